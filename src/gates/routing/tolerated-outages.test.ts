import { expect, test } from 'vitest';

import { DEFAULT_PROVIDER } from '../../contracts/config.ts';
import type { UnitResult } from '../../contracts/results.ts';
import { routingGate } from '../../testing/flat-result.ts';
import {
  baselineOf,
  batchOf,
  gateInput,
  locatedCases,
  routingCase,
  type GateSetting,
  type Outcome,
} from '../../testing/gate-input-builder.ts';
import { observed } from '../../testing/unit-result-builder.ts';

const ended = (reason: UnitResult['infra_reason'], status: number | null = null): Outcome => ({
  status: 'infra_error',
  infra_reason: reason,
  observed: observed({ api_status: status }),
});
const TOLERATED = { providers: new Map([['claude', { ...DEFAULT_PROVIDER, infra: 'tolerated' } as const]]) };

/** What `alpha` comes to, whose skill the change touches; `beta` is not touched. */
function alpha(outcomes: readonly [alpha: Outcome, beta: Outcome], changes: Partial<GateSetting> = {}): string[] {
  const [first, second] = outcomes;
  const setting: GateSetting = {
    cases: locatedCases(routingCase('alpha'), routingCase('beta')),
    agents: ['claude'],
    before: baselineOf({ alpha: { claude: 'pass' }, beta: { claude: 'pass' } }),
    batches: [batchOf({ alpha: { claude: [first] }, beta: { claude: [second] } })],
    policy: TOLERATED,
    headConfig: TOLERATED,
    touched: ['alpha'],
    ...changes,
  };
  return routingGate(gateInput(setting)).cells.map(({ delta, gate }) => `${delta} ${gate}`);
}

test.each<[string, readonly [Outcome, Outcome], Partial<GateSetting>, string[]]>([
  ['rate limits', [ended('rate_limited'), ended('auth')], {}, ['infra warn', 'infra warn']],
  ['a server that fails', [ended('api_error', 529), ended('not_started')], {}, ['infra warn', 'infra warn']],
  ['no answer', [ended('api_error'), ended('api_error', 429)], {}, ['infra warn', 'infra warn']],
  ['a bad request', [ended('api_error', 400), ended('auth')], {}, ['infra undecided', 'infra warn']],
  ['a client that breaks', [ended('exit'), ended('exit')], {}, ['infra undecided', 'infra warn']],
  ['another unit came to a verdict', [ended('auth'), 'pass'], {}, ['infra undecided', 'held ok']],
  ['another unit failed', [ended('auth'), 'fail'], {}, ['infra undecided', 'regression fail']],
  ['an untouched cell alone', ['pass', ended('exit')], {}, ['held ok', 'infra warn']],
  [
    'by the action',
    [ended('exit'), 'pass'],
    { policy: {}, headConfig: {}, tolerateInfra: true },
    ['infra undecided', 'held ok'],
  ],
  ['another version', [ended('auth'), ended('auth')], { sameClients: false }, ['infra undecided', 'infra warn']],
  [
    'other settings',
    [ended('auth'), ended('auth')],
    { headConfig: { providers: new Map([['claude', { ...DEFAULT_PROVIDER, model: 'other' }]]) } },
    ['infra undecided', 'infra warn'],
  ],
  ['not tolerated at all', [ended('auth'), ended('auth')], { policy: {} }, ['infra fail', 'infra fail']],
])('%s', (_name, outcomes, changes, expected) => {
  expect(alpha(outcomes, changes)).toEqual(expected);
});

test('a cell with a counted trial has no need of it', () => {
  const batches = [batchOf({ alpha: { claude: ['pass', ended('exit')] }, beta: { claude: ['pass'] } })];
  expect(alpha(['pass', 'pass'], { batches })).toEqual(['infra warn', 'held ok']);
});

test('a touched cell that the budget cut off is undecided', () => {
  const cut: Partial<GateSetting> = { notRun: ['alpha claude', 'beta claude'] };
  expect(alpha([null, null], cut)).toEqual(['not_planned undecided', 'not_planned report']);
});

test('plain words of a required skill warn', () => {
  const before = locatedCases(routingCase('alpha'), routingCase('beta'));
  const cases = locatedCases(
    routingCase('alpha', { prompt: 'Use my alpha skill-set' }),
    routingCase('beta', { prompt: 'beta-skill' }),
  );
  const words = locatedCases(routingCase('alpha', { expected_skill: 'code-review', prompt: 'Do a code review' }));
  const setting = (head: typeof cases, casesBefore: typeof cases): GateSetting => ({
    cases: head,
    casesBefore,
    agents: ['claude'],
    before: baselineOf({ alpha: { claude: 'pass' } }),
    batches: [batchOf({ alpha: { claude: ['pass'] } })],
  });
  const old = locatedCases(routingCase('alpha', { expected_skill: 'code-review', prompt: 'Look at this' }));
  const told = routingGate(gateInput(setting(words, old)));
  expect(told.warnings).toEqual([
    '1 prompt has the words of a skill that is required, and had not at the merge base (alpha)',
  ]);
  expect(told.cells.map(({ delta }) => delta)).toEqual(['held']);
  expect(routingGate(gateInput(setting(cases, before))).cells[0]?.delta).toBe('prompt_leading');
});
