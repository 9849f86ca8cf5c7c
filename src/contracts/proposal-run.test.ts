import { describe, expect, test } from 'vitest';

import { isNewerRun, proposalMarker, proposalTrailer, runOfBody, runOfMessage } from './proposal-run.ts';

const RUN = { id: 9_007_199_254_740, attempt: 2 };

describe('the run of a proposal', () => {
  test('is read as it was written', () => {
    expect(runOfMessage(`Title\n\nWords.\n\n${proposalTrailer(RUN)}\n`)).toEqual(RUN);
    expect(runOfBody(`${proposalMarker(RUN)}\nText`)).toEqual(RUN);
    expect(runOfBody(`First\r\n${proposalMarker(RUN)}\r\nText`)).toEqual(RUN);
  });

  test.each([
    '',
    'A commit of somebody',
    'Portcullis-Run: 12',
    'Portcullis-Run: 0.1',
    'Portcullis-Run: 1.0',
    'Portcullis-Run: 12345678901234567.1',
    ' Portcullis-Run: 1.1',
    'Portcullis-Run: 1.1 and more',
    'Reverts Portcullis-Run: 1.1',
  ])('is not taken out of %j', (message) => {
    expect(runOfMessage(message)).toBeNull();
  });

  test('is no commit message in a text, and the other way round', () => {
    expect(runOfBody(proposalTrailer(RUN))).toBeNull();
    expect(runOfMessage(proposalMarker(RUN))).toBeNull();
  });
});

test.each([
  [{ id: 2, attempt: 1 }, { id: 1, attempt: 9 }, true],
  [{ id: 1, attempt: 9 }, { id: 2, attempt: 1 }, false],
  [{ id: 1, attempt: 2 }, { id: 1, attempt: 1 }, true],
  [{ id: 1, attempt: 1 }, { id: 1, attempt: 1 }, false],
])('%j is newer than %j: %s', (run, other, expected) => {
  expect(isNewerRun(run, other)).toBe(expected);
});
