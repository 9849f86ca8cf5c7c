import { resolve } from 'node:path';

import type { RequiredPolicy } from '../../contracts/required-policy.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { InputClassError } from '../../kernel/input-class-error.ts';
import { inputOfMembers, membersOfLine } from '../../kernel/line-input.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { decideWitness } from '../../required/decide.ts';
import { gateRefRequest } from '../../required/gate-ref.ts';
import { projectRequest } from '../../required/project.ts';
import { decisionRequest } from '../../required/verify-decision.ts';
import { verifyWitness, type VerifyOptions } from '../../required/verify-witness.ts';
import { witnessRequest } from '../../required/witness.ts';
import { parseDecideRequest, parseVerifyRequest, type WitnessRequest } from '../../required/witness-request.ts';
import { payloadsOf } from './payload-files.ts';
import { requiredDelta } from './required-delta.ts';

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

interface Question {
  /** The class of an input that is none. */
  readonly errorClass: string;
  readonly answer: (jsonText: string, place: Place) => object | Promise<object>;
  readonly rejects?: (output: never) => boolean;
}

async function optionsOf(request: WitnessRequest, cwd: string): Promise<VerifyOptions> {
  const { nativeRequiredChecks } = request;
  return { form: 'reference', payloads: await payloadsOf(cwd, request), nativeRequiredChecks };
}

const hasErrors = ({ errors }: { readonly errors: readonly string[] }): boolean => errors.length > 0;

/** What the reference's commands are asked, by our names. */
const QUESTIONS = {
  project: {
    errorClass: 'required_projection_invalid',
    answer: (jsonText, { policy }) => projectRequest(policy, jsonText),
  },
  delta: {
    errorClass: 'required_delta_invalid',
    answer: (jsonText, { cwd, environment }) => requiredDelta(cwd, environment, jsonText),
  },
  'gate-ref': { errorClass: 'required_gate_ref_invalid', answer: gateRefRequest },
  witness: {
    errorClass: 'required_witness_runtime_invalid',
    answer: witnessRequest,
    rejects: ({ verdictClass }: { readonly verdictClass: string }) => verdictClass === 'rejected',
  },
  verify: {
    errorClass: 'required_witness_verify_invalid',
    answer: async (jsonText, { policy, cwd }) => {
      const request = parseVerifyRequest(jsonText);
      return verifyWitness(policy, request.witness, request.changedPaths, await optionsOf(request, cwd));
    },
    rejects: hasErrors,
  },
  decide: {
    errorClass: 'required_witness_decide_invalid',
    answer: async (jsonText, { policy, cwd }) => {
      const request = parseDecideRequest(jsonText);
      return decideWitness(policy, request.witness, request.expectedChangedPaths, await optionsOf(request, cwd));
    },
    rejects: ({ decision }: { readonly decision: string }) => decision === 'reject',
  },
  'verify-decision': {
    errorClass: 'required_decision_verify_invalid',
    answer: decisionRequest,
    rejects: hasErrors,
  },
} satisfies Readonly<Record<string, Question>>;

export type QuestionName = keyof typeof QUESTIONS;

/** Answers the JSON text of a request. Throws `InputClassError`. */
async function answerText(name: QuestionName, place: Place, jsonText: string): Promise<RequiredAnswer> {
  const { answer, rejects = () => false }: Question = QUESTIONS[name];
  const output = await answer(jsonText, place);
  return { exit: rejects(output as never) ? 1 : 0, output };
}

/** Answers the request in a file. Throws `InputClassError`, also where the file cannot be read. */
export async function answerFile(name: QuestionName, place: Place, file: string): Promise<RequiredAnswer> {
  const jsonText = await readTextFile(resolve(place.cwd, file), 'the input').catch((error: unknown) => {
    if (!(error instanceof PortcullisError)) throw error;
    throw new InputClassError(QUESTIONS[name].errorClass, error.message, { cause: error });
  });
  return answerText(name, place, jsonText);
}

const MEMBERS = new Set(['input', 'inputText']);

/** Answers a line `{id?, input | inputText}`. Throws `InputClassError`, and `invalid_input` for another line. */
export async function answerLine(name: QuestionName, place: Place, line: string): Promise<RequiredAnswer> {
  const { jsonText } = inputOfMembers(line, membersOfLine(line, MEMBERS), ['input', 'inputText']);
  return answerText(name, place, jsonText);
}
