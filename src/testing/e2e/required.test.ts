import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { gitFixture, type FixtureRepository, type GitFixture } from '../git-fixture.ts';
import { readVectors, type Vector } from '../read-vectors.ts';
import { cli, cliProcess, temporaryFolder, type Ran } from './run-bundle.ts';

interface Expect {
  readonly exit: number;
  readonly stdout?: Readonly<Record<string, unknown>>;
  readonly errorClass?: string;
}

/** Our name and the reference's, its vectors, and when an answer is a rejection. */
const SURFACES = [
  ['project', 'required-projection', 'projection', () => false],
  ['gate-ref', 'required-gate-ref', 'gate-ref', () => false],
  ['witness', 'required-witness', 'witness', ({ verdictClass }) => verdictClass === 'rejected'],
  ['verify', 'required-witness-verify', 'witness-verify', hasErrors],
  ['decide', 'required-witness-decide', 'witness-decide', ({ decision }) => decision === 'reject'],
  ['verify-decision', 'required-decision-verify', 'decision-verify', hasErrors],
] as const satisfies readonly (readonly [string, string, string, (output: Output) => boolean])[];

type Output = Readonly<Record<string, unknown>>;

function hasErrors({ errors }: Output): boolean {
  return (errors as readonly string[]).length > 0;
}

/** The wording of errors is free: only whether there are any is compared. */
const comparable = (output: unknown): unknown => {
  const { errors, ...rest } = output as { readonly errors?: readonly string[] };
  return errors === undefined ? rest : { ...rest, errors: errors.length > 0 };
};

const lineOf = ({ id, input, inputText }: Vector<unknown, Expect>): string =>
  JSON.stringify({ id, ...(inputText === undefined ? { input } : { inputText }) });

function write(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const textOf = ({ input, inputText }: Vector<unknown, Expect>): string => inputText ?? JSON.stringify(input);

describe.each(SURFACES)('required %s agrees with the reference', (name, alias, surface, rejects) => {
  const vectors = readVectors<unknown, Expect>(`required.${surface}`).filter(
    ({ tags = [] }) => !tags.includes('positional-struct'),
  );
  const [withFiles, plain] = [true, false].map((isWith) =>
    vectors.filter(({ files }) => (files !== undefined) === isWith),
  );

  test('as a batch', async () => {
    const input = (plain ?? []).map(lineOf).join('\n');
    const { code, out } = await cli(['required', name, '--batch'], { input, cwd: temporaryFolder() });
    const expected = (plain ?? []).map(({ id, expect: { exit, stdout = {}, errorClass } }) =>
      exit === 2
        ? { id, exit, error: { class: errorClass, message: expect.any(String) as string } }
        : { id, exit: rejects(stdout) ? 1 : 0, output: comparable(stdout) },
    );
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Output);
    expect(
      lines.map(({ output, ...line }) => (output === undefined ? line : { ...line, output: comparable(output) })),
    ).toEqual(expected);
    expect(code).toBe(2);
  });

  // All of those with files; of the others every tenth, since a batch has them all.
  const asFiles = [...(withFiles ?? []), ...(plain ?? []).filter((_vector, at) => at % 10 === 0)];
  test.each(asFiles.map((vector) => [vector.id, vector] as const))('as files: %s', async (_id, vector) => {
    const { exit, stdout = {}, errorClass } = vector.expect;
    const cwd = write(temporaryFolder(), { ...vector.files, 'in.json': textOf(vector) });
    const ours = await cli(['required', name, '--input', 'in.json', '--json'], { cwd });
    const theirs = await cli([alias, name === 'witness' ? '--runtime' : '--input', 'in.json', '--json'], { cwd });
    expect([ours.code, theirs.code]).toEqual(exit === 2 ? [2, 2] : [rejects(stdout) ? 1 : 0, 0]);
    for (const { out, err } of [ours, theirs]) {
      if (exit === 2) expect([out, err.split(':')[0]]).toEqual(['', errorClass]);
      else expect(comparable(JSON.parse(out))).toEqual(comparable(stdout));
    }
  });
});

