import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { actOut, IDLE, loading, transcript, type Script } from './fake-client.ts';
import { linesOf, runBench } from './run-bench.ts';

/** What a fake client tells of where it runs. */
interface Report {
  readonly unit: string;
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  readonly input: string;
  readonly cwd: string;
  readonly args: readonly string[];
  readonly isLeader: boolean;
  readonly stdin: string;
  readonly stdout: string;
  readonly here: readonly string[];
  readonly homeBefore: readonly string[];
}

function reportsOf(file: string): readonly Report[] {
  return linesOf(file).map((line) => JSON.parse(line) as Report);
}

const ids = ['one', 'two', 'three'];
const reporting = (outside: string): Script =>
  Object.fromEntries(ids.map((id) => [id, [{ report: join(outside, 'reports') }, loading(id)]]));

/** A fake key in no known form. */
const KEY = 'plain/key+of"no=form';
const FORMED = `sk-ant-api03-${'A1b2C3d4'.repeat(4)}`;
/** Such values are on no list. */
const SECRETS = {
  GITHUB_TOKEN: 'secret-of-github',
  AWS_SECRET_ACCESS_KEY: 'secret-of-aws',
  NPM_TOKEN: 'secret-of-npm',
  OPENAI_API_KEY: 'secret-of-another-provider',
  NODE_OPTIONS: '--no-warnings',
  CLAUDE_CONFIG_DIR: '/users/own/claude',
};

describe('what a unit is given', () => {
  test('folders of its own, a listed environment, an input that ends and a file for its output', async () => {
    const bench = runBench({
      script: reporting,
      files: {
        '.claude/skills/one-skill/SKILL.md': '---\nname: one-skill\ndescription: d\n---\n',
        'ws/src/a.txt': 'a',
      },
    });
    writeFileSync(join(bench.home, '.claude.json'), '{"mine": true}\n');
    mkdirSync(join(bench.home, '.claude'));
    writeFileSync(join(bench.home, '.claude/settings.json'), '{}\n');

    const args = ['--workspace', 'ws', '--skills', '.claude/skills', '--trials', '2', '--max-turns', '9'];
    const ran = await bench.run(args, {
      ...SECRETS,
      ANTHROPIC_API_KEY: KEY,
      HTTPS_PROXY: 'http://proxy:1',
      LANG: 'C.UTF-8',
    });
    expect(ran.results?.summary).toEqual({ total: 6, pass: 6, fail: 0, infra_error: 0 });
    const reports = reportsOf(join(bench.outside, 'reports'));
    expect(reports).toHaveLength(6);

    for (const { env, cwd, here, homeBefore, input, name, unit, ...facts } of reports) {
      const root = join(cwd, '..');
      expect(root).toBe(join(bench.temporary, root.split('/').at(-2) ?? '', `pcu-${unit.replaceAll('-', '')}`));
      for (const folder of [
        'HOME',
        'TMPDIR',
        'XDG_CONFIG_HOME',
        'XDG_CACHE_HOME',
        'XDG_DATA_HOME',
        'XDG_STATE_HOME',
        'CLAUDE_CONFIG_DIR',
      ]) {
        expect(env[folder]).toMatch(new RegExp(`^${root}/`));
      }
      expect(Object.values(env).join('\n')).not.toContain('secret-of');
      expect(env).not.toHaveProperty('NODE_OPTIONS');
      expect(env).toMatchObject({
        ANTHROPIC_API_KEY: KEY,
        HTTPS_PROXY: 'http://proxy:1',
        LANG: 'C.UTF-8',
        NO_COLOR: '1',
      });
      expect(env['PORTCULLIS_UNIT']).toBe(`${ran.results?.batch_run_id}/${unit}`);
      // Neither what others left nor anything but its own copies.
      expect(homeBefore).toEqual(['.claude']);
      expect(here).toEqual([
        '.claude',
        '.claude/skills',
        '.claude/skills/one-skill',
        '.claude/skills/one-skill/SKILL.md',
        'src',
        'src/a.txt',
      ]);
      expect(input).toBe(actOut(name));
      expect(facts).toMatchObject({ isLeader: true, stdin: 'file', stdout: 'file' });
      expect(facts.args).toEqual([
        '--print',
        '--output-format',
        'stream-json',
        '--verbose',
        '--strict-mcp-config',
        '--max-turns',
        '9',
        '--allowedTools',
        'Skill',
      ]);
    }
    for (const place of ['cwd', 'unit'] as const) expect(new Set(reports.map((report) => report[place])).size).toBe(6);
    expect(new Set(reports.map(({ env }) => env['HOME'])).size).toBe(6);

    // The user's own files and the original of the workspace are as before, and the units' folders are gone.
    expect(readdirSync(bench.home, { recursive: true }).map(String).toSorted()).toEqual([
      '.claude',
      '.claude.json',
      '.claude/settings.json',
    ]);
    expect(readFileSync(join(bench.home, '.claude.json'), 'utf8')).toBe('{"mine": true}\n');
    expect(readdirSync(join(bench.pr.repository.path, 'ws'), { recursive: true }).map(String).toSorted()).toEqual([
      'src',
      'src/a.txt',
    ]);
    expect(readdirSync(bench.temporary)).toEqual([]);
  });

  test('the unit that comes first in a place leaves nothing for the next, also one at a time', async () => {
    const bench = runBench({ script: reporting });
    const ran = await bench.run(['--max-parallel', '1', '--trials', '2']);
    expect(ran.results?.summary.pass).toBe(6);
    for (const { here, homeBefore } of reportsOf(join(bench.outside, 'reports')))
      expect([here, homeBefore]).toEqual([[], ['.claude']]);
  });

  test('variables that the configuration names are handed on to that provider alone', async () => {
    const bench = runBench({
      script: reporting,
      config:
        'providers:\n  claude:\n    environment: [MY_GATEWAY]\n  second:\n    command: [second]\n    reader: claude\n',
      others: (outside) => ({ second: { one: [{ report: join(outside, 'second') }, loading('one')] } }),
    });
    await bench.run(['--case-id', 'one'], { MY_GATEWAY: 'g', ANTHROPIC_API_KEY: KEY });
    expect(reportsOf(join(bench.outside, 'reports')).map(({ env }) => env['MY_GATEWAY'])).toEqual(['g']);
    const [second] = reportsOf(join(bench.outside, 'second'));
    expect(second?.env).not.toHaveProperty('MY_GATEWAY');
    expect(second?.env).not.toHaveProperty('ANTHROPIC_API_KEY');
  });
});

