import { expect, test } from 'vitest';

import type { KpiBaseline } from '../contracts/kpi-baseline.ts';
import { batchOf, locatedCases, planOf, resultsOf, routingCase } from '../testing/gate-input-builder.ts';
import { observed } from '../testing/unit-result-builder.ts';
import type { Batch } from './join-results.ts';
import { withKpiRecords } from './kpi-records.ts';

const SUITE = { cases: locatedCases(routingCase('a')), providers: ['claude'], windowHours: 24 };
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
  const before = withKpiRecords({ ...EMPTY, remediation }, night(1), SUITE, null);
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
  const open = withKpiRecords(EMPTY, night(2), SUITE, null);
  const after = withKpiRecords(before, [...night(1), ...night(3)], { ...SUITE, windowHours: 1 }, open);
  expect(after.history.map(({ batch, window_hours: hours }) => [batch, hours])).toEqual([
    ['batch-3', 1],
    ['batch-2', 24],
    ['batch-1', 24],
  ]);
});

test('a part of the suite is none, nor is a batch that counts nothing, or what another one has', () => {
  const more = { ...SUITE, cases: locatedCases(routingCase('a'), routingCase('b')) };
  expect(withKpiRecords(EMPTY, night(1), more, null)).toEqual(EMPTY);
  expect(withKpiRecords(EMPTY, night(1, 's', 'b', 2).slice(1), SUITE, null)).toEqual(EMPTY);
  const twice = withKpiRecords(EMPTY, [...night(2, 'one'), ...night(1, 'one')], SUITE, null);
  expect(twice.history.map(({ batch }) => batch)).toEqual(['batch-1']);
});
