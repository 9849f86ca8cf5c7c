import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, constants, fstatSync, openSync, statSync, accessSync, readSync } from 'node:fs';
import { isAbsolute } from 'node:path';

import { errorText, invalidInput } from '../../kernel/portcullis-error.ts';
import { NotAFileError, notWritten, unreadable, fileErrorCode } from '../file-error.ts';
import type { ProcessEnd, ProcessRequest, Termination } from './process-request.ts';
import { RunningProcess } from './running-process.ts';

/**
 * Runs a process in a process group of its own until it is gone, with everything that it started (src/io/README.md,
 * "Processes"). What goes wrong with the process is part of the answer. Throws `PortcullisError` where a file of the run cannot be
 * opened, and what `watch` throws; the process is ended before.
 */
export async function runProcess(request: ProcessRequest): Promise<ProcessEnd> {
  let files;
  try {
    files = openRunFiles(request.stdin, request.stdout, request.stderr);
  } catch (error) {
    if (isShortage(error)) return unstarted(spawnErrorText(error, request), 'exited');
    throw error;
  }
  try {
    return await runWith(request, files);
  } finally {
    files.close();
  }
}

async function runWith(request: ProcessRequest, files: RunFiles): Promise<ProcessEnd> {
  if (request.signal?.aborted === true) return unstarted(null, 'cancelled');
  const begin = performance.now();
  const child = await startProcess(request, files);
  if (typeof child === 'string') return unstarted(child, 'exited');
  return new RunningProcess(child, request, files, begin).end();
}

function unstarted(spawnError: string | null, termination: Termination): ProcessEnd {
  return { exitCode: null, signal: null, spawnError, termination, survivors: 0, wallMs: 0 };
}

/**
 * Starts a process in a group and session of its own, with files for its output. A sentence where that failed. Nothing else of the
 * event loop runs between the start and the caller's next line.
 */
