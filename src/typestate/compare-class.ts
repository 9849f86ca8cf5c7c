import { isOver } from '../contracts/baseline.ts';
import type { Level } from '../contracts/config.ts';
import { effectOf } from '../contracts/gate-verdict.ts';
import type { ToleratedClass } from '../contracts/typestate-baseline.ts';
import type { TurnDelta, TurnRow } from '../contracts/typestate-detail.ts';

/** What there is to know about one failure class of one subject. */
export interface ClassSituation {
  /** In how many of the head's turns it was found. */
  readonly turns: number;
  /** Whether every turn of the subject could be judged, so that not finding the class says something. */
  readonly judgedWhole: boolean;
  /** What the comparator tolerates. */
  readonly before: ToleratedClass | null;
  /** What the pull request proposes to tolerate. */
  readonly after: ToleratedClass | null;
  /** Whether the comparator knows the subject; of a new one only the pull request can say anything. */
  readonly isKnown: boolean;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly level: Level;
}

export type ComparedClass = Pick<TurnRow, 'gate' | 'tolerated' | 'reason'> & { readonly delta: TurnDelta };

/**
 * Compares a failure class with the baseline at the comparator: src/gates/README.md, "Typestate". The stricter of both baselines
 * holds, so that a pull request tolerates nothing for itself. Null where there is nothing to say.
 */
export function compareClass(situation: ClassSituation): ComparedClass | null {
  const { turns, before, after, isKnown, today, level, judgedWhole } = situation;
  if (turns === 0) return before === null || !judgedWhole ? null : improvement(before, today);
  const regression = (reason: string, of: ToleratedClass | null): ComparedClass => ({
    delta: 'regression',
    gate: effectOf(level),
    tolerated: toleranceOf(of, today),
    reason,
  });
  if (!isKnown) {
    if (after === null) return regression('nothing tolerates it', null);
    if (isOver(after, today)) return regression(`it was tolerated until ${after.expires}`, after);
    const reason = `the merge base does not know this: tolerated until ${after.expires}: ${after.reason}`;
    return { delta: 'new', gate: 'warn', tolerated: toleranceOf(after, today), reason };
  }
  if (before === null) {
    return regression(
      after === null ? 'it is new' : 'it is new; what the pull request tolerates itself does not count',
      null,
    );
  }
  if (isOver(before, today)) return regression(`it was tolerated until ${before.expires}`, before);
  if (after === null) return regression('the pull request tolerates it no longer', before);
  if (isOver(after, today)) return regression(`the pull request tolerates it until ${after.expires} only`, after);
  const last = before.expires < after.expires ? before : after;
  return {
    delta: 'tolerated',
    gate: 'report',
    tolerated: toleranceOf(last, today),
    reason: `tolerated until ${last.expires}: ${before.reason}`,
  };
}

function improvement(before: ToleratedClass, today: string): ComparedClass {
  return {
    delta: 'improvement',
    gate: 'report',
    tolerated: toleranceOf(before, today),
    reason: 'it does not occur any more: the baseline need not tolerate it',
  };
}

/** A tolerance as a row tells it. */
export function toleranceOf(entry: ToleratedClass | null, today: string): TurnRow['tolerated'] {
  if (entry === null) return null;
  const { reason, owner, expires } = entry;
  return { reason, owner: owner ?? null, expires, expired: isOver(entry, today) };
}
