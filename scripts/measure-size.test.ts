import { expect, test } from 'vitest';

import { measureSize, overBudget, type Budget } from './measure-size.ts';

const SIZE = measureSize(
  [
    ['src/bundle.ts', 2],
    ['src/gates/a.ts', 10],
    ['src/gates/deep/b.ts', 30],
    ['src/gates/a.test.ts', 7],
    ['src/gates/README.md', 4],
    ['src/testing/builder.ts', 100],
    ['src/contracts/generated/config.ts', 900],
    ['src/contracts/config.schema.json', 50],
    ['README.md', 20],
    ['docs/guide/first-gate.md', 3],
  ].map(([path, lines]) => ({ path: String(path), text: 'x\n'.repeat(Number(lines)) })),
);

const BUDGET: Budget = {
  total: { lines: 42, files: 3, median: 10, longest: 30 },
  documents: { 'README.md': 20 },
  rooms: { gates: { lines: 40, files: 2 }, src: { lines: 2, files: 1 } },
};

test('production, tests and documents are counted by room; what is generated is not', () => {
  expect(SIZE.total).toEqual({ lines: 42, files: 3, median: 10 });
  expect(SIZE.longest[0]).toEqual(['src/gates/deep/b.ts', 30]);
  expect(SIZE.rooms).toEqual([
    {
      room: 'gates',
      production: { files: 2, lines: 40 },
      tests: { files: 1, lines: 7 },
      documents: { files: 1, lines: 4 },
    },
    {
      room: 'src',
      production: { files: 1, lines: 2 },
      tests: { files: 0, lines: 0 },
      documents: { files: 0, lines: 0 },
    },
    {
      room: 'testing',
      production: { files: 0, lines: 0 },
      tests: { files: 1, lines: 100 },
      documents: { files: 0, lines: 0 },
    },
  ]);
  expect([...SIZE.documents]).toEqual([
    ['README.md', 20],
    ['docs/guide/first-gate.md', 3],
  ]);
});

test('a last line counts without its end, and an empty file has none', () => {
  const files = ['a\nb', 'a\n', ''].map((text, index) => ({ path: `src/gates/${index}.ts`, text }));
  expect(measureSize(files).total.lines).toBe(3);
});

test('what is just within the budget passes', () => {
  expect(overBudget(SIZE, BUDGET)).toEqual([]);
});

test('each number is held, and what is over it says what was expected and found', () => {
  const small: Budget = {
    total: { lines: 41, files: 2, median: 11, longest: 29 },
    documents: { 'README.md': 19 },
    rooms: { gates: { lines: 39, files: 1 } },
  };
  expect(overBudget(SIZE, small)).toEqual([
    'production code: expected at most 41 lines, found 42',
    'production code: expected at most 2 files, found 3',
    'the median file: expected at least 11 lines, found 10',
    'src/gates/deep/b.ts: expected at most 29 lines, found 30',
    'README.md: expected at most 19 lines, found 20',
    'src/gates: expected at most 39 lines, found 40',
    'src/gates: expected at most 1 files, found 2',
    'src: expected a room with a budget, found none for it',
  ]);
});
