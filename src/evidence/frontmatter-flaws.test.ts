import { expect, test } from 'vitest';

import { frontmatterFlaws, type FrontmatterRules } from './frontmatter-flaws.ts';

const RULES: FrontmatterRules = {
  needsBlock: true,
  refusesMark: false,
  invalidYaml: 'refused',
  hides: true,
  fields: [],
  callsByName: true,
};

test.each([
  ['sp ace', 'sp ace', 'a name without spaces, for which it writes `-`'],
  ['sp-ace', 'other', 'the folder\'s name, "sp-ace"'],
])('of the folder %j a client that calls by name expects another name than %j', (folder, name, expected) => {
  const skill = {
    fields: new Map([['name', name]]),
    hasMark: false,
    invalid: null,
    isWithheld: false,
    lineOf: () => 2,
  };
  expect(frontmatterFlaws(folder, skill, RULES)).toEqual([
    { effect: 'renamed', key: 'name', line: 2, expected, found: JSON.stringify(name) },
  ]);
});
