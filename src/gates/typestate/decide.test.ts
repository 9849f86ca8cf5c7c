import { describe, expect, test } from 'vitest';

import { checkGateResult } from '../../contracts/check-gate-result.ts';
import { NOTHING_TO_RUN } from '../../contracts/report-bounds.ts';
import {
  EMPTY_TYPESTATE_BASELINE,
  type ToleratedClass,
  type TypestateBaseline,
} from '../../contracts/typestate-baseline.ts';
import { BASELINE_PLACE, gateResult } from '../../testing/gate-input-builder.ts';
import { GATE_DOCUMENTS } from '../documents.ts';
import { decideTypestate } from './decide.ts';
import type { SubjectTurns, TypestateGateInput } from './typestate-gate-input.ts';
import { DEFAULT_CONFIG } from '../../testing/default-config.ts';

const TOLERATED: ToleratedClass = { reason: 'for now', expires: '2026-12-31' };
const PLACE = { file: 't.jsonl', line: 5, calls: ['a'], cause: null };

function subject(changes: Partial<SubjectTurns> = {}): SubjectTurns {
  return {
    subject: { case_id: 'alpha', agent: 'claude', turn_id: null, file: null },
    beforeId: 'alpha',
    isKnown: true,
    turns: 3,
    rejected: 0,
    classes: new Map(),
    infra: new Map(),
    unjudged: [],
    ...changes,
  };
}

function found(name: string, turns = 1): Pick<SubjectTurns, 'classes' | 'rejected'> {
  return { classes: new Map([[name, { turns, places: [PLACE] }]]), rejected: turns };
}

function baselineOf(...classes: readonly string[]): TypestateBaseline {
  const tolerated = new Map(classes.map((name) => [name, TOLERATED]));
  return { cases: new Map([['alpha', new Map([['claude', tolerated]])]]), turns: new Map([['t1', tolerated]]) };
}

function gate(
  subjects: readonly SubjectTurns[],
  changes: {
    readonly before?: TypestateBaseline;
    readonly after?: TypestateBaseline;
    readonly nothingToRun?: boolean;
  } = {},
): ReturnType<typeof decideTypestate> {
  const before = changes.before ?? EMPTY_TYPESTATE_BASELINE;
  const input: TypestateGateInput = {
    head: { baseline: changes.after ?? before },
    comparator: {
      place: BASELINE_PLACE,
      baseline: before,
      config: DEFAULT_CONFIG,
    },
    policies: {},
    subjects,
    nothingToRun: changes.nothingToRun ?? false,
    today: '2026-03-10',
    warnings: [],
  };
  const outcome = decideTypestate(input);
  expect(checkGateResult(gateResult([outcome]), GATE_DOCUMENTS)).toEqual([]);
  return outcome;
}

describe('the verdict', () => {
  const undecided = { delta: 'unjudged', gate: 'undecided', reason: 'no transcript', place: null } as const;
  const invalid = { delta: 'invalid', gate: 'fail', reason: 'no turn', place: PLACE } as const;

  test.each<[string, readonly SubjectTurns[], string, number]>([
    ['all closed', [subject()], 'pass', 0],
    ['a class', [subject(found('tool.use_missing'))], 'fail', 1],
    ['a part that could not be judged', [subject({ unjudged: [undecided] })], 'not_comparable', 3],
    ['a failure beside such a part', [subject({ ...found('tool.use_missing'), unjudged: [undecided] })], 'fail', 1],
    ['evidence that is no turn', [subject(), subject({ turns: 0, unjudged: [invalid] })], 'fail', 1],
    ['nothing at all', [], 'not_comparable', 3],
    ['turns of nobody', [subject({ turns: 0, unjudged: [{ ...undecided, gate: 'warn' }] })], 'not_comparable', 3],
    [
      'only ended runs',
      [subject(), subject({ infra: new Map([['tool.use_missing', { turns: 1, places: [] }]]) })],
      'pass',
      0,
    ],
  ])('%s', (_, subjects, verdict, code) => {
    expect(gateResult([gate(subjects)])).toMatchObject({ verdict, exit_code: code });
  });
});

test('rows stand by subject and class, findings the worst first', () => {
  const result = gate(
    [
      subject({
        subject: { case_id: null, agent: null, turn_id: 't1', file: null },
        beforeId: null,
        ...found('tool.result_missing', 2),
      }),
      subject({ classes: new Map([['tool.use_missing', { turns: 1, places: [PLACE] }]]), rejected: 1 }),
    ],
    { before: baselineOf('tool.use_missing', 'tool.result_orphan') },
  );
  expect(result.detail.rows.map(({ class: name, delta }) => [name, delta])).toEqual([
    ['tool.result_orphan', 'improvement'],
    ['tool.use_missing', 'tolerated'],
    ['tool.result_missing', 'regression'],
    ['tool.result_orphan', 'improvement'],
    ['tool.use_missing', 'improvement'],
  ]);
  expect(result.findings.map(({ subject: { label }, rule, effect }) => [label, rule, effect])).toEqual([
    ['turn t1', 'regression', 'fail'],
    ['alpha/claude', 'tolerated', 'report'],
    ['alpha/claude', 'improvement', 'report'],
    ['turn t1', 'improvement', 'report'],
    ['turn t1', 'improvement', 'report'],
  ]);
  expect(result.findings[0]).toMatchObject({
    message: 'tool.result_missing (a) in 2 turns: it is new',
    places: [{ file: 't.jsonl', line: 5 }],
    identity: ['typestate', 'regression', 'turn t1', 'tool.result_missing'],
  });
  expect(result.counts).toMatchObject({ regression: 1, tolerated: 1, improvement: 3, closed: 0 });
  expect(result.detail.turns).toEqual({ judged: 6, accepted: 3, rejected: 3 });
});

test('a renamed case is judged by what its old id tolerates; the same input gives the same bytes', () => {
  const renamed = subject({
    subject: { case_id: 'beta', agent: 'claude', turn_id: null, file: null },
    ...found('tool.use_missing'),
  });
  const after: TypestateBaseline = {
    cases: new Map([['beta', new Map([['claude', new Map([['tool.use_missing', TOLERATED]])]])]]),
    turns: new Map(),
  };
  const once = gate([renamed], { before: baselineOf('tool.use_missing'), after });
  expect(once.detail.rows.map(({ delta }) => delta)).toEqual(['tolerated', 'unseen']);
  expect(JSON.stringify(gate([renamed], { before: baselineOf('tool.use_missing'), after }))).toBe(JSON.stringify(once));
});

test('a class that does not exist is told', () => {
  const result = gate([subject()], { before: baselineOf('tool.use_mising') });
  expect(result.warnings).toEqual([
    'the baseline tolerates tool.use_mising, which is no failure class',
    'the merge base’s baseline tolerates tool.use_mising, which is no failure class',
  ]);
});

test('no turns: that says nothing, unless nothing had to run', () => {
  expect(gate([])).toMatchObject({ verdict: 'not_comparable', warnings: ['there was no turn to judge'] });
  expect(gate([], { nothingToRun: true })).toMatchObject({ verdict: 'pass', warnings: [NOTHING_TO_RUN] });
});
