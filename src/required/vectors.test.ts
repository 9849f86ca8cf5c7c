import { beforeAll, describe, expect, test } from 'vitest';

import { documentText } from '../contracts/document-text.ts';
import type { RequiredPolicy } from '../contracts/required-policy.ts';
import { InputClassError } from '../kernel/input-class-error.ts';
import type { Shape } from '../kernel/json-shape.ts';
import { readVectors } from '../testing/read-vectors.ts';
import { decideWitness, decisionShape, verifyDecision } from './decide.ts';
import { decodeRequest, jsonOf } from './decode-request.ts';
import { answerGateRef, gateRefShape } from './gate-ref.ts';
import { projectPaths, projectShape, referencePolicy } from './project.ts';
import { decideShape, verifyShape, verifyWitness, type VerifyOptions, type WitnessRequest } from './verify-witness.ts';
import { buildWitness, runtimeShape } from './witness.ts';

type Files = Readonly<Record<string, string>>;

let policy: RequiredPolicy;
beforeAll(async () => {
  policy = await referencePolicy();
});

/** The payloads of a request as its command would find them. */
function optionsOf(request: WitnessRequest, files: Files): VerifyOptions {
  const { gateWitnessPayloads: given, witnessRoot, nativeRequiredChecks } = request;
  const below = Object.entries(files).map(
    ([path, text]) => [path.slice(`${witnessRoot}/`.length), jsonOf(text)] as const,
  );
  const payloads =
    given !== undefined || witnessRoot !== undefined ? new Map(given ? Object.entries(given) : below) : null;
  return { form: 'reference', payloads, nativeRequiredChecks };
}

type Answer = (text: string, files: Files) => object;

function asked<T>(shape: Shape<T>, answer: (request: T, files: Files) => object): Answer {
  return (text, files) => answer(decodeRequest(text, shape, 'invalid'), files);
}

const SURFACES: Readonly<Record<string, readonly [vectors: number, answer: Answer]>> = {
  projection: [241, asked(projectShape, ({ changedPaths }) => projectPaths(policy, changedPaths, 'reference'))],
  'gate-ref': [98, asked(gateRefShape, answerGateRef)],
  witness: [97, asked(runtimeShape, buildWitness)],
  'witness-verify': [
    158,
    asked(verifyShape, (request, files) =>
      verifyWitness(policy, request.witness, request.changedPaths, optionsOf(request, files)),
    ),
  ],
  'witness-decide': [
    72,
    asked(decideShape, (request, files) =>
      decideWitness(policy, request.witness, request.expectedChangedPaths, optionsOf(request, files)),
    ),
  ],
  'decision-verify': [95, asked(decisionShape, verifyDecision)],
};

interface Expect {
  readonly exit: number;
  readonly stdout?: Readonly<Record<string, unknown>>;
}

/** What a document says beyond the wording of its errors: whether there are any. */
const compared = (value: object): unknown => {
  const plain = JSON.parse(documentText(value)) as { readonly errors?: readonly string[] };
  return plain.errors === undefined ? plain : { ...plain, errors: plain.errors.length === 0 ? 'none' : 'some' };
};

describe.each(Object.entries(SURFACES))('vectors of required.%s', (surface, [count, answer]) => {
  const vectors = readVectors<unknown, Expect>(`required.${surface}`).map((vector) => ({
    ...vector,
    text: vector.inputText ?? JSON.stringify(vector.input),
  }));

  test('are all there', () => {
    expect(vectors).toHaveLength(count);
  });

  // A list where an object is meant is taken by the reference alone.
  const ours = vectors.filter(({ tags = [] }) => !tags.includes('positional-struct'));
  test.each(ours.map((vector) => [vector.id, vector] as const))('%s', (_id, { text, files = {}, expect: told }) => {
    if (told.exit === 0) {
      expect(compared(answer(text, files))).toEqual(compared(told.stdout ?? {}));
    } else {
      expect(() => answer(text, files)).toThrow(InputClassError);
    }
  });
});
