import { describe, expect, test } from 'vitest';

import { changedWorkflow } from './changed-workflow.ts';

const CI = '.github/workflows/ci.yml';
const REUSED = '.github/workflows/reused.yml';

const steps = (...uses: readonly string[]): string => JSON.stringify(uses.map((one) => ({ uses: one })));
const workflow = (...uses: readonly string[]): string => `on: push\njobs:\n  test: { steps: ${steps(...uses)} }\n`;
const action = (...uses: readonly string[]): string => `runs: { using: composite, steps: ${steps(...uses)} }\n`;

const FILES: Readonly<Record<string, string>> = {
  [CI]: `on: push\njobs:\n  test: { steps: ${steps('actions/checkout@v4', './tools/a/', './')} }\n  more: { uses: ./${REUSED} }\n`,
  [REUSED]: workflow('./tools/d'),
  'tools/a/action.yml': action('./tools/b', '$/tools/c'),
  'tools/b/action.yaml': action('./tools/a'),
  'tools/c/action.yml': 'runs: { using: node24, main: ../../dist/c.js }\n',
  'tools/d/action.yml': action(),
  'action.yml': action('./tools/e'),
  'tools/e/Dockerfile': 'FROM scratch\n',
};

const changedBy = (...paths: readonly string[]): Promise<string | null> =>
  changedWorkflow(
    { name: 'main', read: (path) => Promise.resolve(path in FILES ? { text: FILES[path] ?? '', blob: null } : null) },
    new Set(paths),
    CI,
  );

describe('a workflow', () => {
  test.each([
    [CI],
    [REUSED],
    ['tools/a/action.yml'],
    ['tools/a/deep/script.sh'],
    ['tools/b/action.yaml'],
    ['tools/c/index.js'],
    ['tools/d'],
    ['tools/d/x'],
    ['action.yml'],
    ['action.yaml'],
    ['tools/e/Dockerfile'],
  ])('is not the comparator’s where %s is changed', async (path) => {
    expect(await changedBy('README.md', path)).toBe(path);
  });

  test.each([[[]], [['src/index.ts', 'tools/ab/action.yml', 'dist/c.js', '.github/workflows/other.yml']]])(
    'is where %j is',
    async (paths) => {
      expect(await changedBy(...paths)).toBeNull();
    },
  );
});

test('a workflow of the comparator that GitHub could not run either is an error that names the file', async () => {
  const read = () => Promise.resolve({ text: 'jobs: 1\n', blob: null });
  await expect(changedWorkflow({ name: 'main', read }, new Set(), CI)).rejects.toThrow(`main: ${CI}`);
});
