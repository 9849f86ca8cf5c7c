import { join, resolve } from 'node:path';

import { isOver } from '../../contracts/baseline.ts';
import { ProblemsError } from '../../contracts/problem.ts';
import {
  parseRequiredBaseline,
  requiredBaselineText,
  type ExpectedCheck,
  type RequiredBaseline,
} from '../../contracts/required-baseline.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { mismatchError, usageError } from '../../kernel/portcullis-error.ts';
import { hasRunAndFailed, type ShownResult } from '../../required/make-proof.ts';
import { verifyFolder, type VerifiedFolder } from '../../required/verify-folder.ts';
import { configOrDefault } from '../repository/load-config.ts';
import { openRepository } from '../repository/open-repository.ts';
import { readProofFolder } from '../required/read-proof-folder.ts';
import { baselineOf } from '../required/required-files.ts';
import { workingTreeComparator } from '../comparator/resolve-comparator.ts';
import type { World } from '../world/world.ts';

export interface BlessRequiredOptions {
  /** With proofs of this commit. */
  readonly folder: string;
  readonly reason: string | null;
  /** `YYYY-MM-DD`. */
  readonly expires: string | null;
  readonly dryRun: boolean;
}

export interface BlessRequiredOutcome {
  readonly file: string;
  readonly written: boolean;
  /** Check → its status before and after. */
  readonly changes: readonly (readonly [check: string, before: ExpectedStatus | null, after: ExpectedStatus])[];
}

type ExpectedStatus = ExpectedCheck['expected_status'];

/** Writes the baseline of required checks that proofs support. A check that fails is expected to only with a reason and a last day. */
export async function blessRequired(world: World, options: BlessRequiredOptions): Promise<BlessRequiredOutcome> {
  const { reason, expires, dryRun } = options;
  const tree = workingTreeComparator(world, await configOrDefault(world.root));
  const { path: file, baseline: before } = await baselineOf(tree);
  const { proofs } = await proofsOfHead(world, options.folder);
  const results = proofs.flatMap((proof) => [...proof.results]);
  const excuse = { reason: reason ?? '', expires: expires ?? '' };
  const today = world.now().toISOString().slice(0, 10);
  const after = blessChecks(before, new Map(results), excuse, today);
  const changes = [...after].flatMap(([check, { expected_status: is, expires: until }]) => {
    const was = before.get(check);
    const isSame = was?.expected_status === is && was.expires === until;
    return isSame ? [] : [[check, was?.expected_status ?? null, is] as const];
  });
  const failing = changes.filter(([, , is]) => is === 'failed').map(([check]) => check);
  if (failing.length > 0 && !dryRun && (reason === null || isOver(excuse, today))) {
    throw usageError(
      `expected --reason and --expires, because ${failing.join(', ')} would be expected to fail`,
      'Say why with --reason "…" and until when with --expires YYYY-MM-DD, today or later; nothing was written.',
    );
  }
  const written = !dryRun && changes.length > 0;
  if (written) {
    const text = requiredBaselineText(after);
    // Refuses a day that is none.
    parseRequiredBaseline(text, file);
    await writeFileAtomically(join(world.root, file), text, 'the baseline of required checks');
  }
  return { file, written, changes };
}

/**
 * The baseline that results support. Entries of checks that neither passed nor ran and failed stay, and of those that may fail until a day
 * to come.
 *
 * @param excuse what is said of checks that fail and were not expected to
 */
export function blessChecks(
  before: RequiredBaseline,
  results: ReadonlyMap<string, ShownResult>,
  excuse: Pick<ExpectedCheck, 'reason' | 'expires'>,
  today: string,
): RequiredBaseline {
  const blessed = [...results].flatMap(([check, result]): [string, ExpectedCheck][] => {
    const old = before.get(check);
    const owner = old?.owner === undefined ? {} : { owner: old.owner };
    if (result.exitCode === 0) return [[check, { expected_status: 'passed', ...owner }]];
    if (!hasRunAndFailed(result) || (old?.expected_status === 'failed' && !isOver(old, today))) return [];
    return [[check, { expected_status: 'failed', ...owner, ...excuse }]];
  });
  return new Map([...before, ...blessed]);
}

/** Proofs that verify and are of the commit that is checked out. */
async function proofsOfHead(world: World, folder: string): Promise<VerifiedFolder> {
  const commit = await (await openRepository(world))?.headCommit();
  const verified = await verifyFolder(await readProofFolder(resolve(world.cwd, folder)));
  if (verified.problems.length > 0) throw new ProblemsError(folder, verified.problems);
  const found = verified.attestation?.headSha;
  if (found === commit) return verified;
  const mismatch = { expected: `proofs of the commit ${commit ?? '(none)'}`, found: `proofs of ${found ?? '(none)'}` };
  throw mismatchError('not_comparable', folder, mismatch, 'Check out that commit, or run the checks again.');
}
