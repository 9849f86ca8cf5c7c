import { MAX_DEPTH, type SpeltJson } from '../kernel/canonical-json.ts';
import { InputClassError } from '../kernel/input-class-error.ts';
import { JsonSyntaxError } from '../kernel/json-error.ts';
import { speltNumber } from '../kernel/json-number.ts';
import { anyJson, defaulted, list, optional, record, text, type Decoded } from '../kernel/json-shape.ts';
import { parseJsonTree } from '../kernel/json-tree.ts';
import { refSet } from '../kernel/trimmed.ts';
import { decodeRequest } from './decode-request.ts';
import { objectOf, type SpeltObject } from './spelt-fields.ts';

/** A witness and what it is to be held to. */
export interface WitnessRequest {
  readonly witness: SpeltJson;
  /** The paths that did change; null where those of the witness stand. */
  readonly changedPaths: readonly string[] | null;
  /** The folder of the payloads; undefined where none is named. */
  readonly witnessRoot: string | undefined;
  /** The payloads themselves, which go before those of the folder. */
  readonly payloads: SpeltObject | undefined;
  readonly nativeRequiredChecks: readonly string[];
}

const shared = {
  witness: anyJson,
  witnessRoot: optional(text),
  gateWitnessPayloads: optional(anyJson),
  nativeRequiredChecks: defaulted(list(text), []),
};
type Given = Omit<Decoded<typeof verifyShape>, 'changedPaths'>;
const verifyShape = record({ ...shared, changedPaths: list(text) });
const decideShape = record({ ...shared, expectedChangedPaths: optional(list(text)) });

/** The request of the reference's `required-witness-verify`. Throws `InputClassError`. */
export function parseVerifyRequest(jsonText: string): WitnessRequest & { readonly changedPaths: readonly string[] } {
  const errorClass = 'required_witness_verify_invalid';
  const { changedPaths, ...rest } = decodeRequest(jsonText, verifyShape, errorClass);
  return { ...requestOf(rest, errorClass), changedPaths };
}

/** The request of the reference's `required-witness-decide`. Throws `InputClassError`. */
export function parseDecideRequest(jsonText: string): WitnessRequest {
  const errorClass = 'required_witness_decide_invalid';
  const { expectedChangedPaths = null, ...rest } = decodeRequest(jsonText, decideShape, errorClass);
  return { ...requestOf(rest, errorClass), changedPaths: expectedChangedPaths };
}

function requestOf(given: Given, errorClass: string): Omit<WitnessRequest, 'changedPaths'> {
  const { gateWitnessPayloads, nativeRequiredChecks, ...rest } = given;
  const payloads = objectOf(gateWitnessPayloads);
  if (gateWitnessPayloads !== undefined && payloads === undefined) {
    throw new InputClassError(errorClass, 'gateWitnessPayloads: expected an object');
  }
  return { ...rest, payloads, nativeRequiredChecks: refSet(nativeRequiredChecks) };
}

/** A JSON text with its numbers as they are spelt, or why it is none. */
export function speltJsonOf(jsonText: string): { readonly value: SpeltJson } | { readonly problem: string } {
  try {
    return parseJsonTree(jsonText, { maxDepth: MAX_DEPTH, wellFormedStrings: true }, speltNumber);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    return { problem: `expected JSON, found ${error.message}` };
  }
}
