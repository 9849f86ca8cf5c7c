import { describe, expect, test } from 'vitest';
import type { Results, UnitResult } from '../contracts/results.ts';
import { plannedUnits, planOf, resultsOf } from '../testing/gate-input-builder.ts';
import { ALL_HOSTILE, dangersIn, HOSTILE_TEXTS } from '../testing/hostile-text.ts';
import { HITS, unitId, unitResult } from '../testing/unit-result-builder.ts';
import { proofLog } from './proof-log.ts';

const results = (...units: readonly UnitResult[]): Results =>
  resultsOf(planOf(plannedUnits([['alpha', 'claude']])), units);

const FAILED = unitResult({
  status: 'fail',
  failure_kind: 'optional_only',
  error: 'missing: s (absent)',
  missing: [{ token: 's', reason: 'absent', required_tier: 1, best_tier: null }],
  optional_hits: ['o', 'p'],
  disallowed_hits: ['d'],
  token_hits: { o: HITS.read, d: HITS.named },
});

test('tells for each unit what was found, what is missing, and the lines that prove it', () => {
  expect(
    proofLog(
      results(
        FAILED,
        unitResult({ trial: 2, unit_run_id: unitId(2) }),
        unitResult({ status: 'infra_error', infra_reason: 'exit' }),
      ),
    ),
  ).toBe(`# Tool use proof
# generated: 2026-01-02T03:04:05.000Z
# batch_run_id: ${unitId(0xba7c)}

=== agent=claude case_id=alpha trial=1 unit_run_id=${unitId(0)} status=fail ===
failure_kind=optional_only
failure_category=assertion
error=missing: s (absent)
matched_evidence=o, d
missing_evidence=s (absent)
optional_hits=o, p
disallowed_hits=d
tool_use_proof_lines:
  [o] tier 2 score 700 cli_output:7 {"proof":true}
  [d] tier 3 score 10 cli_output:7 {"proof":true}

=== agent=claude case_id=alpha trial=2 unit_run_id=${unitId(2)} status=pass ===
tool_use_proof_lines:
  (none)

=== agent=claude case_id=alpha trial=1 unit_run_id=${unitId(0)} status=infra_error ===
failure_category=transport
infra_reason=exit
tool_use_proof_lines:
  (none)

`);
});

describe('hostile text', () => {
  test.each([...HOSTILE_TEXTS, ['all of them', ALL_HOSTILE] as const])(
    '%s writes no line of its own',
    (_name, text) => {
      const make = (value: string): string =>
        proofLog({
          ...results({
            ...FAILED,
            error: value,
            missing: [{ token: value, reason: 'absent', required_tier: 1, best_tier: null }],
            optional_hits: [value],
            disallowed_hits: [value],
            token_hits: { [value]: { ...HITS.loaded, proof_line: value } },
          }),
          generated_at_utc: value,
        });
      expect(dangersIn(make(text))).toEqual([]);
      expect(make(text).split('\n').length).toBe(make('harmless').split('\n').length);
      expect(make(`x\n=== agent=forged ===`).match(/^===/gm)).toHaveLength(1);
    },
  );
});
