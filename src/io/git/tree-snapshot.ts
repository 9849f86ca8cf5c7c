import { spawn } from 'node:child_process';
import { chmod, mkdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';

import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { isInside } from '../find-files.ts';
import { gitEnvironment } from './git-command.ts';
import type { GitRepository } from './git-repository.ts';
import { repositoryPath } from './repository-path.ts';

/** The most there may be in a snapshot. */
const LIMITS = { files: 100_000, bytes: 1024 ** 3 };
/** How a pointer to a file of Git LFS begins. */
const LFS_POINTER = Buffer.from('version https://git-lfs.github.com/spec/');

/**
 * Writes the tree of a commit into an empty folder, from the objects of the clone (src/io/README.md, "Git"): the bytes that were
 * committed, whatever filters and attributes say, and nobody may write to them. The commit is fetched where the clone lacks it.
 *
 * @throws PortcullisError `not_comparable` where an object cannot be had, `invalid_input` for a tree over the limits
 */
export async function writeTreeSnapshot(
  repository: GitRepository,
  commit: string,
  folder: string,
  limits = LIMITS,
): Promise<void> {
  // Mode and id of regular files and links; submodules are commits.
  const blobs = [...(await repository.listEntriesAt(commit))].filter(([, entry]) => /^1[02]/.test(entry));
  if (blobs.length > limits.files) throw refused('invalid_input', commit, `at most ${limits.files} files`, 'more');
  const folders = new Set(['.']);
  for (const [path] of blobs) {
    for (let at = dirname(repositoryPath(path)); !folders.has(at); at = dirname(at)) folders.add(at);
  }
  for (const path of folders) await mkdir(join(folder, path), { recursive: true, mode: 0o700 });
  const links = new Map<string, string>();
  let bytes = 0;
  for await (const [path, entry, content] of contentsOf(repository.root, commit, blobs)) {
    bytes += content.length;
    if (bytes > limits.bytes) throw refused('invalid_input', commit, `at most ${limits.bytes} bytes`, 'more');
    if (entry.startsWith('12')) links.set(path, content.toString());
    else if (!content.subarray(0, LFS_POINTER.length).equals(LFS_POINTER)) {
      await writeFile(join(folder, path), content, { flag: 'wx', mode: entry.startsWith('100755') ? 0o555 : 0o444 });
    }
  }
  // After all files, so that none is written through a link; judged when all are there, since one may lead through another.
  for (const [path, target] of links) await symlink(target, join(folder, path));
  const root = await realpath(folder);
  const inside = new Set<string>();
  for (const path of links.keys()) {
    if (isInside(root, await realpath(join(folder, path)).catch(() => dirname(root)))) inside.add(path);
  }
  for (const path of links.keys()) if (!inside.has(path)) await rm(join(folder, path));
  for (const path of folders) await chmod(join(folder, path), 0o555);
}

type Entry = readonly [path: string, entry: string];

/** Each entry with its bytes, in their order, from one process. */
async function* contentsOf(root: string, commit: string, entries: Entry[]): AsyncGenerator<[...Entry, Buffer]> {
  const env = gitEnvironment(process.env);
  // A server that a partial clone asks for objects may stop answering.
  const git = spawn('git', ['cat-file', '--batch=%(objectsize)'], { cwd: root, env, timeout: 600_000 });
  // Where git cannot be started, or ends early, its output ends.
  for (const place of [git, git.stdin]) place.on('error', () => undefined);
  git.stderr.resume();
  const chunks = git.stdout[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
  let rest: Buffer = Buffer.alloc(0);
  const take = async (size: number, path: string): Promise<Buffer> => {
    const parts = [rest];
    for (let length = rest.length; length < size; length += parts.at(-1)?.length ?? 0) {
      const { value } = await chunks.next();
      if (value === undefined) throw refused('not_comparable', commit, `the object of ${path}`, 'none');
      parts.push(value);
    }
    const all = parts.length === 1 ? rest : Buffer.concat(parts);
    rest = all.subarray(size);
    return all.subarray(0, size);
  };
  try {
    Readable.from(entries.map(([, entry]) => `${entry.slice(7)}\n`)).pipe(git.stdin);
    for (const [path, entry] of entries) {
      let size = '';
      for (let next = ''; next !== '\n'; size += next) next = (await take(1, path)).toString('latin1');
      if (!/^\d+\n$/.test(size)) throw refused('not_comparable', commit, `the object of ${path}`, 'none');
      yield [path, entry, await take(Number(size), path)];
      await take(1, path);
    }
  } finally {
    git.kill('SIGKILL');
  }
}

function refused(code: 'invalid_input' | 'not_comparable', commit: string, expected: string, found: string): Error {
  const help = 'Check out with `fetch-depth: 0`, or name a program by its absolute path outside of the checkout.';
  return new PortcullisError(code, `the tree of ${commit}: expected ${expected}, found ${found}`, help);
}
