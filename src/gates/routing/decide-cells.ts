import { entryOf, type BaselineEntry } from '../../contracts/baseline.ts';
import type { LocatedCase } from '../../contracts/case-file.ts';
import { toleratesInfra } from '../../contracts/config.ts';
import type { UnitResult } from '../../contracts/results.ts';
import { digestOf } from '../../kernel/digest.ts';
import type { CaseChange } from '../../routing/case-changes.ts';
import { isCaseLoosened } from '../../routing/case-loosened.ts';
import type { CellDecision, CellSituation, JudgedSample } from '../../routing/cell-situation.ts';
import { compareCell } from '../../routing/compare-cell.ts';
import { cellKey, type JoinedUnit } from '../../routing/join-results.ts';
import { judgedUnit } from '../../routing/rejudge-unit.ts';
import { driftOf } from '../../routing/sampling/anchor.ts';
import { judgeSuite } from '../../routing/sampling/judge-suite.ts';
import { sampledTrials, type SampledTrials } from '../../routing/sampling/sample.ts';
import { batchCorrelation } from '../../routing/sampling/batch-correlation.ts';
import { familiesOf } from '../../routing/sampling/families.ts';
import { isSequential } from '../../routing/sampling/cell-rule.ts';
import type { RoutingGateInput } from './routing-gate-input.ts';

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
  readonly sampled: (SampledTrials & JudgedSample) | null;
}

type Changes = ReadonlyMap<string, CaseChange>;

/** Decides every cell that the head has or that either baseline speaks of. */
export function decideCells(input: RoutingGateInput, changes: Changes): readonly DecidedCell[] {
  return [...presentCells(input, changes), ...goneCells(input, changes)];
}

/** A cell of the head before it is decided. */
interface OpenCell extends Pick<DecidedCell, 'agent' | 'units' | 'judged'> {
  readonly item: LocatedCase;
  readonly situation: Omit<CellSituation, 'sampled'>;
  readonly sampled: SampledTrials | null;
}

/** Cells of the head's cases and configured providers. What their counts mean can only be told of all together. */
function presentCells(input: RoutingGateInput, changes: Changes): readonly DecidedCell[] {
  const { sampling } = input.comparator.config;
  const sequential = isSequential(sampling, input.comparator.baseline);
  const out = outages(input);
  const open = input.head.cases.flatMap((item) =>
    [...input.head.config.providers.keys()].map((agent) =>
      openCell(input, changes, sequential, item, agent, out.has(agent)),
    ),
  );
  // Of all that the head has, as the run counts them too: with a batch for each provider, no plan has all cells.
  const familyOf = familiesOf(open.filter(({ situation }) => situation.touched).length, open.length);
  const verdicts = [true, false].flatMap((isTouched) => {
    const counted = open.flatMap(({ sampled, situation }) => (situation.touched === isTouched ? (sampled ?? []) : []));
    const { cells, weight } = familyOf(isTouched);
    const judged = judgeSuite(counted, sampling, cells, weight);
    return counted.map((sampled, index) => [sampled, judged[index]] as const);
  });
  const verdictOf = new Map(verdicts);
  return open.map(({ item, agent, units, judged, situation, sampled }) => {
    const verdict = sampled === null ? undefined : verdictOf.get(sampled);
    const drift = sampled && driftOf(situation.comparatorEntry?.anchors ?? [], sampled, sampling.drop);
    const judgedSample = sampled === null || verdict === undefined ? null : { ...sampled, verdict, drift };
    const decision = compareCell({ ...situation, sampled: judgedSample });
    return { caseId: item.definition.case_id, agent, decision, units, judged, item, sampled: judgedSample };
  });
}

