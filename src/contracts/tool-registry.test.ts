import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { parseToolRegistry, type ToolRegistry } from './tool-registry.ts';

const OURS = readFileSync(new URL('../governance/tools/builtin-registry.json', import.meta.url), 'utf8');

/** Parses ours with a change. */
function changed(change: (registry: ToolRegistry) => void): Promise<ToolRegistry> {
  const registry = JSON.parse(OURS) as ToolRegistry;
  change(registry);
  return parseToolRegistry(JSON.stringify(registry), 'tools.json');
}

test('the registry of the built-in tools holds, and none of them is for workers', async () => {
  const { tools } = await parseToolRegistry(OURS, 'tools.json');
  expect(tools.map(({ tool_id: id }) => id)).toEqual([
    'run_tests',
    'git_status',
    'validate_cases',
    'score_transcript',
    'check_typestate',
    'project_required',
  ]);
  expect(tools.flatMap(({ allowed_roles: roles }) => roles)).not.toContain('worker');
});

test.each<[string, Partial<ToolRegistry['tools'][number]>, string]>([
  ['two tools of one id', { tool_id: 'run_tests' }, '/tools/1/tool_id: expected an id of its own, found "run_tests"'],
  [
    'a destructive tool that is tried again',
    { side_effects: 'destructive' },
    'expected 0 for a tool that is destructive',
  ],
  ['a pattern that RE2 does not have', { handles_patterns: ['a(?=b)'] }, 'expected a pattern of RE2 (error parsing'],
  ['a path that leads to the top', { entrypoint: '/bin/sh' }, 'expected a text that matches'],
])('%s is refused', async (_what, change, problem) => {
  await expect(changed(({ tools }) => void Object.assign(tools[1] ?? {}, change))).rejects.toThrow(problem);
});

test.each([[['git_status', 'git_status']], [['gone']]])('an order of %j is refused', async (order) => {
  await expect(changed((registry) => void (registry.routing_order = order))).rejects.toThrow('expected each tool once');
});
