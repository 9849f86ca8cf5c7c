import type { EventContext } from '../../contracts/event-context.ts';
import { type PortcullisError, usageError } from '../../kernel/portcullis-error.ts';
import { eventName, eventOfRun, githubAccess, type ApiUse, type Environment } from '../world/workflow-run.ts';
import type { CompareRequest, CompareTarget, CompareWith } from './compare-request.ts';

/** What a user says of it, by the inputs of an action; null where nothing is said. */
export interface CompareInputs {
  readonly baseRef: string | null;
  readonly baseline: string | null;
  readonly compareWith: CompareWith;
  readonly token: string | null;
}

/**
 * What a workflow run compares with: what a user names, else what the run's event wants. Without a token or a repository the API is not asked.
 *
 * @param environment of the process: the runner's variables
 * @param use where all requests to the API count together; null where nobody looks at it
 * @throws PortcullisError `usage` where the event has no comparator, `invalid_input` where its payload is not as it should be
 */
export async function compareRequestOfRun(
  environment: Environment,
  { baseRef, baseline, compareWith, token }: CompareInputs,
  use: ApiUse | null = null,
): Promise<CompareRequest> {
  const run = { event: eventName(environment), defaultBranch: null, access: githubAccess(environment, token, use) };
  if (baseline !== null) return { target: { kind: 'file', path: baseline }, ...run };
  if (baseRef !== null) return { target: { kind: 'named', baseRef }, ...run };
  const context = await eventOfRun(environment);
  if (context !== null)
    return { ...run, target: targetOfEvent(context, compareWith), defaultBranch: branchOf(context) };
  throw usageError(
    'The input "base-ref" is missing, and GITHUB_EVENT_PATH names no event to take it from.',
    'Set it under "with:", for example "base-ref: main".',
  );
}

/**
 * What each event is compared with: the table in src/app/README.md, "Comparator". A new event gets its fields in `TriggerEvent`
 * (`contracts/event-context.ts`), and a case here.
 *
 * @throws PortcullisError `usage` where the event has nothing to compare with
 */
export function targetOfEvent(context: EventContext, compareWith: CompareWith): CompareTarget {
  const { trigger, sha, ref } = context;
  switch (trigger.name) {
    case 'pull_request':
    case 'pull_request_target': {
      // Of pull_request_target the event's commit is the base branch's.
      const isMerge = trigger.name === 'pull_request' && sha !== trigger.headSha;
      return {
        kind: compareWith === 'merge-parent' ? 'merge_parent' : 'merge_base',
        baseRef: `refs/heads/${trigger.baseRef}`,
        baseTip: trigger.baseTip,
        headSha: trigger.headSha,
        mergeSha: isMerge ? sha : null,
      };
    }
    case 'merge_group': {
      const { baseSha, baseRef, headSha } = trigger;
      return { kind: 'commit', sha: baseSha, baseRef, headSha, why: 'the base of the merge group' };
    }
    case 'push': {
      const { before, after, forced } = trigger;
      if (after === null) throw noComparator('this push deleted its branch, so that nothing is under test');
      // Not `after`: of an annotated tag that is the tag, no commit.
      const headSha = sha;
      const baseRef = `refs/heads/${trigger.defaultBranch}`;
      if (before === null || (forced && ref !== baseRef)) {
        return { kind: 'merge_base', baseRef, baseTip: null, headSha, mergeSha: null };
      }
      return { kind: 'commit', sha: before, baseRef: null, headSha, why: 'what the branch was before the push' };
    }
    case 'schedule':
    case 'workflow_dispatch': {
      const branch = branchOf(context);
      // GitHub runs schedules on the default branch only.
      const isDefault = branch === null ? trigger.name === 'schedule' : branch === ref;
      // Its tip may have moved on since the event was made.
      const why = 'the default branch itself is under test';
      if (isDefault) return { kind: 'commit', sha, baseRef: null, headSha: sha, why };
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

/** Whether code of an event's head may be run with the secrets and the token that the event hands out. */
export function mayRunAgents(event: string): boolean {
  return RUNS_AGENTS.has(event);
}

/** The full name of the default branch; null where the event does not tell it. */
function branchOf({ trigger }: EventContext): string | null {
  const name = 'defaultBranch' in trigger ? trigger.defaultBranch : null;
  return name === null ? null : `refs/heads/${name}`;
}

function noComparator(why: string): PortcullisError {
  return usageError(
    `The input "base-ref" is missing, and ${why}.`,
    'Set it under "with:", for example "base-ref: main"; or run on pull_request, merge_group, push, schedule or workflow_dispatch.',
  );
}
