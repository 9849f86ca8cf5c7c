import { expect, test } from 'vitest';

import type { GateResult, Rollup } from '../contracts/gate-result.ts';
import { routingGate } from '../gates/routing-gate.ts';
import { gateInput } from '../testing/gate-input-builder.ts';
import { countedEntry, suiteSetting, trialsOf } from '../testing/sampling-builder.ts';
import { rollupTables } from './rollup-tables.ts';

const RESULT: GateResult = routingGate(
  gateInput(
    suiteSetting({
      alpha: [countedEntry(20, 20), trialsOf(3, 3)],
      beta: [countedEntry(20, 20), trialsOf(9, 24)],
      gamma: ['pass', trialsOf(5, 5)],
      delta: [countedEntry(5, 20), trialsOf(5, 5)],
    }),
  ),
);

test('providers and skills, the worst drop first, and last what cannot be compared', () => {
  const head = (name: string): string[] => [name, 'cells', 'passed', 'comparator', 'drop'];
  expect(rollupTables(RESULT)).toEqual([
    { head: head('provider'), rows: [['claude', '4', '22/37 (43–74 %)', '–', '–']] },
    {
      head: head('skill'),
      rows: [
        ['beta-skill', '1', '9/24 (21–57 %)', '20/20 (84–100 %)', '63 points'],
        ['alpha-skill', '1', '3/3 (44–100 %)', '20/20 (84–100 %)', '0 points'],
        ['delta-skill', '1', '5/5 (57–100 %)', '5/20 (11–47 %)', '−75 points'],
        ['gamma-skill', '1', '5/5 (57–100 %)', '–', '–'],
      ],
    },
  ]);
});

test('there are none where each cell has one trial, or none has a skill', () => {
  expect(rollupTables(routingGate(gateInput(suiteSetting({ alpha: ['pass', ['pass']] }))))).toEqual([]);
  expect(rollupTables({ ...RESULT, rollups: { ...RESULT.rollups, skills: [] } })).toHaveLength(1);
});

test('a long name is cut', () => {
  const rollup = { ...(RESULT.rollups.skills[0] as Rollup), name: 'x'.repeat(500) };
  const [, table] = rollupTables({ ...RESULT, rollups: { ...RESULT.rollups, skills: [rollup] } });
  expect(table?.rows[0]?.[0]).toBe(`${'x'.repeat(80)}…`);
});
