import { resolve } from 'node:path';

import { CONFIG_PATH, DEFAULT_CONFIG, type Config } from '../contracts/config.ts';
import type { DoctorFinding } from '../contracts/doctor-finding.ts';
import { problemsError, type Problem } from '../contracts/problem.ts';
import { CODE_OWNERS_PLACES } from '../doctor/code-owners.ts';
import { diagnose } from '../doctor/diagnose.ts';
import type { RepositoryFacts } from '../doctor/repository-facts.ts';
import { subjectsOf } from '../doctor/subject.ts';
import { parseWorkflow, type Workflow } from '../doctor/workflow.ts';
import { entriesOf, filesMatching, isFile, isGlob } from '../io/find-files.ts';
import { readOptionalTextFile, readTextFile } from '../io/read-text-file.ts';
import { parseYamlDocument } from '../io/yaml-document.ts';
import { checkedConfig } from './checked-config.ts';
import { orCollect } from './collect-problems.ts';
import { displayPath } from './load-cases.ts';
import type { World } from './world.ts';

/** Where GitHub looks for workflows; folders in it are not looked into. */
const WORKFLOWS_FOLDER = '.github/workflows';
/** GitHub refuses workflows of half this size; more is something else. */
const LARGEST_WORKFLOW = 1024 * 1024;

/** One step or job may stand in each of a workflow's jobs. */
const MAX_ALIASES = 1000;

export interface Diagnosis {
  /** The workflows that were looked at, relative to the repository. */
  readonly workflows: readonly string[];
  readonly findings: readonly DoctorFinding[];
  /** What could not be read, so that nothing can be said of it. */
  readonly problems: readonly Problem[];
}

/** Looks at a repository's workflows, or at the named ones only, at its configuration and at CODEOWNERS. Runs nothing. */
export async function doctor(world: World, named: readonly string[]): Promise<Diagnosis> {
  const problems: Problem[] = [];
  const { root } = world;
  const files =
    named.length === 0 ? await workflowFiles(root) : named.map((path) => displayPath(root, resolve(world.cwd, path)));
  const workflows: Workflow[] = [];
  for (const file of files) {
    const workflow = await orCollect(problems, file, () => readWorkflow(root, file));
    if (workflow !== null) workflows.push(workflow);
  }
  const checked = await orCollect(problems, CONFIG_PATH, () => checkedConfig(world, problems));
  const config = checked?.config ?? DEFAULT_CONFIG;
  const lineOf = (pointer: string): number => checked?.lines?.lineOf(pointer) ?? 1;
  const facts: RepositoryFacts = {
    subjects: subjectsOf(workflows),
    // Of what cannot be read nobody can say that it is missing.
    isPartial: named.length > 0 || problems.length > 0,
    codeOwners: await readCodeOwners(root),
    config: { file: CONFIG_PATH, exists: (checked?.lines ?? null) !== null },
    baseline: {
      path: config.baseline,
      exists: await isFile(resolve(root, config.baseline)),
      line: lineOf('/baseline'),
    },
    cases: { patterns: config.cases, files: await existingCases(root, config), line: lineOf('/cases') },
  };
  return { workflows: files, findings: diagnose(facts), problems };
}

async function workflowFiles(root: string): Promise<readonly string[]> {
  const names = await entriesOf(resolve(root, WORKFLOWS_FOLDER));
  const files = names.filter((name) => /\.ya?ml$/.test(name)).map((name) => `${WORKFLOWS_FOLDER}/${name}`);
  const present = await Promise.all(files.map((file) => isFile(resolve(root, file))));
  return files.filter((_, index) => present[index]);
}

async function readWorkflow(root: string, file: string): Promise<Workflow> {
  const text = await readTextFile(resolve(root, file), 'the workflow');
  if (text.length > LARGEST_WORKFLOW) {
    const found = `${Math.round(text.length / 1024)} KiB`;
    const place = { file, line: null, pointer: '', help: null };
    throw problemsError('the workflow', [{ ...place, expected: 'a workflow of at most 1 MiB', found }]);
  }
  const document = await parseYamlDocument(text.replace(/^\uFEFF/, ''), file, { merge: true, maxAliases: MAX_ALIASES });
  return parseWorkflow(document.value, file, document);
}

async function readCodeOwners(root: string): Promise<RepositoryFacts['codeOwners']> {
  for (const file of CODE_OWNERS_PLACES) {
    const text = await readOptionalTextFile(resolve(root, file), 'CODEOWNERS');
    if (text !== undefined) return { file, text };
  }
  return null;
}

/** The case files that there are: which of them is missing is for whoever reads cases to say. */
async function existingCases(root: string, { cases }: Config): Promise<readonly string[]> {
  const files: string[] = [];
  for (const path of cases) {
    if (await isFile(resolve(root, path))) files.push(displayPath(root, path));
    else if (isGlob(path)) files.push(...(await filesMatching(root, path)));
  }
  return [...new Set(files)];
}
