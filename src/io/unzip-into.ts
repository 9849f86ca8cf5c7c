import { createWriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { Entry, ZipFile } from 'yauzl';

import { printable } from '../contracts/problem.ts';
import { invalidInput, PortcullisError } from '../kernel/portcullis-error.ts';
import { fileErrorCode, notWritten } from './file-error.ts';
import { makeFolder } from './make-folder.ts';

/** What may come out of one zip file. */
export interface UnzipLimits {
  readonly files: number;
  /** Of all files together. */
  readonly bytes: number;
}

const LIMITS: UnzipLimits = { files: 20_000, bytes: 1024 * 1024 * 1024 };
/** Of a path inside; file systems end at 255 for a name and 4096 for a path. */
const PATH_LENGTH = 1024;
const NAME_SHOWN = 120;

const UNIX = 3;
const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;

/**
 * Writes the files of a zip into a folder, which should be new. Whoever made the zip is not trusted: every file stays below the folder,
 * stands there once, is a regular one, and no more is written than the limits allow, even if the zip lies about its sizes.
 *
 * @param what names the zip for people
 * @throws PortcullisError `invalid_input` for a zip that is damaged or breaks one of these rules; `not_written` where the disk refuses
 */
export async function unzipInto(
  folder: string,
  zip: Uint8Array,
  what: string,
  limits: UnzipLimits = LIMITS,
): Promise<void> {
  // Loaded only where there is something to unpack.
  const { fromBufferPromise } = await import('yauzl');
  await makeFolder(folder, what);
  const left = { ...limits };
  try {
    // Its directory is read, never what stands before each file, so that a zip says one thing only. A file that unpacks to another size
    // than the directory says is an error, and so is a path that leads out of the folder.
    const opened = await fromBufferPromise(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength), {
      strictFileNames: true,
      validateEntrySizes: true,
    });
    for await (const entry of opened.eachEntry()) {
      const problem = problemOf(entry) ?? overLimit(entry, left, limits);
      if (problem !== null) throw refused(what, `${shortName(entry)}: ${problem}`);
      if (!entry.fileName.endsWith('/')) await writeEntry(opened, entry, folder, what);
    }
  } catch (error) {
    if (error instanceof PortcullisError || !(error instanceof Error)) throw error;
    throw refused(what, printable(error.message).slice(0, 300), error);
  }
}

function problemOf(entry: Entry): string | null {
  const segments = entry.fileName.replace(/\/$/, '').split('/');
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) return 'a path with gaps';
  if (/[\p{Cc}:\\]/u.test(entry.fileName)) return 'a path with control characters, colons or backslashes';
  if (entry.fileName.length > PATH_LENGTH) return `a path of more than ${PATH_LENGTH} characters`;
  if (entry.isEncrypted()) return 'an encrypted file';
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
  const isOther = entry.versionMadeBy >>> 8 === UNIX && type !== 0 && type !== REGULAR;
  return isOther && !entry.fileName.endsWith('/') ? 'a link or a device' : null;
}

function overLimit(
  { uncompressedSize }: Entry,
  left: { files: number; bytes: number },
  { files, bytes }: UnzipLimits,
): string | null {
  left.files -= 1;
  left.bytes -= uncompressedSize;
  if (left.files < 0) return `one of more than ${files} files`;
  return left.bytes < 0 ? `more than ${bytes} bytes altogether` : null;
}

async function writeEntry(opened: ZipFile, entry: Entry, folder: string, what: string): Promise<void> {
  const path = join(folder, entry.fileName);
  await makeFolder(dirname(path), what);
  const content = await opened.openReadStreamPromise(entry);
  try {
    // Never over what is there: of two files of one name it would be unknown which one counts.
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    const code = fileErrorCode(error);
    if (code === 'EEXIST') throw refused(what, `${shortName(entry)}: a second file of that name`);
    // Of the zip itself; what the file system says has a code.
    if (code === undefined || /^(?:Z_|ERR_)/.test(code)) throw error;
    throw notWritten(error, `${path}: a file of ${what}`, 'one that can be written', 'Give the runner more room.');
  }
}

function shortName({ fileName }: Entry): string {
  return printable(fileName.slice(0, NAME_SHOWN));
}

function refused(what: string, found: string, cause?: unknown): PortcullisError {
  return invalidInput(
    `${what}: expected a zip of files below one folder, found ${found}`,
    'Upload it again, or look at what uploaded it.',
    { cause },
  );
}
