import { join, posix, relative, resolve } from 'node:path';

import { PLUGIN_MANIFEST } from '../../contracts/client-package.ts';
import { parseJsonSource } from '../../contracts/json-source.ts';
import { member, scalarText, textList } from '../../doctor/yaml-value.ts';
import { entriesOf, isFolder, isInside, withSlashes } from '../../io/find-files.ts';
import { readOptionalRepositoryFile, refuseLinks } from '../../io/repository-file.ts';
import { append } from '../../kernel/append.ts';
import { asPortcullisError, PortcullisError } from '../../kernel/portcullis-error.ts';
import { SKILL_ROOTS } from '../../providers/known-providers.ts';
import { loadSkills } from '../repository/load-skills.ts';

/** Something that `init` says of what it found. */
export interface Note {
  readonly what: string;
  readonly says: string;
}

const MARKETPLACES = ['.claude-plugin/marketplace.json', '.github/plugin/marketplace.json'] as const;
/** Where plugins lie that no marketplace names. */
const PLUGIN_FOLDERS = ['plugins', '.claude/plugins', '.github/plugins', 'external_plugins'];
const MOST_PLUGINS = 1000;

/**
 * The roots of skills that clients read in a repository, and of those that it ships in plugins, relative to it (src/app/README.md, "Init").
 * What the list of a plugin names is a root each.
 */
export async function shippedRoots(root: string): Promise<{ roots: readonly string[]; notes: readonly Note[] }> {
  const notes: Note[] = [];
  const leave = (what: string, reason: string): number => notes.push({ what, says: `left out: ${reason}` });
  const manifestAt = async (path: string): Promise<unknown> => {
    const text = await readOptionalRepositoryFile(root, path, 'the manifest');
    return text === undefined ? undefined : parseJsonSource(text, path).value;
  };
  const market = (await manifestAt(MARKETPLACES[0])) ?? (await manifestAt(MARKETPLACES[1]));
  const entries = member(market, 'plugins');
  const pluginRoot = scalarText(member(member(market, 'metadata'), 'pluginRoot')) ?? '';
  /** By folder the lists of what names it. */
  const plugins = new Map<string, (readonly string[])[]>();
  for (const [index, entry] of (Array.isArray(entries) ? entries.slice(0, MOST_PLUGINS) : []).entries()) {
    // Claude takes `./x` from the top and adds the root of plugins to anything else, Copilot adds it always.
    const source = scalarText(member(entry, 'source'));
    const places =
      source === null ? [] : [posix.join(pluginRoot, source), ...(source.startsWith('./') ? [source] : [])];
    const folders = await foldersAmong(root, places);
    const list = textList(member(entry, 'skills'));
    for (const folder of folders) plugins.set(folder, [...(plugins.get(folder) ?? []), list]);
    const name = `plugin ${scalarText(member(entry, 'name')) ?? `number ${index + 1}`}`;
    if (folders.length === 0) leave(name, 'its source is no folder of this repository itself');
  }
  if (!plugins.has('') && (await manifestAt(PLUGIN_MANIFEST)) !== undefined) plugins.set('', [[]]);
  for (const parent of PLUGIN_FOLDERS) {
    const places = (await entriesOf(join(root, parent))).map((name) => `${parent}/${name}`);
    for (const folder of await foldersAmong(root, places)) {
      if (plugins.has(folder)) continue;
      if (market === undefined) plugins.set(folder, [[]]);
      else leave(folder, 'no marketplace lists it');
    }
  }
  const usual = plugins.has('') ? SKILL_ROOTS : [...SKILL_ROOTS, 'skills'];
  const isThere = await Promise.all(usual.map((path) => isFolder(join(root, path))));
  const roots = usual.filter((_, index) => isThere[index]);
  for (const [folder, lists] of plugins) {
    const own = posix.join(folder, 'skills');
    const listed = textList(member(await manifestAt(posix.join(folder, PLUGIN_MANIFEST)), 'skills'));
    const hasAll = listed.length === 0 && lists.some((list) => list.length === 0);
    const places = hasAll ? [own] : [...lists.flat(), ...listed].map((path) => posix.join(folder, path));
    const shipped = await foldersAmong(root, places);
    append(roots, shipped);
    for (const path of hasAll ? [] : places) {
      const found = await foldersAmong(root, [path]);
      if (found.length === 0)
        leave(path, 'the list of its plugin names it, but it is no folder of this repository itself');
    }
    for (const { path } of (await loadSkills(root, await foldersAmong(root, [own]))).folders) {
      const place = withSlashes(relative(root, path));
      if (!shipped.some((one) => isInside(one, place))) leave(place, 'the list of its plugin does not name it');
    }
  }
  return { roots: [...new Set(roots)], notes };
}

/** Those paths that are folders of the repository, not reached through links; each once. */
async function foldersAmong(root: string, paths: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const path of paths) {
    const place = resolve(root, path);
    if (!isInside(root, place) || !(await isFolder(place))) continue;
    const refused = await refuseLinks(root, place, 'the skills').catch(asPortcullisError);
    if (!(refused instanceof PortcullisError)) found.add(withSlashes(relative(root, place)));
  }
  return [...found];
}
