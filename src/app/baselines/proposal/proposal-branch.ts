import { isNewerRun, runOfMessage, type ProposalRun } from '../../../contracts/proposal-run.ts';
import { parseRevision } from '../../../io/git/parse-revision.ts';
import { usageError } from '../../../kernel/portcullis-error.ts';

/**
 * The name of a branch as an input says it, without `refs/heads/`.
 *
 * @param input how it is called in messages
 * @throws PortcullisError `usage` for what git would not take as one
 */
export function branchName(input: string, text: string): string {
  const name = text.replace(/^refs\/heads\//, '');
  if (!name.startsWith('refs/') && isBranch(name)) return name;
  throw usageError(
    `The input "${input}" is ${JSON.stringify(text)}: the name of a branch was expected.`,
    'Name it as git does, for example "portcullis/baseline".',
  );
}

function isBranch(name: string): boolean {
  try {
    const revision = parseRevision(`refs/heads/${name}`);
    return revision.kind === 'name' && revision.ancestry === '' && name !== 'HEAD';
  } catch {
    return false;
  }
}

/** What a branch for proposals holds. */
export interface ProposalBranch {
  /** Of the commit that it points at. */
  readonly message: string;
  /** What it has changed since it left the base branch. */
  readonly changed: readonly string[];
  /** Its files are those that are proposed. */
  readonly holdsIt: boolean;
}

export type BranchDecision =
  | { readonly kind: 'create' | 'advance' | 'keep' }
  | { readonly kind: 'newer'; readonly run: ProposalRun }
  | { readonly kind: 'foreign'; readonly why: string };

/**
 * What to do with the branch: nothing of others is ever overwritten, and nothing of a newer run. A branch that changes nothing, since it
 * was merged, is free.
 *
 * @param branch null where there is none
 * @param files that proposals are of
 */
export function branchDecision(
  branch: ProposalBranch | null,
  run: ProposalRun,
  files: readonly string[],
): BranchDecision {
  if (branch === null) return { kind: 'create' };
  const { message, changed, holdsIt } = branch;
  if (changed.length === 0) return { kind: 'advance' };
  const made = runOfMessage(message);
  if (made === null) return { kind: 'foreign', why: 'its newest commit is not one of these runs' };
  if (changed.some((path) => !files.includes(path))) {
    return { kind: 'foreign', why: `it changes more than ${files.join(' and ')}` };
  }
  if (isNewerRun(made, run)) return { kind: 'newer', run: made };
  return { kind: holdsIt ? 'keep' : 'advance' };
}
