import { expect, test } from 'vitest';

import { judgeModes, type EvidenceMode } from './evidence-modes.ts';

test.each<[readonly EvidenceMode[], 'error' | 'warn' | 'off', 'error' | 'warn' | 'off', boolean, number]>([
  [['live'], 'error', 'error', false, 0],
  [[], 'error', 'error', false, 0],
  [['rehearsal'], 'off', 'error', false, 0],
  [['rehearsal'], 'warn', 'error', false, 1],
  [['rehearsal'], 'error', 'off', true, 1],
  [['replay'], 'error', 'off', false, 0],
  [['replay'], 'off', 'error', true, 1],
  [['live', 'replay', 'rehearsal'], 'warn', 'error', true, 2],
])('%o, rehearsal: %s, replay: %s', (modes, rehearsal, replay, stops, warnings) => {
  const judged = judgeModes(new Set(modes), { rehearsal, replay });
  expect([judged.stops, judged.warnings.length]).toEqual([stops, warnings]);
});
