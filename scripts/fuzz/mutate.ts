/**
 * Mutators. They break the form, and none knows what it changes, so that none invents evidence: a row of results that was made up whole, and
 * agrees with itself, is what no gate tells from a true one (docs/guide/ways-around.md). So nothing is copied from one row into another
 * (parts change places, or come twice), and no value stands for success.
 */
import { unzipSync, zipSync } from 'fflate';
import { parse, stringify } from 'yaml';

export type Random = () => number;
/** Path → content. */
export type FileSet = Map<string, Buffer>;
type Tree = Record<string, unknown>;
type Mutator = (random: Random, content: Buffer) => Buffer;

const deep = Array.from({ length: 3000 }).reduce<unknown>((inner) => [inner], null);
const NAMES = [
  '',
  ' ',
  '__proto__',
  'constructor',
  '../../x',
  'a\u0000b',
  '\ud800',
  '::error::x',
  'x'.repeat(70_000),
  '1e999',
  '**/**',
];
const VALUES: readonly unknown[] = [...NAMES, null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[[]]], deep];
const LONG = ['[', '{"a":', '- ', '\t', '(', 'x', '%', '\\', '&a [*a]', '**/', '$('].map((text) => text.repeat(50_000));
const BYTES = ['\0', '\xff\xfe', '\xed\xa0\x80', '\xef\xbb\xbf', '\r\n', '\x1b[31m', '"', '{', ']', '---\n', ...LONG];

function below(random: Random, end: number): number {
  return Math.floor(random() * end);
}

export function pick<T>(random: Random, items: readonly T[]): T {
  return items[below(random, items.length)] as T;
}

/** One to three changes. Of several files one may go, come twice, under another number, or change places with another. */
export function mutateFiles(random: Random, files: FileSet): FileSet {
  const changed: FileSet = new Map(files);
  for (let left = pick(random, [1, 1, 1, 2, 3]); left > 0; left -= 1) {
    const paths = [...changed.keys()];
    const [path, other] = [pick(random, paths), pick(random, paths)];
    const content = changed.get(path) as Buffer;
    const renamed = path.replace(/\d+(?=\D*$)|\w+$/, (part) =>
      String(Number.isNaN(Number(part)) ? 'x' : Number(part) + 1),
    );
    const how = files.size > 1 ? below(random, 12) : 12;
    if (how < 2 && paths.length > 1) changed.delete(path);
    if (how === 1 || how === 2) changed.set(renamed, content);
    else if (how === 3) changed.set(path, changed.get(other) as Buffer).set(other, content);
    else if (how === 4) changed.set(renamed, mutate(random, path, content));
    else if (how > 4) changed.set(path, mutate(random, path, content));
  }
  return changed;
}

function mutate(random: Random, path: string, content: Buffer): Buffer {
  const [, extension = ''] = /\.(\w+)$/.exec(path) ?? [];
  const structured: Readonly<Record<string, Mutator>> = { zip: mutateZip, json: mutateJson, yml: mutateYaml };
  const own = structured[extension] ?? mutateLines;
  return pick(random, [own, own, own, mutateLines, mutateBytes])(random, content);
}

/** A bit, or a part that goes, comes twice, moves to the front, or gets something strange in its place. */
function mutateBytes(random: Random, content: Buffer): Buffer {
  const at = below(random, content.length);
  const end = random() < 0.5 ? content.length : Math.min(at + below(random, 8), content.length);
  const [head, part, tail] = [content.subarray(0, at), content.subarray(at, end), content.subarray(end)];
  const flipped = Buffer.from(content.subarray(at, at + 1).map((byte) => byte ^ (1 << below(random, 8))));
  const strange = Buffer.from(pick(random, BYTES), 'latin1');
  const flip = [head, flipped, content.subarray(at + 1)];
  return Buffer.concat(
    pick(random, [flip, [head, tail], [head, part, part, tail], [part, head, tail], [head, strange, tail]]),
  );
}

