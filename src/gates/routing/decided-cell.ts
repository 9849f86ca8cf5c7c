import type { LocatedCase } from '../contracts/case-file.ts';
import type { UnitResult } from '../contracts/results.ts';
import type { CellDecision } from '../routing/cell-situation.ts';
import type { JoinedUnit } from '../routing/join-results.ts';
import type { SampleVerdict } from '../routing/sampling/judge-suite.ts';
import type { SampledTrials } from '../routing/sampling/sampled-trials.ts';

/** One cell that was decided, and what it was decided on. */
export interface DecidedCell {
  readonly caseId: string;
  readonly agent: string;
  readonly decision: CellDecision;
  readonly units: readonly JoinedUnit[];
  /** The results of `units` as they were judged. */
  readonly judged: readonly (UnitResult | null)[];
  /** Null where the case is gone. */
  readonly item: LocatedCase | null;
  /** How its trials were counted; null where each was judged by itself. */
  readonly sampled: (SampledTrials & { readonly verdict: SampleVerdict }) | null;
}
