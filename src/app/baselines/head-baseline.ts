import { join } from 'node:path';

import { EMPTY_BASELINE, parseBaseline, type Baseline } from '../../contracts/baseline.ts';
import type { Config } from '../../contracts/config.ts';
import { readOptionalRepositoryFile } from '../../io/repository-file.ts';

/** The baseline that the working tree proposes; an empty one where it has none. */
export async function headBaseline(root: string, config: Config): Promise<Baseline> {
  const text = await readOptionalRepositoryFile(root, join(root, config.baseline), 'the baseline');
  return text === undefined ? EMPTY_BASELINE : parseBaseline(text, config.baseline);
}
