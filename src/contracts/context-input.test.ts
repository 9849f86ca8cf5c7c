import { expect, test } from 'vitest';

import { availableTokens, contextContradictions } from './context-budget.ts';
import { parseContextInput } from './context-input.ts';

test.each([
  [{ sections: [{ section: 'a', text: 't', file: 'f' }] }, 'c.json:1: /sections/0: expected text or file, found both'],
  [{ sections: [{ section: 'a' }] }, 'c.json:1: /sections/0: expected text or file, found neither'],
  [
    {
      sections: [
        { section: 'a', text: '' },
        { section: 'a', text: '' },
      ],
    },
    'expected a name of its own, found "a"',
  ],
  [{ sections: [{ section: 'a b', text: '' }] }, 'expected a text that matches'],
  [{ sections: [] }, 'expected a list that is not empty'],
  [{ sections: [{ section: 'a', text: '\ud800' }] }, 'expected whole characters'],
])('an input is refused: %j', (input, problem) => {
  expect(() => parseContextInput(JSON.stringify(input), 'c.json')).toThrow(problem);
});

const budget = { max_tokens: 100, reserved_for_system: 10, reserved_for_output: 20 };

test('a budget cannot have more for the context than it leaves', () => {
  expect([70, 50, 90].map((available) => availableTokens({ ...budget, available_for_context: available }))).toEqual([
    70, 50, 70,
  ]);
});

test.each([
  ['a', 'the model itself'],
  ['b', 'one that takes as much'],
  ['c', 'one that is not there'],
])('a larger model %s is refused: %s', (larger) => {
  const found = contextContradictions({ models: { a: { ...budget, larger }, b: budget } });
  expect(found).toEqual([
    {
      pointer: '/governance/context/models/a/larger',
      expected: 'a model here that takes more than 70 tokens of context',
      found: `"${larger}"`,
    },
  ]);
});
