import { BY_LEVEL, judgedOf, type GateRule, type GateTable } from '../../contracts/gate-table.ts';
import { DELTAS, type Delta } from '../../contracts/routing-detail.ts';
import { OWN_JOB } from '../jobs/rules.ts';

const RULES: Readonly<Record<Delta, Omit<GateRule, 'id'>>> = {
  removed: {
    effects: BY_LEVEL,
    level: ['on-removed', 'warn'],
    unjudged: true,
    meaning: 'The baseline entry is gone, alone or with the case or the provider.',
    remedy: 'Nothing, if that was meant; who reviews has to agree that it is no longer tested.',
  },
  missing_result: {
    effects: ['fail'],
    counted: ['missing_result', 'missing_results'],
    unjudged: true,
    meaning: 'A result that had to be there is missing.',
    remedy: 'Run the job of that shard again; a case that is gone needs its baseline entry removed as well.',
  },
  prompt_leading: {
    effects: ['fail'],
    meaning: 'The prompt names a skill that is required, and did not at the merge base.',
    remedy: 'Write the prompt so that the description of the skill has to win it.',
  },
  regression: {
    effects: BY_LEVEL,
    level: ['regression', 'error'],
    counted: ['regression', 'regressions'],
    meaning: 'The case does worse than the merge base’s baseline expects.',
    remedy:
      'Look at the evidence with `portcullis explain`; correct the skill, or land the new expectation first, in a pull request of its own (two trials and `portcullis bless --reason`).',
  },
  infra: {
    effects: ['fail', 'undecided', 'warn'],
    unjudged: true,
    meaning: 'The run was ended by its infrastructure and says nothing about the change.',
    remedy: `${OWN_JOB}. If it stays, look at the client’s message, its key and its limits.`,
  },
  missing_baseline: {
    effects: ['fail'],
    counted: ['missing_baseline', 'missing_baselines'],
    meaning: 'The baseline has no entry for the case.',
    remedy: 'Add one with `portcullis bless` and commit the baseline.',
  },
  new: {
    effects: ['fail', 'ok'],
    meaning: 'The pull request adds the entry; it fails where the result does not meet it.',
    remedy: 'Where it fails, correct the skill or the case, or add what was found with `portcullis bless`.',
  },
  insufficient_data: {
    effects: ['undecided', 'warn', 'report'],
    level: ['insufficient-data', 'error'],
    meaning: 'There are too few counted trials to decide.',
    remedy:
      'Run more trials: `portcullis run --adaptive` runs those that are needed, and another attempt adds its own.',
  },
  soft_regression: {
    effects: BY_LEVEL,
    level: ['soft-regression', 'warn'],
    counted: ['soft_regression', 'soft_regressions'],
    meaning: 'The pass rate dropped, but chance may explain it.',
    remedy: 'Look at the failed trials; more trials tell more.',
  },
  drift: {
    effects: ['warn'],
    meaning:
      'Baseline and head together pass less often than the first trials that were counted, by changes that were each too small to see.',
    remedy:
      'Look at what was merged since that commit; where the new rate is meant, `portcullis bless --anchor CASE/PROVIDER --reason "…"` makes it the anchor.',
  },
  watch: {
    effects: BY_LEVEL,
    level: ['watch', 'warn'],
    meaning: 'The pass rate dropped a lot, but too few trials ran to tell it from chance.',
    remedy: 'Run more trials of the case.',
  },
  unreliable_baseline: {
    effects: BY_LEVEL,
    level: ['unreliable-baseline', 'warn'],
    counted: ['unreliable_baseline', 'unreliable_baselines'],
    meaning: 'The baseline itself does not show that more than half pass.',
    remedy: 'Pool more nightly runs with `portcullis bless --pool`, or make the case more decided.',
  },
  flaky: {
    effects: BY_LEVEL,
    level: ['flaky', 'warn'],
    meaning: 'The case passes less often than a case should.',
    remedy: 'Make the description of the skill or the prompt more decided.',
  },
  not_planned: {
    effects: ['undecided', 'report'],
    unjudged: true,
    meaning: 'The plan did not select the case, or the budget was used up before it, so that nothing is known of it.',
    remedy:
      'Nothing, if the plan was meant; a nightly run has all cases. Raise the budget where the change touches the case.',
  },
  held: { effects: ['ok'], meaning: 'The case does as expected.', remedy: 'Nothing.' },
  improvement: {
    effects: ['fail', 'warn', 'ok'],
    level: ['improvement', 'off'],
    counted: ['improvement', 'improvements'],
    meaning: 'The case does better than the merge base’s baseline expects.',
    remedy: 'Tighten the entry with `portcullis bless`.',
  },
};

export const ROUTING: GateTable = {
  gate: 'routing',
  title: 'Routing gate',
  claim: 'Given a prompt, the client loads the skill that the case expects, as often as at the merge base.',
  noun: ['cell', 'cells'],
  says: { fails: 'The routing gate fails', undecided: 'The routing gate has not enough data to decide' },
  rules: DELTAS.map((id) => ({ id, ...RULES[id] })),
  list: 'cells',
  outputs: {
    gate: {
      regressions: ({ counts }) => counts['regression'] ?? 0,
      undecided: (outcome) => judgedOf(outcome, ROUTING).filter(({ gate }) => gate === 'undecided').length,
    },
    own: {},
  },
  commands: ['gate'],
  actions: ['gate'],
  files: ({ baseline }) => [baseline],
};