describe('bad input', () => {
  const POLICY = {
    schema: 1,
    policyKind: 'portcullis.required.policy.v1',
    policyId: 'p',
    classes: {},
    rules: [{ when: 'unclassified', require: ['test'], reason: 'r' }],
    checks: [{ checkId: 'test' }],
  };
  const PATHS = '{"changedPaths":["a"]}';
  const project = (policy: object, config = ''): Promise<Ran> => {
    const files = { 'in.json': PATHS, '.github/portcullis/policies/required.json': JSON.stringify(policy) };
    const cwd = write(temporaryFolder(), config === '' ? files : { ...files, '.github/portcullis/config.yml': config });
    return cli(['required', 'project', '--input', 'in.json', '--json'], { cwd });
  };

  test('the policy of the repository is the one that counts, where it is there', async () => {
    const own = await project(POLICY);
    expect(JSON.parse(own.out)).toMatchObject({ requiredChecks: ['test'], projectionPolicy: /^pol1_/ });
    const missing = await project(POLICY, 'required: { policy: other.json }\n');
    expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('other.json') as string]);
  });

  test('a policy that is none is told, with file and line', async () => {
    const { code, err } = await project({ ...POLICY, checks: [{ checkId: 'a/b' }] });
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/required\.json:1: \/checks\/0\/checkId: expected /) as string,
    ]);
    const cwd = write(temporaryFolder(), {
      '.github/portcullis/policies/required.json': JSON.stringify({ ...POLICY, docs: 'none' }),
    });
    const validated = await cli(
      ['validate', '--cases', fileURLToPath(new URL('../../../cases/routing/demo.json', import.meta.url))],
      { cwd },
    );
    expect([validated.code, validated.out]).toEqual([
      2,
      expect.stringContaining('required.json:1: /docs: expected a class of the policy, found "none"') as string,
    ]);
  });

  test('what is missing or no JSON is told by its class', async () => {
    const cwd = write(temporaryFolder(), { 'bad.json': '{' });
    for (const file of ['bad.json', 'none.json']) {
      const { code, err } = await cli(['required', 'decide', '--input', file], { cwd });
      expect([code, err]).toEqual([2, expect.stringMatching(/^required_witness_decide_invalid: /) as string]);
    }
    writeFileSync(join(cwd, 'large.json'), '');
    truncateSync(join(cwd, 'large.json'), 65 * 1024 * 1024);
    const large = await cli(['required-projection', '--input', 'large.json'], { cwd });
    expect([large.code, large.err]).toEqual([
      2,
      expect.stringMatching(
        /^required_projection_invalid: .*large\.json.*expected at most 64 MiB, found 65 MiB\n$/,
      ) as string,
    ]);
    expect((await cli(['required', 'decide'], { cwd })).code).toBe(2);
    expect((await cliProcess(['required-witness', '--input', 'bad.json'], { cwd })).code).toBe(2);
  });

  test('a payload behind a link, or out of its folder, is none', async () => {
    const vector = readVectors<{ witness: { gateWitnessRefs: { artifactRelPath: string }[] } }, Expect>(
      'required.witness-verify',
    ).find(({ files, tags, expect: told }) => files !== undefined && tags?.[0] === 'valid' && told.exit === 0);
    const [ref] = vector?.input?.witness.gateWitnessRefs ?? [];
    const path = ref?.artifactRelPath ?? '';
    const cwd = write(temporaryFolder(), { 'payload.json': vector?.files?.[`wr/${path}`] ?? '' });
    mkdirSync(join(cwd, 'wr', dirname(path)), { recursive: true });
    symlinkSync(join(cwd, 'payload.json'), join(cwd, 'wr', path));
    write(cwd, { 'in.json': JSON.stringify(vector?.input) });
    const linked = await cli(['required', 'verify', '--input', 'in.json', '--json'], { cwd });
    expect([linked.code, linked.out]).toEqual([1, expect.stringContaining('a symbolic link') as string]);
    write(cwd, { 'in.json': JSON.stringify(vector?.input).replaceAll(path, '../payload.json') });
    const outside = await cli(['required', 'verify', '--input', 'in.json', '--json'], { cwd });
    expect([outside.code, outside.out]).toEqual([
      1,
      expect.stringContaining('a path that stays in its folder') as string,
    ]);
  });
});

