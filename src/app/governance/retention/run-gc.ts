import type { ArtifactMeta } from '../../../contracts/artifact-meta.ts';
import { CONFIG_PATH, type GovernanceConfig } from '../../../contracts/config.ts';
import { retentionPolicyOf } from '../../../governance/retention/retention-policy.ts';
import { usageError } from '../../../kernel/portcullis-error.ts';
import { loadConfig } from '../../repository/load-config.ts';
import type { World } from '../../world/world.ts';
import { logActivity } from '../log-activity.ts';
import { openGovernanceStore } from '../open-store.ts';
import { artifactsBelow, artifactsOfStore, type ArtifactPlace } from './artifact-place.ts';
import { changeArtifact, type ArtifactRequest } from './change-artifact.ts';
import { collectGarbage, type GcReport, type Keeping } from './collect-garbage.ts';
import { namedRuns } from './named-runs.ts';

export interface GcOptions {
  readonly artifactsRoot: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Scans the artifacts of a root and of the store, as the configuration says; see `collectGarbage`. */
export function runGc(world: World, options: GcOptions & { readonly dryRun: boolean }): Promise<GcReport> {
  return withArtifacts(world, options, async (places, keeping) => {
    const event = { agent: 'system', type: 'garbage_collection', run_id: null };
    const log = (id: string, message: string): Promise<void> =>
      logActivity(world, { store: keeping.store, folder: null }, { ...event, message, metadata: { artifact_id: id } });
    return collectGarbage(places, { ...keeping, dryRun: options.dryRun, log });
  });
}

/** Does what a person asks of one artifact; see `changeArtifact`. */
export function askOfArtifact(
  world: World,
  options: GcOptions,
  id: string,
  request: ArtifactRequest,
): Promise<ArtifactMeta> {
  return withArtifacts(world, options, (places, keeping) => changeArtifact(places, id, request, keeping));
}

async function withArtifacts<T>(
  world: World,
  { artifactsRoot, environment }: GcOptions,
  body: (places: readonly ArtifactPlace[], keeping: Keeping) => Promise<T>,
): Promise<T> {
  const { config } = await loadConfig(world.root);
  const policy = retentionPolicyOf(governed(config.governance).retention);
  const store = await openGovernanceStore(world, environment);
  try {
    const named = await namedRuns(world, config, policy.golden);
    const places = [...artifactsBelow(world.cwd, artifactsRoot), ...(await artifactsOfStore(store, world.now))];
    return await body(places, { store, policy, named, now: world.now });
  } finally {
    await store.close();
  }
}

/** Nothing is deleted by rules that nobody asked for. @throws PortcullisError `usage` */
export function governed(governance: GovernanceConfig | null): GovernanceConfig {
  if (governance !== null) return governance;
  const message = `${CONFIG_PATH}: expected a section "governance", found none`;
  throw usageError(message, 'With `governance: {}` artifacts are kept as long as the defaults say.');
}
