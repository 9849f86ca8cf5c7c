import { OBJECT_ID } from '../../contracts/commit-files.ts';
import type { ComparatorReport } from '../../contracts/gate-result.ts';
import { parseRevision } from '../../io/git/parse-revision.ts';
import { compareCommits, defaultBranch, tipOfBranch } from '../../io/github/github-commits.ts';
import { append } from '../../kernel/append.ts';
import type { ComparatorSources } from './comparator-files.ts';
import { notComparable } from '../../kernel/portcullis-error.ts';
import type { CommitTarget } from './compare-request.ts';

/** The commit that the head is compared with, and how it was found, as a report has it. Whoever reads the commit adds to the steps. */
export type ComparatorCommit = Omit<ComparatorReport, 'kind' | 'event' | 'config_outcome' | 'merge_base'> & {
  readonly merge_base: string;
  readonly warnings: readonly string[];
};

type Found = Pick<ComparatorCommit, 'merge_base' | 'base_ref' | 'base_tip' | 'source'> &
  Partial<Pick<ComparatorCommit, 'head_sha' | 'alternatives'>>;
type TargetOf<K extends CommitTarget['kind']> = Extract<CommitTarget, { kind: K }>;

const FETCH_HELP =
  'Fetch the history (with actions/checkout: fetch-depth: 0) or name another ref with --base-ref; an action can also ask the API, with a token that may read contents.';

/**
 * Finds the commit to compare with, mostly a merge base: the API first, since its answer is exact and takes one request, then the history
 * of the clone (`io/git/merge-base.ts`), of which only sound answers are taken.
 *
 * @param testedSha what is checked out
 * @throws PortcullisError `not_comparable` where it is unknown, with the reasons of all that were asked; `invalid_input` for a ref that is no
 * name of a commit
 */
export async function findComparatorCommit(
  sources: ComparatorSources,
  target: CommitTarget,
  testedSha: string,
): Promise<ComparatorCommit> {
  const steps: string[] = [];
  const found = await commitOf(sources, target, testedSha, steps);
  const headSha = found.head_sha ?? (target.kind === 'named' ? testedSha : target.headSha);
  const merge = 'mergeSha' in target ? target.mergeSha : null;
  const isStrange = target.kind !== 'named' && testedSha !== headSha && testedSha !== merge;
  const warning = `what is checked out, ${testedSha}, is neither the head of the event, ${headSha}, nor its merge with the base`;
  const shas = { head_sha: headSha, tested_sha: testedSha };
  return { alternatives: [], ...found, ...shas, steps, warnings: isStrange ? [warning] : [] };
}

function commitOf(
  sources: ComparatorSources,
  target: CommitTarget,
  testedSha: string,
  steps: string[],
): Promise<Found> {
  switch (target.kind) {
    case 'named':
      return mergeBaseWith(sources, target.baseRef, testedSha, steps);
    case 'merge_base':
      return mergeBaseOfPull(sources, target, steps);
    case 'merge_parent':
      return parentOfMerge(sources, target, testedSha, steps);
    case 'commit': {
      const { sha, why, baseRef } = target;
      steps.push(`compared with ${sha}: ${why}`);
      return Promise.resolve({ merge_base: sha, base_ref: baseRef, base_tip: sha, source: null });
    }
    case 'ref':
      return tipOf(sources, target, steps);
  }
}

async function mergeBaseOfPull(
  sources: ComparatorSources,
  target: TargetOf<'merge_base'>,
  steps: string[],
): Promise<Found> {
  const { baseRef, headSha, mergeSha } = target;
  if (target.baseTip === null) return mergeBaseWith(sources, baseRef, headSha, steps, baseRef);
  // The base that GitHub merged the head into is the same in all jobs of a run; the event's may be older.
  const parents = mergeSha === null ? null : await sources.repository.parentsOf(mergeSha);
  const merged = parents === null ? null : mergeParent(parents, headSha);
  const baseTip = merged !== null && 'sha' in merged ? merged.sha : target.baseTip;
  steps.push(`${baseRef} is at ${baseTip}, by ${baseTip === target.baseTip ? 'the event' : 'the merge of the event'}`);
  return mergeBaseWith(sources, baseTip, headSha, steps, baseRef);
}

