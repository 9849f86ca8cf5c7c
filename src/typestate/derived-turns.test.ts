import { describe, expect, test } from 'vitest';

import { labelledTranscripts } from '../testing/transcripts/labelled-transcripts.ts';
import { closureOf, derivedTurns, turnsOf } from '../testing/transcripts/turns-of.ts';
import { closeJoin } from './close-join.ts';
import { judgeTurn } from './judge-turn.ts';
import { normalizeTurn } from './normalized-turn.ts';
import { parseTurnInput, turnInputOf, type TurnInput } from './turn-input.ts';
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

/** The verdict on a turn as text; why there is none. */
function judged(input: () => TurnInput): string {
  try {
    return JSON.stringify(judgeTurn(input(), {}));
  } catch (error) {
    if (error instanceof TurnInvalidError) return 'invalid';
    throw error;
  }
}

/** A call whose id and tool are these two JSON texts. */
function transcriptWith(texts: string): string {
  const [id = '', name = ''] = texts.split(', ');
  const call = `{"type":"tool_use","id":${id},"name":${name},"input":{}}`;
  return `{"type":"assistant","session_id":"s","message":{"id":"m","role":"assistant","content":[${call}]}}\n`;
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

  test('and judges the value as the text that is printed of it', () => {
    const damaged = '"\\ud800 of a pair", "\\udfff"';
    const more = { agent: 'claude', name: 'halves of pairs', bytes: Buffer.from(transcriptWith(damaged)) };
    const wrong = [...read, more].flatMap(({ agent, bytes, name }) =>
      derivedTurns(agent, bytes)
        .map(({ input, turn }) => [
          `${name} turn ${turn}`,
          judged(() => turnInputOf(input)),
          judged(() => parseTurnInput(JSON.stringify(input))),
        ])
        .filter(([, value, text]) => value !== text),
    );
    expect(wrong).toEqual([]);
  });
});
