import { expect, test } from 'vitest';

import { refuseDuplicateSkills } from './load-skills.ts';

function folder(
  name: string,
  path: string,
  plugin: string | null = null,
): Parameters<typeof refuseDuplicateSkills>[0][number] {
  return { name, path, plugin };
}

test('two skills of one name are named with their places', () => {
  expect(() => refuseDuplicateSkills([folder('Alpha', '/a/Alpha'), folder('alpha', '/b/alpha')])).toThrow(
    'alpha: expected one skill of this name, found /a/Alpha and /b/alpha',
  );
});

test('a plugin has names of its own', () => {
  expect(() => refuseDuplicateSkills([folder('alpha', '/a/alpha'), folder('alpha', '/p/alpha', 'p')])).not.toThrow();
});
