import { expect, test } from 'vitest';

import type { KpiDetail } from '../../contracts/kpi-detail.ts';
import type { GateOutcome } from '../../contracts/gate-result.ts';
import { KPI_SECTIONS } from './kpi.ts';

const DETAIL: KpiDetail = {
  trajectory: null,
  whole: true,
  head: { rows: 90, completed: 75, workers: 1, kpi: 62.5 },
  lines: { target: 72.000001, rollback: 36 },
  compared: null,
  history: [0, 45, 90],
  rows: [{ delta: 'new', gate: 'report', batch: null, reason: '' }],
};

function linesOf(changes: Partial<KpiDetail>): unknown {
  const outcome: GateOutcome = {
    gate: 'kpi',
    verdict: 'pass',
    baseline: null,
    counts: {},
    findings: [],
    warnings: [],
    detail: { ...DETAIL, ...changes },
  };
  return KPI_SECTIONS.below?.(outcome)[0]?.lines;
}

test('what the KPI is made of, and a bar for each night', () => {
  const own = 'KPI 62.5: 75 of 90 rows completed, 1 worker';
  expect(linesOf({})).toEqual([own, 'target 72, rollback below 36', 'before: ▁▅█']);
  const compared = { batch: 'n', cases: 30, rows: 90, share: 1, baseline_kpi: 90, kpi: 62.5, p: 0.012345 };
  expect(linesOf({ compared, history: [0, 0], lines: { target: null, rollback: null } })).toEqual([
    own,
    'as the baseline ran it: 62.5 against 90 of n, over 30 cases (p = 0.01235)',
    'held to no line, since the plan is a part of the suite',
    'before: ▁▁',
  ]);
  expect(linesOf({ history: [] })).toHaveLength(2);
});
