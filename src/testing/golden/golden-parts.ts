import type { BaselineEntry } from '../../contracts/baseline.ts';
import type { TypestateBaseline } from '../../contracts/typestate-baseline.ts';
import type { FoundClass, SubjectTurns } from '../../gates/typestate/typestate-gate-input.ts';
import { baselineOf, locatedCases, routingCase, type GateSetting } from '../gate-input-builder.ts';
import { recordOf } from '../sampling-builder.ts';
import { loads, scoredBatch, trials, type Cells, type Trial, type TurnSetting } from './golden-input.ts';

export const ALPHA = routingCase('alpha', { category: 'docs', disallowed_skills: ['other-skill'] });
export const BETA = routingCase('beta', { category: 'docs' });
export const GAMMA = routingCase('gamma', { category: 'code' });
export const THREE = locatedCases(ALPHA, BETA, GAMMA);
export const ALL_PASS = { claude: 'pass', codex: 'pass' } as const;
export const BEFORE = baselineOf({ alpha: ALL_PASS, beta: ALL_PASS, gamma: ALL_PASS });

export const both = (skill: string): Cells[string] => ({ claude: [loads(skill)], codex: [loads(skill)] });
const ALL_HOLD: Cells = { alpha: both('alpha-skill'), beta: both('beta-skill'), gamma: both('gamma-skill') };

/** The three cases under Claude and Codex with one trial each, which hold but for what is said. */
export function three(changed: Cells = {}, setting: Partial<GateSetting> = {}): GateSetting {
  const cells = Object.fromEntries(Object.entries(ALL_HOLD).map(([id, agents]) => [id, { ...agents, ...changed[id] }]));
  return { cases: THREE, before: BEFORE, batches: [scoredBatch(THREE, cells)], ...setting };
}

/** The case beta alone, with a trial of Claude and one of Codex, which holds. */
export function one(claude: Trial, setting: Partial<GateSetting> = {}): GateSetting {
  const cases = locatedCases(BETA);
  const cells = { beta: { claude: [claude], codex: [loads('beta-skill')] } };
  return { cases, before: baselineOf({ beta: ALL_PASS }), batches: [scoredBatch(cases, cells)], ...setting };
}

/** An entry with counts of the client and model that trials ran with. */
function countsOf(passed: number, total: number): BaselineEntry {
  return {
    expected_status: 'pass',
    history: [recordOf(passed, total, { fingerprint: { client: '2.1', model: 'sonnet' } })],
  };
}

/** A suite of Claude that is judged by counts: case → the baseline's passed and total, then the head's. */
export function counted(
  suite: Readonly<Record<string, readonly [baseline: readonly [number, number], head: readonly [number, number]]>>,
): GateSetting {
  const ids = Object.keys(suite);
  const cases = locatedCases(...ids.map((id) => routingCase(id, { category: id < 'd' ? 'docs' : 'code' })));
  const cells = Object.entries(suite).map(([id, [, [passed, total]]]) => {
    return [id, { claude: trials(`${id}-skill`, passed, total) }] as const;
  });
  return {
    cases,
    agents: ['claude'],
    before: baselineOf(
      Object.fromEntries(
        Object.entries(suite).map(([id, [[passed, total]]]) => [id, { claude: countsOf(passed, total) }]),
      ),
    ),
    batches: [scoredBatch(cases, Object.fromEntries(cells), { required: 3 })],
  };
}

export function subject(id: string, changes: Partial<SubjectTurns> = {}): SubjectTurns {
  return {
    subject: { case_id: id, agent: 'claude', turn_id: null, file: null },
    beforeId: id,
    isKnown: true,
    turns: 4,
    rejected: 0,
    classes: new Map(),
    infra: new Map(),
    unjudged: [],
    ...changes,
  };
}

export function ofFile(turnId: string, changes: Partial<SubjectTurns> = {}): SubjectTurns {
  const told = { case_id: null, agent: null, turn_id: turnId, file: null };
  return subject('', { subject: told, beforeId: null, turns: 1, ...changes });
}

function found(turns: number, file = 'artifacts/alpha-claude.jsonl', cause: string | null = null): FoundClass {
  return { turns, places: [{ file, line: 5, calls: ['toolu_1', 'toolu_2'], cause }] };
}

const TOLERATED: TypestateBaseline = {
  cases: new Map([
    ['beta', new Map([['claude', new Map([['tool.join_incomplete', { reason: 'issue 7', expires: '2026-12-31' }]])]])],
    ['gone', new Map([['claude', new Map([['tool.join_incomplete', { reason: 'issue 8', expires: '2026-12-31' }]])]])],
  ]),
  turns: new Map([['t1', new Map([['tool.discovery_mismatch', { reason: 'issue 9', expires: '2025-12-31' }]])]]),
};

/** A row of each kind that the typestate gate tells. */
export const TURNS: TurnSetting = {
  tolerated: TOLERATED,
  policies: { mutation: 'policy.mutation', governance: null },
  subjects: [
    subject('alpha', { rejected: 2, classes: new Map([['tool.join_incomplete', found(2)]]) }),
    subject('beta', {
      rejected: 1,
      classes: new Map([['tool.join_incomplete', found(1, 'artifacts/beta-claude.jsonl', 'killed')]]),
      infra: new Map([['mutation.use_evidence_missing', found(1)]]),
    }),
    ofFile('t1', { rejected: 1, classes: new Map([['tool.discovery_mismatch', found(1, 'turns/t1.json')]]) }),
    ofFile('t2', {
      turns: 0,
      unjudged: [
        {
          delta: 'invalid',
          gate: 'fail',
          reason: 'no turn: expected an object',
          place: { file: 'turns/t2.json', line: 3, calls: [], cause: null },
        },
      ],
    }),
  ],
};

export const UNREAD: TurnSetting = {
  subjects: [
    subject('alpha', {
      turns: 0,
      unjudged: [
        {
          delta: 'unjudged',
          gate: 'undecided',
          reason: 'artifacts/results.json: its transcript is not there',
          place: null,
        },
      ],
    }),
    subject('beta'),
  ],
};
