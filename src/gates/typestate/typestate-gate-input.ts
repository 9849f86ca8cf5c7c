import type { Config } from '../../contracts/config.ts';
import type { OutcomeBaseline } from '../../contracts/gate-result.ts';
import type { TypestateBaseline } from '../../contracts/typestate-baseline.ts';
import type { TurnPlace, TurnSubject, TypestateDetail } from '../../contracts/typestate-detail.ts';

/** Something that could not be judged, or is no turn at all. */
export interface UnjudgedPart {
  readonly delta: 'invalid' | 'unjudged';
  readonly gate: 'fail' | 'undecided' | 'warn';
  readonly reason: string;
  readonly place: TurnPlace | null;
}

/** One failure class, counted. */
export interface FoundClass {
  readonly turns: number;
  readonly places: readonly TurnPlace[];
}

/** The turns of a case under a provider, or those of an evidence file that have one id. */
export interface SubjectTurns {
  readonly subject: TurnSubject;
  /** The case's id at the comparator. */
  readonly beforeId: string | null;
  /** Whether the comparator knows the subject. */
  readonly isKnown: boolean;
  readonly turns: number;
  readonly rejected: number;
  readonly classes: ReadonlyMap<string, FoundClass>;
  /** Classes of runs that say nothing about the change, since infrastructure ended them. */
  readonly infra: ReadonlyMap<string, FoundClass>;
  readonly unjudged: readonly UnjudgedPart[];
}

/** Everything that the typestate gate decides on. */
export interface TypestateGateInput {
  readonly head: {
    /** What the pull request proposes to tolerate. */
    readonly baseline: TypestateBaseline;
  };
  readonly comparator: {
    readonly baseline: TypestateBaseline;
    /** Where that was looked for. */
    readonly place: OutcomeBaseline;
    /** The policy that judges: the comparator's, never the pull request's. */
    readonly config: Config;
  };
  /** Policy → the digest that turns have to be bound to; null where none is configured. */
  readonly policies: TypestateDetail['policies'];
  readonly subjects: readonly SubjectTurns[];
  /** There are no turns, because changes touch no case and the plan says so, and no evidence file is named. */
  readonly nothingToRun: boolean;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly warnings: readonly string[];
}
