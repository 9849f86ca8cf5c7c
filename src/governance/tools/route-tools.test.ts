import { expect, test } from 'vitest';

import type { DeterministicTool } from '../../contracts/tool-registry.ts';
import { routeTools } from './route-tools.ts';

const TOOL: DeterministicTool = {
  tool_id: 'a',
  tool_name: 'A',
  version: '1.0.0',
  category: 'git',
  input_schema: {},
  output_schema: {},
  side_effects: 'read_only',
  handles_patterns: [],
  keywords: [],
  priority: 50,
  max_retries: 0,
  approval_required: false,
  allowed_roles: ['coder'],
  cost_tier: 'free',
  entrypoint: 'builtin:git_status',
};

async function route(query: string, tools: readonly Partial<DeterministicTool>[], order: string[] = []) {
  const settings = { routing_order: order, default_timeout_ms: 1000, allow_fallback_to_llm: true };
  const all = tools.map((tool) => ({ ...TOOL, ...tool }));
  const routes = await routeTools({ registry_version: 'tools:v1', tools: all, ...settings }, query, 'coder');
  return routes.map(({ tool, matched }) => `${tool.tool_id} by ${matched}`);
}

test.each<[string, Partial<DeterministicTool>, string, string[]]>([
  ['a pattern, of any case', { handles_patterns: ['git +status'] }, 'Show GIT status', ['a by git +status']],
  ['two keywords', { keywords: ['Test', 'suite'] }, 'the test-suite', ['a by test, suite']],
  ['one keyword alone', { keywords: ['test', 'suite'] }, 'a test and a test', []],
  ['a keyword twice', { keywords: ['test', 'TEST'] }, 'a test', []],
  ['a part of a word', { keywords: ['test', 'testing'] }, 'testing', []],
  ['words of any script', { keywords: ['größe', 'bild'] }, 'Bild, GRÖSSE und größe', ['a by größe, bild']],
  ['its id', {}, 'a', ['a by a']],
  ['another role', { allowed_roles: ['critic', 'code'], handles_patterns: ['x'] }, 'x', []],
])('matches %s', async (_what, tool, query, expected) => {
  expect(await route(query, [tool])).toEqual(expected);
});

test('the order is that of priorities, the registry, ids', async () => {
  const tools = ['d', 'c', 'b', 'a'].map((id) => ({ tool_id: id, handles_patterns: ['x'] }));
  const first = { tool_id: 'z', handles_patterns: ['x'], priority: 51 };
  const found = await route('x', [...tools, first], ['c', 'z']);
  expect(found.map(([id]) => id)).toEqual(['z', 'c', 'a', 'b', 'd']);
});

test('a pattern takes time in proportion to what is asked', async () => {
  const started = process.cpuUsage();
  expect(await route(`${'a'.repeat(100_000)}!`, [{ handles_patterns: ['^(a+)+$'] }])).toEqual([]);
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
});
