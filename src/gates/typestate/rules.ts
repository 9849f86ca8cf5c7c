import type { GateOutcome } from '../../contracts/gate-result.ts';
import { BY_LEVEL, type GateRule, type GateTable } from '../../contracts/gate-table.ts';
import { typestateDetail, type TurnDelta } from '../../contracts/typestate-detail.ts';
import { OWN_JOB } from '../jobs/rules.ts';

const RULES: readonly (GateRule & { readonly id: TurnDelta })[] = [
  {
    id: 'invalid',
    effects: ['fail'],
    unjudged: true,
    meaning: 'A line of an evidence file is no turn.',
    remedy: 'Correct whatever writes the file; `portcullis typestate check` names each line.',
  },
  {
    id: 'regression',
    effects: BY_LEVEL,
    level: ['typestate', 'error'],
    counted: ['regression', 'regressions'],
    meaning: 'Turns of tool calls have a failure class that is not tolerated.',
    remedy:
      'Look at the turn’s lines; correct the harness, or tolerate the class in the baseline with a reason and a day.',
  },
  {
    id: 'unjudged',
    effects: ['undecided', 'warn'],
    unjudged: true,
    meaning: 'Turns could not be judged.',
    remedy: 'See that the transcript is uploaded with its results, and run that shard’s own job again.',
  },
  {
    id: 'new',
    effects: ['warn'],
    meaning: 'The merge base does not know the subject, and the pull request tolerates the class.',
    remedy: 'Correct the harness where that is possible.',
  },
  {
    id: 'tolerated',
    effects: ['report'],
    meaning: 'The class is tolerated by both baselines until a day.',
    remedy: 'Correct the harness before that day.',
  },
  {
    id: 'infra',
    effects: ['report'],
    meaning: 'The class was found in a run that its infrastructure ended; it says nothing about the change.',
    remedy: `${OWN_JOB}.`,
  },
  {
    id: 'improvement',
    effects: ['report'],
    counted: ['improvement', 'improvements'],
    meaning: 'A tolerated class is gone.',
    remedy: 'Remove it from the baseline of turns.',
  },
  {
    id: 'unseen',
    effects: ['report'],
    meaning: 'A class is tolerated of turns that are not there any more.',
    remedy: 'Remove it from the baseline of turns, if they are gone for good.',
  },
  { id: 'closed', effects: ['ok'], meaning: 'All turns closed.', remedy: 'Nothing.' },
];

const regressions = ({ counts }: GateOutcome): number => counts['regression'] ?? 0;

export const TYPESTATE: GateTable = {
  gate: 'typestate',
  title: 'Typestate gate',
  claim: 'Every tool call of a turn was answered, and every answer used, before anything was changed.',
  noun: ['turn', 'turns'],
  says: { fails: 'The typestate gate fails', undecided: 'The typestate gate could not judge all turns' },
  rules: RULES,
  list: 'rows',
  outputs: {
    gate: { 'turn-regressions': regressions },
    own: { regressions, turns: (outcome) => typestateDetail(outcome)?.turns.judged ?? 0 },
  },
  flags: [
    ['--typestate', 'judge the turns of tool calls as well, also where no configuration asks for it'],
    ['--turns <file...>', 'evidence files of turns to judge beside those of the transcripts'],
  ],
  inputs: ['turns'],
  commands: ['gate', 'typestate gate'],
  actions: ['gate', 'typestate'],
  judging: ['typestate', 'harness-join-check'],
  files: ({ typestate }) => (typestate === null ? [] : [typestate.baseline, ...Object.values(typestate.policies)]),
};
