import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readProofFolder } from '../../app/required/read-proof-folder.ts';
import { compareWithRef } from '../../app/comparator/compare-request.ts';
import { requiredJob } from '../../app/required/required-job.ts';
import { runRequired } from '../../app/required/run-required.ts';
import { openWorld } from '../../app/world/world.ts';
import { DEFAULT_REQUIRED_POLICY } from '../../contracts/required-policy.ts';
import { retryPolicyDigest } from '../../harness/retry/policy.ts';
import { verifyFolder } from '../../required/verify-folder.ts';
import { plainEnvironment } from './house.ts';
import { pullRequest, type PullRequest } from './pull-request.ts';
import type { Ran } from './run-bundle.ts';
import { runInProcess } from './run-in-process.ts';

/** A check by what its shell does, or by its fields. */
type Check = string | object;

function policyOf(checks: Readonly<Record<string, Check>>): object {
  const rows = Object.entries(checks).map(([checkId, check]) => {
    return { checkId, ...(typeof check === 'string' ? { command: ['sh', '-c', check] } : check) };
  });
  return {
    schema: 1,
    policyKind: 'portcullis.required.policy.v1',
    policyId: 'test',
    classes: {},
    rules: [{ when: 'unclassified', require: rows.map(({ checkId }) => checkId), reason: 'any' }],
    checks: rows,
  };
}

function withPolicy(checks: Readonly<Record<string, Check>>): PullRequest {
  const pr = pullRequest({ [DEFAULT_REQUIRED_POLICY]: policyOf(checks) });
  pr.commit({ 'src/a.ts': 'changed' });
  return pr;
}

interface Required extends Ran {
  /** Of the batch. */
  readonly folder: string;
  readonly text: (path: string) => string;
  readonly witness: (path?: string) => Witness;
}

