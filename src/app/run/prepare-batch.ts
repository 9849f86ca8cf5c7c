import { join, resolve } from 'node:path';

import { caseSetDigest } from '../../contracts/case-file.ts';
import type { Config } from '../../contracts/config.ts';
import type { Plan } from '../../contracts/plan.ts';
import type { RunRecord } from '../../contracts/run-record.ts';
import { isFolder } from '../../io/find-files.ts';
import { makeFolder, removeEmptyFolders } from '../../io/make-folder.ts';
import { endLeftOver } from '../../io/process/end-processes.ts';
import { lockFile, type Unlock } from '../../io/state/file-lock.ts';
import { skillSetDigest } from '../../io/unit/skill-set-digest.ts';
import { notComparable, notFound, type PortcullisError, usageError } from '../../kernel/portcullis-error.ts';
import { refuseUnknownNames } from '../../kernel/similar-name.ts';
import { planOfShard } from '../../routing/plan-shards.ts';
import { compareWithRef } from '../comparator/compare-request.ts';
import { loadRoutingComparator } from '../comparator/routing-comparator.ts';
import { loadGivenPlan, planOfBatch, shardAndAttempt, type BatchPlan, type LoadedPlan } from '../plan/given-plan.ts';
import { configOrDefault } from '../repository/load-config.ts';
import { casePaths, loadCases } from '../repository/load-cases.ts';
import { clientSkills, type ClientSkills } from '../repository/client-skills.ts';
import { loadSkills, type InstalledSkills } from '../repository/load-skills.ts';
import type { World } from '../world/world.ts';
import { BatchFolder } from '../results/batch-folder.ts';
import type { RunListeners, RunMode, RunOptions } from './run-options.ts';
import { trustedCommands, type TrustedCommands } from '../comparator/trusted-commands.ts';
import { UNIT_VARIABLE } from './unit-job.ts';

/** A batch whose plan and record are on disk. */
export interface PreparedBatch extends BatchPlan {
  readonly batch: BatchFolder;
  readonly record: RunRecord;
  /** With the commands that may be run. */
  readonly config: Config;
  readonly commands: TrustedCommands;
  /** What is known of skills; null where no roots of skills were named. */
  readonly skills: InstalledSkills | null;
  /** Provider → the skills that its units get. */
  readonly clientSkills: ReadonlyMap<string, ClientSkills>;
  /** Gives the batch free for other processes. */
  readonly unlock: Unlock;
}

/** A new batch, or the one that is to be resumed, for this process alone; its folder is reported once it holds the batch. */
export async function prepareBatch(
  world: World,
  options: RunOptions,
  mode: RunMode,
  listeners: RunListeners,
): Promise<PreparedBatch> {
  const { artifactsRoot, resume, given = null } = options;
  const batchRunId = world.newId();
  const loaded = resume === null && given !== null ? await loadGivenPlan(world, given, options.cases) : null;
  const batch =
    resume === null
      ? new BatchFolder(resolve(world.cwd, artifactsRoot, loaded?.folder ?? batchRunId))
      : BatchFolder.find(world, artifactsRoot, resume);
  const made = await makeFolder(batch.path, 'the artifacts');
  const unlock = await lockFile(join(batch.path, 'run'), 'a batch', { tries: 1 });
  try {
    const loadedBatch =
      resume === null
        ? await beginBatch(world, options, mode, batch, loaded, batchRunId)
        : await resumeBatch(world, options, mode, batch);
    listeners.onFolder(batch.path);
    const { commands } = loadedBatch;
    listeners.onCommands?.(commands);
    if (commands.note !== null) world.say(commands.note);
    return { ...loadedBatch, config: commands.config, commands, batch, unlock };
  } catch (error) {
    unlock();
    // Of a batch that was not begun nothing is left.
    await removeEmptyFolders(made);
    throw error;
  }
}

/** `config` is the head's. */
type LoadedBatch = Omit<PreparedBatch, 'batch' | 'unlock'>;

async function beginBatch(
  world: World,
  options: RunOptions,
  mode: RunMode,
  batch: BatchFolder,
  loaded: LoadedPlan | null,
  batchRunId: string,
): Promise<LoadedBatch> {
  const workspace = options.workspace === null ? null : resolve(world.cwd, options.workspace);
  if (workspace !== null && !(await isFolder(workspace))) {
    throw notFound(`${workspace}: the workspace: expected a folder, found none`);
  }
  const constraints = { batchRunId, scripted: mode.mode !== 'live' };
  const { plan, part, cases, config, comparator } = await planOfBatch(world, options, loaded, batch.path, constraints);
  refuseUnknownProviders(options, config);
  const roots =
    options.skills?.map((path) => resolve(world.cwd, path)) ?? config.skills.map((path) => join(world.root, path));
  const commands = await trustedCommands(world, config, comparator);
  const { digest, ...skills } = await skillsAt(world, roots, commands.config, part);
  const record: RunRecord = {
    schema: 1,
    mode: mode.mode,
    cases: options.cases === null ? null : [...(casePaths(world, options.cases) ?? [])],
    skills: roots,
    skill_set_digest: digest,
    workspace,
    models: options.models,
    base_ref: refOf(options.compare),
    limits: options.limits,
    logs: options.logs,
    adaptive: options.adaptive,
    ...shardAndAttempt(options.given),
    allow_skills: mode.allowSkills,
    scenarios: mode.scenarios === null ? null : [...mode.scenarios],
  };
  await batch.begin(plan, record);
  return { plan, part, record, cases, config, comparator, commands, ...skills };
}

