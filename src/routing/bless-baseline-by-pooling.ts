import { entryOf, type Baseline, type BaselineEntry } from '../contracts/baseline.ts';
import type { UnitResult } from '../contracts/results.ts';
import type { SamplingPolicy } from '../contracts/sampling-policy.ts';
import { groupedBy } from '../contracts/grouped-by.ts';
import { invalidInput, usageError } from '../kernel/portcullis-error.ts';
import type { Counts } from '../kernel/statistics/counts.ts';
import { blessCells, carriedOver, mostTrials, type Blessed, type EntryFor } from './bless-baseline.ts';
import { joinResults, type Batch, type JoinedUnits } from './join-results.ts';
import { grownAnchors } from './sampling/anchor.ts';
import { poolHistory, type CellBatch, type PooledStratum, type TrialsKeptOut } from './sampling/pool-history.ts';
import { meetsShare } from './sampling/sampling-step.ts';
import { LEAST_BASE_TRIALS, newestStratum, sameFingerprint } from './sampling/stratum.ts';

type CellName = Pick<UnitResult, 'case_id' | 'agent'>;

/** What pooling did; lists are sorted by case id and provider, then as `poolHistory` has them. */
export interface PoolReport {
  readonly pooled: readonly (CellName & PooledStratum)[];
  /** A batch that an earlier proposal counted, and which got into the cell's history now. */
  readonly carried: readonly (CellName & { readonly batch: string })[];
  /** A batch that stood in the cell's history before. */
  readonly alreadyPooled: readonly (CellName & { readonly batch: string })[];
  readonly keptOut: readonly (CellName & TrialsKeptOut)[];
  /** Entries `pass` that the counts of the newest stratum no longer support. */
  readonly unsupported: readonly (CellName & Counts)[];
}

export interface BlessedByPooling extends Blessed {
  readonly pool: PoolReport;
}

export interface PoolRequest {
  readonly caseIds: readonly string[];
  readonly providers: readonly string[];
  /** What a `pass` asks for, see `meetsShare`. */
  readonly newCases: SamplingPolicy['new_cases'];
  readonly reason: string | null;
  /** A baseline that was proposed and not taken over yet: its counts are added as well, and nothing else of it. Null without one. */
  readonly proposed: Baseline | null;
}

/**
 * The baseline with the counts of further batches in its histories (src/routing/README.md, "Trials and statistics"). Nothing is loosened:
 * a cell without an entry gets `pass` where the share of `newCases` passed and else `fail`; an entry that expects less becomes `pass`
 * where the new counts show that share in at least `LEAST_BASE_TRIALS` trials; a `pass` that the counts no longer support is reported.
 * Cells whose case or provider is gone lose their entry. Throws a usage error for results of a rehearsal.
 */