async function required(
  pr: PullRequest,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Required> {
  const flags = ['required', 'run', '--base-ref', 'main', '--artifacts-root', pr.artifacts, ...args];
  const ran = await pr.run(flags, { env });
  const folder = /^ARTIFACT_DIR=(.+)$/m.exec(ran.err)?.[1] ?? '';
  const text = (path: string): string => readFileSync(join(folder, path), 'utf8');
  return { ...ran, folder, text, witness: (path = WITNESS) => JSON.parse(text(path)) as Witness };
}

interface Witness {
  readonly projectionDigest: string;
  readonly results: readonly { readonly checkId: string; readonly exitCode: number }[];
  readonly gateWitnessRefs: readonly { readonly source: string; readonly failureClasses: readonly string[] }[];
}

const WITNESS = 'required/latest-required.json';
const ACCEPTED = '{"witnessKind":"gate","runId":"own","result":"accepted","failures":[],"digits":1.0}';
/** Writes a payload of its own. */
const native = (payload: string): string => `printf '%s' '${payload}' > "$PORTCULLIS_GATE_WITNESS_OUT"`;

test('checks end as they end, and a folder proves it', async () => {
  const pr = withPolicy({
    passes: 'true',
    fails: 'exit 3',
    hangs: { command: ['sh', '-c', 'sleep 60 & wait; exit 0'], timeoutSeconds: 1 },
    absent: { command: ['no-such-program'] },
    folder: { command: ['./src'] },
    killed: 'kill -TERM $$',
    native: { command: ['sh', '-c', native(ACCEPTED)], native: true },
    fallback: `${native('{"witnessKind":"gate"}')}; echo fallback > "$PREMATH_GATE_WITNESS_SOURCE_OUT"`,
  });
  // The pull request's, which is not on PATH.
  writeFileSync(join(pr.repository.path, 'no-such-program'), '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  const ran = await required(pr, ['--max-parallel', '8', '--json']);
  expect(ran.code).toBe(1);
  const { results, gateWitnessRefs: refs, projectionDigest } = ran.witness();
  expect(results.map(({ checkId, exitCode }, index) => [checkId, exitCode, refs[index]?.source])).toEqual([
    ['passes', 0, 'fallback'],
    ['fails', 3, 'fallback'],
    ['hangs', 124, 'fallback'],
    ['absent', 127, 'fallback'],
    ['folder', 127, 'fallback'],
    ['killed', 143, 'fallback'],
    ['native', 0, 'native'],
    ['fallback', 0, 'fallback'],
  ]);
  expect(ran.text(`required/gates/${projectionDigest}/07-native.json`)).toContain('"digits": 1.0');
  expect(ran.text(`required/gates/${projectionDigest}/07-native.source`)).toBe('native\n');
  expect(JSON.parse(ran.out)).toMatchObject({
    accepted: false,
    decisions: [{ decision: 'reject', reasonClass: 'verification_reject' }],
  });
  expect(ran.err.match(/^\[\d\/8\] /gm)).toHaveLength(8);

  const statement = join(pr.artifacts, 'statement.json');
  const verified = await pr.run(['required', 'verify', '--folder', ran.folder, '--in-toto', statement, '--json']);
  expect([verified.code, JSON.parse(verified.out)]).toMatchObject([0, { errors: [], decisions: ['reject'] }]);
  expect(JSON.parse(readFileSync(statement, 'utf8'))).toMatchObject({
    subject: [{ digest: { gitCommit: pr.repository.git('rev-parse', 'HEAD') } }],
    predicate: { result: 'FAILED', passedTests: ['fallback', 'native', 'passes'] },
  });

  writeFileSync(join(ran.folder, WITNESS), ran.text(WITNESS).replace('"exitCode": 3', '"exitCode": 0'));
  const tampered = await pr.run(['required', 'verify', '--folder', join(ran.folder, 'required')]);
  expect([tampered.code, tampered.out]).toEqual([
    1,
    expect.stringContaining('latest-required.json: /results/1/exitCode'),
  ]);
});

test('a check that fails for a passing reason is run again, as the policy of the merge base says', async () => {
  const retry = (maxAttempts: number): object => {
    const limits = { backoffClass: 'none', escalationAction: 'stop' };
    const document = {
      schema: 1,
      policyKind: 'ci.harness.retry.policy.v1',
      policyId: 'test',
      defaultRule: { maxAttempts, ...limits },
      rules: [{ ruleId: 'flaky', failureClasses: ['network_timeout'], maxAttempts, ...limits }],
    };
    return { ...document, policyDigest: retryPolicyDigest(document) };
  };
  const file = '.github/portcullis/policies/retry.json';
  const count = (id: string): string => `echo ${id} >> "$TMPDIR/tried"`;
  const flaky = (id: string): string => `${count(id)}; echo network_timeout: of npm >&2`;
  const checks = {
    recovers: `${flaky('recovers')}; test "$(grep -c recovers "$TMPDIR/tried")" = 2`,
    never: `${flaky('never')}; exit 1`,
    fails: `${count('fails')}; echo check_failed: a test; exit 1`,
    names: `${count('names')}; echo its_name: a test; exit 1`,
    ownClock: `${flaky('ownClock')}; exit 124`,
    hangs: { command: ['sh', '-c', `${flaky('hangs')}; sleep 60`], timeoutSeconds: 1 },
  };
  const pr = pullRequest({ [DEFAULT_REQUIRED_POLICY]: policyOf(checks), [file]: retry(3) });
  pr.commit({ [file]: JSON.stringify(retry(9)) });
  const ran = await required(pr, [], { TMPDIR: pr.fixture.directory });
  const tried = readFileSync(join(pr.fixture.directory, 'tried'), 'utf8').trimEnd().split('\n');
  expect(Object.keys(checks).map((id) => tried.filter((line) => line === id).length)).toEqual([2, 3, 1, 1, 3, 1]);
  expect(ran.witness().results.map(({ exitCode }) => exitCode)).toEqual([0, 1, 1, 1, 124, 124]);
  expect(ran.out).not.toContain('stop');
  expect(ran.err).toMatch(/never failed, exit code 1, .* s; network_timeout: attempt 2 of 3, again in 0\.0 s\n/);
});

test('a policy of retries that is none is refused before anything is run', async () => {
  const broken = { '.github/portcullis/policies/retry.json': '{}' };
  const pr = pullRequest({ [DEFAULT_REQUIRED_POLICY]: policyOf({ runs: 'touch "$TMPDIR/tried"' }), ...broken });
  pr.commit({ 'src/a.ts': 'changed' });
  const ran = await required(pr, [], { TMPDIR: pr.fixture.directory });
  expect([ran.code, ran.err]).toEqual([3, expect.stringContaining('retry_policy_invalid_shape')]);
  expect(readdirSync(pr.fixture.directory)).not.toContain('tried');
});

test('of a check that failed at last the active issue is told, where that is asked', async () => {
  const pr = withPolicy({ fails: 'exit 1' });
  const issues = join(pr.fixture.directory, 'i.jsonl');
  writeFileSync(issues, '{"id":"bd-1","title":"t"}\n');
  const told = await required(pr, ['--escalate'], { PORTCULLIS_ISSUES_PATH: issues });
  expect([told.code, told.out]).toEqual([
    1,
    expect.stringContaining(`mark_blocked: applied, bd-1, issuesPath=${issues}; issueSource=ready:${issues}\n`),
  ]);
  expect(readFileSync(issues, 'utf8')).toContain('scope: required check fails');
  const untold = await required(pr, ['--escalate', '--json'], { PORTCULLIS_ISSUES_PATH: `${issues}.none` });
  expect([untold.code, JSON.parse(untold.out)]).toMatchObject([
    2,
    { accepted: false, escalations: [{ outcome: 'error:escalation_issue_command_failed' }] },
  ]);
});

test('a check gets what the policy names, once, and its output is kept without secrets', async () => {
  const show = 'env; echo ran >> "$TMPDIR/counted"; yes 0123456789 | head -c 11000000; echo "at the end: $NPM_TOKEN"';
  const pr = withPolicy({
    one: { command: ['sh', '-c', show], environment: ['NPM_TOKEN'] },
    two: { command: ['./two.sh'] },
  });
  pr.commit({ 'two.sh': '#!/bin/sh\ntest "$PWD" = "$(git rev-parse --show-toplevel)"' });
  pr.repository.git('update-index', '--chmod=+x', 'two.sh');
  pr.repository.git('commit', '--quiet', '-m', 'mode');
  pr.repository.git('checkout', '--quiet', '.');
  const given = { NPM_TOKEN: 'a secret of nobody', OTHER_TOKEN: 'not handed on', TMPDIR: pr.fixture.directory };
  const ran = await required(pr, [], given);
  expect([ran.code, ran.out]).toEqual([0, `accepted: 2 of 2 checks passed\n${ran.folder}/required\n`]);
  const output = ran.text('output/01-one.stdout');
  expect(output.endsWith('0123456789\nat the end: [redacted]\n')).toBe(true);
  expect(statSync(join(ran.folder, 'output/01-one.stdout')).size).toBe(10 * 1024 * 1024);
  expect(readFileSync(join(pr.fixture.directory, 'counted'), 'utf8')).toBe('ran\n');

  const other = withPolicy({ one: { command: ['sh', '-c', 'env'], environment: ['NPM_TOKEN'] } });
  const shown = await required(other, [], given);
  const { projectionDigest } = shown.witness();
  const names = shown
    .text('output/01-one.stdout')
    .split('\n')
    .map((line) => line.split('=')[0]);
  expect(names).toEqual(expect.arrayContaining(['PATH', 'HOME', 'TMPDIR', 'NPM_TOKEN', 'PREMATH_GATE_WITNESS_OUT']));
  expect(names).not.toContain('OTHER_TOKEN');
  for (const product of ['PORTCULLIS', 'PREMATH']) {
    expect(shown.text('output/01-one.stdout')).toContain(`${product}_GATE_PROJECTION_DIGEST=${projectionDigest}\n`);
  }
});

test('--only a part is no pass, and what must be native is', async () => {
  const pr = withPolicy({ lint: 'true', test: 'true' });
  const part = await required(pr, ['--only', 'lint']);
  expect([part.code, part.witness().results.length]).toEqual([1, 1]);
  expect(part.out).toContain('rejected: only a part of what is asked for was run: 1 of 2 checks passed\n');
  expect((await required(pr, ['--only', 'lint', 'test'])).code).toBe(0);
  const unknown = await required(pr, ['--only', 'tset']);
  expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('"tset" (did you mean "test"?)')]);
  const named = await required(pr, [], { PREMATH_CI_NATIVE_REQUIRED_CHECKS: 'test,elsewhere' });
  expect([named.code, named.out]).toEqual([1, expect.stringContaining('of test: expected "native"')]);
});

