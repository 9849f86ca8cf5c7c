import type { Baseline } from '../../contracts/baseline.ts';
import type { LocatedCase, RoutingCase } from '../../contracts/case-file.ts';
import type { Config } from '../../contracts/config.ts';
import type { OutcomeBaseline } from '../../contracts/gate-result.ts';
import type { SkillRenames } from '../../routing/case-changes.ts';
import type { JoinedUnits } from '../../routing/join-results.ts';
import type { EarlierTrial } from '../../routing/newest-attempts.ts';
import type { HidesReads } from '../../routing/requirements.ts';
import type { AskedClients } from './client-sides.ts';
import type { EvidenceMode } from './evidence-modes.ts';

/** Everything that the routing gate decides on. */
export interface RoutingGateInput {
  readonly head: AskedClients & {
    readonly cases: readonly LocatedCase[];
    readonly config: Config;
    /** What the pull request proposes. */
    readonly baseline: Baseline;
    readonly skillRenames: SkillRenames;
  };
  readonly comparator: AskedClients & {
    readonly baseline: Baseline;
    /** Where that was found. */
    readonly place: OutcomeBaseline;
    /** The policy that judges: the comparator's, never the pull request's. */
    readonly config: Config;
    /** Null where they are unknown. */
    readonly cases: readonly LocatedCase[] | null;
  };
  readonly joined: JoinedUnits;
  /** Of earlier attempts, by `cellKey`. */
  readonly earlier: ReadonlyMap<string, readonly EarlierTrial[]>;
  /** There are no results, because changes touch no case and the plan says so. */
  readonly nothingToRun: boolean;
  /** The cells (`cellKey`) that a run left out because its budget was used up. */
  readonly notRun: ReadonlySet<string>;
  /** How the results came about. */
  readonly modes: ReadonlySet<EvidenceMode>;
  /** Unit id → the results file that has it, for the command that explains a cell. */
  readonly fileOfUnit: ReadonlyMap<string, string>;
  readonly tolerateInfra: boolean;
  /** Whether the change touches a case: as the plans record, else it may. */
  readonly touches: (caseId: string) => boolean;
  /** What the change did to the skills that a case names, a sentence each. */
  readonly skillChanges: (definition: RoutingCase) => readonly string[];
  /** The lock of the clients is the comparator's. */
  readonly sameClients: boolean;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly warnings: readonly string[];
  readonly hidesReads: HidesReads;
}
