import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, test } from 'vitest';

import {
  BASELINE,
  baselineOf,
  caseOf,
  CASES,
  CONFIG,
  everyClient,
  loads,
  pullRequest,
  type PullRequest,
} from './pull-request.ts';
import { distFile, plainEnvironment } from './house.ts';
import { action, cli, cliProcess, peakOf, runFile, TELL_PEAK, type Ran } from './run-bundle.ts';

const SETTINGS = `baseline: ${BASELINE}\ncases: cases/routing/*.json\n`;
const POLICIES = `${SETTINGS}typestate:\n  baseline: baselines/t.json\n  policies: { mutation: policies/m.json }\n`;
const FILES = {
  [CONFIG]: SETTINGS,
  [CASES]: [caseOf('alpha')],
  [BASELINE]: baselineOf({ alpha: 'pass' }),
};

/** Of each command one that reads the file. */
const READERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  [CONFIG]: [['validate'], ['plan'], ['doctor'], ['replay'], ['gate'], ['bless']],
  [CASES]: [['validate'], ['plan'], ['doctor'], ['replay'], ['gate'], ['bless']],
  [BASELINE]: [['validate'], ['plan'], ['doctor'], ['gate'], ['bless']],
};

interface Judged {
  readonly pr: PullRequest;
  readonly run: (command: string) => Promise<Ran>;
  /** MB that a process takes for `validate`, which reads each of them. */
  readonly peak: () => Promise<number>;
}

async function judged(): Promise<Judged> {
  const pr = pullRequest(FILES);
  pr.record({ alpha: everyClient(loads('alpha')) });
  const { folder } = await pr.replay();
  const more: Readonly<Record<string, readonly string[]>> = {
    replay: ['--transcripts', pr.recordings, '--artifacts-root', pr.artifacts],
    gate: ['--results', folder, '--base-ref', 'main'],
    bless: ['--results', folder],
  };
  const cwd = pr.repository.path;
  return {
    pr,
    run: (command) => cli([command, ...(more[command] ?? [])], { cwd }),
    peak: async () => peakOf(await cliProcess(['validate'], { cwd, nodeFlags: TELL_PEAK })) / 1024,
  };
}

function replace(path: string, make: (path: string) => void): void {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(dirname(path), { recursive: true });
  make(path);
}

describe.each([CONFIG, CASES, BASELINE])('%s', (file) => {
  test.each<[string, (path: string) => void, RegExp]>([
    ['a pipe', (path) => void execFileSync('mkfifo', [path]), /found a pipe/],
    ['a link to a device', (path) => symlinkSync('/dev/zero', path), /found a symbolic link/],
    ['a link to a secret', (path) => symlinkSync('/proc/self/environ', path), /found a symbolic link/],
    ['a link to nothing', (path) => symlinkSync('nowhere', path), /found a symbolic link/],
  ])('%s ends every command that reads it', async (name, make, said) => {
    const { pr, run, peak } = await judged();
    replace(join(pr.repository.path, file), make);
    for (const [command = ''] of READERS[file] ?? []) {
      // Doctor does not read cases and baseline: it looks whether they are there.
      if (command === 'doctor' && file !== CONFIG && name === 'a pipe') continue;
      const ran = await run(command);
      expect([command, ran.code]).toEqual([command, 2]);
      expect(ran.out + ran.err).toMatch(said);
      expect(ran.out + ran.err).not.toMatch(/HOME=|PATH=/);
    }
    if (name === 'a link to a device') expect(await peak()).toBeLessThan(400);
  });

  test('behind a link to a folder of the repository', async () => {
    const { pr, run } = await judged();
    const folder = dirname(join(pr.repository.path, file));
    renameSync(folder, `${folder}-moved`);
    symlinkSync(`${folder}-moved`, folder);
    for (const [command = ''] of READERS[file] ?? []) {
      const ran = await run(command);
      expect([command, ran.code]).toEqual([command, 2]);
      expect(ran.out + ran.err).toMatch(
        file === CASES ? /cases\/routing: .*found a symbolic link/ : /found a symbolic link at /,
      );
    }
  });
});

