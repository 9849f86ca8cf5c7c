import { resolve } from 'node:path';

import { readRepositoryFile } from '../../io/repository-file.ts';
import type { FileText } from '../comparator/comparator-files.ts';
import type { GateRun } from './gate-run.ts';

/**
 * A gate's file to compare with, null where there is none: the comparator's at `configured`, or the one that is named for this gate alone.
 * Where the routing gate runs too, what is named is its own.
 */
export async function comparedFile(
  { world, options, comparator }: GateRun,
  gate: string,
  configured: string,
): Promise<{ readonly path: string; readonly file: FileText | null }> {
  const { target } = options.compare;
  if (options.only !== gate || target.kind !== 'file') {
    return { path: configured, file: await comparator.read(configured) };
  }
  const { path } = target;
  const text = await readRepositoryFile(world.root, resolve(world.cwd, path), 'the file to compare with');
  return { path, file: { text, blob: null } };
}
