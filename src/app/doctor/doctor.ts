import { join, resolve } from 'node:path';
import { append } from '../../kernel/append.ts';
import { CODE_OWNERS_PLACES } from '../../contracts/commit-files.ts';
import { CONFIG_PATH, type Config } from '../../contracts/config.ts';
import type { DoctorFinding } from '../../contracts/doctor-finding.ts';
import { ProblemsError, type Problem } from '../../contracts/problem.ts';
import { GATE_ACTIONS, GATE_COMMANDS, gateFiles, JUDGING_COMMANDS } from '../../gates/index.ts';
import { localActions, localCalls, withActions } from '../../doctor/composite-action.ts';
import { diagnose } from '../../doctor/diagnose.ts';
import type { RepositoryFacts } from '../../doctor/rules/repository.ts';
import { subjectsOf, type JudgeList } from '../../doctor/subject.ts';
import { parseCompositeAction, parseWorkflow, type Step, type Workflow } from '../../doctor/workflow.ts';
import { entriesOf, filesMatching, folderOfGlob, isFile, isPattern } from '../../io/find-files.ts';
import { readOptionalTextFile, readTextFile } from '../../io/read-text-file.ts';
import { refuseLinks } from '../../io/repository-file.ts';
import { parseYamlDocument } from '../../io/yaml-document.ts';
import { asPortcullisError, PortcullisError } from '../../kernel/portcullis-error.ts';
import { AGENT_STARTS } from '../../providers/known-providers.ts';
import { collectProblems } from '../repository/collect-problems.ts';
import { displayPath } from '../repository/load-cases.ts';
import { loadConfig, UNCONFIGURED } from '../repository/load-config.ts';
import type { World } from '../world/world.ts';

/** Where GitHub looks for workflows; folders in it are not looked into. */
const WORKFLOWS_FOLDER = '.github/workflows';
/** GitHub refuses workflows of half this size. */
const LARGEST_FILE = 1024 * 1024;
/** Actions beyond are not looked into. */
const MAX_ACTIONS = 200;
/** One step or job may stand in each of a workflow's jobs. */
const MAX_ALIASES = 1000;

/** The actions and commands of Portcullis whose failure has to stop a merge. */
export const JUDGES: JudgeList = {
  gateActions: GATE_ACTIONS,
  gateCommands: GATE_COMMANDS,
  judgingCommands: [...JUDGING_COMMANDS, ...'run rehearse replay plan validate bless'.split(' ')],
};

export interface Diagnosis {
  /** The workflows that were judged, relative to the repository. */
  readonly workflows: readonly string[];
  readonly findings: readonly DoctorFinding[];
  /** What could not be read, and so was not judged. */
  readonly problems: readonly Problem[];
}

/** Judges a repository's workflows, or the named ones only, its configuration and CODEOWNERS. Runs nothing. */
export async function doctor(world: World, named: readonly string[]): Promise<Diagnosis> {
  const problems: Problem[] = [];
  const { root } = world;
  const files =
    named.length === 0 ? await workflowFiles(root) : named.map((path) => displayPath(root, resolve(world.cwd, path)));
  const workflows: Workflow[] = [];
  for (const file of files) {
    const workflow = await collectProblems(problems, file, () => readWorkflow(root, file));
    if (workflow !== null) workflows.push(workflow);
  }
  const called = await calledWorkflows(root, workflows, problems);
  const actions = await compositeActions(root, [...workflows, ...called], problems);
  const filled = (some: readonly Workflow[]): readonly Workflow[] =>
    some.map((workflow) => withActions(workflow, actions));
  const checked = await collectProblems(problems, CONFIG_PATH, () => loadConfig(root));
  const config = checked?.config ?? UNCONFIGURED;
  append(problems, checked?.problems ?? []);
  const caseFiles = await existingCases(root, config, problems);
  const ofGates = gateFiles(config);
  for (const file of ofGates) {
    await collectProblems(problems, file, () => refuseLinks(root, join(root, file), 'a file of a gate'));
  }
  const facts: RepositoryFacts = {
    subjects: subjectsOf(filled(workflows), filled(called), JUDGES, AGENT_STARTS),
    isPartial: named.length > 0 || problems.length > 0,
    codeOwners: await readCodeOwners(root),
    judging: [CONFIG_PATH, ...ofGates, ...caseFiles],
  };
  return { workflows: files, findings: diagnose(facts), problems };
}

