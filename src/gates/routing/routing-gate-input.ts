import type { Baseline } from '../contracts/baseline.ts';
import type { LocatedCase } from '../contracts/case-file.ts';
import type { Config } from '../contracts/config.ts';
import type { ComparatorReport } from '../contracts/gate-result.ts';
import type { EvidenceMode } from './evidence-modes.ts';
import type { SkillRenames } from '../routing/case-changes.ts';
import type { JoinedUnits } from '../routing/join-results.ts';

/** Everything that the routing gate decides on. */
export interface RoutingGateInput {
  readonly head: {
    readonly cases: readonly LocatedCase[];
    readonly config: Config;
    /** What the pull request proposes. */
    readonly baseline: Baseline;
    readonly commit: string | null;
    readonly caseSetDigest: string;
    readonly skillRenames: SkillRenames;
  };
  readonly comparator: {
    readonly baseline: Baseline;
    /** The policy that judges: the comparator's, never the pull request's. */
    readonly config: Config;
    /** Null where they are not known. */
    readonly cases: readonly LocatedCase[] | null;
    readonly report: ComparatorReport;
  };
  readonly joined: JoinedUnits;
  /** There are no results, because changes touch no case and the plan says so. */
  readonly nothingToRun: boolean;
  /** The cells (`cellKey`) that a run left out because its budget was used up. */
  readonly notRun: ReadonlySet<string>;
  readonly batches: readonly string[];
  /** How the results came about. */
  readonly modes: ReadonlySet<EvidenceMode>;
  /** Unit id → the results file that has it, for the command that explains a cell. */
  readonly fileOfUnit: ReadonlyMap<string, string>;
  readonly tolerateInfra: boolean;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly warnings: readonly string[];
}
