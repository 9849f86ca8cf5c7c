import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { IDLE, loading, transcript, type Act, type Script } from './fake-client.ts';
import { linesOf, runBench, type BenchRun } from './run-bench.ts';

/** What stands in the copy of the workspace, by unit. */
function hereOf(file: string): readonly (readonly string[])[] {
  return linesOf(file).map((line) => (JSON.parse(line) as { here: readonly string[] }).here);
}

describe('the copy of the workspace', () => {
  test('holds nothing that other units wrote, and no link that leads out of it', async () => {
    const bench = runBench({
      script: (outside): Script => ({
        one: [{ report: join(outside, 'reports') }, loading('one')],
        two: [{ report: join(outside, 'reports') }, loading('two')],
      }),
      files: {
        'src/a.txt': 'a',
        'artifacts/readme.txt': 'of the user',
        'skills/one-skill/SKILL.md': '---\nname: one-skill\n---\n',
      },
    });
    symlinkSync(join(bench.home, 'elsewhere'), join(bench.pr.repository.path, 'out'));
    symlinkSync('src/a.txt', join(bench.pr.repository.path, 'in'));
    const args = ['--workspace', '.', '--artifacts-root', 'artifacts', '--record', 'recorded', '--max-parallel', '1'];
    const first = await bench.run(args);
    const second = await bench.run([...args, '--skills', 'skills']);
    expect([first.results?.summary.pass, second.results?.summary.pass]).toEqual([2, 2]);
    const copies = hereOf(join(bench.outside, 'reports'));
    expect(copies).toHaveLength(4);
    for (const here of copies) {
      expect(here).toContain('src/a.txt');
      expect(here).toContain('in');
      expect(
        here.filter((path) => /^(?:artifacts|recorded|out|\.git|\.portcullis\/governance)(?:\/|$)/.test(path)),
      ).toEqual([]);
    }
    expect(copies[3]).toContain('.claude/skills/one-skill/SKILL.md');
  });

  test('takes skills where the workspace has links to them', async () => {
    const bench = runBench({
      script: (outside) => ({ one: [{ report: join(outside, 'reports') }, loading('one')] }),
      files: { '.agents/skills/one-skill/SKILL.md': '---\nname: one-skill\n---\n', '.claude/skills/README.md': 'r' },
    });
    symlinkSync('../../.agents/skills/one-skill', join(bench.pr.repository.path, '.claude/skills/one-skill'));
    const ran = await bench.run(['--workspace', '.', '--skills', '.agents/skills']);
    expect(ran.unit('one').status).toBe('pass');
    expect(hereOf(join(bench.outside, 'reports'))[0]).toContain('.claude/skills/one-skill/SKILL.md');
  });

  test('that cannot be made ends the run with a word', async () => {
    const bench = runBench({ script: () => ({ one: [loading('one')] }) });
    const ran = await bench.run(['--workspace', 'nowhere']);
    expect([ran.code, ran.results]).toEqual([2, null]);
    expect(ran.err).toMatch(/^error: .*nowhere/m);
    const placed = await bench.run([], { TMPDIR: join(bench.home, 'not-there') });
    expect([placed.code, placed.results]).toEqual([2, null]);
    expect(placed.err).toMatch(/^error: .*not-there/m);
  });
});

test('clients that tear down or lock their own folder', async () => {
  const bench = runBench({
    script: () => ({
      removes: [loading('removes'), { remove: '..' }],
      locks: [loading('locks'), { lock: 'deep/er' }],
      fine: [loading('fine')],
    }),
  });
  const ran = await bench.run(['--retries', '0']);
  expect(ran.unit('removes')).toMatchObject({ status: 'infra_error', infra_reason: 'incomplete' });
  expect([ran.unit('locks').status, ran.unit('fine').status]).toEqual(['pass', 'pass']);
  expect(readdirSync(bench.temporary)).toEqual([]);
});

test('what holds for all units is told before any of them', async () => {
  const bench = runBench({ script: () => ({ one: [loading('one')] }) });
  const ran = await bench.run([], { PORTCULLIS_CACHE_DIR: join(bench.pr.repository.path, 'cache') });
  expect([ran.code, ran.results]).toEqual([2, null]);
  expect(ran.err).toContain('expected a folder outside of the repository');
  expect(readdirSync(bench.temporary)).toEqual([]);
});

describe('the three known clients', () => {
  const script = (client: 'claude' | 'codex' | 'copilot', outside: string): Script => {
    const loads: Act = {
      print: transcript(client, { steps: [{ say: 'Ok.' }, { load: 'one-skill' }, { say: 'Done.' }] }),
    };
    return { one: [{ report: join(outside, client) }, loads] };
  };

  test('are found on PATH or at --client-path, and get their own keys and skills only', async () => {
    const bench = runBench({
      script: (outside) => script('claude', outside),
      others: (outside) => ({ codex: script('codex', outside), 'elsewhere/copilot': script('copilot', outside) }),
      config: 'providers:\n  claude:\n  codex:\n  copilot:\n',
      files: { 'skills/one-skill/SKILL.md': '---\nname: one-skill\ndescription: d\n---\n' },
    });
    const keys = {
      ANTHROPIC_API_KEY: 'key-of-claude',
      CODEX_API_KEY: 'key-of-codex',
      COPILOT_GITHUB_TOKEN: 'key-of-copilot',
    };
    const path = `copilot=${join(bench.bin, 'elsewhere/copilot')}`;
    const ran = await bench.run(['--skills', 'skills', '--client-path', path], keys);
    const told = (agent: string): { env: Record<string, string>; here: string[] } =>
      JSON.parse(linesOf(join(bench.outside, agent))[0] ?? '') as { env: Record<string, string>; here: string[] };
    const folders = { claude: '.claude/skills', codex: '.agents/skills', copilot: '.github/skills' };
    for (const [agent, folder] of Object.entries(folders)) {
      expect(ran.unit('one', agent)).toMatchObject({ status: 'pass', error: null });
      const { env, here } = told(agent);
      expect(here).toContain(`${folder}/one-skill/SKILL.md`);
      expect([...new Set(Object.values(env).filter((value) => value.startsWith('key-of')))]).toEqual([
        `key-of-${agent}`,
      ]);
    }
    expect(existsSync(join(ran.folder, 'transcripts/copilot/one.jsonl'))).toBe(true);
  });

  test('are not started without a key', async () => {
    const bench = runBench({ script: (outside) => ({ one: [{ note: 'begun', file: join(outside, 'begun') }, IDLE] }) });
    const ran: BenchRun = await bench.run([], { ANTHROPIC_API_KEY: '' });
    expect(ran.unit('one')).toMatchObject({ status: 'infra_error', infra_reason: 'not_started' });
    expect(ran.err).toMatch(/^error: claude: expected one of ANTHROPIC_API_KEY, /m);
    expect(linesOf(join(bench.outside, 'begun'))).toEqual([]);
  });
});
