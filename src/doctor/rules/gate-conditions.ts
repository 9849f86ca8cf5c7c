import { allSteps } from '../composite-action.ts';
import { asksJobs, callsFunction, normalForm, parseTemplate } from '../expressions.ts';
import { findingAt, runsGate, type Rule } from '../subject.ts';
import { scalarText } from '../yaml-value.ts';

const RULE = 'gate-can-be-skipped';

/** A gate that can be skipped: GitHub reports a skipped job as a success, so that a required check is met by not running. */
export const gateRunsAlways: Rule = ({ workflow, gates }) =>
  gates.flatMap((job) => {
    const fault = jobConditionFault(job.condition, job.needs, job.uses !== null);
    if (fault === null) return [];
    return findingAt(workflow, job.condition === undefined ? job.pointer : `${job.pointer}/if`, {
      rule: RULE,
      level: fault.level,
      message: `the gate \`${job.id}\` can be skipped: ${fault.why}. A skipped job counts as a success, and the pull request can be merged`,
      remedy:
        'write `if: ${{ always() }}`; the gate itself judges how the needed jobs ended. Edits of a text are passed over by the job that calls `gate.yml`',
    });
  });

/** A gate in a step that can be skipped: its job is green then. */
export const gateStepRuns: Rule = ({ gates, judges }) =>
  gates.flatMap(({ id, steps }) =>
    allSteps(steps).flatMap((step) => {
      const fault = runsGate(step, judges) ? stepConditionFault(step.condition) : null;
      if (fault === null) return [];
      return findingAt(step.source, `${step.pointer}/if`, {
        rule: RULE,
        level: fault.level,
        message: `the step of the gate in \`${id}\` can be skipped: ${fault.why}. A job whose steps are skipped is green`,
        remedy: 'remove the `if` of the step; the gate itself knows what may be skipped',
      });
    }),
  );

/** Why an `if` is none of the forms in which what it guards always runs (src/doctor/README.md, "Conditions"). */
interface ConditionFault {
  /** An error where other jobs decide, a warning where anything else does. */
  readonly level: 'error' | 'warning';
  readonly why: string;
}

const STATUS_FUNCTIONS = ['always', 'success', 'failure', 'cancelled'];
const JOB_FORMS = ['always()'];
/** Only where the base was changed: edits of a text judge nothing. */
const CALL_FORM = "github.event.action!='edited'||github.event.changes.base!=null";
/** A step runs after steps that succeeded; one that failed has made the job red. */
const STEP_FORMS = ['', 'always()', 'success()', '!cancelled()'];

/**
 * What is wrong with the `if` of a job that must run whatever became of the jobs that it needs; null where it has a form that holds.
 *
 * @param calls whether the job calls the workflow that has the gate: where it is skipped, its check has another name than the required one
 */
export function jobConditionFault(
  condition: unknown,
  needs: readonly string[],
  calls: boolean = false,
): ConditionFault | null {
  const text = conditionText(condition);
  const hasNeeds = needs.length > 0;
  if (text === '') {
    if (!hasNeeds) return null;
    return { level: 'error', why: 'it has no `if`, so GitHub skips it when a job that it needs fails or is skipped' };
  }
  if (hasNeeds && !callsFunction(text, ...STATUS_FUNCTIONS)) {
    const why =
      'its `if` asks for no status, so GitHub puts `success() &&` before it and skips it when a needed job fails';
    return { level: 'error', why };
  }
  if (!calls) return editFault(text) ?? otherThan(JOB_FORMS, text);
  return otherThan([...JOB_FORMS, CALL_FORM], text);
}

/** The same of a step in a job in which no step before it failed. */
function stepConditionFault(condition: unknown): ConditionFault | null {
  const text = conditionText(condition);
  return editFault(text) ?? otherThan(STEP_FORMS, text);
}

/** The text of an `if`; `${{ }}` is optional around the whole of it. */
export function conditionText(condition: unknown): string {
  const text = scalarText(condition)?.trim() ?? '';
  const { literals, expressions } = parseTemplate(text);
  return expressions.length === 1 && literals.join('').trim() === '' ? (expressions[0] ?? '') : text;
}

/** Whoever opened a pull request can edit its text. */
function editFault(text: string): ConditionFault | null {
  if (!/(?<![.\w-])github\s*\.\s*event\s*\.\s*(?:action|changes)(?![\w-])/i.test(text)) return null;
  return {
    level: 'error',
    why: 'its `if` asks what was edited, so that an edit of a text turns a red check into one that is skipped',
  };
}

function otherThan(forms: readonly string[], text: string): ConditionFault | null {
  if (forms.includes(normalForm(text))) return null;
  if (asksJobs(text)) {
    return { level: 'error', why: 'its `if` depends on how other jobs or steps ended' };
  }
  return callsFunction(text, 'cancelled')
    ? { level: 'warning', why: 'its `if` can be false when the run is cancelled, so cancelling is a way around it' }
    : { level: 'warning', why: 'its `if` can be false in some runs' };
}
