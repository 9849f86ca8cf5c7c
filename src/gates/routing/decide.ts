import { entryOf } from '../../contracts/baseline.ts';
import { firstOf, counted } from '../../contracts/counted.ts';
import type { Finding, GateOutcome } from '../../contracts/gate-result.ts';
import { byRank, countsOf } from '../../contracts/gate-table.ts';
import { verdictOf } from '../../contracts/gate-verdict.ts';
import type { Cell, RoutingDetail, BaselineFacts, SuiteSampling } from '../../contracts/routing-detail.ts';
import { compareCodePoints, sortedUnique } from '../../kernel/ordering.ts';
import { invalidInput } from '../../kernel/portcullis-error.ts';
import { caseChanges, type CaseChange } from '../../routing/case-changes.ts';
import { attemptsText } from '../../routing/compare-cell.ts';
import { countJoined, cellKey } from '../../routing/join-results.ts';
import { baselineFacts, oldCountsWarning } from './baseline-facts.ts';
import { cellChange, cellMessage } from './cell-change.ts';
import { clientSides, olderClients } from './client-sides.ts';
import { decideCells, type DecidedCell } from './decide-cells.ts';
import { judgeModes, type JudgedModes } from './evidence-modes.ts';
import { routingCell } from './routing-cell.ts';
import type { RoutingGateInput } from './routing-gate-input.ts';
import { ROUTING } from './rules.ts';
import { INFRA_SHARE, rollupsOf, suiteSampling } from './suite-sampling.ts';
import { NOTHING_TO_RUN } from '../../contracts/report-bounds.ts';

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
  const cells = decided.map((cell) => routingCell(cell, input, policy));
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

/** From this correlation of the trials of one batch on it is warned. */
const ALIKE = 0.05;

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
  throw invalidInput(
    `${input.head.config.baseline}: ${firstOf(orphans, 1)}: expected entries for cases that exist, found no such case here or at the merge base`,
    'Remove the entry, or correct its case id.',
  );
}

interface WarningRequest {
  readonly input: RoutingGateInput;
  readonly decided: readonly DecidedCell[];
  readonly cells: readonly Cell[];
  readonly sampling: SuiteSampling;
  readonly tooMuchInfra: boolean;
  readonly modes: JudgedModes;
  readonly baseline: BaselineFacts;
  readonly changes: ReadonlyMap<string, CaseChange>;
  readonly renamed: Readonly<RoutingDetail['renames']>;
}

/** What somebody should know of a comparison beyond its cells, each in one sentence. */
function routingWarnings(request: WarningRequest): string[] {
  const { input, sampling, cells } = request;
  const named = [...request.changes].flatMap(([id, { naming }]) => (naming === 'words' ? id : []));
  const removed = cells.filter(({ delta, gate }) => delta === 'removed' && gate === 'warn');
  const undecided = cells.filter((cell) => cell.gate === 'undecided').length;
  return [
    ...when(
      removed.length > 0,
      `${counted(removed.length, 'cell goes', 'cells go')} away with a case, provider or baseline entry: ${firstOf(removed.map(({ case_id: id, agent }) => `${id}/${agent}`))}`,
    ),
    ...input.warnings,
    ...when(
      countJoined(input.joined) === 0,
      input.nothingToRun ? NOTHING_TO_RUN : 'no planned unit has a result: nothing can be compared',
    ),
    ...request.modes.warnings,
    ...oldCountsWarning(request.baseline),
    ...when(
      request.tooMuchInfra,
      `${sampling.infra} of ${sampling.planned} trials ended in infrastructure errors: with more than ${INFRA_SHARE * 100} % of them nothing holds`,
    ),
    ...when(
      (sampling.correlation?.estimate ?? 0) >= ALIKE,
      'trials of one batch are alike at the merge base: the comparison takes that in, but more healthy suites are red, and fewer drops are seen (src/routing/README.md, "Trials and statistics")',
    ),
    ...when(
      isNothingJudged(cells),
      'infrastructure ended every run: no cell has a verdict, and nothing is known about this change',
    ),
    ...when(
      undecided > 0,
      `${counted(undecided, 'cell is', 'cells are')} undecided: there is not enough data to say that they hold`,
    ),
    ...when(
      named.length > 0,
      `${counted(named.length, 'prompt has', 'prompts have')} the words of a skill that is required, and had not at the merge base (${firstOf(named)})`,
    ),
    ...trialWarnings(request),
    ...leftOutWarnings(input, cells),
    ...strayWarnings(request),
    ...request.renamed.map(
      ({ from, to }) =>
        `the case ${from} now has the id ${to}: say so with "renamed_from": "${from}" in the case ${to}`,
    ),
  ];
}

