import { parseBaseline, type Baseline } from '../../../contracts/baseline.ts';
import type { CommitFiles } from '../../../contracts/commit-files.ts';
import { runOfMessage } from '../../../contracts/proposal-run.ts';
import { unexpected, type Answer } from '../../../io/github/api-answer.ts';
import { GitHubApi, type GitHubAccess } from '../../../io/github/github-api.ts';
import { GitHubCommits } from '../../../io/github/github-commits.ts';
import { GitHubFiles } from '../../../io/github/github-files.ts';
import { GitHubPulls } from '../../../io/github/github-pulls.ts';
import { decodeUtf8 } from '../../../io/read-text-file.ts';
import { attempt, PortcullisError } from '../../../kernel/portcullis-error.ts';

/** Where a baseline is proposed; branches without `refs/heads/`. */
export interface ProposalTarget {
  readonly access: GitHubAccess;
  /** `GITHUB_SERVER_URL` */
  readonly serverUrl: string;
  readonly branch: string;
  /** Null means the repository's default branch. */
  readonly base: string | null;
}

/** What an earlier run proposed and nobody merged or rejected yet. */
export interface OpenProposal {
  /** Where its branch stands; null where there is none. */
  readonly tip: string | null;
  /** Null where there is nothing to take counts from. */
  readonly baseline: Baseline | null;
  /** One line on why a proposal that is there is not taken from; null where there is nothing to say. */
  readonly note: string | null;
}

/**
 * The baseline of the proposal that is still open. Only a commit of ours is taken from (whoever may write the branch could have made one:
 * what is taken stands in the next pull request for its reviewers to see), and nothing of a pull request that a person closed. At most 7
 * requests.
 *
 * @param file of the baseline, relative to the repository
 * @param clone is asked where GitHub does not list the commit's files
 */
export async function openProposal(
  { access, branch, base }: ProposalTarget,
  file: string,
  clone: CommitFiles,
): Promise<Answer<OpenProposal>> {
  const api = new GitHubApi(access);
  const asked = await new GitHubCommits(api).branch(branch);
  if (asked.kind !== 'done') return asked;
  const tip = asked.value;
  const nothing = (note: string | null): Answer<OpenProposal> => ({
    kind: 'done',
    value: { tip: tip?.commit ?? null, baseline: null, note },
  });
  // A branch of somebody else is reported where it would be written.
  if (tip === null || runOfMessage(tip.message) === null) return nothing(null);
  const asBase: Answer<string> =
    base === null ? await new GitHubCommits(api).defaultBranch() : { kind: 'done', value: base };
  if (asBase.kind !== 'done') return asBase;
  const pull = await new GitHubPulls(api).newestOne(branch, asBase.value);
  // A token that may not see pull requests opened none either; then the branch alone is the proposal.
  if (pull.kind !== 'done' && pull.kind !== 'forbidden' && pull.kind !== 'not_found') return pull;
  if (pull.kind === 'done' && pull.value?.isOpen === false && pull.value.head === tip.commit) return nothing(null);
  const found = await new GitHubFiles(api, undefined, clone).readFileAt(tip.commit, file);
  if (found.kind === 'absent') return nothing(null);
  if (found.kind === 'unreadable')
    return unexpected(`the open proposal has no baseline that can be read (${found.reason})`);
  const baseline = attempt(() => parseBaseline(decodeUtf8(found.bytes, file, 'the baseline'), file));
  if (!(baseline instanceof PortcullisError)) return { kind: 'done', value: { tip: tip.commit, baseline, note: null } };
  return nothing(`the counts of the open proposal are left out: ${baseline.message.split('\n', 1)[0] ?? ''}`);
}
