import { expect, test } from 'vitest';

import { baselineOf, batchOf, locatedCases, planOf, resultsOf, routingCase } from '../testing/gate-input-builder.ts';
import { DEFAULT_CONFIG } from '../testing/default-config.ts';
import { observed } from '../testing/unit-result-builder.ts';
import { HIDES_READS } from '../providers/known-providers.ts';
import { caseChanges } from './case-changes.ts';
import { joinResults, type Batch } from './join-results.ts';
import { isWholeSuite, judgedRun, kpiCounts, kpiWorkers, plannedCells, requiredUnits } from './kpi-counts.ts';

const countsOf = (...batches: readonly Batch[]) =>
  kpiCounts(batches.map((batch) => joinResults([batch]))).map((counts) => Object.fromEntries(counts));
const told = (session: string) => ({ status: 'fail', observed: observed({ session_id: session }) }) as const;

test('each unit once by its cell, and none that infrastructure ended or that has no result', () => {
  const night = batchOf({ a: { claude: ['pass', 'fail', 'infra_error'], codex: ['infra_error', null] } });
  expect(countsOf(night)).toEqual([{ 'a/claude': { rows: 2, completed: 1 } }]);
});

test('a unit is judged as the routing gate does: by the comparator’s case, and a late pass by the entry', () => {
  const late = { status: 'pass', timed_out: true } as const;
  const run = joinResults([batchOf({ a: { claude: ['pass'] }, b: { claude: [late], codex: [late] } })]);
  const emptied = { case_id: 'a', prompt: 'Please help.', required_any_evidence: ['any_tool'] };
  const [before, after] = [locatedCases(routingCase('a'), routingCase('b')), locatedCases(emptied, routingCase('b'))];
  const comparator = baselineOf({ b: { codex: { expected_status: 'pass', allow_timeout: true } } });
  const { changes } = caseChanges(after, before, new Map());
  const [policy, today] = [DEFAULT_CONFIG.sampling, '2026-02-01'];
  const basis = { policy, comparator, head: comparator, changes, today, hidesReads: HIDES_READS };
  expect([...(kpiCounts([judgedRun(run, after, basis)])[0] ?? [])]).toEqual([
    ['a/claude', { rows: 1, completed: 0 }],
    ['b/claude', { rows: 1, completed: 0 }],
    ['b/codex', { rows: 1, completed: 1 }],
  ]);
});

test('one run that several units or batches have counts once, in the oldest', () => {
  const [night, again] = [batchOf({ a: { claude: [told('s'), told('s')] } }), batchOf({ a: { claude: [told('s')] } })];
  expect(countsOf(night, again)).toEqual([{ 'a/claude': { rows: 1, completed: 0 } }, {}]);
});

test('trials of a later stage follow failures, and do not count', () => {
  const { plan, results, file } = batchOf({ a: { claude: ['pass', 'fail', 'pass'] } });
  const staged = planOf(plan.units.map((unit) => (unit.trial > 2 ? { ...unit, optional: true } : unit)));
  expect(countsOf({ file, plan: staged, results })).toEqual([{ 'a/claude': { rows: 2, completed: 1 } }]);
});

test('of what plans require, nothing is known where infrastructure ended it or no result is there', () => {
  const batch = batchOf({ a: { claude: ['pass', 'infra_error', null] }, b: { claude: [told('s'), told('s')] } });
  const units = batch.plan.units.map((unit) => (unit.trial > 2 ? { ...unit, optional: true } : unit));
  const run = joinResults([batch]);
  expect(requiredUnits(run, new Set(['a/claude', 'b/claude']))).toEqual({ planned: 5, lost: 2 });
  expect(requiredUnits(run, new Set(['a/claude']))).toEqual({ planned: 3, lost: 2 });
  const staged = joinResults([{ ...batch, plan: planOf(units) }]);
  expect(requiredUnits(staged, new Set(['a/claude']))).toEqual({ planned: 2, lost: 1 });
});

test('a suite is whole where no plan and no budget left anything out', () => {
  const cases = locatedCases(routingCase('a'), routingCase('b'));
  const batch = batchOf({ a: { claude: ['pass'], codex: ['pass'] }, b: { claude: ['pass'], codex: [null] } });
  const cut = resultsOf(batch.plan, [], { not_run: [{ case_id: 'b', agent: 'codex', reason: 'budget' }] });
  const isWhole = (one: Batch, ...agents: readonly string[]) => isWholeSuite(plannedCells([one]), cases, agents);
  expect([isWhole(batch, 'claude', 'codex'), isWhole(batch, 'claude', 'own')]).toEqual([true, false]);
  expect(isWhole({ ...batch, results: cut }, 'claude', 'codex')).toBe(false);
});

test('workers are those who came to a verdict', () => {
  const shard = (number: number, outcome: 'pass' | 'infra_error'): Batch => {
    const batch = batchOf({ a: { claude: [outcome] } });
    return { ...batch, results: { ...batch.results, shard: number } };
  };
  expect(kpiWorkers([shard(1, 'pass'), shard(2, 'pass'), shard(2, 'pass'), shard(3, 'infra_error')])).toBe(2);
  expect(kpiWorkers([batchOf({ a: { claude: ['pass'] } })])).toBe(1);
});
