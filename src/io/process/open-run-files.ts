import { closeSync, constants, fstatSync, openSync, statSync } from 'node:fs';

import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { NotAFileError, notWritten, unreadable } from '../file-error.ts';
import { isShortage } from './spawn-error.ts';

/** Open file descriptors for a process; `stdin` is null where there is nothing to read. */
export interface RunFiles {
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
export function openRunFiles(stdin: string | null, stdout: string, stderr: string): RunFiles {
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
  throw new PortcullisError('invalid_input', `${path}: ${what}: expected a file, found something else`);
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