test('without a ref it counts from where `required delta` does', async () => {
  const pr = withPolicy({ test: 'true' });
  const flags = ['required', 'run', '--artifacts-root', pr.artifacts];
  const ran = await pr.run(flags, { env: { PREMATH_CI_BASE_REF: 'main' } });
  expect([ran.code, ran.out]).toEqual([0, expect.stringContaining('accepted: 1 of 1 check')]);
  const nothing = await pr.run(flags, { env: { PREMATH_CI_BASE_REF: 'feature' } });
  expect([nothing.code, nothing.out]).toEqual([0, expect.stringContaining('accepted: no check\n')]);
});

test.each<[string, string, readonly string[], RegExp]>([
  ['before', 'true', [], /before any was run: expected the tracked files of \w+, found others: src\/a\.ts/],
  ['unseen by the index', 'true', ['update-index', '--assume-unchanged', 'src/a.ts'], /before any was run/],
  ['by a check', 'echo new > src/a.ts', ['checkout', '--', '.'], /after one: expected .* found others: src\/a\.ts/],
])('tracked files that are not the commit’s are not proven: changed %s', async (_, command, git, error) => {
  const pr = withPolicy({ one: `echo ran >> "$TMPDIR/counted"; ${command}`, two: 'touch untracked' });
  const { path } = pr.repository;
  writeFileSync(join(path, 'src/a.ts'), 'changed once more');
  if (git.length > 0) pr.repository.git(...git);
  const ran = await required(pr, [], { TMPDIR: pr.fixture.directory });
  expect([ran.code, ran.err]).toEqual([2, expect.stringMatching(error)]);
  expect(existsSync(join(pr.fixture.directory, 'counted'))).toBe(git[0] === 'checkout');
  expect(existsSync(join(ran.folder, 'required'))).toBe(false);
});

