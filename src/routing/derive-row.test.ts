import { describe, expect, test } from 'vitest';

import type { RoutingCase } from '../contracts/case-file.ts';
import type { UnitResult } from '../contracts/results.ts';
import type { TokenHit } from '../evidence/token-hit.ts';
import { HIDES_READS } from '../providers/known-providers.ts';
import { locatedCases, routingCase } from '../testing/gate-input-builder.ts';
import { HITS, observed, unitId, unitResult } from '../testing/unit-result-builder.ts';
import { deriveRow, rowContradiction, type RowPlace } from './derive-rows.ts';
import { infraResult, unitMark } from './unusable-evidence.ts';

type Changes = NonNullable<Parameters<typeof unitResult>[0]>;

const [ITEM, NEGATIVE] = located({}, { expected_skill: undefined, disallowed_skills: ['alpha-skill'] });

function located(...changes: readonly { [K in keyof RoutingCase]?: RoutingCase[K] | undefined }[]) {
  const cases = locatedCases(
    ...changes.map((change, index) => {
      const whole = { ...routingCase('alpha'), ...change, case_id: `alpha${index === 0 ? '' : index}` };
      return JSON.parse(JSON.stringify(whole)) as RoutingCase;
    }),
  );
  const [first, second] = cases;
  if (first === undefined || second === undefined) throw new Error('two cases were made');
  return [first, second] as const;
}

const LOADED = { 'alpha-skill': HITS.loaded };
const TRANSCRIPT = { path: 'a.jsonl', sha256: 'f'.repeat(64), bytes: 7 };
const MISSING = [{ token: 'alpha-skill', reason: 'absent', required_tier: 1, best_tier: null }] as const;
const GATED = { disallowed_hits: ['alpha-skill'], gating_hits: ['alpha-skill'] };
const FORBIDDEN = { status: 'fail', failure_kind: 'disallowed_hit', failure_category: 'assertion', ...GATED } as const;

/** A row that a recording gave; it is a pass of the positive case where nothing is said. */
function row(changes: Changes = {}): UnitResult {
  const isNegative = changes.case_id === NEGATIVE.definition.case_id;
  const { digest, definition } = isNegative ? NEGATIVE : ITEM;
  return unitResult({
    unit_run_id: unitId(1),
    expected_skill: definition.expected_skill ?? null,
    token_hits: isNegative ? {} : LOADED,
    case_digest: digest,
    transcript: TRANSCRIPT,
    ...changes,
  });
}

/** The same of a case that forbids the skill. */
function negative(changes: Changes = {}): UnitResult {
  return row({ case_id: NEGATIVE.definition.case_id, ...changes });
}

/** A row whose run failed in transport. */
function infra(reason: NonNullable<UnitResult['infra_reason']>, changes: Changes = {}): UnitResult {
  const { observed: facts, ...others } = changes;
  return row({
    status: 'infra_error',
    infra_reason: reason,
    failure_category: 'transport',
    token_hits: {},
    missing: [...MISSING],
    observed: observed({ tool_calls: 0, terminal: 'none', transport: reason, ...facts }),
    ...others,
    ...(others.missing === undefined ? { missing: missingOf(facts, others.token_hits) } : {}),
  });
}

function missingOf(facts: Changes['observed'], hits: Changes['token_hits']): UnitResult['missing'] {
  const any = { token: 'any_tool_call', reason: 'absent', required_tier: null, best_tier: null } as const;
  return [...(hits === undefined ? MISSING : []), ...((facts?.tool_calls ?? 0) === 0 ? [any] : [])];
}

/** What was run and not recorded: each attempt with what it came to. */
function run(unit: UnitResult, ...before: readonly UnitResult['status'][]): UnitResult {
  const attempt = (status: UnitResult['status'], reason: UnitResult['infra_reason'], last: boolean) => ({
    status,
    infra_reason: reason,
    error: null,
    exit_code: last ? unit.exit_code : 1,
    signal: null,
    timed_out: last && unit.timed_out,
    termination: last && unit.timed_out ? ('timeout' as const) : ('exited' as const),
    survivors: 0,
    duration_ms: 1,
  });
  return {
    ...unit,
    attempts: [
      ...before.map((status) => attempt(status, status === 'infra_error' ? 'api_error' : null, false)),
      attempt(unit.status, unit.infra_reason, true),
    ],
  };
}

