import type { GithubEvent } from './generated/github-event.ts';
import { validate } from './generated/github-event.validate.js';
import { OBJECT_ID } from './commit-files.ts';
import { parseCheckedJson } from './json-source.ts';
import { printable, ProblemsError, shown } from './problem.ts';
import { invalidInput } from '../kernel/portcullis-error.ts';

/**
 * What an event says about the commits to compare. Commits are full ids, repositories `owner/name`.
 *
 * A new kind of event gets its fields here, those of its payload in `github-event.schema.json`, a case in `triggerOf`, and a case in
 * `targetOfEvent` (`app/comparator/compare-request-of-run.ts`), which says what it is compared with.
 */
export type TriggerEvent =
  | {
      readonly name: 'pull_request' | 'pull_request_target';
      readonly number: number;
      readonly baseRef: string;
      /** Of the base branch when the event was made, which may have been a while ago. Never the merge base. */
      readonly baseTip: string;
      readonly headSha: string;
      /** Null where the fork is gone. */
      readonly headRepository: string | null;
      readonly defaultBranch: string;
    }
  | {
      readonly name: 'merge_group';
      readonly baseSha: string;
      readonly headSha: string;
      /** A full name. */
      readonly baseRef: string;
      readonly defaultBranch: string;
    }
  /** `before`: null where the branch is new. `after`: null where it was deleted. */
  | {
      readonly name: 'push';
      readonly before: string | null;
      readonly after: string | null;
      readonly forced: boolean;
      readonly defaultBranch: string;
    }
  | { readonly name: 'schedule' | 'workflow_dispatch'; readonly defaultBranch: string | null }
  | {
      readonly name: 'workflow_run';
      readonly runId: number;
      readonly runAttempt: number;
      readonly runNumber: number;
      /** As in `EventContext`, of that run. */
      readonly workflow: string;
      /** The event that started that run. */
      readonly runEvent: string;
      /** How it ended, such as `success`; null where that is not said. */
      readonly conclusion: string | null;
      readonly headSha: string;
      readonly headRepository: string | null;
      /** Whatever somebody called it. */
      readonly headBranch: string | null;
    }
  | { readonly name: 'other'; readonly event: string };

/** A run of a workflow, as its environment and its event's payload tell it. */
export interface EventContext {
  readonly trigger: TriggerEvent;
  /** `owner/name` */
  readonly repository: string;
  /** What the event is about: of a pull request its merge with the base, which need not be what is checked out. */
  readonly sha: string;
  readonly ref: string;
  readonly runId: number;
  readonly runAttempt: number;
  readonly runNumber: number;
  /** The workflow's file, from the repository's root, or its name where the file is not said. Runs are numbered for each workflow. */
  readonly workflow: string;
}

const ZEROS = /^0+$/;
const REPOSITORY = /^[A-Za-z0-9._-]+\/[A-Za-z0-9._-]+$/;
const NUMBER = /^[1-9][0-9]{0,15}$/;

/**
 * The context of a run from the runner's variables (GitHub's "Variables reference") and the payload of its event ("Webhook events and
 * payloads"). Everything in them is hostile and checked: branch names and repositories are whatever somebody called them.
 *
 * @throws PortcullisError `invalid_input` that names the variable or the field which is missing or not as it should be
 */
export function parseEventContext(
  environment: Readonly<Record<string, string | undefined>>,
  payload: { readonly text: string; readonly file: string },
): EventContext {
  const event = parseCheckedJson<GithubEvent>('the event', payload.text, validate, payload.file);
  const variable = (name: string, shape: RegExp, expected: string): string => {
    const value = environment[name] ?? '';
    if (shape.test(value)) return value;
    throw invalidInput(`${name}: expected ${expected}, found ${shown(value)}`, RUNNER_HELP);
  };
  const name = variable('GITHUB_EVENT_NAME', /^[a-z_]{1,100}$/, 'the name of an event');
  return {
    trigger: triggerOf(name, event, payload.file),
    repository: variable('GITHUB_REPOSITORY', REPOSITORY, 'owner/name'),
    sha: variable('GITHUB_SHA', OBJECT_ID, 'a full commit id'),
    ref: printable(environment['GITHUB_REF'] ?? ''),
    runId: Number(variable('GITHUB_RUN_ID', NUMBER, 'a number')),
    runAttempt: Number(variable('GITHUB_RUN_ATTEMPT', NUMBER, 'a number')),
    runNumber: Number(variable('GITHUB_RUN_NUMBER', NUMBER, 'a number')),
    workflow: workflowOf(environment['GITHUB_WORKFLOW_REF'], environment['GITHUB_WORKFLOW']),
  };
}

const RUNNER_HELP = 'The runner of GitHub Actions sets it. Outside of a workflow use the command line.';

function triggerOf(name: string, event: GithubEvent, file: string): TriggerEvent {
  const required = <T>(value: T | null | undefined, pointer: string): T => {
    if (value !== null && value !== undefined) return value;
    const problem = { file, line: null, pointer, expected: `a value, since the event is ${name}`, found: 'nothing' };
    throw new ProblemsError('the event', [{ ...problem, help: null }]);
  };
  const defaultBranch = (): string => required(event.repository?.default_branch, '/repository/default_branch');
  switch (name) {
    case 'pull_request':
    case 'pull_request_target': {
      const pull = required(event.pull_request, '/pull_request');
      return {
        name,
        number: required(pull.number ?? event.number, '/pull_request/number'),
        baseRef: required(pull.base?.ref, '/pull_request/base/ref'),
        baseTip: required(pull.base?.sha, '/pull_request/base/sha'),
        headSha: required(pull.head?.sha, '/pull_request/head/sha'),
        headRepository: pull.head?.repo?.full_name ?? null,
        defaultBranch: defaultBranch(),
      };
    }
    case 'merge_group': {
      const group = required(event.merge_group, '/merge_group');
      return {
        name,
        baseSha: required(group.base_sha, '/merge_group/base_sha'),
        headSha: required(group.head_sha, '/merge_group/head_sha'),
        baseRef: required(group.base_ref, '/merge_group/base_ref'),
        defaultBranch: defaultBranch(),
      };
    }
    case 'push': {
      const [before, after] = [required(event.before, '/before'), required(event.after, '/after')];
      return {
        name,
        before: ZEROS.test(before) ? null : before,
        after: ZEROS.test(after) ? null : after,
        forced: event.forced === true,
        defaultBranch: defaultBranch(),
      };
    }
    case 'schedule':
    case 'workflow_dispatch':
      return { name, defaultBranch: event.repository?.default_branch ?? null };
    case 'workflow_run': {
      const run = required(event.workflow_run, '/workflow_run');
      return {
        name,
        runId: required(run.id, '/workflow_run/id'),
        runAttempt: run.run_attempt ?? 1,
        runNumber: required(run.run_number, '/workflow_run/run_number'),
        workflow: workflowOf(run.path, run.name),
        runEvent: required(run.event, '/workflow_run/event'),
        headSha: required(run.head_sha, '/workflow_run/head_sha'),
        headRepository: run.head_repository?.full_name ?? null,
        headBranch: run.head_branch ?? null,
        conclusion: run.conclusion ?? null,
      };
    }
    default:
      return { name: 'other', event: name };
  }
}

/** `path`: with the repository before it or the ref behind it, as GitHub writes it in different places. */
function workflowOf(path: string | null | undefined, name: string | null | undefined): string {
  const file = /\.github\/workflows\/[^/]+?\.ya?ml(?=@|$)/.exec(path ?? '')?.[0];
  return printable(file ?? name ?? '');
}
