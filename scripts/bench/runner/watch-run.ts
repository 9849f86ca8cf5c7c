import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

/** Milliseconds between looks at the memory of the runner. */
const SAMPLE_MS = 50;
/** The line before the first unit, and that of a unit which ended. */
const BEGUN = / at a time$/;
const ENDED = /^\[\d+\/\d+\] /;

export interface MemorySample {
  /** How many units had ended. */
  readonly ended: number;
  readonly bytes: number;
}

export interface WatchedRun {
  readonly code: number | null;
  readonly out: string;
  readonly seconds: number;
  /** Milliseconds from the line before the first unit until each unit's own, in their order, as they arrive here. */
  readonly ends: readonly number[];
  /** From the first unit that ended on. */
  readonly memory: readonly MemorySample[];
}

/** Runs a command of the bundle as a user would, and follows its lines and its memory from outside. */
export async function watchRun(cli: string, args: readonly string[], cwd: string): Promise<WatchedRun> {
  const begin = performance.now();
  const { NODE_OPTIONS: _options, MAX_CONCURRENCY: _concurrency, ...env } = process.env;
  const child = spawn(process.execPath, [cli, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let begun = begin;
  const ends: number[] = [];
  const memory: MemorySample[] = [];
  const errors: string[] = [];
  createInterface(child.stderr).on('line', (line) => {
    if (ENDED.test(line)) ends.push(performance.now() - begun);
    else if (BEGUN.test(line)) begun = performance.now();
    else errors.push(line);
  });
  const timer = setInterval(() => {
    if (ends.length > 0 && child.exitCode === null)
      memory.push({ ended: ends.length, bytes: memoryOf(child.pid ?? 0) });
  }, SAMPLE_MS);
  const closed = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [out, code] = await Promise.all([text(child.stdout), closed]).finally(() => clearInterval(timer));
  const seconds = (performance.now() - begin) / 1000;
  if (code === 2) throw new Error(`the run ended with 2:\n${errors.join('\n')}`);
  return { code, out, seconds, ends, memory };
}

/** Resident memory of a process. Both ways tell kibibytes. */
function memoryOf(pid: number): number {
  const kibibytes =
    process.platform === 'linux'
      ? /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kibibytes) * 1024;
}
