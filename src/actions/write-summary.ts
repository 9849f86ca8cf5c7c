import { summary } from '@actions/core';

import { orWarn } from './or-warn.ts';

/** Adds a page to the summary of this job. */
export function writeSummary(page: string): Promise<void> {
  return orWarn('The job summary', () => summary.addRaw(page).write());
}