/** Infrastructure that is tolerated warns beside verdicts; where it stands in place of all of them, that is said once more. */
function isNothingJudged(cells: readonly Cell[]): boolean {
  const planned = cells.filter(({ delta }) => delta !== 'not_planned' && delta !== 'removed');
  return planned.length > 0 && planned.every(({ delta }) => delta === 'infra');
}

function when(holds: boolean, warning: string): readonly string[] {
  return holds ? [warning] : [];
}

/** Trials that were not independent, and those that look as if they were not. */
function trialWarnings({ decided, cells }: WarningRequest): readonly string[] {
  const repeated = cells.filter(({ sampling }) => (sampling?.repeated ?? 0) > 0);
  const alike = decided.filter(({ sampled }) => (sampled?.alike ?? 0) > 0);
  const earlier = decided.flatMap(({ sampled }) => sampled?.earlier ?? []);
  const have = (some: readonly unknown[]): string => counted(some.length, 'cell has', 'cells have');
  return [
    ...when(earlier.length > 0, `all attempts count together; before the newest there passed ${attemptsText(earlier)}`),
    ...when(
      repeated.length > 0,
      `${have(repeated)} trials of one session or with the same bytes, which count once (${firstOf(repeated.map(({ case_id: id, agent }) => `${id}/${agent}`))})`,
    ),
    ...when(
      alike.length > 0,
      `${have(alike)} trials that say the same but for ids and numbers: is an answer cached? (${firstOf(alike.map(({ caseId, agent }) => `${caseId}/${agent}`))})`,
    ),
  ];
}

/** Cells that did not run are never passed over in silence: a provider whose results were not given looks just like that. */
function leftOutWarnings(input: RoutingGateInput, cells: readonly Cell[]): readonly string[] {
  const left = cells.filter((cell) => cell.delta === 'not_planned');
  const isCut = (cell: Cell): boolean => input.notRun.has(cellKey(cell.case_id, cell.agent));
  const groups = [
    [left.filter((cell) => !isCut(cell)), 'no plan has them'],
    [left.filter(isCut), 'the budget of the run was used up'],
  ] as const;
  return groups.flatMap(([group, why]) => {
    const agents = sortedUnique(group.map((cell) => cell.agent)).join(', ');
    return when(group.length > 0, `${counted(group.length, 'cell')} did not run, because ${why} (${agents})`);
  });
}

/** What was planned and is no cell, and what was planned too seldom. */
function strayWarnings({ input, decided }: WarningRequest): readonly string[] {
  const known = new Set(decided.map(({ caseId, agent }) => cellKey(caseId, agent)));
  const stray = [...input.joined].flatMap(([caseId, cells]) =>
    [...cells].flatMap(([agent, units]) => (known.has(cellKey(caseId, agent)) ? [] : units)),
  ).length;
  const wanted = input.comparator.config.sampling.trials;
  const few = decided.filter(
    ({ units, sampled }) => sampled === null && units.length > 0 && units.length < wanted,
  ).length;
  return [
    ...when(
      stray > 0,
      `${counted(stray, 'planned unit belongs', 'planned units belong')} to no configured provider or no case: not compared`,
    ),
    ...when(
      few > 0,
      `${counted(few, 'cell has', 'cells have')} fewer than the ${wanted} trials that the merge base's configuration asks for`,
    ),
  ];
}
