import { join, resolve } from 'node:path';

import { parseRequiredBaseline, requiredBaselineText } from '../../contracts/required-baseline.ts';
import { formatProblem } from '../../contracts/problem.ts';
import { isDay } from '../../contracts/baseline.ts';
import { readOptionalRepositoryFile } from '../../io/repository-file.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { blessChecks, type BlessedChecks } from '../../required/bless-checks.ts';
import { verifyFolder, type VerifiedResult } from '../../required/verify-folder.ts';
import { configOrDefault } from '../repository/load-config.ts';
import { openRepository } from '../repository/open-repository.ts';
import { requiredBaselinePath } from '../required/required-baseline-file.ts';
import { readProofFolder } from '../required/read-proof-folder.ts';
import type { World } from '../world/world.ts';

export interface BlessRequiredOptions {
  /** Folders with proofs of this commit. */
  readonly folders: readonly string[];
  /** Null means the configured one. */
  readonly baseline: string | null;
  readonly reason: string | null;
  /** `YYYY-MM-DD`. */
  readonly expires: string | null;
  readonly dryRun: boolean;
}

export interface BlessRequiredOutcome extends Omit<BlessedChecks, 'baseline'> {
  readonly file: string;
  readonly written: boolean;
}

/** Writes the baseline of required checks that proofs support. A check that fails is expected to only with a reason and a last day. */
export async function blessRequired(world: World, options: BlessRequiredOptions): Promise<BlessRequiredOutcome> {
  const { reason, expires, dryRun } = options;
  if (expires !== null && !isDay(expires)) {
    throw new PortcullisError('usage', `--expires: expected a day as 2026-12-31, found ${JSON.stringify(expires)}`);
  }
  const { required } = await configOrDefault(world.root);
  const file = options.baseline ?? requiredBaselinePath(required);
  const path = options.baseline === null ? join(world.root, file) : resolve(world.cwd, file);
  const text = await readOptionalRepositoryFile(world.root, path, 'the baseline of required checks');
  const { results, known } = await provenResults(world, options.folders);
  const before = text === undefined ? new Map<string, never>() : parseRequiredBaseline(text, file);
  const excuse = { reason: reason ?? '', expires: expires ?? '' };
  const { baseline, ...blessed } = blessChecks(before, results, known, excuse);
  const failing = blessed.changes.filter(({ after }) => after?.expected_status === 'failed').map(({ check }) => check);
  if (failing.length > 0 && !dryRun && (reason === null || expires === null)) {
    throw new PortcullisError(
      'usage',
      `expected --reason and --expires, because ${failing.join(', ')} would be expected to fail`,
      'Say why with --reason "…" and until when with --expires YYYY-MM-DD; nothing was written.',
    );
  }
  const written = !dryRun && blessed.changes.length > 0;
  if (written) await writeFileAtomically(path, requiredBaselineText(baseline), 'the baseline of required checks');
  return { ...blessed, file, written };
}

/** What the proofs show of this commit. The worst of a check counts. */
async function provenResults(
  world: World,
  folders: readonly string[],
): Promise<{ readonly results: ReadonlyMap<string, VerifiedResult>; readonly known: ReadonlySet<string> }> {
  const commit = (await (await openRepository(world))?.headCommit()) ?? null;
  const results = new Map<string, VerifiedResult>();
  const known = new Set<string>();
  for (const folder of folders) {
    const { problems, attestation, proofs } = await verifyFolder(await readProofFolder(resolve(world.cwd, folder)));
    const [problem] = problems;
    if (problem !== undefined) throw new PortcullisError('invalid_input', `${folder}: ${formatProblem(problem)}`);
    if (attestation?.headSha !== commit) {
      throw new PortcullisError(
        'not_comparable',
        `${folder}: expected proofs of the commit ${commit ?? '(none)'}, found proofs of ${attestation?.headSha ?? '(none)'}`,
        'Check out that commit, or run the checks again.',
      );
    }
    for (const proof of proofs) {
      for (const { checkId } of proof.policy.checks) known.add(checkId);
      for (const [check, result] of proof.results) {
        if (results.get(check)?.exitCode !== 0 && results.has(check)) continue;
        results.set(check, result);
      }
    }
  }
  return { results, known };
}
