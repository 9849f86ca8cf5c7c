import type { GitHistory } from './git-history.ts';
import type { GitHubState } from './github-state.ts';
import { notFound } from './route.ts';

/** The history, or 404 as for an empty repository. */
export function historyOf(state: GitHubState): GitHistory {
  if (state.history === null) throw notFound();
  return state.history;
}
