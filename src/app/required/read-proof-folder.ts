import { join, resolve } from 'node:path';

import { documentText } from '../../contracts/document-text.ts';
import { ATTESTATION_FILE, REQUIRED_FOLDER } from '../../contracts/required-attestation.ts';
import { filesInside, isFile } from '../../io/find-files.ts';
import { readDocument } from '../../io/read-text-file.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { mismatchError } from '../../kernel/portcullis-error.ts';
import { inTotoStatement, verifyFolder, type VerifiedFolder } from '../../required/verify-folder.ts';
import type { World } from '../world/world.ts';

/**
 * The files of a folder of proofs, or of the one in a batch's folder: path → bytes. What is behind links is none of it.
 *
 * @param folder absolute
 */
export async function readProofFolder(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const inside = join(folder, REQUIRED_FOLDER);
  const place = (await isFile(join(inside, ATTESTATION_FILE))) ? inside : folder;
  const paths = await filesInside(place);
  if (paths.length === 0) {
    throw mismatchError('not_found', folder, { expected: 'a folder of proofs', found: 'none' });
  }
  const files = new Map<string, Uint8Array>();
  for (const path of paths) files.set(path, await readDocument(join(place, path), 'a file of the proof'));
  return files;
}

/** Verifies a folder of proofs, and writes a Statement about it where it holds and a file is named. */
export async function verifyProofFolder(
  { cwd }: World,
  folder: string,
  inToto: string | null,
): Promise<VerifiedFolder> {
  const files = await readProofFolder(resolve(cwd, folder));
  const verified = await verifyFolder(files);
  const { problems, attestation, proofs } = verified;
  if (inToto !== null && problems.length === 0 && attestation !== null) {
    const statement = inTotoStatement(attestation, documentText(attestation), proofs);
    await writeFileAtomically(resolve(cwd, inToto), documentText(statement), 'the statement');
  }
  return verified;
}
