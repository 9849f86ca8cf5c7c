import { setTimeout as pause } from 'node:timers/promises';

import type { SeenJob } from '../../contracts/check-evidence.ts';
import type { GithubBinding } from '../../contracts/required-policy.ts';
import { failureText, type Answer } from '../../io/github/api-answer.ts';
import { GitHubApi, type GitHubAccess } from '../../io/github/github-api.ts';
import { checkRunsOf, jobsOf, runsOf } from '../../io/github/github-check-evidence.ts';
import { invalidInput } from '../../kernel/portcullis-error.ts';
import { isOpen, judgeCheck, type CheckRecord } from '../../required/github/judge-check.ts';
import { ownBinding, ownRunToAsk, runsToAsk } from '../../required/github/place-check-run.ts';
import type { OwnJob, SeenOnGitHub } from '../../required/github/place-check-run.ts';

/** How often everything is read again where it changes while it is read. */
const READ_AGAIN = 3;

/** What is looked for on GitHub, and how long. */
export interface GitHubChecks {
  /** Null without a token. */
  readonly access: GitHubAccess | null;
  readonly headSha: string;
  /** Check → the check run that shows it. */
  readonly checks: ReadonlyMap<string, GithubBinding>;
  /** All that the policies name, asked for or not: none may be the job that looks. */
  readonly named: readonly GithubBinding[];
  readonly own: OwnJob | null;
  readonly waitMinutes: number;
  /** The file by which a workflow is not the comparator's; null where it is. */
  readonly changedFile: (workflow: string) => Promise<string | null>;
  readonly say: (line: string) => void;
  /** How long a minute lasts; tests make it short. */
  readonly minuteMs?: number;
}

/**
 * What GitHub says of each check: src/required/README.md, "On GitHub". One request for the check runs, again each minute as long as one is
 * open and minutes are left; then one for the runs, and one for the jobs of each run that decides. Where GitHub refuses or does not answer,
 * every record says so.
 *
 * @throws PortcullisError `invalid_input` where a policy names the job that looks
 */
export async function githubEvidence(request: GitHubChecks): Promise<ReadonlyMap<string, CheckRecord>> {
  try {
    if (request.access === null) throw new Unanswered(NO_TOKEN);
    return await look(request, request.access.repository, new GitHubApi(request.access));
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    const { checks, headSha } = request;
    const nothing = { message: error.message, changedFile: null, decidedBy: null, checkRuns: [] };
    return new Map(
      [...checks].map(([checkId, github]) => {
        return [checkId, { schema: 1, checkId, headSha, github, class: 'check.unanswered', ...nothing }];
      }),
    );
  }
}

async function look(
  request: GitHubChecks,
  repository: string,
  api: GitHubApi,
): Promise<ReadonlyMap<string, CheckRecord>> {
  const { headSha, checks, named, own, waitMinutes, minuteMs = 60_000 } = request;
  let [minute, again, lastRead] = [0, 0, ''];
  for (;;) {
    const checkRuns = taken(await checkRunsOf(api, headSha));
    const seen = { repository, headSha, checkRuns, jobs: new Map<number, readonly SeenJob[]>(), own };
    const ownRun = minute === 0 ? ownRunToAsk(named, seen) : null;
    if (ownRun !== null) {
      seen.jobs.set(ownRun, taken(await jobsOf(api, ownRun)));
      refuseOwn(ownBinding(named, seen));
    }
    const isLast = minute >= waitMinutes;
    const open = [...checks].flatMap(([id, binding]) => (isOpen(binding, checkRuns) ? [id] : []));
    const text = JSON.stringify(checkRuns);
    // What goes on without being in the list is looked at again when the list has changed, and at the end.
    if (isLast || (open.length === 0 && text !== lastRead)) {
      lastRead = text;
      const whole = await withJobs(api, seen, [...checks.values()]);
      if (isOutdated(whole)) {
        again += 1;
        if (again > READ_AGAIN)
          throw new Unanswered(`the check runs of ${headSha} changed each time that they were read`);
        continue;
      }
      const records = await judged(request, whole);
      if (isLast || [...records.values()].every((record) => record.class !== 'check.pending')) return records;
    }
    minute += 1;
    request.say(`minute ${minute} of ${waitMinutes}: waiting for ${open.join(', ') || 'a run that goes on'}`);
    await pause(minuteMs);
  }
}

/** Whether a job names a check run that came after the list of them: jobs were run again while all that was read. */
function isOutdated({ checkRuns, jobs, headSha }: SeenOnGitHub): boolean {
  const known = new Set(checkRuns.map(({ id }) => id));
  return [...jobs.values()].flat().some((job) => {
    return job.headSha === headSha && job.checkRun !== null && !known.has(job.checkRun);
  });
}

/** With the commit's runs, and the jobs of those that decide. */
async function withJobs(
  api: GitHubApi,
  listed: Omit<SeenOnGitHub, 'runs'>,
  bindings: readonly GithubBinding[],
): Promise<SeenOnGitHub> {
  const jobs = new Map(listed.jobs);
  const seen = { ...listed, runs: taken(await runsOf(api, listed.headSha)), jobs };
  for (;;) {
    const runs = runsToAsk(bindings, seen);
    if (runs.length === 0) return seen;
    for (const run of runs) jobs.set(run, taken(await jobsOf(api, run)));
  }
}

async function judged(
  { checks, changedFile }: GitHubChecks,
  seen: SeenOnGitHub,
): Promise<ReadonlyMap<string, CheckRecord>> {
  const workflows = new Set([...checks.values()].flatMap(({ workflow }) => workflow ?? []));
  const changed = new Map<string | null, string | null>();
  for (const workflow of workflows) changed.set(workflow, await changedFile(workflow));
  return new Map(
    [...checks].map(([id, binding]) => [id, judgeCheck(id, binding, seen, changed.get(binding.workflow) ?? null)]),
  );
}

function refuseOwn(binding: GithubBinding | null): void {
  if (binding === null) return;
  throw invalidInput(
    `the policy of required checks: expected checks of other jobs, found "${binding.name}" of ${binding.workflow ?? ''}, which is the job that looks for it`,
    'It could never see itself end: take the check out of the policy, or look for it in another job.',
  );
}

const NO_TOKEN =
  'GitHub was not asked: there is no token (it needs the permissions "checks: read" and "actions: read")';

/** GitHub refused, or did not answer. */
class Unanswered extends Error {}

function taken<T>(answer: Answer<T>): T {
  if (answer.kind === 'done') return answer.value;
  throw new Unanswered(failureText(answer));
}