/** The ref that a command named, so that a resumed batch compares with the same; what an event wants, its job asks for again. */
function refOf(compare: RunOptions['compare']): string | null {
  return compare?.event === null && compare.target.kind === 'named' ? compare.target.baseRef : null;
}

/** The skills that each planned provider's units get, and the digest of all. Throws `PortcullisError` where two are called the same. */
async function skillsAt(
  world: World,
  roots: readonly string[],
  config: Config,
  { units }: Plan,
): Promise<Pick<PreparedBatch, 'skills' | 'clientSkills'> & { readonly digest: string }> {
  const agents = new Set(units.map((unit) => unit.agent));
  const ofClients = await clientSkills(world.root, roots, config, agents);
  const named = [...config.providers.values()].flatMap((provider) => provider.skills);
  const all = [...new Set([...roots, ...named].map((path) => resolve(world.root, path)))];
  const skills = all.length === 0 ? null : await loadSkills(world.root, all);
  return { skills, clientSkills: ofClients, digest: await skillSetDigest(skills?.folders ?? []) };
}

/** A flag for a provider that is not there would be of no effect. */
function refuseUnknownProviders({ limits, models, clientPaths }: RunOptions, { providers }: Config): void {
  const flags = {
    '--provider-timeout': Object.keys(limits.timeouts),
    '--provider-model': Object.keys(models),
    '--client-path': [...clientPaths.keys()],
  };
  for (const [flag, ids] of Object.entries(flags)) {
    refuseUnknownNames(flag, ids, [...providers.keys()], 'a configured provider');
  }
}

/** An interrupted batch: what it was asked for stands in its record, and its cases and skills must still be the same. */
async function resumeBatch(world: World, options: RunOptions, mode: RunMode, batch: BatchFolder): Promise<LoadedBatch> {
  const recorded = await batch.record();
  // A budget that was used up can be raised.
  const isGiven = options.adaptive !== null && Object.values(options.adaptive).some((limit) => limit !== null);
  const record = { ...recorded, adaptive: isGiven ? options.adaptive : (recorded.adaptive ?? options.adaptive) };
  if (record.mode === 'loadability') {
    throw usageError(
      `${batch.path}: a matrix of skills cannot be resumed: what the model was offered is not kept`,
      'Begin it again; it takes seconds.',
    );
  }
  if (record.mode !== mode.mode) {
    const command = record.mode === 'live' ? 'run' : 'rehearse';
    throw usageError(`${batch.path}: this batch was begun by \`${command}\``, `Resume it with \`${command}\`.`);
  }
  const plan = await batch.plan();
  const part = record.shard === undefined ? plan : planOfShard(plan, record.shard);
  const config = await configOrDefault(world.root);
  const cases = await loadCases(world.root, record.cases ?? config.cases, { ...config, skills: record.skills });
  const changed = (what: string): PortcullisError => {
    const help = 'Check out the commit it was begun on, or begin a new batch.';
    return notComparable(`${batch.path}: ${what}`, help);
  };
  if (caseSetDigest(cases) !== plan.case_set_digest) throw changed('the cases changed since this batch was planned');
  const comparator = await loadRoutingComparator(
    world,
    record.base_ref === null ? null : compareWithRef(record.base_ref),
    record.cases,
  );
  const commands = await trustedCommands(world, config, comparator);
  const { digest, ...skills } = await skillsAt(world, record.skills, commands.config, part);
  if (digest !== record.skill_set_digest) {
    const digests = `expected ${record.skill_set_digest}, found ${digest}`;
    throw changed(`the skills changed since this batch was begun: ${digests}`);
  }
  // The clients of a runner that was killed live on, and would go on writing into their folders.
  const own = new Set(part.units.map((unit) => `${plan.batch_run_id}/${unit.unit_run_id}`));
  await endLeftOver(UNIT_VARIABLE, (value) => own.has(value));
  await batch.tidy();
  return { plan, part, record, cases, config, comparator, commands, ...skills };
}
