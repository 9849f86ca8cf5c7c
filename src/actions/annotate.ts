import { error, info, notice, warning, type AnnotationProperties } from '@actions/core';

import { annotationMessage, AnnotationPlaces, stepAnnotations, type Annotation } from '../app/gates/annotations.ts';

let places = new AnnotationPlaces();
const PRINT = { error, warning, notice } as const;

/** A step has places of its own. */
export function beginStep(): void {
  places = new AnnotationPlaces();
}

/** Annotates what was found, the worst first, as far as there are places; one at a line of a file is shown in the pull request. */
export function annotate(findings: readonly Annotation[]): void {
  for (const { level, title, text, file, line } of stepAnnotations(findings, places.forFindings())) {
    const place = file === null ? {} : { file, ...(line === null ? {} : { startLine: line }) };
    print(level, text, { title, ...place });
  }
}

/** Warns of something that asks for an action. */
export function warn(text: string): void {
  print('warning', text);
}

/** Tells something that is as it should be. */
export function notify(text: string): void {
  print('notice', text);
}

/** What GitHub would not show as an annotation is a line of the log. */
function print(kind: keyof typeof PRINT, text: string, properties: AnnotationProperties = {}): void {
  const message = annotationMessage(text);
  if (places.take(kind)) PRINT[kind](message, properties);
  else info(`${kind}: ${message}`);
}