async function workflowFiles(root: string): Promise<readonly string[]> {
  const names = await entriesOf(resolve(root, WORKFLOWS_FOLDER));
  const files = names.filter((name) => /\.ya?ml$/.test(name)).map((name) => `${WORKFLOWS_FOLDER}/${name}`);
  const present = await Promise.all(files.map((file) => isFile(resolve(root, file))));
  return files.filter((_, index) => present[index]);
}

/** The workflows of a repository, but for those that cannot be read. */
export async function readableWorkflows(root: string): Promise<readonly Workflow[]> {
  const files = await workflowFiles(root);
  const read = await Promise.all(files.map((file) => readWorkflow(root, file).catch(asPortcullisError)));
  return read.filter((workflow): workflow is Workflow => !(workflow instanceof PortcullisError));
}

/** Workflows of the repository that are called, also by one another, and were not named. */
async function calledWorkflows(
  root: string,
  workflows: readonly Workflow[],
  problems: Problem[],
): Promise<readonly Workflow[]> {
  const found: Workflow[] = [];
  const looked = new Set(workflows.map(({ file }) => file));
  const open = workflows.flatMap(localCalls);
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const file = next;
    if (looked.has(file) || !(await isFile(resolve(root, file)))) continue;
    looked.add(file);
    const workflow = await collectProblems(problems, file, () => readWorkflow(root, file));
    if (workflow === null) continue;
    found.push(workflow);
    append(open, localCalls(workflow));
  }
  return found;
}

/** Steps of the composite actions of the repository that workflows use, also in one another, by folder. */
async function compositeActions(
  root: string,
  workflows: readonly Workflow[],
  problems: Problem[],
): Promise<ReadonlyMap<string, readonly Step[]>> {
  const found = new Map<string, readonly Step[]>();
  const looked = new Set<string>();
  const open = [...localActions(workflows.flatMap(({ jobs }) => jobs.flatMap(({ steps }) => steps)))];
  for (let folder = open.shift(); folder !== undefined && looked.size < MAX_ACTIONS; folder = open.shift()) {
    if (looked.has(folder)) continue;
    looked.add(folder);
    // An action that is missing here may come into the workspace by a step.
    for (const name of ['action.yml', 'action.yaml']) {
      const file = folder === '' ? name : `${folder}/${name}`;
      if (!(await isFile(resolve(root, file)))) continue;
      const steps = await collectProblems(problems, file, async () => {
        const document = await readDocument(root, file, 'the action', 'an action');
        return parseCompositeAction(document.value, file, document);
      });
      if (steps !== null) {
        found.set(folder, steps);
        append(open, localActions(steps));
      }
      break;
    }
  }
  return found;
}

async function readWorkflow(root: string, file: string): Promise<Workflow> {
  const document = await readDocument(root, file, 'the workflow', 'a workflow');
  return parseWorkflow(document.value, file, document);
}

async function readDocument(
  root: string,
  file: string,
  what: string,
  expected: string,
): ReturnType<typeof parseYamlDocument> {
  const text = await readTextFile(resolve(root, file), what);
  if (text.length > LARGEST_FILE) {
    const found = `${Math.round(text.length / 1024)} KiB`;
    throw new ProblemsError(what, [
      { file, line: null, pointer: '', expected: `${expected} of at most 1 MiB`, found, help: null },
    ]);
  }
  return parseYamlDocument(text.replace(/^\uFEFF/, ''), file, MAX_ALIASES);
}

async function readCodeOwners(root: string): Promise<RepositoryFacts['codeOwners']> {
  for (const file of CODE_OWNERS_PLACES) {
    const text = await readOptionalTextFile(resolve(root, file), 'CODEOWNERS');
    if (text !== undefined) return { file, text };
  }
  return null;
}

/** The case files that exist; `validate` says which are missing. Links, which no command reads, are problems. */
async function existingCases(root: string, { cases }: Config, problems: Problem[]): Promise<readonly string[]> {
  const files: string[] = [];
  const isFree = async (path: string): Promise<boolean> =>
    (await collectProblems(problems, displayPath(root, path), () =>
      refuseLinks(root, path, 'the case file').then(() => true),
    )) === true;
  for (const path of cases) {
    const isGlob = await isPattern(root, path);
    if (!(await isFree(isGlob ? folderOfGlob(path) : path))) continue;
    const found = isGlob ? await filesMatching(root, path) : [displayPath(root, path)];
    for (const file of found) {
      if ((isGlob || (await isFile(resolve(root, file)))) && (await isFree(file))) files.push(file);
    }
  }
  return [...new Set(files)];
}
