import { parseToolRegistry, TOOL_REGISTRY_FILE, type ToolRegistry } from '../../contracts/tool-registry.ts';
import { documentText } from '../../contracts/document-text.ts';
import { compareWithRef } from '../comparator/compare-request.ts';
import { resolveComparator, workingTreeComparator, type Comparator } from '../comparator/resolve-comparator.ts';
import { configOrDefault } from '../repository/load-config.ts';
import { openRepository } from '../repository/open-repository.ts';
import { requiredDelta } from '../required/required-delta.ts';
import type { Environment } from '../world/workflow-run.ts';
import type { World } from '../world/world.ts';

/** The tools there are, and whose they are. */
export interface LoadedRegistry {
  readonly registry: ToolRegistry;
  /** Whose policy of required checks `run_tests` goes by. */
  readonly source: Pick<Comparator, 'config' | 'read' | 'parse'>;
  /** Whose files are run; null where nothing is compared with. */
  readonly comparator: Comparator | null;
}

/**
 * The registry of the comparator, and ours where it has none.
 *
 * @param baseRef null: what `required delta` counts from; the working tree where there is no such commit
 * @throws PortcullisError where the comparator is unknown or its registry is not valid
 */
export async function loadRegistry(
  world: World,
  environment: Environment,
  baseRef: string | null,
): Promise<LoadedRegistry> {
  const isRepository = (await openRepository(world)) !== null;
  const base = baseRef ?? (isRepository ? (await requiredDelta(world.cwd, environment, {})).fromRef : null);
  const comparator = base === null ? null : await resolveComparator(world, compareWithRef(base));
  const source = comparator ?? workingTreeComparator(world, await configOrDefault(world.root));
  return { registry: (await registryOf(source)) ?? (await ourRegistry()), source, comparator };
}

/** The registry of a commit or of the working tree; null where it has none. @throws PortcullisError for one that is not valid */
export async function registryOf({ read, parse }: Pick<Comparator, 'read' | 'parse'>): Promise<ToolRegistry | null> {
  const file = await read(TOOL_REGISTRY_FILE);
  if (file === null) return null;
  return parseToolRegistry(
    file.text,
    parse(TOOL_REGISTRY_FILE, (shown) => shown),
  );
}

/** The registry of the built-in tools. */
export async function ourRegistry(): Promise<ToolRegistry> {
  const { default: ours } = await import('../../governance/tools/builtin-registry.json', { with: { type: 'json' } });
  return parseToolRegistry(documentText(ours), 'builtin-registry.json');
}
