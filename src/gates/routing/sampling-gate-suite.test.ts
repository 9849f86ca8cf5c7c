import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  baselineOf,
  gateInput,
  locatedCases,
  routingCase,
  type EntryLike,
  type GateSetting,
  type Outcome,
} from '../../testing/gate-input-builder.ts';
import { countedEntry, stagedBatch, suiteSetting, trialsOf, type Suite } from '../../testing/sampling-builder.ts';
import { routingGate, type FlatResult } from '../../testing/flat-result.ts';

const FULL = countedEntry(20, 20);
const NAMES = Array.from({ length: 30 }, (_, index) => `case-${String(index).padStart(2, '0')}`);

function gate(suite: Suite, changes: Partial<GateSetting> = {}): FlatResult {
  const result = routingGate(gateInput({ ...suiteSetting(suite), ...changes }));
  return result;
}

/** Thirty cells, of which some are as said. */
function thirty(some: Suite, rest: Suite[string] = [FULL, trialsOf(3, 3)]): Suite {
  return Object.fromEntries(NAMES.map((id, index) => [id, Object.values(some)[index] ?? rest]));
}
const deltas = ({ cells }: FlatResult): string[] => cells.map(({ delta }) => delta);
const told = ({ verdict, exit_code: code }: FlatResult): string => `${verdict} ${code}`;

