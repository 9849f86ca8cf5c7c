import { foldedName } from '../kernel/folded-name.ts';

/** The file whose opening is how a skill is read. */
export const SKILL_FILE = 'SKILL.md';

/** Whether a file of this name, without a folder, is one; letter case does not matter. */
export function isSkillFile(name: string | undefined): boolean {
  return name?.toLowerCase() === SKILL_FILE.toLowerCase();
}

/**
 * A path as segments in the letter case in which it was written: both separators, `\\?\` and drive letters, `.` and `..`
 * no longer matter. Empty for a path that names nothing.
 */
export function pathParts(path: string): readonly string[] {
  const parts: string[] = [];
  for (const part of path.replaceAll('\\', '/').split('/')) {
    if (part === '' || part === '.' || part === '?' || /^[a-zA-Z]:$/.test(part)) continue;
    if (part === '..') parts.pop();
    else parts.push(part);
  }
  return parts;
}

/** `pathParts`, with letter case folded. */
export function pathSegments(path: string): readonly string[] {
  return pathParts(path).map(foldedName);
}

export function endsWithSegments(segments: readonly string[], tail: readonly string[]): boolean {
  return tail.length > 0 && standsAt(segments, tail, segments.length - tail.length);
}

/** Whether all of `wanted` stand next to each other somewhere in `segments`. */
export function containsSegments(segments: readonly string[], wanted: readonly string[]): boolean {
  return wanted.length > 0 && segments.some((_, index) => standsAt(segments, wanted, index));
}

/** Whether all of `wanted` stand in `segments` from `offset` on. */
export function standsAt(segments: readonly string[], wanted: readonly string[], offset: number): boolean {
  return offset >= 0 && wanted.every((segment, index) => segments[offset + index] === segment);
}

/** The folder name of the skill whose `SKILL.md` this path is, as written; undefined for any other file. */
export function skillFolderOf(parts: readonly string[]): string | undefined {
  return isSkillFile(parts.at(-1)) ? parts.at(-2) : undefined;
}

/**
 * Whether a `SKILL.md` stands in a folder named `skills` inside one of the clients' places (src/evidence/README.md, "Skills roots"). Takes
 * folded segments.
 */
export function isUnderSkillsRoot(segments: readonly string[], places: ReadonlySet<string>): boolean {
  const place = segments.findIndex((segment) => places.has(segment));
  if (place === -1) return false;
  const root = segments.indexOf('skills', place + 1);
  // At least the skill's folder and its file stand below the root.
  return root !== -1 && root <= segments.length - 3;
}

/** Whether a path begins where a command ran, in no folder but that of the skill, so that it does not tell where that lies. */
export function isBareSkillPath(path: string): boolean {
  return pathParts(path).length <= 2 && !/^(?:[/\\~$%`]|[A-Za-z]:)/.test(path);
}

/** Whether a part of a path is a pattern or a variable, so that it names no file by itself. */
export function isUnresolved(part: string): boolean {
  return /[*?[\]{}$%`]/.test(part);
}
