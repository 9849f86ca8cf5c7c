import { Readable, Writable } from 'node:stream';

import { summary } from '@actions/core';

import * as entries from '../../bundle.ts';
import { main } from '../../cli/main.ts';
import { distFile, plainEnvironment } from './house.ts';

export interface InProcessOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Standard input. */
  readonly input?: string | Uint8Array;
}

export interface InProcessRan {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * The command line without a process of its own: for tests of what a use case comes to. Tests of the edge (streams, signals, exit codes of
 * the bundle) start the bundle. Folder and environment belong to the whole worker, so that calls run one after the other.
 */
export function runInProcess(args: readonly string[], options: InProcessOptions = {}): Promise<InProcessRan> {
  return alone(options, async (stdout, stderr) => main(args, { stdout, stderr, distFolder: distFile('.') }));
}

/** An action in the same way. What it writes to the process's own streams is collected. */
export function actionInProcess(name: string, options: InProcessOptions): Promise<InProcessRan> {
  return alone(options, async (stdout, stderr) => {
    // It remembers the file of the first summary, which is another in each job.
    Object.assign(summary, { _filePath: undefined });
    const entry = (entries as Readonly<Record<string, Entry | undefined>>)[name];
    if (entry === undefined) throw new Error(`the bundle has no action ${name}`);
    const [out, err, code] = [process.stdout, process.stderr, process.exitCode];
    setStreams({ stdout, stderr });
    process.exitCode = undefined;
    try {
      await entry(distFile('.'));
      return exitCode();
    } finally {
      setStreams({ stdout: out, stderr: err });
      process.exitCode = code;
    }
  });
}

type Entry = (distFolder: string) => Promise<void>;

/** As the action set it, which the compiler does not see. */
function exitCode(): number {
  return Number(process.exitCode ?? 0);
}

function setStreams(streams: Readonly<Record<string, Readable | Writable>>): void {
  for (const [name, value] of Object.entries(streams)) {
    Object.defineProperty(process, name, { value, configurable: true, writable: true, enumerable: true });
  }
}

function setVariable(environment: NodeJS.ProcessEnv, name: string, value: string | undefined): void {
  if (value === undefined) Reflect.deleteProperty(environment, name);
  else environment[name] = value;
}

function alone(
  { cwd, env, input = '' }: InProcessOptions,
  run: (stdout: Writable, stderr: Writable) => Promise<number>,
): Promise<InProcessRan> {
  const ran = last.then(async () => {
    const [stdout, stderr] = [new Collector(), new Collector()];
    const [before, folder, stdin] = [process.env, process.cwd(), process.stdin];
    const temporary = before['TMPDIR'];
    process.env = { ...plainEnvironment(), ...env };
    // `os.tmpdir` reads the variable of the process itself.
    setVariable(before, 'TMPDIR', env?.['TMPDIR'] ?? temporary);
    setStreams({ stdin: Readable.from([Buffer.from(input)]) });
    if (cwd !== undefined) process.chdir(cwd);
    try {
      const code = await run(stdout, stderr);
      return { code, out: stdout.text(), err: stderr.text() };
    } finally {
      process.env = before;
      setVariable(before, 'TMPDIR', temporary);
      setStreams({ stdin });
      process.chdir(folder);
    }
  });
  last = ran.catch(() => undefined);
  return ran;
}

class Collector extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  text(): string {
    return Buffer.concat(this.#chunks).toString('utf8');
  }
}
