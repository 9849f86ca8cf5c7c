import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { onTestFinished } from 'vitest';

import { gitFixture, type FixtureRepository, type GitFixture } from '../git-fixture.ts';
import { CLIENTS, madeTranscript, type Client, type MadeTranscript } from '../made-transcript.ts';
import type { GateResult } from '../../contracts/gate-result.ts';
import type { Cell } from '../../contracts/routing-detail.ts';
import { flatResult, type FlatResult } from '../flat-result.ts';
import { house } from './house.ts';
import type { Ran } from './run-bundle.ts';
import { runInProcess, type InProcessOptions } from './run-in-process.ts';
import type { Results } from '../../contracts/results.ts';

export const CASES = 'cases/routing/cases.json';
export const BASELINE = 'baselines/provider-baseline.json';
export const CONFIG = '.github/portcullis/config.yml';

export type Files = Readonly<Record<string, string | Uint8Array | object | null>>;
/** case → client → what it wrote. */
export type Recordings = Readonly<
  Record<string, Readonly<Partial<Record<Client, MadeTranscript | string | Uint8Array>>>>
>;

/** A real repository with a base branch and a feature branch, and a folder of recordings beside it. */
export interface PullRequest {
  readonly fixture: GitFixture;
  readonly repository: FixtureRepository;
  /** `DIR/<client>/<case>[.<trial>].jsonl`, outside of the repository. */
  readonly recordings: string;
  readonly artifacts: string;
  /** Commits files on the branch that is checked out: objects as JSON, null removes. */
  commit(files: Files): string;
  /** Writes recordings; `name` is a case id, with `.2` and so on for further trials. */
  record(recordings: Recordings, options?: { readonly exitCode?: number | null; readonly timedOut?: boolean }): void;
  /** The text of a file, relative to the repository. */
  read(path: string): string;
  /** `portcullis …` in the repository. */
  run(args: readonly string[], options?: InProcessOptions): Promise<Ran>;
  /** Replays the recordings; the folder of the batch. */
  replay(...args: string[]): Promise<{ folder: string; results: Results; err: string }>;
  /** The gate against `main`, or what the arguments say instead. */
  gate(folder: string | readonly string[], ...args: string[]): Promise<Gated>;
}

export interface Gated extends Ran {
  /** Null where the gate could not decide. */
  readonly result: FlatResult | null;
  cell(caseId: string, agent: string): Cell | undefined;
}

/** Repositories as they were made, by their files: each test that asks for the same gets a copy. They go with the house. */
const MADE = new Map<string, string>();

function madeRepository(base: Files): string {
  const key = JSON.stringify(base);
  const made = MADE.get(key);
  if (made !== undefined) return made;
  const repository = gitFixture(house()).init('repository');
  commitFiles(repository, base);
  repository.branch('feature');
  repository.git('checkout', '--quiet', 'main');
  commitFiles(repository, { 'later.txt': 'main went on' });
  repository.git('checkout', '--quiet', 'feature');
  MADE.set(key, repository.path);
  return repository.path;
}

function commitFiles(repository: FixtureRepository, files: Files): string {
  const kept = Object.entries(files).flatMap(([path, content]): [string, string | Uint8Array][] => {
    if (content === null) rmSync(join(repository.path, path), { recursive: true, force: true });
    return content === null ? [] : [[path, contentOf(content)]];
  });
  return repository.commit('change', Object.fromEntries(kept));
}

/** `main` holds the files, `feature` leaves it, `main` goes on; `feature` is checked out. */
export function pullRequest(base: Files): PullRequest {
  const fixture = gitFixture();
  onTestFinished(() => fixture.dispose());
  const repository = fixture.copyOf(madeRepository(base), 'repository');
  const recordings = join(fixture.directory, 'recordings');
  const artifacts = join(fixture.directory, 'artifacts');

  const run = (args: readonly string[], options: InProcessOptions = {}): Promise<Ran> =>
    runInProcess(args, { cwd: repository.path, ...options });

  return {
    fixture,
    repository,
    recordings,
    artifacts,
    commit: (files) => commitFiles(repository, files),
    read: (path) => readFileSync(join(repository.path, path), 'utf8'),
    run,
    record(cases, { exitCode = 0, timedOut = false } = {}) {
      for (const [name, clients] of Object.entries(cases)) {
        for (const [client, made] of Object.entries(clients)) {
          const stem = join(recordings, client, name);
          mkdirSync(dirname(stem), { recursive: true });
          const isText = typeof made === 'string' || made instanceof Uint8Array;
          writeFileSync(`${stem}.jsonl`, isText ? made : madeTranscript(client as Client, made));
          writeFileSync(`${stem}.meta.json`, JSON.stringify({ exitCode, timedOut }));
        }
      }
    },
    async replay(...args) {
      const ran = await run(['replay', '--transcripts', recordings, '--artifacts-root', artifacts, '--json', ...args]);
      if (ran.code !== 0) throw new Error(`replay ended with ${ran.code}:\n${ran.err}`);
      const results = JSON.parse(ran.out) as Results;
      return { folder: join(artifacts, results.batch_run_id), results, err: ran.err };
    },
    async gate(folder, ...args) {
      const against = args.some((arg) => arg === '--base-ref' || arg === '--baseline') ? [] : ['--base-ref', 'main'];
      const ran = await run(['gate', '--results', ...[folder].flat(), ...against, '--json', ...args]);
      const isResult = ran.out.includes('"cells"');
      const result = isResult ? flatResult(JSON.parse(ran.out) as GateResult) : null;
      const cell = (caseId: string, agent: string): Cell | undefined =>
        result?.cells.find((item) => item.case_id === caseId && item.agent === agent);
      return { ...ran, result, cell };
    },
  };
}

function contentOf(content: string | Uint8Array | object): string | Uint8Array {
  if (typeof content === 'string' || content instanceof Uint8Array) return content;
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** A case that expects `<id>-skill`. */
export function caseOf(id: string, more: object = {}): object {
  return { case_id: id, prompt: `Please do what ${id} is for`, expected_skill: `${id}-skill`, ...more };
}

export type Expectation = 'pass' | 'fail' | 'infra_error';

/** A baseline that expects the same of every client: case → status. */
export function baselineOf(statuses: Readonly<Record<string, Expectation>>, clients = CLIENTS): Baseline {
  return Object.fromEntries(
    Object.entries(statuses).map(([id, status]) => [
      id,
      Object.fromEntries(clients.map((client) => [client, { expected_status: status, allow_timeout: false }])),
    ]),
  );
}

export type Baseline = Record<string, Record<string, Record<string, unknown>>>;

/** A run that uses the skill of `caseOf(id)`. */
export function loads(id: string): MadeTranscript {
  return { steps: [{ say: 'I will use the skill.' }, { load: `${id}-skill` }, { say: 'Done.' }] };
}

/** A run that answers without using any skill. */
export function ignores(...catalogue: string[]): MadeTranscript {
  return { steps: [{ run: 'ls' }, { say: 'Done without it.' }], catalogue };
}

export function everyClient<T>(value: T): Record<Client, T> {
  return { claude: value, codex: value, copilot: value };
}

export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
