import { join } from 'node:path';

import { documentText } from '../../contracts/document-text.ts';
import { ATTESTATION_FILE } from '../../contracts/required-attestation.ts';
import { notWritten } from '../../io/file-error.ts';
import { removeFolder } from '../../io/unit/unit-folder.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { refSet } from '../../kernel/trimmed.ts';
import { makeFolder, type Evidence } from '../../required/make-proof.ts';
import { eventName, type Environment } from '../world/workflow-run.ts';
import type { World } from '../world/world.ts';
import type { RequiredRequest } from './required-request.ts';

/** The folder of proofs in that of a batch. */
export const REQUIRED_FOLDER = 'required';

/** What was asked for and seen, and in which run. */
export interface ProofsRequest {
  readonly request: Pick<RequiredRequest, 'policies' | 'delta'>;
  readonly evidence: Evidence;
  /** When checks were begun to be run or looked for. */
  readonly started: Date;
  readonly environment: Environment;
  readonly squeakSiteProfile: 'local' | 'external';
  readonly planDigest: string | null;
}

/** Writes a proof for each policy that asks, and the attestation of all at last; what an earlier run left in their folder goes first. */
export async function writeProofs(
  world: World,
  batchFolder: string,
  { request, evidence, started, environment, squeakSiteProfile, planDigest }: ProofsRequest,
) {
  const folder = join(batchFolder, REQUIRED_FOLDER);
  if (!(await removeFolder(folder))) {
    throw notWritten(new Error('an earlier one'), folder, 'a folder that can be removed');
  }
  const finished = world.now();
  const { delta, policies } = request;
  const run = {
    squeakSiteProfile,
    runStartedAt: started.toISOString(),
    runFinishedAt: finished.toISOString(),
    runDurationMs: Math.max(0, finished.getTime() - started.getTime()),
  };
  // Checks that have to be native whatever the policy says.
  const named = ['PORTCULLIS', 'PREMATH'].map((product) => environment[`${product}_CI_NATIVE_REQUIRED_CHECKS`] ?? '');
  const native = refSet(named.join(',').split(','));
  const { fromRef: mergeBase, toRef: headSha } = delta;
  const { proofs, texts, attestation } = makeFolder(
    { headSha, mergeBase, event: eventName(environment), planDigest, toolVersion: world.version },
    policies.map(({ policy }) => ({ policy, delta, evidence, native, run })),
  );
  for (const [path, text] of texts) await writeFileAtomically(join(folder, path), text, 'the proof');
  await writeFileAtomically(join(folder, ATTESTATION_FILE), documentText(attestation), 'the attestation');
  const isAccepted = proofs.every(({ decision }) => decision.decision === 'accept');
  return { folder, proofs, attestationDigest: attestation.attestationDigest, isAccepted };
}