test('as many at a time as is said', async () => {
  const meet = (own: string, other: string): string =>
    `touch ${own}; for i in 1 2 3 4 5 6 7 8; do test -e ${other} && exit 0; sleep 0.2; done; exit 1`;
  const pr = withPolicy({ left: meet('/$TMPDIR/l', '/$TMPDIR/r'), right: meet('/$TMPDIR/r', '/$TMPDIR/l') });
  const env = { TMPDIR: pr.fixture.directory };
  expect((await required(pr, [], env)).witness().results.map(({ exitCode }) => exitCode)).toEqual([1, 0]);
});

test.each<[string, string, RegExp]>([
  ['a link', 'ln -s /etc/passwd "$PORTCULLIS_GATE_WITNESS_OUT"', /the payload of the check bad: .* a symbolic link/],
  ['a link to nothing', 'ln -s /nowhere "$PORTCULLIS_GATE_WITNESS_OUT"', /a symbolic link/],
  [
    'its folder behind a link',
    'd=$(dirname "$PORTCULLIS_GATE_WITNESS_OUT"); mv "$d" "$d.away"; ln -s "$d.away" "$d"; echo "{}" > "$d/witness.json"',
    /a symbolic link/,
  ],
  ['a pipe', 'mkfifo "$PORTCULLIS_GATE_WITNESS_OUT"', /found a pipe/],
  ['no folder any more', 'd=$(dirname "$PORTCULLIS_GATE_WITNESS_OUT"); rm -rf "$d" "$d".*', /01-bad\.stdout/],
  ['no JSON', native('{"result":'), /expected a JSON object/],
  ['a list', native('[]'), /expected a JSON object/],
  [
    'another source',
    `${native('{}')}; echo elsewhere > "$PORTCULLIS_GATE_WITNESS_SOURCE_OUT"`,
    /the source native or fallback/,
  ],
  ['a key twice', native('{"result":"rejected","result":"accepted"}'), /expected a JSON object with each key once/],
  ['of another head', native('{"dataHeadRef":"2222"}'), /\/dataHeadRef: expected [0-9a-f]{40}, found "2222"/],
  [
    'of another policy',
    native('{"policyDigest":"pol1_other"}'),
    /01-bad\.json: \/policyDigest: expected pol1_[0-9a-f]{64}, found "pol1_other"/,
  ],
  ['of another projection', native('{"projectionDigest":"proj1_other"}'), /\/projectionDigest: expected proj1_/],
])('a payload that is none ends the run: %s', async (_, command, error) => {
  const pr = withPolicy({ bad: `echo ran >> "$TMPDIR/counted"; ${command}`, other: 'true' });
  const ran = await required(pr, [], { TMPDIR: pr.fixture.directory });
  expect([ran.code, ran.err]).toEqual([2, expect.stringMatching(error)]);
  expect(readFileSync(join(pr.fixture.directory, 'counted'), 'utf8')).toBe('ran\n');
  expect(existsSync(join(ran.folder, 'required'))).toBe(false);
});

