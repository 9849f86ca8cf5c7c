import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlannedUnit } from '../contracts/plan.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { unitId } from '../testing/unit-result-builder.ts';
import { DEFAULT_SHARDS, MAX_SHARDS, packShards, type ShardWish } from './pack-shards.ts';

/** agent → case → seconds of its one unit. */
type Times = Readonly<Record<string, Readonly<Record<string, number>>>>;

function unitsOf(times: Times, trials = 1, required = trials): PlannedUnit[] {
  return Object.entries(times).flatMap(([agent, cases]) =>
    Object.keys(cases).flatMap((id) =>
      Array.from({ length: trials }, (_, index) => ({
        unit_run_id: unitId(index + 1),
        case_id: id,
        agent,
        trial: index + 1,
        ...(index < required ? {} : { optional: true }),
      })),
    ),
  );
}

const wish = (most: number | null, seconds: number | null = null): ShardWish => ({ most, seconds });

function pack(times: Times, most: number | null, seconds: number | null = null): string[] {
  const shards = packShards(unitsOf(times), (id, agent) => times[agent]?.[id] ?? 0, wish(most, seconds));
  return shards.map(
    ({ shard, agent, cells, expected_seconds: all }) =>
      `${shard} ${agent} ${all}: ${cells.map((cell) => cell.case_id).join(' ')}`,
  );
}

function refusal(run: () => unknown): PortcullisError {
  try {
    run();
  } catch (error) {
    if (error instanceof PortcullisError) return error;
    throw error;
  }
  throw new Error('it was accepted');
}

describe('packShards', () => {
  test.each<[string, Times, number | null, number | null, string[]]>([
    ['nothing, no shards', {}, 8, null, []],
    [
      'the longest first, each where least is to do',
      { a: { p: 5, q: 4, r: 3, s: 3, t: 3 } },
      2,
      null,
      ['1 a 8: p s', '2 a 10: q r t'],
    ],
    ['no more shards than cells', { a: { p: 5, q: 4 } }, 9, null, ['1 a 5: p', '2 a 4: q']],
    ['one provider in each', { b: { p: 1 }, a: { p: 9, q: 9 } }, 2, null, ['1 a 18: p q', '2 b 1: p']],
    [
      'a shard more to whose shards are the longest',
      { a: { p: 9, q: 9 }, b: { p: 1, q: 1 } },
      3,
      null,
      ['1 a 9: p', '2 a 9: q', '3 b 2: p q'],
    ],
    ['as many as the time asks for', { a: { p: 30, q: 30, r: 30, s: 30 } }, null, 60, ['1 a 60: p r', '2 a 60: q s']],
    ['a cell longer than the time stays whole', { a: { p: 300, q: 1 } }, null, 60, ['1 a 300: p', '2 a 1: q']],
    ['no more than either asks for', { a: { p: 30, q: 30, r: 30, s: 30 } }, 1, 60, ['1 a 120: p q r s']],
    ['cells of one length by their ids', { a: { C: 1, b: 1, a: 1 } }, 2, null, ['1 a 2: C b', '2 a 1: a']],
    ['at least a second for each cell', { a: { p: 0, q: 0.2 } }, 1, null, ['1 a 2: p q']],
  ])('%s', (_name, times, most, seconds, expected) => {
    expect(pack(times, most, seconds)).toEqual(expected);
  });

  test('all trials of a cell stay together, and only those that are always run take time', () => {
    const units = unitsOf({ a: { p: 1, q: 1 } }, 24, 3);
    expect(packShards(units, () => 10, wish(2))).toEqual([
      { shard: 1, agent: 'a', cells: [{ case_id: 'p' }], expected_seconds: 30 },
      { shard: 2, agent: 'a', cells: [{ case_id: 'q' }], expected_seconds: 30 },
    ]);
  });

  test('where nothing is asked for there are at most 32', () => {
    const times = { a: Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`c${index}`, 1])) };
    expect(pack(times, null)).toHaveLength(DEFAULT_SHARDS);
  });
});

describe('limits', () => {
  const many = { a: Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`c${index}`, 60])), b: { p: 60 } };

  test('256 jobs are taken, 257 are not, with the numbers and what to do', () => {
    expect(pack(many, MAX_SHARDS)).toHaveLength(256);
    const error = refusal(() => pack(many, 257));
    expect([error.code, error.message, error.help]).toEqual([
      'usage',
      '--shards: expected at most 256, which is how many jobs GitHub gives a matrix, found 257 (301 cells of 2 providers, 301 minutes one after the other)',
      'Give --shards 256 or less, or plan less with --changed, --agents or --category.',
    ]);
  });

  test('a time that asks for too many is refused with one that does not', () => {
    const error = refusal(() => pack(many, null, 60));
    expect([error.code, error.message, error.help]).toEqual([
      'usage',
      '--shard-minutes 1: expected at most 256 shards, which is how many jobs GitHub gives a matrix, found 301 (301 cells of 2 providers, 301 minutes one after the other)',
      'Give --shard-minutes 2 or more, limit it with --shards 256, or plan less with --changed, --agents or --category.',
    ]);
    expect(pack(many, null, 120)).toHaveLength(151);
    expect(pack(many, MAX_SHARDS, 60)).toHaveLength(256);
  });

  test('fewer shards than providers', () => {
    const error = refusal(() => pack({ codex: { p: 1 }, claude: { p: 1 } }, 1));
    expect([error.code, error.message]).toEqual([
      'usage',
      'expected at least 2 shards, one for each provider (claude, codex), found a limit of 1',
    ]);
  });
});

