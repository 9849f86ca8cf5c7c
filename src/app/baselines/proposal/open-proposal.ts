import { parseBaseline } from '../../../contracts/baseline.ts';
import type { CommitFiles } from '../../../contracts/commit-files.ts';
import { parseKpiBaseline } from '../../../contracts/kpi-baseline.ts';
import { runOfMessage } from '../../../contracts/proposal-run.ts';
import { unexpected, type Answer } from '../../../io/github/api-answer.ts';
import { GitHubApi, type GitHubAccess } from '../../../io/github/github-api.ts';
import { defaultBranch, findBranch } from '../../../io/github/github-commits.ts';
import { GitHubFiles } from '../../../io/github/github-files.ts';
import { findNewestPull } from '../../../io/github/github-pulls.ts';
import { decodeUtf8 } from '../../../io/read-text-file.ts';
import { PortcullisError } from '../../../kernel/portcullis-error.ts';
import type { ProposedBaselines } from '../bless.ts';

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
  readonly baselines: ProposedBaselines | null;
  /** One line on why a proposal that is there is not taken from; null where there is nothing to say. */
  readonly note: string | null;
}

/**
 * The baselines of the proposal that is still open. Only a commit of ours is taken from (whoever may write the branch could have made one:
 * what is taken stands in the next pull request for its reviewers to see), and nothing of a pull request that a person closed. At most 8
 * requests.
 *
 * @param places of the baselines, relative to the repository; null where nothing is configured of one
 * @param clone is asked where GitHub does not list the commit's files
 */
export async function openProposal(
  { access, branch, base }: ProposalTarget,
  places: { readonly routing: string; readonly kpi: string | null },
  clone: CommitFiles,
): Promise<Answer<OpenProposal>> {
  const api = new GitHubApi(access);
  const asked = await findBranch(api, branch);
  if (asked.kind !== 'done') return asked;
  const tip = asked.value;
  const nothing = (note: string | null): Answer<OpenProposal> => ({
    kind: 'done',
    value: { tip: tip?.commit ?? null, baselines: null, note },
  });
  // A branch of somebody else is reported where it would be written.
  if (tip === null || runOfMessage(tip.message) === null) return nothing(null);
  const asBase: Answer<string> = base === null ? await defaultBranch(api) : { kind: 'done', value: base };
  if (asBase.kind !== 'done') return asBase;
  const pull = await findNewestPull(api, branch, asBase.value);
  // A token that may not see pull requests opened none either; then the branch alone is the proposal.
  if (pull.kind !== 'done' && pull.kind !== 'forbidden' && pull.kind !== 'not_found') return pull;
  if (pull.kind === 'done' && pull.value?.isOpen === false && pull.value.head === tip.commit) return nothing(null);
  const files = new GitHubFiles(api, undefined, clone);
  const read = async <T>(file: string | null, parse: (text: string, file: string) => T): Promise<Answer<T | null>> => {
    const found = file === null ? null : await files.readFileAt(tip.commit, file);
    if (file === null || found === null || found.kind === 'absent') return { kind: 'done', value: null };
    if (found.kind === 'found')
      return { kind: 'done', value: parse(decodeUtf8(found.bytes, file, 'the baseline'), file) };
    return unexpected(`the open proposal has no baseline that can be read (${found.reason})`);
  };
  try {
    const [routing, kpi] = [await read(places.routing, parseBaseline), await read(places.kpi, parseKpiBaseline)];
    if (routing.kind !== 'done') return routing;
    if (kpi.kind !== 'done') return kpi;
    const baselines = { routing: routing.value, kpi: kpi.value };
    return { kind: 'done', value: { tip: tip.commit, baselines, note: null } };
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    return nothing(`the counts of the open proposal are left out: ${error.message.split('\n', 1)[0] ?? ''}`);
  }
}
