import { expect, it } from 'vitest';

import { endProcesses, lookUntilGone } from './end-processes.ts';
import type { ProcessEntry } from './linux-processes.ts';

/** Beyond every id a system gives out, so that no signal reaches anybody. */
const entry = (index: number): ProcessEntry => ({
  pid: 2 ** 30 + index,
  parent: 1,
  group: 1,
  session: 1,
  start: index,
});

/** Answers one list after the other, then nothing more. */
function looks(...answers: readonly (readonly number[])[]): () => Promise<readonly ProcessEntry[]> {
  const rest = [...answers];
  return () => Promise.resolve((rest.shift() ?? []).map(entry));
}

it('looks until nothing is left, or enough was waited', async () => {
  expect(await lookUntilGone(looks([1, 2], [2]), () => false)).toEqual([]);
  expect(await lookUntilGone(looks([1, 2], [2], [2]), (found) => found.length < 2)).toEqual([entry(2)]);
});

it('counts each process once, also one that came later', async () => {
  expect(await endProcesses(looks(), 1_000, null, () => false)).toBe(0);
  expect(await endProcesses(looks([1, 2], [2], [2, 3]), 10_000, null, () => false)).toBe(3);
  expect(await endProcesses(looks([1], [1], [4]), 10_000, null, () => true)).toBe(2);
});