const agents = fc.constantFrom('claude', 'codex', 'copilot', 'own_1');
const cells = fc.uniqueArray(
  fc.record({ agent: agents, id: fc.stringMatching(/^[A-Za-z0-9]{1,4}$/), seconds: fc.integer({ min: 1, max: 900 }) }),
  {
    minLength: 1,
    maxLength: 60,
    selector: ({ agent, id }) => `${agent} ${id}`,
  },
);
const wishes = fc.record({
  most: fc.option(fc.integer({ min: 4, max: MAX_SHARDS })),
  seconds: fc.option(fc.integer({ min: 30, max: 3600 })),
});

function timesOf(list: readonly { agent: string; id: string; seconds: number }[]): Times {
  const times: Record<string, Record<string, number>> = {};
  for (const { agent, id, seconds } of list) (times[agent] ??= {})[id] = seconds;
  return times;
}

describe('whatever is packed', () => {
  test('each cell is in one shard, of its provider; the numbers count from 1; the limits hold', () => {
    fc.assert(
      fc.property(cells, wishes, (list, asked) => {
        const times = timesOf(list);
        const shards = packShards(unitsOf(times), (id, agent) => times[agent]?.[id] ?? 0, asked);
        const packed = shards.flatMap((shard) => shard.cells.map((cell) => `${shard.agent} ${cell.case_id}`));
        expect(packed.toSorted()).toEqual(list.map(({ agent, id }) => `${agent} ${id}`).toSorted());
        expect(shards.map(({ shard }) => shard)).toEqual(shards.map((_, index) => index + 1));
        expect(shards.every((shard) => shard.cells.length > 0)).toBe(true);
        if (asked.most !== null) expect(shards.length).toBeLessThanOrEqual(asked.most);
        const total = list.reduce((sum, { seconds }) => sum + seconds, 0);
        expect(shards.reduce((sum, shard) => sum + shard.expected_seconds, 0)).toBe(total);
      }),
    );
  });

  test('no shard of a provider is longer than the mean and the longest cell together', () => {
    fc.assert(
      fc.property(cells, wishes, (list, asked) => {
        const times = timesOf(list);
        const shards = packShards(unitsOf(times), (id, agent) => times[agent]?.[id] ?? 0, asked);
        for (const [agent, own] of Object.entries(times)) {
          const lengths = shards.filter((shard) => shard.agent === agent).map((shard) => shard.expected_seconds);
          const mean = Object.values(own).reduce((sum, seconds) => sum + seconds, 0) / lengths.length;
          const longest = Math.max(...Object.values(own));
          // Graham's bound; it is below the mean plus the longest.
          expect(Math.max(...lengths)).toBeLessThanOrEqual(mean + longest * (1 - 1 / lengths.length) + 1e-9);
        }
      }),
    );
  });

  test('at most 4/3 - 1/(3m) of the best that there is', () => {
    const few = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(few, fc.integer({ min: 1, max: 4 }), (seconds, most) => {
        const times = { a: Object.fromEntries(seconds.map((value, index) => [`c${index}`, value])) };
        const shards = packShards(unitsOf(times), (id, agent) => times[agent as 'a'][id] ?? 0, wish(most));
        const worst = Math.max(...shards.map((shard) => shard.expected_seconds));
        expect(worst).toBeLessThanOrEqual(best(seconds, most) * (4 / 3 - 1 / (3 * most)) + 1e-9);
      }),
    );
  });

  test('the order of units makes no difference', () => {
    fc.assert(
      fc.property(cells, wishes, fc.infiniteStream(fc.nat()), (list, asked, numbers) => {
        const times = timesOf(list);
        const units = unitsOf(times, 2);
        const shuffled = units
          .map((unit) => [numbers.next().value, unit] as const)
          .toSorted(([left], [right]) => left - right)
          .map(([, unit]) => unit);
        const secondsOf = (id: string, agent: string): number => times[agent]?.[id] ?? 0;
        expect(JSON.stringify(packShards(shuffled, secondsOf, asked))).toBe(
          JSON.stringify(packShards(units, secondsOf, asked)),
        );
      }),
    );
  });
});

/** The shortest longest shard, by trying all. */
function best(seconds: readonly number[], most: number): number {
  const loads = Array.from({ length: most }, () => 0);
  const place = (index: number): number => {
    const cell = seconds[index];
    if (cell === undefined) return Math.max(...loads);
    let found = Infinity;
    for (const shard of loads.keys()) {
      loads[shard] = (loads[shard] ?? 0) + cell;
      found = Math.min(found, place(index + 1));
      loads[shard] = (loads[shard] ?? 0) - cell;
    }
    return found;
  };
  return place(0);
}
