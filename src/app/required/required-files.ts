import { resolve } from 'node:path';

import { DEFAULT_REQUIRED_BASELINE, parseRequiredBaseline } from '../../contracts/required-baseline.ts';
import type { RequiredBaseline } from '../../contracts/required-baseline.ts';
import { CI_TOPOS_V0 } from '../../contracts/reference-policy.ts';
import { DEFAULT_REQUIRED_POLICY, parseRequiredPolicy } from '../../contracts/required-policy.ts';
import type { RequiredPolicy } from '../../contracts/required-policy.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { asPortcullisError, mismatchError, PortcullisError } from '../../kernel/portcullis-error.ts';
import { referencePolicy } from '../../required/project.ts';
import { workingTreeComparator, type Comparator } from '../comparator/resolve-comparator.ts';
import { configOrDefault } from '../repository/load-config.ts';
import type { World } from '../world/world.ts';

export { explainPaths, type Explanation } from '../../required/project.ts';

/** What has files of this gate: a commit, or the working tree. */
export type RequiredSource = Pick<Comparator, 'config' | 'read' | 'parse'>;

/** The policy of a commit or of the working tree, and where it stands; null where none is configured and none stands in the usual place. */
export async function policyOf({ config: { required }, read, parse }: RequiredSource) {
  const path = required?.policy ?? DEFAULT_REQUIRED_POLICY;
  const file = await read(path);
  if (file === null && required === null) return null;
  const mismatch = { expected: 'the policy of required checks that the configuration asks for', found: 'none' };
  const help = 'Restore it, or correct the path in the configuration.';
  const shown = parse(path, (name) => name);
  const parsed = file === null ? null : await parseRequiredPolicy(file.text, shown).catch(asPortcullisError);
  const policy = parse(path, () => {
    if (parsed === null) throw mismatchError('not_found', path, mismatch, help);
    if (parsed instanceof PortcullisError) throw parsed;
    return parsed;
  });
  return { path, policy };
}

/** What a commit or the working tree expects of checks, and where that stands; nothing where it has no such file. */
export async function baselineOf({ config: { required }, read, parse }: RequiredSource) {
  const path = required?.baseline ?? DEFAULT_REQUIRED_BASELINE;
  const file = await read(path);
  const baseline: RequiredBaseline =
    file === null ? new Map() : parse(path, (shown) => parseRequiredBaseline(file.text, shown));
  return { path, blob: file?.blob ?? null, isThere: file !== null, baseline };
}

/** The policy in a file, relative to the working folder, or `ci-topos-v0`. Null: the working tree's, where it has none the reference's. */
export async function loadRequiredPolicy(world: World, file: string | null): Promise<RequiredPolicy> {
  if (file === CI_TOPOS_V0) return referencePolicy();
  if (file !== null) return parseRequiredPolicy(await readTextFile(resolve(world.cwd, file), 'the policy'), file);
  const own = await policyOf(workingTreeComparator(world, await configOrDefault(world.root)));
  return own?.policy ?? referencePolicy();
}
