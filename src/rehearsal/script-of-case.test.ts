import { expect, test } from 'vitest';
import type { Scenario } from '../contracts/scenario.ts';
import { scenariosOf, scriptOfCase } from './script-of-case.ts';
import { CLOSING_TEXT } from './scripted-model.ts';

test('a case gets what it requires, in order and once: skills, also by their own file, then files', () => {
  const turns = scriptOfCase({
    skills: ['b', 'a', 'b'],
    tokens: ['f.md', 'c/SKILL.md', 'a', 'f.md', '.agents/skills/d/SKILL.md', 'p:e'],
    mentions: new Map([['x', []]]),
  });
  expect(turns.map(({ text, calls }) => [text, calls])).toEqual([
    ...['b', 'a', 'c', 'p:e'].map((skill) => ['', [{ kind: 'skill', skill, forked: null }]]),
    ['', [{ kind: 'read', path: 'f.md' }]],
    ['', [{ kind: 'read', path: '.agents/skills/d/SKILL.md' }]],
    [CLOSING_TEXT, []],
  ]);
});

test('a case that requires nothing gets an answer', () => {
  const nothing = { skills: [], tokens: [], mentions: new Map([['x', []]]) };
  expect(scriptOfCase(nothing)).toEqual([{ text: CLOSING_TEXT, calls: [], fault: null, mentions: nothing.mentions }]);
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
  expect(scenariosOf(all, 'c', 'claude')).toEqual([all[1]]);
  expect(scenariosOf(all, 'c', 'codex')).toEqual([all[0]]);
  expect(scenariosOf(all, 'd', 'codex')).toEqual([all[2], all[3]]);
  expect(scenariosOf(all, 'e', 'codex')).toEqual([]);
});