test.each(['a/b', 'a\nb', '../a', 'x'.repeat(10_000)])('an id that is none: %#', async (id) => {
  const pr = pullRequest({ 'README.md': 'text' });
  pr.commit({ [DEFAULT_REQUIRED_POLICY]: policyOf({ [id]: 'true' }) });
  const ran = await required(pr);
  expect([ran.code, ran.folder, ran.err.match(/^error: /gm)?.length]).toEqual([2, '', 1]);
});

test("the comparator's commands are run, each check once, and each side's policy gets its proof", async () => {
  const pr = withPolicy({ test: 'echo theirs; exit 1', gone: 'true' });
  pr.commit({ [DEFAULT_REQUIRED_POLICY]: policyOf({ test: 'echo ours', fresh: 'echo ours' }) });
  const ran = await required(pr);
  expect([ran.code, ran.err.match(/^\[/gm)?.length]).toEqual([1, 3]);
  const results = (path: string): readonly unknown[] =>
    ran.witness(path).results.map(({ checkId, exitCode }) => [checkId, exitCode]);
  expect(results(WITNESS)).toEqual([
    ['test', 1],
    ['gone', 0],
  ]);
  expect(results('required/head/latest-required.json')).toEqual([
    ['test', 1],
    ['fresh', 0],
  ]);
  expect(['output/01-test.stdout', 'output/03-fresh.stdout'].map(ran.text)).toEqual(['theirs\n', 'ours\n']);
  expect((await verifyFolder(await readProofFolder(ran.folder))).problems).toEqual([]);
});

test.each([
  [['--folder', 'x', '--input', 'y'], 'expected one of --input, --batch and --folder'],
  [['--in-toto', 'x'], '--in-toto: expected --folder'],
  [['--folder', 'nowhere'], 'expected a folder of proofs, found none'],
])('verify refuses %j', async (flags, error) => {
  const { code, err } = await runInProcess(['required', 'verify', ...flags]);
  expect([code, err]).toEqual([2, expect.stringContaining(error)]);
});

test('a check that only GitHub shows cannot be run', async () => {
  const github = { name: 'test', workflow: '.github/workflows/ci.yml' };
  const ran = await required(withPolicy({ test: { github } }));
  expect([ran.code, ran.err]).toEqual([2, expect.stringContaining('the check test: expected "command" in the policy')]);
});

test('an interrupt ends what runs, and proves nothing', async () => {
  const pr = withPolicy({ long: 'touch "$TMPDIR/begun"; sleep 60' });
  const world = openWorld('0.1.0', pr.repository.path, () => undefined);
  const environment = { ...plainEnvironment(), TMPDIR: pr.fixture.directory };
  const controller = new AbortController();
  let folder = '';
  const { signal } = controller;
  const given = { only: null, maxParallel: 1, artifactsRoot: pr.artifacts, environment, signal };
  const running = runRequired(world, { ...given, baseRef: 'main', onBegin: (path) => (folder = path) });
  await expect.poll(() => existsSync(join(pr.fixture.directory, 'begun')), { timeout: 20_000 }).toBe(true);
  controller.abort();
  await expect(running).rejects.toMatchObject({ code: 'not_comparable' });
  expect(existsSync(join(folder, 'required'))).toBe(false);
});

test('what an earlier run left goes first', async () => {
  const pr = withPolicy({ test: 'true' });
  const { signal } = new AbortController();
  const given = { environment: plainEnvironment(), maxParallel: 1, signal, only: null, onBegin: () => undefined };
  const options = { ...given, evidence: 'run', waitMinutes: 0, planDigest: null, directory: pr.artifacts } as const;
  const world = openWorld('0.1.0', pr.repository.path, () => undefined);
  const again = () => requiredJob(world, { ...options, compare: compareWithRef('main') });
  const { folder } = await again();
  writeFileSync(join(pr.repository.path, 'src/a.ts'), 'not committed');
  await expect(again()).rejects.toMatchObject({ code: 'invalid_input' });
  expect(existsSync(folder)).toBe(false);
  pr.repository.git('checkout', '--', '.');
  const stale = join((await again()).folder, 'stale.json');
  writeFileSync(stale, '{}');
  expect((await again()).isAccepted).toBe(true);
  expect(existsSync(stale)).toBe(false);
  const verified = await pr.run(['required', 'verify', '--folder', pr.artifacts]);
  expect([verified.code, verified.err]).toEqual([0, '']);
});