describe('secrets that a client prints', () => {
  test('reach neither transcripts, standard error, results, proof log nor recordings; the evidence is taken before', async () => {
    const told = { tell: 'ANTHROPIC_API_KEY' };
    const load = { steps: [{ say: `Key ${FORMED}` }, { load: 'leaky-skill' }, { say: `leaky-skill had ${FORMED}` }] };
    const bench = runBench({
      script: () => ({
        // The variable's name is asked for, so that a line with its value is proof.
        leaky: [told, { complain: `warning: key ${FORMED}\n` }, { print: transcript('claude', load) }],
        // What is asked for stands in the secret alone.
        inside: [told, IDLE],
        dies: [told, { tell: 'ANTHROPIC_API_KEY', on: 'stderr' }, { exit: 1 }],
      }),
      cases: {
        leaky: { required_evidence: ['ANTHROPIC_API_KEY'] },
        inside: { expected_skill: undefined, required_any_evidence: ['key+of'] },
      },
    });
    const flags = ['--record', '../recorded', '--output', '../copy.json', '--retries', '0'];
    const ran = await bench.run(flags, { ANTHROPIC_API_KEY: KEY });
    expect(ran.unit('leaky').token_hits['ANTHROPIC_API_KEY']?.proof_line).toContain('ANTHROPIC_API_KEY is [redacted]');
    expect(ran.unit('inside').status).toBe('pass');
    expect(ran.unit('dies').error).toMatch(/it said: ANTHROPIC_API_KEY is \[redacted\]$/);
    const written = [ran.folder, join(bench.pr.fixture.directory, 'recorded')].flatMap((root) =>
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    );
    expect(written.filter((file) => file.endsWith('leaky.jsonl'))).toHaveLength(2);
    expect(written.filter((file) => file.endsWith('leaky.stderr.txt'))).toHaveLength(2);
    for (const file of [...written, join(bench.pr.fixture.directory, 'copy.json')]) {
      const text = readFileSync(file, 'utf8');
      const secrets = [KEY, JSON.stringify(KEY).slice(1, -1), FORMED];
      expect(secrets.filter((secret) => text.includes(secret)).map((secret) => [file, secret])).toEqual([]);
    }
    expect(ran.out + ran.err).not.toContain(KEY);
    expect(existsSync(join(ran.folder, 'tool-use-proof.log'))).toBe(true);
  });
});

test('a client that reads no input and one whose input is closed both end', async () => {
  const bench = runBench({
    script: () => ({ quiet: [IDLE] }),
    config:
      'providers:\n  other:\n    command: [other, "{prompt}", --home, "{home}"]\n    reader: claude\n    set: { WHERE: "{workspace}/x" }\n',
    others: (outside) => ({ other: { quiet: [{ report: join(outside, 'other') }, loading('quiet')] } }),
  });
  const ran = await bench.run([]);
  expect(ran.unit('quiet', 'other').status).toBe('pass');
  const [report] = reportsOf(join(bench.outside, 'other'));
  expect(report).toMatchObject({ input: '', stdin: 'other' });
  expect(report?.args).toEqual([actOut('quiet'), '--home', report?.env['HOME']]);
  expect(report?.env['WHERE']).toBe(`${report?.cwd}/x`);
});
