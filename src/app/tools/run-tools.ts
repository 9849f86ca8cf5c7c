import { join } from 'node:path';

import { changeDocument, type GovernanceStore } from '../../contracts/governance-store.ts';
import { documentText } from '../../contracts/document-text.ts';
import { routeTools } from '../../governance/tools/route-tools.ts';
import { schemaError } from '../../governance/tools/schema-error.ts';
import { makeBatchFolder, removeFolder } from '../../io/unit/unit-folder.ts';
import { decodeJsonOr } from '../../kernel/decode-json.ts';
import { type Decoded, number, record, text } from '../../kernel/json-shape.ts';
import type { JsonObject } from '../../kernel/json-tree.ts';
import { asPortcullisError, invalidInput } from '../../kernel/portcullis-error.ts';
import { comparatorTree } from '../comparator/comparator-tree.ts';
import type { World } from '../world/world.ts';
import { requireApproval } from '../governance/approvals.ts';
import { currentUser } from '../governance/current-user.ts';
import type { GovernedRun } from '../governance/governed-run.ts';
import { logActivity } from '../governance/log-activity.ts';
import { withStore } from '../governance/open-store.ts';
import { executeTool, type ToolEnd, type ToolInput, type ToolSite } from './execute-tool.ts';
import { ourRegistry, type LoadedRegistry } from './load-registry.ts';

export interface ToolsRequest extends Pick<ToolSite, 'environment' | 'signal' | 'cli'> {
  /** What is asked, or the id of a tool. */
  readonly query: string;
  readonly role: string;
  /** The caller's; nothing of a query gets there. */
  readonly input: ToolInput;
  readonly runId: string;
  /** Whose budgets hold; null for none. */
  readonly governed: GovernedRun | null;
  /** Of the batch or the step, for its activity; null for none. */
  readonly folder: string | null;
}

/** What came of it: `unhandled` where no tool was started. */
export interface ToolsRun {
  readonly outcome: 'handled' | 'failed' | 'unhandled' | 'approval_denied' | 'blocked' | 'budget_exhausted';
  readonly tool_id: string | null;
  /** The output of the tool that handled it. */
  readonly result: unknown;
  /** Whether a model may be asked now. */
  readonly fallback_to_llm: boolean;
  /** What was tried, or passed over, and why that did not handle it. */
  readonly tried: readonly { readonly tool_id: string; readonly error: string }[];
}

/**
 * Has tools do what is asked, one after the other until one has. One that failed is tried again as often as it says, which a destructive one
 * cannot, and where that failed nothing else is tried, nor a model asked.
 *
 * @throws PortcullisError for a schema that is none, and a store that cannot be reached
 */
export async function runTools(world: World, loaded: LoadedRegistry, request: ToolsRequest): Promise<ToolsRun> {
  const { runId, signal, folder, governed } = request;
  const routes = await routeTools(loaded.registry, request.query, request.role);
  const scratch = await makeBatchFolder(world.newId());
  try {
    const { comparator } = loaded;
    const tree = comparator === null ? null : comparatorTree(world, comparator, join(scratch, 'tree'));
    const site: ToolSite = { ...loaded, ...request, scratch, tree, ours: await ourRegistry() };
    return await withStore(world, request.environment, async (store) => {
      const tried: ToolsRun['tried'][number][] = [];
      let hasRun = false;
      for (const { tool } of routes) {
        const { tool_id: id } = tool;
        const ended = (outcome: ToolsRun['outcome'], result: unknown = null): ToolsRun => {
          return { outcome, tool_id: id, result, fallback_to_llm: false, tried };
        };
        const wrong = await schemaError('input', tool.input_schema, request.input);
        if (wrong !== null) {
          tried.push({ tool_id: id, error: wrong });
          continue;
        }
        if (tool.approval_required) {
          const places = { store, folder, user: currentUser(request.environment) };
          const inputs = { tool_id: id, input: JSON.stringify(request.input) };
          const asked = { subject: `the tool ${id}`, inputs, run_id: runId };
          const { outcome, message } = await requireApproval(world, places, asked);
          if (outcome !== 'granted') {
            tried.push({ tool_id: id, error: message });
            return ended(outcome === 'denied' ? 'approval_denied' : 'blocked');
          }
        }
        for (let left = tool.max_retries; left >= 0; left -= 1) {
          if (governed !== null && !(await governed.take(scratch, { tool_calls: 1 }, ['external_jobs']))) {
            return ended('budget_exhausted');
          }
          hasRun = true;
          const end = await executeTool(world, site, tool, request.input).catch(notStarted);
          await governed?.give(scratch);
          if (signal.aborted) return ended('failed');
          const error = 'error' in end ? end.error : null;
          await addToStats(world, store, id, error === null, end.durationMs);
          const [type, message] =
            error === null ? ['tool_success', `Handled by tool: ${id}`] : ['tool_failure', `${id}: ${error}`];
          const metadata: JsonObject = { tool_id: id, cost: 0, duration_ms: end.durationMs };
          const event = { agent: id, type, run_id: runId, message, metadata };
          await logActivity(world, { store, folder }, event);
          if ('output' in end) return ended('handled', end.output);
          tried.push({ tool_id: id, error: end.error });
        }
        if (tool.side_effects === 'destructive') return ended('failed');
      }
      const mayFallBack = !hasRun || loaded.registry.allow_fallback_to_llm;
      const outcome = hasRun ? 'failed' : 'unhandled';
      return { outcome, tool_id: null, result: null, fallback_to_llm: mayFallBack, tried };
    });
  } finally {
    await removeFolder(scratch);
  }
}

function notStarted(error: unknown): ToolEnd {
  return { durationMs: 0, error: asPortcullisError(error).message };
}

const statsShape = record({
  success_count: number,
  failure_count: number,
  success_rate: number,
  avg_execution_ms: number,
  total_execution_ms: number,
  last_used: text,
});

const statsKey = (id: string): string => `tool_stats:${id}`;

/** What was measured of a tool; null where it was never used. */
export async function readStats(store: GovernanceStore, id: string): Promise<Decoded<typeof statsShape> | null> {
  const found = await store.read(statsKey(id));
  return found === null ? null : statsIn(id, found);
}

function statsIn(id: string, document: string): Decoded<typeof statsShape> {
  return decodeJsonOr(document, statsShape, (why) =>
    invalidInput(`${statsKey(id)}: not what is kept of a tool: ${why}`),
  );
}

async function addToStats({ now }: World, store: GovernanceStore, id: string, isSuccess: boolean, durationMs: number) {
  await changeDocument(store, statsKey(id), (document) => {
    const before = document === null ? null : statsIn(id, document);
    const success = (before?.success_count ?? 0) + (isSuccess ? 1 : 0);
    const failure = (before?.failure_count ?? 0) + (isSuccess ? 0 : 1);
    const total = (before?.total_execution_ms ?? 0) + durationMs;
    return documentText({
      success_count: success,
      failure_count: failure,
      success_rate: Math.round((1000 * success) / (success + failure)) / 1000,
      avg_execution_ms: Math.round(total / (success + failure)),
      total_execution_ms: total,
      last_used: now().toISOString(),
    });
  });
}
