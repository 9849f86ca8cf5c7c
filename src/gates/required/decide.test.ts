import { describe, expect, test } from 'vitest';

import { checkGateResult } from '../../contracts/check-gate-result.ts';
import type { Levels } from '../../contracts/config.ts';
import type { ExpectedCheck } from '../../contracts/required-baseline.ts';
import { gateResult } from '../../testing/gate-input-builder.ts';
import {
  askedBy,
  FAILED,
  folderOf,
  onGitHub,
  PASSED,
  proofOf,
  requiredInput,
  TO_FAIL,
} from '../../testing/required-input-builder.ts';
import { GATE_DOCUMENTS } from '../documents.ts';
import { decideRequired, type ProofFolder, type RequiredGateInput } from './decide.ts';
import type { ShownResult } from '../../required/make-proof.ts';

const TO_PASS: ExpectedCheck = { expected_status: 'passed' };
const OVER: ExpectedCheck = { ...TO_FAIL, expires: '2026-03-09' };
const LAST_DAY: ExpectedCheck = { ...TO_FAIL, expires: '2026-03-10' };

interface Situation extends Partial<RequiredGateInput> {
  readonly before?: ExpectedCheck;
  readonly after?: ExpectedCheck;
  readonly levels?: Partial<Levels>;
}

function gate({ before, after = before, levels, ...input }: Situation): ReturnType<typeof decideRequired> {
  const outcome = decideRequired({
    ...requiredInput({
      before: before === undefined ? {} : { test: before },
      after: after === undefined ? {} : { test: after },
      levels,
    }),
    ...input,
  });
  expect(checkGateResult(gateResult([outcome]), GATE_DOCUMENTS)).toEqual([]);
  return outcome;
}

const rowsOf = (situation: Situation): readonly string[] =>
  gate(situation).detail.rows.map(({ check, delta, gate: effect, reason }) => `${check} ${delta} ${effect}: ${reason}`);

const shows = (shown: ShownResult): Pick<Situation, 'folders'> => ({ folders: [folderOf({ test: shown })] });

