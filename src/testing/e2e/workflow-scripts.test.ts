import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { plainEnvironment, temporaryFolder } from './run-bundle.ts';

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
