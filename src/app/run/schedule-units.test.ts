import { describe, expect, test } from 'vitest';

import type { UnitResult } from '../../contracts/results.ts';
import { observed, unitResult } from '../../testing/unit-result-builder.ts';
import { scheduleUnits, type ScheduleLimits } from './run-rounds.ts';

interface Unit {
  readonly agent: string;
  readonly id: number;
}

const AUTH = unitResult({
  status: 'infra_error',
  infra_reason: 'auth',
  error: 'bad key',
  observed: observed({ api_status: 401 }),
});

function units(agent: string, count: number, from = 0): readonly Unit[] {
  return Array.from({ length: count }, (_, index) => ({ agent, id: from + index }));
}

async function schedule(
  work: readonly Unit[],
  limits: ScheduleLimits,
  resultOf: (unit: Unit) => UnitResult | null,
  brokenOff: () => boolean = () => false,
) {
  const seen = {
    ran: [] as number[],
    left: [] as number[],
    stops: [] as string[],
    most: 0,
    mostOf: new Map<string, number>(),
  };
  const running: Unit[] = [];
  await scheduleUnits(work, limits, {
    run: async (unit) => {
      running.push(unit);
      seen.most = Math.max(seen.most, running.length);
      const ofAgent = running.filter(({ agent }) => agent === unit.agent).length;
      seen.mostOf.set(unit.agent, Math.max(seen.mostOf.get(unit.agent) ?? 0, ofAgent));
      await new Promise((resolve) => setImmediate(resolve));
      running.splice(running.indexOf(unit), 1);
      seen.ran.push(unit.id);
      return resultOf(unit);
    },
    leave: ({ id }) => {
      seen.left.push(id);
      return Promise.resolve();
    },
    onStop: (agent, cause) => seen.stops.push(`${agent}: ${cause}`),
    isInterrupted: brokenOff,
    obstacle: (agent) => (agent === 'missing' ? 'no program' : null),
  });
  return seen;
}

describe('scheduleUnits', () => {
  test('as many at a time as both limits allow, and a full provider holds up no other', async () => {
    const seen = await schedule(
      [...units('slow', 10), ...units('fast', 10, 10)],
      { total: 4, ofProvider: (agent) => (agent === 'slow' ? 1 : 4) },
      () => unitResult(),
    );
    expect(seen.ran).toHaveLength(20);
    expect(seen.most).toBe(4);
    expect(Object.fromEntries(seen.mostOf)).toEqual({ slow: 1, fast: 4 });
  });

  test('three identical permanent failures stop their provider and no other', async () => {
    const seen = await schedule(
      [...units('a', 6), ...units('b', 6, 6)],
      { total: 1, ofProvider: () => 1 },
      ({ agent }) => (agent === 'a' ? AUTH : unitResult()),
    );
    expect(seen.stops).toEqual(['a: the provider was stopped after 3 identical failures: bad key']);
    expect(seen.left).toEqual([3, 4, 5]);
    expect(seen.ran.filter((id) => id >= 6)).toHaveLength(6);
  });

  test('the units of a provider that cannot be started are left, and it is said once', async () => {
    const seen = await schedule([...units('missing', 3), ...units('a', 2, 3)], { total: 2, ofProvider: () => 2 }, () =>
      unitResult(),
    );
    expect(seen.stops).toEqual(['missing: no program']);
    expect([seen.left, seen.ran]).toEqual([
      [0, 1, 2],
      [3, 4],
    ]);
  });

  test('an error ends the run after what was begun, and begins nothing else', async () => {
    const begun: number[] = [];
    const run = schedule(units('a', 10), { total: 2, ofProvider: () => 2 }, ({ id }) => {
      begun.push(id);
      if (id === 0) throw new Error('disk full');
      return unitResult();
    });
    await expect(run).rejects.toThrow('disk full');
    expect(begun.length).toBeLessThan(4);
  });

  test('once broken off, nothing is begun any more', async () => {
    let count = 0;
    const seen = await schedule(
      units('a', 10),
      { total: 1, ofProvider: () => 1 },
      () => {
        count += 1;
        return null;
      },
      () => count >= 2,
    );
    expect(seen.ran).toEqual([0, 1]);
    expect(seen.left).toEqual([]);
  });
});