function openCell(
  input: RoutingGateInput,
  changes: Changes,
  sequential: boolean,
  item: LocatedCase,
  agent: string,
  isOut: boolean,
): OpenCell {
  const id = item.definition.case_id;
  const change = changes.get(id);
  const before = change?.before ?? null;
  const all = input.joined.get(id)?.get(agent) ?? null;
  const isCut = input.notRun.has(cellKey(id, agent));
  // Trials of a later stage that were not needed, and what a budget cut off, are no results that are missing.
  const units = (all ?? []).filter(({ unit, result }) => result !== null || (unit.optional !== true && !isCut));
  const judge = (row: UnitResult): UnitResult => judgedUnit(row, item.definition, change, agent, input.hidesReads);
  const judged = units.map(({ result }) => (result === null ? null : judge(result)));
  const base = situationOf(input, change?.beforeId ?? id, id, agent);
  const results = judged.filter((result) => result !== null);
  const others = input.earlier.get(cellKey(id, agent)) ?? [];
  const earlier = others.map(({ attempt, result }) => ({ attempt, result: judge(result) }));
  const sampled = sequential && all !== null ? sampledTrials(base, change, results, earlier) : null;
  const wanted = sampled === null ? input.comparator.config.sampling.trials : 0;
  const touched = input.touches(id);
  const isExcused = isOut || !touched || results.some(({ status }) => status !== 'infra_error');
  const isTolerated = input.tolerateInfra || toleratesInfra(input.comparator.config, agent);
  // What earlier attempts counted stands, also where the budget of the newest cut the cell off.
  const isLeftOut = all === null || (isCut && results.length === 0 && (sampled?.sample.total ?? 0) === 0);
  return {
    item,
    agent,
    units,
    judged,
    sampled,
    situation: {
      ...base,
      inCases: true,
      inConfiguration: true,
      trials: isLeftOut ? null : padded(judged, wanted),
      cutOff: isCut,
      caseChanged: change?.changed ?? false,
      caseLoosened: before !== null && isCaseLoosened(before, item.definition, agent, input.hidesReads),
      promptLeading: change?.naming === 'leading',
      touched,
      infra: !isTolerated ? 'fail' : isExcused ? 'warn' : 'undecided',
    },
  };
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
      cutOff: false,
      caseChanged: false,
      caseLoosened: false,
      promptLeading: false,
      touched: false,
      infra: 'fail',
      sampled: null,
    };
    cells.push({ caseId, agent, decision: compareCell(situation), units: [], judged: [], item, sampled: null });
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
): Pick<CellSituation, 'comparatorEntry' | 'headEntry' | 'correlation' | 'levels' | 'today'> {
  return {
    comparatorEntry: entryOf(input.comparator.baseline, comparatorId, agent),
    headEntry: entryOf(input.head.baseline, headId, agent),
    correlation: batchCorrelation(input.comparator.baseline)?.estimate ?? 0,
    levels: input.comparator.config.levels,
    today: input.today,
  };
}

/** What tells an outage from what the change did. */
interface OutageFacts extends Pick<RoutingGateInput, 'joined' | 'sameClients'> {
  readonly head: Pick<RoutingGateInput['head'], 'config'>;
  readonly comparator: Pick<RoutingGateInput['comparator'], 'config'>;
}

/**
 * The providers that were out, whatever the change did: none of their units came to a verdict, each was ended by what a provider does, and
 * settings and lock of the clients are the comparator's (src/routing/README.md, "Comparison").
 */
export function outages({ head, comparator, joined, sameClients }: OutageFacts): ReadonlySet<string> {
  const isSame = (agent: string): boolean =>
    sameClients &&
    digestOf({ ...head.config.providers.get(agent) }) === digestOf({ ...comparator.config.providers.get(agent) });
  return new Set(
    [...head.config.providers.keys()].filter((agent) => {
      const units = [...joined.values()].flatMap((cells) => cells.get(agent) ?? []);
      const results = units.flatMap(({ result }) => result ?? []);
      return results.length > 0 && results.every(isOutage) && isSame(agent);
    }),
  );
}

function isOutage({ status, infra_reason: reason, observed: { api_status: http } }: UnitResult): boolean {
  if (status !== 'infra_error') return false;
  if (reason === 'api_error') return http === null || http === 429 || http >= 500;
  return reason === 'auth' || reason === 'rate_limited' || reason === 'not_started';
}
