import { error as annotateError, warning as annotateWarning } from '@actions/core';

/** GitHub shows at most ten annotations of a kind for a step. */
const ANNOTATIONS = 10;

/** What an annotation says, and where it stands. */
export interface Annotation {
  readonly rule: string;
  readonly level: 'error' | 'warning' | 'note';
  /** As it is shown: one harmless line. */
  readonly text: string;
  readonly file: string | null;
  readonly line: number | null;
}

/** Annotations of a step, the first of each kind; each points at a line of a file, so that it is shown in the pull request. */
export function annotate(annotations: readonly Annotation[]): void {
  const show = (level: Annotation['level'], print: typeof annotateError): void => {
    const found = annotations.filter((annotation) => annotation.level === level);
    for (const { rule, text, file, line } of found.slice(0, ANNOTATIONS - 1)) {
      const place = file === null ? {} : { file, ...(line === null ? {} : { startLine: line }) };
      print(text, { title: `Portcullis: ${rule}`, ...place });
    }
    if (found.length >= ANNOTATIONS) print(`and ${found.length - ANNOTATIONS + 1} more: see the job summary`);
  };
  // `setFailed` adds an error of its own.
  show('error', annotateError);
  show('warning', annotateWarning);
}
