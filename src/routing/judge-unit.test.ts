import { describe, expect, test } from 'vitest';
import type { RoutingCase } from '../contracts/case-file.ts';
import type { InfraReason, Observed } from '../contracts/results.ts';
import type { TokenHit } from '../evidence/token-hit.ts';
import { hitsOf, observed, type HitName } from '../testing/unit-result-builder.ts';
import { judgeUnit, type RunFacts, type Verdict } from './judge-unit.ts';
import { HIDES_READS } from '../providers/known-providers.ts';
import { requirementsOf } from './requirements.ts';

interface Run {
  readonly hits?: Readonly<Record<string, HitName | TokenHit>>;
  readonly observed?: Partial<Observed>;
  readonly timedOut?: boolean;
  readonly skills?: readonly string[] | null;
  readonly agent?: string;
}

function judge(changes: Partial<RoutingCase>, run: Run = {}): Verdict {
  const facts: RunFacts = {
    observed: observed(run.observed),
    hits: hitsOf(run.hits ?? {}),
    timed_out: run.timedOut ?? false,
    skills_available: run.skills ?? null,
  };
  return judgeUnit(
    requirementsOf({ case_id: 'a', prompt: 'p', ...changes }, run.agent ?? 'claude', HIDES_READS),
    facts,
  );
}

/** `pass`, `fail kind category`, `infra_error reason category`. */
function short(verdict: Verdict): string {
  const parts = [verdict.status, verdict.infra_reason, verdict.failure_kind, verdict.failure_category];
  return parts.filter((part) => part !== null).join(' ');
}

const missing = (verdict: Verdict): string[] =>
  verdict.missing.map(
    ({ token, reason, required_tier: wanted, best_tier: best }) => `${token} ${reason} ${wanted}/${best}`,
  );

const POSITIVE: Partial<RoutingCase> = { expected_skill: 's' };
const NEGATIVE: Partial<RoutingCase> = { disallowed_skills: ['d'] };

