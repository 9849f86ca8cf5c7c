import { constants } from 'node:fs';
import { chmod, cp, lstat, mkdir, readdir, readFile, readlink, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';

import { PLUGIN_MANIFEST } from '../../contracts/client-package.ts';
import { notWritten } from '../file-error.ts';
import { isInside, withSlashes } from '../find-files.ts';

/** The folders of one unit; absolute, with `/` on every system. Nothing of them is shared with another unit. */
export interface UnitFolder {
  readonly root: string;
  readonly home: string;
  readonly workspace: string;
  readonly temporary: string;
  /** Where the client's raw output goes until it is stored. */
  readonly output: string;
  /** The unit's plugins, one folder for each. */
  readonly plugins: readonly string[];
}

/** A skill that a unit gets. */
export interface UnitSkill {
  /** Absolute. */
  readonly path: string;
  readonly plugin: string | null;
  /** The folder of the workspace that it is put into, where that is another one than for skills that are installed. */
  readonly into?: string;
}

/** A file that every unit of a batch gets. */
export interface UnitFile {
  /** In the workspace, with `/`. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly executable: boolean;
}

/** What a unit is given of a file's text, null for nothing of it; no function where all of it is given. */
type GivenPart = (path: string) => ((text: string) => { readonly given: string | null }) | null;

export interface UnitFolderRequest {
  /** The folder of the batch. */
  readonly parent: string;
  /** The name of the unit's folder. */
  readonly name: string;
  /** What is copied into the workspace; null leaves it empty. */
  readonly workspace: string | null;
  /** Absolute paths of folders in it that are left out. */
  readonly excluded: readonly string[];
  /** Written into the workspace. */
  readonly files: readonly UnitFile[];
  readonly given: GivenPart;
  /** Copied into `skillsFolder` of the workspace. */
  readonly skills: readonly UnitSkill[];
  readonly skillsFolder: string;
  /** Skills of plugins stand in folders of plugins instead. */
  readonly asPlugins: boolean;
}

const FILLED = 'a folder that can be made and filled';
const SEE_TMPDIR = 'Look at the space and the rights of the temporary folder; TMPDIR names another one.';

/**
 * The folder for the units of one batch or one shard of it, empty: outside of every repository, which agents would otherwise find above them. What an
 * earlier run of the same batch left there is removed.
 *
 * @throws PortcullisError `not_written`
 */
export async function makeBatchFolder(batchRunId: string, shard: number | null = null): Promise<string> {
  // Short, since clients make sockets below it, whose paths have a limit of about 100 bytes.
  const name = `pc-${batchRunId.slice(0, 8)}${shard === null ? '' : `-${shard}`}`;
  let path = join(tmpdir(), name);
  try {
    path = join(await realpath(tmpdir()), name);
    await removeFolder(path);
    await mkdir(path, { mode: 0o700 });
    return withSlashes(path);
  } catch (error) {
    throw notWritten(error, `${path}: the units' folder`, FILLED, SEE_TMPDIR);
  }
}

/** Makes the folders of a unit, with its own copies of workspace and skills. Throws `PortcullisError` where it cannot. */
export async function makeUnitFolder(request: UnitFolderRequest): Promise<UnitFolder> {
  const root = `${request.parent}/${request.name}`;
  const plugins = request.asPlugins ? [...new Set(request.skills.flatMap(({ plugin }) => plugin ?? []))] : [];
  const folder: UnitFolder = {
    root,
    home: `${root}/h`,
    workspace: `${root}/w`,
    temporary: `${root}/t`,
    output: `${root}/o`,
    // By number, since a plugin may be called as no folder can be.
    plugins: plugins.map((_, index) => `${root}/p/${index}`),
  };
  try {
    await rm(root, { recursive: true, force: true });
    for (const path of [folder.home, folder.workspace, folder.temporary, folder.output]) {
      await mkdir(path, { recursive: true, mode: 0o700 });
    }
    if (request.workspace !== null) await copyFolder(request.workspace, folder.workspace, request.excluded);
    for (const inside of new Set(request.files.map(({ path }) => dirname(path)))) {
      await mkdir(`${folder.workspace}/${inside}`, { recursive: true, mode: 0o700 });
    }
    for (const { path, bytes, executable } of request.files) {
      await writeFile(`${folder.workspace}/${path}`, bytes, { mode: executable ? 0o700 : 0o600 });
    }
    for (const { path, plugin, into } of request.skills) {
      const home = plugin === null ? undefined : folder.plugins[plugins.indexOf(plugin)];
      const skills = home === undefined ? `${folder.workspace}/${into ?? request.skillsFolder}` : `${home}/skills`;
      // The workspace may have a link there, or an older copy.
      await rm(`${skills}/${basename(path)}`, { recursive: true, force: true });
      await copyFolder(path, `${skills}/${basename(path)}`);
    }
    for (const place of [folder.workspace, ...folder.plugins]) await giveParts(place, request.given);
    // The plugin's own manifest may start hooks and servers, which say nothing about routing.
    for (const [index, name] of plugins.entries()) {
      const manifest = `${folder.plugins[index]}/${PLUGIN_MANIFEST}`;
      await writeUnitFile(folder, manifest, JSON.stringify({ name }));
    }
    return folder;
  } catch (error) {
    throw notWritten(error, `${root}: the unit's folder`, FILLED, SEE_TMPDIR);
  }
}

/** Leaves of each file what a unit is given of it. A link to a folder goes where its files would be looked at by that path. */
async function giveParts(folder: string, given: GivenPart): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const [place, isLink] = [join(entry.parentPath, entry.name), entry.isSymbolicLink()];
    const path = withSlashes(relative(folder, place));
    const part = given(path);
    if (entry.isDirectory() || (part ?? (isLink ? given(`${path}/settings.json`) : null)) === null) continue;
    // Bytes stay as they are, whatever their encoding.
    const text = await readFile(place, 'latin1').catch(() => null);
    const rest = text === null || part === null ? null : part(text).given;
    if (rest === text && !isLink) continue;
    await rm(place);
    if (rest !== null) await writeFile(place, rest, 'latin1');
  }
}

