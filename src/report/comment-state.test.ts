import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { commentMarker, decideComment, readMarker, type CommentDecision, type CommentState } from './comment-state.ts';

const KEY = 'a'.repeat(64);
const STATE: CommentState = { runNumber: 12, runAttempt: 3, kind: 'failing', digest: 'b'.repeat(64) };
const MARKER = commentMarker(KEY, STATE);

test('a marker is one line that markdown hides, and is read as it was written', () => {
  const states = fc.record({
    runNumber: fc.nat({ max: 999_999_999_999_999 }),
    runAttempt: fc.nat({ max: 999_999_999 }),
    kind: fc.constantFrom('failing' as const, 'clear' as const),
    digest: fc.constantFrom('c'.repeat(64), '0123456789abcdef'.repeat(4)),
  });
  fc.assert(
    fc.property(states, fc.string(), (state, text) => {
      const marker = commentMarker(KEY, state);
      expect(marker).toMatch(/^<!-- [^<>\n]+ -->$/);
      expect(readMarker(`${marker}\n${text}`, KEY)).toEqual(state);
    }),
  );
});

describe('a comment', () => {
  test.each<[string, string, ReturnType<typeof readMarker>]>([
    ['with the marker first', `${MARKER}\n# Report`, STATE],
    ['that the site has saved', `${MARKER}\r\n# Report\r\n`, STATE],
    ['with a text above it', `hello\n\n${MARKER}\n# Report`, null],
    ['with an empty line above it', `\n${MARKER}\n# Report`, null],
    ['that quotes ours', `> ${MARKER}\n\nwhat is this?`, null],
    ['that speaks of it in a line', `see ${MARKER}`, null],
    ['with an indented marker', `    ${MARKER}`, null],
    ['of another gate', commentMarker('c'.repeat(64), STATE), null],
    ['without a marker', 'hello', null],
    ['without a text', '', null],
    ['with another marker further down', `${MARKER}\n${commentMarker(KEY, { ...STATE, runNumber: 99 })}`, STATE],
    ['of another version', MARKER.replace(' attempt=3', ''), 'unreadable'],
    ['with a number that is none', MARKER.replace('run=12', 'run=1e9'), 'unreadable'],
    ['with more behind the state', MARKER.replace(' -->', ' more=1 -->'), 'unreadable'],
    ['that was cut', MARKER.slice(0, -20), 'unreadable'],
  ])('%s', (_name, body, expected) => {
    expect(readMarker(body, KEY)).toEqual(expected);
  });
});

const SAID = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);

function existing(kind: CommentState['kind'], runNumber: number, runAttempt = 1, digest = SAID): CommentState {
  return { kind, runNumber, runAttempt, digest };
}

function report(holds: boolean, runNumber: number, runAttempt = 1, digest = OTHER): CommentState {
  return { kind: holds ? 'clear' : 'failing', runNumber, runAttempt, digest };
}

const OLDER: CommentDecision = { kind: 'leave', because: 'a newer run has reported' };
const SAME: CommentDecision = { kind: 'leave', because: 'nothing has changed' };

test.each<[string, CommentState | 'unreadable' | null, CommentState, CommentDecision]>([
  ['all holds, no comment', null, report(true, 5), { kind: 'leave', because: 'nothing to say' }],
  ['it fails, no comment', null, report(false, 5), { kind: 'create' }],
  ['it still fails, otherwise', existing('failing', 4), report(false, 5), { kind: 'update' }],
  ['it still fails, as before', existing('failing', 4), report(false, 5, 1, SAID), SAME],
  ['it was fixed', existing('failing', 4), report(true, 5), { kind: 'all-clear' }],
  [
    'it was fixed, and says so by chance alike',
    existing('failing', 4),
    report(true, 5, 1, SAID),
    { kind: 'all-clear' },
  ],
  ['it still holds, as before', existing('clear', 4), report(true, 5, 1, SAID), SAME],
  ['it still holds, at another commit', existing('clear', 4), report(true, 5), { kind: 'all-clear' }],
  ['it fails again', existing('clear', 4), report(false, 5), { kind: 'update' }],
  ['the same run again', existing('failing', 5, 1), report(false, 5, 2), { kind: 'update' }],
  ['the same run and attempt', existing('failing', 5, 2), report(false, 5, 2), { kind: 'update' }],
  ['the same run and attempt, as before', existing('failing', 5, 2), report(false, 5, 2, SAID), SAME],
  ['an older run that fails', existing('clear', 6), report(false, 5), OLDER],
  ['an older run that holds', existing('failing', 6), report(true, 5), OLDER],
  ['an older run with more attempts', existing('failing', 6, 1), report(true, 5, 9), OLDER],
  ['an older attempt', existing('failing', 5, 3), report(true, 5, 2), OLDER],
  ['an older run that says the same', existing('failing', 6), report(false, 5, 1, SAID), OLDER],
  ['numbers of more digits are greater', existing('failing', 9), report(true, 10), { kind: 'all-clear' }],
  ['a comment of another version, it fails', 'unreadable', report(false, 5), { kind: 'update' }],
  ['a comment of another version, it holds', 'unreadable', report(true, 5), { kind: 'all-clear' }],
])('%s', (_name, before, now, expected) => {
  expect(decideComment(before, now)).toEqual(expected);
});
