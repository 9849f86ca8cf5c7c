import type { GateEffect, GateOutcome } from '../../contracts/gate-result.ts';
import type { GateRule, GateTable } from '../../contracts/gate-table.ts';
import type { Contradiction } from '../../contracts/problem.ts';
import { NOTHING_TO_RUN } from '../../contracts/report-bounds.ts';
import { schemaContradictions } from '../../contracts/schema-problems.ts';
import {
  TURN_DELTAS,
  typestateDetail,
  validateTypestateDetail,
  type TurnDelta,
} from '../../contracts/typestate-detail.ts';
import { OWN_JOB } from '../own-job.ts';

/** What the level of a policy leaves of a class that is not tolerated. */
const BY_LEVEL: readonly GateEffect[] = ['fail', 'warn', 'report'];

const NO_LEVEL = { level: null, levelKey: null } as const;

const RULES: Readonly<Record<TurnDelta, Omit<GateRule, 'id'>>> = {
  invalid: {
    effects: ['fail'],
    ...NO_LEVEL,
    unjudged: true,
    meaning: 'A line of an evidence file is no turn.',
    remedy: 'Correct whatever writes the file; `portcullis typestate check` names each line.',
  },
  regression: {
    effects: BY_LEVEL,
    level: 'error',
    levelKey: 'typestate',
    counted: ['regression', 'regressions'],
    meaning: 'Turns of tool calls have a failure class that is not tolerated.',
    remedy:
      'Look at the turn’s lines; correct the harness, or tolerate the class in the baseline with a reason and a day.',
  },
  unjudged: {
    effects: ['undecided', 'warn'],
    ...NO_LEVEL,
    unjudged: true,
    meaning: 'Turns could not be judged.',
    remedy: 'See that the transcript is uploaded with its results, and run that shard’s own job again.',
  },
  new: {
    effects: ['warn'],
    ...NO_LEVEL,
    meaning: 'The comparator does not know the subject, and the pull request tolerates the class.',
    remedy: 'Correct the harness where that is possible.',
  },
  tolerated: {
    effects: ['report'],
    ...NO_LEVEL,
    meaning: 'The class is tolerated by both baselines until a day.',
    remedy: 'Correct the harness before that day.',
  },
  infra: {
    effects: ['report'],
    ...NO_LEVEL,
    meaning: 'The class was found in a run that its infrastructure ended; it says nothing about the change.',
    remedy: `${OWN_JOB}.`,
  },
  improvement: {
    effects: ['report'],
    ...NO_LEVEL,
    counted: ['improvement', 'improvements'],
    meaning: 'A tolerated class is gone.',
    remedy: 'Remove it from the baseline of turns.',
  },
  unseen: {
    effects: ['report'],
    ...NO_LEVEL,
    meaning: 'A class is tolerated of turns that are not there any more.',
    remedy: 'Remove it from the baseline of turns, if they are gone for good.',
  },
  closed: { effects: ['ok'], ...NO_LEVEL, meaning: 'All turns closed.', remedy: 'Nothing.' },
};

const regressions = ({ counts }: GateOutcome): number => counts['regression'] ?? 0;

export const TYPESTATE: GateTable = {
  gate: 'typestate',
  title: 'Typestate gate',
  noun: ['turn', 'turns'],
  says: { fails: 'The typestate gate fails', undecided: 'The typestate gate could not judge all turns' },
  rules: TURN_DELTAS.map((id) => ({ id, ...RULES[id] })),
  list: 'rows',
  outputs: {
    gate: { 'turn-regressions': regressions },
    own: { regressions, turns: (outcome) => typestateDetail(outcome)?.turns.judged ?? 0 },
  },
  commands: ['gate', 'typestate gate'],
  actions: ['gate', 'typestate'],
  parseDetail: (detail, { verdict, warnings }): readonly Contradiction[] => {
    if (!validateTypestateDetail(detail)) return schemaContradictions(validateTypestateDetail, detail);
    if (verdict !== 'pass' || detail.turns.judged > 0 || warnings.includes(NOTHING_TO_RUN)) return [];
    return [
      { pointer: '/turns/judged', expected: 'a turn where the gate holds, since something had to run', found: '0' },
    ];
  },
};
