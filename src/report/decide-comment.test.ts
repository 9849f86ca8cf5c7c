import { expect, test } from 'vitest';

import type { CommentState } from './comment-marker.ts';
import { decideComment, type CommentDecision } from './decide-comment.ts';

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
