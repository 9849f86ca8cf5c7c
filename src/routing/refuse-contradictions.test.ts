import { expect, test } from 'vitest';

import type { Results, UnitResult } from '../contracts/results.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { locatedCases, plannedUnits, planOf, resultsOf, routingCase } from '../testing/gate-input-builder.ts';
import { observed, unitResult } from '../testing/unit-result-builder.ts';
import type { Batch } from './join-results.ts';
import { HIDES_READS } from '../providers/known-providers.ts';
import { refuseContradictions } from './refuse-contradictions.ts';

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

function refusal(batches: readonly Batch[], cases = CASES): string {
  try {
    refuseContradictions(batches, cases, HIDES_READS);
  } catch (error) {
    if (error instanceof PortcullisError && error.code === 'not_comparable') return `${error.message} (${error.help})`;
    throw error;
  }
  return 'accepted';
}

const only =
  (caseId: string, change: Partial<UnitResult>) =>
  (row: UnitResult): Partial<UnitResult> =>
    row.case_id === caseId ? change : {};
const LIVE = (results: Results['results'], mode: 'live' | 'replay'): Partial<Results> => ({
  options: { ...resultsOf(PLAN, results).options, mode },
});

test('what agrees is accepted', () => expect(refusal([batch(), batch()])).toBe('accepted'));

test('the first row that does not is told with file, unit and remedy', () => {
  const forged = batch(only('beta', { token_hits: {} }));
  expect(refusal([batch(), { ...forged, file: 'routing-claude-1-a1/results.json', place: '/x/results.json' }])).toBe(
    `routing-claude-1-a1/results.json: beta/claude, trial 1 (${PLAN.units[1]?.unit_run_id}): expected fail (missing_required, assertion) by its own facts, found pass (Run that job again with the same version.)`,
  );
  expect(refusal([forged])).toContain('artifacts/results.json: beta/claude, trial 1');
});

test('a case that the case set does not have cannot be judged', () => {
  expect(refusal([batch()], CASES.slice(0, 1))).toContain('expected a case of the case set, found none of that id');
});

test('a row that no plan asked for is left to the join', () => {
  expect(refusal([batch(only('beta', { agent: 'codex', token_hits: {} }))])).toBe('accepted');
});

test('a cell that was left out without a budget', () => {
  const cut = batch(undefined, { not_run: [{ case_id: 'beta', agent: 'claude', reason: 'budget' }] });
  const results = { ...cut.results, results: cut.results.results.slice(0, 1) };
  expect(refusal([{ ...cut, results }])).toContain(
    'artifacts/results.json: beta/claude: expected no cell that was cut off',
  );
});

test('sessions of several cells are no runs of their own, but for recordings', () => {
  const told = { observed: observed({ session_id: 'one' }) };
  expect(refusal([batch(() => told, LIVE([], 'replay'))])).toBe('accepted');
  expect(refusal([batch(() => told, LIVE([], 'live'))])).toContain(
    'expected infra_error (contaminated, transport) by its own facts, found pass',
  );
});