describe('a positive case', () => {
  test.each<[string, Partial<RoutingCase>, Run, string]>([
    ['passes on a load', POSITIVE, { hits: { s: 'loaded' } }, 'pass'],
    ['fails on a read', POSITIVE, { hits: { s: 'read' } }, 'fail evidence_too_weak assertion'],
    [
      'passes on a read where that is enough',
      { ...POSITIVE, expected_skill_min_tier: 2 },
      { hits: { s: 'read' } },
      'pass',
    ],
    ['fails on a failed call', POSITIVE, { hits: { s: 'failed' } }, 'fail evidence_too_weak assertion'],
    [
      'fails on a failed call also at tier 2',
      { ...POSITIVE, expected_skill_min_tier: 2 },
      { hits: { s: 'failed' } },
      'fail evidence_too_weak assertion',
    ],
    [
      'fails on a failed call also at tier 3',
      { ...POSITIVE, expected_skill_min_tier: 3 },
      { hits: { s: 'failed' } },
      'fail evidence_too_weak assertion',
    ],
    [
      'a failed call hides no good read',
      { ...POSITIVE, expected_skill_min_tier: 2 },
      { hits: { s: 'failedAndRead' } },
      'pass',
    ],
    [
      'a good read beside a failed call is no load',
      POSITIVE,
      { hits: { s: 'failedAndRead' } },
      'fail evidence_too_weak assertion',
    ],
    [
      'a mention is no call and no read, also at tier 3',
      { ...POSITIVE, expected_skill_min_tier: 3 },
      { hits: { s: 'named' } },
      'fail evidence_too_weak assertion',
    ],
    [
      'a mention is not enough at tier 2',
      { ...POSITIVE, expected_skill_min_tier: 2 },
      { hits: { s: 'named' } },
      'fail evidence_too_weak assertion',
    ],
    ['fails on nothing', POSITIVE, {}, 'fail missing_required assertion'],
    ['another skill is nothing', POSITIVE, { hits: { other: 'loaded' } }, 'fail missing_required assertion'],
    [
      'every required token has to be there',
      { required_skills: ['s', 't'] },
      { hits: { s: 'loaded' } },
      'fail missing_required assertion',
    ],
    [
      'all too weak',
      { required_skills: ['s', 't'] },
      { hits: { s: 'read', t: 'failed' } },
      'fail evidence_too_weak assertion',
    ],
    [
      'one too weak and one absent',
      { required_skills: ['s', 't'] },
      { hits: { s: 'read' } },
      'fail missing_required assertion',
    ],
    [
      'one too weak, the other there',
      { required_skills: ['s', 't'] },
      { hits: { s: 'read', t: 'loaded' } },
      'fail evidence_too_weak assertion',
    ],
    [
      'an optional hit instead of it',
      { ...POSITIVE, optional_skills: ['o'] },
      { hits: { o: 'named' } },
      'fail optional_only assertion',
    ],
    [
      'an optional hit beside weak evidence',
      { ...POSITIVE, optional_skills: ['o'] },
      { hits: { s: 'read', o: 'loaded' } },
      'fail evidence_too_weak assertion',
    ],
    [
      'an optional hit gates nothing',
      { ...POSITIVE, optional_skills: ['o'] },
      { hits: { s: 'loaded', o: 'loaded' } },
      'pass',
    ],
    [
      'a disallowed hit',
      { ...POSITIVE, ...NEGATIVE },
      { hits: { s: 'loaded', d: 'loaded' } },
      'fail disallowed_hit assertion',
    ],
    [
      'a disallowed hit and nothing else',
      { ...POSITIVE, ...NEGATIVE },
      { hits: { d: 'loaded' } },
      'fail mixed assertion',
    ],
    [
      'a disallowed hit beside weak evidence',
      { ...POSITIVE, ...NEGATIVE },
      { hits: { s: 'read', d: 'read' } },
      'fail mixed assertion',
    ],
    [
      'a disallowed hit beside an optional one',
      { ...POSITIVE, ...NEGATIVE, optional_skills: ['o'] },
      { hits: { o: 'loaded', d: 'read' } },
      'fail mixed assertion',
    ],
  ])('%s', (_name, definition, run, expected) => {
    expect(short(judge(definition, run))).toBe(expected);
  });

  test('for each provider tier 1 is implied by expected_skill', () => {
    for (const agent of ['claude', 'codex', 'copilot']) {
      const file = { 's/SKILL.md': 'file' } as const;
      expect(short(judge(POSITIVE, { agent, hits: { s: 'loaded', ...file } }))).toBe('pass');
      expect(short(judge(POSITIVE, { agent, hits: { s: 'read', ...file } }))).toBe('fail evidence_too_weak assertion');
      expect(short(judge({ ...POSITIVE, expected_skill_min_tier: 2 }, { agent, hits: { s: 'read', ...file } }))).toBe(
        'pass',
      );
    }
  });
});

describe('the any-list', () => {
  const LIST: Partial<RoutingCase> = { ...POSITIVE, required_any_evidence: ['ILogger', 'MapGet'] };
  const hits = { s: 'loaded' } as const;
  test.each<[string, Partial<RoutingCase>, Run, string, string[]]>([
    ['one of it is enough', LIST, { hits, observed: { any_matched: ['MapGet'], tool_calls: 0 } }, 'pass', []],
    [
      'none of it',
      LIST,
      { hits, observed: { any_unmatched: ['ILogger', 'MapGet'] } },
      'fail missing_required assertion',
      ['any_of(ILogger|MapGet) absent null/null'],
    ],
    [
      'none of it, but an optional hit',
      { ...LIST, optional_skills: ['o'] },
      { hits: { ...hits, o: 'read' } },
      'fail optional_only assertion',
      ['any_of(ILogger|MapGet) absent null/null'],
    ],
    [
      'none of it, and the skill too weak',
      LIST,
      { hits: { s: 'read' } },
      'fail evidence_too_weak assertion',
      ['s too_weak 1/2', 'any_of(ILogger|MapGet) absent null/null'],
    ],
    [
      'none of it beside a disallowed hit',
      { ...LIST, ...NEGATIVE },
      { hits: { ...hits, d: 'loaded' } },
      'fail mixed assertion',
      ['any_of(ILogger|MapGet) absent null/null'],
    ],
    [
      'a tool call is no entry of a list that replaces',
      LIST,
      { hits, observed: { tool_calls: 9 } },
      'fail missing_required assertion',
      ['any_of(ILogger|MapGet) absent null/null'],
    ],
    ['no list: any tool call', POSITIVE, { hits, observed: { tool_calls: 1 } }, 'pass', []],
    [
      'no list and no tool call',
      POSITIVE,
      { hits, observed: { tool_calls: 0 } },
      'fail missing_required assertion',
      ['any_tool_call absent null/null'],
    ],
    ['without a list nothing is asked of a negative case', NEGATIVE, { observed: { tool_calls: 0 } }, 'pass', []],
    [
      'a negative case with a list',
      { ...NEGATIVE, required_any_evidence: ['x'] },
      {},
      'fail missing_required assertion',
      ['any_of(x) absent null/null'],
    ],
    [
      'a negative case with a list that is met',
      { ...NEGATIVE, required_any_evidence: ['x'] },
      { observed: { any_matched: ['x'] } },
      'pass',
      [],
    ],
  ])('%s', (_name, definition, run, expected, rows) => {
    const verdict = judge(definition, run);
    expect(short(verdict)).toBe(expected);
    expect(missing(verdict)).toEqual(rows);
  });

  test.each([
    'tool_use',
    'read_file',
    'file_search',
    'command_execution',
    'function_call',
    'mcp:',
    'Glob ',
    'Grep ',
    'Read(',
    'Grep(',
    'Glob(',
    'Bash(',
    'shell(',
    'Starting remote MCP client for github-mcp-server',
  ])('the activity token %j means any tool call, and its letters alone mean nothing', (token) => {
    const definition = { ...POSITIVE, required_any_evidence: [token, 'never'] };
    expect(short(judge(definition, { hits, observed: { tool_calls: 1, any_matched: [] } }))).toBe('pass');
    expect(short(judge(definition, { hits, observed: { tool_calls: 0, any_matched: [token] } }))).toBe(
      'fail missing_required assertion',
    );
  });
});

