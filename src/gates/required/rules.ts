import type { GateOutcome } from '../../contracts/gate-result.ts';
import { BY_LEVEL, type GateRule, type GateTable } from '../../contracts/gate-table.ts';
import { requiredDetail, type RequiredDelta } from '../../contracts/required-detail.ts';

/** Where a repository has its policy of retries. */
export const RETRY_POLICY_FILE = '.github/portcullis/policies/retry.json';

const RULES: readonly (GateRule & { readonly id: RequiredDelta })[] = [
  {
    id: 'invalid',
    effects: ['fail'],
    unjudged: true,
    meaning: 'A proof is missing, does not verify, or is of another commit or policy.',
    remedy: 'Have it made again; `portcullis required verify --folder` names file and field.',
  },
  {
    id: 'regression',
    effects: BY_LEVEL,
    level: ['required', 'error'],
    counted: ['regression', 'regressions'],
    meaning: 'A check that the baseline knows did not pass.',
    remedy: 'Correct what the check found, or see that it runs on this commit.',
  },
  {
    id: 'new',
    effects: ['fail'],
    meaning: 'A check that the baseline does not know did not pass.',
    remedy: 'Correct what the check found, or see that it runs on this commit.',
  },
  {
    id: 'unfinished',
    effects: ['undecided'],
    unjudged: true,
    meaning: 'A check has not ended, or GitHub did not say how it ended.',
    remedy: 'Wait for the check, and have the proof made again; grant `checks: read` and `actions: read`.',
  },
  {
    id: 'loosened',
    effects: BY_LEVEL,
    level: ['required-loosened', 'warn'],
    meaning: 'The pull request’s policy asks for less, or for something else.',
    remedy: 'Read the change of the policy: it judges from the next change on.',
  },
  {
    id: 'tolerated',
    effects: ['report'],
    meaning: 'The check failed, and both baselines tolerate that until a day.',
    remedy: 'Correct it before that day.',
  },
  {
    id: 'improvement',
    effects: ['report'],
    counted: ['improvement', 'improvements'],
    meaning: 'A check passed that was expected to fail.',
    remedy: 'Let the baseline expect it to pass: `portcullis bless --required`.',
  },
  {
    id: 'not_required',
    effects: ['report'],
    meaning: 'The baseline knows a check that this change does not ask for.',
    remedy: 'Nothing.',
  },
  { id: 'held', effects: ['ok'], meaning: 'The check ran on this commit and passed.', remedy: 'Nothing.' },
];

const countOf =
  (...rules: readonly RequiredDelta[]) =>
  ({ counts }: GateOutcome): number =>
    rules.reduce((sum, rule) => sum + (counts[rule] ?? 0), 0);

/** What a change that asks for no check warns of. */
export const NO_CHECK_ASKED = 'this change asks for no check';

export const REQUIRED: GateTable = {
  gate: 'required',
  title: 'Required-check gate',
  claim: 'Every check that this change needs ran on this commit, and passed.',
  noun: ['check', 'checks'],
  says: { fails: 'The required-check gate fails', undecided: 'The required-check gate could not decide' },
  rules: RULES,
  list: 'rows',
  nothingJudged: NO_CHECK_ASKED,
  outputs: {
    gate: { 'required-failures': countOf('invalid', 'regression', 'new') },
    own: {
      failures: countOf('invalid', 'regression', 'new'),
      checks: (outcome) => new Set(requiredDetail(outcome)?.policies.flatMap(({ checks }) => checks)).size,
    },
  },
  flags: [['--required <dir...>', 'folders with proofs of the checks that this change needs']],
  inputs: ['required'],
  commands: ['gate', 'required gate'],
  actions: ['gate', 'required'],
  judging: ['required'],
  files: ({ required }) => (required === null ? [] : [required.policy, required.baseline, RETRY_POLICY_FILE]),
};
