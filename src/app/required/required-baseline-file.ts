import { join } from 'node:path';

import type { Config, RequiredConfig } from '../../contracts/config.ts';
import {
  DEFAULT_REQUIRED_BASELINE,
  parseRequiredBaseline,
  type RequiredBaseline,
} from '../../contracts/required-baseline.ts';
import { readOptionalRepositoryFile } from '../../io/repository-file.ts';

/** What a working tree expects of checks; nothing where it has no such file. */
export async function configuredRequiredBaseline(root: string, { required }: Config): Promise<RequiredBaseline> {
  const path = requiredBaselinePath(required);
  const text = await readOptionalRepositoryFile(root, join(root, path), 'the baseline of required checks');
  return text === undefined ? new Map() : parseRequiredBaseline(text, path);
}

/** Where that stands. */
export function requiredBaselinePath(required: RequiredConfig | null): string {
  return required?.baseline ?? DEFAULT_REQUIRED_BASELINE;
}
