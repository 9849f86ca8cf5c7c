import { expect, test } from 'vitest';

import { planDigest } from '../contracts/plan.ts';
import { plannedUnits, planOf, resultsOf } from '../testing/gate-input-builder.ts';
import { unitId, unitResult } from '../testing/unit-result-builder.ts';
import { trajectoryText } from './trajectory-text.ts';

const plan = planOf(plannedUnits([['alpha', 'claude']]));
const batch = unitId(0xba7c);

function rowsOf(text: string): readonly object[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
}

test('a unit is a step, its case an issue, its shard a worker', () => {
  const text = trajectoryText(
    resultsOf(plan, [unitResult({ trial: 2, finished_at: '2026-01-02T03:00:00.123Z' })], { shard: 3, attempt: 1 }),
  );
  expect(rowsOf(text)).toEqual([
    {
      schema: 1,
      stepKind: 'premath.harness.step.v1',
      stepId: 'shard-3.alpha.claude.2',
      issueId: 'alpha',
      action: 'routing.unit',
      resultClass: 'passed',
      witnessRefs: [`results://${batch}/${unitId(0)}`],
      lineageRefs: [
        `cover://plan/${planDigest(plan)}`,
        `ctx://commit/${'d'.repeat(40)}`,
        `refinement://batch/${batch}/shard-3`,
      ],
      finishedAt: '2026-01-02T03:00:00.123Z',
    },
  ]);
});

test('result classes, the time of the results, no commit', () => {
  const units = [
    unitResult({ status: 'fail' }),
    unitResult({ status: 'fail', timed_out: true }),
    unitResult({ status: 'infra_error', infra_reason: 'rate_limited', timed_out: true }),
    unitResult({ timed_out: true }),
  ];
  const rows = rowsOf(trajectoryText(resultsOf(plan, units, { commit: null })));
  const at = '2026-01-02T03:04:05.000Z';
  expect(rows).toMatchObject([
    { stepId: 'local.alpha.claude.1', resultClass: 'failed', finishedAt: at },
    { resultClass: 'failed_timed_out', lineageRefs: [expect.stringMatching(/^cover:/), expect.any(String)] },
    { resultClass: 'transient_rate_limited' },
    { resultClass: 'passed' },
  ]);
  expect(trajectoryText(resultsOf(plan, []))).toBe('');
});
