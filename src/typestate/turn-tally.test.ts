import { expect, test } from 'vitest';

import type { JudgedTurn } from './judge-turn.ts';
import { TurnTally } from './turn-tally.ts';

test('counts every turn and keeps the first places', () => {
  const tally = new TurnTally();
  const calls = Array.from({ length: 30 }, (_, index) => `c${index}`);
  const open: JudgedTurn = { callId: 't', faults: [{ failureClass: 'tool.use_missing', calls }] };
  for (let line = 1; line <= 1000; line += 1) {
    const judged = line % 2 === 0 ? open : { callId: 't', faults: [] };
    tally.add(judged, (ids) => ({ file: 'f', line, calls: [...ids], cause: null }));
  }
  expect([tally.turns, tally.rejected, [...tally.classes.keys()]]).toEqual([1000, 500, ['tool.use_missing']]);
  const found = tally.classes.get('tool.use_missing');
  expect(found?.turns).toBe(500);
  expect(found?.places.map(({ line }) => line)).toEqual([2, 4, 6, 8, 10]);
  expect(found?.places[0]?.calls).toHaveLength(10);
});
