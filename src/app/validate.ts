import { join, resolve } from 'node:path';

import { parseBaseline } from '../contracts/baseline.ts';
import { caseProblems, caseSetDigest, type LocatedCase } from '../contracts/case-file.ts';
import { problemsError, type Problem } from '../contracts/problem.ts';
import { SkillInventory } from '../evidence/skill-identity.ts';
import { readOptionalTextFile, readTextFile } from '../io/read-text-file.ts';
import { casePaths, parseCases } from './load-cases.ts';
import { configOrDefault } from './load-config.ts';
import { loadSkills } from './load-skills.ts';
import type { World } from './world.ts';

export interface ValidateOptions {
  readonly cases: readonly string[] | null;
  readonly baseline: string | null;
  readonly skills: readonly string[] | null;
}

export interface Validation {
  readonly cases: number;
  readonly case_set_digest: string;
  readonly baseline_entries: number;
  readonly skills: number | null;
  readonly problems: readonly Problem[];
}

/** Checks cases, baseline and configuration; form errors throw, everything else is listed with file and line. */
export async function validateAll(world: World, options: ValidateOptions): Promise<Validation> {
  const config = await configOrDefault(world.root);
  const cases = await parseCases(world.root, casePaths(world, options.cases) ?? config.cases);
  const roots = options.skills?.map((root) => resolve(world.cwd, root)) ?? config.skills;
  const installed = roots.length === 0 ? null : (await loadSkills(world.root, roots)).listings;
  const inventory = installed === null ? null : new SkillInventory(installed);
  const problems = [...caseProblems(cases, inventory === null ? null : (name) => inventory.has(name))];

  // Cases that were named on the command line need not be those that the configured baseline speaks of.
  const file = options.baseline ?? (options.cases === null ? config.baseline : null);
  const entries = file === null ? 0 : await checkBaseline(world, file, options.baseline !== null, cases, problems);
  return {
    cases: cases.length,
    case_set_digest: problems.length === 0 ? caseSetDigest(cases) : '',
    baseline_entries: entries,
    skills: installed?.length ?? null,
    problems,
  };
}

/** How many entries the baseline has; what is wrong with it is added to the problems. */
async function checkBaseline(
  world: World,
  file: string,
  named: boolean,
  cases: readonly LocatedCase[],
  problems: Problem[],
): Promise<number> {
  const path = named ? resolve(world.cwd, file) : join(world.root, file);
  const text = named ? await readTextFile(path, 'the baseline') : await readOptionalTextFile(path, 'the baseline');
  if (text === undefined) return 0;
  const baseline = parseBaseline(text, file);
  problems.push(...orphanProblems([...baseline.entries.keys()], cases, file));
  return [...baseline.entries.values()].reduce((sum, providers) => sum + providers.size, 0);
}

/** Throws where anything is wrong. */
export function refuseProblems(validation: Validation): void {
  if (validation.problems.length > 0) throw problemsError('the repository', validation.problems);
}

function orphanProblems(ids: readonly string[], cases: readonly LocatedCase[], file: string): readonly Problem[] {
  const known = new Set(cases.flatMap(({ definition }) => [definition.case_id, definition.renamed_from ?? '']));
  return ids
    .filter((id) => !known.has(id))
    .map((id) => ({
      file,
      line: null,
      pointer: `/${id}`,
      expected: 'an entry for a case that exists',
      found: `no case ${id}`,
      help: 'remove the entry with the case, or correct the id',
    }));
}
