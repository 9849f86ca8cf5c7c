import type { Levels } from '../contracts/config.ts';
import type { Cell, CellNote } from '../contracts/routing-detail.ts';
import type { UnitResult } from '../contracts/results.ts';
import type { EffectiveEntry } from './effective-entry.ts';
import type { CellEntries } from './sampling/cell-rule.ts';
import type { SampleVerdict } from './sampling/judge-suite.ts';
import type { SampledCell } from './sampling/sample.ts';

/** What one trial of a cell came to. */
export type TrialOutcome = Pick<UnitResult, 'status' | 'timed_out'>;

/** Everything that decides about a cell. */
export interface CellSituation extends CellEntries {
  readonly inCases: boolean;
  readonly inConfiguration: boolean;
  /** The trials that have to be there, null where one has no result; null where the plan leaves the cell out. */
  readonly trials: readonly (TrialOutcome | null)[] | null;
  /** The budget of the run was used up before the cell was begun. */
  readonly cutOff: boolean;
  /** The comparator's cases are known, and this case is not among them or reads differently there. */
  readonly caseChanged: boolean;
  readonly caseLoosened: boolean;
  /** The prompt names a skill that is required and did not at the comparator. */
  readonly promptLeading: boolean;
  /** The change touches the case, as its plan records. */
  readonly touched: boolean;
  /** What infrastructure that took a trial does to the gate. */
  readonly infra: 'fail' | 'undecided' | 'warn';
  readonly levels: Levels;
  /** How the counts of the trials were judged; null where each trial is judged by the table. */
  readonly sampled: JudgedSample | null;
}

export interface JudgedSample extends SampledCell {
  readonly verdict: SampleVerdict;
  /** How far the cell drifted from its anchor, in words; null where it did not. */
  readonly drift: string | null;
}

/** What one row of the table says; `reason` is one sentence for people. */
export type Row = Readonly<Pick<Cell, 'delta' | 'gate' | 'timeout' | 'reason'>>;

export interface CellDecision extends Row {
  readonly notes: readonly CellNote[];
  readonly expected: EffectiveEntry | null;
  /** Index of the trial that decided; null where no trial did. */
  readonly trial: number | null;
}
