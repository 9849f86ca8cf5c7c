import type { ConflictInput, ConflictType } from '../../contracts/conflict.ts';
import { groupedBy } from '../../contracts/grouped-by.ts';
import type { UnitResult } from '../../contracts/results.ts';
import { baseOf } from '../../evidence/skill-identity.ts';
import { sortedUnique } from '../../kernel/ordering.ts';

type Party = ConflictInput['their_outputs'][number];
type Hit = UnitResult['token_hits'][string];

/** What is known beside the rows of a batch. */
export interface SeenBeside {
  /** Unit id → the result that its transcript gives again. */
  readonly rescored: ReadonlyMap<string, UnitResult>;
  /** `case/provider` → turns of tool calls in its transcripts, and how many of them are rejected. */
  readonly turns: ReadonlyMap<string, { readonly turns: number; readonly rejected: number }>;
}

/** What of a batch disagrees, by the table in src/governance/README.md, "Conflicts": units first, then cells, then cases. */
export function detectConflicts(
  runId: string,
  rows: readonly UnitResult[],
  { rescored, turns }: SeenBeside,
): readonly ConflictInput[] {
  const judged = rows.filter(({ status }) => status !== 'infra_error');
  const cells = [...groupedBy(judged, cellOf)];
  const cases = [...groupedBy(judged, ({ case_id: id }) => id)];
  const found = (type: ConflictType, subject: string, parties: readonly Party[]): readonly ConflictInput[] =>
    parties.length < 2 ? [] : [{ run_id: runId, conflict_type: type, subject, their_outputs: [...parties] }];
  return [
    ...rows.flatMap((row) => found('critic_vs_coder', unitOf(row), scores(row, rescored.get(row.unit_run_id)))),
    ...judged.flatMap((row) => [
      ...found('competing_proposals', unitOf(row), row.expected_skill === null ? [] : proposals(row)),
      ...Object.entries(row.token_hits).flatMap(([token, hit]) =>
        found('evidence_contradiction', `${unitOf(row)}: ${token}`, sources(hit, row.log_fallback?.hits[token])),
      ),
    ]),
    ...cells.flatMap(([cell, trials]) => [
      ...found('low_confidence_output', cell, outcomes(trials)),
      ...found('test_vs_review', cell, gates(trials, turns.get(cell))),
    ]),
    ...cases.flatMap(([id, trials]) => found('retrieval_ambiguity', id, providers(trials))),
  ];
}

function cellOf({ case_id: id, agent }: UnitResult): string {
  return `${id}/${agent}`;
}

function unitOf(row: UnitResult): string {
  return `${cellOf(row)}/${row.trial}`;
}

function party(agentId: string, confidence: number, evidence: number, rows: readonly UnitResult[]): Party {
  const artifacts = rows.flatMap(({ transcript }) => transcript?.path ?? []);
  return { agent_id: agentId, confidence, evidence_count: evidence, artifact_ids: artifacts };
}

function passRate(rows: readonly UnitResult[]): number {
  return rows.filter(({ status }) => status === 'pass').length / rows.length;
}

/** A verdict, and another one by the same transcript. */
function scores(row: UnitResult, again: UnitResult | undefined): readonly Party[] {
  const verdict = ({ status, infra_reason: infra, failure_kind: kind }: UnitResult): string =>
    `${status} ${infra} ${kind}`;
  if (again === undefined || verdict(row) === verdict(again)) return [];
  const named = { row, 're-score': again };
  return Object.entries(named).map(([name, one]) => party(name, 1, Object.keys(one.token_hits).length, [row]));
}

/** The skills that were loaded, where that is more than one. */
function proposals(row: UnitResult): readonly Party[] {
  return loadedBy(row).map((skill) => {
    const own = Object.entries(row.token_hits).filter(([token]) => baseOf(token.split('/')[0] ?? '') === skill);
    const score = own.reduce((most, [, hit]) => Math.max(most, hit.score), 0);
    return party(skill, score / 1000, own.length, [row]);
  });
}

function loadedBy({ token_hits: hits }: UnitResult): readonly string[] {
  const loaded = Object.entries(hits).filter(([token, hit]) => hit.succeeded_tier === 1 && !token.includes('/'));
  return sortedUnique(loaded.map(([token]) => baseOf(token)));
}

/** What succeeded in one source of a token and not in the other: standard output and log, or two lines of one output. */
function sources(hit: Hit, logged: Hit | undefined): readonly Party[] {
  if (logged !== undefined && hit.source_kind === 'cli_output' && logged.succeeded !== hit.succeeded) {
    return [party('stdout', hit.score / 1000, 1, []), party('log', logged.score / 1000, 1, [])];
  }
  // A failed call whose token succeeded all the same did so in another line, whose own score is that of its tier.
  if (hit.score !== FAILED_CALL || !hit.succeeded) return [];
  const other = hit.succeeded_tier === 1 ? 1 : hit.succeeded_tier === 2 ? 0.7 : 0.01;
  return [party('failed call', hit.score / 1000, 1, []), party('other line', other, 1, [])];
}

/** As src/evidence/compute-tier.ts scores it. */
const FAILED_CALL = 800;

function outcomes(trials: readonly UnitResult[]): readonly Party[] {
  const groups = [...groupedBy(trials, ({ status }) => status)];
  return groups.map(([status, rows]) => party(status, rows.length / trials.length, rows.length, rows));
}

function gates(
  trials: readonly UnitResult[],
  seen: { readonly turns: number; readonly rejected: number } | undefined,
): readonly Party[] {
  const isFailed = trials.some(({ status }) => status === 'fail');
  if (seen === undefined || seen.turns === 0 || seen.rejected > 0 === isFailed) return [];
  return [party('typestate', 1, seen.turns, trials), party('routing', 1, trials.length, trials)];
}

/** Providers, where what they load most often for one prompt differs. */
function providers(trials: readonly UnitResult[]): readonly Party[] {
  const byAgent = [...groupedBy(trials, ({ agent }) => agent)];
  const usual = byAgent.map(([, rows]) => {
    const sets = [...groupedBy(rows, (row) => loadedBy(row).join(' '))];
    return sets.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
  });
  if (new Set(usual).size < 2) return [];
  return byAgent.map(([agent, rows]) => party(agent, passRate(rows), rows.length, rows));
}
