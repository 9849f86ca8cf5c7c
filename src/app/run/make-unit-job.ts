import { dirname, resolve } from 'node:path';

import type { LocatedCase } from '../../contracts/case-file.ts';
import type { PlannedUnit } from '../../contracts/plan.ts';
import { asPortcullisError, invalidInput, PortcullisError, usageError } from '../../kernel/portcullis-error.ts';
import type { UnitFile } from '../../io/unit/unit-folder.ts';
import type { Client } from '../../providers/provider.ts';
import { clientOf } from '../../providers/client-of.ts';
import { locateClient, type LocatedClient } from '../clients/locate-client.ts';
import { openClientStore } from '../clients/configured-clients.ts';
import { comparatorTokens } from '../comparator/routing-comparator.ts';
import { rootsUnderTest } from '../repository/client-skills.ts';
import { storeFolder } from '../governance/open-store.ts';
import { displayPath } from '../repository/load-cases.ts';
import type { Environment } from '../world/workflow-run.ts';
import type { World } from '../world/world.ts';
import { comparatorTree } from '../comparator/comparator-tree.ts';
import type { PreparedBatch } from './prepare-batch.ts';
import { DEFAULT_TIMEOUT, type RunMode, type RunOptions } from './run-options.ts';
import { trustedProvider } from '../comparator/trusted-commands.ts';
import type { UnitJob } from './unit-job.ts';

export interface ProviderClient {
  readonly client: Client;
  /** The program, or why there is none: its units are then left, and the other providers' are run. */
  readonly program: LocatedClient | PortcullisError;
}

/** A unit's job, for which a program may be missing. */
export type PlannedJob = Omit<UnitJob, 'program'> & Pick<ProviderClient, 'program'>;

/** What all units of a batch share. */
export interface BatchContext extends PreparedBatch {
  readonly clients: ReadonlyMap<string, ProviderClient>;
  readonly further: readonly LocatedCase[];
  readonly files: readonly UnitFile[];
  readonly parent: string;
  readonly snapshots: UnitJob['snapshots'];
  readonly comparesTrials: boolean;
}

/** The client of each provider that the plan names. @throws PortcullisError where a provider is not defined */
export async function clientsOf(
  world: World,
  { part, config, record, commands }: PreparedBatch,
  options: RunOptions,
  parent: string,
): Promise<BatchContext['clients']> {
  const clients = new Map<string, ProviderClient>();
  const store = await openClientStore(world, options.environment, parent);
  const { comparator } = commands;
  const tree = comparator === null ? null : comparatorTree(world, comparator, `${parent}/tree`);
  for (const agent of new Set(part.units.map((unit) => unit.agent))) {
    const given = options.clientPaths.get(agent) ?? null;
    // What whoever runs Portcullis names is theirs to choose.
    const started = await trustedProvider(commands, given === null ? tree : null, agent).catch(asPortcullisError);
    const provider = started instanceof PortcullisError ? config.providers.get(agent) : started;
    const client = await clientOf(agent, provider);
    const program =
      started instanceof PortcullisError
        ? started
        : await locateClient(world, store, client, provider, given, options.installs === true).catch(asPortcullisError);
    const missing = record.mode === 'live' ? missingAccess(client, options.environment) : null;
    clients.set(agent, { client, program: missing ?? program });
  }
  return clients;
}

/** Without a key a client would try for minutes, or ask for a login that nobody could answer. */
function missingAccess({ id, accessVariables }: Client, environment: Environment): PortcullisError | null {
  const isSet = accessVariables.some((name) => (environment[name] ?? '') !== '');
  if (isSet || accessVariables.length === 0) return null;
  return usageError(
    `${id}: expected one of ${accessVariables.join(', ')} in the environment, found none`,
    'A unit has a home of its own, in which nobody is logged in. `rehearse` needs no key.',
  );
}

/** What one unit needs. */
export function jobOf(
  world: World,
  options: RunOptions,
  mode: RunMode,
  known: BatchContext,
  unit: PlannedUnit,
): PlannedJob {
  const item = known.cases.find(({ definition }) => definition.case_id === unit.case_id);
  const found = known.clients.get(unit.agent);
  if (item === undefined || found === undefined) {
    throw invalidInput(`${known.batch.path}: the plan names ${unit.case_id}/${unit.agent}, which is not there`);
  }
  const { record } = known;
  const { timeouts, timeout } = record.limits;
  const provider = known.config.providers.get(unit.agent);
  const seconds = timeouts[unit.agent] ?? provider?.timeout ?? timeout ?? DEFAULT_TIMEOUT;
  const stem = known.batch.stemOf(unit);
  const { copied, folders } = known.clientSkills.get(unit.agent) ?? { copied: [], folders: [] };
  return {
    batchRunId: known.plan.batch_run_id,
    unit,
    item,
    prompt: item.definition.prompt,
    ...found,
    model: record.models[unit.agent] ?? (mode.mode === 'live' ? (provider?.model ?? null) : null),
    timeoutMs: seconds * 1000,
    record,
    parent: known.parent,
    // What other units wrote is nothing that an agent should find in its copy.
    excluded: [
      dirname(known.batch.path),
      known.batch.path,
      storeFolder(world, options.environment),
      ...(options.record === null ? [] : [resolve(world.cwd, options.record)]),
    ],
    files: known.files,
    // What lies in a client's own place is among the files of the tested commit.
    skills: copied.filter(({ into }) => into === undefined || options.ofCommit !== true),
    found: folders,
    installed: known.skills?.listings ?? null,
    roots: known.skills === null ? null : rootsUnderTest(world.root, record.skills, known.config, unit.agent),
    environment: options.environment,
    masks: [],
    snapshots: known.snapshots,
    comparesTrials: known.comparesTrials,
    stem,
    shownStem: displayPath(world.root, stem),
    further: comparatorTokens(known.further, item, unit.agent),
  };
}
