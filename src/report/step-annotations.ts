import type { Finding } from '../contracts/gate-result.ts';
import type { FindingLevel } from '../contracts/gate-verdict.ts';
import { CHANNEL_LIMITS, utf8Bytes } from './channel-limits.ts';
import { annotationPath } from './annotation-path.ts';
import { clipWithin, safeText } from './text-style.ts';

// Every action has this file when it starts: it loads no gate and no other renderer.

/** The kinds of annotations that a step can print. */
type AnnotationKind = 'error' | 'warning' | 'notice';

/** How many findings of each level may become annotations. */
type FindingPlaces = Readonly<Record<'error' | 'warning', number>>;

/** Places that findings leave to what comes after them: a comment and a check run that could not be written. */
const AFTER_FINDINGS = 2;

/** What a step may still print as annotations: of each kind no more than GitHub shows, whoever in the action has something to say. */
export class AnnotationPlaces {
  readonly #left: Record<AnnotationKind, number> = {
    // One for the error that ends an action, and one for what a library of ours may warn of.
    error: CHANNEL_LIMITS.annotationsOfKind - 1,
    warning: CHANNEL_LIMITS.annotationsOfKind - 1,
    notice: CHANNEL_LIMITS.annotationsOfKind,
  };

  /** Takes a place; false where there is none any more. */
  take(kind: AnnotationKind): boolean {
    if (this.#left[kind] === 0) return false;
    this.#left[kind] -= 1;
    return true;
  }

  /** What of it findings may have. */
  forFindings(): FindingPlaces {
    return { error: this.#left.error, warning: Math.max(0, this.#left.warning - AFTER_FINDINGS) };
  }
}

/** A finding as an annotation, within the limits of one. */
export interface Annotation<Level extends FindingLevel = FindingLevel> {
  readonly level: Level;
  /** `Portcullis: regression` */
  readonly title: string;
  /** One harmless line. */
  readonly text: string;
  /** From the repository's root; null where there is no place in it. */
  readonly file: string | null;
  /** From 1. */
  readonly line: number | null;
}

export function annotationOf(
  level: FindingLevel,
  rule: string,
  text: string,
  place?: Finding['places'][number],
): Annotation {
  const file = annotationPath(place?.file ?? null);
  const line = place?.line ?? 0;
  return {
    level,
    title: clipWithin(safeText(`Portcullis: ${rule}`), CHANNEL_LIMITS.annotationTitleCharacters),
    text: annotationMessage(text),
    file,
    line: file === null || line < 1 ? null : line,
  };
}

/** The annotations of a step: of each kind the first, which are the worst, and one that counts the others, in as many places as there are. */
export function stepAnnotations(
  findings: readonly Annotation[],
  places: FindingPlaces,
): readonly Annotation<'error' | 'warning'>[] {
  return (['error', 'warning'] as const).flatMap((level) => {
    const room = places[level];
    if (room <= 0) return [];
    const found = findings.filter((finding) => finding.level === level);
    const shown = found.slice(0, found.length > room ? room - 1 : room).map((finding) => ({ ...finding, level }));
    const left = found.length - shown.length;
    const more = { level, title: 'Portcullis', text: `and ${left} more: see the job summary`, file: null, line: null };
    return left === 0 ? shown : [...shown, more];
  });
}

/** A text as one harmless line, within the limit of a message. */
export function annotationMessage(text: string): string {
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
