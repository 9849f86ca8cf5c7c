import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';

import { expect, onTestFinished } from 'vitest';

import type { Results, UnitResult } from '../../contracts/results.ts';
import type { TerminationRecord } from '../../contracts/termination.ts';
import { actOut, writeFakeClient, type Script } from './fake-client.ts';
import { CASES, CONFIG, pullRequest, type PullRequest } from './pull-request.ts';
import { distFile } from './house.ts';
import { type Ran } from './run-bundle.ts';

/** A repository with cases, and a machine on which nothing is installed but fake clients. */
export interface RunBench {
  readonly pr: PullRequest;
  /** First on PATH. */
  readonly bin: string;
  /** A folder for what clients tell apart from their output. */
  readonly outside: string;
  /** The user's home. */
  readonly home: string;
  /** The system's temporary folder. */
  readonly temporary: string;
  /** `portcullis run …`, in the process of the test. */
  run(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<BenchRun>;
  /** The same in a process of its own, not waited for. */
  start(args: readonly string[]): StartedRun;
  /** `portcullis termination …`: the records in the store. */
  records(args: readonly string[]): Promise<readonly TerminationRecord[]>;
}

export interface BenchRun extends Ran {
  /** Of the batch. */
  readonly folder: string;
  readonly results: Results | null;
  unit(caseId: string, agent?: string, trial?: number): UnitResult;
}

export interface StartedRun {
  readonly child: ChildProcess;
  readonly ended: Promise<BenchRun>;
}

export interface BenchRequest {
  /** Claude's acts; there is a case of the same name for each, which expects `<name>-skill`. */
  readonly script: (outside: string) => Script;
  /** More of single cases. */
  readonly cases?: Readonly<Record<string, object>>;
  readonly config?: string;
  readonly files?: Readonly<Record<string, string>>;
  /** The other fake clients. */
  readonly others?: (outside: string) => Readonly<Record<string, Script>>;
}

export function runBench({ script, cases = {}, config, files = {}, others }: BenchRequest): RunBench {
  const pr = pullRequest({ 'README.md': 'A repository.\n' });
  const place = (name: string): string => {
    const path = join(pr.fixture.directory, name);
    mkdirSync(path, { recursive: true });
    return path;
  };
  const [bin, outside, home, temporary, cache] = ['bin', 'outside', 'home', 'tmp', 'cache'].map(place) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const acts = script(outside);
  pr.commit({
    [CASES]: Object.keys(acts).map((id) => ({
      case_id: id,
      prompt: actOut(id),
      expected_skill: `${id}-skill`,
      ...cases[id],
    })),
    [CONFIG]: config ?? 'providers:\n  claude:\n',
    ...files,
  });
  writeFakeClient(join(bin, 'claude'), acts);
  for (const [name, other] of Object.entries(others?.(outside) ?? {})) writeFakeClient(join(bin, name), other);
  const environment = {
    PATH: [bin, dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(':'),
    HOME: home,
    TMPDIR: temporary,
    PORTCULLIS_CACHE_DIR: cache,
    // Without one a live run starts no client.
    ANTHROPIC_API_KEY: 'a-key-for-claude',
    CODEX_API_KEY: 'a-key-for-codex',
    COPILOT_GITHUB_TOKEN: 'a-token-for-copilot',
  };
  const argsOf = (args: readonly string[]): string[] => ['run', '--artifacts-root', pr.artifacts, ...args];
  return {
    pr,
    bin,
    outside,
    home,
    temporary,
    run: async (args, env = {}) => benchRun(await pr.run(argsOf(args), { env: { ...environment, ...env } })),
    records: async (args) => {
      const { code, out } = await pr.run(['termination', ...args, '--json']);
      expect(code).toBe(0);
      return (JSON.parse(out) as { readonly records: readonly TerminationRecord[] }).records;
    },
    start: (args) => {
      const child = spawn(process.execPath, [distFile('cli.js'), ...argsOf(args)], {
        cwd: pr.repository.path,
        env: environment,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      onTestFinished(() => void child.kill('SIGKILL'));
      const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
      const ended = Promise.all([closed, text(child.stdout), text(child.stderr)]);
      return { child, ended: ended.then(([code, out, err]) => benchRun({ code, out, err })) };
    },
  };
}

function benchRun(ran: Ran): BenchRun {
  const folder = /^ARTIFACT_DIR=(.*)$/m.exec(ran.err)?.[1] ?? '';
  const file = join(folder, 'results.json');
  const results = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : null;
  return {
    ...ran,
    folder,
    results,
    unit(caseId, agent = 'claude', trial = 1) {
      const fits = (unit: UnitResult): boolean =>
        unit.case_id === caseId && unit.agent === agent && unit.trial === trial;
      const found = results?.results.find(fits);
      if (found === undefined) throw new Error(`no result of ${caseId}/${agent}:\n${ran.err}`);
      return found;
    },
  };
}

/** Lines of a file that clients wrote to; none where there is no such file. */
export function linesOf(file: string): readonly string[] {
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : [];
}

/** Resolves when it holds; a test that waits for ever ends at its own limit. */
export async function eventually(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Whether a process lives: a zombie, which nobody has collected yet, does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const stat = process.platform === 'linux' ? readFileSync(`/proc/${pid}/stat`, 'latin1') : '';
    return !/\) [ZX] /.test(stat);
  } catch {
    return false;
  }
}
