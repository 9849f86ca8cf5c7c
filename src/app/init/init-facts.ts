import { relative, sep } from 'node:path';

import { parseCaseFile } from '../../contracts/case-file.ts';
import { originUrl } from '../../io/git/clone-origin.ts';
import { ignoredPaths } from '../../io/git/git-repository.ts';
import { filesMatching } from '../../io/find-files.ts';
import { readRepositoryFile } from '../../io/repository-file.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import type { World } from '../world/world.ts';
import type { ExistingCases, InitFacts } from './init-warnings.ts';

/** The cases at a glob. What cannot be read is told, since `validate` is what judges it. */
export async function existingCases(root: string, glob: string): Promise<ExistingCases> {
  const ids: string[] = [];
  const unread: string[] = [];
  for (const file of await filesMatching(root, glob)) {
    try {
      const cases = parseCaseFile(await readRepositoryFile(root, file, 'the case file'), file);
      ids.push(...cases.map(({ definition }) => definition.case_id));
    } catch (error) {
      if (!(error instanceof PortcullisError)) throw error;
      unread.push(`${file}: ${error.message.split('\n', 1)[0] ?? ''}`);
    }
  }
  return { ids, unread };
}

/** Of what a run leaves in its usual place; a pattern for a folder counts only for what is inside it. */
const LEFT_BY_RUNS = 'artifacts/batch/results.json';

/** What git and the working folder say of the place that is written to; a git that cannot be started tells nothing. */
export async function placeFacts(
  { root, cwd }: World,
  paths: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<Pick<InitFacts, 'origin' | 'folder' | 'ignored'> & { readonly ignoresArtifacts: boolean }> {
  const folder = relative(root, cwd).split(sep).join('/');
  try {
    const origin = await originUrl(root, environment);
    const left = await ignoredPaths(root, [LEFT_BY_RUNS], environment);
    const ignored = await ignoredPaths(root, paths, environment);
    return { origin, folder, ignored, ignoresArtifacts: left?.length === 1 };
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    return { origin: null, folder, ignored: null, ignoresArtifacts: false };
  }
}
