import { describe, expect, test } from 'vitest';

import type { UnitResult } from '../contracts/results.ts';
import { observed, unitId, unitResult } from '../testing/unit-result-builder.ts';
import { foreignMark, modelMismatch, sharedSessions, unitMark } from './unusable-evidence.ts';

const OWN = unitMark(unitId(1));
const OTHER = unitMark(unitId(2));

describe('foreignMark', () => {
  test.each([
    ['', null],
    [`cat /tmp/x/${OWN}/w/SKILL.md`, null],
    [`cat /tmp/x/${OTHER}/w/SKILL.md`, OTHER],
    [`${OWN} ${OWN} {"cwd":"C:\\\\T\\\\${OTHER}\\\\w"}`, OTHER],
    ['pcu-0123', null],
  ])('%s', (text, expected) => expect(foreignMark(text, OWN)).toBe(expected));
});

describe('sharedSessions', () => {
  /** `case provider session`; `-` tells no session. */
  const units = (texts: readonly string[]): readonly UnitResult[] =>
    texts.map((text, index) => {
      const [id = '', agent = '', session = ''] = text.split(' ');
      const told = observed({ session_id: session === '-' ? null : session });
      return unitResult({ unit_run_id: unitId(index), case_id: id, agent, trial: index + 1, observed: told });
    });

  test.each<[string, readonly string[], readonly number[]]>([
    ['units of two cases', ['one claude a', 'two claude a'], [0, 1]],
    [
      'all units of the session, the trials of one case too',
      ['one claude a', 'one claude a', 'two claude a'],
      [0, 1, 2],
    ],
    ['not the units of other sessions', ['one claude a', 'two claude b', 'three claude a', 'two claude c'], [0, 2]],
    ['not trials of one cell', ['one claude a', 'one claude a', 'two claude b', 'two claude b'], []],
    ['not the sessions of two clients', ['one claude a', 'two codex a', 'one codex a'], [1, 2]],
    ['not units that tell no session', ['one claude -', 'two claude -', 'three claude -'], []],
    ['nothing of nothing', [], []],
  ])('%s', (_name, texts, expected) => {
    expect([...sharedSessions(units(texts)).keys()]).toEqual(expected.map(unitId));
  });
});

describe('modelMismatch', () => {
  test.each([
    [null, 'claude-sonnet-4-5', false],
    ['claude-sonnet-4-5', null, false],
    ['claude-sonnet-4-5', 'claude-sonnet-4-5-20250929', false],
    ['sonnet', 'Claude-Sonnet-4-5', false],
    ['claude-opus-4-5', 'claude-sonnet-4-5', true],
  ])('asked %s, told %s: %s', (asked, told, differs) => {
    expect(modelMismatch(asked, told) !== null).toBe(differs);
  });
});
