import { PLUGIN_MANIFEST } from '../contracts/client-package.ts';
import type { CommitEntries } from '../contracts/commit-files.ts';
import { SKILL_FILE } from '../evidence/path-segments.ts';

/** A skill as it lies in the repository. */
export interface SkillPlace {
  /** What it answers to. */
  readonly names: readonly string[];
  /** Where its folder is, and where it leads if it is a link. */
  readonly folders: readonly string[];
  /** The same of its `SKILL.md`. */
  readonly files: readonly string[];
}

/** Paths are relative to the top of the repository, with `/`. */
export interface ChangedPathsRequest {
  /** Files that were added, changed or removed; a link and a submodule count as files. */
  readonly paths: readonly string[];
  readonly skills: readonly SkillPlace[];
  /** The folders that hold the skills; empty text is the top. */
  readonly roots: readonly string[];
  /** Files whose content is compared elsewhere: case files and the baseline. */
  readonly compared: ReadonlySet<string>;
  /** What the comparator tracks. */
  readonly before: CommitEntries;
  /** What instructions import, and what links among them lead to. */
  readonly imported: ReadonlySet<string>;
  readonly clients: ClientFiles;
}

/** The files that the clients read. */
export interface ClientFiles {
  /** Folders of a project that are a client's own. */
  readonly folders: ReadonlySet<string>;
  /** Instructions, by their names. */
  readonly instructions: readonly RegExp[];
  /** Folders of clients and what lies in them, at any depth. */
  readonly places: RegExp;
  /** Files in a skill's folder by which a client lists the skill, beside `SKILL.md`. */
  readonly ofSkill: readonly string[];
}

/** A file by which clients list a skill, command or agent. */
export interface ListingFile {
  readonly name: string;
  readonly path: string;
}

export interface ChangesOfPaths {
  /** Names of skills, commands and agents that were changed, added or removed. */
  readonly skills: ReadonlySet<string>;
  /** Changed files of which it has to be seen whether clients list something else now. */
  readonly listed: readonly ListingFile[];
  /** Changed files that can change the outcome of every case. */
  readonly everything: readonly string[];
}

/** Configuration and the lock of the clients; what runs them. */
const OF_EVERYTHING = ['.github/portcullis/', '.github/workflows/', '.github/actions/'];

/** In these folders of a client or plugin, each file is something that a model can choose instead of a skill. */
const CHOICES = new Set(['agents', 'commands', 'prompts']);

/**
 * Which skills changed files belong to (src/routing/README.md, "Shards"). A file under a root of skills that belongs to none of them, such
 * as a plugin's manifest or what several skills share, is one of everything; so is a root that is a link or a submodule itself.
 */
export function changesOfPaths({
  paths,
  skills,
  roots,
  compared,
  before,
  imported,
  clients,
}: ChangedPathsRequest): ChangesOfPaths {
  const changed = paths.filter((path) => !compared.has(path));
  const present = skills.filter(({ folders, files }) =>
    [...folders, ...files].some((place) => changed.some((path) => meets(path, place))),
  );
  const names = new Set(present.flatMap((skill) => skill.names));
  const places = skills.flatMap((skill) => [...skill.folders, ...skill.files]);
  const others = changed.filter((path) => !places.some((folder) => isIn(path, folder)));
  const gone = others.filter((path) => roots.some((root) => isIn(path, root)) && nameOf(path) === SKILL_FILE);
  for (const file of gone) names.add(nameOf(folderOf(file)));
  const plugins = new Set(
    roots.flatMap((root) => [root, folderOf(root)]).filter((folder) => before.has(joined(folder, PLUGIN_MANIFEST))),
  );
  const choices = others.flatMap((path) => choiceAt(path, plugins, clients.folders));
  // A skill that is gone and a choice are judged by what clients list.
  const judged = new Set(choices.map(({ path }) => path));
  const elsewhere = new Set(others);
  const everything = changed.filter((path) => {
    if (clients.instructions.some((file) => file.test(path))) return true;
    if (!elsewhere.has(path)) return false;
    if (OF_EVERYTHING.some((folder) => path.startsWith(folder))) return true;
    if (imported.has(path)) return true;
    if (gone.some((file) => isIn(path, folderOf(file)))) return false;
    // A root that is a link or lies in a submodule changes as one file.
    return (clients.places.test(path) && !judged.has(path)) || roots.some((root) => root !== '' && meets(path, root));
  });
  for (const { name } of choices) names.add(name);
  const listed = [
    ...changed.flatMap((path) =>
      skills.filter((skill) => lists(path, skill, clients.ofSkill)).map(({ names: [name = ''] }) => ({ name, path })),
    ),
    ...gone.map((path) => ({ name: nameOf(folderOf(path)), path })),
    ...choices,
  ];
  return { skills: names, listed, everything };
}

/** Whether clients list the skill by that file, or find it behind that link or submodule. */
function lists(path: string, { folders, files }: SkillPlace, ofSkill: readonly string[]): boolean {
  return (
    files.includes(path) ||
    folders.some(
      (folder) =>
        [SKILL_FILE, ...ofSkill].some((file) => path === joined(folder, file)) ||
        folder === path ||
        folder.startsWith(`${path}/`),
    )
  );
}

/** The command or agent that a file describes, for a client or in a plugin; none where it is another file. */
function choiceAt(
  path: string,
  plugins: ReadonlySet<string>,
  clientFolders: ReadonlySet<string>,
): readonly ListingFile[] {
  const parts = path.split('/');
  const name = (parts.pop() ?? '').replace(/(?:\.agent|\.prompt)?\.(?:md|toml)$/i, '');
  const isChoice = parts.some(
    (part, index) =>
      CHOICES.has(part) && (clientFolders.has(parts[index - 1] ?? '') || plugins.has(parts.slice(0, index).join('/'))),
  );
  return isChoice && name !== nameOf(path) ? [{ name, path }] : [];
}

/** Whether the path is the folder, lies in it, or holds it as a link or submodule does. */
function meets(path: string, folder: string): boolean {
  return isIn(path, folder) || folder.startsWith(`${path}/`);
}

function isIn(path: string, folder: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}

function folderOf(path: string): string {
  const at = path.lastIndexOf('/');
  return at === -1 ? '' : path.slice(0, at);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function joined(folder: string, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}