describe('why a token is missing: the first reason that fits', () => {
  const all = { ambiguous: ['s'], catalogue_complete: true, skill_tool: false };
  test.each<[string, Run, string]>([
    ['ambiguous before all others', { hits: { s: 'noise' }, observed: all, skills: [] }, 's ambiguous 1/3'],
    ['ambiguous without a hit', { observed: all, skills: [] }, 's ambiguous 1/null'],
    ['ambiguous although it was loaded', { hits: { s: 'loaded' }, observed: { ambiguous: ['s'] } }, 's ambiguous 1/1'],
    ['only in noise', { hits: { s: 'noise' }, observed: { skill_tool: false } }, 's wrong_source 1/3'],
    ['only in a log', { hits: { s: 'logged' } }, 's wrong_source 1/2'],
    ['loaded from elsewhere', { hits: { s: 'elsewhere' }, observed: { skill_tool: false } }, 's wrong_source 1/2'],
    ['a read', { hits: { s: 'read' }, observed: { skill_tool: false } }, 's too_weak 1/2'],
    ['a failed call and a good read', { hits: { s: 'failedAndRead' } }, 's too_weak 1/2'],
    ['a mention', { hits: { s: 'named' }, observed: { skill_tool: false } }, 's too_weak 1/3'],
    ['a failed call', { hits: { s: 'failed' }, observed: { skill_tool: false } }, 's attempted_not_executed 1/2'],
    ['a failed call and a mention', { hits: { s: 'failedAndNamed' } }, 's attempted_not_executed 1/2'],
    ['no tool to load it with', { observed: { skill_tool: false } }, 's not_available 1/null'],
    [
      'not in a complete catalogue',
      { observed: { catalogue_complete: true }, skills: ['t'] },
      's not_available 1/null',
    ],
    [
      'a complete catalogue that is empty',
      { observed: { catalogue_complete: true }, skills: [] },
      's not_available 1/null',
    ],
    ['in a complete catalogue', { observed: { catalogue_complete: true }, skills: ['t', 'S'] }, 's absent 1/null'],
    ['in it with its plugin', { observed: { catalogue_complete: true }, skills: ['plug:s'] }, 's absent 1/null'],
    ['not in a catalogue that is not complete', { skills: ['t'] }, 's absent 1/null'],
    [
      'a complete catalogue that nobody saw',
      { observed: { catalogue_complete: true }, skills: null },
      's absent 1/null',
    ],
    ['a client with the tool', { observed: { skill_tool: true } }, 's absent 1/null'],
    ['nothing', {}, 's absent 1/null'],
  ])('%s', (_name, run, row) => {
    expect(missing(judge(POSITIVE, run))).toEqual([row]);
  });

  test('another plugin offers another skill', () => {
    const run: Run = { observed: { catalogue_complete: true }, skills: ['other:s'] };
    expect(missing(judge({ expected_skill: 'mine:s' }, run))).toEqual(['mine:s not_available 1/null']);
  });

  test.each([
    [{ codex: { s: 'theirs' } }, 'theirs'],
    [{ codex: { theirs: 's' } }, 'theirs'],
  ])('a skill is offered under its alias %j', (aliases, name) => {
    const run: Run = { agent: 'codex', observed: { catalogue_complete: true }, skills: [name] };
    expect(missing(judge({ ...POSITIVE, provider_aliases: aliases }, run))).toEqual(['s absent 1/null']);
  });

  test.each(['docs/a.md', 's/SKILL.md', 'README.md'])('a file (%s) cannot be missing from a catalogue', (file) => {
    const run: Run = { observed: { catalogue_complete: true, skill_tool: false }, skills: [] };
    expect(missing(judge({ required_files: [file] }, run))).toEqual([`${file} absent 2/null`]);
  });
});

