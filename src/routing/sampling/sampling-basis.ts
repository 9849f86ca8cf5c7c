import { entryOf, type Baseline } from '../../contracts/baseline.ts';
import type { SamplingPolicy } from '../../contracts/sampling-policy.ts';
import type { CaseChange } from '../case-changes.ts';
import type { HidesReads } from '../requirements.ts';
import { cellRule, type CellRule } from './cell-rule.ts';
import type { CellEntries } from './sampled-trials.ts';

/** What decides how many trials the cells of a plan get, and when a run may stop: what a gate will judge them by. */
export interface SamplingBasis {
  readonly policy: SamplingPolicy;
  readonly comparator: Baseline;
  readonly head: Baseline;
  /** By case id: what the comparator has of each case of the head. */
  readonly changes: ReadonlyMap<string, CaseChange>;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly hidesReads: HidesReads;
}

/** Whether a suite is judged by counts: as the policy says, else where the comparator's baseline has any. */
export function isSequential({ rule }: SamplingPolicy, { entries }: Baseline): boolean {
  if (rule !== null) return rule === 'sequential';
  const all = [...entries.values()].flatMap((cells) => [...cells.values()]);
  return all.some(({ history }) => history !== undefined && history.length > 0);
}

/** The rule of a cell before anything of it has run. */
export function ruleOfPlan(basis: SamplingBasis, caseId: string, agent: string): CellRule {
  if (!isSequential(basis.policy, basis.comparator)) return { kind: 'single' };
  return cellRule({ ...entriesOfCell(basis, caseId, agent), environment: null });
}

/** The entries of a cell; a renamed case has the comparator's under its id before. */
export function entriesOfCell(
  { comparator, head, changes, today }: SamplingBasis,
  caseId: string,
  agent: string,
): CellEntries {
  const before = changes.get(caseId)?.beforeId ?? caseId;
  return { comparatorEntry: entryOf(comparator, before, agent), headEntry: entryOf(head, caseId, agent), today };
}
