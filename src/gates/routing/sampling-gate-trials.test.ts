import { describe, expect, test } from 'vitest';
import { DEFAULT_PROVIDER } from '../../contracts/config.ts';
import type { UnitResult } from '../../contracts/results.ts';
import {
  gateInput,
  locatedCases,
  routingCase,
  type GateSetting,
  type Outcome,
} from '../../testing/gate-input-builder.ts';
import { countedEntry, suiteSetting, trialsOf, type Suite } from '../../testing/sampling-builder.ts';
import { observed } from '../../testing/unit-result-builder.ts';
import { routingGate, type FlatResult } from '../../testing/flat-result.ts';
import { DEFAULT_CONFIG } from '../../testing/default-config.ts';

const FULL = countedEntry(20, 20);
const NAMES = Array.from({ length: 30 }, (_, index) => `case-${String(index).padStart(2, '0')}`);

function gate(suite: Suite, changes: Partial<GateSetting> = {}): FlatResult {
  const result = routingGate(gateInput({ ...suiteSetting(suite), ...changes }));
  return result;
}
const deltas = ({ cells }: FlatResult): string[] => cells.map(({ delta }) => delta);
const told = ({ verdict, exit_code: code }: FlatResult): string => `${verdict} ${code}`;

describe('too many infrastructure errors', () => {
  const infra = (count: number): Outcome[] => Array.from({ length: count }, (): Outcome => 'infra_error');
  const tolerated = {
    policy: { providers: new Map([['claude', { ...DEFAULT_PROVIDER, infra: 'tolerated' } as const]]) },
  };
  test('more than a tenth of the planned trials hold nothing', () => {
    // 3 of 30 trials, and 4 of 31.
    const ten = Object.fromEntries(
      NAMES.slice(0, 9).map((id): [string, Suite[string]] => [id, [FULL, trialsOf(3, 3)]]),
    );
    const at = gate({ ...ten, zeta: [FULL, infra(3)] }, tolerated);
    expect(told(at)).toBe('pass 0');
    expect(at.sampling).toMatchObject({ planned: 30, infra: 3, infra_share: 0.1 });
    const above = gate({ ...ten, zeta: [FULL, infra(4)] }, tolerated);
    expect(told(above)).toBe('not_comparable 3');
    expect(above.warnings).toContain(
      '4 of 31 trials ended in infrastructure errors: with more than 10 % of them nothing holds',
    );
  });

  test('a regression stays one', () => {
    const result = gate({ alpha: [FULL, trialsOf(0, 3)], beta: [FULL, [...trialsOf(5, 5), ...infra(1)]] });
    expect(deltas(result)).toEqual(['regression', 'held']);
    expect(told(result)).toBe('fail 1');
  });

  test('what a budget cut off does not thin them out', () => {
    // Nine of nine trials that ran; 81 more were cut off.
    const some = new Set(NAMES.slice(0, 3));
    const suite = Object.fromEntries(
      NAMES.map((id): [string, Suite[string]] => [id, [FULL, some.has(id) ? infra(3) : [null, null, null]]]),
    );
    const notRun = NAMES.slice(3).map((id) => `${id} claude`);
    const result = gate(suite, { ...tolerated, notRun });
    expect(result.sampling).toMatchObject({ planned: 9, infra: 9, infra_share: 1 });
    expect(told(result)).toBe('not_comparable 3');
  });

  test('a suite without counts knows no such share', () => {
    const single = {
      policy: { ...tolerated.policy, sampling: { ...DEFAULT_CONFIG.sampling, rule: 'single' as const } },
    };
    expect(told(gate({ alpha: ['pass', ['infra_error']], beta: ['pass', ['pass']] }, single))).toBe('pass 0');
  });
});