describe("a skill's own file", () => {
  const run = (hits: Run['hits'], agent = 'codex'): string[] =>
    missing(judge(POSITIVE, { agent, ...(hits === undefined ? {} : { hits }) }));

  test.each<[string, Run['hits'], string[]]>([
    ['is not reported twice', {}, ['s absent 1/null']],
    ['is not reported beside a weak skill', { s: 'read' }, ['s too_weak 1/2']],
    ['is reported where the skill is there', { s: 'loaded' }, ['s/SKILL.md absent 3/null']],
    ['is there at any tier', { s: 'loaded', 's/SKILL.md': 'named' }, []],
    ['a failed read is no read', { s: 'loaded', 's/SKILL.md': 'failed' }, ['s/SKILL.md attempted_not_executed 3/2']],
  ])('%s', (_name, hits, rows) => {
    expect(run(hits)).toEqual(rows);
    expect(run(hits, 'copilot')).toEqual(rows);
  });

  test('is not asked of Claude', () => {
    expect(run({ s: 'loaded' }, 'claude')).toEqual([]);
  });

  test('alone it makes a positive case', () => {
    expect(short(judge({ require_skill_file: true }, { agent: 'codex' }))).toBe('fail missing_required assertion');
    expect(short(judge({ require_skill_file: true }, { agent: 'codex', hits: { 'SKILL.md': 'file' } }))).toBe('pass');
  });
});

describe('disallowed tokens', () => {
  test.each<[HitName, 1 | 2 | 3, boolean]>([
    ['loaded', 1, true],
    ['read', 1, false],
    ['failed', 1, false],
    ['named', 1, false],
    ['loaded', 2, true],
    ['read', 2, true],
    ['failed', 2, true],
    ['named', 2, false],
    ['noise', 2, false],
    ['named', 3, true],
    ['noise', 3, true],
  ])('%s at disallowed_min_tier %i gates: %s', (hit, tier, gates) => {
    const verdict = judge({ ...NEGATIVE, disallowed_min_tier: tier }, { hits: { d: hit } });
    expect(short(verdict)).toBe(gates ? 'fail disallowed_hit assertion' : 'pass');
    expect(verdict.disallowed_hits).toEqual(['d']);
    expect(verdict.gating_hits).toEqual(gates ? ['d'] : []);
  });

  test('every hit is listed, only the strong ones gate', () => {
    const verdict = judge(
      { disallowed_skills: ['a', 'b', 'c', 'd'] },
      { hits: { a: 'named', c: 'read', d: 'loaded' } },
    );
    expect(verdict.disallowed_hits).toEqual(['a', 'c', 'd']);
    expect(verdict.gating_hits).toEqual(['c', 'd']);
  });

  test('it may be ambiguous: an attempt is enough', () => {
    expect(short(judge(NEGATIVE, { hits: { d: 'failed' }, observed: { ambiguous: ['d'] } }))).toBe(
      'fail disallowed_hit assertion',
    );
  });

  test('is kept and gates also where the run then failed', () => {
    const verdict = judge(NEGATIVE, {
      hits: { d: 'read' },
      observed: { transport: 'rate_limited', terminal: 'error' },
    });
    expect(short(verdict)).toBe('fail disallowed_hit transport');
    expect(verdict.infra_reason).toBeNull();
  });

  test.each<[string, Run, string]>([
    [
      'in transport, with something missing',
      { hits: { d: 'read' }, observed: { transport: 'exit' } },
      'fail mixed transport',
    ],
    [
      'by our clock',
      { hits: { s: 'loaded', d: 'read' }, timedOut: true, observed: { terminal: 'none' } },
      'fail disallowed_hit timeout',
    ],
    [
      'by our clock before the model said a word',
      { hits: { d: 'read' }, timedOut: true, observed: { assistant_text: false, tool_calls: 0 } },
      'fail mixed timeout',
    ],
    [
      'with parts lost',
      { hits: { s: 'loaded', d: 'read' }, observed: { lost: 'oversize' } },
      'fail disallowed_hit assertion',
    ],
    [
      'a weak one does not',
      { hits: { s: 'loaded', d: 'named' }, observed: { transport: 'exit' } },
      'infra_error exit transport',
    ],
  ])('a run that ended %s', (_name, run, expected) => {
    expect(short(judge({ ...POSITIVE, ...NEGATIVE }, run))).toBe(expected);
  });
});

