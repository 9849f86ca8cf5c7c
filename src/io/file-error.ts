import { errorText, mismatchError, notFound, PortcullisError } from '../kernel/portcullis-error.ts';

/** Something else stands where a regular file is read; the message says what. */
export class NotAFileError extends Error {
  override readonly name = 'NotAFileError';
}

/** The code of a file-system error; undefined where it is no such error. */
export function fileErrorCode(error: unknown): string | undefined {
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
}

/** Whether a file-system error says that nothing is there. */
export function isMissing(error: unknown): boolean {
  const code = fileErrorCode(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** What was found in the place of what was expected, in words. */
export function foundInstead(error: unknown): string {
  const code = fileErrorCode(error);
  if (code === undefined) return errorText(error);
  const words: Readonly<Record<string, string>> = {
    EACCES: 'one without permission (EACCES)',
    EEXIST: 'a file',
    EISDIR: 'a folder',
    ELOOP: 'links that lead in a circle',
    ENAMETOOLONG: 'a name that is too long',
    ENOENT: 'nothing',
    ENOSPC: 'no space on the device',
    ENOTDIR: 'a file in the place of a folder',
    EPERM: 'one without permission (EPERM)',
    EROFS: 'a read-only file system',
    ERR_INVALID_ARG_VALUE: 'a path with a NUL byte',
  };
  return words[code] ?? code;
}

/** The error for a place that cannot be written. @param expected such as `a file that can be written` */
export function notWritten(
  error: unknown,
  place: string,
  expected: string,
  help = 'Name a place that can be written to.',
): PortcullisError {
  const message = `${place}: expected ${expected}, found ${foundInstead(error)}`;
  return new PortcullisError('not_written', message, help, { cause: error });
}

/** The error for a document that cannot be read; `what` names it for people. */
export function unreadable(error: unknown, path: string, what: string): PortcullisError {
  if (isMissing(error)) {
    const mismatch = { expected: what, found: 'no such file' };
    const message = `${path}: ${what}: there is no such file`;
    return notFound(message, 'Check the path.', { cause: error, mismatch });
  }
  const mismatch = { expected: 'a readable file', found: foundInstead(error) };
  const help = error instanceof NotAFileError ? 'Put a regular file there.' : undefined;
  return mismatchError('invalid_input', `${path}: ${what}`, mismatch, help, { cause: error });
}
