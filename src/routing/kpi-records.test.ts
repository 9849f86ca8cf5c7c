import { expect, test } from 'vitest';

import type { KpiBaseline } from '../contracts/kpi-baseline.ts';
import { HIDES_READS } from '../providers/known-providers.ts';
import { DEFAULT_CONFIG } from '../testing/default-config.ts';
import { baselineOf, batchOf, locatedCases, planOf, resultsOf, routingCase } from '../testing/gate-input-builder.ts';
import { observed } from '../testing/unit-result-builder.ts';
import type { Batch } from './join-results.ts';
import { withKpiRecords } from './kpi-records.ts';

const NONE = baselineOf({});
const BASIS = {
  policy: DEFAULT_CONFIG.sampling,
  comparator: NONE,
  head: NONE,
  changes: new Map(),
  today: '2026-02-01',
  hidesReads: HIDES_READS,
};
const SUITE = { cases: locatedCases(routingCase('a')), providers: ['claude'], windowHours: 24, basis: BASIS };
const EMPTY: KpiBaseline = { schema: 1, history: [] };

/** A night of one unit, which a session of its own told; `shards` are results of the same plan. */
function night(day: number, session = `s${day}`, batch = `batch-${day}`, shards = 1): readonly Batch[] {
  const { plan } = batchOf({ a: { claude: ['pass'] } });
  const { results } = batchOf({ a: { claude: [{ status: 'fail', observed: observed({ session_id: session }) }] } });
  const whole = planOf(plan.units, { batch_run_id: batch });
  return Array.from({ length: shards }, (_, at) => {
    const changes = { generated_at_utc: `2026-01-0${day}T03:00:00.000Z`, shard: at + 1, attempt: 1 };
    return { file: `${batch}-${at}`, plan: whole, results: resultsOf(whole, at === 0 ? results.results : [], changes) };
  });
}

test('each batch of a whole plan is a record, newest first; what is known or proposed stays', () => {
  const remediation = { reason: 'r', owner: 'o', expires: '2026-12-31' };
  const before = withKpiRecords({ ...EMPTY, remediation }, night(1), SUITE, null).baseline;
  expect(before).toEqual({
    schema: 1,
    remediation,
    history: [
      {
        batch: 'batch-1',
        at: '2026-01-01T03:00:00.000Z',
        window_hours: 24,
        workers: 1,
        cases: { 'a/claude': { rows: 1, completed: 0 } },
      },
    ],
  });
  const open = withKpiRecords(EMPTY, night(2), SUITE, null).baseline;
  const { baseline: after } = withKpiRecords(before, [...night(1), ...night(3)], { ...SUITE, windowHours: 1 }, open);
  expect(after.history.map(({ batch, window_hours: hours }) => [batch, hours])).toEqual([
    ['batch-3', 1],
    ['batch-2', 24],
    ['batch-1', 24],
  ]);
});

test('a part of the suite is none, nor what another batch has or infrastructure took; each says why', () => {
  const more = { ...SUITE, cases: locatedCases(routingCase('a'), routingCase('b')) };
  const told = (why: string) => ({ baseline: EMPTY, left: [`batch b adds no record of the KPI: ${why}`] });
  expect(withKpiRecords(EMPTY, night(1, 's', 'b'), more, null)).toEqual(told('its plan is a part of the suite'));
  const lost = night(1, 's', 'b', 2).slice(1);
  expect(withKpiRecords(EMPTY, lost, SUITE, null)).toEqual(told('counted rows of 0 of 1 cell, and 80 % are needed'));
  const { baseline, left } = withKpiRecords(EMPTY, [...night(2, 'one'), ...night(1, 'one')], SUITE, null);
  expect([baseline.history.map(({ batch }) => batch), left.length]).toEqual([['batch-1'], 1]);
  expect(withKpiRecords(baseline, lost, SUITE, null).left).toHaveLength(1);
});

test.each([
  [4, 1],
  [3, 0],
])('of five cells %i counted rows: %i record', (passed, records) => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const outcomes = ids.map((id, at) => [id, { claude: [at < passed ? 'pass' : 'infra_error'] as const }] as const);
  const suite = { ...SUITE, cases: locatedCases(...ids.map((id) => routingCase(id))) };
  expect(withKpiRecords(EMPTY, [batchOf(Object.fromEntries(outcomes))], suite, null).baseline.history).toHaveLength(
    records,
  );
});