describe('infrastructure', () => {
  const REASONS = [
    'not_started',
    'exit',
    'api_error',
    'rate_limited',
    'auth',
    'incomplete',
    'unobservable',
    'unrecognised',
    'oversize',
    'contaminated',
    'invalid',
  ] as const satisfies readonly InfraReason[];

  test.each(REASONS)('%s comes before evidence, and keeps it', (reason) => {
    const run: Run = { hits: { s: 'loaded', o: 'read', d: 'named' }, observed: { transport: reason } };
    const verdict = judge({ ...POSITIVE, ...NEGATIVE, optional_skills: ['o'] }, run);
    expect(short(verdict)).toBe(`infra_error ${reason} transport`);
    expect(verdict).toMatchObject({
      failure_kind: null,
      optional_hits: ['o'],
      disallowed_hits: ['d'],
      gating_hits: [],
      missing: [],
    });
    expect(short(judge(POSITIVE, { ...run, timedOut: true }))).toBe(`infra_error ${reason} timeout`);
    expect(missing(judge(POSITIVE, { observed: { transport: reason } }))).toEqual(['s absent 1/null']);
  });

  test('nothing of it is a failed run', () => {
    expect(short(judge(POSITIVE, { hits: { s: 'loaded' }, observed: { transport: null } }))).toBe('pass');
  });
});

describe('a run that our clock ended', () => {
  test.each<[string, Partial<RoutingCase>, Run, string]>([
    ['enough evidence passes', POSITIVE, { hits: { s: 'loaded' }, observed: { terminal: 'none' } }, 'pass'],
    [
      'too little fails by timeout',
      POSITIVE,
      { hits: { s: 'read' }, observed: { terminal: 'none' } },
      'fail evidence_too_weak timeout',
    ],
    [
      'nothing but some text',
      POSITIVE,
      { observed: { terminal: 'none', tool_calls: 0 } },
      'fail missing_required timeout',
    ],
    [
      'nothing but a tool call',
      POSITIVE,
      { observed: { terminal: 'none', assistant_text: false } },
      'fail missing_required timeout',
    ],
    [
      'neither',
      POSITIVE,
      { observed: { terminal: 'none', assistant_text: false, tool_calls: 0 } },
      'infra_error incomplete timeout',
    ],
    [
      'neither, and yet a clean end',
      POSITIVE,
      { observed: { assistant_text: false, tool_calls: 0 } },
      'infra_error incomplete timeout',
    ],
    ['a negative case without its end', NEGATIVE, { observed: { terminal: 'none' } }, 'infra_error incomplete timeout'],
    ['a negative case with its end', NEGATIVE, { observed: { terminal: 'completed' } }, 'pass'],
    [
      'with parts lost and too little',
      POSITIVE,
      { observed: { terminal: 'none', lost: 'incomplete' } },
      'infra_error incomplete timeout',
    ],
  ])('%s', (_name, definition, run, expected) => {
    expect(short(judge(definition, { ...run, timedOut: true }))).toBe(expected);
  });

  test('a clock that did not ring changes nothing', () => {
    expect(short(judge(POSITIVE, { observed: { tool_calls: 0 } }))).toBe('fail missing_required assertion');
  });
});

