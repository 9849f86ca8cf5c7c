import { MAX_DEPTH } from './canonical-json.ts';
import { isObject } from './is-object.ts';
import type { ShapeNode } from './json-shape.ts';

/** What our own scanner has to read, or to refuse. */
export const UNFIT = Symbol('unfit');

const QUOTE = 0x22;
const SPACE = 0x20;

/** Members of the text that were not met yet. */
interface Members {
  left: number;
}

/**
 * What `decodeJson` makes of a text, by `JSON.parse`, in half of the time; `UNFIT` where that would lose something or is not known: of an
 * escaped key (it confuses those), a character by its number, a key that is doubled, a number that has to keep its spelling, and whatever the
 * shape refuses.
 */
export function decodeNatively(text: string, shape: ShapeNode): unknown {
  if (text.includes('\\u') || !text.isWellFormed()) return UNFIT;
  const members: Members = { left: 0 };
  let escape = text.indexOf('\\');
  // Each key ends so. What texts hold may look so, too: then there are too many, never too few.
  for (let at = text.indexOf(':'); at > 0; at = text.indexOf(':', at + 1)) {
    const before = text.charCodeAt(at - 1);
    if (before !== QUOTE && before > SPACE) continue;
    members.left += 1;
    if (escape === -1 || escape > at) continue;
    if (isEscapedKey(text, at - 1)) return UNFIT;
    escape = text.indexOf('\\', at);
  }
  try {
    const value = fitted(JSON.parse(text), shape, members, 0);
    return members.left === 0 ? value : UNFIT;
  } catch (error) {
    if (error instanceof SyntaxError) return UNFIT;
    throw error;
  }
}

/** Whether the key that ends here, behind an escape, may have it; also where white space stands behind the key. */
function isEscapedKey(text: string, end: number): boolean {
  const start = text.lastIndexOf('"', end - 1);
  return text.charCodeAt(end) !== QUOTE || text.charAt(start - 1) === '\\' || text.slice(start, end).includes('\\');
}

/** The value itself, without the members that the shape does not name, and with those that it puts in. */
function fitted(value: unknown, node: ShapeNode, members: Members, depth: number): unknown {
  if (depth >= MAX_DEPTH || !isFitted(value, node, members, depth)) return UNFIT;
  return node.refined === undefined ? value : (node.refined.make(value) ?? UNFIT);
}

function isFitted(value: unknown, node: ShapeNode, members: Members, depth: number): boolean {
  switch (node.kind) {
    case 'text':
      return typeof value === 'string';
    case 'truth':
      return typeof value === 'boolean';
    case 'number':
      return Number.isFinite(value);
    case 'json':
      return isPassed(value, members, depth, false);
    case 'record':
      return isObject(value) && isRecord(value, node, members, depth);
    case 'list': {
      if (!Array.isArray(value)) return false;
      const items: unknown[] = value;
      return items.every((item, at) => (items[at] = fitted(item, node.item, members, depth + 1)) !== UNFIT);
    }
  }
}

function isRecord(
  record: Record<string, unknown>,
  { fields, positions }: Extract<ShapeNode, { kind: 'record' }>,
  members: Members,
  depth: number,
): boolean {
  const names = Object.keys(record);
  members.left -= names.length;
  let found = 0;
  for (const { name, shape, nullable, required, absent } of fields) {
    const item = record[name];
    if (item !== undefined) found += 1;
    if (item === undefined || (item === null && nullable)) {
      if (required) return false;
      if (absent !== undefined) record[name] = absent;
      else if (item === null) delete record[name];
    } else {
      const made = fitted(item, shape, members, depth + 1);
      if (made === UNFIT) return false;
      if (made !== item) record[name] = made;
    }
  }
  if (found === names.length) return true;
  return names.every((name) => {
    if (positions.has(name)) return true;
    const item = record[name];
    delete record[name];
    return isPassed(item, members, depth + 1, true);
  });
}

/** Counts the members of a value of any shape; false where numbers that it holds would matter, and where it is too deep. */
function isPassed(value: unknown, members: Members, depth: number, hasNumbers: boolean): boolean {
  if (value === null || typeof value !== 'object') return hasNumbers || typeof value !== 'number';
  if (depth >= MAX_DEPTH) return false;
  const items: unknown[] = Object.values(value);
  if (!Array.isArray(value)) members.left -= items.length;
  return items.every((item) => isPassed(item, members, depth + 1, hasNumbers));
}
