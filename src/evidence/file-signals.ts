import { foldedName } from '../kernel/folded-name.ts';
import type { FileSignal } from './attribute-signals.ts';
import { shownFrontmatter } from './frontmatter.ts';
import {
  isSkillFile,
  isUnderSkillsRoot,
  isUnresolved,
  pathParts,
  skillFolderOf,
  isBareSkillPath,
} from './path-segments.ts';
import type { ToolResultEvent } from './transcript-event.ts';
import type { EvidenceQuery } from './transcript-evidence.ts';

/** More skills than one command shows. */
const MAX_SHOWN = 1000;

export interface FileSignalOptions extends Pick<EvidenceQuery, 'skillPlaces'> {
  /** What is missing counts as good: a call without a result succeeded, a read without its output showed the frontmatter. */
  readonly assumeSuccess: boolean;
}

/**
 * What a call that opened files says of them, and the names in the frontmatter that its output shows of no file that was opened well.
 *
 * @param ok null where no result came, or where it does not say how the call ended
 * @param names in the frontmatter that its output shows; undefined without an output
 */
export function fileSignals(
  opened: readonly string[],
  ok: boolean | null,
  names: readonly (string | null)[] | undefined,
  { skillPlaces, assumeSuccess }: FileSignalOptions,
): { readonly signals: readonly FileSignal[]; readonly left: readonly (string | null)[] } {
  const paths = distinctPaths(opened);
  const files = paths.map(pathParts);
  const isAssumed = assumeSuccess && names === undefined;
  const blocks = shownFrontmatter(files, names ?? []);
  const left = new Set(names);
  for (const [index, parts] of files.entries()) if (ok === true && !isOpen(parts)) left.delete(blocks[index] ?? null);
  left.delete(null);
  const signals = files.flatMap((parts, index): FileSignal[] => {
    // `skills/*/SKILL.md` opens whatever is there, and `SKILL.md` what lies where the command ran: only the output says what that was.
    const folder = !isOpen(parts) ? skillFolderOf(parts) : left.size > 0 ? '*' : undefined;
    if (folder === undefined && isOpen(parts) && !isBare(parts)) return [];
    const segments = parts.map(foldedName);
    return [...(folder === '*' ? left : [blocks[index]])].map((name) => ({
      kind: 'file',
      segments,
      paths: folder === undefined ? [] : paths.slice(index, index + 1),
      skill: folder === undefined ? null : { folder, frontmatterName: name ?? null },
      observation: {
        kind: 'file_open',
        ok,
        // Of another file there is nothing that its output has to show.
        underSkillsRoot:
          isSkillFile(parts.at(-1)) &&
          (isBare(parts) ||
            isUnderSkillsRoot(segments, skillPlaces) ||
            (name !== undefined && isBareSkillPath(paths[index] ?? ''))),
        showsFrontmatter: isAssumed || name !== undefined,
      },
    }));
  });
  return { signals, left: [...left] };
}

/** What an output says of the skills whose frontmatter it shows: whatever printed that may have opened the file. */
export function shownSignals(
  names: readonly (string | null)[],
  { ok }: Pick<ToolResultEvent, 'ok'>,
): readonly FileSignal[] {
  const read = { kind: 'file_open', ok: true, underSkillsRoot: false, showsFrontmatter: true } as const;
  return [...new Set(names)].slice(0, MAX_SHOWN).flatMap((name): readonly FileSignal[] => {
    if (name === null) return [];
    const skill = { folder: '*', frontmatterName: name };
    return [{ kind: 'file', segments: [], paths: [], skill, observation: ok ? read : { kind: 'unproven' } }];
  });
}

function distinctPaths(paths: readonly string[]): readonly string[] {
  const files = new Map(paths.map((path) => [pathParts(path).join('/'), path]));
  files.delete('');
  return [...files.values()];
}

/** A `SKILL.md` in a folder that the path does not tell. */
function isOpen(parts: readonly string[]): boolean {
  return isBare(parts) || isUnresolved(skillFolderOf(parts) ?? '');
}

function isBare(parts: readonly string[]): boolean {
  return parts.length === 1 && isSkillFile(parts[0]);
}
