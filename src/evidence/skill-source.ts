import { pathSegments, standsAt, isBareSkillPath } from './path-segments.ts';

/** What is known of where skills may lie (src/evidence/README.md, "Skill sources"). */
export interface SkillSources {
  /** Folders, folded, below which a folder `skills` is a skills root. */
  readonly skillPlaces: ReadonlySet<string>;
  /** Folded paths of skills that the client itself brings. */
  readonly ownSkills?: RegExp | undefined;
  /** Of what is under test, relative to the session's folder; null where it is not known. */
  readonly roots?: readonly string[] | null | undefined;
  /** The session's folder, where the client tells it. */
  readonly session?: string | undefined;
}

/** The folder of a unit: in it `w` is the workspace, and plugins are installed in `p`. */
const IN_UNIT = /^(.*[/\\]pcu-[0-9a-f]{32}[/\\])(.)[/\\]/;
const HOME = /^~|^[$%].*(?:home|config_dir|userprofile)/;
const PLUGIN_FOLDERS = new Set(['plugins', 'installed-plugins']);

/**
 * Whether a `SKILL.md` belongs to another skill than the one that the token means: a client's own, another plugin's or, where it is known
 * what is under test, one that lies in none of its roots. A path that does not tell the folder is no reason.
 */
export function liesElsewhere(told: string, token: string, sources: SkillSources): boolean {
  const { roots = null, session, skillPlaces, ownSkills } = sources;
  const path = told.replace(/^\$(?:PWD|\{PWD\})[/\\]/, '');
  const parts = pathSegments(path);
  const [first = ''] = parts;
  if (ownSkills?.test(`/${parts.join('/')}`) === true) return true;
  const plugins = parts.findIndex((part, index) => PLUGIN_FOLDERS.has(part) && skillPlaces.has(parts[index - 1] ?? ''));
  const [plugin] = pathSegments(token.slice(0, Math.max(0, token.lastIndexOf(':'))));
  if (plugin !== undefined && plugins !== -1 && !parts.includes(plugin, plugins)) return true;
  // What a client installed is a plugin's, and a name without one, or its file, is none of it.
  const isInstalled = plugins !== -1 && (parts[plugins] === 'installed-plugins' || parts[plugins + 1] === 'cache');
  if (roots === null) return plugin === undefined && isInstalled && pathSegments(token).length < 3;
  if (parts.length < 2 || isBareSkillPath(path)) return false;

  if (HOME.test(first) || /^[$%`]/.test(first)) return HOME.test(first);
  const [, unit, place] = IN_UNIT.exec(path) ?? [];
  if (place === 'p') return false;
  const isAbsolute = /^(?:[/\\]|[A-Za-z]:)/.test(path);
  const folder = !isAbsolute ? '' : unit === undefined ? session : `${unit}w`;
  if (folder !== undefined) return !roots.some((root) => isBelow(parts, pathSegments(`${folder}/${root}`), 0));
  // Anywhere behind what is no home; and behind no folder of a client, which is another place than a root without one.
  const home = first === 'root' ? 1 : ['home', 'users'].includes(first) ? 2 : -1;
  const client = parts.findIndex((part) => skillPlaces.has(part));
  return !roots.map(pathSegments).some((root) => {
    const last = client === -1 || root.some((part) => skillPlaces.has(part)) ? parts.length : client;
    return parts.some((_, index) => index !== home && index <= last && isBelow(parts, root, index));
  });
}

/** Whether the file of a skill stands in the root, which begins at `offset`. */
function isBelow(parts: readonly string[], root: readonly string[], offset: number): boolean {
  return standsAt(parts, root, offset) && parts.length >= offset + root.length + 2;
}
