import { resolve } from 'node:path';

import type { Config } from '../../../contracts/config.ts';
import { namedIn } from '../../../governance/retention/decide-retention.ts';
import { filesMeant } from '../../../io/find-files.ts';
import { readOptionalTextFile } from '../../../io/read-text-file.ts';
import type { World } from '../../world/world.ts';

/** The runs and commits that protect what they left. */
export interface NamedRuns {
  /** Approved: they stand in a baseline. */
  readonly inBaselines: ReadonlySet<string>;
  /** Golden: a case or a test names them. */
  readonly inCases: ReadonlySet<string>;
}

/** @param tests further files, paths or globs, whose ids are golden */
export async function namedRuns(world: World, config: Config, tests: readonly string[]): Promise<NamedRuns> {
  const { baseline, typestate, required, kpi, cases } = config;
  const baselines = [baseline, typestate?.baseline, required?.baseline, kpi?.baseline].flatMap((path) => path ?? []);
  const idsIn = async (paths: readonly string[]): Promise<ReadonlySet<string>> =>
    namedIn(await Promise.all(paths.map((path) => textOf(world.root, path))));
  const golden = await Promise.all([...cases, ...tests].map((path) => filesMeant(world.root, path)));
  return { inBaselines: await idsIn(baselines), inCases: await idsIn(golden.flat()) };
}

async function textOf(root: string, path: string): Promise<string> {
  return (await readOptionalTextFile(resolve(root, path), 'what names runs')) ?? '';
}
