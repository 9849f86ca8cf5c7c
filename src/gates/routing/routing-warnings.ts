import { counted, firstOf } from '../../contracts/counted.ts';
import { NOTHING_TO_RUN } from '../../contracts/report-bounds.ts';
import type { BaselineFacts, Cell, RoutingDetail, SuiteSampling } from '../../contracts/routing-detail.ts';
import { sortedUnique } from '../../kernel/ordering.ts';
import type { CaseChange } from '../../routing/case-changes.ts';
import { cellKey, countJoined } from '../../routing/join-results.ts';
import { oldCountsWarning } from './baseline-facts.ts';
import type { JudgedModes } from './evidence-modes.ts';
import type { DecidedCell } from './decide-cells.ts';
import type { RoutingGateInput } from './routing-gate-input.ts';
import { INFRA_SHARE } from './suite-sampling.ts';

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
export function routingWarnings(request: WarningRequest): string[] {
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
  const have = (some: readonly unknown[]): string => counted(some.length, 'cell has', 'cells have');
  return [
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
