import { describe, expect, test } from 'vitest';

import type { ToleratedClass } from '../contracts/typestate-baseline.ts';
import { compareClass, type ClassSituation } from './compare-class.ts';

const TODAY = '2026-03-10';
const [LONG, SHORT, LAST, OVER] = ['2026-12-31', '2026-04-01', TODAY, '2026-03-09'].map((expires): ToleratedClass => ({
  reason: `until ${expires}`,
  expires,
})) as [ToleratedClass, ToleratedClass, ToleratedClass, ToleratedClass];

function compared(situation: Partial<ClassSituation>): readonly (string | undefined)[] {
  const whole = { turns: 1, judgedWhole: true, before: null, after: null, isKnown: true, today: TODAY } as const;
  const result = compareClass({ ...whole, level: 'error', ...situation });
  return [result?.delta, result?.gate, result?.tolerated?.expires];
}

describe('a class that was found', () => {
  test.each<[string, Partial<ClassSituation>, readonly (string | undefined)[]]>([
    ['nothing tolerates it', {}, ['regression', 'fail', undefined]],
    ['the pull request alone tolerates it', { after: LONG }, ['regression', 'fail', undefined]],
    ['both tolerate it: the earlier day holds', { before: LONG, after: SHORT }, ['tolerated', 'report', SHORT.expires]],
    ['the pull request prolongs it', { before: SHORT, after: LONG }, ['tolerated', 'report', SHORT.expires]],
    ['on the last day', { before: LAST, after: LONG }, ['tolerated', 'report', TODAY]],
    ['past the day', { before: OVER, after: OVER }, ['regression', 'fail', OVER.expires]],
    [
      'past the day, prolonged by the pull request',
      { before: OVER, after: LONG },
      ['regression', 'fail', OVER.expires],
    ],
    ['the pull request tolerates it no longer', { before: LONG }, ['regression', 'fail', LONG.expires]],
    ['the pull request ends it', { before: LONG, after: OVER }, ['regression', 'fail', OVER.expires]],
    ['new subject, tolerated', { isKnown: false, after: LONG }, ['new', 'warn', LONG.expires]],
    ['new subject, on the last day', { isKnown: false, after: LAST }, ['new', 'warn', TODAY]],
    ['new subject, past the day', { isKnown: false, after: OVER }, ['regression', 'fail', OVER.expires]],
    ['new subject, not tolerated', { isKnown: false }, ['regression', 'fail', undefined]],
    ['level warn', { level: 'warn' }, ['regression', 'warn', undefined]],
    ['level off', { level: 'off' }, ['regression', 'report', undefined]],
    [
      'level off does not touch what is tolerated',
      { level: 'off', before: LONG, after: LONG },
      ['tolerated', 'report', LONG.expires],
    ],
  ])('%s', (_, situation, expected) => {
    expect(compared(situation)).toEqual(expected);
  });
});

describe('a class that was not found', () => {
  test.each<[string, Partial<ClassSituation>, readonly (string | undefined)[]]>([
    ['was tolerated', { before: LONG, after: LONG }, ['improvement', 'report', LONG.expires]],
    ['was tolerated once', { before: OVER }, ['improvement', 'report', OVER.expires]],
    ['but not every turn was judged', { before: LONG, judgedWhole: false }, [undefined, undefined, undefined]],
    ['and nobody tolerates', {}, [undefined, undefined, undefined]],
    ['and the pull request alone tolerates', { after: LONG }, [undefined, undefined, undefined]],
  ])('%s', (_, situation, expected) => {
    expect(compared({ turns: 0, ...situation })).toEqual(expected);
  });
});

test('a pull request can only make it stricter', () => {
  const entries = [null, LONG, SHORT, LAST, OVER];
  const failing = entries.filter((before) => compared({ before, after: before })[1] === 'fail');
  expect(failing).toEqual([null, OVER]);
  for (const before of failing) {
    expect(entries.map((after) => compared({ before, after })[1])).toEqual(entries.map(() => 'fail'));
  }
});
