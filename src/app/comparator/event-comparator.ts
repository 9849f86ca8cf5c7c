import { OBJECT_ID } from '../../contracts/commit-files.ts';
import type { EventContext } from '../../contracts/event-context.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';

/** Which commit a pull request is compared with: the merge base, or the first parent of GitHub's merge of it with the base. */
export type CompareWith = 'merge-base' | 'merge-parent';

interface PullComparator {
  /** A full name. */
  readonly baseRef: string;
  readonly baseTip: string;
  readonly headSha: string;
  /** `owner/name`; null where the fork is gone. */
  readonly headRepository: string | null;
  readonly pullNumber: number;
  /** GitHub's merge of the pull request with its base; null where the event's commit is none. */
  readonly mergeSha: string | null;
  readonly mayRunAgents: boolean;
}

/** Which commit an event wants as comparator; `resolveComparatorCommit` finds it. */
export type ComparatorRequest =
  /** The merge base of a ref that a user named, and HEAD. */
  | { readonly kind: 'named'; readonly baseRef: string }
  | ({ readonly kind: 'merge_base' } & PullComparator)
  | ({ readonly kind: 'merge_parent' } & PullComparator)
  | { readonly kind: 'commit'; readonly sha: string; readonly headSha: string; readonly why: string }
  | { readonly kind: 'first_parent'; readonly headSha: string; readonly why: string }
  /** The tip of a branch; null means the default branch, whose name the event does not tell. */
  | { readonly kind: 'ref'; readonly ref: string | null; readonly headSha: string; readonly why: string };

/**
 * The comparator by event (src/app/README.md, "Comparator"). What a user names beats every event.
 *
 * @throws PortcullisError `usage` where the event has none, or where two things are asked for
 */
export function comparatorRequest(
  context: EventContext,
  asked: { readonly baseRef: string | null; readonly compareWith: CompareWith },
): ComparatorRequest {
  const { trigger, sha, ref } = context;
  if (asked.baseRef !== null) return { kind: 'named', baseRef: asked.baseRef };
  switch (trigger.name) {
    case 'pull_request':
    case 'pull_request_target': {
      // Of pull_request_target the event's commit is the base branch's.
      const isMerge = trigger.name === 'pull_request' && sha !== trigger.headSha;
      return {
        kind: asked.compareWith === 'merge-parent' ? 'merge_parent' : 'merge_base',
        baseRef: `refs/heads/${trigger.baseRef}`,
        baseTip: trigger.baseTip,
        headSha: trigger.headSha,
        headRepository: trigger.headRepository,
        pullNumber: trigger.number,
        mergeSha: isMerge ? sha : null,
        mayRunAgents: mayRunAgents(context),
      };
    }
    case 'merge_group':
      return { kind: 'commit', sha: trigger.baseSha, headSha: trigger.headSha, why: 'the base of the merge group' };
    case 'push': {
      const { before, after, forced } = trigger;
      if (after === null) throw noComparator('this push deleted its branch, so that nothing is under test');
      // Not `after`: of an annotated tag that is the tag, no commit.
      if (before === null) return { kind: 'first_parent', headSha: sha, why: 'the branch is new' };
      if (forced) return { kind: 'first_parent', headSha: sha, why: 'the push was forced' };
      return { kind: 'commit', sha: before, headSha: sha, why: 'what the branch was before the push' };
    }
    case 'schedule':
    case 'workflow_dispatch': {
      // GitHub runs schedules on the default branch only.
      const branch = trigger.defaultBranch === null ? null : `refs/heads/${trigger.defaultBranch}`;
      const isDefault = branch === null ? trigger.name === 'schedule' : branch === ref;
      // Its tip may have moved on since the event was made.
      if (isDefault) return { kind: 'commit', sha, headSha: sha, why: 'the default branch itself is under test' };
      // A branch is judged as its pull request would be: by what the default branch was where it left.
      if (branch !== null && trigger.name === 'workflow_dispatch') return { kind: 'named', baseRef: branch };
      return { kind: 'ref', ref: branch, headSha: sha, why: 'the default branch' };
    }
    case 'workflow_run':
      throw noComparator('this event is about another run that has ended, whose results were judged there');
    case 'other':
      throw noComparator(`nothing is known to compare with on the event ${trigger.event}`);
  }
}

/** Events that hand out what the head may have; any other could bring the base's rights to it. */
const RUNS_AGENTS = new Set(['pull_request', 'merge_group', 'push', 'schedule', 'workflow_dispatch']);

/** Whether code of the event's head may be run with the secrets and the token that the event hands out. */
export function mayRunAgents({ trigger }: { readonly trigger: { readonly name: string } }): boolean {
  return RUNS_AGENTS.has(trigger.name);
}

/** What was checked out, of what an event could mean. */
export type UnderTest = 'head' | 'merge' | 'other';

/** What of the event is checked out: its head, GitHub's merge of a pull request, or something else. */
export function underTest(request: ComparatorRequest, testedSha: string): UnderTest | null {
  if (request.kind === 'named') return null;
  if (testedSha === request.headSha) return 'head';
  return 'mergeSha' in request && testedSha === request.mergeSha ? 'merge' : 'other';
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

function noComparator(why: string): PortcullisError {
  return new PortcullisError(
    'usage',
    `The input "base-ref" is missing, and ${why}.`,
    'Set it under "with:", for example "base-ref: main"; or run on pull_request, merge_group, push, schedule or workflow_dispatch.',
  );
}