/** Lines that go, come twice or many times, or change places; or something in one, which may be JSON of its own. */
function mutateLines(random: Random, content: Buffer): Buffer {
  const lines = content.toString('latin1').split('\n');
  const [at, other] = [below(random, lines.length), below(random, lines.length)];
  const line = lines[at] ?? '';
  const how = below(random, 7);
  if (how === 0) lines.splice(at, 1 + below(random, 3));
  else if (how === 1) lines.splice(other, 0, line);
  else if (how === 2) [lines[at], lines[other]] = [lines[other] ?? '', line];
  else if (how === 3) lines.splice(at, 0, ...Array.from({ length: 20_000 }, () => line.slice(0, 300)));
  else lines[at] = mutateJson(random, Buffer.from(line, 'latin1')).toString('latin1');
  return Buffer.from(lines.join('\n'), 'latin1');
}

const mutateJson = treeMutator(JSON.parse, (tree) => JSON.stringify(tree, null, 2));
const mutateYaml = treeMutator(parse, stringify);

/** What cannot be read, or is written no more, is changed by its bytes. */
function treeMutator(read: (text: string) => unknown, write: (tree: unknown) => string | undefined): Mutator {
  return (random, content) => {
    try {
      const tree = { root: read(content.toString('utf8')) };
      mutateTree(random, tree);
      return Buffer.from(write(tree.root) ?? '');
    } catch {
      return mutateBytes(random, content);
    }
  };
}

/** A member or an item goes, comes twice or many times, under another name, wrapped, as another type, or changes places with another one. */
function mutateTree(random: Random, tree: Tree): void {
  const places = placesIn(tree);
  const [parent, key] = pick(random, places);
  const [other, otherKey] = pick(random, places);
  const value = parent[key];
  const how = below(random, 7);
  const isList = Array.isArray(parent);
  if (how === 0 && isList) parent.splice(Number(key), 1);
  else if (how === 1 && isList) parent.splice(Number(key), 0, ...copies(random, value));
  else if (how === 1) copies(random, value).forEach((copy, index) => (parent[`${key}${index}`] = copy));
  else if (how === 0) Reflect.deleteProperty(parent, key);
  else if (how === 2 && !isList) {
    Reflect.deleteProperty(parent, key);
    const name = pick(random, [...NAMES, otherKey, key.toUpperCase()]);
    Object.defineProperty(parent, name, { value, enumerable: true, configurable: true, writable: true });
  } else if (how === 3) parent[key] = pick(random, [[value], { [key]: value }, String(value), [value, value]]);
  else if (how === 4) [parent[key], other[otherKey]] = [other[otherKey], value];
  else parent[key] = pick(random, VALUES);
}

function copies(random: Random, value: unknown): readonly unknown[] {
  const length = pick(random, [1, 1, 1, 5000]);
  return Array.from({ length }, () => structuredClone(value));
}

function placesIn(parent: Tree): readonly (readonly [Tree, string])[] {
  return Object.entries(parent).flatMap(([key, value]) => {
    const inside = typeof value === 'object' && value !== null ? placesIn(value as Tree) : [];
    return [[parent, key] as const, ...inside];
  });
}

/** Entries that go, have another name, come twice under one, unzip to much, or are mutated themselves. */
function mutateZip(random: Random, content: Buffer): Buffer {
  let files: FileSet;
  try {
    const entries = Object.entries(unzipSync(new Uint8Array(content)));
    files = new Map(entries.map(([path, bytes]) => [path, Buffer.from(bytes)]));
  } catch {
    return mutateBytes(random, content);
  }
  const [path, bytes] = pick(random, [...files, ['x', Buffer.from('x')] as const]);
  const twin = `${path.slice(0, -1)}~`;
  const how = below(random, 6);
  if (how < 2) files.delete(path);
  if (how === 1)
    files.set(pick(random, [`../${path}`, `/${path}`, `x/${path}`, path.toUpperCase(), `${path}/`]), bytes);
  else if (how > 1) files.set(how === 2 ? twin : path, how === 3 ? Buffer.alloc(1 << 22) : mutate(random, path, bytes));
  const zipped = Buffer.from(zipSync(Object.fromEntries(files), { level: 1 }));
  return how === 2 ? Buffer.from(zipped.toString('latin1').replaceAll(twin, path), 'latin1') : zipped;
}
