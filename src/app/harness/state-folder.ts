import { join, relative } from 'node:path';

import { isFolder } from '../../io/find-files.ts';
import { InputClassError } from '../../kernel/input-class-error.ts';
import { stripped } from '../../kernel/trimmed.ts';
import type { World } from '../world/world.ts';

/** What the state of a harness is kept in, as the reference calls it. */
const STATE_FILES = {
  session: 'harness_session.json',
  features: 'harness_feature_ledger.json',
  trajectory: 'harness_trajectory.jsonl',
  issues: 'issues.jsonl',
} as const;

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

/** A variable that was set, and what it says. */
export interface StateVariable {
  readonly key: string;
  readonly value: string;
}

/**
 * What the first of these variables says that is set and not blank; null where none is. Each stands under `PREMATH_` and `PORTCULLIS_`.
 *
 * @throws InputClassError `escalation_issue_context_ambiguous` where two of them disagree
 */
export function stateVariable(
  environment: Readonly<Record<string, string | undefined>>,
  ...names: readonly ('ACTIVE_ISSUE_ID' | 'ISSUE_ID' | 'ISSUES_PATH' | 'HARNESS_SESSION_PATH')[]
): StateVariable | null {
  const keys = names.flatMap((name) => [`PREMATH_${name}`, `PORTCULLIS_${name}`]);
  const set = keys.map((key) => ({ key, value: stripped(environment[key] ?? '') })).filter(({ value }) => value !== '');
  const [first, ...others] = set;
  const other = others.find(({ value }) => value !== first?.value);
  if (first === undefined || other === undefined) return first ?? null;
  const found = `${first.key}=${first.value} and ${other.key}=${other.value}`;
  throw new InputClassError('escalation_issue_context_ambiguous', `expected variables that agree, found ${found}`);
}
