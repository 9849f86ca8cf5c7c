import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

/** Milliseconds between looks at the memory of the runner. */
const SAMPLE_MS = 50;
/** A line of the lifecycle. */
const LIFECYCLE = /\[unit:([^\]]+)\] \S+ -> (\w+)/;

export interface MemorySample {
  /** How many units had ended. */
  readonly ended: number;
  readonly bytes: number;
}

export interface WatchedRun {
  readonly code: number | null;
  readonly out: string;
  readonly seconds: number;
  /** Milliseconds of each unit between its lines `running` and `completed`, as they arrive here. */
  readonly unitMs: readonly number[];
  /** From the first unit that ended until the last. */
  readonly memory: readonly MemorySample[];
}

/** Runs a command of the bundle as a user would, and follows its lifecycle lines and its memory from outside. */
export async function watchRun(cli: string, args: readonly string[], cwd: string): Promise<WatchedRun> {
  const begin = performance.now();
  const { NODE_OPTIONS: _options, MAX_CONCURRENCY: _concurrency, ...env } = process.env;
  const child = spawn(process.execPath, [cli, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const running = new Map<string, number>();
  const unitMs: number[] = [];
  const memory: MemorySample[] = [];
  const errors: string[] = [];
  createInterface(child.stderr).on('line', (line) => {
    const [, id = '', state] = LIFECYCLE.exec(line) ?? [];
    if (state === undefined) errors.push(line);
    else if (state === 'running') running.set(id, performance.now());
    else if (state !== 'queued') {
      unitMs.push(performance.now() - (running.get(id) ?? Number.NaN));
      running.delete(id);
    }
  });
  const timer = setInterval(() => {
    if (unitMs.length > 0 && running.size > 0) memory.push({ ended: unitMs.length, bytes: memoryOf(child.pid ?? 0) });
  }, SAMPLE_MS);
  const closed = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [out, code] = await Promise.all([text(child.stdout), closed]).finally(() => clearInterval(timer));
  const seconds = (performance.now() - begin) / 1000;
  if (code === 2) throw new Error(`the run ended with 2:\n${errors.join('\n')}`);
  return { code, out, seconds, unitMs, memory };
}

/** Resident memory of a process. Both ways tell kibibytes. */
function memoryOf(pid: number): number {
  const kibibytes =
    process.platform === 'linux'
      ? /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kibibytes) * 1024;
}
