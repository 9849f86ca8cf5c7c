import { MAX_DEPTH, type SpeltJson } from './canonical-json.ts';
import { decodeNatively, UNFIT } from './decode-natively.ts';
import { JsonShapeError, JsonSyntaxError } from './json-error.ts';
import { speltNumber, type SpeltNumber } from './json-number.ts';
import { scanJson, type JsonVisitor } from './json-scanner.ts';
import type { FieldNode, Shape, ShapeNode } from './json-shape.ts';
import { setMember, type JsonTreeObject } from './json-tree.ts';

type RecordNode = Extract<ShapeNode, { kind: 'record' }>;

/**
 * Reads a JSON text of a known shape in one pass, by the rules of the reference's deserialiser (premath harness 0.4): nothing is
 * coerced; a member that the shape names stands at most once; null only where the shape allows it; what it does not name is passed
 * over, where neither the range of numbers nor depth nor surrogates matter, and not kept. What is kept stands within 127 levels.
 *
 * Throws `JsonSyntaxError` on a text that is not JSON and `JsonShapeError` on another shape.
 */
export function decodeJson<T>(text: string, shape: Shape<T>): T {
  const native = decodeNatively(text, shape);
  if (native !== UNFIT) return native as T;
  const decoder = new JsonDecoder(shape);
  scanJson(text, { maxDepth: Number.POSITIVE_INFINITY, anyNumber: true }, decoder);
  return decoder.result as T;
}

/** The same; what is refused is thrown as the error that is made of the reason. */
export function decodeJsonOr<T>(text: string, shape: Shape<T>, refusal: (reason: string, cause: Error) => Error): T {
  try {
    return decodeJson(text, shape);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError) && !(error instanceof JsonShapeError)) throw error;
    throw refusal(error.message, error);
  }
}

/** A container that is being read. */
type Frame = RecordFrame | ListFrame | JsonFrame;

interface RecordFrame {
  readonly kind: 'record';
  readonly parent: Frame | undefined;
  readonly node: RecordNode;
  readonly line: number;
  readonly values: unknown[];
  readonly seen: boolean[];
  /** Position of the field that is being read; -1 where the shape does not name it. */
  at: number;
}

interface ListFrame {
  readonly kind: 'list';
  readonly parent: Frame | undefined;
  readonly line: number;
  readonly item: ShapeNode;
  readonly items: unknown[];
}

interface JsonFrame {
  readonly kind: 'json';
  readonly parent: Frame | undefined;
  readonly line: number;
  readonly container: SpeltJson[] | JsonTreeObject<number | SpeltNumber>;
  key: string;
}

const JSON_NODE: ShapeNode = { kind: 'json' };
const EXPECTED = {
  text: 'a text',
  truth: 'true or false',
  number: 'a number',
  json: 'a value',
  list: 'a list',
  record: 'an object',
} as const;

class JsonDecoder implements JsonVisitor {
  result: unknown;
  readonly #root: ShapeNode;
  #top: Frame | undefined;
  #depth = 0;
  /** Containers that are open inside a value that is passed over. */
  #passedOver = 0;

  constructor(root: ShapeNode) {
    this.#root = root;
  }

  openObject(line: number): void {
    this.#open(line, 'record', 'an object');
  }

  openArray(line: number): void {
    this.#open(line, 'list', 'a list');
  }

