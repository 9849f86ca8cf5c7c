import type { DeterministicTool, ToolRegistry } from '../../contracts/tool-registry.ts';
import { compareCodePoints } from '../../kernel/ordering.ts';

/** A tool that may do what is asked, and why. */
export interface Route {
  readonly tool: DeterministicTool;
  /** The pattern that was found, the keywords, or its id. */
  readonly matched: string;
}

/** The tools that a role may use for what is asked: the one that is called so, else by priority, the registry's order, id. */
export async function routeTools(
  { tools, routing_order: order }: ToolRegistry,
  query: string,
  role: string,
): Promise<readonly Route[]> {
  const { RE2JS } = await import('re2js');
  const words = new Set(query.toLowerCase().match(/[\p{L}\p{N}_]+/gu));
  const rankOf = ({ tool_id: id }: DeterministicTool): number =>
    order.includes(id) ? order.indexOf(id) : order.length;
  const allowed = tools.filter((tool) => tool.allowed_roles.includes(role));
  const named = allowed.find((tool) => tool.tool_id === query);
  if (named !== undefined) return [{ tool: named, matched: query }];
  const found = allowed.flatMap((tool): Route[] => {
    const pattern = tool.handles_patterns.find((one) => RE2JS.compile(one, RE2JS.CASE_INSENSITIVE).test(query));
    // Whole words: "testing" is not "test" as well, nor is a keyword that is named twice.
    const keywords = new Set(tool.keywords.map((word) => word.toLowerCase()).filter((word) => words.has(word)));
    const matched = pattern ?? (keywords.size > 1 ? [...keywords].join(', ') : null);
    return matched === null ? [] : [{ tool, matched }];
  });
  return found.toSorted(
    ({ tool: one }, { tool: other }) =>
      other.priority - one.priority || rankOf(one) - rankOf(other) || compareCodePoints(one.tool_id, other.tool_id),
  );
}
