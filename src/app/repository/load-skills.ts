import { basename, dirname, join, resolve, sep } from 'node:path';

import { PLUGIN_MANIFEST } from '../../contracts/client-package.ts';
import { parseJsonSource } from '../../contracts/json-source.ts';
import type { SkillFrontmatter } from '../../evidence/frontmatter-flaws.ts';
import { SKILL_FILE } from '../../evidence/path-segments.ts';
import type { SkillListing } from '../../evidence/transcript-event.ts';
import { entriesOf, isFolder } from '../../io/find-files.ts';
import { readOptionalTextFile } from '../../io/read-text-file.ts';
import { parseYamlDocument } from '../../io/yaml-document.ts';
import { foldedName } from '../../kernel/folded-name.ts';
import { isObject } from '../../kernel/is-object.ts';
import { childPointer } from '../../kernel/json-pointer.ts';
import { asPortcullisError, invalidInput, notFound, PortcullisError } from '../../kernel/portcullis-error.ts';
import { judgedPart } from '../../providers/judged-part.ts';

/** One skill as it lies on disk. */
export interface SkillFolder {
  /** The folder's name: what a case calls the skill. */
  readonly name: string;
  /** Absolute. */
  readonly path: string;
  /** The root in which it was found; absolute. */
  readonly root: string;
  readonly plugin: string | null;
  readonly frontmatter: Frontmatter;
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
      const frontmatter = await parseFrontmatter(text, join(folder, SKILL_FILE));
      const written = textField(frontmatter, 'name');
      const aliases = written === undefined || written === name ? [] : [written];
      const shown = text.slice(0, text.length - frontmatter.body.length);
      const listing = { name: plugin === undefined ? name : `${plugin}:${name}`, aliases, frontmatter: shown };
      folders.push({ name, path: folder, root, plugin: plugin ?? null, frontmatter, listing });
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
      throw notFound(`${root}: the skills: there is no such folder`, 'Name a folder that holds skills.', {
        mismatch: { expected: 'folders of skills that are there', found: `no folder ${root}` },
      });
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
      throw invalidInput(
        `${name}: expected one skill of this name, found ${other} and ${path}`,
        'Name the roots so that only one of them is installed.',
      );
    }
    places.set(key, path);
  }
}

/**
 * The plugin whose manifest stands in the root, beside it, or beside the folder `skills` in which it lies; in a folder of plugins, the one
 * that its folder names.
 */
async function pluginOf(root: string): Promise<string | undefined> {
  const parts = root.split(sep);
  const skills = parts.slice(0, parts.lastIndexOf('skills') + 1).join(sep);
  for (const folder of new Set([root, join(root, '..'), join(skills === '' ? root : skills, '..')])) {
    const file = join(folder, PLUGIN_MANIFEST);
    const text = await readOptionalTextFile(file, 'the plugin manifest');
    if (text === undefined) continue;
    const manifest = parseJsonSource(text, file).value;
    const name = isObject(manifest) ? manifest['name'] : null;
    if (typeof name === 'string') return name;
  }
  const plugin = dirname(skills);
  return /^(?:\w+[-_])?plugins$/.test(basename(dirname(plugin))) ? basename(plugin) : undefined;
}

function textField({ fields }: Frontmatter, key: string): string | undefined {
  const value = fields?.get(key);
  return typeof value === 'string' ? value : undefined;
}

/** A markdown file that begins with fields, as skills, commands and agents do. */
export interface Frontmatter extends SkillFrontmatter {
  /** What stands after them. */
  readonly body: string;
}

const FRONTMATTER = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;
/** A value that quotes would mend. */
const PLAIN_VALUE = /^([ \t]*[\w-]+:[ \t]+)((?!["'|>]).*: .*|[@`[{].*)$/gm;

/** The fields and the rest of a text; `file` names it in what the parser says. */
export async function parseFrontmatter(text: string, file: string): Promise<Frontmatter> {
  const match = FRONTMATTER.exec(text);
  const [whole = '', block = ''] = match ?? [];
  const isWithheld = judgedPart(SKILL_FILE)?.(text).given === null;
  const rest = { body: text.slice(whole.length), hasMark: text.startsWith('\uFEFF'), isWithheld, lineOf: () => 1 };
  if (match === null) return { ...rest, fields: null, invalid: null };
  try {
    const document = await parseYamlDocument(block, file);
    const lineOf = (key: string): number => (document.lineOf(childPointer('', key)) ?? 0) + 1;
    const lines = text.split('\n');
    const spelling = (key: string): string | undefined =>
      /:\s+([\w.+-]+)\s*(?:#.*)?$/.exec(lines[lineOf(key) - 1] ?? '')?.[1];
    return { ...rest, fields: fieldsOf(document.value) ?? new Map(), invalid: null, lineOf, spelling };
  } catch (error) {
    const { mismatch, message } = asPortcullisError(error);
    const quoted = block.replaceAll(PLAIN_VALUE, (_, key: string, value: string) => key + JSON.stringify(value));
    const mends = (await yamlFields(quoted, file)) !== null;
    return {
      ...rest,
      fields: null,
      invalid: { line: (mismatch?.line ?? 0) + 1, found: mismatch?.found ?? message, mends },
    };
  }
}

/** The fields of a YAML document; null where it is no map, or cannot be read. */
export async function yamlFields(text: string, file: string): Promise<ReadonlyMap<string, unknown> | null> {
  const document = await parseYamlDocument(text, file).catch(asPortcullisError);
  return document instanceof PortcullisError ? null : fieldsOf(document.value);
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> | null {
  return isObject(value) ? new Map(Object.entries(value)) : null;
}