/** Writes a file that a client needs, below the unit's folder only. */
export async function writeUnitFile(folder: UnitFolder, path: string, text: string): Promise<void> {
  if (!isInside(folder.root, path)) throw new Error(`${path} is not inside the unit's folder`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, text, { mode: 0o600 });
}

/** Takes away what a unit or a batch left. What cannot be removed stays: it is in the temporary folder. */
export async function removeFolder(path: string): Promise<boolean> {
  const remove = (): Promise<boolean> =>
    rm(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 }).then(
      () => true,
      () => false,
    );
  if (await remove()) return true;
  // Agents make read-only folders, such as the module cache of Go.
  await makeWritable(path).catch(() => undefined);
  return remove();
}

async function makeWritable(folder: string): Promise<void> {
  if (!(await lstat(folder)).isDirectory()) return;
  await chmod(folder, 0o700);
  for (const name of await readdir(folder)) await makeWritable(join(folder, name));
}

async function copyFolder(from: string, to: string, excluded: readonly string[] = []): Promise<void> {
  const { source, isCopied } = await copiedEntries(from, excluded);
  await cp(source, to, {
    recursive: true,
    // Copies share their blocks where the file system can do that.
    mode: constants.COPYFILE_FICLONE,
    verbatimSymlinks: true,
    filter: isCopied,
  });
}

/** Folders that are no part of what an agent works on, and too large to copy for each unit. */
const NOT_COPIED = new Set(['.git', 'node_modules']);

/** What a folder's copy is made of. */
export interface CopiedEntries {
  /** The folder, without links in its path: a skill is often kept in one place and linked from others. */
  readonly source: string;
  /** Whether what stands at a path below `source` is copied; of a folder that is not, nothing is. */
  readonly isCopied: (path: string) => Promise<boolean>;
}

/**
 * Which entries of a folder a unit gets: files, folders, and links that stay inside. `excluded`: absolute paths of folders that are left
 * out as well. Throws what the file system says.
 */
export async function copiedEntries(folder: string, excluded: readonly string[] = []): Promise<CopiedEntries> {
  const source = await realpath(folder);
  const left = new Set(await Promise.all(excluded.map((path) => realpath(path).catch(() => path))));
  return {
    source,
    isCopied: async (path) =>
      path === source || (!NOT_COPIED.has(basename(path)) && !left.has(path) && (await staysInside(path, source))),
  };
}

/** A link that leads out of the copy would let one unit write what another one reads: it is left out. */
async function staysInside(path: string, root: string): Promise<boolean> {
  const stats = await lstat(path);
  if (!stats.isSymbolicLink()) return stats.isFile() || stats.isDirectory();
  const target = await readlink(path);
  if (isAbsolute(target)) return false;
  return isInside(root, resolve(dirname(path), target));
}
