import { describe, expect, test } from 'vitest';

import { observed, unitId, unitResult } from '../testing/unit-result-builder.ts';
import { foreignMark, sharedSessions, unitMark } from './find-contamination.ts';
import { modelMismatch } from './model-mismatch.ts';

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
  const unit = (number: number, session: string | null, agent = 'claude') =>
    unitResult({ unit_run_id: unitId(number), agent, observed: observed({ session_id: session }) });

  test('both units of a session, and none that tells no session', () => {
    const units = [unit(1, 'a'), unit(2, 'b'), unit(3, 'a'), unit(4, null), unit(5, null), unit(6, 'b', 'codex')];
    expect([...sharedSessions(units)]).toEqual([unitId(1), unitId(3)]);
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
