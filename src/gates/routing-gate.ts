import { entryOf } from '../contracts/baseline.ts';
import type { Cell, Finding, GateResult } from '../contracts/gate-result.ts';
import { compareCodePoints, sortedUnique } from '../kernel/ordering.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { caseChanges, type CaseChange } from '../routing/case-changes.ts';
import { DELTAS, GATE_EFFECTS } from '../routing/compare-cell.ts';
import { countJoined } from '../routing/join-results.ts';
import { decideCells } from './decide-cells.ts';
import { routingCell, type DecidedCell } from './routing-cell.ts';
import type { RoutingGateInput } from './routing-gate-input.ts';

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
  const cells = decided.map((cell) => routingCell(cell, input.resultsFiles));
  const counts = Object.fromEntries(
    DELTAS.map((delta) => [delta, cells.filter((cell) => cell.delta === delta).length]),
  );
  const nothingRan = countJoined(input.joined) === 0;
  const failed = cells.some((cell) => cell.gate === 'fail');
  const verdict = nothingRan ? 'not_comparable' : failed ? 'fail' : 'pass';
  return {
    schema: 1,
    gate: 'routing',
    verdict,
    exit_code: verdict === 'pass' ? 0 : verdict === 'fail' ? 1 : 3,
    comparator: comparator.report,
    head: { commit: head.commit, case_set_digest: head.caseSetDigest },
    batches: [...input.batches],
    counts,
    cells,
    findings: findingsOf(cells),
    renames: renamed.map((rename) => ({ ...rename })),
    warnings: [
      ...input.warnings,
      ...(nothingRan ? ['no planned unit has a result: nothing can be compared'] : []),
      ...notPlannedWarnings(cells),
      ...strayWarnings(input, decided),
      ...renamed.map(
        ({ from, to }) =>
          `the case ${from} now has the id ${to}: say so with "renamed_from": "${from}" in the case ${to}`,
      ),
    ],
  };
}

/** Cells that did not run are never passed over in silence: a provider whose results were not given looks just like that. */
function notPlannedWarnings(cells: readonly Cell[]): readonly string[] {
  const left = cells.filter((cell) => cell.delta === 'not_planned');
  if (left.length === 0) return [];
  const agents = sortedUnique(left.map((cell) => cell.agent)).join(', ');
  return [`${left.length} cells did not run, because no plan has them (${agents})`];
}

/** What was planned and is no cell, and what was planned too seldom. */
function strayWarnings(input: RoutingGateInput, decided: readonly DecidedCell[]): readonly string[] {
  const compared = decided.reduce((count, cell) => count + cell.units.length, 0);
  const planned = [...input.joined.values()].flatMap((cells) => [...cells.values()].flat()).length;
  const wanted = input.comparator.config.trials;
  const few = decided.filter(({ units }) => units.length > 0 && units.length < wanted).length;
  return [
    ...(planned === compared
      ? []
      : [`${planned - compared} planned units belong to no configured provider or no case: they are not compared`]),
    ...(few === 0
      ? []
      : [`${few} cells have fewer than the ${wanted} trials that the comparator's configuration asks for`]),
  ];
}

function findingsOf(cells: readonly Cell[]): Finding[] {
  const levels = { fail: 'error', warn: 'warning', report: 'note', ok: 'note' } as const;
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
