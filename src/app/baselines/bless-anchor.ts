import { join, resolve } from 'node:path';

import { baselineText, entryOf, parseBaseline } from '../../contracts/baseline.ts';
import { readOptionalRepositoryFile } from '../../io/repository-file.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { usageError } from '../../kernel/portcullis-error.ts';
import { reanchored, type Reanchored } from '../../routing/sampling/anchor.ts';
import { configOrDefault } from '../repository/load-config.ts';
import type { World } from '../world/world.ts';
import type { BlessOptions } from './bless.ts';

export interface BlessAnchorOutcome extends Omit<Reanchored, 'entry'> {
  readonly file: string;
  readonly written: boolean;
}

/** Makes the newest trials of a cell (`case/provider`), as its history counts them, the anchor of their client and model. */
export async function blessAnchor(
  world: World,
  cell: string,
  { baseline, reason, dryRun }: Pick<BlessOptions, 'baseline' | 'reason' | 'dryRun'>,
): Promise<BlessAnchorOutcome> {
  if (reason === null) throw usageError('expected --reason beside --anchor, found none', 'Say why with --reason "…".');
  const file = baseline ?? (await configOrDefault(world.root)).baseline;
  const path = baseline === null ? join(world.root, file) : resolve(world.cwd, file);
  const before = parseBaseline((await readOptionalRepositoryFile(world.root, path, 'the baseline')) ?? '{}', file);
  const [caseId = '', agent = '', ...rest] = cell.split('/');
  const was = rest.length === 0 ? entryOf(before, caseId, agent) : null;
  const found = was && reanchored(was, reason);
  if (found === null) {
    throw usageError(
      `--anchor ${cell}: expected CASE/PROVIDER of ${file} with counts that name their commit, found ${was === null ? 'no such entry' : 'none'}`,
      'Add counts with `portcullis bless --pool` first.',
    );
  }
  const { entry, ...anchors } = found;
  const cells = new Map(before.entries.get(caseId)).set(agent, entry);
  const text = baselineText({ ...before, entries: new Map(before.entries).set(caseId, cells) });
  if (!dryRun) await writeFileAtomically(path, text, 'the baseline');
  return { file, written: !dryRun, ...anchors };
}
