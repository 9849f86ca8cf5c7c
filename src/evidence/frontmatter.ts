import stripAnsi from 'strip-ansi';

import { skillFolderOf } from './path-segments.ts';
import type { SkillListing } from './transcript-event.ts';
import { foldedName } from '../kernel/folded-name.ts';

/** Longer lines are no `key: value` of a skill; looking no further keeps the work in proportion to the text. */
const MAX_LINE = 4096;
/** What a command spells is looked for up to here. */
const MAX_SPELLED = 64 * 1024;

/** The frontmatter of skills whose file is known: what stands between the rules, and the name that it gives. */
export type KnownBlocks = ReadonlyMap<string, string>;

interface Block {
  name: string | null;
  keys: number;
  readonly first: boolean;
  readonly lines: string[];
}

/** What is known of skills that are installed. */
export function knownBlocks(installed: readonly SkillListing[]): KnownBlocks {
  return new Map(
    installed.flatMap(({ name, aliases: [written], frontmatter = '' }): (readonly [string, string])[] => {
      const [, ...lines] = frontmatter.split('\n').map((line) => plainLine(line.slice(0, MAX_LINE)));
      const block = lines.slice(0, lines.indexOf('---')).join('\n');
      return block === '' ? [] : [[block, written ?? name.slice(name.lastIndexOf(':') + 1)]];
    }),
  );
}

/**
 * The `name` of each frontmatter block in a text, in order; null for a block that names nothing. What a command spells itself is none, and the
 * block of a known file has its name however that is written.
 */
export function frontmatterNames(
  text: string,
  known: KnownBlocks = new Map(),
  command = '',
): readonly (string | null)[] {
  const names: (string | null)[] = [];
  const isSpelled = blocksSpelledIn(command);
  let block: Block | undefined;
  let sawText = false;
  for (const raw of stripAnsi(text).split('\n')) {
    const line = plainLine(raw.slice(0, MAX_LINE));
    if (line === '---') {
      const whole = block?.lines.join('\n') ?? '';
      const name = known.get(whole) ?? block?.name ?? null;
      if (block !== undefined && (known.has(whole) || block.keys > 0)) {
        // Further down, two rules around `key: value` are frontmatter only if they name a skill.
        if ((block.first || name !== null) && !isSpelled(whole)) names.push(name);
        block = undefined;
      } else {
        block = { name: null, keys: 0, first: !sawText, lines: [] };
        sawText = true;
      }
      continue;
    }
    if (line !== '') sawText = true;
    if (block === undefined) continue;
    block.lines.push(line);
    const key = /^([A-Za-z][\w-]{0,63}):(?=\s|$)/.exec(line)?.[1];
    // Text between two rules is not frontmatter.
    if (block.keys === 0 && key === undefined && line !== '' && !line.startsWith('#')) block.keys = -Infinity;
    if (key === undefined) continue;
    block.keys += 1;
    if (key === 'name') block.name = scalar(line.slice(key.length + 1));
  }
  return names;
}

/** Without the path that `grep` and the line number that `cat -n`, `nl` and `bat` put in front, and without a mark or carriage return. */
function plainLine(raw: string): string {
  return raw
    .replace(/^\uFEFF/, '')
    .replace(/^\S{0,512}SKILL\.md[:-]/i, '')
    .replace(/^\s{0,8}\d{1,6}(?:\t|\s{0,4}[│|:-]\s?| {1,2})/, '')
    .replace(/^\uFEFF/, '')
    .trimEnd();
}

/** Whether a command spells a block that its output shows, which then proves nothing: its rules, and all that stands between them, in order. */
export function blocksSpelledIn(command: string): (block: string) => boolean {
  const squeezed = (text: string): string => text.replaceAll(/[\s"'\\]/g, '');
  const [, ...spelled] = command
    .slice(0, MAX_SPELLED)
    .replaceAll('\\n', '\n')
    .replaceAll(/["']---|---["']/g, '\n---\n')
    .split(/^[ \t]*---[ \t\\]*$/m);
  const blocks = new Set(spelled.slice(0, -1).map(squeezed));
  return (block) => blocks.has(squeezed(block));
}

/** A YAML scalar as far as a skill's name needs it: quotes and a comment taken off. */
function scalar(text: string): string | null {
  const value = text.trim();
  const quoted = /^(["'])([^"']*)\1/.exec(value)?.[2];
  const comment = value.search(/\s#/);
  const plain = (quoted ?? (comment === -1 ? value : value.slice(0, comment))).trim();
  return plain === '' ? null : plain;
}

/**
 * Of each opened file (their parts, each once, in the order of the command) the name in the frontmatter block that is its own; null where
 * that names nothing, undefined where none is.
 * By its name where that is the file's folder; by its place where every file has one; and the first to the only file that
 * was opened. A block that could be another file's proves nothing.
 */
export function shownFrontmatter(
  files: readonly (readonly string[])[],
  names: readonly (string | null)[],
): readonly (string | null | undefined)[] {
  const folders = files.map((parts) => foldedName(skillFolderOf(parts) ?? ''));
  const left = new Set(names.keys());
  const owned: (string | null | undefined)[] = files.map(() => undefined);
  const give = (file: number, block: number): void => {
    owned[file] = names[block] ?? null;
    left.delete(block);
  };
  for (const [file, folder] of folders.entries()) {
    const block = [...left].find((index) => folder !== '' && foldedName(names[index] ?? '') === folder);
    if (block !== undefined) give(file, block);
  }
  if (names.length === files.length) {
    for (const file of files.keys()) if (owned[file] === undefined && left.has(file)) give(file, file);
  }
  // A single file has all the blocks; what follows its frontmatter is an example in its text.
  const [block] = left;
  if (files.length === 1 && owned[0] === undefined && folders[0] !== '' && block !== undefined) give(0, block);
  return owned;
}
