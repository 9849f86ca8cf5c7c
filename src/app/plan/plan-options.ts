import type { PlanSelection } from '../../contracts/plan.ts';
import type { CompareRequest } from '../comparator/compare-request.ts';

export interface PlanOptions {
  /**
   * The comparator holds the policy and the counts that decide the number of trials, and what its cases ask for is recorded as well. Null:
   * nothing is compared with.
   */
  readonly compare: CompareRequest | null;
  /** Paths or globs; null means the configured ones. */
  readonly cases: readonly string[] | null;
  readonly selection: PlanSelection;
  /** Of each cell; null means as the policy of sampling says. */
  readonly trials: number | null;
  /** Only the cases that changes since the merge base touch; needs something to compare with. */
  readonly changed?: ChangedOptions | null;
}

export interface ChangedOptions {
  /** Roots of the skills, absolute or relative to where the command runs; null means the configured ones. */
  readonly skills: readonly string[] | null;
}