async function startProcess(request: ProcessRequest, files: RunFiles): Promise<ChildProcess | string> {
  const problem = unstartable(request.program);
  if (problem !== null) return problem;
  const { program, args, cwd, environment, marker } = request;
  try {
    const child = spawn(program, args, {
      cwd,
      // Node would hand on this one of its own, unless it is named here.
      env: { NODE_V8_COVERAGE: undefined, ...environment, ...(marker === null ? {} : { [marker.name]: marker.value }) },
      stdio: [files.stdin ?? 'ignore', files.stdout, files.stderr],
      // On Windows this would open a window, and there are no groups.
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    if (child.pid !== undefined) return child;
    return await new Promise((resolve) => {
      child.once('error', (error) => resolve(spawnErrorText(error, request)));
    });
  } catch (error) {
    // Some errors are thrown, others emitted.
    return spawnErrorText(error, request);
  }
}

/** Open file descriptors for a process; `stdin` is null where there is nothing to read. */
interface RunFiles {
  readonly stdin: number | null;
  readonly stdout: number;
  readonly stderr: number;
  /** Closes what is still open. The process has its own copies. */
  close(): void;
}

/** Appending, so that a program which opens `/dev/stdout` once more cannot make others write over what it wrote. */
const FLAGS = constants.O_RDWR | constants.O_CREAT | constants.O_TRUNC | constants.O_APPEND;

const WRITABLE = 'a file that can be written';

/**
 * Opens the files of a run; `stdout` and `stderr` are made or emptied, and readable for the user only, since clients print secrets.
 * Throws `PortcullisError`: `not_written` where one cannot be made, `not_found` or `invalid_input` where stdin cannot be read. An
 * error by which this process or the system ran out of open files is thrown as it is.
 */
function openRunFiles(stdin: string | null, stdout: string, stderr: string): RunFiles {
  const open: number[] = [];
  const keep = (file: number): number => {
    open.push(file);
    return file;
  };
  const close = (): void => {
    for (const file of open.splice(0)) closeSync(file);
  };
  try {
    return {
      stdin: stdin === null ? null : keep(openInput(stdin)),
      stdout: keep(openOutput(stdout, 'the standard output of a client')),
      stderr: keep(openOutput(stderr, 'the error output of a client')),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

function openInput(path: string): number {
  const what = 'the standard input of a client';
  try {
    // Looked at first: opening a pipe would wait for a writer.
    if (statSync(path).isFile()) return openSync(path, 'r');
  } catch (error) {
    throw isShortage(error) ? error : unreadable(error, path, what);
  }
  throw invalidInput(`${path}: ${what}: expected a file, found something else`);
}

function openOutput(path: string, what: string): number {
  let file;
  try {
    file = openSync(path, FLAGS, 0o600);
  } catch (error) {
    throw isShortage(error) ? error : notWritten(error, `${path}: ${what}`, WRITABLE);
  }
  if (fstatSync(file).isFile()) return file;
  closeSync(file);
  throw notWritten(new NotAFileError('a pipe or a device'), `${path}: ${what}`, WRITABLE);
}

/** What was to be started, and in which folder. */
type Start = Pick<ProcessRequest, 'program' | 'cwd'>;

const IN_WORDS: Readonly<Record<string, string>> = {
  E2BIG: 'arguments and environment together are longer than the system allows (E2BIG)',
  EAGAIN: 'the system allows no more processes (EAGAIN)',
  EMFILE: 'this process has too many open files (EMFILE)',
  ENFILE: 'the system has too many open files (ENFILE)',
  ENOEXEC: 'it is no program for this system (ENOEXEC)',
  ENOMEM: 'there is not enough memory (ENOMEM)',
  ERR_INVALID_ARG_VALUE: 'the working folder, an argument or a variable of the environment holds a NUL byte',
  ETXTBSY: 'it is being written (ETXTBSY)',
};

/** Whether the error says that this process or the system ran out of something, and not that a path is wrong. */
function isShortage(error: unknown): boolean {
  return ['EMFILE', 'ENFILE'].includes(fileErrorCode(error) ?? '');
}

/** Why a program could not be started, as a sentence. The system says the same of a missing program and a missing folder. */
function spawnErrorText(error: unknown, { program, cwd }: Start): string {
  const code = fileErrorCode(error) ?? errorText(error);
  const ofPlace = ['ENOENT', 'EACCES', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'EPERM'].includes(code);
  const place = ofPlace ? (folderProblem(cwd) ?? programProblem(program, code)) : null;
  return place ?? `${program} could not be started: ${IN_WORDS[code] ?? code}.`;
}

/**
 * Why a program cannot be started, as far as that is known before: a relative path, and what only a shell can run. The C library would
 * hand a text without a first line `#!` to a shell. Null if it may be started.
 */
function unstartable(program: string): string | null {
  if (!isAbsolute(program)) return `${program} could not be started: expected the absolute path of a program.`;
  if (process.platform === 'win32') {
    if (!/\.(?:cmd|bat)$/i.test(program)) return null;
    return `${program} could not be started: it needs a shell. Name the executable or script that it starts.`;
  }
  const head = headOf(program);
  if (head === null || head.startsWith('#!') || head.includes('\0')) return null;
  return `${program} could not be started: it is neither a native program nor a script whose first line begins with "#!".`;
}

function folderProblem(cwd: string): string | null {
  try {
    if (!statSync(cwd).isDirectory()) return `The working folder ${cwd} is no folder.`;
    accessSync(cwd, constants.X_OK);
    return null;
  } catch (error) {
    const code = fileErrorCode(error) ?? '';
    return code === 'ENOENT'
      ? `The working folder ${cwd} does not exist.`
      : `The working folder ${cwd} cannot be entered (${code}).`;
  }
}

function programProblem(program: string, code: string): string {
  try {
    if (!statSync(program).isFile()) return `${program} could not be started: it is no file.`;
  } catch (error) {
    const found = fileErrorCode(error) ?? '';
    if (found === 'ENOENT' || found === 'ENOTDIR') return `The program ${program} does not exist.`;
    return `The program ${program} cannot be reached (${found}).`;
  }
  if (code !== 'ENOENT') return `${program} could not be started: there is no permission to execute it (${code}).`;
  return `${program} could not be started: the interpreter that its first line names, or its loader, does not exist.`;
}

/** The first bytes of a file; null if it cannot be read: then the start itself fails. */
function headOf(path: string): string | null {
  let file;
  try {
    if (!statSync(path).isFile()) return null;
    file = openSync(path, 'r');
    const bytes = Buffer.alloc(256);
    return bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0));
  } catch {
    return null;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
