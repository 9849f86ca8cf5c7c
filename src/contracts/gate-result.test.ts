import { describe, expect, test } from 'vitest';

import { GATE_DOCUMENTS } from '../gates/documents.ts';
import { decideJobs } from '../gates/jobs/decide.ts';
import { gateResult } from '../testing/gate-input-builder.ts';
import {
  ALL_GATES,
  FAILED,
  HOLDING_OUTCOME,
  ROUTING,
  ROUTING_OUTCOME,
  SUCCEEDED,
  turnsOf,
} from '../testing/report-builder.ts';
import { checkGateResult } from './check-gate-result.ts';
import { documentText } from './document-text.ts';
import { parseGateResult } from './check-gate-result.ts';
import { allWarnings, outcomeOf, type GateOutcome, type GateResult } from './gate-result.ts';
import { GATE_EFFECTS, LEVEL_OF_EFFECT } from './gate-verdict.ts';
import { validate } from './generated/gate-result.validate.js';
import { NOTHING_TO_RUN } from './report-bounds.ts';

/** The fields that the schema refuses. */
function refused(value: unknown): string[] {
  return validate(value) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.keyword}`);
}

test.each([ROUTING, ALL_GATES])('what gates say is a gate result, and survives its text', (result) => {
  expect(refused(result)).toEqual([]);
  expect(parseGateResult(documentText(result), 'r.json', GATE_DOCUMENTS)).toEqual(result);
});

describe('what is no gate result', () => {
  const [finding] = ROUTING_OUTCOME.findings;
  const outcome = (changes: object): object => ({ gates: [{ ...ROUTING_OUTCOME, ...changes }] });
  test.each<[object, string]>([
    [{ schema: 3 }, '/schema const'],
    [{ verdict: 'ok' }, '/verdict enum'],
    [{ exit_code: 2 }, '/exit_code enum'],
    [{ note: 1 }, ' additionalProperties'],
    [{ gates: [] }, '/gates minItems'],
    [outcome({ gate: 'Routing' }), '/gates/0/gate pattern'],
    [outcome({ gate: `a${'b'.repeat(40)}` }), '/gates/0/gate pattern'],
    [outcome({ findings: null }), '/gates/0/findings type'],
    [outcome({ detail: null }), '/gates/0/detail type'],
    [outcome({ baseline: { path: 'x' } }), '/gates/0/baseline required'],
    [outcome({ counts: { held: -1 } }), '/gates/0/counts/held minimum'],
    [outcome({ findings: [{ ...finding, effect: 'info' }] }), '/gates/0/findings/0/effect enum'],
    [outcome({ findings: [{ ...finding, level: 'error' }] }), '/gates/0/findings/0 additionalProperties'],
    [outcome({ findings: [{ ...finding, subject: { key: 'x' } }] }), '/gates/0/findings/0/subject required'],
  ])('%j', (changes, error) => {
    expect(refused({ ...ROUTING, ...changes })).toContain(error);
  });

  test.each([
    ['{', 'not valid JSON'],
    ['[]', 'is not valid'],
    [
      JSON.stringify({ schema: 1, gate: 'routing' }),
      'r.json:1: /schema: expected 2, found 1, which an older version of Portcullis wrote',
    ],
    [JSON.stringify({ ...ROUTING, verdict: 'pass' }), '/verdict: expected fail, the worst of the gates'],
    [`{"schema":2,${JSON.stringify(ROUTING).slice(1)}`, 'each key once'],
  ])('%.60s', (text, message) => {
    expect(() => parseGateResult(text, 'r.json', GATE_DOCUMENTS)).toThrow(
      expect.objectContaining({ code: 'invalid_input', message: expect.stringContaining(message) }),
    );
  });

  test.each([
    ['an earlier', 1, 'run the gate again'],
    ['a later', 9, /^Portcullis \S+ reads up to schema 2: update to a release that reads schema 9, or write/],
  ])('of %s version: what to do', (_name, schema, help) => {
    expect(() => parseGateResult(JSON.stringify({ schema }), 'r.json', GATE_DOCUMENTS)).toThrow(
      expect.objectContaining({ exitCode: 2, help: expect.stringMatching(help) }),
    );
  });
});

describe('verdict and exit code of what gates came to, and what may only warn', () => {
  type Verdict = GateResult['verdict'];
  const ofJobs = { good: decideJobs([SUCCEEDED]), bad: decideJobs([SUCCEEDED, FAILED]) };
  /** An outcome of that verdict, with nothing in it that would speak against it. */
  const routing = (verdict: Verdict): GateOutcome => ({ ...HOLDING_OUTCOME, verdict });
  const turns = turnsOf([], { verdict: 'not_comparable', detail: { turns: { judged: 0, accepted: 0, rejected: 0 } } });

  test.each<[Verdict, keyof typeof ofJobs, boolean, Verdict, 0 | 1 | 3]>([
    ['pass', 'good', false, 'pass', 0],
    ['pass', 'bad', false, 'fail', 1],
    ['fail', 'good', false, 'fail', 1],
    ['fail', 'bad', false, 'fail', 1],
    ['not_comparable', 'good', false, 'not_comparable', 3],
    ['not_comparable', 'bad', false, 'fail', 1],
    ['pass', 'good', true, 'pass', 0],
    ['pass', 'bad', true, 'fail', 0],
    ['fail', 'good', true, 'fail', 0],
    ['not_comparable', 'good', true, 'not_comparable', 3],
    ['not_comparable', 'bad', true, 'fail', 3],
  ])('%s, jobs %s, %s: %s, %i', (verdict, jobs, isWarnOnly, expected, code) => {
    const result = gateResult([ofJobs[jobs], routing(verdict)], { warn_only: isWarnOnly });
    expect([result.verdict, result.exit_code]).toEqual([expected, code]);
    expect(checkGateResult(result, GATE_DOCUMENTS)).toEqual([]);
  });

  test.each<[Verdict, boolean, Verdict, 0 | 1 | 3]>([
    ['pass', false, 'not_comparable', 3],
    ['fail', false, 'fail', 1],
    ['pass', true, 'not_comparable', 3],
    ['fail', true, 'fail', 3],
  ])('%s beside a gate that could not decide, %s: %s, %i', (verdict, isWarnOnly, expected, code) => {
    const result = gateResult([routing(verdict), turns], { warn_only: isWarnOnly });
    expect([result.verdict, result.exit_code]).toEqual([expected, code]);
    expect(checkGateResult(result, GATE_DOCUMENTS)).toEqual([]);
  });
});

test('an outcome is found by its gate, and warnings are told once', () => {
  expect(outcomeOf(ROUTING, 'routing')).toBe(ROUTING_OUTCOME);
  expect(outcomeOf(ROUTING, 'typestate')).toBeNull();
  const gates = [
    { ...ROUTING_OUTCOME, warnings: [NOTHING_TO_RUN, 'own'] },
    turnsOf([], { warnings: [NOTHING_TO_RUN] }),
  ];
  expect(allWarnings({ warnings: ['first'], gates })).toEqual(['first', NOTHING_TO_RUN, 'own']);
});

test('each effect has its level', () => {
  expect(GATE_EFFECTS.map((effect) => `${effect} ${LEVEL_OF_EFFECT[effect]}`)).toEqual([
    'fail error',
    'undecided error',
    'warn warning',
    'report note',
    'ok note',
  ]);
});