function said(unit: UnitResult, place: Partial<RowPlace> = {}): string {
  const item = unit.case_id === NEGATIVE.definition.case_id ? NEGATIVE : ITEM;
  const mode = unit.attempts === null ? 'replay' : 'live';
  const at = { item, mode, isShared: false, hidesReads: HIDES_READS, ...place } as const;
  const { row: derived, stored } = deriveRow(unit, at);
  const contradiction = rowContradiction(derived, at);
  if (contradiction !== null) return `expected ${contradiction.expected}, found ${contradiction.found}`;
  if (stored === null) return 'agrees';
  const why = [derived.infra_reason, derived.failure_kind, derived.failure_category].filter((part) => part !== null);
  return `${derived.status}${why.length === 0 ? '' : ` (${why.join(', ')})`}, not ${stored}`;
}

const failed: Changes = {
  status: 'fail',
  failure_kind: 'missing_required',
  failure_category: 'assertion',
  token_hits: {},
  missing: [...MISSING],
};
const timedOut: Changes = { ...failed, timed_out: true, failure_category: 'timeout' };
const unstarted: Changes = {
  transcript: null,
  observed: observed({
    tool_calls: 0,
    terminal: 'none',
    transport: 'not_started',
    session_started: false,
    assistant_text: false,
  }),
};
const byErrorEvent = (reason: UnitResult['infra_reason']): Changes => ({
  observed: observed({ tool_calls: 0, terminal: 'error', transport: reason }),
});
const folder = `the transcript speaks of another unit's folder, ${unitMark(unitId(2))}`;
const foreign = ['3 lines of another session ignored'];

