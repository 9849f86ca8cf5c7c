import { resolve } from 'node:path';

import { readRepositoryFile } from '../../io/repository-file.ts';
import type { SpeltJson } from '../../kernel/canonical-json.ts';
import { anyJson } from '../../kernel/json-shape.ts';
import { asPortcullisError, type PortcullisError } from '../../kernel/portcullis-error.ts';
import { decodeRequest } from '../../required/decode-request.ts';
import { artifactPathsOf, type Payloads } from '../../required/verify-gate-refs.ts';
import type { WitnessRequest } from '../../required/witness-request.ts';

/**
 * The payloads of a witness: those of the request, else the files below the folder that it names; null where it names none. No link is
 * followed out of the folder, nor inside of it.
 */
export async function payloadsOf(cwd: string, request: WitnessRequest): Promise<Payloads | null> {
  const { witness, witnessRoot, gateWitnessPayloads } = request;
  if (gateWitnessPayloads !== undefined) return new Map(Object.entries(gateWitnessPayloads));
  if (witnessRoot === undefined) return null;
  const root = resolve(cwd, witnessRoot);
  const found = new Map<string, SpeltJson>();
  for (const path of new Set(artifactPathsOf(witness))) {
    const payload = readRepositoryFile(root, path, 'the payload').then((text) => decodeRequest(text, anyJson, path));
    const why = ({ mismatch, message }: PortcullisError): string => mismatch?.found ?? message;
    found.set(path, await payload.catch((error: unknown) => why(asPortcullisError(error))));
  }
  return found;
}
