import { expect, test } from 'vitest';
import { baselineOf, gateInput, locatedCases, routingCase } from '../../testing/gate-input-builder.ts';
import { describeReferenceData, referenceText } from '../../testing/reference-data.ts';
import { countedEntry, stagedBatch, trialsOf } from '../../testing/sampling-builder.ts';
import { routingGate, type FlatResult } from '../../testing/flat-result.ts';

interface Outcomes {
  readonly id: string;
  readonly expected_skills?: readonly string[];
  readonly expected_skill?: string | null;
  readonly group?: string | null;
  readonly passed: boolean;
}
interface Summaries {
  readonly effectiveness: { readonly summary: Readonly<Record<string, { n: number; wins_enhanced: number }>> };
}
type Tallies = ReadonlyMap<string, readonly [passed: number, total: number]>;

const parsed = (name: string): unknown =>
  JSON.parse(referenceText(`data/routing/evals/${name}.ee10c46.json`)) as unknown;

function tally(outcomes: readonly Outcomes[], nameOf: (outcome: Outcomes) => string): Tallies {
  const tallies = new Map<string, readonly [number, number]>();
  for (const outcome of outcomes) {
    const [passed, total] = tallies.get(nameOf(outcome)) ?? [0, 0];
    tallies.set(nameOf(outcome), [passed + Number(outcome.passed), total + 1]);
  }
  return tallies;
}

/** One cell for each tally, with it as its baseline. */
function gate(before: Tallies, head: Tallies): FlatResult {
  const ids = [...before.keys()];
  return routingGate(
    gateInput({
      cases: locatedCases(...ids.map((id) => routingCase(id))),
      agents: ['claude'],
      before: baselineOf(
        Object.fromEntries([...before].map(([id, counts]) => [id, { claude: countedEntry(...counts) }])),
      ),
      batches: [
        stagedBatch(Object.fromEntries([...head].map(([id, counts]) => [id, { claude: trialsOf(...counts) }]))),
      ],
    }),
  );
}
/** `delta: how often`, of what there is. */
const counts = ({ counts: all }: FlatResult): Record<string, number> =>
  Object.fromEntries(Object.entries(all).filter(([, count]) => count > 0));
const lost = (tallies: Tallies, id: string, total = 24): Tallies => new Map([...tallies, [id, [0, total] as const]]);

describeReferenceData('sampling', () => {
  const { activation, confusion } = parsed('eval-baseline-outcomes') as Record<
    'activation' | 'confusion',
    readonly Outcomes[]
  >;
  const { effectiveness } = parsed('eval-baseline-summaries') as Summaries;

  const kinds = new Map([
    ...tally(activation, ({ id }) => (id.startsWith('neg') ? 'activation-negative' : 'activation-positive')),
    ...tally(confusion, ({ group }) => `confusion-${group ?? 'negative'}`),
  ]);
  const skills: Tallies = new Map(
    Object.entries(effectiveness.summary).map(([id, { n, wins_enhanced: wins }]) => [id, [wins, n] as const]),
  );

  test('outcomes by kind: unchanged is no red, and each kind that is lost is', () => {
    expect(kinds.get('activation-positive')).toEqual([55, 55]);
    expect(kinds.get('activation-negative')).toEqual([15, 18]);
    expect(kinds.get('confusion-negative')).toEqual([18, 18]);
    const unchanged = gate(kinds, kinds);
    expect([counts(unchanged), unchanged.exit_code]).toEqual([{ held: kinds.size - 1, flaky: 1 }, 0]);
    for (const id of kinds.keys()) {
      const result = gate(kinds, lost(kinds, id));
      expect(result.cells.filter(({ delta }) => delta === 'regression').map((cell) => cell.case_id)).toEqual([id]);
      expect(result.exit_code).toBe(1);
    }
  });

  test('wins by skill: 5/6 and 6/6 hold against themselves, and each skill that is lost is red', () => {
    expect(skills.size).toBe(12);
    expect(new Set([...skills.values()].map(String))).toEqual(new Set(['5,6', '6,6']));
    const unchanged = gate(skills, skills);
    // Five of six do not show that more than half pass.
    expect([counts(unchanged), unchanged.exit_code]).toEqual([{ held: 9, unreliable_baseline: 3 }, 0]);
    for (const id of skills.keys()) {
      const result = gate(skills, lost(skills, id));
      expect(result.cells.filter(({ delta }) => delta === 'regression').map((cell) => cell.case_id)).toEqual([id]);
      expect(result.exit_code).toBe(1);
    }
  });

  test('outcomes by skill are one or two trials each: nothing is red but what is lost', () => {
    const one = tally(
      confusion.filter(({ expected_skill: skill }) => typeof skill === 'string'),
      ({ expected_skill: skill }) => skill ?? '',
    );
    expect(Math.max(...[...one.values()].map(([, total]) => total))).toBe(2);
    const unchanged = gate(one, one);
    expect([counts(unchanged), unchanged.exit_code]).toEqual([{ insufficient_data: one.size }, 3]);
    const enough: Tallies = new Map([...one.keys()].map((id) => [id, [5, 5] as const]));
    expect(gate(one, enough).exit_code).toBe(0);
    const [first = ''] = one.keys();
    const result = gate(one, lost(enough, first, 6));
    expect([counts(result), result.exit_code]).toEqual([{ regression: 1, held: one.size - 1 }, 1]);
  });
});