describe('agrees with its facts', () => {
  test.each<[string, UnitResult, Partial<RowPlace>?]>([
    ['pass: the skill was loaded', row()],
    ['pass: a negative case with proof of life', negative({ observed: observed({ tool_calls: 0 }) })],
    ['pass: after our clock ended the run', row({ timed_out: true })],
    ['pass: of the last attempt', run(row(), 'infra_error', 'infra_error')],
    ['fail: nothing was loaded', row(failed)],
    [
      'fail: too weak',
      row({
        ...failed,
        failure_kind: 'evidence_too_weak',
        token_hits: { 'alpha-skill': 'named' },
        missing: [{ token: 'alpha-skill', reason: 'too_weak', required_tier: 1, best_tier: 3 }],
      }),
    ],
    ['fail: by timeout', run(row(timedOut))],
    ['fail: a disallowed hit', negative({ ...FORBIDDEN, token_hits: LOADED })],
    [
      'fail: a disallowed hit before the transport failed',
      negative({
        ...FORBIDDEN,
        failure_category: 'transport',
        token_hits: LOADED,
        observed: observed({ terminal: 'error', transport: 'api_error' }),
      }),
    ],
    ['not_started: no program', infra('not_started', { ...unstarted })],
    ['not_started: its provider was stopped', { ...infra('not_started', { ...unstarted }), attempts: [] }],
    ['not_started: by its exit code', infra('not_started', { exit_code: 127 })],
    ['exit', run(infra('exit', { exit_code: 1 }), 'infra_error')],
    ['exit: the terminal event says so', infra('exit', byErrorEvent('exit'))],
    ['api_error', infra('api_error', byErrorEvent('api_error'))],
    ['auth', infra('auth', byErrorEvent('auth'))],
    [
      'api_error before an end without an answer',
      infra('api_error', { observed: observed({ tool_calls: 0, assistant_text: false, transport: 'api_error' }) }),
    ],
    ['rate_limited: the terminal event says so', infra('rate_limited', byErrorEvent('rate_limited'))],
    [
      'rate_limited: a last message of a run that did nothing',
      infra('rate_limited', {
        observed: observed({ tool_calls: 0, transport: 'rate_limited' }),
        usage: { input_tokens: 9, output_tokens: 0, cost_usd: null, turns: null },
      }),
    ],
    ['incomplete: no terminal event', infra('incomplete')],
    [
      'incomplete: silent until our clock ended it',
      infra('incomplete', {
        timed_out: true,
        failure_category: 'timeout',
        observed: observed({ tool_calls: 0, terminal: 'none', assistant_text: false }),
      }),
    ],
    [
      'incomplete: a negative case without proof of life',
      negative({
        status: 'infra_error',
        infra_reason: 'incomplete',
        failure_category: 'transport',
        observed: observed({ assistant_text: false }),
      }),
    ],
    [
      'incomplete: a part was lost, and too little is there',
      infra('incomplete', { observed: observed({ lost: 'incomplete' }), missing: [...MISSING] }),
    ],
    ['oversize: the terminal event is lost', infra('oversize')],
    [
      'oversize: a line was lost',
      infra('oversize', { observed: observed({ lost: 'oversize' }), missing: [...MISSING] }),
    ],
    ['unrecognised', infra('unrecognised', { observed: observed({ tool_calls: 0, transport: 'unrecognised' }) })],
    ['unobservable', infra('unobservable', { observed: observed({ tool_calls: 0, transport: 'unobservable' }) })],
    ['contaminated: a shared session', run(infraResult(row(), 'contaminated', 'why')), { isShared: true }],
    [
      'contaminated: a shared session, judged before that was known',
      { ...infraResult(row(), 'contaminated', 'why'), attempts: run(row()).attempts },
      { isShared: true },
    ],
    ['contaminated: another folder', run(infraResult(row(), 'contaminated', folder))],
    [
      'contaminated: another folder, whatever was hit',
      run(infraResult(negative({ ...FORBIDDEN, token_hits: LOADED }), 'contaminated', folder)),
    ],
    ['contaminated: lines of another session', infraResult(row({ warnings: foreign }), 'contaminated', 'why')],
    [
      'invalid: a prompt that the client cannot be given',
      run(infra('invalid', { ...unstarted, observed: observed({ ...unstarted.observed, transport: 'invalid' }) })),
    ],
    [
      'invalid: another model answered',
      run(infraResult(row({ client: { name: 'claude', version: null, model: 'other' } }), 'invalid', 'why')),
    ],
    [
      'invalid: another model answered, whatever was hit',
      run(
        infraResult(
          negative({ ...FORBIDDEN, token_hits: LOADED, client: { name: 'claude', version: null, model: 'other' } }),
          'invalid',
          'why',
        ),
      ),
    ],
    [
      "a hit of the client's logs, where these count",
      row({ token_hits: { ...LOADED, other: 'logged' }, log_fallback: { counts: true, files: 1, hits: {} } }),
    ],
  ])('%s', (_name, unit, place) => expect(said(unit, place)).toBe('agrees'));
});

