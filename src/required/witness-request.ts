import { anyJson, defaulted, list, optional, record, text, where } from '../kernel/json-shape.ts';
import { refSet } from '../kernel/trimmed.ts';
import { decodeRequest } from './decode-request.ts';
import { objectOf } from './spelt-fields.ts';

const shared = {
  witness: anyJson,
  /** The folder of the payloads. */
  witnessRoot: optional(text),
  /** The payloads themselves, which go before those of the folder. */
  gateWitnessPayloads: optional(where(anyJson, 'an object', objectOf)),
  nativeRequiredChecks: defaulted(where(list(text), 'checks', refSet), []),
};
const verifyShape = record({ ...shared, changedPaths: list(text) });
const decideShape = record({ ...shared, expectedChangedPaths: optional(list(text)) });

/** A witness and what it is to be held to: the request of the reference's `required-witness-verify`. Throws `InputClassError`. */
export function parseVerifyRequest(jsonText: string) {
  return decodeRequest(jsonText, verifyShape, 'required_witness_verify_invalid');
}

/** The same of its `required-witness-decide`; without paths, those of the witness stand. */
export function parseDecideRequest(jsonText: string) {
  return decodeRequest(jsonText, decideShape, 'required_witness_decide_invalid');
}

export type WitnessRequest = Omit<ReturnType<typeof parseVerifyRequest>, 'changedPaths'>;
