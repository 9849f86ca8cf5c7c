import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { plainEnvironment } from './house.ts';
import { temporaryFolder } from './run-bundle.ts';

const WORKFLOWS = resolve(import.meta.dirname, '../../../.github/workflows');

interface Workflow {
  readonly jobs: Readonly<
    Record<string, { readonly steps: readonly { readonly name?: string; readonly run?: string }[] }>
  >;
}

interface Ran {
  readonly code: number | null;
  readonly log: string;
  readonly output: string;
  readonly summary: string;
}

/** Runs the script of one step as the runner does: `bash -e`, and files for outputs and summary. */
function script(file: string, job: string, name: string, env: Readonly<Record<string, string>>): Ran {
  const workflow = parse(readFileSync(join(WORKFLOWS, file), 'utf8')) as Workflow;
  const run = workflow.jobs[job]?.steps.find((step) => step.name === name)?.run ?? 'exit 99';
  const folder = temporaryFolder();
  const [output, summary, program] = ['output', 'summary', 'run.sh'].map((part) => join(folder, part)) as [
    string,
    string,
    string,
  ];
  for (const path of [output, summary]) writeFileSync(path, '');
  writeFileSync(program, run);
  const { status, stdout, stderr } = spawnSync('bash', ['-e', program], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...plainEnvironment(), GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary, ...env },
  });
  expect(stderr).toBe('');
  return { code: status, log: stdout, output: readFileSync(output, 'utf8'), summary: readFileSync(summary, 'utf8') };
}

describe('gate.yml: how a run may judge', () => {
  const usual = { MODE: 'live', FORKS: 'stop', HAS_WORK: 'true', HAS_KEY: 'true', IS_OUTSIDE: 'false' };
  const judged = (changes: Partial<typeof usual>): Ran =>
    script('gate.yml', 'plan', 'How this run may judge', { ...usual, ...changes });

  test.each([
    [{}, 'live'],
    [{ IS_OUTSIDE: 'true' }, 'live'],
    [{ HAS_KEY: 'false', HAS_WORK: 'false' }, 'live'],
    [{ MODE: 'rehearsal', HAS_KEY: 'false' }, 'rehearsal'],
    [{ MODE: 'replay', HAS_KEY: 'false', IS_OUTSIDE: 'true' }, 'replay'],
  ])('%j → %s, without a word', (changes, mode) => {
    expect(judged(changes)).toEqual({ code: 0, log: '', output: `mode=${mode}\n`, summary: '' });
  });

  test.each(['stop', 'rehearsal', 'replay'])('a fork without keys → %s, and it is told', (FORKS) => {
    const { code, log, output, summary } = judged({ HAS_KEY: 'false', IS_OUTSIDE: 'true', FORKS });
    expect([code, output]).toEqual([0, `mode=${FORKS}\n`]);
    expect(log).toMatch(/^::warning title=Portcullis::No secrets in this run.*\n$/);
    expect(summary).toContain(`What it gets instead: \`${FORKS}\`.`);
  });

  test.each([
    [{ HAS_KEY: 'false' }, 'There is no key to ask a model with'],
    [{ HAS_KEY: 'false', FORKS: 'rehearsal' }, 'There is no key to ask a model with'],
    [{ MODE: 'dry' }, 'mode: expected live, rehearsal or replay'],
    [{ MODE: '' }, 'mode: expected live, rehearsal or replay'],
    [{ MODE: 'live\n::set-output name=x::' }, 'mode: expected live, rehearsal or replay'],
    [{ FORKS: 'live', HAS_KEY: 'false', IS_OUTSIDE: 'true' }, 'forks: expected stop, rehearsal or replay'],
  ])('%j ends the plan', (changes, said) => {
    const { code, log, output } = judged(changes);
    expect([code, output]).toEqual([2, '']);
    expect(log).toMatch(/^::error title=Portcullis::[^\n]*\n$/);
    expect(log).toContain(said);
  });
});

