import { join } from 'node:path';

import { counted } from '../../contracts/counted.ts';
import type { Config } from '../../contracts/config.ts';
import {
  DEFAULT_TYPESTATE_BASELINE,
  EMPTY_TYPESTATE_BASELINE,
  parseTypestateBaseline,
  type TypestateBaseline,
} from '../../contracts/typestate-baseline.ts';
import type { TypestateResult } from '../../contracts/typestate-result.ts';
import { typestateGate } from '../../gates/typestate-gate.ts';
import { readOptionalRepositoryFile } from '../../io/repository-file.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { caseChanges } from '../../routing/case-changes.ts';
import { countPlannedCells, joinResults, type JoinedUnits } from '../../routing/join-results.ts';
import { loadHead, type GateOptions, type Head } from '../gates/gate-head.ts';
import { resolveComparator, type Comparator } from '../comparator/resolve-comparator.ts';
import { comparatorCases } from '../comparator/routing-comparator.ts';
import type { World } from '../world/world.ts';
import { configuredTurnFiles, namedTurnFiles } from './turn-files.ts';
import { turnsOfFiles } from './turns-of-files.ts';
import { turnsOfCells, type CellsRequest } from './turns-of-cells.ts';
import { typestateComparator } from './typestate-comparator.ts';

export interface TurnGateOptions extends GateOptions {
  /** Evidence files beyond those that the configurations name: paths or globs. */
  readonly turns: readonly string[];
}

/**
 * Judges the turns of results and evidence files, and compares them with what the comparator tolerates. A `baseline` to compare with is a
 * file of tolerated classes here.
 */
export async function gateTurns(world: World, options: TurnGateOptions): Promise<TypestateResult> {
  const head = await loadHead(world, options);
  const comparator = await resolveComparator(world, options.compare);
  const files = await evidenceFiles(world, head, comparator, options.turns);
  if (files.length === 0 && head.batches.length === 0 && !head.nothingToRun) {
    throw new PortcullisError(
      'usage',
      'expected results or evidence files of turns, found neither',
      'Name some with --results or --turns (inputs `results`, `turns`), or under `typestate.turns` in the configuration.',
    );
  }
  const { target } = options.compare;
  const tolerated = target.kind === 'file' ? target.path : null;
  return judgeTurns(world, head, comparator, { files, tolerateInfra: options.tolerateInfra, tolerated });
}

/** Everything that is judged beside the transcripts: named on the command line, by the comparator, or by the head. Absolute paths. */
export async function evidenceFiles(
  world: World,
  head: Head,
  comparator: Comparator,
  turns: readonly string[],
): Promise<readonly string[]> {
  const configured = [comparator.config, head.config].flatMap(({ typestate }) => typestate?.turns ?? []);
  const files = [...(await namedTurnFiles(world.cwd, turns)), ...(await configuredTurnFiles(world.root, configured))];
  return [...new Set(files)];
}

export interface JudgeTurnsOptions {
  /** Absolute. */
  readonly files: readonly string[];
  readonly tolerateInfra: boolean;
  /** A file of tolerated classes to compare with as it is; null where the comparator has them. */
  readonly tolerated: string | null;
}

/** The same with head and comparator at hand. */
export async function judgeTurns(
  world: World,
  head: Head,
  comparator: Comparator,
  { files, tolerateInfra, tolerated }: JudgeTurnsOptions,
): Promise<TypestateResult> {
  const side = await typestateComparator(world, comparator, tolerated);
  const { baseline, report, policies, policyReport } = side;
  const { config } = comparator;
  // Where the comparator has neither a section nor tolerated classes it judges no turns yet. A given file is both sides.
  const isKnown = report.baseline_outcome !== 'first_adoption' || comparator.kind === 'file';
  const before = await casesBefore(head, comparator, [...baseline.cases.keys()], isKnown);
  const proposed = comparator.kind === 'file' ? baseline : await proposedBaseline(world.root, head.config);
  const named = new Set([...baseline.turns.keys(), ...proposed.turns.keys()]);
  const providers = new Map([...head.config.providers, ...config.providers]);
  const joined = joinResults(head.batches);
  const subjects = [
    ...(await turnsOfCells(world, {
      joined,
      batches: head.batches,
      config,
      providers,
      policies,
      tolerateInfra,
      before,
    })),
    ...(await turnsOfFiles(world, { files, policies, isKnown, named })),
  ];
  return typestateGate({
    head: { commit: head.commit, baseline: proposed },
    comparator: { report, baseline, config },
    policies: policyReport,
    subjects,
    nothingToRun: head.nothingToRun && files.length === 0,
    today: world.now().toISOString().slice(0, 10),
    warnings: [...head.warnings, ...comparator.warnings, ...unplanned(head, joined)],
  });
}

/** Cells of which nobody planned a unit: their turns were not judged, which the gate must not be silent about. */
function unplanned({ cases, config, batches }: Head, joined: JoinedUnits): readonly string[] {
  if (batches.length === 0) return [];
  const cells = cases.length * config.providers.size - countPlannedCells(joined);
  return cells > 0
    ? [`${counted(cells, 'cell')} of cases and providers are not in the plan: their turns were not judged`]
    : [];
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
  const isCompared = comparator.kind === 'git' && head.batches.length > 0;
  const cases = isCompared ? await comparatorCases(comparator, head.casePlaces) : null;
  const { changes } = caseChanges(head.cases, cases, new Map(), recorded);
  const known = new Set([...(cases ?? head.cases).map(({ definition }) => definition.case_id), ...recorded]);
  return (caseId) => {
    const id = changes.get(caseId)?.beforeId ?? caseId;
    return { id, isKnown: isAdopted && known.has(id) };
  };
}
