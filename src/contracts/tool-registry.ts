import { errorText } from '../kernel/portcullis-error.ts';
import type { DeterministicTool, ToolRegistry } from './generated/tool-registry.ts';
import { validate } from './generated/tool-registry.validate.js';
import { checkedDocument } from './json-source.ts';
import { shown, type Contradiction } from './problem.ts';

export type { DeterministicTool, ToolRegistry };

/** Where a repository has its registry. */
export const TOOL_REGISTRY_FILE = '.github/portcullis/policies/tools.json';

/** Parses a registry. @throws PortcullisError with every problem of form, or with every one of meaning */
export async function parseToolRegistry(text: string, file: string): Promise<ToolRegistry> {
  const checks = { wholeCharacters: true };
  const { value, refuse } = checkedDocument<ToolRegistry>('the registry of tools', text, validate, file, checks);
  const ids = value.tools.map(({ tool_id: id }) => id);
  const { routing_order: order } = value;
  const found: Contradiction[] = [...order.entries()].flatMap(([at, id]) => {
    const isOnce = ids.includes(id) && order.indexOf(id) === at;
    return isOnce ? [] : [{ pointer: `/routing_order/${at}`, expected: 'each tool once', found: shown(id) }];
  });
  for (const [at, tool] of value.tools.entries()) {
    const wrong = (field: keyof DeterministicTool, expected: string, is: unknown): void => {
      found.push({ pointer: `/tools/${at}/${field}`, expected, found: shown(is) });
    };
    if (ids.indexOf(tool.tool_id) < at) wrong('tool_id', 'an id of its own', tool.tool_id);
    if (tool.side_effects === 'destructive' && tool.max_retries > 0) {
      wrong('max_retries', '0 for a tool that is destructive', tool.max_retries);
    }
    for (const pattern of tool.handles_patterns) {
      const error = await patternError(pattern);
      if (error !== null) wrong('handles_patterns', `a pattern of RE2 (${error})`, pattern);
    }
  }
  refuse(found);
  return value;
}

async function patternError(pattern: string): Promise<string | null> {
  const { RE2JS } = await import('re2js');
  try {
    RE2JS.compile(pattern);
    return null;
  } catch (error) {
    return errorText(error);
  }
}
