/**
 * Runs starts of the bundle one after the other in one process, so that there are many; what looks wrong here is tried again in a process
 * of its own.
 */
import { readFileSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Start {
  readonly entry: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** A file. */
  readonly stdin: string | null;
}

export interface Ended {
  readonly code: number | string;
  readonly output: string;
  /** Seconds of processor time, where it was measured. */
  readonly seconds: number;
}

type Entries = Readonly<Record<string, ((folder: string) => Promise<void>) | undefined>>;

const [, , dist = ''] = process.argv;
const { default: entries } = (await import(pathToFileURL(join(dist, 'index.cjs')).href)) as { default: Entries };

process.on('message', (start: Start) => {
  void run(start).then((ended) => process.send?.(ended));
});

async function run({ entry, args, cwd, env, stdin }: Start): Promise<Ended> {
  const parts: Buffer[] = [];
  const write = (part: Buffer, _encoding: string, done: () => void): void => {
    parts.push(Buffer.from(part));
    done();
  };
  const input = Readable.from(stdin === null ? [] : [readFileSync(stdin)]);
  const streams = { stdout: new Writable({ write }), stderr: new Writable({ write }), stdin: input };
  for (const [name, value] of Object.entries(streams))
    Object.defineProperty(process, name, { value, configurable: true });
  process.chdir(cwd);
  process.env = { ...env };
  process.argv = [process.execPath, join(dist, `${entry}.js`), ...args];
  process.exitCode = undefined;
  const before = process.cpuUsage();
  await entries[entry]?.(dist);
  const { user, system } = process.cpuUsage(before);
  const output = Buffer.concat(parts).toString('utf8');
  return { code: Number(exitCode() ?? 0), output, seconds: (user + system) / 1e6 };
}

/** As the entry set it, which the compiler does not see. */
function exitCode(): number | string | null | undefined {
  return process.exitCode;
}
