import { join } from 'node:path';

import { firstOf } from '../../contracts/counted.ts';
import { changedFromCommit } from '../../io/git/git-repository.ts';
import { makeBatchFolder, removeFolder } from '../../io/unit/unit-folder.ts';
import { mismatchError } from '../../kernel/portcullis-error.ts';
import type { CompareRequest } from '../comparator/compare-request.ts';
import type { Comparator } from '../comparator/resolve-comparator.ts';
import type { World } from '../world/world.ts';

const mergeOf = ({ target }: Pick<CompareRequest, 'target'>): string | null =>
  'mergeSha' in target ? target.mergeSha : null;

/** The head itself, or GitHub's merge of it. */
export function isHeadCheckedOut(
  { commits }: Pick<Comparator, 'commits'>,
  compare: Pick<CompareRequest, 'target'>,
): boolean {
  return [commits.head_sha, mergeOf(compare)].includes(commits.tested_sha);
}

/**
 * Runs commands over what is attested: the head, or GitHub's merge of it, with every tracked file as that commit has it.
 *
 * @param run gets what looks again, after a check of this id
 * @throws PortcullisError `invalid_input` where something else is checked out, before anything is run, or a check changed a file
 */
export async function overAttestedTree<T>(
  world: World,
  { commits }: Comparator,
  { target }: CompareRequest,
  run: (look: (checkId: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  const { head_sha: head, tested_sha: tested } = commits;
  if (tested === null || !isHeadCheckedOut({ commits }, { target })) {
    const merge = mergeOf({ target });
    const expected = `the head ${head}${merge === null ? '' : ` or its merge ${merge}`} to be checked out`;
    const help = 'What is run is what is attested: check out without `ref`, as actions/checkout does by itself.';
    throw mismatchError('invalid_input', 'required checks', { expected, found: tested ?? 'nothing' }, help);
  }
  const folder = await makeBatchFolder(world.newId());
  let looks = 0;
  try {
    const look = async (when: string, help: string): Promise<void> => {
      looks += 1;
      const found = await changedFromCommit(world.root, tested, join(folder, `index-${looks}`));
      if (found.length === 0) return;
      const mismatch = { expected: `the tracked files of ${tested}`, found: `others: ${firstOf(found)}` };
      throw mismatchError('invalid_input', `required checks, ${when}`, mismatch, help);
    };
    await look('before any was run', 'The proof is of that commit, all of it: commit or stash.');
    return await run((id) => look(`after ${id}`, 'A check leaves tracked files as they are: let it write elsewhere.'));
  } finally {
    await removeFolder(folder);
  }
}
