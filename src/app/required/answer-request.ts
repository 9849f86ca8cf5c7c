import { resolve } from 'node:path';

import type { RequiredPolicy } from '../../contracts/required-policy.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { readRepositoryFile } from '../../io/repository-file.ts';
import { InputClassError } from '../../kernel/input-class-error.ts';
import { anyJson, type Shape } from '../../kernel/json-shape.ts';
import { inputOfMembers, membersOfLine } from '../../kernel/line-input.ts';
import { asPortcullisError, PortcullisError } from '../../kernel/portcullis-error.ts';
import { decideWitness, decisionShape, verifyDecision } from '../../required/decide.ts';
import { decodeRequest } from '../../required/decode-request.ts';
import { answerGateRef, gateRefShape } from '../../required/gate-ref.ts';
import { projectPaths, projectShape } from '../../required/project.ts';
import { artifactPathsOf, decideShape, verifyShape, verifyWitness } from '../../required/verify-witness.ts';
import type { VerifyOptions, WitnessRequest } from '../../required/verify-witness.ts';
import { buildWitness, runtimeShape } from '../../required/witness.ts';
import { DELTA_CLASS, deltaShape, requiredDelta } from './required-delta.ts';

export { InputClassError, refusalOf } from '../../kernel/input-class-error.ts';

/** What was answered; 1 where the answer is a rejection. */
export interface RequiredAnswer {
  readonly exit: 0 | 1;
  readonly output: object;
}

/** Where a request is answered. */
interface Place {
  readonly cwd: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly policy: RequiredPolicy;
}

type Question = readonly [errorClass: string, answer: (jsonText: string, place: Place) => object | Promise<object>];

function question<T>(
  errorClass: string,
  shape: Shape<T>,
  answer: (request: T, place: Place) => object | Promise<object>,
): Question {
  return [errorClass, (jsonText, place) => answer(decodeRequest(jsonText, shape, errorClass), place)];
}

/** What the reference's commands are asked, by our names: the class of an input that is none, and how another one is answered. */
const QUESTIONS = {
  project: question('required_projection_invalid', projectShape, ({ changedPaths }, { policy }) =>
    projectPaths(policy, changedPaths, 'reference'),
  ),
  delta: question(DELTA_CLASS, deltaShape, (request, { cwd, environment }) => requiredDelta(cwd, environment, request)),
  'gate-ref': question('required_gate_ref_invalid', gateRefShape, answerGateRef),
  witness: question('required_witness_runtime_invalid', runtimeShape, buildWitness),
  verify: question('required_witness_verify_invalid', verifyShape, async (request, { policy, cwd }) =>
    verifyWitness(policy, request.witness, request.changedPaths, await optionsOf(cwd, request)),
  ),
  decide: question('required_witness_decide_invalid', decideShape, async (request, { policy, cwd }) =>
    decideWitness(policy, request.witness, request.expectedChangedPaths, await optionsOf(cwd, request)),
  ),
  'verify-decision': question('required_decision_verify_invalid', decisionShape, verifyDecision),
};

export type QuestionName = keyof typeof QUESTIONS;

/**
 * The payloads are those of the request, else the files below the folder that it names; null where it names none. No link is followed
 * out of the folder, nor inside of it.
 */
async function optionsOf(cwd: string, request: WitnessRequest): Promise<VerifyOptions> {
  const { witness, witnessRoot, gateWitnessPayloads, nativeRequiredChecks } = request;
  const payloads = new Map(Object.entries(gateWitnessPayloads ?? {}));
  const isKnown = gateWitnessPayloads !== undefined || witnessRoot !== undefined;
  for (const path of new Set(gateWitnessPayloads === undefined ? artifactPathsOf(witness) : [])) {
    if (witnessRoot === undefined) break;
    const text = readRepositoryFile(resolve(cwd, witnessRoot), path, 'the payload');
    const why = ({ mismatch, message }: PortcullisError): string => mismatch?.found ?? message;
    const payload = text.then((jsonText) => decodeRequest(jsonText, anyJson, path));
    payloads.set(path, await payload.catch((error: unknown) => why(asPortcullisError(error))));
  }
  return { form: 'reference', payloads: isKnown ? payloads : null, nativeRequiredChecks };
}

/** Answers the JSON text of a request. Throws `InputClassError`. */
export async function answerText(name: QuestionName, place: Place, jsonText: string): Promise<RequiredAnswer> {
  const output: object = await QUESTIONS[name][1](jsonText, place);
  return { exit: isRejection(output) ? 1 : 0, output };
}

/** A check, a witness, a decision, and what verifies: each says of itself that it rejects. */
export function isRejection(output: object): boolean {
  const {
    result,
    verdictClass,
    decision,
    errors = [],
  } = output as Readonly<Record<string, string | readonly string[]>>;
  return result === 'rejected' || verdictClass === 'rejected' || decision === 'reject' || errors.length > 0;
}

/** Answers the request in a file. Throws `InputClassError`, also where the file cannot be read. */
export async function answerFile(name: QuestionName, place: Place, file: string): Promise<RequiredAnswer> {
  const jsonText = await readTextFile(resolve(place.cwd, file), 'the input').catch((error: unknown) => {
    if (!(error instanceof PortcullisError)) throw error;
    throw new InputClassError(QUESTIONS[name][0], error.message, { cause: error });
  });
  return answerText(name, place, jsonText);
}

const MEMBERS = new Set(['input', 'inputText']);

/** Answers a line `{id?, input | inputText}`. Throws `InputClassError`, and `invalid_input` for another line. */
export async function answerLine(name: QuestionName, place: Place, line: string): Promise<RequiredAnswer> {
  const { jsonText } = inputOfMembers(line, membersOfLine(line, MEMBERS), ['input', 'inputText']);
  return answerText(name, place, jsonText);
}
