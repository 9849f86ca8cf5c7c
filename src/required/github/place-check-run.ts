import type { SeenCheckRun, SeenJob, SeenRun } from '../../contracts/check-evidence.ts';
import type { GithubBinding } from '../../contracts/required-policy.ts';
import { workflowFile, type SeenOnGitHub } from './seen-on-github.ts';

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
