import { explainCommand } from '../../contracts/explain-command.ts';
import type { UnitResult } from '../../contracts/results.ts';
import type { Cell, CellSampling, Tally } from '../../contracts/routing-detail.ts';
import type { SamplingPolicy } from '../../contracts/sampling-policy.ts';
import type { Counts } from '../../kernel/statistics/counts.ts';
import { detectableDrop } from '../../kernel/statistics/detectable-drop.ts';
import { wilsonInterval } from '../../kernel/statistics/wilson.ts';
import { independentTrials, sampleOf } from '../../routing/sampling/sample.ts';
import type { DecidedCell } from './decide-cells.ts';
import type { RoutingGateInput } from './routing-gate-input.ts';

/** The probability with which a drop has to show to be called detectable, as is usual in the design of experiments. */
const POWER = 0.8;

/** A cell as the gate result shows it. `fileOfUnit`: unit id → results file, for the command that explains it. */
export function routingCell(
  cell: DecidedCell,
  { fileOfUnit, skillChanges }: Pick<RoutingGateInput, 'fileOfUnit' | 'skillChanges'>,
  policy: SamplingPolicy,
): Cell {
  const { judged, item } = cell;
  const { trial: index, notes, ...decided } = cell.decision;
  const anyResult = judged.find((result) => result !== null) ?? null;
  const deciding = index === null ? anyResult : (judged[index] ?? null);
  const ended = deciding?.termination;
  const isFailed = item !== null && deciding?.status === 'fail';
  const errors = [deciding?.error ?? [], isFailed ? skillChanges(item.definition) : []].flat();
  return {
    case_id: cell.caseId,
    agent: cell.agent,
    ...decided,
    notes: [...notes],
    got: deciding === null ? null : gotOf(deciding),
    trials: cell.units.map(({ unit }, at) => ({
      trial: unit.trial,
      unit_run_id: judged[at]?.unit_run_id ?? null,
      status: judged[at]?.status ?? null,
      timed_out: judged[at]?.timed_out ?? false,
    })),
    missing: deciding?.missing.map(({ token, reason }) => `${token} (${reason})`) ?? [],
    gating_hits: deciding?.gating_hits ?? [],
    error: errors.length === 0 ? null : errors.join('; '),
    proof: deciding === null ? null : proofOf(deciding),
    ...(ended === undefined || ended.reason === 'success' ? {} : { ended }),
    case_file: item?.file ?? null,
    case_line: item?.line ?? null,
    explain: deciding === null ? null : explainCommand(deciding, fileOfUnit.get(deciding.unit_run_id) ?? 'artifacts'),
    sampling: cellSampling(cell, policy),
  };
}

function gotOf(result: UnitResult): Cell['got'] {
  return {
    unit_run_id: result.unit_run_id,
    status: result.status,
    timed_out: result.timed_out,
    failure_kind: result.failure_kind,
    failure_category: result.failure_category,
    infra_reason: result.infra_reason,
    limit: result.limit,
  };
}

/** The line that shows best why: of a disallowed hit, else of a missing token that has a hit, else of the expected skill. */
function proofOf(result: UnitResult): Cell['proof'] {
  const hits = new Map(Object.entries(result.token_hits));
  const tokens = [...result.gating_hits, ...result.missing.map(({ token }) => token), result.expected_skill ?? ''];
  for (const token of tokens) {
    const hit = hits.get(token);
    if (hit !== undefined) return { token, line_number: hit.line_number, line: hit.proof_line };
  }
  return null;
}

/** What the trials of a cell counted and what their number can show; null where none has a result. */
function cellSampling(cell: DecidedCell, policy: SamplingPolicy): CellSampling | null {
  const { sampled, decision } = cell;
  const results = cell.judged.filter((result) => result !== null);
  if (results.length + (sampled?.sample.total ?? 0) === 0) return null;
  const { units, repeated } = independentTrials(results);
  const sample = sampled?.sample ?? sampleOf(units, decision.expected?.allow_timeout ?? false);
  const { rule = { kind: 'single', base: null }, verdict } = sampled ?? {};
  const step = verdict?.step;
  const p = step?.p ?? null;
  return {
    rule: rule.kind,
    head: tallyOf(sample),
    base: rule.base === null ? null : tallyOf(rule.base),
    p_value: p,
    adjusted_p_value: verdict?.adjusted ?? null,
    drop: verdict?.drop ?? null,
    detectable_drop:
      rule.kind !== 'sequential'
        ? null
        : detectableDrop({
            base: rule.base,
            trials: sample.total,
            // Holm's first step: beside so many tested cells, its own p-value would have to be so much smaller.
            alpha: policy.alpha / (verdict?.among ?? 1),
            minimumDrop: policy.drop,
            power: POWER,
          }),
    wanted: step?.kind === 'more' ? step.counted : null,
    infra: sample.infra,
    repeated: sampled?.repeated ?? repeated,
  };
}

/** Counts with the interval that a report prints; what is decided is decided by exact tests. */
export function tallyOf({ passed, total }: Counts): Tally {
  const { low, high } = wilsonInterval({ passed, total });
  return { passed, total, low: rounded(low), high: rounded(high) };
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
