import { existsSync } from 'node:fs';

import { didYouMean } from '../../kernel/similar-name.ts';
import { fetchHistory, fetchRevision, gitPath, shallowBoundary, type GitPath } from './fetch-from-origin.ts';
import { type GitCommand, gitText } from './git-command.ts';
import { parseRevision, type Revision } from './parse-revision.ts';
import { resolveRevision } from './resolve-revision.ts';

export type MergeBase =
  | {
      readonly kind: 'found';
      /** The best common ancestor; the newest by committer date when history crosses over and has several. */
      readonly commit: string;
      readonly base: string;
      readonly head: string;
      /** The full name of the ref that `base` was taken from. */
      readonly resolvedBaseRef: string;
      /** The other best common ancestors, newest first. */
      readonly alternatives: readonly string[];
      /** What was done to get there, for the report. */
      readonly steps: readonly string[];
    }
  | { readonly kind: 'unknown'; readonly reason: string; readonly steps: readonly string[] };

/** How many more commits to ask for, before asking for all of them. */
const ROUNDS = [10, 20, 40, 80, 'everything'] as const;

/**
 * Finds the commit at which `headRef` left `baseRef`, or says why it is unknown. Fetches from `origin` what a
 * shallow or single-branch clone lacks; a complete clone stays complete, and no existing ref moves.
 *
 * In a shallow clone `git merge-base` answers wrongly and with status 0: commits at the boundary look like roots, and
 * an older common ancestor is then the best one in sight. An answer is taken there only when it is the only one and
 * every boundary commit that base or head reaches is reached from the answer too. Whatever is hidden then lies behind
 * the answer, and cannot be better than it.
 *
 * @param known `info/grafts`, where it was asked for
 * @throws PortcullisError `invalid_input` for text that names no commit plainly, `not_comparable` when the repository
 * is damaged
 */
export async function mergeBase(
  git: GitCommand,
  root: string,
  baseRef: string,
  headRef: string,
  known: GitPath | null = null,
): Promise<MergeBase> {
  const revisions = [parseRevision(baseRef), parseRevision(headRef)] as const;
  const steps: string[] = [];
  const unknown = (reason: string): MergeBase => ({ kind: 'unknown', reason, steps });

  const { isShallow, path: grafts } = known ?? (await gitPath(git, root, 'info/grafts'));
  if (existsSync(grafts)) {
    return unknown('the repository has an `info/grafts` file, which gives commits other parents than they have');
  }
  const base = await obtain(git, root, baseRef, revisions[0], steps);
  if ('reason' in base) return unknown(base.reason);
  const head = await obtain(git, root, headRef, revisions[1], steps);
  if ('reason' in head) return unknown(head.reason);
  const ends = [base.commit, head.commit] as const;

  for (const round of [null, ...ROUNDS]) {
    if (round !== null) {
      const failure = await fetchHistory(git, round, ends);
      const wish = round === 'everything' ? 'the whole history' : `${round} more commits`;
      if (failure !== null) {
        return unknown(`the history of this shallow clone is too short, and ${wish} could not be fetched: ${failure}`);
      }
      steps.push(`fetched ${wish}`);
    }
    const boundary = new Set(isShallow ? await shallowBoundary(git, root) : []);
    const candidates = await bestCommonAncestors(git, ends);
    if (typeof candidates === 'string') return unknown(candidates);
    const [commit, ...alternatives] = candidates;

    if (commit === undefined && boundary.size === 0) {
      return unknown(`${baseRef} and ${headRef} have no common ancestor`);
    }
    if (commit !== undefined && (boundary.size === 0 || (await isProven(git, candidates, ends, boundary)))) {
      steps.push(`merge base of ${base.commit} and ${head.commit} is ${commit}`);
      return {
        kind: 'found',
        commit,
        base: base.commit,
        head: head.commit,
        resolvedBaseRef: base.ref,
        alternatives,
        steps,
      };
    }
    steps.push(commit === undefined ? 'no common ancestor within the shallow history' : `${commit} is not proven`);
  }
  return unknown('the history of this clone is still cut short after fetching all that `origin` has of it');
}

async function obtain(
  git: GitCommand,
  root: string,
  text: string,
  revision: Revision,
  steps: string[],
): Promise<{ commit: string; ref: string } | { reason: string }> {
  let resolution = await resolveRevision(git, revision);
  // A name that is here is not fetched again: that would move a ref of the user's.
  if (resolution.kind === 'missing' && !resolution.named) {
    const failure = await fetchRevision(git, root, revision);
    if (failure !== null)
      return { reason: `\`${text}\` is not in this clone${await nearNames(git, text)}: ${failure}` };
    steps.push(`fetched ${text} from origin`);
    resolution = await resolveRevision(git, revision);
  }
  if (resolution.kind === 'ambiguous') return { reason: resolution.reason };
  if (resolution.kind === 'missing') return { reason: `\`${text}\` leads to no commit in the history of this clone` };
  steps.push(`${text} is ${resolution.ref} at ${resolution.commit}`);
  return resolution;
}

/** The branch or tag of this clone that was probably meant. */
async function nearNames(git: GitCommand, text: string): Promise<string> {
  const refs = await gitText(
    git,
    'for-each-ref',
    '--format=%(refname:short)',
    'refs/heads',
    'refs/remotes',
    'refs/tags',
  );
  return didYouMean(text, refs.trim().split('\n'));
}

/** All best common ancestors, newest committer date first, then by id; or git's reason for giving none. */
async function bestCommonAncestors(git: GitCommand, ends: readonly [string, string]): Promise<string[] | string> {
  const output = await git('merge-base', '--all', ...ends);
  // Status 1 without output means that there is none.
  if (output.exitCode === 1 && output.stdout.length === 0) return [];
  if (output.exitCode !== 0) return output.reason;
  const ids = output.stdout.toString('utf8').trim().split('\n');
  if (ids.length === 1) return ids;

  const dated = await gitText(git, 'rev-list', '--no-walk=unsorted', '--timestamp', ...ids);
  const commits = dated
    .trim()
    .split('\n')
    .map((line) => {
      const [timestamp = '', id = ''] = line.split(' ');
      return { id, timestamp: Number(timestamp) };
    });
  commits.sort((a, b) => b.timestamp - a.timestamp || (a.id < b.id ? -1 : 1));
  return commits.map(({ id }) => id);
}

/** Whether a shallow clone shows enough: see `mergeBase`. */
async function isProven(
  git: GitCommand,
  candidates: readonly string[],
  ends: readonly [string, string],
  boundary: ReadonlySet<string>,
): Promise<boolean> {
  const [candidate, another] = candidates;
  if (candidate === undefined || another !== undefined) return false;
  const beyond = await gitText(git, 'rev-list', ...ends, `^${candidate}`);
  return !beyond.split('\n').some((commit) => boundary.has(commit));
}