describe('another verdict than its facts give is the verdict of the facts', () => {
  test.each<[string, UnitResult, string, Partial<RowPlace>?]>([
    ['pass without a hit', row({ token_hits: {} }), 'fail (missing_required, assertion), not pass'],
    ['pass on a weaker tier', row({ token_hits: { 'alpha-skill': 'read' } }), 'fail (evidence_too_weak, assertion)'],
    ['pass by a call that failed', row({ token_hits: { 'alpha-skill': 'failed' } }), 'fail (evidence_too_weak'],
    [
      'pass of a run that the service ended',
      row({ observed: observed({ terminal: 'error', transport: 'api_error' }) }),
      'infra_error (api_error, transport), not pass',
    ],
    ['pass over a disallowed hit', negative({ token_hits: LOADED }), 'fail (disallowed_hit, assertion)'],
    [
      'pass of a negative case without proof of life',
      negative({ observed: observed({ terminal: 'none' }) }),
      'infra_error (incomplete, transport)',
    ],
    [
      "pass where the evidence is another cell's too",
      run(row()),
      'infra_error (contaminated, transport)',
      { isShared: true },
    ],
    ['fail of what passed', row({ ...failed, token_hits: LOADED, missing: [] }), 'pass, not fail'],
    ['fail of another kind', row({ ...failed, failure_kind: 'optional_only' }), 'fail (missing_required, assertion)'],
    [
      'fail by timeout without one',
      row({ ...timedOut, timed_out: false }),
      'fail (missing_required, assertion), not fail (missing_required, timeout)',
    ],
    [
      'fail that lists less',
      row({ ...failed, missing: [] }),
      'fail (missing_required, assertion), not fail (missing_required, assertion) with other tokens',
    ],
    [
      'fail that lists no disallowed hit',
      negative({ ...FORBIDDEN, token_hits: LOADED, gating_hits: [] }),
      'fail (disallowed_hit, assertion), not fail (disallowed_hit, assertion) with other tokens',
    ],
    [
      'infra_error without a cause',
      infra('exit', { observed: observed({ terminal: 'none' }) }),
      'fail (missing_required, assertion), not infra_error (exit, transport)',
    ],
    ['infra_error for another reason', { ...infra('exit'), infra_reason: 'auth' }, 'infra_error (exit, transport)'],
    [
      'infra_error over a disallowed hit',
      negative({
        ...FORBIDDEN,
        token_hits: LOADED,
        status: 'infra_error',
        infra_reason: 'api_error',
        failure_kind: null,
        failure_category: 'transport',
        observed: observed({ terminal: 'error', transport: 'api_error' }),
      }),
      'fail (disallowed_hit, transport)',
    ],
    [
      'contaminated over a disallowed hit, by lines that were left out',
      infraResult(negative({ ...FORBIDDEN, token_hits: LOADED, warnings: foreign }), 'contaminated', 'why'),
      'fail (disallowed_hit, transport)',
    ],
  ])('%s', (_name, unit, expected, place) => expect(said(unit, place)).toContain(expected));
});

