import { pointerSegments } from '../kernel/json-pointer.ts';
import { invalidInput, PortcullisError } from '../kernel/portcullis-error.ts';

/** The parser compares each key of a map with all before it: so many comparisons are 5,000 keys in one map, and some tenths of a second. */
const MAX_COMPARISONS = 12_500_000;

/** A parsed YAML text that knows where its values stand. */
export interface YamlDocument {
  readonly value: unknown;
  lineOf(pointer: string): number | undefined;
}

/**
 * Parses YAML 1.2 strictly: one document, no repeated keys, no aliases that multiply. The parser is loaded when needed. What an alias
 * stands for has the line of its anchor.
 *
 * @param maxAliases more values than this behind aliases are refused: a few bytes must not become gigabytes
 */
export async function parseYamlDocument(text: string, file: string, maxAliases = 50): Promise<YamlDocument> {
  const { LineCounter, isAlias, isMap, isScalar, isSeq, parseDocument, visit, YAMLParseError } = await import('yaml');
  const counter = new LineCounter();
  let compared = 0;
  const isSameKey = (left: unknown, right: unknown): boolean => {
    compared += 1;
    if (compared > MAX_COMPARISONS) throw invalid(file, 'more than 5,000 keys in a map', null);
    return left === right || (isScalar(left) && isScalar(right) && left.value === right.value);
  };
  const document = parsed(file, () =>
    parseDocument(text, { lineCounter: counter, strict: true, uniqueKeys: isSameKey }),
  );
  // The parser itself says later on, and without the place, that an alias stands for nothing.
  const anchors = new Set<string | undefined>();
  const visitors: Parameters<typeof visit>[1] = {
    Value: (_, { anchor }) => void anchors.add(anchor),
    Alias: (_, { source, range }) => {
      const [start = 0, end = 0] = range ?? [];
      const message = `*${source} without an anchor &${source} before it`;
      if (!anchors.has(source)) document.errors.push(new YAMLParseError([start, end], 'BAD_ALIAS', message));
    },
  };
  parsed(file, () => {
    visit(document, visitors);
  });
  const [problem] = [...document.errors, ...document.warnings];
  if (problem !== undefined) {
    const { line, col } = counter.linePos(problem.pos[0]);
    const message = problem.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? 'unreadable';
    throw invalid(`${file}:${line}:${col}`, message, problem, line);
  }
  const value = parsed(file, () => document.toJS({ maxAliasCount: maxAliases }) as unknown);
  const lineAt = (offset: number | undefined): number | undefined =>
    offset === undefined ? undefined : counter.linePos(offset).line;
  return {
    value,
    lineOf: (pointer) => {
      let node: unknown = document.contents;
      let line = 1;
      for (const key of pointerSegments(pointer) ?? []) {
        if (isAlias(node)) node = node.resolve(document);
        if (isMap(node)) {
          const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
          if (pair === undefined) return undefined;
          line = lineAt(isScalar(pair.key) ? pair.key.range?.[0] : undefined) ?? line;
          node = pair.value;
        } else if (isSeq(node)) {
          node = node.items[Number(key)];
          line = lineAt((node as { range?: [number] } | undefined)?.range?.[0]) ?? line;
        } else return undefined;
      }
      return line;
    },
  };
}

/** What the parser throws instead of reporting: aliases that multiply, nesting that exhausts the stack. */
function parsed<T>(file: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof PortcullisError) throw error;
    throw invalid(file, error instanceof RangeError ? 'nested too deeply' : String(error), error);
  }
}

function invalid(place: string, found: string, cause: unknown, line?: number): PortcullisError {
  const mismatch = { expected: 'valid YAML', found: `an error (${found})`, ...(line === undefined ? {} : { line }) };
  const message = `${place}: not valid YAML: ${found}`;
  return invalidInput(message, 'Correct the file.', { cause, mismatch });
}