describe('a budget that was used up', () => {
  const notRun = ['beta claude'];
  test('leaves cells that did not run', () => {
    const result = gate({ alpha: [FULL, trialsOf(3, 3)], beta: [FULL, [null, null, null]] }, { notRun });
    expect(deltas(result)).toEqual(['held', 'not_planned']);
    expect(told(result)).toBe('pass 0');
  });

  test('but not of a case that was changed', () => {
    const casesBefore = locatedCases(routingCase('alpha'), routingCase('beta', { prompt: 'Other words.' }));
    const result = gate({ alpha: [FULL, trialsOf(3, 3)], beta: [FULL, [null, null, null]] }, { notRun, casesBefore });
    expect(deltas(result)).toEqual(['held', 'missing_result']);
  });

  test.each<[readonly Outcome[], string]>([
    [['pass', null, null], 'insufficient_data'],
    [['pass', 'pass', 'pass'], 'held'],
    [['fail', 'fail', 'fail'], 'regression'],
    [['fail', 'pass', 'pass', null, null], 'insufficient_data'],
  ])('and judges what did run: %j', (trials, expected) => {
    expect(deltas(gate({ alpha: [FULL, trialsOf(3, 3)], beta: [FULL, trials] }, { notRun }))).toEqual([
      'held',
      expected,
    ]);
  });

  test('a trial that is missing without such a word is missing', () => {
    expect(deltas(gate({ alpha: [FULL, trialsOf(3, 3)], beta: [FULL, ['pass', null, null]] }))).toEqual([
      'held',
      'missing_result',
    ]);
  });

  test('nothing that ran is no pass', () => {
    expect(told(gate({ beta: [FULL, [null, null, null]] }, { notRun }))).toBe('not_comparable 3');
  });
});

describe('trials that are not independent', () => {
  const session = (id: string, status: UnitResult['status'] = 'pass'): Outcome => ({
    status,
    observed: observed({ session_id: id }),
  });
  const bytes = (sha256: string, status: UnitResult['status'] = 'pass'): Outcome => ({
    status,
    transcript: { path: 't', sha256, bytes: 9 },
  });

  test.each<[string, readonly Outcome[], string, number]>([
    ['one session three times', [session('a'), session('a'), session('a')], 'insufficient_data', 2],
    ['one transcript three times', [bytes('x'), bytes('x'), bytes('x')], 'insufficient_data', 2],
    [
      'a passing transcript copied over',
      [bytes('y', 'fail'), bytes('x'), bytes('x'), bytes('x'), bytes('x')],
      'insufficient_data',
      3,
    ],
    [
      'a failure behind a pass of its session',
      [session('a'), session('a', 'fail'), session('b', 'fail'), session('c', 'fail')],
      'regression',
      1,
    ],
    ['real ones', [bytes('x'), bytes('y'), bytes('z')], 'held', 0],
  ])('count once: %s', (_name, trials, expected, repeated) => {
    const result = gate({ alpha: [FULL, trials] });
    expect(deltas(result)).toEqual([expected]);
    expect(result.cells[0]?.sampling?.repeated).toBe(repeated);
    expect(result.warnings.some((warning) => warning.includes('which count once (alpha/claude)'))).toBe(repeated > 0);
  });

  test.each<[string, readonly Outcome[], string, number]>([
    ['one transcript twice', [bytes('x'), bytes('x')], 'held', 1],
    ['one session, the worse of them', [session('a'), session('a', 'fail')], 'regression', 1],
    ['real ones', [bytes('x'), bytes('y')], 'held', 0],
  ])('also where each trial is judged by itself: %s', (_name, trials, expected, repeated) => {
    const result = gate({ alpha: ['pass', trials] });
    expect(deltas(result)).toEqual([expected]);
    expect(result.cells[0]?.sampling).toMatchObject({ rule: 'single', repeated, head: { total: 2 - repeated } });
    expect(result.warnings.some((warning) => warning.includes('which count once (alpha/claude)'))).toBe(repeated > 0);
  });

  test('the same words are a warning', () => {
    const said = (text: string): Outcome => ({ observed: observed({ content_digest: text }) });
    const result = gate({ alpha: [FULL, [said('x'), said('y'), said('x')]] });
    expect(told(result)).toBe('pass 0');
    expect(result.warnings).toEqual([
      '1 cell has trials that say the same but for ids and numbers: is an answer cached? (alpha/claude)',
    ]);
  });
});
