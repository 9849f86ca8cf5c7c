import { isDeepStrictEqual } from 'node:util';

import type { LocatedCase } from '../contracts/case-file.ts';
import type { Plan, PlannedUnit } from '../contracts/plan.ts';
import { shown } from '../contracts/problem.ts';
import type { Results, UnitResult } from '../contracts/results.ts';
import type { TokenHit } from '../evidence/token-hit.ts';
import { groupedBy } from '../contracts/grouped-by.ts';
import { mismatchError, type Mismatch } from '../kernel/portcullis-error.ts';
import { cellKey, unitKey, type Batch } from './join-results.ts';
import { judgeUnit, type Verdict } from './judge-unit.ts';
import { requirementsOf, type HidesReads } from './requirements.ts';
import { infraStatus, missingCauseFacts, sharedSessions, unusableFor, type StatusFields } from './unusable-evidence.ts';
import { largest } from '../kernel/append.ts';

/** Where a row stands. */
export interface RowPlace {
  /** The case that the unit was asked, as it was planned. */
  readonly item: LocatedCase;
  readonly mode: Results['options']['mode'];
  /** The unit's session is one that a unit of another cell of the same run tells too (`sharedSessions`). */
  readonly isShared: boolean;
  readonly hidesReads: HidesReads;
}

/** A row with the verdict that its facts give. */
export interface DerivedRow {
  readonly row: UnitResult;
  /** Its stored verdict, in words, where that is another one; else null. */
  readonly stored: string | null;
}

/** Rows that a warning names. */
const NAMED_ROWS = 3;
const LISTS = ['missing', 'optional_hits', 'disallowed_hits', 'gating_hits'] as const;

/**
 * Judges each row of results from the facts that it carries; a stored verdict that differs is a warning. Rows that no plan asked for are
 * left to `joinResults`. Rules in src/routing/README.md, "Rows".
 *
 * @throws PortcullisError `not_comparable` for facts that cannot both be true, and for a cell that was left out without a cause
 */
export function deriveRows(
  batches: readonly Batch[],
  cases: readonly LocatedCase[],
  hidesReads: HidesReads,
): { readonly batches: readonly Batch[]; readonly warnings: readonly string[] } {
  const byId = new Map(cases.map((item) => [item.definition.case_id, item]));
  // Shards have one plan.
  const known = new Map<Plan, ReadonlyMap<string, readonly PlannedUnit[]>>();
  const differing: string[] = [];
  const derived = batches.map((batch) => {
    const { results, plan } = batch;
    const cells = known.get(plan) ?? groupedBy(plan.units, (unit) => cellKey(unit.case_id, unit.agent));
    known.set(plan, cells);
    const { mode } = results.options;
    // Recordings may be of one session: only what is run is held to sessions of its own.
    const shared = mode === 'replay' ? new Map<string, UnitResult>() : sharedSessions(results.results);
    const rows = results.results.map((stored) => {
      const { case_id: id, agent, trial, unit_run_id: unitId } = stored;
      if (!cells.has(cellKey(id, agent))) return stored;
      const place = `${id}/${agent}, trial ${trial} (${unitId})`;
      const item = byId.get(id);
      const unknown = { expected: 'a case of the case set', found: 'none of that id' };
      if (item === undefined) return refuse(batch.file, place, unknown);
      const at = { item, mode, isShared: shared.has(unitId), hidesReads };
      const { row, stored: told } = deriveRow(stored, at);
      const contradiction = rowContradiction(row, at);
      if (contradiction !== null) return refuse(batch.file, place, contradiction);
      if (told !== null) differing.push(`${batch.file}: ${place}: ${statusText(row)}, not ${told}`);
      return row;
    });
    const leftOut = leftOutContradiction(results, cells);
    if (leftOut !== null) return refuse(batch.file, leftOut.cell, leftOut);
    return { ...batch, results: { ...results, results: rows } };
  });
  return { batches: derived, warnings: warningsOf(differing) };
}

function refuse(file: string, place: string, facts: Mismatch): never {
  throw mismatchError('not_comparable', `${file}: ${place}`, facts, 'Run that job again with the same version.');
}

function warningsOf(differing: readonly string[]): readonly string[] {
  if (differing.length === 0) return [];
  const more = differing.length > NAMED_ROWS ? `; and ${differing.length - NAMED_ROWS} more` : '';
  return [
    `results say another verdict than their own facts give, which is the one that counts: ${differing.slice(0, NAMED_ROWS).join('; ')}${more}`,
  ];
}

/** The row with what `judgeUnit` gives for its facts under the case that was asked. */
export function deriveRow(row: UnitResult, { item, isShared, hidesReads }: RowPlace): DerivedRow {
  const hits = new Map(Object.entries(row.token_hits));
  const judged = judgeUnit(requirementsOf(item.definition, row.agent, hidesReads), { ...row, hits });
  const unusable = unusableFor(row, isShared);
  const verdict: Verdict = unusable === null ? judged : { ...judged, ...infraStatus(unusable, row.timed_out) };
  const [expected, stored] = [statusText(verdict), statusText(row)];
  const differs = expected !== stored;
  if (!differs && LISTS.every((list) => isDeepStrictEqual(verdict[list], row[list]))) return { row, stored: null };
  const error = differs ? `its results say ${stored}; by its own facts it is ${expected}` : row.error;
  return { row: { ...row, ...verdict, error }, stored: differs ? stored : `${stored} with other tokens` };
}

