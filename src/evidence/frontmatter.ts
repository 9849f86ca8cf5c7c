import stripAnsi from 'strip-ansi';

import { skillFolderOf } from './path-segments.ts';
import type { SkillListing } from './transcript-event.ts';
import { foldedName } from '../kernel/folded-name.ts';

/** Longer lines are no `key: value` of a skill; looking no further keeps the work in proportion to the text. */
const MAX_LINE = 4096;
/** What a command spells is looked for up to here. */
const MAX_SPELLED = 64 * 1024;
/** Blocks may stand inside of what looks like another, by what stands before their lines. */
const MAX_OPEN = 8;
/** A program puts no more behind a line: `$`. */
const MAX_BEHIND = 4;
const LINE_END = /\r\n?|\n/;
const NUMBER = /\s{0,16}\d+/y;

/** The frontmatter of skills whose file is known: what stands between the rules, and the name that it gives. */
export type KnownBlocks = ReadonlyMap<string, string>;

interface Block {
  /** What a program printed before each line, and behind it. */
  readonly before: readonly string[];
  readonly behind: string;
  readonly isFirst: boolean;
  readonly lines: string[];
}

/** What is known of skills that are installed. */
export function knownBlocks(installed: readonly SkillListing[]): KnownBlocks {
  return new Map(
    installed.flatMap(({ name, aliases: [written], frontmatter = '' }): (readonly [string, string])[] => {
      const [, ...lines] = frontmatter.split(LINE_END).map((line) => line.slice(0, MAX_LINE).trimEnd());
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
  let open: readonly Block[] = [];
  let sawText = false;
  for (const raw of stripAnsi(text).replaceAll('\uFEFF', '').split(LINE_END)) {
    const line = raw.slice(0, MAX_LINE).trimEnd();
    const left: Block[] = [];
    let closes = false;
    for (const block of open) {
      const own = lineOf(block, line);
      if (own === '---') {
        const whole = block.lines.join('\n');
        const name = known.get(whole) ?? nameIn(block.lines);
        closes ||= name !== undefined;
        // Further down, two rules around `key: value` are frontmatter only if they name a skill.
        if (name !== undefined && (block.isFirst || name !== null) && !isSpelled(whole)) names.push(name);
      } else if (own !== undefined) {
        block.lines.push(own);
        left.push(block);
      }
    }
    const rule = line.lastIndexOf('---');
    const behind = line.slice(rule + 3).trimStart();
    if (!closes && rule !== -1 && behind.length <= MAX_BEHIND) {
      const before = line.slice(0, rule).match(/\s{0,16}\d+|[^]/g) ?? [];
      left.push({ before, behind, isFirst: !sawText, lines: [] });
    }
    open = left.slice(-MAX_OPEN);
    sawText ||= line !== '';
  }
  return names;
}

/** What a line of the block says: of what stands before all of its lines numbers and signs may differ. Undefined for another text's line. */
function lineOf({ before, behind }: Block, line: string): string | undefined {
  let at = 0;
  for (const part of before) {
    if (at >= line.length) break;
    const isNumber = /\d$/.test(part);
    NUMBER.lastIndex = at;
    const own = isNumber ? NUMBER.exec(line)?.[0] : line.charAt(at);
    if (own === undefined || (!isNumber && own !== part && /\w/.test(own + part))) return undefined;
    at += own.length;
  }
  if (at >= line.length) return '';
  return line.endsWith(behind) ? line.slice(at, line.length - behind.length).trimEnd() : undefined;
}

/** The name that the lines between two rules give, null for none; undefined where they are no frontmatter. */
function nameIn(lines: readonly string[]): string | null | undefined {
  const first = lines.find((line) => line !== '' && !line.startsWith('#')) ?? '';
  if (!/^[A-Za-z][\w-]{0,63}:(?:\s|$)/.test(first)) return undefined;
  return scalar(lines.findLast((line) => /^name:(?:\s|$)/.test(line))?.slice('name:'.length) ?? '');
}

/** Whether a command spells a block that its output shows, which then proves nothing: its rules, and all that stands between them, in order. */
export function blocksSpelledIn(command: string): (block: string) => boolean {
  const squeezed = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const [, ...spelled] = command
    .slice(0, MAX_SPELLED)
    .replaceAll('\\n', '\n')
    .replaceAll(/["']---|---["']/g, '\n---\n')
    .split(/^[^\w\n]{0,64}---[ \t\\]*$/m);
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
