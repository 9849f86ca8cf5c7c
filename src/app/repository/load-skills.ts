import { basename, dirname, join, resolve } from 'node:path';

import { PLUGIN_MANIFEST } from '../../contracts/client-package.ts';
import { parseJsonSource } from '../../contracts/json-source.ts';
import { SKILL_FILE } from '../../evidence/path-segments.ts';
import type { SkillListing } from '../../evidence/transcript-event.ts';
import { entriesOf, isFolder } from '../../io/find-files.ts';
import { readOptionalTextFile } from '../../io/read-text-file.ts';
import { parseYamlDocument } from '../../io/yaml-document.ts';
import { foldedName } from '../../kernel/folded-name.ts';
import { isObject } from '../../kernel/is-object.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';

/** One skill as it lies on disk. */
export interface SkillFolder {
  /** The folder's name: what a case calls the skill. */
  readonly name: string;
  /** Absolute. */
  readonly path: string;
  /** The root in which it was found; absolute. */
  readonly root: string;
  /** The plugin that it belongs to. */
  readonly plugin: string | null;
  /** The fields of the frontmatter; null where there is none that can be read. */
  readonly frontmatter: ReadonlyMap<string, unknown> | null;
  /** What stands after it. */
  readonly body: string;
  /** As clients list it. */
  readonly listing: SkillListing;
}

export interface InstalledSkills {
  readonly folders: readonly SkillFolder[];
  readonly listings: readonly SkillListing[];
  /** New name → the name before, for skills whose frontmatter says `renamed_from`. */
  readonly renames: ReadonlyMap<string, string>;
}

/** Skills may stand in folders of categories, not deeper than this. */
const MAX_DEPTH = 4;

/**
 * The skills under the given roots (folders that hold one folder per skill). The folder's name and the frontmatter's `name` are
 * aliases of each other; a plugin's skills also answer to `plugin:skill`.
 */
export async function loadSkills(cwd: string, roots: readonly string[]): Promise<InstalledSkills> {
  const folders: SkillFolder[] = [];
  const renames = new Map<string, string>();
  const visit = async (root: string, folder: string, plugin: string | undefined, depth: number): Promise<void> => {
    const text = await readOptionalTextFile(join(folder, SKILL_FILE), 'the skill');
    if (text !== undefined) {
      const name = basename(folder);
      const { fields: frontmatter, body } = await parseFrontmatter(text, join(folder, SKILL_FILE));
      const written = textField(frontmatter, 'name');
      const aliases = written === undefined || written === name ? [] : [written];
      const listing = { name: plugin === undefined ? name : `${plugin}:${name}`, aliases };
      folders.push({ name, path: folder, root, plugin: plugin ?? null, frontmatter, body, listing });
      const before = textField(frontmatter, 'renamed_from');
      if (before !== undefined) renames.set(name, before);
      return;
    }
    if (depth === MAX_DEPTH) return;
    for (const entry of await entriesOf(folder)) {
      const path = join(folder, entry);
      if (await isFolder(path)) await visit(root, path, entry === 'skills' ? await pluginOf(path) : plugin, depth + 1);
    }
  };
  for (const root of roots) {
    const folder = resolve(cwd, root);
    if (!(await isFolder(folder))) {
      throw new PortcullisError(
        'not_found',
        `${root}: the skills: there is no such folder`,
        'Name a folder that holds skills.',
      );
    }
    await visit(folder, folder, await pluginOf(folder), 0);
  }
  const listings = folders.map(({ listing }) => listing);
  // A skill that still exists was not renamed; to say so would be a way to ask for another skill in its place.
  const existing = new Set(listings.flatMap(({ name, aliases }) => [name, ...aliases]).map(foldedName));
  const real = [...renames].filter(([, before]) => !existing.has(foldedName(before)));
  return { folders, listings, renames: new Map(real) };
}

/** Throws where two skills would be installed under one name: one of them would take the other's place. */
export function refuseDuplicateSkills(folders: readonly Pick<SkillFolder, 'name' | 'plugin' | 'path'>[]): void {
  const places = new Map<string, string>();
  for (const { name, plugin, path } of folders) {
    const key = foldedName(`${plugin ?? ''}:${name}`);
    const other = places.get(key);
    if (other !== undefined) {
      throw new PortcullisError(
        'invalid_input',
        `${name}: expected one skill of this name, found ${other} and ${path}`,
        'Name the roots so that only one of them is installed.',
      );
    }
    places.set(key, path);
  }
}

/** The plugin whose manifest stands in the root or beside it; in a client's folder of plugins, the one that its folder names. */
async function pluginOf(root: string): Promise<string | undefined> {
  for (const folder of [root, join(root, '..')]) {
    const file = join(folder, PLUGIN_MANIFEST);
    const text = await readOptionalTextFile(file, 'the plugin manifest');
    if (text === undefined) continue;
    const manifest = parseJsonSource(text, file).value;
    const name = isObject(manifest) ? manifest['name'] : null;
    if (typeof name === 'string') return name;
  }
  const plugin = dirname(root);
  const isInPlugins = /^(?:installed-)?plugins$/.test(basename(dirname(plugin)));
  return basename(root) === 'skills' && isInPlugins ? basename(plugin) : undefined;
}

function textField(frontmatter: ReadonlyMap<string, unknown> | null, key: string): string | undefined {
  const value = frontmatter?.get(key);
  return typeof value === 'string' ? value : undefined;
}

/** A markdown file that begins with fields, as skills, commands and agents do. */
export interface Frontmatter {
  /** Null where there are none that can be read, as the clients treat them. */
  readonly fields: ReadonlyMap<string, unknown> | null;
  /** What stands after them. */
  readonly body: string;
}

const FRONTMATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** The fields and the rest of a text; `file` names it in what the parser says. */
export async function parseFrontmatter(text: string, file: string): Promise<Frontmatter> {
  const block = FRONTMATTER.exec(text)?.[1];
  return {
    fields: block === undefined ? null : await yamlFields(block, file),
    body: text.replace(FRONTMATTER, ''),
  };
}

/** The fields of a YAML document; null where it is no map, or cannot be read. */
export async function yamlFields(text: string, file: string): Promise<ReadonlyMap<string, unknown> | null> {
  try {
    const { value } = await parseYamlDocument(text, file);
    return isObject(value) ? new Map(Object.entries(value)) : null;
  } catch (error) {
    if (error instanceof PortcullisError) return null;
    throw error;
  }
}
