import { expect, test } from 'vitest';

import { batchOf, locatedCases, planOf, resultsOf, routingCase } from '../testing/gate-input-builder.ts';
import { observed } from '../testing/unit-result-builder.ts';
import { joinResults, type Batch } from './join-results.ts';
import { kpiCounts, kpiWorker, leftOutCells } from './kpi-counts.ts';

const countsOf = (...batches: readonly Batch[]) =>
  kpiCounts(batches.map((batch) => joinResults([batch]))).map((counts) => Object.fromEntries(counts));
const told = (session: string) => ({ status: 'fail', observed: observed({ session_id: session }) }) as const;

test('each unit once by its cell, and none that infrastructure ended or that has no result', () => {
  const late = { status: 'pass', timed_out: true } as const;
  const night = batchOf({
    a: { claude: ['pass', 'fail', 'infra_error'], codex: ['infra_error', null] },
    b: { codex: [late] },
  });
  expect(countsOf(night)).toEqual([{ 'a/claude': { rows: 2, completed: 1 }, 'b/codex': { rows: 1, completed: 0 } }]);
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

test('what a plan or a budget left out', () => {
  const cases = locatedCases(routingCase('a'), routingCase('b'));
  const batch = batchOf({ a: { claude: ['pass'], codex: ['pass'] }, b: { claude: ['pass'], codex: [null] } });
  expect([...leftOutCells([batch], cases, ['claude', 'codex'])]).toEqual([]);
  const cut = resultsOf(batch.plan, [], { not_run: [{ case_id: 'b', agent: 'codex', reason: 'budget' }] });
  expect([...leftOutCells([{ ...batch, results: cut }], cases, ['claude', 'codex', 'own'])]).toEqual([
    'a/own',
    'b/own',
    'b/codex',
  ]);
  expect([kpiWorker({}), kpiWorker({ shard: 3 })]).toEqual(['local', 'shard-3']);
});
