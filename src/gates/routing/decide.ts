import { entryOf } from '../../contracts/baseline.ts';
import { firstOf } from '../../contracts/counted.ts';
import type { Finding, GateOutcome } from '../../contracts/gate-result.ts';
import { byRank, countsOf } from '../../contracts/gate-table.ts';
import { verdictOf } from '../../contracts/gate-verdict.ts';
import type { Cell, RoutingDetail } from '../../contracts/routing-detail.ts';
import { compareCodePoints } from '../../kernel/ordering.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { caseChanges, type CaseChange } from '../../routing/case-changes.ts';
import { countJoined } from '../../routing/join-results.ts';
import { baselineFacts } from './baseline-facts.ts';
import { cellChange, cellMessage } from './cell-change.ts';
import { clientSides, olderClients } from './client-sides.ts';
import { decideCells } from './decide-cells.ts';
import { judgeModes } from './evidence-modes.ts';
import { routingCell } from './routing-cell.ts';
import type { RoutingGateInput } from './routing-gate-input.ts';
import { routingWarnings } from './routing-warnings.ts';
import { ROUTING } from './rules.ts';
import { INFRA_SHARE, rollupsOf, suiteSampling } from './suite-sampling.ts';

/**
 * Compares every cell with the baseline at the comparator and decides. Pure: the same input gives the same outcome, cell by cell in
 * the order of case id and provider.
 *
 * @throws PortcullisError `invalid_input` for an entry of the pull request's baseline that speaks of no case
 */
export function decideRouting(input: RoutingGateInput): GateOutcome & { readonly detail: RoutingDetail } {
  const { head, comparator } = input;
  const entryIds = comparator.baseline.entries.keys();
  const { changes, renamed } = caseChanges(head.cases, comparator.cases, head.skillRenames, entryIds);
  refuseOrphanEntries(input, changes);
  const decided = [...decideCells(input, changes)].sort(
    (left, right) => compareCodePoints(left.caseId, right.caseId) || compareCodePoints(left.agent, right.agent),
  );
  const policy = comparator.config.sampling;
  const tested = decided.filter(({ sampled }) => sampled !== null && sampled.verdict.step.p !== null).length;
  const cells = decided.map((cell) => routingCell(cell, input, policy, tested));
  const sampling = suiteSampling(input, cells);
  const tooMuchInfra = sampling.rule === 'sequential' && sampling.infra_share > INFRA_SHARE;
  const baseline = baselineFacts(comparator.baseline, input.today);
  const clients = clientSides(comparator, head, input.joined);
  const modes = judgeModes(input.modes, comparator.config.levels);
  const nothingRan = countJoined(input.joined) === 0 && !input.nothingToRun;
  const told = { input, decided, cells, sampling, tooMuchInfra, changes, renamed, modes, baseline };
  return {
    gate: ROUTING.gate,
    verdict: nothingRan ? 'not_comparable' : verdictOf(cells, tooMuchInfra || modes.stops),
    baseline: comparator.place,
    counts: countsOf(ROUTING, cells),
    findings: findingsOf(cells),
    warnings: [...routingWarnings(told), ...olderClients(clients)],
    detail: { baseline, cells, sampling, rollups: rollupsOf(cells, head.cases), renames: [...renamed], clients },
  };
}

/** One for each cell that does not simply hold, the worst first; of one rank in the order of the cells. */
function findingsOf(cells: readonly Cell[]): Finding[] {
  return cells
    .filter(({ gate, delta, notes }) => gate !== 'ok' || delta !== 'held' || notes.length > 0)
    .sort(byRank(ROUTING))
    .map((cell) => {
      const { case_id: id, agent, delta, gate, case_file: file, case_line: line, explain } = cell;
      return {
        gate: ROUTING.gate,
        rule: delta,
        effect: gate,
        subject: { key: `${id}/${agent}`, label: `${id}/${agent}` },
        message: cellMessage(cell),
        change: cellChange(cell),
        places: file === null ? [] : [{ file, line }],
        identity: [ROUTING.gate, delta, id, agent],
        explain,
      };
    });
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
  if (orphans.length === 0) return;
  throw new PortcullisError(
    'invalid_input',
    `${input.head.config.baseline}: ${firstOf(orphans, 1)}: expected entries for cases that exist, found no such case here or at the merge base`,
    'Remove the entry, or correct its case id.',
  );
}
