import { Writable } from 'node:stream';

import { main } from '../../cli/main.ts';
import { distFile, plainEnvironment, type Ran, type RunOptions } from './run-bundle.ts';

/** What `runInProcess` takes of the options of a process. */
export type InProcessOptions = Pick<RunOptions, 'cwd' | 'env'>;

let last: Promise<unknown> = Promise.resolve();

/**
 * The command line without a process of its own: for tests of what a use case comes to. Tests of the edge (streams, signals, exit codes of
 * the bundle) start the bundle. Folder and environment belong to the whole worker, so that calls run one after the other.
 */
export function runInProcess(args: readonly string[], options: InProcessOptions = {}): Promise<Ran> {
  const ran = last.then(() => runAlone(args, options));
  last = ran.catch(() => undefined);
  return ran;
}

async function runAlone(args: readonly string[], { cwd, env }: InProcessOptions): Promise<Ran> {
  const [stdout, stderr] = [new Collector(), new Collector()];
  const [before, folder] = [process.env, process.cwd()];
  process.env = { ...plainEnvironment(), ...env };
  if (cwd !== undefined) process.chdir(cwd);
  try {
    const code = await main(args, { stdout, stderr, distFolder: distFile('.') });
    return { code, out: stdout.text(), err: stderr.text() };
  } finally {
    process.env = before;
    process.chdir(folder);
  }
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
