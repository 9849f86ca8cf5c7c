import type { GithubBinding } from '../../contracts/required-policy.ts';
import type { CheckClass, CheckJudgement } from './judge-check.ts';
import type { PlacedCheckRun } from './place-check-run.ts';

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

/** @param message in the place of the judgement's own */
export function checkRecord(
  checkId: string,
  github: GithubBinding,
  headSha: string,
  judgement: CheckJudgement,
  message: string = messageOf(github, judgement),
): CheckRecord {
  const { class: found, changedFile, decidedBy, placed: checkRuns } = judgement;
  const decided = decidedBy?.checkRun.id ?? null;
  return { schema: 1, checkId, headSha, github, class: found, message, changedFile, decidedBy: decided, checkRuns };
}

function messageOf(binding: GithubBinding, { class: found, decidedBy, changedFile }: CheckJudgement): string {
  const { name, app, workflow, events, accept } = binding;
  const { checkRun, run, job } = decidedBy ?? { checkRun: null, run: null, job: null };
  const state = checkRun === null || checkRun.status === 'completed' ? 'a run that goes on' : checkRun.status;
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
  return `check run ${checkRun === null ? '' : `${checkRun.id} `}"${name}": expected ${expected}, found ${seen}`;
}
