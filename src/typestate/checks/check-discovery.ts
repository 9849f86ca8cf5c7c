import { digestOf } from '../../kernel/digest.ts';
import { optionalText, trimmed } from '../normal-text.ts';
import type { ToolRequest } from '../tool-requests.ts';
import type { TurnInput } from '../turn-input.ts';
import { isBound } from './is-bound.ts';
import { rowsBy } from './rows-by.ts';
import { classIf, type TurnCheck } from './turn-check.ts';

type Discovery = NonNullable<TurnInput['discovery']>[number];

/**
 * A tool that was found by a search is the tool that was called, out of the catalogue that the policy binds (tool calling typestate 4.2).
 * A call needs a discovery where its tool is loaded late, and where it names a search and discoveries are told.
 */
export const checkDiscovery: TurnCheck = ({ constraints, use }) => {
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
