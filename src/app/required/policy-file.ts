import { resolve } from 'node:path';

import type { Config, RequiredConfig } from '../../contracts/config.ts';
import {
  CI_TOPOS_V0,
  DEFAULT_REQUIRED_POLICY,
  parseRequiredPolicy,
  type RequiredPolicy,
} from '../../contracts/required-policy.ts';
import { readOptionalRepositoryFile, readRepositoryFile } from '../../io/repository-file.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { referencePolicy } from '../../required/reference-policy.ts';
import { configOrDefault } from '../repository/load-config.ts';
import type { World } from '../world/world.ts';

export { explainPaths, type Explanation } from '../../required/project.ts';

const WHAT = 'the policy of required checks';

/** The policy in a file, relative to the working folder, or `ci-topos-v0`. Null: the working tree's, where it has none the reference's. */
export async function loadRequiredPolicy({ root, cwd }: World, file: string | null): Promise<RequiredPolicy> {
  if (file === CI_TOPOS_V0) return referencePolicy();
  if (file !== null) return parseRequiredPolicy(await readTextFile(resolve(cwd, file), WHAT), file);
  return (await configuredPolicy(root, await configOrDefault(root))) ?? referencePolicy();
}

/** The policy of a working tree; null where none is configured and none stands in the usual place. */
export async function configuredPolicy(root: string, { required }: Config): Promise<RequiredPolicy | null> {
  const path = requiredPolicyPath(required);
  const read = required === null ? readOptionalRepositoryFile : readRepositoryFile;
  const text = await read(root, path, WHAT);
  return text === undefined ? null : parseRequiredPolicy(text, path);
}

/** Where the policy of a working tree stands. */
export function requiredPolicyPath(required: RequiredConfig | null): string {
  return required?.policy ?? DEFAULT_REQUIRED_POLICY;
}