/** @param baseName where `base` is the commit of a branch: its full name */
async function mergeBaseWith(
  { repository, github }: ComparatorSources,
  base: string,
  head: string,
  steps: string[],
  baseName: string | null = null,
): Promise<Found> {
  const reasons: string[] = [];
  const atServer = nameAtServer(base);
  if (github !== null && atServer !== null) {
    const compared = await compareCommits(github.api, atServer, head);
    if (compared.kind === 'done') {
      const { mergeBase, baseTip } = compared;
      steps.push(`merge base of ${baseTip} and ${head} is ${mergeBase}, by the API`);
      return { merge_base: mergeBase, base_ref: baseName ?? base, base_tip: baseTip, head_sha: head, source: 'api' };
    }
    const reason = compared.kind === 'unrelated' ? `${base} and ${head} have no common ancestor` : compared.reason;
    reasons.push(`by the API: ${reason}`);
    steps.push(`the API could not tell the merge base: ${reason}`);
  }
  // HEAD by its name where it is what is checked out: so people know it.
  const isHead = baseName === null;
  const found = await repository.mergeBase(base, isHead ? 'HEAD' : head);
  append(steps, found.steps);
  if (found.kind === 'found') {
    const names = { base_ref: baseName ?? found.resolvedBaseRef, base_tip: found.base, head_sha: found.head };
    return { merge_base: found.commit, ...names, source: 'git', alternatives: [...found.alternatives] };
  }
  const all = reasons.length === 0 ? found.reason : [...reasons, `by git: ${found.reason}`].join('; ');
  const names = `${baseName ?? base} and ${isHead ? 'HEAD' : head}`;
  throw notComparable(`the merge base of ${names} is not known: ${all}`, FETCH_HELP);
}

async function parentOfMerge(
  { repository }: ComparatorSources,
  { baseRef, headSha, mergeSha }: TargetOf<'merge_parent'>,
  testedSha: string,
  steps: string[],
): Promise<Found> {
  const help = 'Check out the merge, as actions/checkout does by itself, or compare with the merge base.';
  const asked = 'compare-with: merge-parent';
  if (testedSha !== mergeSha) {
    const expected = `expected the merge of the pull request${mergeSha === null ? ', which this event has not' : `, ${mergeSha}`}`;
    throw notComparable(`${asked}: ${expected}, to be checked out, found ${testedSha}`, help);
  }
  // From the commit itself: it needs no history.
  const parent = mergeParent((await repository.parentsOf(mergeSha)) ?? [], headSha);
  if ('reason' in parent) throw notComparable(`${asked}: ${mergeSha} cannot be used: ${parent.reason}`, help);
  steps.push(`first parent of ${mergeSha} is ${parent.sha}`);
  return { merge_base: parent.sha, base_ref: baseRef, base_tip: parent.sha, source: 'git' };
}

/** The first parent of GitHub's merge of a head into its base, or why the commit is no such merge. Parents as in the commit itself. */
export function mergeParent(
  parents: readonly string[],
  headSha: string,
): { readonly sha: string } | { readonly reason: string } {
  const [first, second, ...others] = parents;
  if (first === undefined || second === undefined || others.length > 0) {
    return { reason: `it has ${parents.length} parents, where the merge of a pull request has 2` };
  }
  if (second !== headSha) return { reason: `it merges ${second}, not the pull request's head ${headSha}` };
  return OBJECT_ID.test(first) ? { sha: first } : { reason: 'its first parent is no commit id' };
}

async function tipOf(
  { repository, github }: ComparatorSources,
  { ref, why }: TargetOf<'ref'>,
  steps: string[],
): Promise<Found> {
  const reasons: string[] = [];
  let name = ref;
  if (name === null && github !== null) {
    const branch = await defaultBranch(github.api);
    if (branch.kind === 'done') name = `refs/heads/${branch.value}`;
    else reasons.push(branch.reason);
  }
  if (name === null) {
    const message = ['the name of the default branch is not known', ...reasons].join(': ');
    throw notComparable(message, 'Name what to compare with by base-ref.');
  }
  if (github !== null) {
    const tip = await tipOfBranch(github.api, name.replace('refs/heads/', ''));
    if (tip.kind === 'done') {
      steps.push(`${why}, ${name}, is at ${tip.value}, by the API`);
      return { merge_base: tip.value, base_ref: name, base_tip: tip.value, source: 'api' };
    }
    reasons.push(`by the API: ${tip.reason}`);
    steps.push(`the API could not tell the tip of ${name}: ${tip.reason}`);
  }
  // A branch's merge base with itself is its tip, fetched where this clone lacks it.
  const found = await repository.mergeBase(name, name);
  if (found.kind === 'unknown') {
    const all = [...reasons, `by git: ${found.reason}`].join('; ');
    throw notComparable(`the tip of ${name} is not known: ${all}`, FETCH_HELP);
  }
  append(steps, found.steps);
  return { merge_base: found.commit, base_ref: name, base_tip: found.commit, source: 'git' };
}

/** What a name means at the server itself, in full: a tag may be called like a branch. Null where it means something in this clone only. */
function nameAtServer(text: string): string | null {
  const revision = parseRevision(text);
  if (revision.kind === 'id') return revision.id;
  const name = revision.name.replace(/^(?:refs\/remotes\/)?origin\//, 'refs/heads/');
  const isOurs = revision.ancestry !== '' || name === 'HEAD' || /^refs\/(?!(?:heads|tags)\/)/.test(name);
  return isOurs ? null : name;
}
