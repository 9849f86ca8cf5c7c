import { info, setOutput } from '@actions/core';

import type { Published } from '../app/publish/publish-report.ts';
import { notify, warn } from './annotate.ts';

/** Prints what became of each channel, one line each, and sets the output `comment-url` where there is a comment. */
export function showPublished({ commentUrl, notes }: Published): void {
  for (const { level, text } of notes) ({ info, notice: notify, warning: warn })[level](text);
  if (commentUrl !== null) setOutput('comment-url', commentUrl);
}
