import type { FindingPlaces } from './annotation-places.ts';
import { CHANNEL_LIMITS, utf8Bytes } from './channel-limits.ts';
import type { ReportedFinding } from './reported-finding.ts';
import { repositoryPath } from './repository-path.ts';
import { clipWithin, safeText } from './text-style.ts';

/** An annotation as a step of a workflow prints it. */
export interface StepAnnotation {
  readonly level: 'error' | 'warning';
  readonly title: string;
  /** One harmless line. */
  readonly text: string;
  readonly file: string | null;
  readonly line: number | null;
}

/** What an annotation is made of. */
export type Annotated = Pick<ReportedFinding, 'rule' | 'level' | 'text' | 'file' | 'line'>;

/**
 * The annotations of a step: of each kind the first, which are the worst, and one that counts the others, in as many places as there are.
 * A place in a file outside of the repository is left out.
 */
export function stepAnnotations(findings: readonly Annotated[], places: FindingPlaces): readonly StepAnnotation[] {
  return (['error', 'warning'] as const).flatMap((level) => {
    const room = places[level];
    if (room <= 0) return [];
    const found = findings.filter((finding) => finding.level === level);
    const shown = found.slice(0, found.length > room ? room - 1 : room).map((finding) => annotationOf(finding, level));
    const left = found.length - shown.length;
    const more = { level, title: 'Portcullis', text: `and ${left} more: see the job summary`, file: null, line: null };
    return left === 0 ? shown : [...shown, more];
  });
}

function annotationOf(finding: Annotated, level: StepAnnotation['level']): StepAnnotation {
  const file = repositoryPath(finding.file);
  return {
    level,
    title: annotationTitle(finding),
    text: annotationMessage(finding),
    file,
    line: file === null || finding.line === null || finding.line < 1 ? null : finding.line,
  };
}

/** `Portcullis: regression`, within the limit of a title. */
export function annotationTitle({ rule }: Pick<Annotated, 'rule'>): string {
  return clipWithin(safeText(`Portcullis: ${rule}`), CHANNEL_LIMITS.annotationTitleCharacters);
}

/** What a finding says, on one line and within the limit of a message. */
export function annotationMessage({ text }: Pick<Annotated, 'text'>): string {
  return clipBytes(safeText(text), CHANNEL_LIMITS.annotationMessageBytes);
}

/** Text of several lines as one annotation: harmless as it is, and within the limit of a message. */
export function annotationLines(text: string): string {
  return clipBytes(text, CHANNEL_LIMITS.annotationMessageBytes);
}

/** At most `limit` bytes of UTF-8, whole characters, with a mark where some were cut. */
function clipBytes(text: string, limit: number): string {
  if (utf8Bytes(text) <= limit) return text;
  const mark = '…';
  const bytes = new TextEncoder().encodeInto(text, new Uint8Array(limit - utf8Bytes(mark)));
  return `${text.slice(0, bytes.read)}${mark}`;
}
