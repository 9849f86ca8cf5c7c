import { resolve } from 'node:path';

import { readRepositoryFile } from '../../io/repository-file.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { artifactPathsOf, payloadsIn, type PayloadAt } from '../../required/verify-gate-refs.ts';
import { speltJsonOf, type WitnessRequest } from '../../required/witness-request.ts';

/**
 * The payloads of a witness: those of the request, else the files below the folder that it names; null where it names none. No link is
 * followed out of the folder, nor inside of it.
 */
export async function payloadsOf(cwd: string, request: WitnessRequest): Promise<PayloadAt | null> {
  const { witness, witnessRoot, payloads } = request;
  if (payloads !== undefined) return payloadsIn(payloads);
  if (witnessRoot === undefined) return null;
  const root = resolve(cwd, witnessRoot);
  const found = new Map<string, ReturnType<PayloadAt>>();
  for (const path of new Set(artifactPathsOf(witness))) found.set(path, await payloadFile(root, path));
  return (path) => found.get(path) ?? { problem: 'no such file' };
}

async function payloadFile(root: string, path: string): Promise<ReturnType<PayloadAt>> {
  try {
    const read = speltJsonOf(await readRepositoryFile(root, path, 'the payload'));
    return 'value' in read ? { payload: read.value } : read;
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    return { problem: error.message };
  }
}
