import { resolve } from 'node:path';

import { parseJsonSource } from '../../contracts/json-source.ts';
import { type Route, routeTools } from '../../governance/tools/route-tools.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { isObject } from '../../kernel/is-object.ts';
import { invalidInput, notComparable } from '../../kernel/portcullis-error.ts';
import type { Environment } from '../world/workflow-run.ts';
import type { World } from '../world/world.ts';
import { beginGoverned, runGoverned } from '../governance/begin-governed.ts';
import { withStore } from '../governance/open-store.ts';
import { loadRegistry } from './load-registry.ts';
import { runTools, readStats, type ToolsRequest, type ToolsRun } from './run-tools.ts';

/** What is asked of the registry of a merge base; null for the usual one. */
interface Asked extends Pick<ToolsRequest, 'query' | 'role'> {
  readonly baseRef: string | null;
}

/** The tools that there are, or would be tried in this order, with what was measured of them; null for those that were never used. */
export async function listTools(
  world: World,
  environment: Environment,
  { baseRef, query, role }: Pick<Asked, 'baseRef'> & Partial<Asked>,
) {
  const { registry } = await loadRegistry(world, environment, baseRef);
  const all = registry.tools.map((tool): Route => ({ tool, matched: '' }));
  const routes = query === undefined ? all : await routeTools(registry, query, role ?? '');
  const tools = await withStore(world, environment, (store) =>
    Promise.all(
      routes.map(async ({ tool, matched }) => ({ ...tool, matched, stats: await readStats(store, tool.tool_id) })),
    ),
  );
  return { registry_version: registry.registry_version, tools };
}

/** Has a tool do what is asked, with the JSON of a file. @throws PortcullisError as `runTools` does, and for an input that is no object */
export async function askTools(
  world: World,
  {
    input,
    baseRef,
    ...request
  }: Asked & Omit<ToolsRequest, 'input' | 'runId' | 'folder' | 'governed'> & { readonly input: string | null },
): Promise<ToolsRun> {
  const text = input === null ? '{}' : await readTextFile(resolve(world.cwd, input), 'the input of a tool');
  const { value } = parseJsonSource(text, input ?? '');
  if (!isObject(value)) throw invalidInput(`${input}: the input of a tool: expected an object, found something else`);
  const loaded = await loadRegistry(world, request.environment, baseRef);
  const [runId, folder] = [world.newId(), null];
  const about = { ...request, run: runId, folder, waitSeconds: 0 };
  const governed = await beginGoverned(world, loaded.source.config.governance, about);
  const asked = { ...request, input: value, runId, folder, governed };
  const ran = await runGoverned(governed, () => runTools(world, loaded, asked));
  if (request.signal.aborted) throw notComparable('interrupted: the tool was ended');
  return ran;
}
