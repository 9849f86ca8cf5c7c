import { join } from 'node:path';

import type { Config } from '../../contracts/config.ts';
import {
  DEFAULT_TYPESTATE_BASELINE,
  EMPTY_TYPESTATE_BASELINE,
  parseTypestateBaseline,
  type TypestateBaseline,
} from '../../contracts/typestate-baseline.ts';
import type { TypestateResult } from '../../contracts/typestate-result.ts';
import { typestateGate } from '../../gates/typestate-gate.ts';
import { readOptionalTextFile } from '../../io/read-text-file.ts';
import { caseChanges } from '../../routing/case-changes.ts';
import { comparatorOf, loadHead, type GateOptions, type Head } from '../gate-head.ts';
import type { Comparator } from '../resolve-comparator.ts';
import { comparatorCases } from '../routing-comparator.ts';
import type { World } from '../world.ts';
import { turnFiles, turnsOfFiles } from './turns-of-files.ts';
import { turnsOfCells, type CellsRequest } from './turns-of-cells.ts';
import { typestateComparator } from './typestate-comparator.ts';

export interface TurnGateOptions extends GateOptions {
  /** Evidence files beyond those that the comparator's configuration names: paths or globs. */
  readonly turns: readonly string[];
}

/** Judges the turns of results and evidence files, and compares them with what the comparator tolerates. */
export async function gateTurns(world: World, options: TurnGateOptions): Promise<TypestateResult> {
  const head = await loadHead(world, options);
  return judgeTurns(world, head, await comparatorOf(world, head, options), options);
}

/** The same with head and comparator at hand. */
export async function judgeTurns(
  world: World,
  head: Head,
  comparator: Comparator,
  { turns, tolerateInfra }: Pick<TurnGateOptions, 'turns' | 'tolerateInfra'>,
): Promise<TypestateResult> {
  const { baseline, report, policies, policyReport } = await typestateComparator(comparator);
  const { config } = comparator;
  // Without a section of its own the comparator judges no turns yet: everything is new to it. A given file is both sides.
  const isKnown = config.typestate !== null || comparator.kind === 'file';
  const before = await cellsBefore(head, comparator, [...baseline.cases.keys()], isKnown);
  const configured = [config, head.config].flatMap(({ typestate }) => typestate?.turns ?? []);
  const files = [...(await turnFiles(world.cwd, turns)), ...(await turnFiles(world.root, configured))];
  const proposed = await proposedBaseline(world.root, head.config);
  const named = new Set([...baseline.turns.keys(), ...proposed.turns.keys()]);
  const subjects = [
    ...(await turnsOfCells(world, { batches: head.batches, config, policies, tolerateInfra, before })),
    ...(await turnsOfFiles(world, { files: [...new Set(files)], policies, isKnown, named })),
  ];
  return typestateGate({
    head: { commit: head.commit, baseline: proposed },
    comparator: { report, baseline, config },
    policies: policyReport,
    subjects,
    nothingToRun: head.nothingToRun && files.length === 0,
    today: world.now().toISOString().slice(0, 10),
    warnings: [...head.warnings, ...comparator.warnings],
  });
}

/** What the working tree proposes to tolerate; nothing where it has no such file. */
async function proposedBaseline(root: string, { typestate }: Config): Promise<TypestateBaseline> {
  const path = typestate?.baseline ?? DEFAULT_TYPESTATE_BASELINE;
  const text = await readOptionalTextFile(join(root, path), 'the typestate baseline');
  return text === undefined ? EMPTY_TYPESTATE_BASELINE : parseTypestateBaseline(text, path);
}

/** How the comparator calls a cell, and whether it knows it: a case and a provider that are both new are for the pull request to speak of. */
async function cellsBefore(
  head: Head,
  comparator: Comparator,
  recorded: readonly string[],
  isAdopted: boolean,
): Promise<CellsRequest['before']> {
  const isCompared = comparator.kind === 'git' && head.batches.length > 0;
  const cases = isCompared ? await comparatorCases(comparator, head.casePlaces) : null;
  const { changes } = caseChanges(head.cases, cases, new Map(), recorded);
  const known = new Set([...(cases ?? head.cases).map(({ definition }) => definition.case_id), ...recorded]);
  return (caseId, agent) => {
    const id = changes.get(caseId)?.beforeId ?? caseId;
    return { id, isKnown: isAdopted && known.has(id) && comparator.config.providers.has(agent) };
  };
}
