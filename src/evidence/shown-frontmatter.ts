import { skillFolderOf } from './path-segments.ts';

/** One frontmatter block that a command printed. */
export interface ShownBlock {
  readonly name: string | null;
}

/**
 * Which of the opened files (their parts, each once, in the order of the command) each printed frontmatter block belongs to.
 * By its name where that is the file's folder; by its place where every file has one; and the first to the only file that
 * was opened. A block that could be another file's proves nothing.
 */
export function shownFrontmatter(
  files: readonly (readonly string[])[],
  names: readonly (string | null)[],
): readonly (ShownBlock | undefined)[] {
  const folders = files.map((parts) => skillFolderOf(parts)?.toLowerCase());
  const left = new Set(names.keys());
  const owned: (ShownBlock | undefined)[] = files.map(() => undefined);
  const give = (file: number, block: number): void => {
    owned[file] = { name: names[block] ?? null };
    left.delete(block);
  };
  for (const [file, folder] of folders.entries()) {
    const block = [...left].find((index) => folder !== undefined && names[index]?.toLowerCase() === folder);
    if (block !== undefined) give(file, block);
  }
  if (names.length === files.length) {
    for (const file of files.keys()) if (owned[file] === undefined && left.has(file)) give(file, file);
  }
  const open = [...files.keys()].filter((file) => owned[file] === undefined && folders[file] !== undefined);
  const [file] = open;
  const [block] = left;
  // A single file has all the blocks; what follows its frontmatter is an example in its text.
  const certain = open.length === 1 && files.length === 1;
  if (certain && file !== undefined && block !== undefined) give(file, block);
  return owned;
}
