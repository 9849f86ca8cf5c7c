import { entryOf, type BaselineEntry } from '../contracts/baseline.ts';
import type { LocatedCase } from '../contracts/case-file.ts';
import type { UnitResult } from '../contracts/results.ts';
import type { CaseChange } from '../routing/case-changes.ts';
import { isCaseLoosened } from '../routing/case-loosened.ts';
import { compareCell, type CellSituation } from '../routing/compare-cell.ts';
import type { JoinedUnit } from '../routing/join-results.ts';
import { rejudgeUnit } from '../routing/rejudge-unit.ts';
import { isNegative, requirementsOf } from '../routing/requirements.ts';
import type { DecidedCell } from './routing-cell.ts';
import type { RoutingGateInput } from './routing-gate-input.ts';

type Changes = ReadonlyMap<string, CaseChange>;

/** Decides every cell that the head has or that either baseline speaks of. */
export function decideCells(input: RoutingGateInput, changes: Changes): readonly DecidedCell[] {
  return [...presentCells(input, changes), ...goneCells(input, changes)];
}

/** Cells of the head's cases and configured providers. */
function presentCells(input: RoutingGateInput, changes: Changes): readonly DecidedCell[] {
  return input.head.cases.flatMap((item) =>
    [...input.head.config.providers.keys()].map((agent) => {
      const id = item.definition.case_id;
      const change = changes.get(id);
      const units = input.joined.get(id)?.get(agent) ?? null;
      const judged = (units ?? []).map((unit) => judgedUnit(unit, item, change, agent));
      const outcomes = judged.map((result) =>
        result === null ? null : { status: result.status, timedOut: result.timed_out },
      );
      const situation: CellSituation = {
        ...situationOf(input, change?.beforeId ?? id, id, agent),
        inCases: true,
        inConfiguration: true,
        trials: units === null ? null : padded(outcomes, input.comparator.config.trials),
        caseChanged: change?.changed ?? false,
        caseLoosened: isLoosened(item, change, agent),
        promptLeading: change?.promptLeading ?? false,
      };
      return { caseId: id, agent, decision: compareCell(situation), units: units ?? [], judged, item };
    }),
  );
}

/** A pull request that plans fewer trials than the comparator's policy asks for leaves some without a result. */
function padded<T>(trials: readonly T[], wanted: number): readonly (T | null)[] {
  return [...trials, ...Array.from({ length: Math.max(0, wanted - trials.length) }, () => null)];
}

/** Cells that one of the baselines knows, and whose case or provider the head does not have. */
function goneCells(input: RoutingGateInput, changes: Changes): readonly DecidedCell[] {
  const { head, comparator } = input;
  const cells: DecidedCell[] = [];
  const decide = (before: BaselineEntry | null, now: BaselineEntry | null, caseId: string, agent: string): void => {
    const item = head.cases.find(({ definition }) => definition.case_id === caseId) ?? null;
    const situation: CellSituation = {
      ...situationOf(input, caseId, caseId, agent),
      comparatorEntry: before,
      headEntry: now,
      inCases: item !== null,
      inConfiguration: head.config.providers.has(agent),
      trials: null,
      caseChanged: false,
      caseLoosened: false,
      promptLeading: false,
    };
    cells.push({ caseId, agent, decision: compareCell(situation), units: [], judged: [], item });
  };

  // Providers that are gone, from cases that the head has.
  for (const [caseId, { beforeId }] of changes) {
    const before = comparator.baseline.entries.get(beforeId);
    const now = head.baseline.entries.get(caseId);
    for (const agent of new Set([...(before?.keys() ?? []), ...(now?.keys() ?? [])])) {
      if (!head.config.providers.has(agent)) decide(before?.get(agent) ?? null, now?.get(agent) ?? null, caseId, agent);
    }
  }
  // Cases that are gone. One that has another id now is compared under that; what is left is an entry under the old one.
  const renamed = new Set([...changes.values()].map((change) => change.beforeId));
  for (const [caseId, providers] of comparator.baseline.entries) {
    if (changes.has(caseId)) continue;
    for (const [agent, before] of providers) {
      const now = entryOf(head.baseline, caseId, agent);
      if (now !== null || !renamed.has(caseId)) decide(before, now, caseId, agent);
    }
  }
  return cells;
}

function situationOf(
  input: RoutingGateInput,
  comparatorId: string,
  headId: string,
  agent: string,
): Pick<CellSituation, 'comparatorEntry' | 'headEntry' | 'infraTolerated' | 'onRemoved' | 'today'> {
  const policy = input.comparator.config;
  return {
    comparatorEntry: entryOf(input.comparator.baseline, comparatorId, agent),
    headEntry: entryOf(input.head.baseline, headId, agent),
    infraTolerated: input.tolerateInfra || policy.providers.get(agent)?.infra === 'tolerated',
    onRemoved: policy.onRemoved,
    today: input.today,
  };
}

function isLoosened(item: LocatedCase, change: CaseChange | undefined, agent: string): boolean {
  return change !== undefined && change.before !== null && isCaseLoosened(change.before, item.definition, agent);
}

/**
 * A unit of a case that asks less than before is judged by what was asked before. Where it passes that and not what the head asks,
 * the head's verdict stays. A negative case that became a positive one still has to show proof of life.
 */
function judgedUnit(
  { result }: JoinedUnit,
  item: LocatedCase,
  change: CaseChange | undefined,
  agent: string,
): UnitResult | null {
  if (result === null || change === undefined || change.before === null) return result;
  const before = requirementsOf(change.before, agent);
  const now = requirementsOf(item.definition, agent);
  const wasNegative = isNegative(before) && !isNegative(now);
  if (!wasNegative && !isCaseLoosened(change.before, item.definition, agent)) return result;
  const { verdict, notShown } = rejudgeUnit(result, before, now);
  if (verdict.status === 'pass') return result.status === 'pass' ? { ...result, ...verdict } : result;
  const unseen = notShown.length === 0 ? '' : `; its results cannot show ${notShown.join(', ')}`;
  return { ...result, ...verdict, error: `judged by the comparator's case${unseen}` };
}
