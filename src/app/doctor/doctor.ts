import { join, resolve } from 'node:path';

import { CONFIG_PATH, type Config } from '../../contracts/config.ts';
import type { DoctorFinding } from '../../contracts/doctor-finding.ts';
import { problemsError, type Problem } from '../../contracts/problem.ts';
import { parseUses } from '../../doctor/action-reference.ts';
import { CODE_OWNERS_PLACES } from '../../doctor/code-owners.ts';
import { localActions, parseCompositeAction, withActions } from '../../doctor/composite-action.ts';
import { diagnose } from '../../doctor/diagnose.ts';
import type { RepositoryFacts } from '../../doctor/repository-facts.ts';
import { actionSubjectsOf, subjectsOf } from '../../doctor/subject.ts';
import { parseWorkflow, type Workflow } from '../../doctor/workflow.ts';
import { entriesOf, filesMatching, folderOfGlob, isFile, isGlob } from '../../io/find-files.ts';
import { readOptionalTextFile, readTextFile } from '../../io/read-text-file.ts';
import { refuseLinks } from '../../io/repository-file.ts';
import { parseYamlDocument } from '../../io/yaml-document.ts';
import { checkedConfig } from '../repository/checked-config.ts';
import { orCollect } from '../repository/collect-problems.ts';
import { displayPath } from '../repository/load-cases.ts';
import { UNCONFIGURED } from '../repository/load-config.ts';
import type { World } from '../world/world.ts';

/** Where GitHub looks for workflows; folders in it are not looked into. */
const WORKFLOWS_FOLDER = '.github/workflows';
/** GitHub refuses workflows of half this size; more is something else. */
const LARGEST_WORKFLOW = 1024 * 1024;

/** Of more actions nothing is said. */
const MAX_ACTIONS = 200;

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
  const called = await calledWorkflows(root, workflows, problems);
  const actions = await localCompositeActions(root, [...workflows, ...called], problems);
  const filled = (some: readonly Workflow[]): readonly Workflow[] =>
    some.map((workflow) => withActions(workflow, actions));
  const subjects = subjectsOf(filled(workflows), filled(called));
  const checked = await orCollect(problems, CONFIG_PATH, () => checkedConfig(world, problems));
  const config = checked?.config ?? UNCONFIGURED;
  const lineOf = (pointer: string): number => checked?.lines?.lineOf(pointer) ?? 1;
  const caseFiles = await existingCases(root, config, problems);
  await orCollect(problems, config.baseline, () => refuseLinks(root, join(root, config.baseline), 'the baseline'));
  const facts: RepositoryFacts = {
    subjects,
    actions: actionSubjectsOf(subjects, actions),
    // Of what cannot be read nobody can say that it is missing.
    isPartial: named.length > 0 || problems.length > 0,
    codeOwners: await readCodeOwners(root),
    config: { file: CONFIG_PATH, exists: (checked?.lines ?? null) !== null },
    baseline: {
      path: config.baseline,
      exists: await isFile(join(root, config.baseline)),
      line: lineOf('/baseline'),
    },
    cases: { patterns: config.cases, files: caseFiles, line: lineOf('/cases') },
  };
  return { workflows: files, findings: diagnose(facts), problems };
}

async function workflowFiles(root: string): Promise<readonly string[]> {
  const names = await entriesOf(resolve(root, WORKFLOWS_FOLDER));
  const files = names.filter((name) => /\.ya?ml$/.test(name)).map((name) => `${WORKFLOWS_FOLDER}/${name}`);
  const present = await Promise.all(files.map((file) => isFile(resolve(root, file))));
  return files.filter((_, index) => present[index]);
}

