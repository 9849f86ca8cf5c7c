import { expect, test } from 'vitest';

import { pathInTree } from './comparator-tree.ts';

const ENTRIES = new Map([
  ['tools', '040000 a'],
  ['tools/agent.mjs', '100644 a'],
  ['linked', '120000 a'],
  ['vendor/module', '160000 a'],
]);

test.each<[string, string | null, string | null]>([
  // As an argument, as the program.
  ['tools/agent.mjs', 'tools/agent.mjs', 'tools/agent.mjs'],
  ['./tools/agent.mjs', 'tools/agent.mjs', 'tools/agent.mjs'],
  ['/repo/tools/agent.mjs', 'tools/agent.mjs', 'tools/agent.mjs'],
  ['tools/../tools/agent.mjs', 'tools/agent.mjs', 'tools/agent.mjs'],
  ['tools/none.mjs', null, 'tools/none.mjs'],
  ['./..tools/agent.mjs', null, '..tools/agent.mjs'],
  // What only the head has there is never reached by its place in the checkout.
  ['/repo/tools/none.mjs', 'tools/none.mjs', 'tools/none.mjs'],
  // Behind a link or a submodule, of which the tree decides.
  ['linked/agent.mjs', 'linked/agent.mjs', 'linked/agent.mjs'],
  ['vendor/module/agent.mjs', 'vendor/module/agent.mjs', 'vendor/module/agent.mjs'],
  ['.claude/skills', null, '.claude/skills'],
  ['owner/name', null, 'owner/name'],
  ['{workspace}/tools/agent.mjs', null, '{workspace}/tools/agent.mjs'],
  ['--config=tools/agent.mjs', null, '--config=tools/agent.mjs'],
  ['node', null, null],
  ['agent.mjs', null, null],
  ['/usr/bin/node', null, null],
  ['../outside/agent.mjs', null, null],
  ['/repository/agent.mjs', null, null],
])('%s is %s as an argument and %s as the program', (item, argument, program) => {
  const found = [false, true].map((isProgram) => pathInTree('/repo', ENTRIES, item, isProgram));
  expect(found).toEqual([argument, program]);
});