describe('lacks the facts of what it says', () => {
  const bare = { observed: observed({ tool_calls: 0 }) };
  const stated = (reason: NonNullable<UnitResult['infra_reason']>, more: Changes = {}): UnitResult =>
    infra(reason, { ...bare, ...more, observed: observed({ ...bare.observed, ...more.observed, transport: reason }) });
  test.each<[string, UnitResult, string, Partial<RowPlace>?]>([
    [
      'not_started that called a tool',
      stated('not_started', { observed: observed({ tool_calls: 1 }) }),
      'expected no tool call, for infra_error (not_started, transport), found none of that',
    ],
    ['exit after a clean end', stated('exit'), 'expected no terminal event, or one that says it failed'],
    ['api_error after a clean end', stated('api_error'), 'expected a terminal event of the client that says it failed'],
    ['auth after a clean end', stated('auth'), 'expected a terminal event of the client that says it failed'],
    [
      'rate_limited after a clean end',
      stated('rate_limited'),
      'expected a terminal event of the client that says it failed, or neither',
    ],
    ['incomplete after a clean end', stated('incomplete'), 'expected no terminal event, or a verdict'],
    ['oversize after a clean end', stated('oversize'), 'expected no terminal event, or a verdict'],
    [
      'unrecognised although a call was',
      stated('unrecognised', { observed: observed({ tool_calls: 1 }) }),
      'expected no tool call, and no terminal event',
    ],
    [
      'contaminated by nothing',
      infraResult(row(), 'contaminated', 'why'),
      'expected a session that a unit of another cell',
    ],
    [
      'contaminated by its own folder',
      infraResult(row(), 'contaminated', `the folder ${unitMark(unitId(1))}`),
      'expected a session that a unit of another cell',
    ],
    [
      'invalid of no model',
      infraResult(row(), 'invalid', 'why'),
      'expected a client that was not started, or the model',
    ],
    ['pass without a transcript', row({ transcript: null }), 'expected the digest of a transcript'],
    ['fail without a transcript', row({ ...failed, transcript: null }), 'expected the digest of a transcript'],
    [
      'api_error without a transcript',
      infra('api_error', { ...byErrorEvent('api_error'), transcript: null }),
      'expected the digest of a transcript',
    ],
    [
      'not_started that began a session',
      infra('not_started', { transcript: null }),
      'expected the digest of a transcript',
    ],
    ['a recording with attempts', run(row()), 'expected no attempts, since a recording was judged', { mode: 'replay' }],
    ['a run without attempts', row(), 'expected the attempts at a unit that was run', { mode: 'live' }],
    ['a run of no attempt', { ...row(), attempts: [] }, 'expected an attempt at least'],
    [
      'a failure that was tried again',
      run(row(), 'fail'),
      'expected attempts that infrastructure ended before the last one, found fail among them',
    ],
    ['a pass that was tried again', run(row(failed), 'pass'), 'found pass among them'],
    [
      'another end than its last attempt',
      { ...row(), attempts: run(row({ exit_code: 3 })).attempts },
      'expected the exit code of the last attempt 0, found 3',
    ],
    [
      'a timeout that its last attempt does not tell',
      { ...row(), attempts: run(row({ timed_out: true })).attempts },
      'expected the timeout of the last attempt false, found true',
    ],
    ['another case', row({ case_digest: `sha256:${'0'.repeat(64)}` }), 'expected the case digest "sha256:'],
    ['another expected skill', row({ expected_skill: null }), 'expected the expected skill "alpha-skill", found null'],
    ['another category', row({ category: 'x' }), 'expected the category null, found "x"'],
    ['another client', row({ client: { name: 'codex', version: null, model: null } }), 'expected the client "claude"'],
    [
      "a hit of the client's logs that nobody looked at",
      row({ token_hits: { ...LOADED, other: 'logged' } }),
      'expected hits from the client\'s logs only where these count, found one of "other"',
    ],
  ])('%s', (_name, unit, expected, place) => expect(said(unit, place)).toContain(expected));
});

describe('a hit', () => {
  test.each(Object.entries(HITS).filter(([name]) => name !== 'logged'))('%s is possible', (_name, hit) => {
    expect(said(row({ token_hits: { ...LOADED, other: hit } }))).toBe('agrees');
  });

  test.each<[string, Partial<TokenHit>]>([
    ['succeeded without an attempt', { attempted: false }],
    ['succeeded at no tier', { succeeded_tier: null }],
    ['succeeded by a mention', { tier: 3, succeeded_tier: 3 }],
    ['definitive without success', { succeeded: false, succeeded_tier: null }],
    ['stronger in success than altogether', { tier: 2 }],
    ['failed and succeeded', { tier: 2, succeeded: false, succeeded_tier: 2 }],
  ])('that %s is not', (_name, change) => {
    const hit = { ...HITS.loaded, ...change };
    expect(said(row({ token_hits: { ...LOADED, other: hit } }))).toContain(
      'expected a hit of "other" whose tiers fit together, found {',
    );
  });
});

test('whatever is stated is told on one line, in a few words', () => {
  const told = said(row({ category: '\ud83d\n::error::x'.repeat(1000) }));
  expect(told).toMatch(/^expected the category null, found .*$/);
  expect(told.length).toBeLessThan(400);
});

test('lists and message of a derived row are those of its facts', () => {
  const at = { item: NEGATIVE, mode: 'replay', isShared: false, hidesReads: HIDES_READS } as const;
  const { row: derived } = deriveRow(negative({ token_hits: LOADED }), at);
  expect(derived).toMatchObject({
    ...FORBIDDEN,
    error: 'its results say pass; by its own facts it is fail (disallowed_hit, assertion)',
  });
});
