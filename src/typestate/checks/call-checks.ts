import { digestOf } from '../../kernel/digest.ts';
import { optionalText, trimmed } from '../normal-text.ts';
import type { NormalizedTurn } from '../normalized-turn.ts';
import type { ToolRequest, ToolRequests } from '../tool-requests.ts';
import type { TurnInput } from '../turn-input.ts';
import { allOf, classIf, isBound, rowsBy, type TurnCheck } from './turn-check.ts';

/**
 * Every call is of a tool on the list, and was made by the schema and the usage examples that the list binds (tool calling typestate 4.1,
 * 4.2).
 */
const checkToolPolicy: TurnCheck = ({ constraints, use }) => {
  const { toolPolicy, examples } = constraints;
  if (toolPolicy === undefined) return [];
  const tools = rowsBy(toolPolicy.tools, ({ toolName }) => toolName);
  const shown = rowsBy(examples, ({ toolCallId }) => toolCallId);
  const { requests } = use.results;
  const isOfNoCall = [...shown.keys()].some((id) => !requests.byId.has(id));
  const perCall = requests.rows.flatMap(({ toolCallId, toolName, schemaDigest }) => {
    const listed = tools.get(toolName);
    if (listed === undefined) return classIf(true, 'tool.unknown_or_disallowed');
    return listed.flatMap((tool) => [
      ...classIf(
        optionalText(tool.schemaDigest) !== undefined && !isBound(schemaDigest, tool.schemaDigest),
        'tool.schema_invalid',
      ),
      ...classIf(
        optionalText(tool.exampleDigest) !== undefined &&
          !allOf(shown.get(toolCallId), ({ exampleDigest }) => isBound(exampleDigest, tool.exampleDigest)),
        'tool.example_digest_mismatch',
      ),
    ]);
  });
  return [...classIf(isOfNoCall, 'tool.example_digest_mismatch'), ...perCall];
};

type Discovery = NonNullable<TurnInput['discovery']>[number];

/**
 * A tool that was found by a search is the tool that was called, out of the catalogue that the policy binds (tool calling typestate 4.2).
 * A call needs a discovery where its tool is loaded late, and where it names a search and the turn lists discoveries.
 */
const checkDiscovery: TurnCheck = ({ constraints, use }) => {
  const { discovery, toolPolicy } = constraints;
  if (discovery === undefined && toolPolicy === undefined) return [];
  const { requests } = use.results;
  const found = rowsBy(discovery, ({ toolCallId }) => toolCallId);
  const tools = rowsBy(toolPolicy?.tools, ({ toolName }) => toolName);
  const isUnresolved = requests.rows.some(({ toolCallId, toolName, searchRefDigest }) => {
    const isDeferred = tools.get(toolName)?.some(({ deferLoading }) => deferLoading) === true;
    const namesSearch = discovery !== undefined && searchRefDigest !== undefined;
    return (isDeferred || namesSearch) && !found.has(toolCallId);
  });
  const rows = discovery ?? [];
  return [
    ...classIf(isUnresolved || rows.some((row) => !isResolved(row)), 'tool.discovery_unresolved'),
    ...classIf(
      rows.some((row) => !isOfCall(row, requests.byId.get(trimmed(row.toolCallId)), toolPolicy?.catalogDigest)),
      'tool.discovery_mismatch',
    ),
  ];
};

function isResolved({ query, resultSetDigest, resolvedTool }: Discovery): boolean {
  return [query, resultSetDigest, resolvedTool].every((part) => optionalText(part) !== undefined);
}

function isOfCall(row: Discovery, request: ToolRequest | undefined, bound: string | undefined): boolean {
  if (request === undefined) return false;
  const { searchRefDigest } = request;
  const tool = optionalText(row.resolvedTool);
  return (
    isBound(row.catalogDigest, optionalText(bound) ?? row.catalogDigest) &&
    (tool === undefined || tool === request.toolName) &&
    (searchRefDigest === undefined || searchRefDigest === searchDigest(row))
  );
}

/** What a request's `searchRefDigest` must be. */
function searchDigest({ query, resultSetDigest }: Discovery): string {
  return digestOf({ query: trimmed(query), resultSetDigest: trimmed(resultSetDigest) });
}

type Edge = NonNullable<TurnInput['callerEdges']>[number];

/** The caller of a call that names none: the model itself. */
const DIRECT = 'direct';

/**
 * A call is made by those who may make it, and one that code made comes from a call of the same turn (tool calling typestate 4.1, 4.3). The
 * caller is the one that the edge names, else the request.
 */
const checkCallers: TurnCheck = ({ constraints, use }) => {
  const { toolPolicy, callerEdges } = constraints;
  const { requests } = use.results;
  const edges = rowsBy(callerEdges, ({ toolCallId }) => toolCallId);
  const tools = rowsBy(toolPolicy?.tools, ({ toolName }) => toolName);
  const isForbidden = requests.rows.some(({ toolCallId, toolName, callerId = DIRECT }) => {
    // Edges that contradict each other name several callers: each of them must be allowed.
    const named = (edges.get(toolCallId) ?? []).flatMap(({ caller }) => optionalText(caller) ?? []);
    const callers = named.length === 0 ? [callerId] : named;
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

/** As many calls as the parallel policy and the mode of the action admit (tool calling typestate 4.5, 5). */
const checkParallel: TurnCheck = (turn) =>
  classIf(!branchesAdmitted(turn) || !modeAdmits(turn), 'tool.parallel_policy_violation');

/** A branch is a call that the model made itself: what code calls is part of the branch of its code. */
function branchesAdmitted({ constraints, use }: NormalizedTurn): boolean {
  const { parallelPolicy: policy, callerEdges } = constraints;
  if (policy === undefined) return true;
  const { ids, callSpec } = use.results.requests;
  const called = new Set(callerEdges?.map(({ toolCallId }) => trimmed(toolCallId)));
  const branches = ids.filter((id) => !called.has(id)).length;
  if (!policy.admissible && (branches > 1 || callSpec.executionPattern === 'parallel')) return false;
  const { maxBranches = branches, expectedBranches = branches } = policy;
  return branches <= maxBranches && branches === expectedBranches;
}

/** `code` any number; `json` one; `text` one, and only through the adapter that is configured; nothing else any. */
function modeAdmits({ constraints, use }: NormalizedTurn): boolean {
  const { actionModePolicy: policy, adapterProfile: adapter } = constraints;
  const { ids, callSpec } = use.results.requests;
  if (policy === undefined || ids.length === 0 || callSpec.actionMode === 'code') return true;
  if (ids.length > 1) return false;
  if (callSpec.actionMode === 'json') return true;
  const isAdapted = optionalText(adapter?.profileRef) !== undefined && isBound(adapter?.digest, policy.adapterDigest);
  return callSpec.actionMode === 'text' && isAdapted;
}

/** Which tools were called, by whom, and how many at once. */
export const callChecks: readonly TurnCheck[] = [checkToolPolicy, checkDiscovery, checkCallers, checkParallel];
