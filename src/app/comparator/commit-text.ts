import type { CommitFiles } from '../../contracts/commit-files.ts';
import { CONFIG_PATH, type Config } from '../../contracts/config.ts';
import { decodeUtf8 } from '../../io/read-text-file.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { configFromText } from '../repository/load-config.ts';

export interface FileText {
  readonly text: string;
  /** The id of its blob; null where no commit was read. */
  readonly blob: string | null;
}

/** A file as a commit has it; null where it has none. Throws `not_comparable` where that cannot be told. */
export async function textAt(files: CommitFiles, commit: string, path: string): Promise<FileText | null> {
  const read = await files.readFileAt(commit, path.replace(/^\.\//, ''));
  if (read.kind === 'absent') return null;
  if (read.kind === 'unreadable') throw notComparable(`${at(commit, path)} cannot be read: ${read.reason}`);
  return { text: attributed(commit, () => decodeUtf8(read.bytes, at(commit, path), 'a file')), blob: read.blob };
}

/** The configuration of a commit; null where it has none. Throws `not_comparable` where it is unknown or invalid. */
export async function configAt(files: CommitFiles, commit: string): Promise<Config | null> {
  const read = await textAt(files, commit, CONFIG_PATH);
  if (read === null) return null;
  return configFromText(read.text, at(commit, CONFIG_PATH)).catch((error: unknown) => {
    throw invalidAt(commit, error);
  });
}

/** What is wrong with a file is said of the commit that holds it. */
export function attributed<T>(commit: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw invalidAt(commit, error);
  }
}

function invalidAt(commit: string, error: unknown): unknown {
  if (!(error instanceof PortcullisError)) return error;
  const message = `the comparator ${commit} holds an invalid file:\n${error.message}`;
  return new PortcullisError('not_comparable', message, 'Correct it on the base branch first.', { cause: error });
}

/** A file of a commit, in messages. */
export function at(commit: string, path: string): string {
  return `${commit.slice(0, 12)}:${path}`;
}

/** Nothing can be said about what is compared: exit code 3. */
export function notComparable(message: string, help?: string): PortcullisError {
  return new PortcullisError('not_comparable', message, help);
}
