import { expect, test } from 'vitest';
import type { Scenario } from '../contracts/scenario.ts';
import { pickScenario, scriptOfCase } from './script-of-case.ts';
import { CLOSING_TEXT } from './scripted-model.ts';

test('a case gets what it requires, in order and once', () => {
  const turns = scriptOfCase({
    skills: ['b', 'a', 'b'],
    files: ['f.md', 'f.md'],
    mentions: ['x', 'x', 'y'],
  });
  expect(turns.map(({ text, calls }) => [text, calls])).toEqual([
    ['', [{ kind: 'skill', skill: 'b', forked: null }]],
    ['', [{ kind: 'skill', skill: 'a', forked: null }]],
    ['', [{ kind: 'read', path: 'f.md' }]],
    [`${CLOSING_TEXT}\nx\ny`, []],
  ]);
});

test('a case that requires nothing gets an answer', () => {
  const nothing = { skills: [], files: [], mentions: [] };
  expect(scriptOfCase(nothing)).toEqual([{ text: CLOSING_TEXT, calls: [], fault: null }]);
});

test('a case gets the scenario that names it, the one for its client first', () => {
  const scenario = (id: string, caseIds: string[], agents?: string[]): Scenario => {
    return { schema: 1, scenario_id: id, ...(agents === undefined ? {} : { agents }), case_ids: caseIds, turns: [] };
  };
  const all = [
    scenario('for-all', ['c']),
    scenario('for-claude', ['c'], ['claude']),
    scenario('x', ['d']),
    scenario('y', ['d']),
    scenario('example', []),
  ];
  expect(pickScenario(all, 'c', 'claude')).toEqual({ kind: 'picked', scenario: all[1] });
  expect(pickScenario(all, 'c', 'codex')).toEqual({ kind: 'picked', scenario: all[0] });
  expect(pickScenario(all, 'd', 'codex')).toEqual({ kind: 'several', ids: ['x', 'y'] });
  expect(pickScenario(all, 'e', 'codex')).toEqual({ kind: 'none' });
});
