import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { GateResult } from '../../contracts/gate-result.ts';
import { flatResult } from '../flat-result.ts';
import type { Loadability } from '../../contracts/run-record.ts';
import { BATCH_TIMEOUT } from './real-batch.ts';
import { CLIENTS_ENVIRONMENT, describeRealClients } from './real-clients.ts';
import { house } from './house.ts';
import { cli, runFile, temporaryFolder, type Ran, type RunOptions } from './run-bundle.ts';

const SYSTEM_NODE = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .map((folder) => join(folder, 'node'))
  .find((file) => existsSync(file));
let copy: string;

/** What a clone has, and nothing that an installation adds. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'portcullis copy '));
  for (const name of ['actions', 'baselines', 'cases', 'scripts', '.github', 'package.json']) {
    cpSync(join(house(), name), join(copy, name), { recursive: true, dereference: true });
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** A failing demo leaves its folder behind, here where the test clears it away. */
function demo(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  return runFile(join(copy, 'actions/dist/cli.js'), ['demo', ...args], {
    env: { TMPDIR: temporaryFolder() },
    ...options,
  });
}

describe('in a copy without node_modules', () => {
  test('demo judges 3 providers × at least 6 cases at a merge base, and holds', async () => {
    expect(existsSync(join(copy, 'node_modules'))).toBe(false);
    const { code, out, err } = await demo([]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Compared with the merge base [0-9a-f]{12}$/m);
    expect(out).toMatch(/^case +claude +codex +copilot$/m);
    expect(out.match(/\(held\)/g)?.length).toBeGreaterThanOrEqual(18);
    expect(out).toMatch(
      /^Trials: 24, one for each cell: an interval of 21–100 % where it passed, 0–79 % where it failed; too few trials to detect a drop$/m,
    );
    expect(out).toMatch(/^PASS {2}24 held; 2 held; 1 held$/m);
    expect(err).toContain('comparing with the baseline at the merge base of main and feature');
  });

  test('demo --regress fails and names the regressed cells', async () => {
    const { code, out } = await demo(['--regress', '--no-progress']);
    expect(code).toBe(1);
    for (const cell of ['alpha-greeting/claude', 'alpha-then-beta/codex', 'small-talk/copilot']) {
      expect(out).toMatch(new RegExp(`^✗ ${cell}: regression: expected pass → got fail$`, 'm'));
    }
    expect(out).toMatch(/^✗ beta-farewell\/codex: infra: expected pass → got infra_error$/m);
    expect(out).toMatch(/^✗ format: new\n {4}why {6}nothing shows that it ran/m);
    expect(out).toMatch(/^! format: loosened\n {4}why .*SKILL\.md asks for it no longer$/m);
    expect(out).toMatch(/^✗ KPI: regression\n {4}why .* of the night before, over 23 cases \(p = 0\.00463\)$/m);
    expect(out).toMatch(/^FAIL {2}3 regressions, 1 infra, 20 held; 1 new, 1 loosened, 1 held; 1 regression$/m);
  });
});

test('scripts/demo runs the committed bundle with whatever Node is in PATH, here the one of this machine', () => {
  const path = [join(SYSTEM_NODE ?? process.execPath, '..'), '/usr/bin', '/bin'].join(delimiter);
  const run = (...args: string[]): string =>
    execFileSync(join(copy, 'scripts/demo'), args, {
      env: { PATH: path, HOME: copy, TMPDIR: temporaryFolder() },
      encoding: 'utf8',
      stdio: 'pipe',
    });
  expect(run()).toContain('PASS  24 held');
  expect(() => run('--regress')).toThrow(expect.objectContaining({ status: 1 }) as Error);
});

test('the merge base is not the tip of the base branch, and the reasons of failures can be explained', async () => {
  const { code, out, err } = await demo(['--regress', '--json', '--keep']);
  const result = flatResult(JSON.parse(out) as GateResult);
  expect([code, result.verdict, result.exit_code]).toEqual([1, 'fail', 1]);
  expect(result.comparator.merge_base).not.toBe(result.comparator.base_tip);
  expect(result.comparator.merge_base).not.toBe(result.head.commit);
  const kept = /are in (\S+);/.exec(err)?.[1] ?? '';
  expect(readdirSync(kept).toSorted()).toEqual(['artifacts', 'recordings', 'repository']);
  const failing = result.cells.filter((cell) => cell.gate === 'fail');
  expect(failing).toHaveLength(4);
  for (const { explain, case_id: id } of failing) {
    const [, unit = '', results = ''] = /^portcullis explain (\S+) --results (\S+)$/.exec(explain ?? '') ?? [];
    const ran = await cli(['explain', unit, '--results', results]);
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(ran.out).toContain(`${id}/`);
  }
});

test('a copy without its recordings says what is missing and leaves nothing behind', async () => {
  const poor = join(copy, 'poor');
  mkdirSync(poor);
  for (const name of ['actions', 'baselines', '.github', 'cases/routing']) {
    cpSync(join(copy, name), join(poor, name), { recursive: true });
  }
  const folder = temporaryFolder();
  const options = { env: { TMPDIR: folder } };
  const { code, err } = await runFile(join(poor, 'actions/dist/cli.js'), ['demo', '--no-progress'], options);
  expect(code).toBe(2);
  expect(err).toMatch(/^error: .*claude-skill-alpha\.jsonl: the demo needs this recording\nUse a complete copy/);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(poor, { recursive: true });
});

test('demo --rehearse with --regress is a usage error, before anything is installed', async () => {
  const { code, out, err } = await demo(['--rehearse', '--regress']);
  expect([code, out]).toEqual([2, '']);
  expect(err).toBe('error: expected one of --regress and --rehearse, found both\n');
});

describeRealClients('demo --rehearse', () => {
  test(
    'shows that each client loads the skills of the demo, and leaves nothing behind',
    async () => {
      const folder = temporaryFolder();
      const env = { TMPDIR: folder, ...CLIENTS_ENVIRONMENT };
      const { code, out, err } = await demo(['--rehearse', '--json'], { env });
      expect(code).toBe(0);
      const { clients, rows, summary } = JSON.parse(out) as Loadability;
      expect(clients.map(({ agent }) => agent)).toEqual(['claude', 'codex', 'copilot']);
      expect(new Set(rows.map(({ skill }) => skill))).toEqual(new Set(['alpha-skill', 'beta-skill']));
      expect(summary).toEqual({ total: 6, loaded: 6, failed: 0 });
      expect(err).toMatch(/^the clients are about 1 GB in all; what is missing is installed into /);
      expect(readdirSync(folder)).toEqual([]);
    },
    BATCH_TIMEOUT,
  );
});
