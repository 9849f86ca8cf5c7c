import { summary } from '@actions/core';

import { errorText } from '../kernel/portcullis-error.ts';
import { warn } from './annotate.ts';

/** Adds a page to the summary of this job. */
export function writeSummary(page: string): Promise<void> {
  return tryToReport('The job summary', () => summary.addRaw(page).write());
}

/** What cannot be reported costs a warning and never changes the verdict. `what`: the subject of a sentence. */
export async function tryToReport(what: string, report: () => unknown): Promise<void> {
  try {
    await report();
  } catch (error) {
    warn(`${what} could not be written: ${errorText(error)}`);
  }
}
