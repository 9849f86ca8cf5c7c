import type { Cell } from '../contracts/gate-result.ts';
import type { UnitResult } from '../contracts/results.ts';
import type { SamplingPolicy } from '../contracts/sampling-policy.ts';
import { cellSampling } from './cell-sampling.ts';
import type { DecidedCell } from './decided-cell.ts';

/** A cell as the gate result shows it. `fileOfUnit`: unit id → results file, for the command that explains it. */
export function routingCell(
  cell: DecidedCell,
  fileOfUnit: ReadonlyMap<string, string>,
  policy: SamplingPolicy,
  tested: number,
): Cell {
  const { decision, judged, item } = cell;
  const anyResult = judged.find((result) => result !== null) ?? null;
  const deciding = decision.trial === null ? anyResult : (judged[decision.trial] ?? null);
  return {
    case_id: cell.caseId,
    agent: cell.agent,
    delta: decision.delta,
    gate: decision.gate,
    timeout: decision.timeout,
    notes: [...decision.notes],
    expected: decision.expected,
    got: deciding === null ? null : gotOf(deciding),
    trials: cell.units.map(({ unit }, index) => ({
      trial: unit.trial,
      unit_run_id: judged[index]?.unit_run_id ?? null,
      status: judged[index]?.status ?? null,
      timed_out: judged[index]?.timed_out ?? false,
    })),
    reason: decision.reason,
    missing: deciding?.missing.map(({ token, reason }) => `${token} (${reason})`) ?? [],
    gating_hits: deciding?.gating_hits ?? [],
    error: deciding?.error ?? null,
    proof: deciding === null ? null : proofOf(deciding),
    case_file: item?.file ?? null,
    case_line: item?.line ?? null,
    explain: deciding === null ? null : explainCommand(deciding.unit_run_id, fileOfUnit.get(deciding.unit_run_id)),
    sampling: cellSampling(cell, policy, tested),
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

/** Words of a command that a shell would read differently are quoted. */
function explainCommand(unitRunId: string, file = 'artifacts'): string {
  const word = /^[\w./@%+=:,-]+$/.test(file) ? file : `'${file.replaceAll("'", `'\\''`)}'`;
  return `portcullis explain ${unitRunId} --results ${word}`;
}
