import { readdir, readlink } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

import { digestOf, RunningDigest } from '../../kernel/digest.ts';
import { compareCodePoints } from '../../kernel/ordering.ts';
import { unreadable } from '../file-error.ts';
import { withSlashes } from '../find-files.ts';
import { fileChunks } from '../open-file.ts';
import { copiedEntries, type UnitSkill } from './unit-folder.ts';

/**
 * `sha256:<hex>` over the skills that a unit gets: of each its plugin, its name and the very files that are copied, with their paths, bytes
 * and the targets of links. Where they lie, their order and who may execute them does not count. No skills have a digest as well.
 *
 * @throws PortcullisError `not_found`, `invalid_input` where a skill cannot be read
 */
export async function skillSetDigest(skills: readonly Pick<UnitSkill, 'path' | 'plugin'>[]): Promise<string> {
  const digests = new Set<string>();
  for (const { path, plugin } of skills) {
    digests.add(digestOf({ plugin, name: basename(path), files: await filesOf(path) }));
  }
  return digestOf([...digests].sort(compareCodePoints));
}

/** By the path inside of the folder, with `/`: the digest of a file, or where a link leads. */
async function filesOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const files: [path: string, content: string][] = [];
  let place = folder;
  try {
    const { source, isCopied } = await copiedEntries(folder);
    const folders = [source];
    for (let parent = folders.pop(); parent !== undefined; parent = folders.pop()) {
      place = parent;
      for (const entry of await readdir(parent, { withFileTypes: true })) {
        place = join(parent, entry.name);
        if (!(await isCopied(place))) continue;
        if (entry.isDirectory()) folders.push(place);
        else {
          const content = entry.isSymbolicLink()
            ? `link:${withSlashes(await readlink(place))}`
            : await fileDigest(place);
          files.push([withSlashes(relative(source, place)), content]);
        }
      }
    }
  } catch (error) {
    throw unreadable(error, place, 'the skill');
  }
  return Object.fromEntries(files);
}

async function fileDigest(path: string): Promise<string> {
  const digest = new RunningDigest();
  for await (const chunk of fileChunks(path)) digest.add(chunk);
  return digest.value();
}
