import stripAnsi from 'strip-ansi';

import { skillFolderOf } from './path-segments.ts';
import { foldedName } from '../kernel/folded-name.ts';

/** Longer lines are no `key: value` of a skill; looking no further keeps the work in proportion to the text. */
const MAX_LINE = 4096;
/** What a command spells is looked for up to here. */
const MAX_SPELLED = 64 * 1024;

/** The `name` of each frontmatter block in a text, in order; null for a block that names nothing. */
export function frontmatterNames(text: string): readonly (string | null)[] {
  const names: (string | null)[] = [];
  let block: { name: string | null; keys: number; first: boolean } | undefined;
  let sawText = false;
  for (const raw of stripAnsi(text).split('\n')) {
    const line = plainLine(raw.slice(0, MAX_LINE));
    if (line === '---') {
      if (block !== undefined && block.keys > 0) {
        // Further down, two rules around `key: value` are frontmatter only if they name a skill.
        if (block.first || block.name !== null) names.push(block.name);
        block = undefined;
      } else {
        block = { name: null, keys: 0, first: !sawText };
        sawText = true;
      }
      continue;
    }
    if (line !== '') sawText = true;
    if (block === undefined) continue;
    const key = /^([A-Za-z][\w-]{0,63}):(?=\s|$)/.exec(line)?.[1];
    if (key !== undefined) {
      block.keys += 1;
      if (key === 'name') block.name = scalar(line.slice(key.length + 1));
    } else if (block.keys === 0 && line !== '' && !line.startsWith('#')) {
      // Text between two rules is not frontmatter.
      block = undefined;
    }
  }
  return names;
}

/** Without the path that `grep` and the line number that `cat -n`, `nl` and `bat` put in front, and without a mark or carriage return. */
function plainLine(raw: string): string {
  return raw
    .replace(/^\uFEFF/, '')
    .replace(/^\S{0,512}SKILL\.md[:-]/i, '')
    .replace(/^\s{0,8}\d{1,6}(?:\t|\s{0,4}[│|:]\s?| {1,2})/, '')
    .replace(/^\uFEFF/, '')
    .trimEnd();
}

/** Whether a command spells the block of a name that its output shows, which then proves nothing. */
export function blocksSpelledIn(command: string): (name: string) => boolean {
  const squeezed = (text: string): string => text.replaceAll(/[\s"'\\]/g, '');
  const text = command.includes('---') ? squeezed(command.slice(0, MAX_SPELLED)) : '';
  return (name) => text.includes(squeezed(`name:${name}`));
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
  const open = [...files.keys()].filter((file) => owned[file] === undefined && folders[file] !== '');
  const [file] = open;
  const [block] = left;
  // A single file has all the blocks; what follows its frontmatter is an example in its text.
  const certain = open.length === 1 && files.length === 1;
  if (certain && file !== undefined && block !== undefined) give(file, block);
  return owned;
}
