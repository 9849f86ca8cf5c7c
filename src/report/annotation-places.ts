import { CHANNEL_LIMITS } from './channel-limits.ts';

/** The kinds of annotations that a step can print. */
export type AnnotationKind = 'error' | 'warning' | 'notice';

/** How many findings of each level may become annotations. */
export type FindingPlaces = Readonly<Record<'error' | 'warning', number>>;

/** Places that stay free of what we print: for the error that ends an action, and for what a library of ours may warn of. */
const KEPT = { error: 1, warning: 1, notice: 0 } as const;
/** Places that findings leave to what comes after them: a comment and a check run that could not be written. */
const AFTER_FINDINGS = 2;

/** What a step may still print as annotations: of each kind no more than GitHub shows, whoever in the action has something to say. */
export class AnnotationPlaces {
  readonly #left: Record<AnnotationKind, number> = {
    error: CHANNEL_LIMITS.annotationsOfKind - KEPT.error,
    warning: CHANNEL_LIMITS.annotationsOfKind - KEPT.warning,
    notice: CHANNEL_LIMITS.annotationsOfKind - KEPT.notice,
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
