import type { GithubBinding } from '../../contracts/required-policy.ts';
import { isUnfinished, newestFitting, placedCheckRuns, workflowFile } from './place-check-run.ts';
import type { Misfit, PlacedCheckRun, SeenOnGitHub } from './place-check-run.ts';

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

/** The content of `github/<NN>-<id>.json`: what was seen of a check, and what it came to. */
export interface CheckRecord {
  readonly schema: 1;
  readonly checkId: string;
  readonly headSha: string;
  readonly github: GithubBinding;
  /** Null: the check passed. */
  readonly class: CheckClass | null;
  /** What was expected and what was found, in one line; parts of it are whatever others called things. */
  readonly message: string;
  /** The file by which the check's workflow is not the comparator's; null where it is. */
  readonly changedFile: string | null;
  /** The id of the check run that decided. */
  readonly decidedBy: number | null;
  /** All of that name, the newest first. */
  readonly checkRuns: readonly PlacedCheckRun[];
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
 * @param changed the file by which the check's workflow, or something that it calls, is not the comparator's; null where it is
 */
export function judgeCheck(
  checkId: string,
  github: GithubBinding,
  seen: SeenOnGitHub,
  changed: string | null,
): CheckRecord {
  const checkRuns = placedCheckRuns(github, seen);
  const [worst] = newestFitting(checkRuns)
    .map((place) => ({ place, class: classOf(place, github, seen, changed) }))
    .toSorted((left, right) => WORST.indexOf(left.class) - WORST.indexOf(right.class));
  const place = worst?.place ?? checkRuns[0];
  // Jobs that nobody asked for name no check run.
  const misfit = place?.misfit === 'unasked' ? 'check.no_job' : place?.misfit;
  const found = worst === undefined ? (misfit ?? absent(github, seen)) : worst.class;
  const changedFile = worst === undefined ? null : changed;
  const message = messageOf(github, found, place, changedFile);
  const decidedBy = place?.checkRun.id ?? null;
  return {
    schema: 1,
    checkId,
    headSha: seen.headSha,
    github,
    class: found,
    message,
    changedFile,
    decidedBy,
    checkRuns,
  };
}

function messageOf(
  { name, app, workflow, events, accept }: GithubBinding,
  found: CheckClass | null,
  { checkRun, run, job }: Partial<PlacedCheckRun> = {},
  changedFile: string | null,
): string {
  const state = checkRun === undefined || checkRun.status === 'completed' ? 'a run that goes on' : checkRun.status;
  const conclusion = checkRun?.conclusion ?? 'no conclusion';
  const others = changedFile === null ? '' : `, by a workflow with another ${changedFile} than the merge base's`;
  const told: Partial<Record<CheckClass, readonly [expected: string, found: string]>> = {
    'check.missing': ['one on the commit', 'none'],
    'check.wrong_app': [`one of ${app}`, `one of ${checkRun?.app ?? 'no app'}`],
    'check.wrong_workflow': [`one of ${workflow}`, `one of ${run?.path ?? 'no workflow run'}`],
    'check.wrong_event': [`a run by ${events.join(' or ')}`, `one by ${run?.event}`],
    'check.no_job': [`a job of run ${run?.id} to name it`, 'none: it was made by the API'],
    'check.wrong_sha': ['the commit under test', job?.headSha ?? checkRun?.headSha ?? 'none'],
    'check.workflow_changed': [`${workflow} and what it calls as the merge base has them`, `another ${changedFile}`],
    'check.pending': ['an end', state],
  };
  const [expected, seen] = (found && told[found]) ?? [accept.join(' or '), conclusion + others];
  return `check run ${checkRun === undefined ? '' : `${checkRun.id} `}"${name}": expected ${expected}, found ${seen}`;
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
