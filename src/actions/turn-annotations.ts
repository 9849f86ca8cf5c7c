import { safeText } from '../app/reports.ts';
import type { TurnFinding } from '../contracts/typestate-result.ts';
import type { Annotation } from './annotate.ts';

/** Findings of the typestate gate as annotations at their lines of transcripts and evidence files. */
export function turnAnnotations(findings: readonly TurnFinding[]): readonly Annotation[] {
  return findings.map(({ subject, message, ...finding }) => ({ ...finding, text: safeText(`${subject}: ${message}`) }));
}