export function blessBaselineByPooling(
  before: Baseline,
  batches: readonly Batch[],
  { caseIds, providers, newCases, reason, proposed }: PoolRequest,
): BlessedByPooling {
  for (const batch of batches) refuseUnfit(batch);
  const runs = runsOf(batches);
  const pool: { [List in keyof PoolReport]: PoolReport[List][number][] } = {
    pooled: [],
    carried: [],
    alreadyPooled: [],
    keptOut: [],
    unsupported: [],
  };
  const unchangedByInfra: string[] = [];

  const pooledEntry = (caseId: string, agent: string, was: BaselineEntry | null): BaselineEntry | null => {
    const cell: CellName = { case_id: caseId, agent };
    const given = runs.map((run) => trialsOfCell(run, cell)).filter(({ trials }) => trials.length > 0);
    const open = (proposed === null ? null : entryOf(proposed, caseId, agent))?.history ?? [];
    if (given.length === 0 && open.length === 0) return was;
    const isInfra =
      given.length > 0 && given.every(({ trials }) => trials.every(({ unit }) => unit.status === 'infra_error'));
    if (isInfra) unchangedByInfra.push(`${caseId}/${agent}`);
    const { history, added, strata, ...told } = poolHistory(
      was?.history ?? [],
      given,
      was?.allow_timeout ?? false,
      open,
    );
    for (const stratum of strata) pool.pooled.push({ ...cell, ...stratum });
    for (const batch of told.carried) pool.carried.push({ ...cell, batch });
    for (const batch of told.alreadyPooled) pool.alreadyPooled.push({ ...cell, batch });
    for (const out of told.keptOut) pool.keptOut.push({ ...cell, ...out });
    const newest = newestStratum(history);
    if (newest === null) return was;
    if (was?.expected_status === 'pass' && !meetsShare(newest, newCases)) {
      pool.unsupported.push({ ...cell, passed: newest.passed, total: newest.total });
    }
    if (strata.length === 0) return was;
    const anchors = [...grownAnchors(was?.anchors ?? [], added)];
    const counts = { history: [...history], ...(anchors.length === 0 ? {} : { anchors }) };
    if (was === null) return { ...newEntry(meetsShare(newest, newCases), reason), ...counts };
    // Without new counts there is nothing new to say: what was loosened by hand since then stays so.
    const isNews = strata.some(({ fingerprint }) => sameFingerprint(fingerprint, newest.fingerprint));
    const isPass = isNews && newest.total >= LEAST_BASE_TRIALS && meetsShare(newest, newCases);
    return { ...(isPass ? asPass(was) : was), ...counts };
  };
  const entryFor: EntryFor = (caseId, agent, was) => {
    const entry = pooledEntry(caseId, agent, was);
    const newest = newestStratum(entry?.history ?? []);
    return { entry, counts: newest === null ? null : { passed: newest.passed, total: newest.total } };
  };
  const most = runs.reduce((sum, { cells }) => sum + mostTrials(cells), 0);
  return { ...blessCells(before, caseIds, providers, most, entryFor), unchangedByInfra, pool };
}

function newEntry(isPass: boolean, reason: string | null): BaselineEntry {
  const supported: BaselineEntry = { expected_status: isPass ? 'pass' : 'fail', allow_timeout: false };
  return carriedOver(null, supported, reason);
}

/** The counts were taken under the entry's own word on timeouts, so that they say nothing against it. */
function asPass(was: BaselineEntry): BaselineEntry {
  return carriedOver(was, { expected_status: 'pass', allow_timeout: was.allow_timeout ?? false }, null);
}

/** What a batch ran, of all its shards. */
interface PooledRun extends Pick<CellBatch, 'batch' | 'at' | 'commit'> {
  readonly files: readonly Batch[];
  readonly cells: JoinedUnits;
  readonly skillSetDigests: ReadonlyMap<UnitResult, string | null>;
}

export function runsOf(batches: readonly Batch[]): readonly PooledRun[] {
  return [...groupedBy(batches, ({ results }) => results.batch_run_id)].map(([batch, files]) => ({
    batch,
    files,
    at: files
      .map(({ results }) => results.generated_at_utc)
      .reduce((latest, at) => (Date.parse(at) > Date.parse(latest) ? at : latest)),
    commit: files[0]?.results.commit ?? null,
    cells: joinResults(files),
    skillSetDigests: new Map(
      files.flatMap(({ results }) => results.results.map((unit) => [unit, results.skill_set_digest])),
    ),
  }));
}

function trialsOfCell(
  { batch, at, commit, cells, skillSetDigests }: PooledRun,
  { case_id: id, agent }: CellName,
): CellBatch {
  const units = (cells.get(id)?.get(agent) ?? []).flatMap(({ result }) => result ?? []);
  return {
    batch,
    at,
    commit,
    trials: units.map((unit) => ({ unit, skillSetDigest: skillSetDigests.get(unit) ?? null })),
  };
}

/** What a history could not hold. */
function refuseUnfit({ file, results }: Batch): void {
  if (results.options.mode === 'rehearsal') {
    throw usageError(
      `${file}: expected results of a model, found a rehearsal's: --pool counts what a model does`,
      'A script says nothing about a model: pool the results of live runs, or bless without --pool.',
    );
  }
  const at = results.generated_at_utc;
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/.test(at) || Number.isNaN(Date.parse(at))) {
    const expected = 'generated_at_utc: expected a time in UTC such as 2026-01-02T03:04:05.000Z';
    throw invalidInput(`${file}: ${expected}, found ${JSON.stringify(at)}`);
  }
}
