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

type Tree = Readonly<Record<string, string>>;

function changedBy(after: Tree, before: Tree = {}, files: Tree = FILES): Promise<string | null> {
  const entries = (more: Tree) => {
    const same = Object.keys(files).map((path) => [path, '100644 1'] as const);
    const all = new Map([...same, ...Object.entries(more)]);
    return new Map([...all].filter(([, entry]) => entry !== ''));
  };
  const read = (path: string) => Promise.resolve(path in files ? { text: files[path] ?? '', blob: null } : null);
  const trees = { before: entries(before), after: entries(after), repository: 'O/r' };
  return changedWorkflow({ comparator: { name: 'main', read }, ...trees }, CI);
}

describe('a workflow', () => {
  test.each([
    [CI],
    [REUSED],
    ['tools/a/action.yml'],
    ['tools/a/deep/script.sh'],
    ['tools/b/action.yaml'],
    ['tools/c/index.js'],
    ['tools/d/x'],
    ['action.yml'],
    ['action.yaml'],
    ['tools/e/Dockerfile'],
  ])('is not the comparator’s where %s is changed', async (path) => {
    expect(await changedBy({ 'README.md': '100644 2', [path]: '100644 2' })).toBe(path);
  });

  test.each([
    ['removed', ''],
    ['made executable', '100755 1'],
  ])('nor where one is %s', async (_, entry) => {
    expect(await changedBy({ 'tools/b/action.yaml': entry })).toBe('tools/b/action.yaml');
  });

  test.each<[Tree]>([
    [{}],
    [{ 'src/index.ts': '100644 2', 'tools/ab/action.yml': '100644 2', '.github/workflows/other.yml': '100644 2' }],
    // As GitHub lists it, with folders.
    [{ tools: '040000 1', 'tools/a': '040000 1' }],
  ])('is where %j is', async (after) => {
    expect(await changedBy(after, 'tools' in after ? after : {})).toBeNull();
  });

  test.each([
    [`./.github/../${REUSED}`],
    [`.//${REUSED}`],
    [`./src/${REUSED}`],
    ['.\\.github\\workflows\\reused.yml'],
    [`./${REUSED}/`, null],
    [`o/R/${REUSED}@main`, null],
    [`o/R/src/${REUSED}@main`],
    [`o/other/${REUSED}@main`, null],
  ])('that calls the workflow %s', async (uses, expected: string | null = uses) => {
    expect(await changedBy({}, {}, { ...FILES, [CI]: `on: push\njobs:\n  a: { uses: '${uses}' }\n` })).toBe(expected);
  });

  test.each([
    ['./tools/x/../d'],
    ['.//tools/d'],
    ['./src/tools/d'],
    ['.\\tools\\d'],
    ['./.'],
    ['./tools/none'],
    ['o/r/tools/none@v1'],
    ['o/r/tools/d@v1', null],
    ['o/r@v1', null],
    ['docker://alpine', null],
  ])('that uses the action %s', async (uses, expected: string | null = uses) => {
    expect(await changedBy({}, {}, { ...FILES, [CI]: workflow(uses) })).toBe(expected);
  });

  test.each([
    ['a link', 'tools/d', '120000 1'],
    ['a submodule', 'tools/d', '160000 1'],
    ['a link in an action', 'tools/d/x', '120000 1'],
    ['a workflow that is a link', REUSED, '120000 1'],
  ])('that leads to %s which is the same on both sides', async (_, path, entry) => {
    expect(await changedBy({ [path]: entry }, { [path]: entry })).toBe(path);
  });

  test('that leads behind a link which is the same on both sides', async () => {
    const { 'tools/d/action.yml': _, ...files } = FILES;
    expect(await changedBy({ tools: '120000 1' }, { tools: '120000 1' }, files)).toBe('./tools/d');
  });
});

test('a workflow of the comparator that GitHub could not run either is an error that names the file', async () => {
  await expect(changedBy({}, {}, { [CI]: 'jobs: 1\n' })).rejects.toThrow(`main: ${CI}`);
});
