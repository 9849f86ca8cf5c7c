import type { KpiConfig, Levels } from '../../contracts/config.ts';
import type { OutcomeBaseline } from '../../contracts/gate-result.ts';
import type { KpiBaseline } from '../../contracts/kpi-baseline.ts';
import type { CountsByCase } from '../../routing/kpi-counts.ts';

/** Everything that the KPI gate decides on. */
export interface KpiGateInput {
  readonly head: {
    /** What each case's rows came to; of a trajectory those without an issue stand under the empty text. */
    readonly counts: CountsByCase;
    readonly workers: number;
    /** The plan is of the whole suite. */
    readonly isWhole: boolean;
    /** Whether a case's rows may be missing: the plan left it out on purpose, or its provider's outage is tolerated. */
    readonly isExcused: (name: string) => boolean;
    /** What the pull request proposes; null without such a file. */
    readonly baseline: KpiBaseline | null;
    /** The change is of the baseline's file alone. */
    readonly isBaselineAlone: boolean;
  };
  readonly comparator: {
    /** Null without such a file. */
    readonly baseline: KpiBaseline | null;
    /** Where that was looked for. */
    readonly place: OutcomeBaseline;
    /** The policy that judges: the comparator's, never the pull request's. */
    readonly settings: KpiConfig;
    readonly levels: Levels;
  };
  /** `YYYY-MM-DD`. */
  readonly today: string;
}
