import type { BaselineEntry } from '../contracts/baseline.ts';
import type { Plan } from '../contracts/plan.ts';
import type { UnitResult } from '../contracts/results.ts';
import { DEFAULT_SAMPLING } from '../contracts/sampling-policy.ts';
import { HIDES_READS } from '../providers/known-providers.ts';
import type { Batch } from '../routing/join-results.ts';
import { planUnits } from '../routing/plan-units.ts';
import { plannedTrials, ruleOfPlan, type SamplingBasis } from '../routing/sampling/cell-rule.ts';
import { nextUnits } from '../routing/sampling/next-units.ts';
import { routingGate, type FlatResult } from './flat-result.ts';
import { baselineOf, gateInput, locatedCases, resultsOf, routingCase } from './gate-input-builder.ts';
import { unitId, unitResult } from './unit-result-builder.ts';

export interface SuiteRun {
  readonly agents: readonly string[];
  /** Of each case, for every provider; null where the pull request adds it. */
  readonly entries: readonly (BaselineEntry | null)[];
  /** `cell`: case × number of providers + provider. `trial`: from 1. */
  readonly outcome: (cell: number, trial: number) => UnitResult['status'];
  /** The providers of each batch. */
  readonly batches: readonly (readonly string[])[];
  /** As many of the cases, from the first on, are touched; null where plans do not tell. */
  readonly touched?: number | null;
  /** What earlier attempts at these batches brought. */
  readonly earlier?: readonly Batch[];
}

/** An adaptive run with a plan for each batch, round by round, and what the gate makes of its results. */
export function runAndJudge({ agents, entries, outcome, batches, touched = null, earlier = [] }: SuiteRun): {
  readonly result: FlatResult;
  readonly batches: readonly Batch[];
  readonly rounds: number;
} {
  const ids = entries.map((_, index) => `case-${index}`);
  const cases = locatedCases(...ids.map((id) => routingCase(id)));
  const cellsOf = (list: readonly (readonly [string, BaselineEntry | null])[]): ReturnType<typeof baselineOf> =>
    baselineOf(
      Object.fromEntries(
        list.flatMap(([id, entry]) =>
          entry === null ? [] : [[id, Object.fromEntries(agents.map((agent) => [agent, entry]))]],
        ),
      ),
    );
  const before = cellsOf(ids.map((id, index) => [id, entries[index] ?? null]));
  const after = cellsOf(ids.map((id, index) => [id, entries[index] ?? { expected_status: 'pass' }]));
  const basis: SamplingBasis = {
    policy: DEFAULT_SAMPLING,
    comparator: before,
    head: after,
    changes: new Map(),
    today: '2026-01-02',
    hidesReads: HIDES_READS,
  };
  const definitions = new Map(cases.map(({ definition }) => [definition.case_id, definition]));
  const edited = ids.slice(0, touched ?? ids.length);
  let count = 0;
  let rounds = 0;
  const ran = batches.map((own, index): Batch => {
    const planned: Plan = planUnits({
      cases,
      providers: [...agents],
      selection: { agents: [...own], case_ids: null, categories: null },
      trials: (definition, agent) => plannedTrials(ruleOfPlan(basis, definition.case_id, agent), basis.policy),
      commit: 'd'.repeat(40),
      batchRunId: unitId(0xba00 + index),
      newId: () => unitId((count += 1)),
    });
    const changes = { merge_base: 'a'.repeat(40), skills: [], cases: [...edited], everything: [], listings: [] };
    const plan = touched === null ? planned : { ...planned, changes };
    const kept = new Map<string, UnitResult>();
    for (;;) {
      const next = nextUnits(plan, definitions, basis, kept);
      if (next.length === 0) break;
      rounds += 1;
      for (const unit of next) {
        const cell = Number(unit.case_id.slice(5)) * agents.length + agents.indexOf(unit.agent);
        const { optional: _optional, ...key } = unit;
        kept.set(unit.unit_run_id, unitResult({ ...key, status: outcome(cell, unit.trial) }));
      }
    }
    return { file: `${index}.json`, plan, results: resultsOf(plan, [...kept.values()]) };
  });
  const input = gateInput({ cases, agents, before, after, batches: ran, touched: edited, earlier });
  return { result: routingGate(input), batches: ran, rounds };
}