test('explain tells which rule asks for which check', async () => {
  const cwd = temporaryFolder();
  const { code, out } = await cli(['required', 'explain', 'crates/a.rs', 'docs\\x.sh'], { cwd });
  expect([code, out]).toEqual([
    0,
    [
      'rule 2 (class rust): build, test for crates/a.rs [rust_surface_changed]',
      'rule 5 (unclassified): baseline for docs\\x.sh [non_doc_unknown_surface_fallback_baseline]',
      'required: baseline\n',
    ].join('\n'),
  ]);
  expect(JSON.parse((await cli(['required', 'explain', '--json'], { cwd })).out)).toMatchObject({
    rules: [{ rule: 0, when: 'empty', require: ['baseline'], last: true }],
    projection: { docsOnly: true },
  });
});

describe('required delta', () => {
  let fixture: GitFixture;
  let repository: FixtureRepository;
  beforeAll(() => {
    fixture = gitFixture();
    repository = fixture.init('repo');
    repository.commit('base', { 'gone.md': 'x', 'kept.md': 'x', 'renamed.md': 'a\nb\nc\n' });
    repository.branch('change');
    repository.git('mv', 'renamed.md', 'new name.md');
    repository.git('rm', '--quiet', 'gone.md');
    repository.commit('change', { 'docs/é.md': 'x' });
    write(repository.path, { 'kept.md': 'y', 'untracked.md': 'x', 'staged.md': 'x' });
    repository.git('add', 'staged.md');
  });
  afterAll(() => fixture.dispose());

  const delta = (request: object, env: Readonly<Record<string, string>> = {}): Promise<Ran> => {
    write(fixture.directory, { 'in.json': JSON.stringify({ repoRoot: 'repo', ...request }) });
    return cli(['required', 'delta', '--input', 'in.json', '--json'], { cwd: fixture.directory, env });
  };

  const ALL = ['docs/é.md', 'kept.md', 'new name.md', 'staged.md'];
  const WORKSPACE = ['kept.md', 'staged.md'];
  test.each<[string, object, Readonly<Record<string, string>>, object]>([
    [
      'the first base that is there',
      {},
      {},
      { fromRef: 'main', toRef: 'HEAD', changedPaths: ALL, source: 'git_diff+workspace+workspace' },
    ],
    ['a named base', { fromRef: 'main', toRef: 'change' }, {}, { fromRef: 'main', toRef: 'change', changedPaths: ALL }],
    ['a blank base is none', { fromRef: ' ' }, {}, { fromRef: 'main' }],
    [
      'a base of the environment',
      {},
      { PREMATH_CI_BASE_REF: 'origin/change' },
      { fromRef: 'change', changedPaths: WORKSPACE },
    ],
    [
      'its twin goes before',
      {},
      { PORTCULLIS_CI_BASE_REF: 'main', PREMATH_CI_BASE_REF: 'change' },
      { fromRef: 'main' },
    ],
    ['a head of the environment', {}, { PREMATH_CI_HEAD_REF: 'main' }, { toRef: 'main', changedPaths: WORKSPACE }],
    [
      'a base that is not there',
      { fromRef: 'nothing' },
      {},
      { source: 'diff_failed+workspace+workspace', fromRef: 'nothing' },
    ],
    ['a base that looks like a flag', { fromRef: '--output=x' }, {}, { source: 'diff_failed+workspace+workspace' }],
  ])('%s', async (_what, request, env, expected) => {
    const { code, out } = await delta(request, env);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ schema: 1, deltaKind: 'ci.required.delta.v1', ...expected });
  });

  test('a folder that is no repository is invalid', async () => {
    const { code, err } = await delta({ repoRoot: '/' });
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/^required_delta_invalid: repoRoot: expected a git repo/) as string,
    ]);
  });
});
