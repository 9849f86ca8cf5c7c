import { createHash } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { documentText } from '../contracts/document-text.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';
import type { JsonValue } from '../kernel/json-tree.ts';
import { readVectors } from '../testing/read-vectors.ts';
import { REFERENCE_CLASSES } from '../testing/reference-classes.ts';
import { madeTurn } from '../testing/turn-builder.ts';
import { TurnInvalidError } from './turn-invalid-error.ts';
import { joinReport, type JoinReport } from './turn-report.ts';

interface Expect {
  readonly exit: number;
  readonly stdout?: JsonValue;
  readonly stdoutSha256?: string;
  readonly errorClass?: string;
}

const vectors = readVectors<JsonValue, Expect>('typestate.join-check').map((vector) => ({
  ...vector,
  text: vector.inputText ?? JSON.stringify(vector.input),
  /** The port need not agree: here the reference takes a list where an object is meant, by the positions of its fields. */
  isPositional: vector.tags?.includes('positional-struct') === true,
}));
const compared = vectors.filter(({ isPositional }) => !isPositional);
const valid = compared.filter(({ expect: { exit } }) => exit === 0);
const invalid = compared.filter(({ expect: { exit } }) => exit === 2);

/** Without undefined members, which a comparison would pass over. */
const asJson = (report: JoinReport): unknown => JSON.parse(JSON.stringify(report));

describe('reference vectors', () => {
  test('are all there', () => {
    expect([vectors.length, valid.length, invalid.length]).toEqual([1015, 885, 127]);
    const given = new Set(valid.flatMap(({ text }) => joinReport(text).failureClasses));
    expect([...given].toSorted()).toEqual(REFERENCE_CLASSES);
  });

  test.each(valid.map((vector) => [vector.id, vector] as const))('%s', (_id, { text, expect: expected }) => {
    const report = joinReport(text);
    expect(asJson(report)).toEqual(expected.stdout);
    expect(createHash('sha256').update(documentText(report)).digest('hex')).toBe(expected.stdoutSha256);
    // Keys are written in ascending order already: `normalDigest` rests on that.
    expect(JSON.stringify(report)).toBe(canonicalJson(expected.stdout ?? null));
  });

  test.each(invalid.map((vector) => [vector.id, vector] as const))(
    '%s is invalid',
    (_id, { text, expect: expected }) => {
      expect(() => joinReport(text)).toThrow(TurnInvalidError);
      expect(() => joinReport(text)).toThrow(new RegExp(`^${expected.errorClass ?? '?'}: .`));
    },
  );

  test('lists in the place of objects, which the reference takes, are invalid', () => {
    const positional = vectors.filter(({ isPositional }) => isPositional);
    expect(positional).toHaveLength(3);
    for (const { text } of positional) expect(() => joinReport(text)).toThrow('expected an object, found a list');
  });
});

test('joinClosed speaks of the whole turn at the top, of the sets below', () => {
  const turn = madeTurn();
  turn.evidence.protocolState['stopReason'] = 'refusal';
  const report = joinReport(JSON.stringify(turn));
  expect([report.result, report.joinClosed]).toEqual(['rejected', false]);
  expect(report.normalized.joinState.joinClosed).toBe(true);
  expect(report.witness.joinInput.joinClosed).toBe(true);
});
