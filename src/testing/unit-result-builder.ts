import type { Observed, UnitResult } from '../contracts/results.ts';
import type { TokenHit } from '../evidence/token-hit.ts';

const HIT = { source_kind: 'cli_output', line_number: 7, proof_line: '{"proof":true}', depth: 0 } as const;

/** What a call or read of a token leaves behind, in the shapes that `src/evidence` gives. */
export const HITS = {
  loaded: hit({
    tier: 1,
    score: 1000,
    source_detail: 'skill_call',
    attempted: true,
    succeeded: true,
    succeeded_tier: 1,
  }),
  /** Of a token with a path, which never exceeds tier 2. */
  file: hit({ tier: 2, score: 1000, source_detail: 'file_open', attempted: true, succeeded: true, succeeded_tier: 2 }),
  read: hit({ tier: 2, score: 700, source_detail: 'file_open', attempted: true, succeeded: true, succeeded_tier: 2 }),
  failed: hit({
    tier: 2,
    score: 800,
    source_detail: 'skill_call',
    attempted: true,
    succeeded: false,
    succeeded_tier: null,
  }),
  /** A failed call beside a good read: the stronger one shows, and what succeeded is kept apart. */
  failedAndRead: hit({
    tier: 2,
    score: 800,
    source_detail: 'skill_call',
    attempted: true,
    succeeded: true,
    succeeded_tier: 2,
  }),
  /** A failed call beside a mention. */
  failedAndNamed: hit({
    tier: 2,
    score: 800,
    source_detail: 'skill_call',
    attempted: true,
    succeeded: false,
    succeeded_tier: 3,
  }),
  named: hit({
    tier: 3,
    score: 10,
    source_detail: 'assistant_text',
    attempted: false,
    succeeded: false,
    succeeded_tier: 3,
  }),
  noise: hit({ tier: 3, score: 10, source_detail: 'noise', attempted: false, succeeded: false, succeeded_tier: 3 }),
  logged: hit({
    tier: 2,
    score: 700,
    source_kind: 'log_fallback',
    source_detail: 'file_open',
    attempted: true,
    succeeded: true,
    succeeded_tier: 2,
  }),
  /** Loaded, but from where nothing under test lies. */
  elsewhere: {
    ...hit({
      tier: 2,
      score: 700,
      source_detail: 'skill_call',
      attempted: true,
      succeeded: false,
      succeeded_tier: null,
    }),
    path: '/home/u/.claude/skills/s/SKILL.md',
    wrong_source: true,
  },
} as const;

export type HitName = keyof typeof HITS;

function hit(facts: Omit<TokenHit, keyof typeof HIT> & Partial<TokenHit>): TokenHit {
  return { ...HIT, ...facts };
}

/** Hits by token. */
export function hitsOf(hits: Readonly<Record<string, HitName | TokenHit>>): Map<string, TokenHit> {
  return new Map(Object.entries(hits).map(([token, one]) => [token, typeof one === 'string' ? HITS[one] : one]));
}

/** Facts of a run that went well and in which one tool was called. */
export function observed(changes: Partial<Observed> = {}): Observed {
  return {
    session_started: true,
    assistant_text: true,
    tool_calls: 1,
    terminal: 'completed',
    transport: null,
    lost: null,
    any_matched: [],
    any_unmatched: [],
    ambiguous: [],
    catalogue_complete: false,
    skill_tool: null,
    session_id: null,
    content_digest: null,
    api_status: null,
    ...changes,
  };
}

/** A unit that passed; `changes` make it what a test needs. */
export function unitResult(
  changes: Omit<Partial<UnitResult>, 'token_hits'> & { token_hits?: Readonly<Record<string, HitName | TokenHit>> } = {},
): UnitResult {
  const { token_hits: hits = {}, ...others } = changes;
  const agent = others.agent ?? 'claude';
  const failed = others.status !== undefined && others.status !== 'pass';
  return {
    unit_run_id: unitId(0),
    agent,
    case_id: 'alpha',
    category: null,
    trial: 1,
    status: 'pass',
    infra_reason: others.status === 'infra_error' ? 'incomplete' : null,
    expected_skill: null,
    failure_kind: others.status === 'fail' ? 'missing_required' : null,
    failure_category: failed ? (others.status === 'fail' ? 'assertion' : 'transport') : null,
    timed_out: false,
    exit_code: 0,
    token_hits: Object.fromEntries(hitsOf(hits)),
    missing: [],
    optional_hits: [],
    disallowed_hits: [],
    gating_hits: [],
    skills_available: null,
    limit: null,
    warnings: [],
    client: { name: agent, version: null, model: null },
    usage: null,
    error: null,
    observed: observed(),
    case_digest: `sha256:${'0'.repeat(64)}`,
    case_file: 'cases/routing/cases.json',
    case_line: 1,
    transcript: null,
    duration_ms: null,
    attempts: null,
    log_fallback: null,
    ...others,
  };
}

/** The UUID of a number. */
export function unitId(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}
