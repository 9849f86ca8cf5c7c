import { accessSync, closeSync, constants, openSync, readSync, statSync } from 'node:fs';
import { isAbsolute } from 'node:path';

import { errorText } from '../../kernel/portcullis-error.ts';
import { fileErrorCode } from '../file-error.ts';
import type { ProcessRequest } from './process-request.ts';

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
export function isShortage(error: unknown): boolean {
  return ['EMFILE', 'ENFILE'].includes(fileErrorCode(error) ?? '');
}

/** Why a program could not be started, as a sentence. The system says the same of a missing program and a missing folder. */
export function spawnErrorText(error: unknown, { program, cwd }: Start): string {
  const code = fileErrorCode(error) ?? errorText(error);
  const ofPlace = ['ENOENT', 'EACCES', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'EPERM'].includes(code);
  const place = ofPlace ? (folderProblem(cwd) ?? programProblem(program, code)) : null;
  return place ?? `${program} could not be started: ${IN_WORDS[code] ?? code}.`;
}

/**
 * Why a program cannot be started, as far as that is known before: a relative path, and what only a shell can run. The C library would
 * hand a text without a first line `#!` to a shell. Null if it may be started.
 */
export function unstartable(program: string): string | null {
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
