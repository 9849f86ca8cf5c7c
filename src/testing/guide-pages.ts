import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const GUIDE_ROOT = resolve(import.meta.dirname, '../..');

/** A page that tells somebody what to do. */
export interface GuidePage {
  /** Relative to the repository. */
  readonly path: string;
  readonly text: string;
}

/** A fenced block: what stands behind the fence, and its lines without the indentation of the fence. */
export interface Fence {
  readonly language: string;
  readonly lines: readonly string[];
}

/** What people read: the pages at the root, `docs/`, and the README of each action, room and script. */
export function guidePages(): readonly GuidePage[] {
  const below = ['docs', 'actions', 'src', 'scripts'].flatMap((folder) =>
    readdirSync(join(GUIDE_ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => (folder === 'docs' ? path.endsWith('.md') : path.endsWith('/README.md'))),
  );
  return ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...below.toSorted()].map((path) => ({
    path,
    text: pageText(path),
  }));
}

/** `path`: relative to the repository. */
export function pageText(path: string): string {
  return readFileSync(join(GUIDE_ROOT, path), 'utf8');
}

/** The fenced blocks of a page, and the lines outside of them. */
export function fencesOf(text: string): { readonly fences: readonly Fence[]; readonly outside: readonly string[] } {
  const fences: { language: string; lines: string[] }[] = [];
  const outside: string[] = [];
  let indentation: string | null = null;
  for (const line of text.split('\n')) {
    const [, space = '', language = ''] = /^( *)```(\w*)$/.exec(line) ?? [];
    const open = fences.at(-1);
    if (indentation === null && /^ *```/.test(line)) {
      indentation = space;
      fences.push({ language, lines: [] });
    } else if (indentation === null || open === undefined) outside.push(line);
    else if (line === `${indentation}\`\`\``) indentation = null;
    else open.lines.push(line.slice(line.startsWith(indentation) ? indentation.length : 0));
  }
  return { fences, outside };
}

/** What stands between the heading and the next one of its level or a higher one; throws where there is no such heading. */
export function sectionOf(text: string, heading: string): string {
  const start = text.indexOf(`\n${heading}\n`);
  if (start < 0) throw new Error(`there is no heading ${heading}`);
  const body = text.slice(start + heading.length + 2);
  const level = /^#+/.exec(heading)?.[0].length ?? 0;
  const end = body.search(new RegExp(`^#{1,${level}} `, 'm'));
  return end < 0 ? body : body.slice(0, end);
}

/** A table: the cells of its heading, and those of its rows. */
interface GuideTable {
  readonly heading: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The tables of a text, in their order. */
function tablesOf(text: string): readonly GuideTable[] {
  const blocks = text.match(/^\|.*\n\|[ :|-]+\|\n(?:\|.*\n?)+/gm) ?? [];
  return blocks.map((block) => {
    const [heading = [], , ...rows] = block.trimEnd().split('\n').map(cellsOf);
    return { heading, rows };
  });
}

/** The rows of the table whose first column is called so; throws where there is none. */
export function rowsOf(text: string, firstColumn: string): GuideTable['rows'] {
  const table = tablesOf(text).find(({ heading }) => heading[0] === firstColumn);
  if (table === undefined) throw new Error(`there is no table of ${firstColumn}`);
  return table.rows;
}

function cellsOf(line: string): readonly string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** What stands between backticks. */
export function codeIn(text: string): readonly string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}
