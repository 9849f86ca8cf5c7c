import { createReadStream } from 'node:fs';
import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';

import { compareCodePoints } from '../kernel/ordering.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { DISK, makeLastingFolder, removeIfThere, syncFolder, type Disk } from './disk.ts';
import { notWritten } from './file-error.ts';
import { filesInside } from './find-files.ts';
import { temporaryIn } from './write-file-atomically.ts';

/** SHA-256 of files, by their paths in a folder. */
export type Digests = Readonly<Record<string, string>>;

/** The digests of all files below a folder; no links, and nothing behind them. Throws what reading throws. */
export async function digestsOfFolder(folder: string): Promise<Digests> {
  const digests: Record<string, string> = {};
  for (const path of await filesInside(folder)) digests[path] = await digestOf(createReadStream(join(folder, path)));
  return digests;
}

/**
 * Packs a folder into `archive`, a `.tar.gz` that holds it by its name, and returns the digests of its files. The archive has its name only
 * once it was read back from the disk and every file had its digest. The folder stays.
 *
 * @throws PortcullisError `not_written`, and `invalid_input` where what was read back differs
 */
export async function archiveFolder(folder: string, archive: string, disk: Disk = DISK): Promise<Digests> {
  const what = 'the archive';
  await makeLastingFolder(dirname(archive), what, disk);
  const temporary = temporaryIn(dirname(archive));
  try {
    const digests = await digestsOfFolder(folder);
    const { create } = await import('tar');
    await create({ gzip: true, portable: true, cwd: dirname(folder), file: temporary }, [`./${basename(folder)}`]);
    syncFile(temporary, disk);
    requireSame(digests, await digestsOfArchive(temporary, basename(folder)), folder);
    disk.renameSync(temporary, archive);
    syncFolder(dirname(archive), disk);
    return digests;
  } catch (error) {
    removeIfThere(temporary, disk);
    throw error instanceof PortcullisError
      ? error
      : notWritten(error, `${archive}: ${what}`, 'a file that can be written');
  }
}

async function digestsOfArchive(archive: string, name: string): Promise<Digests> {
  const reading: Promise<readonly [path: string, digest: string]>[] = [];
  const { list } = await import('tar');
  await list({
    file: archive,
    strict: true,
    onReadEntry: (entry) => {
      if (entry.type === 'File' || entry.type === 'OldFile') {
        const path = entry.path.replace(`./${name}/`, '');
        reading.push(digestOf(entry).then((digest) => [path, digest]));
      }
    },
  });
  return Object.fromEntries((await Promise.all(reading)).sort(([a], [b]) => compareCodePoints(a, b)));
}

function requireSame(expected: Digests, found: Digests, folder: string): void {
  const paths = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  const path = paths.find((one) => expected[one] !== found[one]);
  if (path === undefined) return;
  const message = `${join(folder, path)}: expected the archive to hold ${expected[path] ?? 'no such file'}, found ${found[path] ?? 'nothing'}`;
  throw new PortcullisError(
    'invalid_input',
    message,
    'It may be written to: nothing was removed, and the next scan tries again.',
  );
}

async function digestOf(parts: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of parts) hash.update(part);
  return hash.digest('hex');
}

function syncFile(path: string, disk: Disk): void {
  const descriptor = disk.openSync(path, 'r+');
  try {
    disk.fsyncSync(descriptor);
  } finally {
    disk.closeSync(descriptor);
  }
}