test('policies and tolerated classes', async () => {
  const pr = pullRequest({ ...FILES, [CONFIG]: POLICIES, 'policies/m.json': {}, 'baselines/t.json': {}, 'x.json': {} });
  for (const file of ['policies/m.json', 'baselines/t.json']) {
    replace(join(pr.repository.path, file), (path) => symlinkSync('../x.json', path));
  }
  const ran = await pr.run(['validate']);
  expect(ran.code).toBe(2);
  for (const file of ['policies/m.json', 'baselines/t.json']) expect(ran.out + ran.err).toContain(file);
  expect((ran.out + ran.err).match(/found a symbolic link/g)).toHaveLength(2);
});

test('the action that plans says it in an annotation, and nothing of what is behind the link', async () => {
  const pr = pullRequest(FILES);
  for (const target of ['/dev/zero', '/proc/self/environ']) {
    replace(join(pr.repository.path, CONFIG), (path) => symlinkSync(target, path));
    const options = { inProcess: false, cwd: pr.repository.path, nodeFlags: TELL_PEAK };
    const ran = await action('plan', { inputs: { 'base-ref': 'main' }, ...options });
    expect(ran.code).toBe(2);
    expect(ran.annotations.join('\n')).toContain('found a symbolic link');
    expect(ran.annotations.join('\n')).toContain('put the file itself there');
    expect(peakOf(ran) / 1024).toBeLessThan(400);
  }
});

test('a configuration that names standard input is refused', async () => {
  for (const cases of ['/dev/stdin', '/dev//fd/0', '/dev/fd/*']) {
    const pr = pullRequest({ ...FILES, [CONFIG]: `cases: ${cases}\n` });
    for (const command of ['validate', 'plan', 'doctor']) {
      const ran = await pr.run([command]);
      expect([cases, command, ran.code]).toEqual([cases, command, 2]);
    }
  }
});

test('what a person hands over or names outside of the repository is read, up to the limit', async () => {
  const pr = pullRequest(FILES);
  pr.record({ alpha: everyClient(loads('alpha')) });
  const { folder } = await pr.replay();
  const outside = join(pr.fixture.directory, 'link.json');
  symlinkSync(join(pr.repository.path, BASELINE), outside);
  writeFileSync(join(pr.repository.path, 'case.json'), JSON.stringify(caseOf('alpha')));
  const env = { ...plainEnvironment(), NODE: process.execPath, CLI: distFile('cli.js'), FOLDER: folder };
  const bash = (script: string): Promise<Ran> =>
    runFile('-e', ['require("child_process").spawnSync("bash",["-c",process.argv[1]],{stdio:"inherit"})', script], {
      cwd: pr.repository.path,
      env: { ...env, TRANSCRIPT: join(pr.recordings, 'claude/alpha.jsonl') },
    });
  const said = async (script: string): Promise<string> => {
    const { out, err } = await bash(`${script}; echo "code=$?"`);
    return err + out;
  };
  const gate = `"$NODE" "$CLI" gate --results <(cat "$FOLDER/results.json") --plan <(cat "$FOLDER/plan.json")`;
  expect(await said(`${gate} --baseline <(cat ${BASELINE})`)).toContain('code=0');
  expect(await said(`${gate} --baseline /dev/stdin < ${BASELINE}`)).toContain('code=0');
  expect(await said(`${gate} --baseline "${outside}"`)).toContain('code=0');
  const score = `"$NODE" "$CLI" score --case <(cat case.json) --provider claude --exit-code 0`;
  expect(await said(`${score} --transcript <(cat "$TRANSCRIPT")`)).toMatch(/pass/);
  expect(await said(`${gate} --baseline <(cat /dev/zero)`)).toMatch(/at most 64 MiB, found more[^]*code=2/);
  expect(await said(`${gate} --baseline /dev/zero`)).toMatch(/found a device[^]*code=2/);
});
