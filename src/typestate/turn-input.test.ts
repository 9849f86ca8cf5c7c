import { describe, expect, test } from 'vitest';

import { changedTurn, madeTurn, type MadeTurn } from '../testing/turn-builder.ts';
import { normalizeTurn } from './normalized-turn.ts';
import { TurnInvalidError } from './turn-invalid-error.ts';
import { parseTurnInput } from './turn-input.ts';

const accepted = JSON.stringify(madeTurn());

/** The turn with a text in the place of one member's value. */
const spelt = (member: string, text: string): string =>
  accepted.replace(new RegExp(`("${member}"):("[^"]*"|\\{[^}]*\\}|true)`), `$1:${text}`);

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('what is kept', () => {
  test.each<[string, string, string]>([
    ['a byte order mark', `\ufeff${accepted}`, 'byte order mark'],
    ['a known key twice', accepted.replace('"callId"', '"callId":"x","callId"'), 'evidence.callSpec.callId: expected'],
    ['the evidence twice', accepted.replace(/\}$/, ',"evidence":{}}'), 'evidence: expected the key once'],
    ['a number for a text', spelt('callId', '1'), 'evidence.callSpec.callId: expected a text, found a number'],
    ['null for a text', spelt('callId', 'null'), 'expected a text, found null'],
    ['null for a list', accepted.replace(/"stateViews":\[.*?\}\]/, '"stateViews":null'), 'expected a list, found null'],
    ['null for a truth value', spelt('continuationAllowed', 'null'), 'expected true or false, found null'],
    ['a text for a truth value', spelt('continuationAllowed', '"true"'), 'expected true or false, found a text'],
    ['half a surrogate pair', spelt('callId', String.raw`"\ud800"`), 'half of a surrogate pair'],
    ['half a pair in a payload', spelt('payload', String.raw`{"x":"\udc00"}`), 'half of a surrogate pair'],
    ['half a pair in a key of a payload', spelt('payload', String.raw`{"\udc00":1}`), 'half of a surrogate pair'],
    ['half a pair in an unknown key', accepted.replace('{', String.raw`{"\ud800":1,`), 'half of a surrogate pair'],
    ['a number out of range in a payload', spelt('payload', '{"x":1e400}'), 'beyond the range of a double'],
    ['128 levels with a payload', spelt('payload', deep(124)), 'nested deeper than 127 levels'],
    [
      'a missing field',
      accepted.replace('"callId"', '"id"'),
      'evidence.callSpec: expected callId, found no such member',
    ],
    ['a list for the turn', '[]', 'expected an object, found a list'],
    ['more than one value', `${accepted}{}`, 'expected the end of the text'],
    ['nothing', '', 'expected a value'],
  ])('refuses %s', (_name, text, message) => {
    expect(() => parseTurnInput(text)).toThrow(TurnInvalidError);
    expect(() => parseTurnInput(text)).toThrow(message);
  });

  test.each([
    ['an unknown key twice', accepted.replace('{', '{"x":1,"x":2,')],
    ['a number out of range under an unknown key', accepted.replace('{', '{"x":[1e400],')],
    ['300 levels under an unknown key', accepted.replace('{', `{"x":${deep(300)},`)],
    ['half a pair under an unknown key', accepted.replace('{', String.raw`{"x":{"\ud800":"\udc00"},`)],
    ['127 levels with a payload', spelt('payload', deep(123))],
    ['an escaped known key', accepted.replace('"callId"', String.raw`"\u0063allId"`)],
    ['null for an optional section', accepted.replace('{', '{"handoffConstraints":null,')],
  ])('takes %s', (_name, text) => {
    expect(() => normalizeTurn(parseTurnInput(text))).not.toThrow();
  });

  test('a name of the language is no field', () => {
    const text = accepted.replace('{', '{"__proto__":{"evidence":1},"constructor":2,');
    expect(normalizeTurn(parseTurnInput(text)).digests).toEqual(normalizeTurn(parseTurnInput(accepted)).digests);
  });
});

const resultOf = (result: Record<string, unknown>): unknown => {
  const turn = changedTurn(({ evidence }) => {
    evidence.toolResults = [{ toolCallId: ' a ', ...result }];
  });
  return normalizeTurn(parseTurnInput(JSON.stringify(turn))).use.results.byId.get('a');
};

