import { gitCommand } from './git-command.ts';

/** Of these paths (relative to the folder, existing or not) the ones that git ignores, by any of its files for that. */
export async function ignoredPaths(
  folder: string,
  paths: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<readonly string[]> {
  const git = gitCommand(folder, environment);
  // One by one: a list would come back with its names quoted.
  const codes = await Promise.all(
    paths.map(async (path) => (await git('check-ignore', '--quiet', '--', path)).exitCode),
  );
  return paths.filter((_, index) => codes[index] === 0);
}
