import type { LocatedCase } from '../contracts/case-file.ts';
import { shown } from '../contracts/problem.ts';
import type { Results, UnitResult } from '../contracts/results.ts';
import type { TokenHit } from '../evidence/token-hit.ts';
import { causeNotShown, unusableFor } from './infra-causes.ts';
import { infraStatus, type StatusFields } from './infra-result.ts';
import { judgeUnit, type Verdict } from './judge-unit.ts';
import { requirementsOf, type HidesReads } from './requirements.ts';

/** What a row would have to say, and what it says. */
export interface Contradiction {
  readonly expected: string;
  readonly found: string;
}

/** Where a row stands. */
export interface RowPlace {
  /** The case that the unit was asked, as it was planned. */
  readonly item: LocatedCase;
  readonly mode: Results['options']['mode'];
  /** The unit's session is one that a unit of another cell of the same run tells too (`sharedSessions`). */
  readonly isShared: boolean;
  readonly hidesReads: HidesReads;
}

type Rule = (row: UnitResult, place: RowPlace) => Contradiction | null;

const LISTS = ['missing', 'optional_hits', 'disallowed_hits', 'gating_hits'] as const;

/**
 * Holds a row of `results.json` against the facts that it carries: its verdict has to be the one that `judgeUnit` gives for them, under
 * the case that was asked, and the facts may not contradict each other. Null where all is as it says. Rules in CONTRIBUTING.md, "Rows".
 */
export function rowContradiction(row: UnitResult, place: RowPlace): Contradiction | null {
  for (const rule of [ofVerdict, ofCause, ofCase, ofHits, ofTranscript, ofAttempts]) {
    const contradiction = rule(row, place);
    if (contradiction !== null) return contradiction;
  }
  return null;
}

const ofVerdict: Rule = (row, place) => {
  const verdict = verdictOf(row, place);
  const facts = 'by its own facts';
  if (statusText(verdict) !== statusText(row)) {
    return { expected: `${statusText(verdict)} ${facts}`, found: statusText(row) };
  }
  for (const list of LISTS) {
    const [expected, found] = [listed(verdict[list]), listed(row[list])];
    if (JSON.stringify(expected) === JSON.stringify(found)) continue;
    return { expected: `the ${list} ${shown(expected)} ${facts}`, found: shown(found) };
  }
  return null;
};

/** What the facts of a row mean. */
function verdictOf(row: UnitResult, { item, isShared, hidesReads }: RowPlace): Verdict {
  const verdict = judgeUnit(requirementsOf(item.definition, row.agent, hidesReads), {
    observed: row.observed,
    hits: new Map(Object.entries(row.token_hits)),
    timedOut: row.timed_out,
    skillsAvailable: row.skills_available,
  });
  const reason = unusableFor(row, isShared);
  return reason === null ? verdict : { ...verdict, ...infraStatus(reason, row.timed_out) };
}

/** Members in one order, whichever the document has. */
function listed(items: UnitResult['missing'] | readonly string[]): readonly unknown[] {
  return items.map((item) =>
    typeof item === 'string' ? item : [item.token, item.reason, item.required_tier, item.best_tier],
  );
}

function statusText({ status, infra_reason, failure_kind, failure_category }: StatusFields): string {
  const why = [infra_reason, failure_kind, failure_category].filter((part) => part !== null);
  return why.length === 0 ? status : `${status} (${why.join(', ')})`;
}

const ofCause: Rule = (row, { isShared }) => {
  const facts = causeNotShown(row, isShared);
  return facts === null ? null : { expected: `${facts}, for ${statusText(row)}`, found: 'none of that' };
};

const ofCase: Rule = (row, { item }) =>
  different('the case digest', item.digest, row.case_digest) ??
  different('the expected skill', item.definition.expected_skill ?? null, row.expected_skill) ??
  different('the category', item.definition.category ?? null, row.category) ??
  different('the client', row.agent, row.client.name);

/** No signal leaves a hit that is stronger than the best of what succeeded, or that succeeded without having been tried. */
const ofHits: Rule = ({ token_hits: hits, log_fallback: logs }) => {
  for (const [token, hit] of Object.entries(hits)) {
    if (!isPossible(hit)) {
      const { proof_line: _proof, ...facts } = hit;
      return { expected: `a hit of ${shown(token)} whose tiers fit together`, found: shown(facts) };
    }
    if (hit.source_kind === 'log_fallback' && logs?.counts !== true) {
      return { expected: "hits from the client's logs only where these count", found: `one of ${shown(token)}` };
    }
  }
  return null;
};

function isPossible({ tier, attempted, succeeded, succeeded_tier: reached }: TokenHit): boolean {
  // Only what succeeded is definitive, and a mention is all that is neither called nor read.
  if (!attempted && tier !== 3) return false;
  if (!succeeded) return tier !== 1 && (reached === null || reached === 3);
  return attempted && reached !== null && reached < 3 && tier <= reached;
}

/** Only what was not started leaves no transcript, and then it did nothing either. */
const ofTranscript: Rule = ({ transcript, infra_reason: reason, observed, token_hits: hits }) => {
  if (transcript !== null) return null;
  const did = observed.session_started || observed.assistant_text || observed.tool_calls > 0;
  const isUnstarted = reason === 'not_started' || reason === 'invalid';
  if (isUnstarted && !did && Object.keys(hits).length === 0) return null;
  return { expected: 'the digest of a transcript, since the client was started', found: 'none' };
};

const ofAttempts: Rule = (row, { mode, isShared }) => {
  const { attempts } = row;
  if (mode === 'replay') {
    return attempts === null ? null : { expected: 'no attempts, since a recording was judged', found: 'some' };
  }
  if (attempts === null) return { expected: 'the attempts at a unit that was run', found: 'none' };
  const last = attempts.at(-1);
  if (last === undefined) {
    const isLeft = row.infra_reason === 'not_started' && row.transcript === null;
    return isLeft ? null : { expected: 'an attempt at least', found: 'none' };
  }
  // A verdict stands, once it is reached: to try again until it is another one is no retry.
  const verdict = attempts.slice(0, -1).find(({ status }) => status !== 'infra_error');
  if (verdict !== undefined) {
    return {
      expected: 'attempts that infrastructure ended before the last one',
      found: `${verdict.status} among them`,
    };
  }
  const told = isShared ? null : different('the status of the last attempt', row.status, last.status);
  return (
    told ??
    (isShared ? null : different('the reason of the last attempt', row.infra_reason, last.infra_reason)) ??
    different('the exit code of the last attempt', row.exit_code, last.exit_code) ??
    different('the timeout of the last attempt', row.timed_out, last.timed_out)
  );
};

function different(what: string, expected: unknown, found: unknown): Contradiction | null {
  return expected === found ? null : { expected: `${what} ${shown(expected)}`, found: shown(found) };
}
