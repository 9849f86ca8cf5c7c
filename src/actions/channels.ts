import { info, setOutput } from '@actions/core';

import type { ChannelInputs, Published } from '../app/publish/publish-report.ts';
import { usageError } from '../kernel/portcullis-error.ts';
import { notify, warn } from './annotate.ts';
import { choiceInput, optionalInput } from './inputs.ts';

const NAME_LIMIT = 200;

/** The inputs `comment`, `check-run` and `token`. A job is a check run too, of its own name: where both have one, whoever requires it requires both. */
export function channelInputs(): ChannelInputs {
  const checkRun = optionalInput('check-run');
  if (checkRun !== null && (checkRun.length > NAME_LIMIT || /\p{Cc}/u.test(checkRun))) {
    const expected = `a name on one line, of at most ${NAME_LIMIT} characters, was expected`;
    throw usageError(`The input "check-run" is ${JSON.stringify(checkRun)}: ${expected}.`);
  }
  if (checkRun !== null && checkRun === process.env['GITHUB_JOB']) {
    const message = `The input "check-run" is ${JSON.stringify(checkRun)}, as this job is called: another name was expected.`;
    const help = 'Checks are required by their name, which both would have. Nor may it be the "name" of any job.';
    throw usageError(message, help);
  }
  return { comment: choiceInput('comment', ['auto', 'off']) === 'auto', checkRun, token: optionalInput('token') };
}

/** Prints what became of each channel, one line each, and sets the output `comment-url` where there is a comment. */
export function showPublished({ commentUrl, notes }: Published): void {
  for (const { level, text } of notes) ({ info, notice: notify, warning: warn })[level](text);
  if (commentUrl !== null) setOutput('comment-url', commentUrl);
}
