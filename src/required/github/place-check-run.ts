import type { SeenCheckRun, SeenJob, SeenRun } from '../../contracts/check-evidence.ts';
import type { GithubBinding } from '../../contracts/required-policy.ts';

/** What GitHub says of one commit, read once. */
export interface SeenOnGitHub {
  /** `owner/name`. */
  readonly repository: string;
  readonly headSha: string;
  readonly checkRuns: readonly SeenCheckRun[];
  readonly runs: readonly SeenRun[];
  /** Run → its jobs in all its attempts; runs that were not asked for are missing. */
  readonly jobs: ReadonlyMap<number, readonly SeenJob[]>;
  readonly own: OwnJob | null;
}

/** The job that looks. */
export interface OwnJob {
  readonly run: number;
  /** The workflow's file. */
  readonly workflow: string;
  /** The name of the runner that has it. */
  readonly runner: string;
}

/** Whether it goes on, as far as the API says. */
export function isUnfinished({ status }: { readonly status: string | null }): boolean {
  return status !== 'completed';
}

/**
 * A run's workflow file from the root of this repository; null where that is unknown. The API writes it also as
 * `owner/name/<path>@<ref>`. A file and a ref may have an `@` of their own (`ci.yml@x.yml`): what has more than one reading is none.
 */
export function workflowFile({ path }: Pick<SeenRun, 'path'>, repository: string): string | null {
  const [whole = '', ref = '', ...more] = path.split('@');
  if (more.length > 0 || /\.ya?ml$/i.test(ref)) return null;
  const own = `${repository}/`;
  return whole.toLowerCase().startsWith(own.toLowerCase()) ? whole.slice(own.length) : whole;
}

/** Why a check run is not the one that a policy means, in the order in which it is said. */
export type Misfit =
  | 'check.wrong_app'
  | 'check.wrong_workflow'
  | 'check.wrong_event'
  | 'check.no_job'
  | 'check.wrong_sha';

/** A check run of the name that a policy asks for, and where it comes from. */
export interface PlacedCheckRun {
  readonly checkRun: SeenCheckRun;
  /** Of other apps there is neither run nor job. */
  readonly run: SeenRun | null;
  readonly job: SeenJob | null;
  /** Null: it fits. `unasked`: the jobs of its run decide, and are not known. */
  readonly misfit: Misfit | 'unasked' | null;
}

/** Every check run of the name, the newest first: by id, since whoever makes one may say any time. */
export function placedCheckRuns(binding: GithubBinding, seen: SeenOnGitHub): readonly PlacedCheckRun[] {
  return seen.checkRuns
    .filter(({ name }) => name === binding.name)
    .toSorted((left, right) => right.id - left.id)
    .map((checkRun) => placeOf(checkRun, binding, seen));
}

function placeOf(checkRun: SeenCheckRun, binding: GithubBinding, seen: SeenOnGitHub): PlacedCheckRun {
  const isOurs = (sha: string): boolean => sha === seen.headSha;
  if (checkRun.app !== binding.app) return { checkRun, run: null, job: null, misfit: 'check.wrong_app' };
  if (binding.workflow === null) {
    return { checkRun, run: null, job: null, misfit: isOurs(checkRun.headSha) ? null : 'check.wrong_sha' };
  }
  const run = seen.runs.find(({ suite }) => suite !== null && suite === checkRun.suite) ?? null;
  if (run === null || workflowFile(run, seen.repository) !== binding.workflow) {
    return { checkRun, run, job: null, misfit: 'check.wrong_workflow' };
  }
  if (!binding.events.includes(run.event)) return { checkRun, run, job: null, misfit: 'check.wrong_event' };
  const jobs = seen.jobs.get(run.id);
  if (jobs === undefined) return { checkRun, run, job: null, misfit: 'unasked' };
  const job = jobs.find((one) => one.checkRun === checkRun.id) ?? null;
  if (job === null) return { checkRun, run, job, misfit: 'check.no_job' };
  return { checkRun, run, job, misfit: [checkRun.headSha, job.headSha].every(isOurs) ? null : 'check.wrong_sha' };
}

/**
 * The newest of each event, of those that fit, with all that have its name in that attempt of its run: which of them is meant is unknown. Other
 * apps have no events.
 */
export function newestFitting(placed: readonly PlacedCheckRun[]): readonly PlacedCheckRun[] {
  const newest = new Map<string, PlacedCheckRun>();
  return placed.filter((place) => {
    if (place.misfit !== null) return false;
    const event = place.run?.event ?? '';
    const { run, job } = newest.get(event) ?? place;
    if (!newest.has(event)) newest.set(event, place);
    else if (run === null) return false;
    return run?.id === place.run?.id && job?.attempt === place.job?.attempt;
  });
}

/**
 * Runs whose jobs have to be known next: of each check and event that of the newest check run that may fit, as long as no newer one does. To
 * be called until it names none.
 */
export function runsToAsk(bindings: readonly GithubBinding[], seen: SeenOnGitHub): readonly number[] {
  const runs = bindings.flatMap((binding) => {
    const byEvent = new Map<string, PlacedCheckRun>();
    for (const place of placedCheckRuns(binding, seen)) {
      const { misfit, run } = place;
      if ((misfit === null || misfit === 'unasked') && run !== null && !byEvent.has(run.event))
        byEvent.set(run.event, place);
    }
    return [...byEvent.values()].flatMap(({ misfit, run }) => (misfit === 'unasked' && run !== null ? [run.id] : []));
  });
  return [...new Set(runs)];
}

/** Our own run, where a binding may name the job that looks: one of our workflow, with a check run that goes on. Null where none does. */
export function ownRunToAsk(
  bindings: readonly GithubBinding[],
  { checkRuns, own }: Omit<SeenOnGitHub, 'runs'>,
): number | null {
  const going = new Set(checkRuns.filter(isUnfinished).map(({ name }) => name));
  const isNamed = bindings.some(({ name, workflow }) => workflow === own?.workflow && going.has(name));
  return own !== null && isNamed ? own.run : null;
}

/** The binding that names the job which looks: nobody could ever see that end. Null where none does. */
export function ownBinding(
  bindings: readonly GithubBinding[],
  { checkRuns, jobs, own }: Omit<SeenOnGitHub, 'runs'>,
): GithubBinding | null {
  if (own === null) return null;
  const ours = jobs.get(own.run)?.find(({ status, runner }) => status === 'in_progress' && runner === own.runner);
  const name = checkRuns.find(({ id }) => id === ours?.checkRun)?.name;
  return bindings.find((binding) => binding.name === name && binding.workflow === own.workflow) ?? null;
}