function statusText({ status, infra_reason, failure_kind, failure_category }: StatusFields): string {
  const why = [infra_reason, failure_kind, failure_category].filter((part) => part !== null);
  return why.length === 0 ? status : `${status} (${why.join(', ')})`;
}

type Rule = (row: UnitResult, place: RowPlace) => Mismatch | null;

/**
 * Which facts of a derived row cannot both be true; null where all may be. A reason for infrastructure has to show in the facts: else a
 * forged row makes a failure a tolerated outage.
 */
export function rowContradiction(row: UnitResult, place: RowPlace): Mismatch | null {
  const rules = [checkCause, checkCase, checkHits, checkTranscript, checkAttempts];
  return rules.reduce<Mismatch | null>((found, rule) => found ?? rule(row, place), null);
}

const checkCause: Rule = (row, { isShared }) => {
  const facts = missingCauseFacts(row, isShared);
  return facts === null ? null : { expected: `${facts}, for ${statusText(row)}`, found: 'none of that' };
};

const checkCase: Rule = (row, { item }) =>
  different('the case digest', item.digest, row.case_digest) ??
  different('the expected skill', item.definition.expected_skill ?? null, row.expected_skill) ??
  different('the category', item.definition.category ?? null, row.category) ??
  different('the client', row.agent, row.client.name);

/** No signal leaves a hit that is stronger than the best of what succeeded, or that succeeded without having been tried. */
const checkHits: Rule = ({ token_hits: hits, log_fallback: logs }) => {
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
const checkTranscript: Rule = ({ transcript, infra_reason: reason, observed, token_hits: hits }) => {
  if (transcript !== null) return null;
  const did = observed.session_started || observed.assistant_text || observed.tool_calls > 0;
  const isUnstarted = reason === 'not_started' || reason === 'invalid';
  if (isUnstarted && !did && Object.keys(hits).length === 0) return null;
  return { expected: 'the digest of a transcript, since the client was started', found: 'none' };
};

const checkAttempts: Rule = (row, { mode }) => {
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
  return (
    different('the exit code of the last attempt', row.exit_code, last.exit_code) ??
    different('the timeout of the last attempt', row.timed_out, last.timed_out)
  );
};

function different(what: string, expected: unknown, found: unknown): Mismatch | null {
  return expected === found ? null : { expected: `${what} ${shown(expected)}`, found: shown(found) };
}

/** Sums of costs depend on their order in the last digits. */
const USD_PRECISION = 1e-6;

/**
 * Why results may not leave out what they leave out; null where they may. A cell is in `not_run` only where a budget that was given is
 * used up and a unit of it has no result; and of the trials of later stages, which a shard runs in their order, none may be missing before
 * one that is there.
 *
 * @param cells the planned units by `cellKey`
 */
export function leftOutContradiction(
  results: Results,
  cells: ReadonlyMap<string, readonly PlannedUnit[]>,
): (Mismatch & { readonly cell: string }) | null {
  const { not_run: notRun = [], results: rows, options } = results;
  const done = new Set(rows.map(unitKey));
  const cut = new Set<string>();
  for (const { case_id: id, agent } of notRun) {
    const key = cellKey(id, agent);
    const at = (expected: string, found: string): ReturnType<typeof leftOutContradiction> => {
      return { cell: `${id}/${agent}`, expected, found };
    };
    const open = (cells.get(key) ?? []).some((unit) => !done.has(unitKey(unit)));
    if (!open) return at('a planned unit without a result, since the cell was not finished', 'none');
    if (cut.has(key)) return at('one mention of a cell that was not finished', 'two');
    if (options.mode === 'replay') return at('no cell that was cut off, since recordings were judged', 'one');
    if (!isUsedUp(options.budget, rows)) {
      const found = options.budget === undefined ? 'no budget' : `${rows.length} units within it`;
      return at('a budget that is used up, since the cell was not finished', found);
    }
    cut.add(key);
  }
  if (options.mode === 'replay' || results.shard === undefined) return null;
  for (const key of new Set(rows.map((row) => cellKey(row.case_id, row.agent)))) {
    const skipped = cut.has(key) ? undefined : skippedTrial(cells.get(key) ?? [], done);
    if (skipped === undefined) continue;
    const { case_id: id, agent, trial } = skipped;
    return {
      cell: `${id}/${agent}`,
      expected: `a result of trial ${trial}, since there is one of a later trial`,
      found: 'none',
    };
  }
  return null;
}

/** What a run is ended by (`RunBudget`): how long it took is not told. */
function isUsedUp(budget: Results['options']['budget'], rows: readonly UnitResult[]): boolean {
  if (budget === undefined) return false;
  const { units, usd, minutes } = budget;
  const spent = rows.reduce((sum, { usage }) => sum + (usage?.cost_usd ?? 0), 0);
  return minutes !== null || (units !== null && rows.length >= units) || (usd !== null && spent + USD_PRECISION >= usd);
}

/** A trial of a later stage without a result, where a later one has one. Those that are always run are missed by the gate itself. */
function skippedTrial(units: readonly PlannedUnit[], done: ReadonlySet<string>): PlannedUnit | undefined {
  const last = largest(units.filter((unit) => done.has(unitKey(unit))).map(({ trial }) => trial));
  return units.find((unit) => unit.optional === true && unit.trial < last && !done.has(unitKey(unit)));
}