describe('cells are judged together', () => {
  // p = .0109.
  const worse: Suite[string] = [FULL, trialsOf(22, 30)];
  const unclean: Suite[string] = [FULL, trialsOf(29, 30)];

  test('a p that alone is red is not among many that were tested', () => {
    expect(told(gate({ alpha: worse }))).toBe('fail 1');
    const result = gate(thirty({ a: worse, b: unclean, c: unclean }));
    expect(deltas(result).slice(0, 4)).toEqual(['soft_regression', 'held', 'held', 'held']);
    expect(told(result)).toBe('pass 0');
    expect(result.cells[0]?.sampling).toMatchObject({ rule: 'sequential', wanted: null });
    expect(result.cells[0]?.sampling?.p_value).toBeCloseTo(0.0109, 4);
    expect(result.cells[0]?.sampling?.adjusted_p_value).toBeCloseTo(0.0327, 4);
  });

  test('what the change touches has four fifths of alpha for itself, and the others a fifth', () => {
    const many = thirty({ a: worse, b: unclean, c: unclean });
    const touched = gate(many, { touched: NAMES.slice(0, 1) });
    expect(deltas(touched)[0]).toBe('regression');
    expect(touched.cells[0]?.sampling?.adjusted_p_value).toBeCloseTo(0.0109 * 1.25, 4);
    expect(touched.cells[1]?.sampling?.adjusted_p_value).toBe(1);
    const other = gate(thirty({ a: worse, b: unclean }), { touched: NAMES.slice(1) });
    expect(deltas(other).slice(0, 2)).toEqual(['soft_regression', 'held']);
    expect(other.cells[0]?.sampling?.adjusted_p_value).toBeCloseTo(0.0109 * 5, 4);
    // Where all are touched, or none, there is one family.
    for (const all of [NAMES, []]) expect(told(gate(thirty({ a: worse }), { touched: all }))).toBe('fail 1');
  });

  test('cells that are clean after the first stage were not tested', () => {
    expect(told(gate(thirty({ a: worse })))).toBe('fail 1');
  });

  test('the order of cases, trials and batches changes nothing', () => {
    const suite: Suite = {
      a: worse,
      b: unclean,
      c: [FULL, ['pass', 'fail', 'pass', 'pass', 'pass']],
      d: [FULL, trialsOf(0, 3)],
    };
    const expected = gate(suite).cells.map(({ delta, sampling }) => [delta, sampling]);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(Object.keys(suite), { minLength: 4 }),
        fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
        (ids, keys) => {
          const shuffled = (trials: readonly Outcome[]): Outcome[] =>
            trials
              .map((trial, index) => ({ trial, key: keys[index] ?? 0 }))
              .toSorted((x, y) => x.key - y.key)
              .map(({ trial }) => trial);
          const other = Object.fromEntries(
            ids.map((id) => [id, [suite[id]?.[0] ?? 'pass', shuffled(suite[id]?.[1] ?? [])] as const]),
          );
          const batches = ids.map((id) => stagedBatch({ [id]: { claude: other[id]?.[1] ?? [] } }, 3, `${id}.json`));
          expect(gate(other).cells.map(({ delta, sampling }) => [delta, sampling])).toEqual(expected);
          expect(gate(other, { batches }).cells.map(({ delta, sampling }) => [delta, sampling])).toEqual(expected);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('a batch for each provider is judged as one batch of all', () => {
    // .0035 stops a run of 5 cells, and not one of 15: what counts is the suite, here as in the run.
    const agents = ['claude', 'codex', 'copilot'];
    const ids = NAMES.slice(0, 5);
    const entry = countedEntry(10, 10);
    const cellsOf = (agent: string): Record<string, Record<string, Outcome[]>> =>
      Object.fromEntries(
        ids.map((id) => [id, { [agent]: trialsOf(id === 'case-00' && agent === 'claude' ? 0 : 3, 3) }]),
      );
    const setting = {
      cases: locatedCases(...ids.map((id) => routingCase(id))),
      agents,
      before: baselineOf(
        Object.fromEntries(ids.map((id) => [id, Object.fromEntries(agents.map((agent) => [agent, entry]))])),
      ),
    };
    const all = routingGate(
      gateInput({ ...setting, batches: agents.map((agent) => stagedBatch(cellsOf(agent), 3, agent)) }),
    );
    const one = routingGate(gateInput({ ...setting, batches: [stagedBatch(cellsOf('claude'))] }));
    expect(all.cells[0]?.sampling).toMatchObject({ wanted: 6 });
    expect(one.cells[0]?.sampling).toMatchObject({ wanted: 6 });
    expect([told(all), told(one)]).toEqual(['not_comparable 3', 'not_comparable 3']);
  });
});

describe('a suite average hides nothing (B63)', () => {
  test('one cell is lost and another one found: red, and both are told', () => {
    const result = gate(
      thirty({
        a: [FULL, trialsOf(0, 3)],
        b: [countedEntry(7, 20), trialsOf(24, 24)],
        c: [countedEntry(7, 20), trialsOf(24, 24)],
      }),
    );
    expect(deltas(result).slice(0, 4)).toEqual(['regression', 'improvement', 'improvement', 'held']);
    expect(told(result)).toBe('fail 1');
    const [provider] = result.rollups.providers;
    const rate = ({ passed, total }: { passed: number; total: number }): number => passed / total;
    expect(rate(provider?.head ?? { passed: 0, total: 1 })).toBeGreaterThan(
      rate(provider?.base ?? { passed: 1, total: 1 }) - 0.02,
    );
  });

  test('a roll-up that falls gates nothing', () => {
    const result = gate(thirty({}, [countedEntry(50, 50), trialsOf(23, 24)]));
    expect(new Set(deltas(result))).toEqual(new Set(['held']));
    expect(told(result)).toBe('pass 0');
    expect(result.rollups.providers).toMatchObject([
      { name: 'claude', cells: 30, head: { passed: 690, total: 720 }, base: { passed: 1500, total: 1500 } },
    ]);
    expect(result.rollups.skills).toHaveLength(30);
  });

  test('roll-ups are of providers and of expected skills', () => {
    const cases = locatedCases(routingCase('a'), routingCase('b', { expected_skill: 'a-skill' }), {
      case_id: 'none',
      prompt: 'Say hello.',
      disallowed_skills: ['a-skill'],
    });
    const suite: Suite = { a: [FULL, trialsOf(3, 3)], b: [FULL, trialsOf(2, 3)], none: [FULL, trialsOf(3, 3)] };
    expect(gate(suite, { cases }).rollups).toMatchObject({
      providers: [{ name: 'claude', cells: 3, head: { passed: 8, total: 9 }, base: { passed: 60, total: 60 } }],
      skills: [{ name: 'a-skill', cells: 2, head: { passed: 5, total: 6 }, base: { passed: 40, total: 40 } }],
    });
  });
});

describe('noise is no regression (B64)', () => {
  test.each<[string, Suite[string], string]>([
    ['one failure of three asks for more', [countedEntry(19, 20), trialsOf(2, 3)], 'insufficient_data'],
    ['and holds when it was one of six', [countedEntry(19, 20), trialsOf(5, 6)], 'held'],
    ['two of ten', [countedEntry(19, 20), trialsOf(8, 10)], 'held'],
    ['the same counts again', [countedEntry(19, 20), trialsOf(19, 20)], 'held'],
  ])('%s', (_name, cell, expected) => {
    expect(deltas(gate(thirty({ a: cell })))[0]).toBe(expected);
  });

  test('thirty healthy cells that each failed once are no red', () => {
    const result = gate(thirty({}, [countedEntry(19, 20), trialsOf(5, 6)]));
    expect(told(result)).toBe('pass 0');
    expect(result.sampling).toMatchObject({ cells: 30, planned: 180, counted: 180, infra: 0 });
  });
});

describe('few trials say little (B65)', () => {
  test.each<[string, EntryLike, readonly Outcome[], string]>([
    ['one pass on both sides', countedEntry(1, 1), ['pass'], 'insufficient_data'],
    ['one failure against one pass', countedEntry(1, 1), ['fail'], 'insufficient_data'],
    ['three failures against three passes', countedEntry(3, 3), trialsOf(0, 3), 'insufficient_data'],
    ['one trial against many', FULL, ['fail'], 'insufficient_data'],
  ])('%s', (_name, before, trials, expected) => {
    const result = gate({ alpha: [before, trials] });
    expect(deltas(result)).toEqual([expected]);
    expect(told(result)).toBe('not_comparable 3');
  });

  test('and the report shows how little', () => {
    const [clean] = gate({ alpha: [FULL, trialsOf(3, 3)] }).cells;
    // Wilson's interval of 3/3, and the drop that three trials could show.
    expect(clean?.sampling).toMatchObject({ head: { passed: 3, total: 3, low: 0.438503, high: 1 }, drop: 0 });
    expect(clean?.sampling?.detectable_drop).toBeCloseTo(0.7129, 3);
    const [few] = gate({ alpha: [countedEntry(3, 3), trialsOf(5, 5)] }).cells;
    expect(few?.sampling).toMatchObject({ rule: 'absolute', base: { passed: 3, total: 3 }, detectable_drop: null });
  });
});
