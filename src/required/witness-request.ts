import { anyJson, defaulted, list, optional, record, text, where, type Decoded } from '../kernel/json-shape.ts';
import { refSet } from '../kernel/trimmed.ts';
import { objectOf } from './spelt-fields.ts';

const shared = {
  witness: anyJson,
  /** The folder of the payloads. */
  witnessRoot: optional(text),
  /** The payloads themselves, which go before those of the folder. */
  gateWitnessPayloads: optional(where(anyJson, 'an object', objectOf)),
  nativeRequiredChecks: defaulted(where(list(text), 'checks', refSet), []),
};

/** A witness and what it is to be held to: the request of the reference's `required-witness-verify`. */
export const verifyShape = record({ ...shared, changedPaths: list(text) });

/** The same of its `required-witness-decide`; without paths, those of the witness stand. */
export const decideShape = record({ ...shared, expectedChangedPaths: optional(list(text)) });

export type WitnessRequest = Omit<Decoded<typeof verifyShape>, 'changedPaths'>;