describe('one check, the first row that fits', () => {
  test.each<[string, Situation, string]>([
    ['passes', shows(PASSED), 'test held ok: passed'],
    ['passes as expected', { ...shows(PASSED), before: TO_PASS }, 'test held ok: passed'],
    ['passes in spite', { before: TO_FAIL }, 'test improvement report: it passed, and was expected to fail'],
    ['passes, only the head expects a failure', { after: TO_FAIL }, 'test held ok: passed'],
    ['fails, unknown', shows(FAILED), 'test new fail: exit code 1: it has to pass'],
    ['fails, tolerated by itself', { ...shows(FAILED), after: TO_FAIL }, 'test new fail: exit code 1: it has to pass'],
    ['fails', { ...shows(FAILED), before: TO_PASS }, 'test regression fail: exit code 1: it was expected to pass'],
    [
      'fails, loosened by itself',
      { ...shows(FAILED), before: TO_PASS, after: TO_FAIL },
      'test regression fail: exit code 1: it was expected to pass',
    ],
    [
      'fails, tolerated',
      { ...shows(FAILED), before: TO_FAIL },
      'test tolerated report: exit code 1: tolerated until 2026-12-31: for now',
    ],
    [
      'fails, tolerated by the head less long',
      { ...shows(FAILED), before: TO_FAIL, after: LAST_DAY },
      'test tolerated report: exit code 1: tolerated until 2026-03-10: for now',
    ],
    [
      'fails on the last day',
      { ...shows(FAILED), before: LAST_DAY },
      'test tolerated report: exit code 1: tolerated until 2026-03-10: for now',
    ],
    [
      'fails, tolerated too long',
      { ...shows(FAILED), before: OVER, after: TO_FAIL },
      'test regression fail: exit code 1: it was tolerated until 2026-03-09',
    ],
    [
      'fails, tolerated by the head no longer',
      { ...shows(FAILED), before: TO_FAIL, after: OVER },
      'test regression fail: exit code 1: the pull request tolerates it until 2026-03-09 only',
    ],
    [
      'fails, expected to pass by the head',
      { ...shows(FAILED), before: TO_FAIL, after: TO_PASS },
      'test regression fail: exit code 1: the pull request tolerates it no longer',
    ],
    [
      'fails on GitHub, tolerated',
      { ...shows(onGitHub('check.failed')), before: TO_FAIL },
      'test tolerated report: check.failed (why): tolerated until 2026-12-31: for now',
    ],
    ...['missing', 'skipped', 'cancelled', 'timed_out', 'neutral', 'wrong_app', 'workflow_changed'].map(
      (name): [string, Situation, string] => [
        `is ${name} on GitHub, a failure tolerated`,
        { ...shows(onGitHub(`check.${name}`)), before: TO_FAIL },
        `test regression fail: check.${name} (why): only a check that ran and failed is tolerated`,
      ],
    ),
    ...[124, 127].map((exitCode): [string, Situation, string] => [
      `ends with ${exitCode}, a failure tolerated`,
      { ...shows({ ...FAILED, exitCode }), before: TO_FAIL },
      `test regression fail: exit code ${exitCode}: only a check that ran and failed is tolerated`,
    ]),
    [
      'calls itself pending, and GitHub does not',
      shows({ ...FAILED, source: 'native', classes: ['check.pending'] }),
      'test new fail: check.pending: it has to pass',
    ],
    ...['pending', 'unanswered'].map((name): [string, Situation, string] => [
      `is ${name} on GitHub`,
      { ...shows(onGitHub(`check.${name}`)), before: TO_FAIL },
      `test unfinished undecided: check.${name} (why)`,
    ]),
    [
      'did not run',
      { folders: [folderOf({}, { proofs: [proofOf('comparator', {}, { decision: 'reject' })] })] },
      'test new fail: nothing shows that it ran: it has to pass',
    ],
    [
      'passes without the payload that it has to write',
      {
        folders: [
          folderOf({}, { proofs: [proofOf('comparator', { test: PASSED }, { nativeRequiredChecks: ['test'] })] }),
        ],
      },
      'test new fail: expected a payload that it wrote itself, found none: it has to pass',
    ],
    [
      'warns by its level',
      { ...shows(FAILED), before: TO_PASS, levels: { required: 'warn' } },
      'test regression warn: exit code 1: it was expected to pass',
    ],
    [
      'is new whatever the level',
      { ...shows(FAILED), levels: { required: 'off' } },
      'test new fail: exit code 1: it has to pass',
    ],
  ])('%s', (_, situation, row) => {
    expect(rowsOf(situation)).toEqual([row]);
  });
});

describe('proofs', () => {
  const unsound = (...faults: readonly string[]): ProofFolder => folderOf({}, { folder: 'proof', faults, proofs: [] });
  const rejected = proofOf(
    'comparator',
    { test: PASSED },
    { decision: 'reject', errors: ['x.json.failures: expected a list'] },
  );
  const proofs = [proofOf('comparator', { test: PASSED }), proofOf('head', { test: PASSED, lint: FAILED })];
  const headFails = folderOf({}, { proofs });

  test.each<[string, Situation, readonly string[]]>([
    ['none', { folders: [] }, ['null invalid fail: expected a proof that test ran on this commit, found none']],
    [
      'one that does not count',
      { folders: [unsound('no', 'nor')] },
      ['null invalid fail: proof: no', 'null invalid fail: proof: nor'],
    ],
    [
      'a good one beside it',
      { folders: [folderOf({ test: PASSED }), unsound('no')] },
      ['null invalid fail: proof: no', 'test held ok: passed'],
    ],
    [
      'a rejection that no check explains',
      { folders: [folderOf({}, { proofs: [rejected] })] },
      [
        'null invalid fail: required: the decision on the merge base’s policy is reject: x.json.failures: expected a list',
        'test held ok: passed',
      ],
    ],
    [
      'two that differ',
      { folders: [folderOf({ test: PASSED }), folderOf({ test: FAILED })] },
      ['test new fail: exit code 1: it has to pass'],
    ],
    [
      'what only the head’s policy asks for',
      { folders: [headFails], policies: [askedBy('comparator', ['test']), askedBy('head', ['test', 'lint'])] },
      ['lint new fail: exit code 1: it has to pass', 'test held ok: passed'],
    ],
  ])('%s', (_, situation, rows) => {
    expect(rowsOf(situation)).toEqual(rows);
  });

  test('a row names whose policy asks', () => {
    const policies = [askedBy('comparator', ['test']), askedBy('head', ['test', 'lint'])];
    const { rows } = gate({ folders: [headFails], policies }).detail;
    expect(rows.map(({ check, asked_by: sides }) => [check, sides])).toEqual([
      ['lint', ['head']],
      ['test', ['comparator', 'head']],
    ]);
  });
});

