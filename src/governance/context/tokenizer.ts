/** A count, and whether it is only near the true one. */
export interface TokenCount {
  readonly tokens: number;
  readonly estimated: boolean;
}

export interface Tokenizer {
  readonly name: 'o200k' | 'utf8_bytes_by_3';
  readonly count: (text: string) => TokenCount;
}

/** Models whose tokens are those of o200k, also behind the name of who serves them. */
const O200K = /(?:^|\/)(?:gpt-(?:4o|4\.[15]|5|oss)|chatgpt-4o|codex|o[134])(?:$|[-.])/;

/** The tokenizer of a model; where none is known, or no model, it estimates: what is kept of Claude's is not maintained. */
export async function tokenizerOf(model: string | null): Promise<Tokenizer> {
  if (model === null || !O200K.test(model)) return BYTES;
  // 2.3 MB: a chunk of its own.
  const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base');
  // Else the library throws where a text quotes a special token.
  const plain = { allowedSpecial: new Set<string>(), disallowedSpecial: new Set<string>() };
  return { name: 'o200k', count: (text) => countPieces(text, (piece) => countTokens(piece, plain)) };
}

const BYTES: Tokenizer = {
  name: 'utf8_bytes_by_3',
  count: (text) => ({ tokens: Math.ceil(Buffer.byteLength(text) / 3), estimated: true }),
};

/**
 * Letters, and what is neither a letter nor a digit, 512 at a time: no word of o200k holds more than two such runs, and each costs the square
 * of its length. Digits are words of three.
 */
const RUNS = /([\p{L}\p{M}]{1,512})|([^\p{L}\p{N}]{1,512})|\p{N}+/gu;

/** Counts a text as a whole, but for runs that are longer: these are cut, which moves the count a little. */
function countPieces(text: string, countWhole: (piece: string) => number): TokenCount {
  let [tokens, start, before] = [0, 0, ''];
  for (const { 1: letters, 2: others, index } of text.matchAll(RUNS)) {
    const kind = letters !== undefined ? 'letters' : others !== undefined ? 'others' : 'digits';
    if (kind === before) {
      tokens += countWhole(text.slice(start, index));
      start = index;
    }
    before = kind;
  }
  return { tokens: tokens + countWhole(text.slice(start)), estimated: start > 0 };
}
