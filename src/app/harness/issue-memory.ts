import { dirname, resolve } from 'node:path';

import type { Outcome } from '../../harness/issues/issue-request.ts';
import { issuesText, readIssues } from '../../harness/issues/issue-rows.ts';
import type { Issues } from '../../harness/issues/issue.ts';
import { ClassedRefusal } from '../../harness/classed-refusal.ts';
import type { LeaseAnswer } from '../../harness/issues/lease.ts';
import type { LeaseAction } from '../../harness/issues/operations.ts';
import { momentOf, type Rfc3339, rfc3339Text } from '../../harness/rfc3339.ts';
import { isFolder } from '../../io/find-files.ts';
import { FileBusyError, withFileLock } from '../../io/state/file-lock.ts';
import { DOCUMENT_LIMIT_BYTES, readOptionalTextFile } from '../../io/read-text-file.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { mismatchError, notFound, PortcullisError } from '../../kernel/portcullis-error.ts';
import type { World } from '../world/world.ts';

export type Change<Answer extends object> = (issues: Issues, now: Rfc3339) => Outcome<Answer>;
type Place = Pick<World, 'cwd' | 'now'>;

const WHAT = 'the issue memory';
/** The reference asks 64 times for the lock, 256 times each, before it says that there is no next issue. */
const TRIES_FOR_NEXT = 64 * 256;

/** @throws PortcullisError `not_found` where there is no file; `invalid_input` for one that is no issue memory */
export async function readIssueMemory(world: Place, path: string): Promise<Issues> {
  const issues = await optionalIssues(world, path);
  if (issues === null) throw missing(path);
  return issues;
}

function missing(path: string): PortcullisError {
  const remedy = 'Make one with `portcullis issue add TITLE`, or name it with --issues.';
  return notFound(`issues file not found: ${path}`, remedy);
}

/**
 * Reads the memory, changes it and writes it whole, while no other process can; it is on the disk when this returns. Nothing is written where
 * nothing changed.
 *
 * @throws PortcullisError as `readIssueMemory`, `withFileLock` and the change do
 */
export async function changeIssueMemory<Answer extends object>(
  world: Place,
  path: string,
  change: Change<Answer>,
  { creates = false, tries }: { readonly creates?: boolean; readonly tries?: number } = {},
): Promise<Outcome<Answer> & { readonly now: Rfc3339 }> {
  const file = resolve(world.cwd, path);
  // A lock would make the folder.
  if (!creates && !(await isFolder(dirname(file)))) throw missing(path);
  const body = async () => {
    const issues = creates ? ((await optionalIssues(world, path)) ?? new Map()) : await readIssueMemory(world, path);
    const now = momentOf(world.now());
    const outcome = change(issues, now);
    if (outcome.issues !== issues) {
      await writeIssueMemory(file, outcome.issues);
    }
    return { ...outcome, now };
  };
  return withFileLock(file, WHAT, body, tries === undefined ? {} : { tries });
}

/** Writes a memory whole. @throws PortcullisError `not_written`, also where it could not be read again */
export async function writeIssueMemory(file: string, issues: Issues): Promise<void> {
  const text = issuesText(issues);
  const bytes = Buffer.byteLength(text);
  if (bytes > DOCUMENT_LIMIT_BYTES) {
    const mismatch = { expected: 'at most 64 MiB', found: `${Math.ceil(bytes / 1024 / 1024)} MiB` };
    throw mismatchError('not_written', `${file}: ${WHAT}`, mismatch, 'Begin another one, and name it with --issues.');
  }
  await writeFileAtomically(file, text, WHAT, { lasting: true });
}

/** A change of a lease: a memory that is busy or broken refuses it with a class, too. */
export async function changeLease(world: Place, path: string, action: LeaseAction, change: Change<LeaseAnswer>) {
  try {
    return await changeIssueMemory(world, path, change, action === 'issue.claim_next' ? { tries: TRIES_FOR_NEXT } : {});
  } catch (error) {
    if (error instanceof ClassedRefusal || !(error instanceof PortcullisError)) throw error;
    const errorClass = error instanceof FileBusyError ? 'lease_mutation_lock_busy' : 'lease_mutation_store_io';
    throw new ClassedRefusal(errorClass, error.message);
  }
}

async function optionalIssues(world: Place, path: string): Promise<Issues | null> {
  const text = await readOptionalTextFile(resolve(world.cwd, path), WHAT);
  return text === undefined ? null : readIssues(text, path, rfc3339Text(momentOf(world.now())));
}