describe('besides', () => {
  const loosened = [{ check: 'lint', path: 'docs/a.md', what: 'a change of docs/a.md asks for it no longer' }];

  test.each<[string, Situation, string, readonly string[]]>([
    [
      'a baseline knows a check that is not asked for',
      { policies: [askedBy('comparator', [])], before: TO_FAIL },
      'pass',
      ['test not_required report: this change does not ask for it'],
    ],
    [
      'so does the head’s',
      { policies: [askedBy('comparator', [])], after: TO_PASS },
      'pass',
      ['test not_required report: this change does not ask for it'],
    ],
    [
      'the policy is loosened',
      { loosened },
      'pass',
      [`lint loosened warn: ${loosened[0]?.what}`, 'test held ok: passed'],
    ],
    [
      'it must not be',
      { loosened, levels: { 'required-loosened': 'error' } },
      'fail',
      [`lint loosened fail: ${loosened[0]?.what}`, 'test held ok: passed'],
    ],
  ])('%s', (_, situation, verdict, rows) => {
    expect([gate(situation).verdict, rowsOf(situation)]).toEqual([verdict, rows]);
  });
});

describe('a change that asks for no check', () => {
  const change = { mergeBase: 'a'.repeat(40), head: 'd'.repeat(40), paths: 0 };
  const none = { policies: [askedBy('comparator', [])], folders: [] };

  test('holds without a proof and says so', () => {
    expect(gate(none)).toMatchObject({ verdict: 'pass', warnings: ['this change asks for no check'] });
  });

  test.each<[string, Situation, string]>([
    ['has no path', { ...none, change }, 'not_comparable'],
    [
      'has no path, and a rule for that',
      { ...none, policies: [askedBy('comparator', [], { hasEmptyRule: true })], change },
      'pass',
    ],
    ['has a proof that does not count', { ...none, folders: [folderOf({}, { faults: ['no'], proofs: [] })] }, 'fail'],
  ])('%s', (_, situation, verdict) => {
    expect(gate(situation).verdict).toBe(verdict);
  });
});

test.each([
  [{ class: null, changedFile: 'ci.yml', message: 'another ci.yml' }, ['test: another ci.yml']],
  [{ class: null, changedFile: null, message: 'success' }, []],
  [{}, []],
])('a check that passed with the record %j warns of %j', (seen, warnings) => {
  expect(gate(shows({ ...PASSED, seen })).warnings).toEqual(warnings);
});

test('findings have what was judged, the worst first, each with its own identity', () => {
  const { findings, counts } = gate({
    folders: [folderOf({ test: FAILED }), folderOf({}, { faults: ['one', 'other'], proofs: [] })],
  });
  expect(findings.map(({ subject, rule, effect, message }) => [subject.label, rule, effect, message])).toEqual([
    ['proof', 'invalid', 'fail', 'required: one'],
    ['proof', 'invalid', 'fail', 'required: other'],
    ['test', 'new', 'fail', 'exit code 1: it has to pass'],
  ]);
  expect(new Set(findings.map(({ identity }) => identity.join(' '))).size).toBe(3);
  expect(counts).toMatchObject({ invalid: 2, new: 1, held: 0 });
});
