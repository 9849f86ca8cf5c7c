import { expect, test } from 'vitest';

import { terminationRecord } from './termination-record.ts';
import { terminationReport } from './termination-report.ts';

test('counts runs by reason, provider, phase and day', () => {
  const at = (day: string, agent: string | null, reason: 'timeout' | 'success') =>
    terminationRecord({ run_id: day, kind: 'unit', agent }, { reason, phase: 'run' }, `${day}T00:00:00.000Z`);
  const records = [
    at('2026-01-02', 'b', 'timeout'),
    at('2026-01-01', 'a', 'timeout'),
    at('2026-01-02', null, 'success'),
  ];
  expect(JSON.stringify(terminationReport(records))).toBe(
    JSON.stringify({
      schema: 1,
      total: 3,
      reasons: { success: 1, timeout: 2 },
      providers: { a: 1, b: 1 },
      phases: { run: 3 },
      days: { '2026-01-01': 1, '2026-01-02': 2 },
    }),
  );
});
