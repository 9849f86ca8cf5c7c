import { join } from 'node:path';

import type { Config } from '../../../contracts/config.ts';
import { counted } from '../../../contracts/counted.ts';
import type { GateOutcome } from '../../../contracts/gate-result.ts';
import {
  DEFAULT_TYPESTATE_BASELINE,
  EMPTY_TYPESTATE_BASELINE,
  parseTypestateBaseline,
  type TypestateBaseline,
} from '../../../contracts/typestate-baseline.ts';
import { decideTypestate } from '../../../gates/typestate/decide.ts';
import { TYPESTATE } from '../../../gates/typestate/rules.ts';
import type { TypestateGateInput } from '../../../gates/typestate/typestate-gate-input.ts';
import { readOptionalRepositoryFile } from '../../../io/repository-file.ts';
import { usageError } from '../../../kernel/portcullis-error.ts';
import { caseChanges } from '../../../routing/case-changes.ts';
import { countPlannedCells, joinResults, type JoinedUnits } from '../../../routing/join-results.ts';
import type { Comparator } from '../../comparator/resolve-comparator.ts';
import { comparatorCases } from '../../comparator/routing-comparator.ts';
import { missingFile, policiesOf } from '../../typestate/configured-policies.ts';
import { configuredTurnFiles, namedTurnFiles } from '../../typestate/turn-files.ts';
import { turnsOfCells, type CellsRequest } from '../../typestate/turns-of-cells.ts';
import { turnsOfFiles } from '../../typestate/turns-of-files.ts';
import type { Head } from '../gate-head.ts';
import { comparedFile } from '../compared-file.ts';
import type { GateRun } from '../gate-run.ts';

/** `evidence`: files of turns, paths or globs. */
export async function judgeTurns(run: GateRun, evidence: readonly string[]): Promise<GateOutcome> {
  return decideTypestate(await load(run, evidence));
}

async function load(run: GateRun, evidence: readonly string[]): Promise<TypestateGateInput> {
  const { world, options, head, comparator, today } = run;
  const files = await evidenceFiles(run, evidence);
  const isAlone = options.only === TYPESTATE.gate;
  if (isAlone && files.length === 0 && head.batches.length === 0 && !head.nothingToRun) {
    throw usageError(
      'expected results or evidence files of turns, found neither',
      'Name some with --results or --turns (inputs `results`, `turns`), or under `typestate.turns` in the configuration.',
    );
  }
  const { baseline, place } = await toleratedClasses(run);
  const { policies, policyReport } = await policiesOf(comparator);
  const { config } = comparator;
  // Where the comparator has neither a section nor tolerated classes it judges no turns yet. A given file is both sides.
  const isKnown = place.outcome !== 'first_adoption' || comparator.commits.kind === 'file';
  const before = await casesBefore(head, comparator, [...baseline.cases.keys()], isKnown);
  const proposed = comparator.commits.kind === 'file' ? baseline : await proposedBaseline(world.root, head.config);
  const named = new Set([...baseline.turns.keys(), ...proposed.turns.keys()]);
  const providers = new Map([...head.config.providers, ...config.providers]);
  const { batches } = head;
  const { tolerateInfra } = options;
  const joined = joinResults(batches);
  const ofCells = await turnsOfCells(world, { joined, batches, config, providers, policies, tolerateInfra, before });
  const ofFiles = await turnsOfFiles(world, { files, policies, isKnown, named });
  return {
    head: { baseline: proposed },
    comparator: { baseline, place, config },
    policies: policyReport,
    subjects: [...ofCells, ...ofFiles],
    nothingToRun: head.nothingToRun && files.length === 0,
    today,
    warnings: unplanned(head, joined),
  };
}

/** Everything that is judged beside the transcripts: named by who called, by the comparator, or by the head. Absolute paths. */
async function evidenceFiles(
  { world, head, comparator }: GateRun,
  evidence: readonly string[],
): Promise<readonly string[]> {
  const configured = [comparator.config, head.config].flatMap(({ typestate }) => typestate?.turns ?? []);
  const named = await namedTurnFiles(world.cwd, evidence);
  return [...new Set([...named, ...(await configuredTurnFiles(world.root, configured))])];
}

/** Cells of which nobody planned a unit: their turns were not judged, which the gate must not be silent about. */
function unplanned({ cases, config, batches }: Head, joined: JoinedUnits): readonly string[] {
  if (batches.length === 0) return [];
  const cells = cases.length * config.providers.size - countPlannedCells(joined);
  return cells > 0
    ? [`${counted(cells, 'cell')} of cases and providers are not in the plan: their turns were not judged`]
    : [];
}

/**
 * The classes that the comparator tolerates. Where its configuration says nothing of turns, nothing is tolerated: what the pull request says
 * of itself does not count. Without a file nothing is tolerated either, unless the configuration names one: then it is missing, and the
 * gate stops.
 *
 * @throws PortcullisError `not_comparable` where a configured file is missing or is not what it should be
 */
async function toleratedClasses(run: GateRun): Promise<Pick<TypestateGateInput['comparator'], 'baseline' | 'place'>> {
  const { comparator } = run;
  const configured = comparator.config.typestate;
  const { path, file } = await comparedFile(run, TYPESTATE.gate, configured?.baseline ?? DEFAULT_TYPESTATE_BASELINE);
  if (file === null && configured?.namesBaseline === true) throw missingFile(comparator, path, 'tolerated classes');
  const baseline =
    file === null
      ? EMPTY_TYPESTATE_BASELINE
      : comparator.parse(path, (shown) => parseTypestateBaseline(file.text, shown));
  const outcome = file !== null ? 'found' : configured === null ? 'first_adoption' : 'none';
  return { baseline, place: { path, blob: file?.blob ?? null, outcome } };
}

/** What the working tree proposes to tolerate; nothing where it has no such file. */
async function proposedBaseline(root: string, { typestate }: Config): Promise<TypestateBaseline> {
  const path = typestate?.baseline ?? DEFAULT_TYPESTATE_BASELINE;
  const text = await readOptionalRepositoryFile(root, join(root, path), 'the typestate baseline');
  return text === undefined ? EMPTY_TYPESTATE_BASELINE : parseTypestateBaseline(text, path);
}

/** How the comparator calls a case, and whether it knows it: of a new one only the pull request can speak. */
async function casesBefore(
  head: Head,
  comparator: Comparator,
  recorded: readonly string[],
  isAdopted: boolean,
): Promise<CellsRequest['before']> {
  const isCompared = comparator.commits.kind === 'git' && head.batches.length > 0;
  const cases = isCompared ? await comparatorCases(comparator, head.casePlaces) : null;
  const { changes } = caseChanges(head.cases, cases, new Map(), recorded);
  const known = new Set([...(cases ?? head.cases).map(({ definition }) => definition.case_id), ...recorded]);
  return (caseId) => {
    const id = changes.get(caseId)?.beforeId ?? caseId;
    return { id, isKnown: isAdopted && known.has(id) };
  };
}
