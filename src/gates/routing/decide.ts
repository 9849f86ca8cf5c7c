import { entryOf } from '../contracts/baseline.ts';
import { DELTAS, GATE_EFFECTS, type Cell, type Finding, type GateResult } from '../contracts/gate-result.ts';
import { exitCodeOf } from '../contracts/gate-verdict.ts';
import { compareCodePoints } from '../kernel/ordering.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { caseChanges, type CaseChange } from '../routing/case-changes.ts';
import { countJoined } from '../routing/join-results.ts';
import { baselineFacts } from './baseline-facts.ts';
import { judgeModes } from './evidence-modes.ts';
import { decideCells } from './decide-cells.ts';
import { rollupsOf } from './rollups.ts';
import { gateWarnings } from './gate-warnings.ts';
import { routingCell } from './routing-cell.ts';
import type { RoutingGateInput } from './routing-gate-input.ts';
import { INFRA_SHARE, suiteSampling } from './suite-sampling.ts';

export type { RoutingGateInput };

/**
 * Compares every cell with the baseline at the comparator and decides. Pure: the same input gives the same result, cell by cell in
 * the order of case id and provider.
 */
export function routingGate(input: RoutingGateInput): GateResult {
  const { head, comparator } = input;
  const entryIds = comparator.baseline.entries.keys();
  const { changes, renamed } = caseChanges(head.cases, comparator.cases, head.skillRenames, entryIds);
  refuseOrphanEntries(input, changes);
  const decided = [...decideCells(input, changes)].sort(
    (left, right) => compareCodePoints(left.caseId, right.caseId) || compareCodePoints(left.agent, right.agent),
  );
  const policy = comparator.config.sampling;
  const tested = decided.filter(({ sampled }) => sampled !== null && sampled.verdict.step.p !== null).length;
  const cells = decided.map((cell) => routingCell(cell, input.fileOfUnit, policy, tested));
  const counts = Object.fromEntries(
    DELTAS.map((delta) => [delta, cells.filter((cell) => cell.delta === delta).length]),
  );
  const nothingRan = countJoined(input.joined) === 0 && !input.nothingToRun;
  const failed = cells.some((cell) => cell.gate === 'fail');
  const undecided = cells.some((cell) => cell.gate === 'undecided');
  const sampling = suiteSampling(input, cells);
  const tooMuchInfra = sampling.rule === 'sequential' && sampling.infra_share > INFRA_SHARE;
  const baseline = baselineFacts(comparator.baseline, input.today);
  const modes = judgeModes(input.modes, comparator.config.levels);
  const verdict = nothingRan
    ? 'not_comparable'
    : failed
      ? 'fail'
      : undecided || tooMuchInfra || modes.stops
        ? 'not_comparable'
        : 'pass';
  return {
    schema: 1,
    gate: 'routing',
    verdict,
    exit_code: exitCodeOf(verdict),
    warn_only: false,
    gates: { routing: verdict, typestate: null, legs: null },
    comparator: comparator.report,
    baseline,
    head: { commit: head.commit, case_set_digest: head.caseSetDigest },
    batches: [...input.batches],
    counts,
    cells,
    sampling,
    rollups: rollupsOf(cells, head.cases),
    findings: findingsOf(cells),
    renames: renamed.map((rename) => ({ ...rename })),
    warnings: gateWarnings({ input, decided, cells, sampling, tooMuchInfra, renamed, modes, baseline }),
    legs: null,
    typestate: null,
  };
}

function findingsOf(cells: readonly Cell[]): Finding[] {
  const levels = { fail: 'error', undecided: 'error', warn: 'warning', report: 'note', ok: 'note' } as const;
  return cells
    .filter((cell) => cell.gate !== 'ok' || cell.delta !== 'held' || cell.notes.length > 0)
    .sort((left, right) => rankOf(left) - rankOf(right))
    .map((cell) => ({
      rule: cell.delta,
      level: levels[cell.gate],
      case_id: cell.case_id,
      agent: cell.agent,
      message: [
        cell.reason,
        ...cell.notes.map((note) => `+ ${note}`),
        ...(cell.error === null ? [] : [cell.error]),
      ].join('; '),
      file: cell.case_file,
      line: cell.case_line,
    }));
}

/** Worst first; a stable sort keeps the order of the cells within a rank. */
function rankOf(cell: Cell): number {
  return GATE_EFFECTS.indexOf(cell.gate) * DELTAS.length + DELTAS.indexOf(cell.delta);
}

/** An entry that speaks of no case and that the comparator does not have can only be a mistake. */
function refuseOrphanEntries(input: RoutingGateInput, changes: ReadonlyMap<string, CaseChange>): void {
  const orphans = [...input.head.baseline.entries]
    .filter(
      ([caseId, providers]) =>
        !changes.has(caseId) &&
        [...providers.keys()].some((agent) => entryOf(input.comparator.baseline, caseId, agent) === null),
    )
    .map(([caseId]) => caseId)
    .sort(compareCodePoints);
  const [first] = orphans;
  if (first === undefined) return;
  const more = orphans.length === 1 ? '' : ` and ${orphans.length - 1} more`;
  throw new PortcullisError(
    'invalid_input',
    `${input.head.config.baseline}: ${first}${more}: expected entries for cases that exist, found no such case here or at the comparator`,
    'Remove the entry, or correct its case id.',
  );
}