  key(name: string, line: number): void {
    const frame = this.#top;
    if (this.#passedOver > 0 || frame === undefined || frame.kind === 'list') return;
    if (!name.isWellFormed()) throw this.#refusal('a key with half of a surrogate pair', line);
    if (frame.kind === 'json') {
      frame.key = name;
      return;
    }
    frame.at = frame.node.positions.get(name) ?? -1;
    if (frame.at < 0) return;
    if (frame.seen[frame.at] === true) throw this.#refusal('expected the key once, found it again', line);
    frame.seen[frame.at] = true;
  }

  close(): void {
    if (this.#passedOver > 0) {
      this.#passedOver -= 1;
      return;
    }
    this.#depth -= 1;
    const frame = this.#top;
    if (frame === undefined) return;
    this.#top = frame.parent;
    const value = frame.kind === 'list' ? frame.items : frame.kind === 'json' ? frame.container : this.#recordOf(frame);
    this.#put(this.#expected(), value, frame.line);
  }

  scalar(value: null | boolean | string, line: number): void {
    const node = this.#expected();
    if (node === undefined) return;
    if (value === null) this.#null(node, line);
    else if (node.kind === 'json' || node.kind === (typeof value === 'string' ? 'text' : 'truth')) {
      if (typeof value === 'string' && !value.isWellFormed()) {
        throw this.#refusal('expected whole characters, found half of a surrogate pair', line);
      }
      this.#put(node, value, line);
    } else throw this.#mismatch(node, typeof value === 'string' ? 'a text' : String(value), line);
  }

  number(spelling: string, line: number): void {
    const node = this.#expected();
    if (node === undefined) return;
    if (node.kind !== 'json' && node.kind !== 'number') throw this.#mismatch(node, 'a number', line);
    if (!Number.isFinite(Number(spelling))) throw this.#refusal('a number beyond the range of a double', line);
    this.#put(node, node.kind === 'number' ? Number(spelling) : speltNumber(spelling), line);
  }

  #open(line: number, kind: 'record' | 'list', found: string): void {
    const node = this.#expected();
    if (node === undefined) {
      this.#passedOver += 1;
      return;
    }
    if (this.#depth >= MAX_DEPTH) throw this.#refusal(`nested deeper than ${MAX_DEPTH} levels`, line);
    this.#depth += 1;
    const parent = this.#top;
    if (node.kind === 'json') {
      this.#top = { kind: 'json', parent, line, container: kind === 'list' ? [] : {}, key: '' };
    } else if (node.kind === 'record' && kind === 'record') {
      const values = node.fields.map(({ absent }) => absent);
      this.#top = { kind: 'record', parent, node, line, values, seen: [], at: -1 };
    } else if (node.kind === 'list' && kind === 'list') {
      this.#top = { kind: 'list', parent, line, item: node.item, items: [] };
    } else throw this.#mismatch(node, found, line);
  }

  /** What must come next; undefined where the next value is passed over. */
  #expected(): ShapeNode | undefined {
    if (this.#passedOver > 0) return undefined;
    const frame = this.#top;
    if (frame === undefined) return this.#root;
    if (frame.kind === 'record') return frame.node.fields[frame.at]?.shape;
    return frame.kind === 'list' ? frame.item : JSON_NODE;
  }

  #null(node: ShapeNode, line: number): void {
    const frame = this.#top;
    const field = frame?.kind === 'record' ? frame.node.fields[frame.at] : undefined;
    if (field?.nullable === true) return;
    if (node.kind !== 'json') throw this.#mismatch(node, 'null', line);
    this.#put(node, null, line);
  }

  #put(node: ShapeNode | undefined, given: unknown, line: number): void {
    const frame = this.#top;
    const value = node?.refined === undefined ? given : node.refined.make(given);
    if (node?.refined !== undefined && value === undefined) {
      const found = EXPECTED[node.kind].replace(/^an? /, 'another ');
      throw this.#refusal(`expected ${node.refined.expected}, found ${found}`, line);
    }
    if (frame === undefined) this.result = value;
    else if (frame.kind === 'record') frame.values[frame.at] = value;
    else if (frame.kind === 'list') frame.items.push(value);
    else if (Array.isArray(frame.container)) frame.container.push(value as SpeltJson);
    else setMember(frame.container, frame.key, value as SpeltJson);
  }

  #recordOf({ node, values, seen, line }: RecordFrame): object {
    const result: Record<string, unknown> = {};
    node.fields.forEach((field: FieldNode, position) => {
      if (field.required && seen[position] !== true) {
        throw this.#refusal(`expected ${field.name}, found no such member`, line);
      }
      if (values[position] !== undefined) result[field.name] = values[position];
    });
    return result;
  }

  #mismatch(node: ShapeNode, found: string, line: number): JsonShapeError {
    return this.#refusal(`expected ${EXPECTED[node.kind]}, found ${found}`, line);
  }

  /** Names members of the shape only: what a document calls its own may be anything. */
  #refusal(reason: string, line: number): JsonShapeError {
    const segments: string[] = [];
    for (let frame = this.#top; frame !== undefined; frame = frame.parent) {
      if (frame.kind === 'list') segments.push(`[${frame.items.length}]`);
      else if (frame.kind === 'record') segments.push(`.${frame.node.fields[frame.at]?.name ?? '…'}`);
    }
    return new JsonShapeError(segments.toReversed().join('').replace(/^\./, ''), line, reason);
  }
}