describe('an answer without a word', () => {
  test.each<[string, Partial<RoutingCase>, Run, string]>([
    ['is no absence', POSITIVE, {}, 'infra_error incomplete transport'],
    ['nor of calls', POSITIVE, { observed: { tool_calls: 0 } }, 'infra_error incomplete transport'],
    ['nor what is seen too weakly', POSITIVE, { hits: { s: 'read' } }, 'infra_error incomplete transport'],
    ['keeps what was proven', POSITIVE, { hits: { s: 'loaded' } }, 'pass'],
    [
      'proves no absence of others',
      { ...POSITIVE, ...NEGATIVE },
      { hits: { s: 'loaded' } },
      'infra_error incomplete transport',
    ],
    ['keeps a disallowed call', NEGATIVE, { hits: { d: 'loaded' } }, 'fail disallowed_hit assertion'],
    ['is the same to a negative case', NEGATIVE, {}, 'infra_error incomplete transport'],
    ['is a failure at a limit', POSITIVE, { observed: { terminal: 'limit' } }, 'fail missing_required assertion'],
    [
      'is judged as before where our clock ended it',
      POSITIVE,
      { timedOut: true, observed: { terminal: 'none' } },
      'fail missing_required timeout',
    ],
  ])('%s', (_name, changes, run, expected) => {
    const seen = { assistant_text: false, ...run.observed };
    expect(short(judge(changes, { ...run, observed: seen }))).toBe(expected);
  });
});

describe('proof of life of a negative case', () => {
  test.each<[string, Partial<Observed>, string]>([
    ['all of it', {}, 'pass'],
    ['a limit is an end', { terminal: 'limit' }, 'pass'],
    ['no tool call is needed', { tool_calls: 0 }, 'pass'],
    ['the session never started', { session_started: false }, 'infra_error incomplete transport'],
    ['the model never answered', { assistant_text: false }, 'infra_error incomplete transport'],
    ['no end', { terminal: 'none' }, 'infra_error incomplete transport'],
    ['an end with an error', { terminal: 'error' }, 'infra_error incomplete transport'],
  ])('%s', (_name, changes, expected) => {
    expect(short(judge(NEGATIVE, { observed: changes }))).toBe(expected);
    expect(short(judge({}, { observed: changes }))).toBe(expected);
  });
});

describe('parts of the transcript that could not be read', () => {
  test.each(['oversize', 'incomplete'] as const)('%s: hits stand, absence proves nothing', (lost) => {
    const seen: Partial<Observed> = { lost };
    expect(short(judge(POSITIVE, { hits: { s: 'loaded' }, observed: seen }))).toBe('pass');
    expect(short(judge(POSITIVE, { observed: seen }))).toBe(`infra_error ${lost} transport`);
    expect(short(judge(POSITIVE, { hits: { s: 'read' }, observed: seen }))).toBe(`infra_error ${lost} transport`);
    expect(short(judge({ ...POSITIVE, required_any_evidence: ['x'] }, { hits: { s: 'loaded' }, observed: seen }))).toBe(
      `infra_error ${lost} transport`,
    );
    expect(short(judge(NEGATIVE, { observed: seen }))).toBe(`infra_error ${lost} transport`);
    // A disallowed call may stand in what was lost.
    expect(short(judge({ ...POSITIVE, ...NEGATIVE }, { hits: { s: 'loaded' }, observed: seen }))).toBe(
      `infra_error ${lost} transport`,
    );
    expect(short(judge(NEGATIVE, { hits: { d: 'loaded' }, observed: seen }))).toBe('fail disallowed_hit assertion');
    expect(short(judge({ ...NEGATIVE, required_any_evidence: ['x'] }, { observed: seen }))).toBe(
      `infra_error ${lost} transport`,
    );
  });
});

test('optional hits are listed at any tier and gate nothing', () => {
  const verdict = judge({ optional_skills: ['a', 'b', 'c'] }, { hits: { a: 'named', c: 'failed' } });
  expect(short(verdict)).toBe('pass');
  expect(verdict.optional_hits).toEqual(['a', 'c']);
});

test('every failure kind is reachable', () => {
  const kinds = [
    judge(POSITIVE),
    judge({ ...POSITIVE, optional_skills: ['o'] }, { hits: { o: 'read' } }),
    judge(POSITIVE, { hits: { s: 'read' } }),
    judge(NEGATIVE, { hits: { d: 'read' } }),
    judge({ ...POSITIVE, ...NEGATIVE }, { hits: { d: 'read' } }),
  ].map((verdict) => verdict.failure_kind);
  expect(kinds).toEqual(['missing_required', 'optional_only', 'evidence_too_weak', 'disallowed_hit', 'mixed']);
});
