import { expect, test } from 'vitest';

import type { Results, UnitResult } from '../contracts/results.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { locatedCases, plannedUnits, planOf, resultsOf, routingCase } from '../testing/gate-input-builder.ts';
import { observed, unitResult } from '../testing/unit-result-builder.ts';
import type { Batch } from './join-results.ts';
import { HIDES_READS } from '../providers/known-providers.ts';
import { deriveRows } from './derive-rows.ts';

const CASES = locatedCases(routingCase('alpha'), routingCase('beta'));
const PLAN = planOf(
  plannedUnits([
    ['alpha', 'claude'],
    ['beta', 'claude'],
  ]),
);

/** Rows that agree with their facts, but for what is changed. */
function batch(change: (row: UnitResult) => Partial<UnitResult> = () => ({}), results: Partial<Results> = {}): Batch {
  const rows = PLAN.units.map((unit) => {
    const skill = `${unit.case_id}-skill`;
    const made = unitResult({
      ...unit,
      expected_skill: skill,
      token_hits: { [skill]: 'loaded' },
      case_digest: CASES.find(({ definition }) => definition.case_id === unit.case_id)?.digest ?? '',
      transcript: { path: 'a.jsonl', sha256: 'f'.repeat(64), bytes: 7 },
    });
    return { ...made, ...change(made) };
  });
  return { file: 'artifacts/results.json', plan: PLAN, results: resultsOf(PLAN, rows, results) };
}

function told(batches: readonly Batch[], cases = CASES): string {
  try {
    const { batches: derived, warnings } = deriveRows(batches, cases, HIDES_READS);
    const statuses = derived.flatMap(({ results }) => results.results.map(({ status }) => status));
    return [statuses.join(' '), ...warnings].join('; ');
  } catch (error) {
    if (error instanceof PortcullisError && error.code === 'not_comparable') return `${error.message} (${error.help})`;
    throw error;
  }
}

const only =
  (caseId: string, change: Partial<UnitResult>) =>
  (row: UnitResult): Partial<UnitResult> =>
    row.case_id === caseId ? change : {};
const LIVE = (results: Results['results'], mode: 'live' | 'replay'): Partial<Results> => ({
  options: { ...resultsOf(PLAN, results).options, mode },
});

test('what agrees stays as it is', () => expect(told([batch(), batch()])).toBe('pass pass pass pass'));

test('a stored verdict that differs is a warning, and the derived one counts', () => {
  const forged = batch(only('beta', { token_hits: {} }));
  const file = 'routing-claude-1-a1/results.json';
  expect(told([batch(), { ...forged, file, place: '/x/results.json' }])).toBe(
    `pass pass pass fail; results say another verdict than their own facts give, which is the one that counts: ${file}: beta/claude, trial 1 (${PLAN.units[1]?.unit_run_id}): fail (missing_required, assertion), not pass`,
  );
  expect(told([forged, forged, forged, forged, forged])).toMatch(/; and 2 more$/);
});

test('a reason for infrastructure that the facts do not show is refused with file, unit and remedy', () => {
  const outage = { status: 'infra_error', infra_reason: 'api_error' } as const;
  const claimed = batch(only('beta', { ...outage, token_hits: {}, observed: observed({ transport: 'api_error' }) }));
  expect(told([claimed])).toBe(
    `artifacts/results.json: beta/claude, trial 1 (${PLAN.units[1]?.unit_run_id}): expected a terminal event of the client that says it failed, or neither a tool call nor an answer, for infra_error (api_error, transport), found none of that (Run that job again with the same version.)`,
  );
  // Claimed without even that, it is the failure that its facts are.
  expect(told([batch(only('beta', { ...outage, token_hits: {} }))])).toContain('pass fail; results say another');
});

test('a case that the case set does not have cannot be judged', () => {
  expect(told([batch()], CASES.slice(0, 1))).toContain('expected a case of the case set, found none of that id');
});

test('a row that no plan asked for is left to the join', () => {
  expect(told([batch(only('beta', { agent: 'codex', token_hits: {} }))])).toBe('pass pass');
});

test('a cell that was left out without a budget', () => {
  const cut = batch(undefined, { not_run: [{ case_id: 'beta', agent: 'claude', reason: 'budget' }] });
  const results = { ...cut.results, results: cut.results.results.slice(0, 1) };
  expect(told([{ ...cut, results }])).toContain(
    'artifacts/results.json: beta/claude: expected no cell that was cut off',
  );
});

test('sessions of several cells are no runs of their own, but for recordings', () => {
  const session = { observed: observed({ session_id: 'one' }) };
  expect(told([batch(() => session, LIVE([], 'replay'))])).toBe('pass pass');
  const attempts = [
    {
      status: 'pass',
      infra_reason: null,
      error: null,
      exit_code: 0,
      signal: null,
      timed_out: false,
      termination: 'exited',
      survivors: 0,
      duration_ms: 1,
    } as const,
  ];
  expect(told([batch(() => ({ ...session, attempts }), LIVE([], 'live'))])).toContain(
    'infra_error infra_error; results say another',
  );
});
