/** A longer line is no request. */
const LINE_LIMIT_BYTES = 64 * 1024 * 1024;

/** One line of standard input: its text, or why there is none. */
export type InputLine = { readonly text: string } | { readonly problem: string };

/**
 * The lines of a stream. Split at 0x0A alone and decoded whole: the line separators of Unicode may stand inside JSON texts, where
 * Node's own line reader would cut them.
 */
export async function* inputLines(input: AsyncIterable<Buffer>): AsyncGenerator<InputLine> {
  let parts: Buffer[] = [];
  let length = 0;
  const take = (): InputLine => {
    const line = length > LINE_LIMIT_BYTES ? { problem: 'a line over 64 MiB' } : decoded(Buffer.concat(parts));
    parts = [];
    length = 0;
    return line;
  };
  const add = (part: Buffer): void => {
    length += part.length;
    if (length <= LINE_LIMIT_BYTES) parts.push(part);
    else parts = [];
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(0x0a); end !== -1; end = chunk.indexOf(0x0a, start)) {
      add(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    add(chunk.subarray(start));
  }
  if (length > 0) yield take();
}

function decoded(bytes: Buffer): InputLine {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { problem: 'bytes that are not UTF-8' };
  }
}
