import { DELTAS, type Delta } from '../contracts/gate-result.ts';
import { TURN_DELTAS, type TurnDelta } from '../contracts/typestate-result.ts';

/** What a rule of a gate means, and what to do about it: one plain sentence each. */
export interface RuleHelp {
  readonly meaning: string;
  readonly remedy: string;
}

/** A rule of a gate. */
export interface GateRule extends RuleHelp {
  /** `routing/regression` */
  readonly id: string;
  readonly gate: 'jobs' | 'routing' | 'typestate';
  readonly rule: string;
}

/** A shard's job is green as soon as some of its units came to a verdict, and is no failed job then. */
const OWN_JOB =
  'Run that shard’s own job again: “Re-run failed jobs” leaves it out where other units of it came to a verdict';

const ROUTING: Readonly<Record<Delta, RuleHelp>> = {
  missing_result: {
    meaning: 'A result that had to be there is missing.',
    remedy: 'Run the job of that shard again; a case that is gone needs its baseline entry removed as well.',
  },
  prompt_leading: {
    meaning: 'The prompt names the expected skill, and did not at the comparator.',
    remedy: 'Write the prompt so that the description of the skill has to win it.',
  },
  regression: {
    meaning: 'The case does worse than the comparator’s baseline expects.',
    remedy:
      'Look at the evidence with `portcullis explain`; correct the skill, or land the new expectation first, in a pull request of its own (two trials and `portcullis bless --reason`).',
  },
  infra: {
    meaning: 'The run was ended by its infrastructure and says nothing about the change.',
    remedy: `${OWN_JOB}. If it stays, look at the client’s message, its key and its limits.`,
  },
  missing_baseline: {
    meaning: 'The baseline has no entry for the case.',
    remedy: 'Add one with `portcullis bless` and commit the baseline.',
  },
  new: {
    meaning: 'The pull request adds the entry; it fails where the result does not meet it.',
    remedy: 'Where it fails, correct the skill or the case, or add what was found with `portcullis bless`.',
  },
  insufficient_data: {
    meaning: 'There are too few counted trials to decide.',
    remedy: 'Run more trials: `portcullis run --adaptive` runs those that are needed.',
  },
  soft_regression: {
    meaning: 'The pass rate dropped, but chance may explain it.',
    remedy: 'Look at the failed trials; more trials tell more.',
  },
  watch: {
    meaning: 'The pass rate dropped a lot, but too few trials ran to tell it from chance.',
    remedy: 'Run more trials of the case.',
  },
  unreliable_baseline: {
    meaning: 'The baseline itself does not show that more than half pass.',
    remedy: 'Pool more nightly runs with `portcullis bless --pool`, or make the case more decided.',
  },
  flaky: {
    meaning: 'The case passes less often than a case should.',
    remedy: 'Make the description of the skill or the prompt more decided.',
  },
  removed: {
    meaning: 'The case or the provider is gone, and its baseline entry too.',
    remedy: 'Nothing, if that was meant.',
  },
  not_planned: {
    meaning: 'The plan did not select the case, so that nothing is known of it.',
    remedy: 'Nothing, if the plan was meant; a nightly run has all cases.',
  },
  held: {
    meaning: 'The case does as expected.',
    remedy: 'Nothing.',
  },
  improvement: {
    meaning: 'The case does better than the comparator’s baseline expects.',
    remedy: 'Tighten the entry with `portcullis bless`.',
  },
};

const TYPESTATE: Readonly<Record<TurnDelta, RuleHelp>> = {
  invalid: {
    meaning: 'A line of an evidence file is no turn.',
    remedy: 'Correct whatever writes the file; `portcullis typestate check` names each line.',
  },
  regression: {
    meaning: 'Turns of tool calls have a failure class that is not tolerated.',
    remedy:
      'Look at the turn’s lines; correct the harness, or tolerate the class in the baseline with a reason and a day.',
  },
  unjudged: {
    meaning: 'Turns could not be judged.',
    remedy: 'See that the transcript is uploaded with its results, and run that shard’s own job again.',
  },
  new: {
    meaning: 'The comparator does not know the subject, and the pull request tolerates the class.',
    remedy: 'Correct the harness where that is possible.',
  },
  tolerated: {
    meaning: 'The class is tolerated by both baselines until a day.',
    remedy: 'Correct the harness before that day.',
  },
  infra: {
    meaning: 'The class was found in a run that its infrastructure ended; it says nothing about the change.',
    remedy: `${OWN_JOB}.`,
  },
  improvement: {
    meaning: 'A tolerated class is gone.',
    remedy: 'Remove it from the baseline of turns.',
  },
  unseen: {
    meaning: 'A class is tolerated of turns that are not there any more.',
    remedy: 'Remove it from the baseline of turns, if they are gone for good.',
  },
  closed: {
    meaning: 'All turns closed.',
    remedy: 'Nothing.',
  },
};

const LEG: RuleHelp = {
  meaning: 'A job that the gate needs did not succeed, so that its results may be missing.',
  remedy: 'Look at that job’s log and run it again; a job that may be skipped has to be named as such.',
};

/** The rules of all gates, worst first. */
export const GATE_RULES: readonly GateRule[] = [
  { id: 'jobs/leg', gate: 'jobs', rule: 'leg', ...LEG },
  ...DELTAS.map((rule) => ({ id: `routing/${rule}`, gate: 'routing' as const, rule, ...ROUTING[rule] })),
  ...TURN_DELTAS.map((rule) => ({ id: `typestate/${rule}`, gate: 'typestate' as const, rule, ...TYPESTATE[rule] })),
];

/** The rules among these ids, worst first. */
export function rulesOf(ids: Iterable<string>): readonly GateRule[] {
  const wanted = new Set(ids);
  return GATE_RULES.filter(({ id }) => wanted.has(id));
}
