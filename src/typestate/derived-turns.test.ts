import { describe, expect, test } from 'vitest';

import { labelledTranscripts } from '../testing/transcripts/labelled-transcripts.ts';
import { closureOf, turnsOf } from '../testing/transcripts/turns-of.ts';
import { closeJoin } from './close-join.ts';
import { normalizeTurn } from './normalized-turn.ts';
import { parseTurnInput } from './turn-input.ts';
import { TurnInvalidError } from './turn-invalid-error.ts';

/** What the check itself says of a derived turn, in the words of `closureOf`; the set closure is named by its parts there. */
function checked(input: object): string {
  try {
    const join = closeJoin(normalizeTurn(parseTurnInput(JSON.stringify(input))));
    if (join.isClosed) return 'closed';
    return join.failureClasses.filter((name) => name !== 'tool.join_incomplete').join(' ');
  } catch (error) {
    if (error instanceof TurnInvalidError) return 'invalid';
    throw error;
  }
}

/** The order of the classes is not the same in both. */
const sorted = (classes: string): string => classes.split(' ').toSorted().join(' ');

describe('the check reads what the adapters derive', () => {
  const read = labelledTranscripts().filter(({ outcome }) => outcome !== '(text)' && outcome !== 'no-result');

  test('and says of every turn of every labelled transcript what was worked out without it', () => {
    const wrong = read.flatMap(({ agent, bytes, name }) =>
      turnsOf(agent, bytes)
        .map(({ input, turn }) => [`${name} turn ${turn}`, checked(input), sorted(closureOf(input))])
        .filter(([, found, expected]) => found !== expected),
    );
    expect(wrong).toEqual([]);
  });
});
