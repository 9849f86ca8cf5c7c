import { median } from './median.ts';

/**
 * Median milliseconds of each of several ways, which take turns: what else the machine does then meets all alike. They are what this process
 * computed, on all its threads. The first `warmUp` rounds do not count.
 */
export function alternating(rounds: number, ways: readonly (() => unknown)[], warmUp = 1): readonly number[] {
  const times = ways.map((): number[] => []);
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [index, way] of ways.entries()) {
      const start = process.cpuUsage();
      way();
      const { user, system } = process.cpuUsage(start);
      if (round >= 0) times[index]?.push((user + system) / 1000);
    }
  }
  return times.map(median);
}
