import { join, relative } from 'node:path';

import { isFolder } from '../../io/find-files.ts';
import { InputClassError } from '../../kernel/input-class-error.ts';
import { stripped } from '../../kernel/trimmed.ts';
import { withFileLock } from '../../io/state/file-lock.ts';
import { readOptionalTextFile } from '../../io/read-text-file.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import type { World } from '../world/world.ts';

/** What the state of a harness is kept in, as the reference calls it. */
export const STATE_FILES = {
  session: 'harness_session.json',
  features: 'harness_feature_ledger.json',
  trajectory: 'harness_trajectory.jsonl',
  issues: 'issues.jsonl',
  observation: 'observation/latest.json',
} as const;

/** How a command reads a file of the state: `path` as it was given, and whether the contract decides where the reference does otherwise. */
export interface Reading {
  readonly path?: string | undefined;
  readonly isStrict: boolean;
}

/**
 * The folder of the state, relative to where the command runs: `.premath` there or at the top of the repository where it exists, else
 * `.portcullis` at the top.
 */
async function stateFolder({ cwd, root }: Pick<World, 'cwd' | 'root'>): Promise<string> {
  for (const folder of [cwd, root]) {
    if (await isFolder(join(folder, '.premath'))) return relative(cwd, join(folder, '.premath'));
  }
  return relative(cwd, join(root, '.portcullis'));
}

/** A file of the state as answers name it, relative to where the command runs: what its flag says, else the one in the state folder. */
export async function statePath(
  world: Pick<World, 'cwd' | 'root'>,
  given: string | undefined,
  file: keyof typeof STATE_FILES,
): Promise<string> {
  return given ?? join(await stateFolder(world), STATE_FILES[file]);
}

/**
 * Writes a document anew, made of the text of its file (undefined where there is none), while no other process does. Throws `PortcullisError` where
 * that cannot be; `what` names the document for people.
 */
export async function changeStateFile<Document extends object>(
  path: string,
  what: string,
  change: (fileText: string | undefined) => Document | Promise<Document>,
): Promise<Document> {
  return withFileLock(path, what, async () => {
    const document = await change(await readOptionalTextFile(path, what));
    await writeFileAtomically(path, `${JSON.stringify(document, null, 2)}\n`, what, { lasting: true });
    return document;
  });
}

/** The time of a write: in UTC, of whole seconds. */
export function nowText({ now }: Pick<World, 'now'>): string {
  return now()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z');
}

/**
 * What the first of these variables says that is set and not blank; null where none is. Each stands under `PREMATH_` and `PORTCULLIS_`.
 *
 * @throws InputClassError `escalation_issue_context_ambiguous` where two of them disagree
 */
export function stateVariable(
  environment: Readonly<Record<string, string | undefined>>,
  ...names: readonly ('ACTIVE_ISSUE_ID' | 'ISSUE_ID' | 'ISSUES_PATH' | 'HARNESS_SESSION_PATH')[]
): { readonly key: string; readonly value: string } | null {
  const keys = names.flatMap((name) => [`PREMATH_${name}`, `PORTCULLIS_${name}`]);
  const set = keys.map((key) => ({ key, value: stripped(environment[key] ?? '') })).filter(({ value }) => value !== '');
  const [first, ...others] = set;
  const other = others.find(({ value }) => value !== first?.value);
  if (first === undefined || other === undefined) return first ?? null;
  const found = `${first.key}=${first.value} and ${other.key}=${other.value}`;
  throw new InputClassError('escalation_issue_context_ambiguous', `expected variables that agree, found ${found}`);
}