describe('nightly-matrix.yml: which providers are asked', () => {
  const agents = (AGENTS: string, ...have: string[]): Ran => {
    const key = (name: string): string => (have.includes(name) ? name : '');
    const keys = { CLAUDE: key('claude'), CODEX: key('codex'), COPILOT: key('copilot') };
    return script('nightly-matrix.yml', 'plan', 'Which providers have a key', { AGENTS, ...keys });
  };

  test.each([
    ['', ['claude', 'codex', 'copilot'], ['claude', 'codex', 'copilot']],
    ['', ['codex'], ['codex']],
    ['claude my-agent', ['codex'], ['claude', 'my-agent']],
    ['claude,codex\nmatrix=y', ['codex'], ['claude', 'codex', 'matrix', 'y']],
    ['', [], []],
    ['claude', [], []],
  ])('%j, keys of %j → %j', (named, have, expected) => {
    const { code, log, output } = agents(named, ...have);
    expect(code).toBe(0);
    expect(output).toBe(`agents=${expected.join(',')}\n`);
    expect(log === '').toBe(have.length > 0);
  });
});

test.each([
  ['success success', 0],
  ['success skipped', 1],
  ['cancelled success', 1],
  ['failure', 1],
])('ci.yml: jobs that ended with %s → %i', (RESULTS, code) => {
  expect(script('ci.yml', 'ci', 'Every job ended with success', { RESULTS }).code).toBe(code);
});

describe('release.yml: what is written', () => {
  const COMMIT = 'c'.repeat(40);
  /** The calls of `gh` that write; `there`: what it finds. */
  const written = (
    decided: Readonly<Record<'MAJOR' | 'PRERELEASE', string>>,
    ...there: readonly ('release' | 'major')[]
  ): readonly string[] => {
    const folder = temporaryFolder();
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    const found = (name: 'release' | 'major'): string => (there.includes(name) ? '0' : '1');
    const program = `#!/bin/sh
case "$*" in
  'release view '*) exit ${found('release')} ;;
  'api repos/'*) exit ${found('major')} ;;
esac
printf '%s\\n' "$*" >> '${folder}/calls'
`;
    writeFileSync(join(bin, 'gh'), program, { mode: 0o755 });
    writeFileSync(join(folder, 'calls'), '');
    const { code } = script('release.yml', 'release', 'Release, and move the major tag', {
      PATH: `${bin}:${plainEnvironment()['PATH'] ?? ''}`,
      REPOSITORY: 'o/p',
      TAG: 'v1.2.3',
      COMMIT,
      RUNNER_TEMP: '/notes',
      ...decided,
    });
    expect(code).toBe(0);
    return readFileSync(join(folder, 'calls'), 'utf8').split('\n').slice(0, -1);
  };
  const made = (isPrerelease: boolean): string =>
    `release create v1.2.3 --repo o/p --verify-tag --title v1.2.3 --notes-file /notes/notes.md --prerelease=${isPrerelease} /notes/source-maps.tgz`;
  const moved = `api --method PATCH repos/o/p/git/refs/tags/v1 --field sha=${COMMIT} --field force=true --silent`;

  test('a release, and the major tag made or moved', () => {
    const decided = { MAJOR: 'v1', PRERELEASE: 'false' };
    const first = `api --method POST repos/o/p/git/refs --field ref=refs/tags/v1 --field sha=${COMMIT} --silent`;
    expect(written(decided)).toEqual([made(false), first]);
    expect(written(decided, 'major')).toEqual([made(false), moved]);
  });

  test('a run that is repeated goes on where it stopped', () => {
    expect(written({ MAJOR: 'v1', PRERELEASE: 'false' }, 'release', 'major')).toEqual([moved]);
  });

  test.each(['true', 'false'])('no tag where none is named (candidate: %s)', (PRERELEASE) => {
    expect(written({ MAJOR: '', PRERELEASE })).toEqual([made(PRERELEASE === 'true')]);
  });
});
