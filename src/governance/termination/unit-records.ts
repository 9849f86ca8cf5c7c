import type { PlannedUnit } from '../../contracts/plan.ts';
import type { InfraReason, UnitResult } from '../../contracts/results.ts';
import type { TerminationReason, TerminationRecord } from '../../contracts/termination.ts';
import { firstReason, terminationRecord, type Ending } from './termination-record.ts';

const OF_INFRA: Readonly<Record<NonNullable<InfraReason>, TerminationReason>> = {
  contaminated: 'policy_violation',
  auth: 'blocked',
  not_started: 'blocked',
  invalid: 'blocked',
  rate_limited: 'retries_exhausted',
  api_error: 'retries_exhausted',
  incomplete: 'retries_exhausted',
  exit: 'retries_exhausted',
  unobservable: 'insufficient_evidence',
  unrecognised: 'insufficient_evidence',
  oversize: 'insufficient_evidence',
};
const JUDGED: ReadonlySet<TerminationReason> = new Set(['policy_violation', 'insufficient_evidence', 'success']);

/** How a unit ended, by its result; `reason` where another one than the result says is known. */
export function unitEnding(unit: UnitResult, reason: TerminationReason = unitReason(unit)): Ending {
  const { status, infra_reason: infra, limit, failure_kind: kind, attempts, transcript } = unit;
  const isBegun = (attempts === null || attempts.length > 0) && reason !== 'blocked';
  const tries = (attempts?.length ?? 0) > 1 ? [`${attempts?.length} attempts`] : [];
  return {
    reason,
    phase: !isBegun ? 'start' : JUDGED.has(reason) ? 'verify' : 'run',
    details: reason === 'success' ? null : unit.error,
    factors: [status, infra, kind, limit, ...tries].filter((factor) => factor !== null),
    artifacts: transcript === null ? [] : [transcript.path],
  };
}

function unitReason({ infra_reason: infra, limit, timed_out: timedOut, attempts }: UnitResult): TerminationReason {
  const isCut = attempts?.at(-1)?.termination === 'output_limit';
  return firstReason([
    ...(infra === null ? [] : [OF_INFRA[infra]]),
    ...(limit !== null || isCut ? (['budget_exhausted'] as const) : []),
    ...(timedOut ? (['timeout'] as const) : []),
  ]);
}

/** What of a run's id tells it from earlier ones of the same batch stands behind that of the batch: `.2`, `.s1a2`. */
const BATCH_ID = 36;

/** The record of a unit that ended in a run of its batch. */
export function unitRecord(
  unit: UnitResult,
  batchRun: string,
  at: string,
  reason?: TerminationReason,
): TerminationRecord {
  const { unit_run_id: id, agent } = unit;
  const run = { run_id: id + batchRun.slice(BATCH_ID), kind: 'unit', agent } as const;
  return terminationRecord(run, unitEnding(unit, reason), unit.finished_at ?? at);
}

/** How a batch ended whose units were run, or left because a budget was used up. */
export function batchEnding(units: readonly UnitResult[], isCut: boolean): Ending {
  const reasons = units.map(({ termination }) => termination?.reason ?? 'success');
  const isJudged = units.length === 0 || units.some(({ status }) => status !== 'infra_error');
  return { reason: isCut ? 'budget_exhausted' : isJudged ? 'success' : firstReason(reasons), phase: 'report' };
}

export interface EndedBatch {
  /** Its id, and what tells it from earlier runs of it. */
  readonly batchRun: string;
  readonly ending: Ending;
  /** Those that had to be run. */
  readonly planned: readonly Pick<PlannedUnit, 'unit_run_id' | 'agent'>[];
  /** With their records. */
  readonly units: readonly UnitResult[];
  readonly at: string;
}

/** The records of a batch: its own first. What had to be run and has no result ended as the batch did. */
export function batchRecords({
  batchRun,
  ending,
  planned,
  units,
  at,
}: EndedBatch): readonly [TerminationRecord, ...TerminationRecord[]] {
  const ended = new Set(units.map(({ unit_run_id: id }) => id));
  const left = planned.filter(({ unit_run_id: id }) => !ended.has(id));
  return [
    terminationRecord({ run_id: batchRun, kind: 'batch', agent: null }, ending, at),
    ...units.flatMap(({ termination }) => termination ?? []),
    ...left.map(({ unit_run_id: id, agent }) => {
      const run = { run_id: id + batchRun.slice(BATCH_ID), kind: 'unit', agent } as const;
      return terminationRecord(run, { ...ending, artifacts: [] }, at);
    }),
  ];
}