/** Workflows of the repository that are called, also by one another, and were not named: what the calls do stands in them. */
async function calledWorkflows(
  root: string,
  workflows: readonly Workflow[],
  problems: Problem[],
): Promise<readonly Workflow[]> {
  const found: Workflow[] = [];
  const looked = new Set(workflows.map(({ file }) => file));
  const open = workflows.flatMap(localCalls);
  for (let file = open.shift(); file !== undefined; file = open.shift()) {
    if (looked.has(file) || !(await isFile(resolve(root, file)))) continue;
    looked.add(file);
    const path = file;
    const workflow = await orCollect(problems, path, () => readWorkflow(root, path));
    if (workflow === null) continue;
    found.push(workflow);
    open.push(...localCalls(workflow));
  }
  return found;
}

/** GitHub takes what is called from the folder of workflows alone. */
function localCalls({ jobs }: Workflow): readonly string[] {
  return jobs.flatMap(({ uses }) => {
    const reference = uses === null ? null : parseUses(uses);
    const path = reference?.kind === 'local' ? reference.path : '';
    return /^\.github\/workflows\/[^/\\]{1,200}\.ya?ml$/.test(path) ? [path] : [];
  });
}

/** Composite actions of the repository that workflows use, also in one another, by their folders. */
async function localCompositeActions(
  root: string,
  workflows: readonly Workflow[],
  problems: Problem[],
): Promise<ReadonlyMap<string, Workflow>> {
  const found = new Map<string, Workflow>();
  const looked = new Set<string>();
  const open = workflows.flatMap(localActions);
  for (let folder = open.shift(); folder !== undefined && looked.size < MAX_ACTIONS; folder = open.shift()) {
    if (looked.has(folder)) continue;
    looked.add(folder);
    // What is not there may come into the workspace by a step.
    for (const file of ['action.yml', 'action.yaml'].map((name) => (folder === '' ? name : `${folder}/${name}`))) {
      if (!(await isFile(resolve(root, file)))) continue;
      const action = await orCollect(problems, file, () => readAction(root, file));
      if (action !== null) {
        found.set(folder, action);
        open.push(...localActions(action));
      }
      break;
    }
  }
  return found;
}

async function readAction(root: string, file: string): Promise<Workflow | null> {
  const document = await readDocument(root, file, 'the action');
  return parseCompositeAction(document.value, file, document);
}

async function readWorkflow(root: string, file: string): Promise<Workflow> {
  const document = await readDocument(root, file, 'the workflow');
  return parseWorkflow(document.value, file, document);
}

async function readDocument(root: string, file: string, what: string): ReturnType<typeof parseYamlDocument> {
  const text = await readTextFile(resolve(root, file), what);
  if (text.length > LARGEST_WORKFLOW) {
    const found = `${Math.round(text.length / 1024)} KiB`;
    const place = { file, line: null, pointer: '', help: null };
    throw problemsError(what, [
      { ...place, expected: `${what === 'the action' ? 'an action' : 'a workflow'} of at most 1 MiB`, found },
    ]);
  }
  return parseYamlDocument(text.replace(/^\uFEFF/, ''), file, { merge: true, maxAliases: MAX_ALIASES });
}

async function readCodeOwners(root: string): Promise<RepositoryFacts['codeOwners']> {
  for (const file of CODE_OWNERS_PLACES) {
    const text = await readOptionalTextFile(resolve(root, file), 'CODEOWNERS');
    if (text !== undefined) return { file, text };
  }
  return null;
}

/**
 * The case files that there are: which of them is missing is for whoever reads cases to say. Links, which nobody will read, add to the
 * problems.
 */
async function existingCases(root: string, { cases }: Config, problems: Problem[]): Promise<readonly string[]> {
  const files: string[] = [];
  const isFree = async (path: string): Promise<boolean> =>
    (await orCollect(problems, displayPath(root, path), () =>
      refuseLinks(root, path, 'the case file').then(() => true),
    )) === true;
  for (const path of cases) {
    const isPattern = isGlob(path) && !(await isFile(resolve(root, path)));
    if (!(await isFree(isPattern ? folderOfGlob(path) : path))) continue;
    const found = isPattern ? await filesMatching(root, path) : [displayPath(root, path)];
    for (const file of found) {
      if ((isPattern || (await isFile(resolve(root, file)))) && (await isFree(file))) files.push(file);
    }
  }
  return [...new Set(files)];
}
