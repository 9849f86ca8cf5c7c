import type { GitHubState } from './github-state.ts';
import { historyOf } from './history-of.ts';
import type { PullRecord, PullSide } from './pull-record.ts';

export type MadePull = Partial<Omit<PullRecord, 'head' | 'base'>> & {
  /** Without a sha, the tip that the repository has for this branch. */
  readonly head: Partial<PullSide> & { readonly ref: string };
  readonly base?: Partial<PullSide>;
};

/** Adds a pull request, of this repository unless the head names another one. */
export function addPull(state: GitHubState, made: MadePull): PullRecord {
  const own = `${state.owner}/${state.name}`;
  const side = (given: Partial<PullSide>): PullSide => {
    const ref = given.ref ?? state.defaultBranch;
    const sha = given.sha ?? historyOf(state).resolve(ref);
    if (sha === undefined) throw new Error(`The repository has no branch ${ref}`);
    return { ref, sha, repository: given.repository === undefined ? own : given.repository };
  };
  const number = made.number ?? Math.max(0, ...state.pulls.keys()) + 1;
  const now = state.now();
  const pull: PullRecord = {
    title: `Pull request ${number}`,
    body: null,
    state: 'open',
    draft: false,
    user: 'contributor',
    createdAt: now,
    updatedAt: now,
    ...made,
    number,
    head: side(made.head),
    base: side(made.base ?? {}),
  };
  state.pulls.set(number, pull);
  return pull;
}
