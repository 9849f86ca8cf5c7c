import { PortcullisError } from '../kernel/portcullis-error.ts';

/** A parsed YAML text that knows where its values stand. */
export interface YamlDocument {
  readonly value: unknown;
  lineOf(pointer: string): number | undefined;
}

/** Parses YAML 1.2 strictly: one document, no repeated keys, no aliases that multiply. The parser is loaded when needed. */
export async function parseYamlDocument(text: string, file: string): Promise<YamlDocument> {
  const { LineCounter, isMap, isPair, isScalar, isSeq, parseDocument } = await import('yaml');
  const counter = new LineCounter();
  const document = orInvalid(file, () => parseDocument(text, { lineCounter: counter, strict: true, uniqueKeys: true }));
  const [problem] = [...document.errors, ...document.warnings];
  if (problem !== undefined) {
    const { line, col } = counter.linePos(problem.pos[0]);
    const message = problem.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? 'unreadable';
    throw invalid(`${file}:${line}:${col}`, message, problem);
  }
  const value = orInvalid(file, () => document.toJS({ maxAliasCount: 50 }) as unknown);
  const lineAt = (offset: number | undefined): number | undefined =>
    offset === undefined ? undefined : counter.linePos(offset).line;
  return {
    value,
    lineOf: (pointer) => {
      let node: unknown = document.contents;
      let line = 1;
      for (const part of pointer.split('/').slice(1)) {
        const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
        if (isMap(node)) {
          const pair = node.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === key);
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
function orInvalid<T>(file: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw invalid(file, error instanceof RangeError ? 'nested too deeply' : String(error), error);
  }
}

function invalid(place: string, message: string, cause: unknown): PortcullisError {
  return new PortcullisError('invalid_input', `${place}: not valid YAML: ${message}`, 'Correct the file.', { cause });
}
