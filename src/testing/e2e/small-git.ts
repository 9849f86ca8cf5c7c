import childProcess, { type ChildProcess, type SpawnOptions } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

import { ONLY_PATH, writeCommand } from '../small-process.ts';

/*
 * Use cases in the process of a test start many a git, and the fork of so large a process takes the system more time than git itself. So a
 * small process starts them.
 */

/** Runs the command of each folder that comes in, beside the others, and answers with the folder and the exit code. */
const SERVER = `while read -r at; do { (. "$at/run") </dev/null >"$at/out" 2>"$at/err"; echo "$at $?"; } & done`;

/** Read once: a test may set another one, also one that is not there. */
const SCRATCH = tmpdir();

type Start = (program: string, args: readonly string[], options: SpawnOptions) => ChildProcess;
const START: Start = childProcess.spawn;
const ENDED = new EventEmitter();
let server: ChildProcess | undefined;

/** Only git, and only where nobody writes to it (`--batch`): anything else is started as it is. */
function spawn(...[program, args, options]: Parameters<Start>): ChildProcess {
  const isPlain = program === 'git' && !args.some((arg) => arg.startsWith('--batch') || arg.includes('\0'));
  if (!isPlain) return START(program, args, options);
  const folder = mkdtempSync(join(SCRATCH, 'portcullis-start-'));
  writeCommand(join(folder, 'run'), program, args, {
    cwd: String(options.cwd ?? '.'),
    env: options.env ?? process.env,
  });
  const child = new EventEmitter();
  const [stdout, stderr] = [later(), later()];
  ENDED.once(folder, (status: number) => {
    // There is no such program, which Node tells by a negative number.
    const code = status === 127 ? -2 : status;
    child.emit('exit', code, null);
    void Promise.all([once(stdout, 'close'), once(stderr, 'close')]).then(() => child.emit('close', code, null));
    stdout.push(readFileSync(join(folder, 'out')));
    stderr.push(readFileSync(join(folder, 'err')));
    for (const stream of [stdout, stderr]) stream.push(null);
    rmSync(folder, { recursive: true });
  });
  server ??= startServer();
  server.stdin?.write(`${folder}\n`);
  return Object.assign(child, { stdout, stderr }) as unknown as ChildProcess;
}

function later(): Readable {
  return new Readable({ read: () => {} });
}

function startServer(): ChildProcess {
  const started = START('sh', ['-c', SERVER], { stdio: ['pipe', 'pipe', 'ignore'], env: ONLY_PATH });
  if (started.stdout === null) throw new Error('a process without its output');
  createInterface(started.stdout).on('line', (line) => {
    const [, folder = '', status] = /^(.*) (\d+)$/.exec(line) ?? [];
    ENDED.emit(folder, Number(status));
  });
  return started;
}

// Once for all files of a worker.
if (!('isSmall' in START)) {
  Object.assign(spawn, { isSmall: true });
  childProcess.spawn = spawn as typeof childProcess.spawn;
  syncBuiltinESMExports();
}
