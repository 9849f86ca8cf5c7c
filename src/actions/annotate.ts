import { error as annotateError, warning as annotateWarning } from '@actions/core';

import type { StepAnnotation } from '../app/reports.ts';

/** Prints the annotations of a step; one that points at a line of a file is shown in the pull request. */
export function annotate(annotations: readonly StepAnnotation[]): void {
  for (const { level, title, text, file, line } of annotations) {
    const print = level === 'error' ? annotateError : annotateWarning;
    const place = file === null ? {} : { file, ...(line === null ? {} : { startLine: line }) };
    print(text, { title, ...place });
  }
}
