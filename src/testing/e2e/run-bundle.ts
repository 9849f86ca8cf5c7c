import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { onTestFinished } from 'vitest';

import { distFile, plainEnvironment } from './house.ts';
import { actionInProcess, runInProcess, type InProcessOptions } from './run-in-process.ts';
import { runnerEnvironment, type RunnerOptions } from '../fake-github/runner-environment.ts';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string | Uint8Array | Readable;
  /** Another Node than the one of the tests. */
  readonly node?: string;
  /** Flags of Node itself. */
  readonly nodeFlags?: readonly string[];
  /** Gets the process as it begins, to interrupt it. */
  readonly onStart?: (child: ChildProcess) => void;
}

/** Runs a file of the bundle in a process of its own. */
export async function runFile(file: string, args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const child = spawn(options.node ?? process.execPath, [...(options.nodeFlags ?? []), file, ...args], {
    cwd: options.cwd ?? tmpdir(),
    env: { ...plainEnvironment(), ...options.env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  options.onStart?.(child);
  // A program that does not read to the end closes its side.
  child.stdin.on('error', () => undefined);
  if (options.input instanceof Readable) options.input.pipe(child.stdin);
  else child.stdin.end(options.input ?? '');
  const closed = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { code, out, err };
}

/** Node's flags by which a process tells its largest amount of memory (KB) at its end: `PEAK=123` on standard error. */
export const TELL_PEAK: readonly string[] = [
  '--import',
  'data:text/javascript,process.on("exit",()=>process.stderr.write("PEAK="+process.resourceUsage().maxRSS))',
];

/** What such a process told. */
export function peakOf({ err }: Ran): number {
  return Number(/PEAK=(\d+)/.exec(err)?.[1]);
}

/** The command line, in the process of the test. */
export function cli(args: readonly string[], { cwd = tmpdir(), ...options }: InProcessOptions = {}): Promise<Ran> {
  return runInProcess(args, { cwd, ...options });
}

/** The same in a process of its own: for its edges, for what a process takes, and once for each command. */
export function cliProcess(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  return runFile(distFile('cli.js'), args, options);
}

export interface ActionRan extends Ran {
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** What the step after the job gets, as `STATE_<name>`. */
  readonly state: Readonly<Record<string, string>>;
  /** The runner's temporary folder, where the report is. */
  readonly runnerTemp: string;
  /** The annotations that the runner would take from the log, in order. */
  readonly annotations: readonly string[];
}

export interface ActionOptions extends RunOptions, Omit<RunnerOptions, 'folder' | 'workspace'> {
  readonly inputs: Readonly<Record<string, string>>;
  /** False for a process of its own, where the edge is what is tested. */
  readonly inProcess?: boolean;
  /** Variables that the runner would set and this one does not. */
  readonly without?: readonly string[];
}

/** An action as the runner starts it: inputs and files by environment, nothing by argument. */
export async function action(
  name: string,
  { without = [], inProcess = true, ...options }: ActionOptions,
): Promise<ActionRan> {
  const folder = temporaryFolder();
  const runner = runnerEnvironment({ ...options, folder, workspace: options.cwd ?? folder });
  const env: Record<string, string> = { ...runner.env, ...options.env };
  for (const variable of without) delete env[variable];
  const ran = inProcess
    ? await actionInProcess(name, { cwd: options.cwd ?? tmpdir(), env })
    : await runFile(distFile(`${name}.js`), [], { ...options, env });
  return {
    ...ran,
    outputs: heredocs(runner.read('output')),
    summary: runner.read('summary'),
    state: heredocs(runner.read('state')),
    runnerTemp: runner.temp,
    annotations: commandsOf(ran.out).filter((line) => /^::(?:error|warning|notice)/.test(line)),
  };
}

/** The lines of a log that the runner takes for commands: none between `stop-commands` and its token. */
export function commandsOf(log: string): readonly string[] {
  const commands: string[] = [];
  let stopped: string | undefined;
  for (const line of log.split('\n')) {
    if (stopped !== undefined) {
      if (line === `::${stopped}::`) stopped = undefined;
      continue;
    }
    const token = /^::stop-commands::(.+)$/.exec(line.trim())?.[1];
    if (token !== undefined) stopped = token;
    else if (/^\s*::|##\[/.test(line)) commands.push(line);
  }
  return commands;
}

/** `NAME<<DELIMITER\nvalue\nDELIMITER` as the runner reads it. */
function heredocs(content: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = content.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const match = /^(\S+?)<<(.+)$/.exec(lines[index] ?? '');
    if (match?.[1] === undefined || match[2] === undefined) continue;
    const end = lines.indexOf(match[2], index + 1);
    values[match[1]] = lines.slice(index + 1, end).join('\n');
    index = end;
  }
  return values;
}

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portcullis-e2e-')));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
