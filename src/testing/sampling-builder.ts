import type { BaselineEntry, Fingerprint, HistoryRecord } from '../contracts/baseline.ts';
import type { UnitResult } from '../contracts/results.ts';
import { EMPTY_SAMPLE, type Sample, type SampledCell } from '../routing/sampling/sample.ts';
import type { Stratum } from '../routing/sampling/stratum.ts';
import type { Batch } from '../routing/join-results.ts';
import {
  baselineOf,
  batchOf,
  locatedCases,
  planOf,
  resultsOf,
  routingCase,
  type EntryLike,
  type GateSetting,
  type Outcome,
} from './gate-input-builder.ts';
import { unitId } from './unit-result-builder.ts';

/** What the units of `unitResult` are trials of. */
export const FINGERPRINT: Fingerprint = {
  client: null,
  model: null,
  case_digest: `sha256:${'0'.repeat(64)}`,
  skill_set_digest: null,
};

/** A batch on the base branch; `number` tells batches apart. */
export function recordOf(
  passed: number,
  total: number,
  { number = 1, fingerprint = {}, ...others }: RecordChanges = {},
): HistoryRecord {
  return {
    batch: unitId(0xb000 + number),
    at: '2026-01-01T02:00:00Z',
    passed,
    total,
    disallowed: 0,
    fingerprint: { ...FINGERPRINT, ...fingerprint },
    ...others,
  };
}

export interface RecordChanges extends Partial<Omit<HistoryRecord, 'fingerprint'>> {
  readonly number?: number;
  readonly fingerprint?: Partial<Fingerprint>;
}

/** An entry `pass` with the counts of one batch. */
export function countedEntry(passed: number, total: number, changes: Partial<BaselineEntry> = {}): BaselineEntry {
  return { expected_status: 'pass', history: [recordOf(passed, total)], ...changes };
}

export function stratum(passed: number, total: number, changes: Partial<Stratum> = {}): Stratum {
  const reached = { passed: 0, total: 0 };
  return { passed, total, disallowed: 0, reached, fingerprint: FINGERPRINT, batches: [total], ...changes };
}

export function counted(passed: number, total: number, changes: Partial<Sample> = {}): Sample {
  return { ...EMPTY_SAMPLE, passed, total, ...changes };
}

/** A cell whose trials are compared with counts: `[passed, total]` of the baseline and of the head. */
export function compared(base: readonly [number, number], head: readonly [number, number]): SampledCell {
  return { rule: { kind: 'sequential', base: stratum(...base) }, sample: counted(...head) };
}

/** Outcomes of the trials of a cell, the failed ones first. */
export function trialsOf(passed: number, total: number, failure: Partial<UnitResult> = {}): Outcome[] {
  return Array.from({ length: total }, (_, index): Outcome =>
    index < total - passed ? { status: 'fail', ...failure } : 'pass',
  );
}

/** As `batchOf`, with the trials of later stages optional. */
export function stagedBatch(cells: Parameters<typeof batchOf>[0], required = 3, file?: string): Batch {
  const batch = batchOf(cells, file);
  const units = batch.plan.units.map((unit) => (unit.trial > required ? { ...unit, optional: true } : unit));
  const plan = planOf(units);
  return { ...batch, plan, results: resultsOf(plan, batch.results.results) };
}

/** A suite of Claude: case → what the baseline has, and the trials. */
export type Suite = Readonly<Record<string, readonly [before: EntryLike, trials: readonly Outcome[]]>>;

export function suiteSetting(suite: Suite): GateSetting {
  const entries = Object.entries(suite);
  return {
    cases: locatedCases(...Object.keys(suite).map((id) => routingCase(id))),
    agents: ['claude'],
    before: baselineOf(Object.fromEntries(entries.map(([id, [entry]]) => [id, { claude: entry }]))),
    batches: [stagedBatch(Object.fromEntries(entries.map(([id, [, trials]]) => [id, { claude: trials }])))],
  };
}
