import { SKILL_FILE } from '../evidence/path-segments.ts';

/** A skill as it lies in the repository. */
export interface SkillPlace {
  /** What it answers to. */
  readonly names: readonly string[];
  /** Where its folder is, and where it leads if it is a link. */
  readonly folders: readonly string[];
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
}

export interface ChangesOfPaths {
  /** Names of skills that were changed, added or removed. */
  readonly skills: ReadonlySet<string>;
  /** Changed files that can change the outcome of every case. */
  readonly everything: readonly string[];
}

/** Configuration and the lock of the clients; what runs them. */
const OF_EVERYTHING = ['.github/portcullis/', '.github/workflows/', '.github/actions/'];

/** What agents read beside skills: instructions and settings, wherever they lie. */
const INSTRUCTIONS =
  /(?:^|\/)(?:AGENTS|CLAUDE|GEMINI|copilot-instructions)(?:\.local)?\.md$|(?:^|\/)\.claude\/settings(?:\.local)?\.json$/i;

/**
 * Which skills changed files belong to (CONTRIBUTING.md, "Shards"). A file under a root of skills that belongs to none of them, such
 * as a plugin's manifest or what several skills share, is one of everything; so is a root that is a link or a submodule itself.
 */
export function changesOfPaths({ paths, skills, roots, compared }: ChangedPathsRequest): ChangesOfPaths {
  const changed = paths.filter((path) => !compared.has(path));
  const present = skills.filter(({ folders }) => folders.some((folder) => changed.some((path) => meets(path, folder))));
  const names = new Set(present.flatMap((skill) => skill.names));
  const places = skills.flatMap((skill) => skill.folders);
  const others = changed.filter((path) => !places.some((folder) => isIn(path, folder)));
  const gone = others.filter((path) => roots.some((root) => isIn(path, root)) && nameOf(path) === SKILL_FILE);
  for (const file of gone) names.add(nameOf(folderOf(file)));
  const elsewhere = new Set(others);
  const everything = changed.filter((path) => {
    if (INSTRUCTIONS.test(path)) return true;
    if (!elsewhere.has(path)) return false;
    if (OF_EVERYTHING.some((folder) => path.startsWith(folder))) return true;
    if (gone.some((file) => isIn(path, folderOf(file)))) return false;
    return roots.some(
      (root) =>
        // A root that is a link or lies in a submodule changes as one file.
        (root !== '' && meets(path, root)) ||
        (root === '' && path.startsWith('.claude-plugin/')) ||
        path === joined(folderOf(root), '.claude-plugin/plugin.json'),
    );
  });
  return { skills: names, everything };
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