const EMPTY = 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const envelope = (errorCode: string, retryable: boolean): object => ({
  status: 'error',
  error: { errorCode, retryable, errorMessageDigest: EMPTY },
});

describe('normal form of a result', () => {
  test.each<[string, Record<string, unknown>, object]>([
    ['nothing', {}, { status: 'ok' }],
    ['an error that says nothing', { status: ' ERROR ' }, envelope('unknown_error', false)],
    ['a code makes an error', { errorCode: ' E1 ' }, envelope('E1', false)],
    ['that it may be retried makes an error', { retryable: false }, envelope('unknown_error', false)],
    ['a blank message does not', { errorMessage: ' ' }, { status: 'ok' }],
    ['a status of ok drops the error', { status: 'ok', errorCode: 'E1', retryable: true }, { status: 'ok' }],
    ['a raw error', { rawError: { code: 'E2', retryable: true } }, envelope('E2', true)],
    ['a raw error with other keys is none', { rawError: { reason: 'x' } }, { status: 'ok' }],
    ['a raw error that is a text is none', { rawError: 'E3' }, { status: 'ok' }],
    [
      'the first name counts where it is there',
      { status: 'error', rawError: { errorCode: ' ', code: 'E4' } },
      envelope('unknown_error', false),
    ],
    [
      'its own fields come first',
      { errorCode: 'E5', rawError: { errorCode: 'E6', retryable: true } },
      envelope('E5', true),
    ],
    ['its own digest comes first', { resultDigest: ' d ', payload: 1 }, { status: 'ok', resultDigest: 'd' }],
    ['a blank digest is none', { resultDigest: ' ', payload: null }, { status: 'ok' }],
  ])('%s', (_name, result, expected) => {
    expect(resultOf(result)).toEqual({ toolCallId: 'a', ...expected });
  });

  test('the digest of a payload keeps the spelling of numbers, and of duplicate keys the last', () => {
    const digestFor = (payload: string): string | undefined =>
      normalizeTurn(parseTurnInput(spelt('payload', payload))).use.results.rows[0]?.resultDigest;
    expect(digestFor('{"a":1,"a":2}')).toBe(digestFor('{"a":2}'));
    expect(digestFor('{"a":1.0}')).not.toBe(digestFor('{"a":1}'));
    expect(digestFor('9007199254740993')).not.toBe(digestFor('9007199254740992'));
  });
});

describe('rows with one id', () => {
  const twice = (second: Record<string, unknown>): MadeTurn =>
    changedTurn(({ evidence }) => {
      evidence.toolRequests.push(second);
    });

  test('are one where they are the same after normalisation', () => {
    const turn = normalizeTurn(parseTurnInput(JSON.stringify(twice({ toolName: ' tide.read', toolCallId: 'a ' }))));
    expect(turn.use.results.requests.ids).toEqual(['a', 'b']);
  });

  test('are refused where they differ', () => {
    const text = JSON.stringify(twice({ toolCallId: 'a', toolName: 'tide.write' }));
    expect(() => normalizeTurn(parseTurnInput(text))).toThrow(
      'harness_join_check_invalid: toolRequests contains conflicting duplicate toolCallId: a',
    );
  });
});

test.each<[string, (turn: MadeTurn) => void, string]>([
  ['a blank text', ({ evidence }) => (evidence.callSpec['modelRef'] = '\u0085'), 'callSpec.modelRef must be non-empty'],
  [
    'an unknown disposition',
    ({ evidence }) => (evidence.toolUse[0] = { toolCallId: 'a', disposition: 'retry_scheduled' }),
    'toolUse[].disposition',
  ],
  [
    'an unknown status',
    ({ evidence }) => (evidence.toolResults[0] = { toolCallId: 'a', status: 'success' }),
    'toolResults[].status',
  ],
  ['a handoff to nobody', ({ evidence }) => (evidence.handoff = { target: '' }), 'handoff.target must be non-empty'],
])('%s has no normal form', (_name, change, message) => {
  const input = parseTurnInput(JSON.stringify(changedTurn(change)));
  expect(() => normalizeTurn(input)).toThrow(TurnInvalidError);
  expect(() => normalizeTurn(input)).toThrow(message);
});
