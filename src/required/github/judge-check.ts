import type { GithubBinding } from '../../contracts/required-policy.ts';
import { newestFitting, placedCheckRuns, type Misfit, type PlacedCheckRun } from './place-check-run.ts';
import { isUnfinished, workflowFile, type SeenOnGitHub } from './seen-on-github.ts';

/** The conclusions that are told apart, in the order in which the worst is taken; any other is `check.failed`. */
const CONCLUSIONS = {
  failure: 'check.failed',
  cancelled: 'check.cancelled',
  timed_out: 'check.timed_out',
  skipped: 'check.skipped',
  neutral: 'check.neutral',
  action_required: 'check.action_required',
} as const;

/** `check.unanswered`: GitHub refused or did not answer, so that nothing is known. */
export type CheckClass =
  | 'check.missing'
  | 'check.pending'
  | 'check.unanswered'
  | 'check.workflow_changed'
  | Misfit
  | (typeof CONCLUSIONS)[keyof typeof CONCLUSIONS];

/** What the check runs of a commit say of one check. */
export interface CheckJudgement {
  /** Null passes. */
  readonly class: CheckClass | null;
  /** The check run that decided; null where there is none of that name. */
  readonly decidedBy: PlacedCheckRun | null;
  /** Every check run of that name, the newest first. */
  readonly placed: readonly PlacedCheckRun[];
  /** The file by which its workflow is not the comparator's, whether or not the policy lets that pass. */
  readonly changedFile: string | null;
}

/** Worst first. What is pending may still fail, so what has failed is worse. */
const WORST: readonly (CheckClass | null)[] = [
  'check.workflow_changed',
  ...Object.values(CONCLUSIONS),
  'check.pending',
  null,
];

/**
 * Which check run counts, and what it says: src/required/README.md, "On GitHub".
 *
 * @param changedFile by which the check's workflow, or something that it calls, is not the comparator's; null where it is
 */
export function judgeCheck(binding: GithubBinding, seen: SeenOnGitHub, changedFile: string | null): CheckJudgement {
  const placed = placedCheckRuns(binding, seen);
  const [worst] = newestFitting(placed)
    .map((place) => ({ place, class: classOf(place, binding, seen, changedFile) }))
    .toSorted((left, right) => WORST.indexOf(left.class) - WORST.indexOf(right.class));
  if (worst !== undefined) return { class: worst.class, decidedBy: worst.place, placed, changedFile };
  const [newest] = placed;
  if (newest === undefined) return { class: absent(binding, seen), decidedBy: null, placed, changedFile: null };
  // Jobs that nobody asked for name no check run.
  const misfit = newest.misfit === 'unasked' || newest.misfit === null ? 'check.no_job' : newest.misfit;
  return { class: misfit, decidedBy: newest, placed, changedFile: null };
}

function classOf(
  { checkRun, run, job }: PlacedCheckRun,
  { accept, changedWorkflow }: GithubBinding,
  { own }: SeenOnGitHub,
  changedFile: string | null,
): CheckClass | null {
  if (changedFile !== null && changedWorkflow === 'fail') return 'check.workflow_changed';
  // Run again: until that has ended, the job of the earlier attempt may be replaced. Our own run cannot end before we do.
  const isReplaced =
    run !== null && job !== null && run.attempt > job.attempt && isUnfinished(run) && run.id !== own?.run;
  if (isUnfinished(checkRun) || isReplaced) return 'check.pending';
  const conclusion = checkRun.conclusion ?? '';
  if (accept.includes(conclusion)) return null;
  return Object.hasOwn(CONCLUSIONS, conclusion) ? CONCLUSIONS[conclusion as keyof typeof CONCLUSIONS] : 'check.failed';
}

function absent({ workflow }: GithubBinding, { runs, repository }: SeenOnGitHub): CheckClass {
  const mayCome =
    workflow !== null && runs.some((run) => isUnfinished(run) && workflowFile(run, repository) === workflow);
  return mayCome ? 'check.pending' : 'check.missing';
}

/** Whether the list of check runs alone says that this one is still to come or to end. */
export function isOpen({ name, app }: GithubBinding, checkRuns: SeenOnGitHub['checkRuns']): boolean {
  const own = checkRuns.filter((checkRun) => checkRun.name === name && checkRun.app === app);
  const newest = own.toSorted((left, right) => right.id - left.id)[0];
  return newest === undefined || isUnfinished(newest);
}
