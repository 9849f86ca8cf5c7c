import { optionalText, trimmed } from '../normal-text.ts';
import type { ToolRequests } from '../tool-requests.ts';
import type { TurnInput } from '../turn-input.ts';
import { rowsBy } from './rows-by.ts';
import { classIf, type TurnCheck } from './turn-check.ts';

type Edge = NonNullable<TurnInput['callerEdges']>[number];

/** The caller of a call that names none: the model itself. */
const DIRECT = 'direct';

/**
 * A call is made by those who may make it, and one that code made comes from a call of the same turn (tool calling typestate 4.1, 4.3). The
 * caller is the one that the edge names, else the request.
 */
export const checkCallers: TurnCheck = ({ constraints, use }) => {
  const { toolPolicy, callerEdges } = constraints;
  const { requests } = use.results;
  const edges = rowsBy(callerEdges, ({ toolCallId }) => toolCallId);
  const tools = rowsBy(toolPolicy?.tools, ({ toolName }) => toolName);
  const isForbidden = requests.rows.some(({ toolCallId, toolName, callerId = DIRECT }) => {
    // Edges that contradict each other name several callers: each of them must be allowed.
    const told = (edges.get(toolCallId) ?? []).flatMap(({ caller }) => optionalText(caller) ?? []);
    const callers = told.length === 0 ? [callerId] : told;
    const listed = tools.get(toolName) ?? [];
    return listed.some(({ allowedCallers }) => {
      const allowed = allowedCallers?.map(trimmed);
      return allowed !== undefined && !callers.every((caller) => allowed.includes(caller));
    });
  });
  const lacksEdge = ({ toolCallId, callerId }: { toolCallId: string; callerId?: string }): boolean =>
    callerId !== undefined && callerId !== DIRECT && !edges.has(toolCallId);
  const isEdgeInvalid =
    callerEdges !== undefined &&
    (callerEdges.some((edge) => !isEdge(edge, requests)) ||
      [...edges.values()].some(([first, ...others]) => first !== undefined && !others.every(isLike(first))) ||
      requests.rows.some(lacksEdge) ||
      hasCycle(edges));
  return [
    ...classIf(isForbidden, 'tool.caller_not_allowed'),
    ...classIf(isEdgeInvalid, 'tool.programmatic_caller_edge_invalid'),
  ];
};

function isEdge(edge: Edge, requests: ToolRequests): boolean {
  const request = requests.byId.get(trimmed(edge.toolCallId));
  const caller = optionalText(edge.caller);
  return (
    request !== undefined &&
    requests.byId.has(trimmed(edge.parentCallId)) &&
    caller !== undefined &&
    caller !== DIRECT &&
    (request.callerId === undefined || request.callerId === caller)
  );
}

function isLike(first: Edge): (other: Edge) => boolean {
  return (other) =>
    trimmed(other.parentCallId) === trimmed(first.parentCallId) && trimmed(other.caller) === trimmed(first.caller);
}

/** Whether a call would come, over its callers, from itself. Each call is looked at once. */
function hasCycle(edges: ReadonlyMap<string, readonly Edge[]>): boolean {
  const ending = new Set<string>();
  for (const start of edges.keys()) {
    const path = new Set<string>();
    let id: string | undefined = start;
    while (id !== undefined && !ending.has(id)) {
      if (path.has(id)) return true;
      path.add(id);
      const parent: string | undefined = edges.get(id)?.[0]?.parentCallId;
      id = parent === undefined ? undefined : trimmed(parent);
    }
    for (const seen of path) ending.add(seen);
  }
  return false;
}
