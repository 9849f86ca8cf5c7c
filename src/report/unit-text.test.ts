import { describe, expect, test } from 'vitest';
import type { UnitResult } from '../contracts/results.ts';
import { unitRecord } from '../governance/termination/unit-records.ts';
import { ALL_HOSTILE, dangersIn, HOSTILE_TEXTS } from '../testing/hostile-text.ts';
import { HITS, unitId, unitResult } from '../testing/unit-result-builder.ts';
import { PLAIN } from './text-style.ts';
import { unitText } from './unit-text.ts';

const FAILED: UnitResult = unitResult({
  status: 'fail',
  failure_kind: 'mixed',
  exit_code: 1,
  timed_out: true,
  limit: 'turns',
  error: 'disallowed: bad',
  client: { name: 'claude', version: '2.1', model: null },
  disallowed_hits: ['bad', 'worse'],
  missing: [
    { token: 's', reason: 'too_weak', required_tier: 1, best_tier: 2 },
    { token: 't', reason: 'absent', required_tier: 2, best_tier: null },
    { token: 'any_tool_call', reason: 'absent', required_tier: null, best_tier: null },
  ],
  token_hits: {
    bad: HITS.loaded,
    s: { ...HITS.failed, depth: 2, call: 'Skill(s) → refused: unknown skill' },
    named: HITS.named,
  },
  transcript: { path: 'a.jsonl', sha256: 'f'.repeat(64), bytes: 1 },
  warnings: ['w1', 'w2'],
});

test('says why it ended, what is next and what is left', () => {
  const termination = unitRecord(FAILED, unitId(1), '2026-01-02T03:04:05.678Z');
  expect(unitText({ ...FAILED, termination }, PLAIN)).toContain(
    '  ended      budget_exhausted in run; next: broaden_scope; left: a.jsonl\n',
  );
});

test('explains a unit that failed', () => {
  expect(unitText(FAILED, PLAIN)).toBe(`alpha/claude, trial 1: fail
  unit       ${unitId(0)}
  why        disallowed: bad
  kind       mixed
  category   assertion
  limit      turns
  timed out  yes
  exit code  1
  client     claude 2.1
  disallowed bad, worse
  case       cases/routing/cases.json:1
  transcript a.jsonl

missing
  - s: too_weak needs tier 1, has 2
    it was seen, but more weakly than the case asks: a mention or a read is no call
  - t: absent needs tier 2, has nothing
    nothing in the transcript names it: look at the skill\u2019s description and the prompt
  - any tool call: absent
    the client answered without a tool: look at the skill\u2019s description and the prompt

hits
  - bad: tier 1, score 1000, skill_call, succeeded
    line 7: {"proof":true}
  - s: tier 2, score 800, skill_call, attempted only, in a subagent (depth 2)
    Skill(s) → refused: unknown skill
    line 7: {"proof":true}
  - named: tier 3, score 10, assistant_text, mentioned only
    line 7: {"proof":true}

warning: w1

warning: w2
`);
});

test('where a skill was loaded from', () => {
  const text = unitText(unitResult({ token_hits: { s: HITS.elsewhere } }), PLAIN);
  expect(text).toContain('    line 7: {"proof":true}\n    from /home/u/.claude/skills/s/SKILL.md\n');
});

test('a unit that passed says little', () => {
  expect(unitText(unitResult({ exit_code: null, case_file: null }), PLAIN)).toBe(`alpha/claude, trial 1: pass
  unit       ${unitId(0)}
  client     claude

no hits
`);
});

test('infrastructure is told with its reason', () => {
  const text = unitText(unitResult({ status: 'infra_error', infra_reason: 'rate_limited' }), PLAIN);
  expect(text).toContain('  kind       rate_limited\n');
  expect(text).toContain('  category   transport\n');
});

