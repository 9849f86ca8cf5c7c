import { expect, test } from 'vitest';

import type { GateOutcome } from '../../../contracts/gate-result.ts';
import { routingDetail } from '../../../contracts/routing-detail.ts';
import { batchOf } from '../../../testing/gate-input-builder.ts';
import { noteConflicts } from './note-conflicts.ts';

const AT = '2026-01-02T03:04:05.678Z';
const OUTCOME = { baseline: null, counts: {}, findings: [], warnings: [] };
const routing = (): GateOutcome => ({ ...OUTCOME, gate: 'routing', verdict: 'fail', detail: { cells: [] } });
const turns = { judged: 3, accepted: 3, rejected: 0 };
const typestate: GateOutcome = { ...OUTCOME, gate: 'typestate', verdict: 'pass', detail: { turns } };
const batch = batchOf({ alpha: { claude: ['pass', 'fail'] } });

test('what disagrees, in the results and between gates, is noted, and no verdict changes', async () => {
  const gates = [routing(), typestate];
  await noteConflicts(gates, [batch], AT);
  expect(gates.map(({ verdict }) => verdict)).toEqual(['fail', 'pass']);
  expect(gates.flatMap((outcome) => routingDetail(outcome)?.conflicts ?? [])).toEqual([
    {
      conflict_type: 'low_confidence_output',
      subject: 'alpha/claude',
      strategy: 'request_user_input',
      decision: 'escalated',
      rationale: 'nobody has answered',
    },
    {
      conflict_type: 'test_vs_review',
      subject: 'gates',
      strategy: 'prefer_higher_evidence',
      decision: 'accepted',
      rationale: 'evidence_count 3 against 2',
    },
  ]);
});

test.each([
  ['no routing gate', [typestate], [batch]],
  ['nothing that disagrees', [routing()], [batchOf({ alpha: { claude: ['pass', 'pass'] } })]],
])('%s: no note', async (_what, gates, batches) => {
  const before = structuredClone(gates);
  await noteConflicts(gates, batches, AT);
  expect(gates).toEqual(before);
});
