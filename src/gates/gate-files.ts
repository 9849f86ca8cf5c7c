import { CODE_OWNERS_PLACES } from '../contracts/commit-files.ts';
import { firstOf } from '../contracts/counted.ts';

/** Workflows and the actions that lie in the repository: they say whether the gate runs at all, and with what. */
const FOLDERS = ['.github/workflows/', '.github/actions/'];

/**
 * Says where the files that run the gate are other than at the comparator; null where they are the same. Everything else that decides is read
 * at the comparator, but `pull_request` runs the workflow as the pull request has it, so that no report can vouch for it
 * (src/gates/README.md, "What runs the gate"). On GitHub's merge commit it may be the base branch that changed them; telling too often is the safe side.
 */
export function gateFilesWarning(differing: readonly string[]): string | null {
  const changed = differing.filter(
    (path) => CODE_OWNERS_PLACES.includes(path) || FOLDERS.some((folder) => path.startsWith(folder)),
  );
  if (changed.length === 0) return null;
  return `what runs this gate is other than at the merge base, and no report can vouch for that: read the change of ${firstOf(changed)}`;
}