test('what infrastructure kept from being seen is no reason to change a description', () => {
  const missing = [{ token: 'alpha-skill', reason: 'absent', required_tier: 1, best_tier: null } as const];
  const told = (status: 'fail' | 'infra_error'): string => unitText(unitResult({ status, missing }), PLAIN);
  expect([told('fail').includes('description'), told('infra_error').includes('description')]).toEqual([true, false]);
});

test.each([
  ['absent', true],
  ['not_available', false],
] as const)('where a skill is %s, that nothing was called is a reason to change one: %s', (reason, told) => {
  const missing: UnitResult['missing'] = [
    { token: 'alpha-skill', reason, required_tier: 1, best_tier: null },
    { token: 'any_tool_call', reason: 'absent', required_tier: null, best_tier: null },
  ];
  expect(unitText(unitResult({ status: 'fail', missing }), PLAIN).includes('description')).toBe(told);
});

test.each(['ambiguous', 'wrong_source', 'too_weak', 'attempted_not_executed', 'not_available', 'absent'] as const)(
  '%s has a remedy of its own',
  (reason) => {
    const missing = [{ token: 's', reason, required_tier: 1 as const, best_tier: null }];
    const tiers = reason === 'wrong_source' ? '' : ' needs tier 1, has nothing';
    expect(unitText(unitResult({ status: 'fail', missing }), PLAIN)).toMatch(
      new RegExp(`- s: ${reason}${tiers}\\n {4}[a-z].{30,}`),
    );
    // Also of a run that came to nothing: what was seen there was no call.
    const unread = unitText(unitResult({ status: 'infra_error', missing }), PLAIN);
    expect(unread.includes('prove no call')).toBe(reason === 'wrong_source');
  },
);

describe('hostile text', () => {
  test.each([...HOSTILE_TEXTS, ['all of them', ALL_HOSTILE] as const])('of %s no line is a command', (_name, text) => {
    const make = (value: string): string =>
      unitText(
        {
          ...FAILED,
          error: value,
          case_file: value,
          client: { name: value, version: value, model: value },
          disallowed_hits: [value],
          missing: [{ token: value, reason: 'absent', required_tier: null, best_tier: null }],
          token_hits: { [value]: { ...HITS.loaded, proof_line: value, path: value } },
          transcript: { path: value, sha256: '', bytes: 1 },
          warnings: [value],
        },
        PLAIN,
      );
    expect(dangersIn(make(text))).toEqual([]);
    expect(make(text).split('\n').length).toBe(make('harmless').split('\n').length);
  });
});

test('tells every attempt where there was more than one', () => {
  const attempt = {
    status: 'infra_error',
    infra_reason: 'rate_limited',
    error: 'too many\n::error::requests',
    exit_code: 1,
    signal: null,
    timed_out: false,
    termination: 'exited',
    survivors: 0,
    duration_ms: 1234,
  } as const;
  const last = { ...attempt, status: 'pass', infra_reason: null, error: null, duration_ms: 5000 } as const;
  const text = unitText(unitResult({ attempts: [attempt, last], duration_ms: 5000 }), PLAIN);
  expect(text).toContain('  took       5.0 s\n');
  expect(text).toContain(
    'attempts\n  1. rate_limited after 1.2 s: too many ::error::requests\n  2. pass after 5.0 s\n',
  );
  expect(unitText(unitResult({ attempts: [last] }), PLAIN)).not.toContain('attempts');
});

test.each([
  ['auth', 'renew the secret'],
  ['rate_limited', 'wait until the limit is reset'],
  ['api_error', null],
  ['incomplete', null],
] as const)('advises for %s what fits it: %s', (reason, advice) => {
  const text = unitText(unitResult({ status: 'infra_error', infra_reason: reason }), PLAIN);
  const [, told = null] = /^ {2}do {9}(.*)$/m.exec(text) ?? [];
  expect(told === null ? null : told.startsWith(advice ?? '-')).toBe(advice === null ? null : true);
});
