import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { commentMarker, readMarker, type CommentState } from './comment-marker.ts';

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
    ['with a text above it', `hello\n\n${MARKER}\n# Report`, STATE],
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
