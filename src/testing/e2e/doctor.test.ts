import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { describe, expect, test } from 'vitest';

import { changed, CLEAN_EVENTS, CLEAN_WORKFLOW } from '../diagnose-workflow.ts';
import { plainEnvironment } from './house.ts';
import { cli, cliProcess, temporaryFolder, type Ran } from './run-bundle.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const GATE = '.github/workflows/gate.yml';
const CLEAN: Readonly<Record<string, string>> = {
  [GATE]: CLEAN_WORKFLOW,
  '.github/workflows/README.md': 'no workflow',
  '.github/CODEOWNERS': '/.github/ @o/owners\n/baselines/ @o/owners\n/cases/ @o/owners\n',
  '.github/portcullis/config.yml': 'cases: cases/routing/*.json\nbaseline: baselines/b.json\n',
  'baselines/b.json': '{}\n',
  'cases/routing/demo.json': '[]\n',
};

/** A repository of git; null leaves a file out. */
function repository(files: Readonly<Record<string, string | null>>): string {
  const folder = temporaryFolder();
  spawnSync('git', ['init', '-q'], { cwd: folder, env: plainEnvironment() });
  for (const [path, text] of Object.entries(files)) {
    if (text === null) continue;
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

interface Told {
  readonly workflows: readonly string[];
  readonly findings: readonly {
    readonly rule: string;
    readonly level: string;
    readonly file: string;
    readonly line: number;
  }[];
  readonly problems: readonly { readonly file: string; readonly line: number | null; readonly expected: string }[];
  readonly summary: { readonly errors: number; readonly warnings: number; readonly notes: number };
}

async function doctor(
  changes: Readonly<Record<string, string | null>>,
  ...args: string[]
): Promise<Ran & { told: Told }> {
  const ran = await cli(['doctor', '--json', ...args], { cwd: repository({ ...CLEAN, ...changes }) });
  expect(ran.err).toBe('');
  return { ...ran, told: JSON.parse(ran.out) as Told };
}

const rules = ({ findings }: Told): readonly string[] => findings.map(({ rule, line }) => `${rule}:${line}`);

describe('a repository in which nothing is wrong', () => {
  test('is exit code 0, also from a folder inside it', async () => {
    const cwd = repository(CLEAN);
    const ran = await cli(['doctor', '--strict'], { cwd });
    expect([ran.code, ran.out, ran.err]).toEqual([0, '1 workflow: nothing found\n', '']);
    expect(await cli(['doctor', '--strict'], { cwd: join(cwd, 'cases') })).toEqual(ran);
  });

  test('and as JSON', async () => {
    const { code, told } = await doctor({});
    expect(code).toBe(0);
    expect(told).toEqual({
      findings: [],
      problems: [],
      summary: { errors: 0, notes: 0, warnings: 0 },
      workflows: [GATE],
    });
  });
});

describe('a repository with ways around its gate', () => {
  const dirty = changed(
    ['edited] }\n', 'edited],\n    paths: [skills/**] }\n'],
    ['if: ${{ always() }}', 'if: success()'],
    [
      '    steps:\n      - uses: owner/portcullis/actions/gate',
      '    steps:\n      - run: portcullis gate --results r | tee log\n      - uses: owner/portcullis/actions/gate',
    ],
  );

  test('errors are exit code 1, with file, line, reason and remedy', async () => {
    const { code, out } = await cli(['doctor'], { cwd: repository({ ...CLEAN, [GATE]: dirty }) });
    expect(code).toBe(1);
    expect(out).toMatch(
      /^\.github\/workflows\/gate\.yml\n {2}4: error gate-is-filtered `paths` can keep .*\n {4}→ remove `paths` .*\n {2}41: error gate-can-be-skipped /,
    );
    expect(out).toMatch(
      /\n {2}48: error exit-code-lost `portcullis gate` has `\|` beside it: .*\n {4}→ .*`- run: portcullis gate --results r`.*\n/,
    );
    expect(out).toMatch(/\n\n1 workflow: 3 errors\n$/);
    expect(out).not.toContain('\u001B');
  });

  test('colours stand where they are asked for only', async () => {
    const ran = await cli(['doctor'], { cwd: repository({ ...CLEAN, [GATE]: dirty }), env: { FORCE_COLOR: '1' } });
    expect(ran.out).toContain('\u001B[31merror\u001B[39m');
  });

  test('warnings alone are exit code 0, with --strict 1; notes never', async () => {
    const warned = { [GATE]: changed(['  merge_group:\n', '']) };
    expect(await doctor(warned)).toMatchObject({ code: 0, told: { summary: { errors: 0, warnings: 1, notes: 0 } } });
    expect(await doctor(warned, '--strict')).toMatchObject({ code: 1 });
    const noted = { '.github/CODEOWNERS': '/.github/ @o/owners\n' };
    expect(await doctor(noted, '--strict')).toMatchObject({
      code: 0,
      told: { summary: { errors: 0, warnings: 0, notes: 1 } },
    });
  });

  test('.yaml files are workflows too, and a named one is judged alone', async () => {
    const more = {
      '.github/workflows/more.yaml': 'on: push\njobs: { a: { steps: [{ run: "npm ci\\nportcullis plan" }] } }\n',
    };
    const { told } = await doctor(more);
    expect(told.workflows).toEqual([GATE, '.github/workflows/more.yaml']);
    expect(rules(told)).toEqual(['exit-code-lost:2']);
    const named = await doctor({ ...more, 'baselines/b.json': null }, '.github/workflows/more.yaml', '--strict');
    expect([named.code, named.told.workflows, rules(named.told)]).toEqual([
      1,
      ['.github/workflows/more.yaml'],
      ['exit-code-lost:2'],
    ]);
  });

  test('an action of the repository is looked into where a workflow uses it', async () => {
    const use = (uses: string): string => changed(['      - id: plan\n', `      - uses: ${uses}\n      - id: plan\n`]);
    const action =
      'runs:\n  using: composite\n  steps:\n    - run: portcullis plan || true\n      shell: bash\n    - uses: ./outside\n';
    const files = { 'tools/x/action.yaml': action, [GATE]: use('./tools/x') };
    const { code, told } = await doctor(files);
    expect([code, told.findings.map(({ rule, file, line }) => `${rule} ${file}:${line}`)]).toEqual([
      1,
      ['exit-code-lost tools/x/action.yaml:4'],
    ]);
    expect((await doctor({ ...files, [GATE]: CLEAN_WORKFLOW })).told.findings).toEqual([]);
    const broken = await doctor({ ...files, 'tools/x/action.yaml': 'runs: [' });
    expect([broken.code, broken.told.problems.map(({ file }) => file)]).toEqual([2, ['tools/x/action.yaml']]);
    expect((await doctor({ [GATE]: use('./../elsewhere') })).told.problems).toEqual([]);
  });

  test('a workflow that calls another of the repository is judged by what that one does', async () => {
    const calls =
      'on: { pull_request: { types: [opened, synchronize, reopened, edited] }, merge_group: }\npermissions: {}\njobs:\n  build: { runs-on: x, steps: [] }\n  judge:\n    needs: build\n    permissions: { contents: read, actions: read, pull-requests: write }\n    uses: ./.github/workflows/gate.yml\n';
    const called = changed([CLEAN_EVENTS, '  workflow_call:\n']);
    const { told } = await doctor({ [GATE]: called, '.github/workflows/main.yml': calls });
    expect(rules(told)).toEqual(['gate-can-be-skipped:5']);
    // It is looked into, and only that, where the caller alone is named.
    const main = '.github/workflows/main.yml';
    const alone = await doctor({ [GATE]: `${called}# `, [main]: calls }, main);
    expect([alone.code, rules(alone.told), alone.told.workflows]).toEqual([1, ['gate-can-be-skipped:5'], [main]]);
    const broken = await doctor({ [GATE]: 'on: [', [main]: calls }, main);
    expect([broken.code, broken.told.problems.map(({ file }) => file)]).toEqual([2, [GATE]]);
  });

  test('what stands around a called gate is looked at', async () => {
    const text = `on: [pull_request, merge_group]
permissions: {}
jobs:
  portcullis:
    permissions: { contents: read, actions: read, checks: read }
    uses: acme/portcullis/.github/workflows/gate.yml@0123456789abcdef0123456789abcdef01234567
  unit: { strategy: { matrix: { n: [20, 22] } }, runs-on: ubuntu-latest, permissions: {}, steps: [{ run: npm test }] }
  ci: { needs: portcullis, runs-on: ubuntu-latest, permissions: {}, steps: [{ run: 'true' }] }
`;
    const { code, told } = await doctor({ [GATE]: text });
    expect([code, rules(told)]).toEqual([1, ['missing-permission:5', 'required-matrix-leg:7', 'no-edited:1']]);
  });
});

describe('what is missing beside the workflows', () => {
  test.each([
    [{ [GATE]: null }, 1, ['no-gate:1']],
    [{ [GATE]: 'on: push\njobs: { a: { steps: [] } }\n' }, 1, ['no-gate:1']],
    [{ '.github/CODEOWNERS': null }, 0, ['gate-open-to-pull-request:3']],
    [{ '.github/CODEOWNERS': null, 'docs/CODEOWNERS': '* @o/all\n' }, 0, []],
    // What `validate` says.
    [{ 'baselines/b.json': null, 'cases/routing/demo.json': null }, 0, []],
  ] as const)('%j', async (changes, code, expected) => {
    const ran = await doctor(changes);
    expect([ran.code, rules(ran.told)]).toEqual([code, expected]);
  });
});

describe('what cannot be read is exit code 2, with its place', () => {
  const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefgh'
    .split('')
    .map(
      (name, index) =>
        `${name}: &${name} [${Array(9)
          .fill(`*${'abcdefg'[index] ?? ''}`)
          .join(',')}]\n`,
    )
    .join('')}on: push\njobs: {}\n`;
  test.each([
    ['invalid YAML', GATE, 'on: push\njobs:\n\ta: b\n', 3, 'valid YAML'],
    ['a repeated key', GATE, 'on: push\njobs: {}\non: push\n', 3, 'valid YAML'],
    ['a tag that GitHub refuses', GATE, 'on: push\njobs:\n  a:\n    if: !cancelled()\n', 4, 'valid YAML'],
    ['an empty file', GATE, '', 1, 'a workflow with `on` and `jobs`'],
    ['no workflow', GATE, 'on: push\n', null, 'a mapping of jobs'],
    ['deep nesting', GATE, `on: push\njobs: ${'['.repeat(20_000)}`, null, ''],
    ['a file far too large', GATE, `#${'x'.repeat(1_100_000)}`, null, 'a workflow of at most 1 MiB'],
    ['a bomb of aliases', GATE, bomb, null, ''],
    ['a bad configuration', '.github/portcullis/config.yml', 'casse: x\n', 1, ''],
    [
      'a configuration with a wrong value',
      '.github/portcullis/config.yml',
      'baseline: ../../x\n',
      1,
      'a path inside the repository',
    ],
    ['a misnamed configuration', '.github/portcullis/config.yaml', '', null, 'the configuration here'],
  ])('%s', async (_, path, text, line, expected) => {
    const isMisnamed = path.endsWith('.yaml');
    const { code, told } = await doctor({
      [path]: text,
      ...(isMisnamed ? { '.github/portcullis/config.yml': null } : {}),
    });
    expect(code).toBe(2);
    expect(told.problems).toHaveLength(1);
    expect(told.problems[0]?.file).toBe(isMisnamed ? '.github/portcullis/config.yml' : path);
    if (line !== null) expect(told.problems[0]?.line).toBe(line);
    expect(told.problems[0]?.expected).toContain(expected);
  });

  test('the other workflows are judged all the same', async () => {
    const { code, told } = await doctor({
      '.github/workflows/bad.yml': 'on: [',
      [GATE]: changed(['  merge_group:\n', '']),
    });
    expect([code, rules(told), told.problems.length]).toEqual([2, ['no-merge-group:2'], 1]);
  });

  test('a named file that is not there', async () => {
    const { code, told } = await doctor({}, 'nowhere.yml');
    expect([code, told.problems[0]?.file]).toEqual([2, 'nowhere.yml']);
  });

  test('text output names the place, and nothing in it commands a terminal', async () => {
    const cwd = repository({ ...CLEAN, [GATE]: 'on: push\njobs:\n  "\\e]0;x\\a": 1\n' });
    const { code, out } = await cli(['doctor'], { cwd });
    expect(code).toBe(2);
    expect(out).toMatch(/^invalid \.github\/workflows\/gate\.yml:3: .* expected a mapping, found 1/);
    expect(out.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });
});

test('in this repository nothing is found', async () => {
  const ran = await cliProcess(['doctor', '--strict'], { cwd: ROOT });
  expect([ran.code, ran.out]).toEqual([0, '7 workflows: nothing found\n']);
});
