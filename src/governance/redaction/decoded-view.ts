/** A stretch of a text, its end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A text as it reads without its escapes. */
export interface DecodedView {
  readonly text: string;
  readonly bytes: Buffer;
  /** Where line feeds stand in them. */
  readonly breaks: readonly number[];
  /** Where a byte of them began in the text; behind the last, where the text ends. */
  readonly at: (index: number) => number;
}

/** Nested escapes are undone so often; a layer of `\\`, `%25` or `&amp;` upon itself counts once. */
const LAYERS = 4;
const [LINE_FEED, BACKSLASH, PERCENT, AMPERSAND, ESCAPE] = [0x0a, 0x5c, 0x25, 0x26, 0x1b];
/** What is no part of a run; with the bytes that characters without a width begin with. */
const SPECIAL = new RegExp(String.raw`[\n\\%&\x1b\xc2\xe2\xef]`, 'g');
const IS_SPECIAL = Uint8Array.from({ length: 256 }, (_, byte) => (isSpecialByte(byte) ? 1 : 0));
/** In JSON one is near to the next: so far they are looked for byte by byte, which is faster than to begin an expression anew. */
const NEAR = 96;
const LETTERS: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 12, f: 12 };
/** The byte that a letter stands for behind one backslash; 0 for those that need a closer look. */
const USUAL = new Uint8Array(256);
for (const [letter, byte] of Object.entries({ ...LETTERS, '"': 0x22, '/': 0x2f })) USUAL[letter.charCodeAt(0)] = byte;
const ENTITIES: Readonly<Record<string, number>> = { amp: 38, lt: 60, gt: 62, quot: 34, apos: 39, nbsp: 32 };

const UNICODE = /\\+u([0-9A-Fa-f]{4})/y;
const BYTE = /%(?:25(?=[0-9A-Fa-f]{2}))*([0-9A-Fa-f]{2})/y;
const ENTITY =
  /&(?:amp;(?=#|[a-z]))*(?:#[Xx]0{0,8}([0-9A-Fa-f]{1,6});?|#0{0,8}(\d{1,7});?|(amp|lt|gt|quot|apos|nbsp);)/y;
const CONTROL = /\[[0-?]{0,32}[ -/]{0,8}[@-~]/y;
/** In UTF-8, one character for each byte. */
const WIDTHLESS_BYTES =
  /\u00c2\u00ad|\u00e2\u0080[\u008b-\u008f\u00aa-\u00ae]|\u00e2\u0081[\u00a0-\u00a9]|\u00ef\u00bb\u00bf/y;
const WIDTHLESS = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

/**
 * `text`, one character a byte, without the escapes of JSON, URLs and HTML, and without terminal controls and characters that have no
 * width. Of `parts`, where they are given, as if they stood behind one another.
 */
export function decodedView(text: string, parts: readonly Span[] | null = null): DecodedView {
  let { isNested, ...view } = parts === null ? decodeOnce(text) : joinedView(text, parts);
  for (let layer = 1; layer < LAYERS && isNested; layer += 1) {
    const [outer, inner] = [view, decodeOnce(view.bytes.toString('latin1'))];
    view = { ...inner, at: (index) => outer.at(inner.at(index)) };
    isNested = inner.isNested;
  }
  return { ...view, text };
}

type Layer = Omit<DecodedView, 'text'> & { readonly isNested: boolean };

function joinedView(text: string, parts: readonly Span[]): Layer {
  const joined = decodeOnce(parts.map(({ start, end }) => text.slice(start, end)).join(''));
  const [starts, places]: [number[], number[]] = [[], []];
  let length = 0;
  for (const { start, end } of parts) {
    starts.push(length);
    places.push(start);
    length += end - start;
  }
  const { at } = joined;
  return { ...joined, at: (index) => placeIn(starts, places, at(index)) };
}

/** Runs begin at `starts`, and their first one's place is the first of `places`. */
function placeIn(starts: readonly number[], places: readonly number[], index: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return (places[low] ?? 0) + index - (starts[low] ?? 0);
}

/** What is decoded at the moment, in memory that is used again: a new piece each time took a fifth of all. */
let scratch = Buffer.alloc(0);

function decodeOnce(text: string): Layer {
  if (scratch.length < text.length) scratch = Buffer.allocUnsafeSlow(text.length);
  const source = scratch.subarray(0, scratch.write(text, 'latin1'));
  // In memory of its own, so that it can be read in pieces of two and four.
  const bytes = Buffer.allocUnsafeSlow(source.length);
  const [starts, places, breaks]: [number[], number[], number[]] = [[0], [0], []];
  let length = 0;
  let place = 0;
  let shift = 0;
  let isNested = false;
  /** What is put next began at `place`. */
  const begin = (): void => {
    if (place - length === shift) return;
    shift = place - length;
    starts.push(length);
    places.push(place);
  };
  const [size, isSpecial] = [source.length, IS_SPECIAL];
  while (place < size) {
    begin();
    const near = Math.min(size, place + NEAR);
    while (place < near && isSpecial[source[place] as number] === 0) bytes[length++] = source[place++] as number;
    if (place === near && near < size) {
      SPECIAL.lastIndex = place;
      const end = SPECIAL.test(text) ? SPECIAL.lastIndex - 1 : size;
      bytes.set(source.subarray(place, end), length);
      length += end - place;
      place = end;
    }
    if (place === size) break;
    const byte = source[place] as number;
    // What stands in every text of JSON, without more ado.
    const usual = byte === BACKSLASH ? (USUAL[source[place + 1] ?? 0] as number) : byte === LINE_FEED ? byte : 0;
    if (usual !== 0) {
      if (usual === LINE_FEED) breaks.push(length);
      bytes[length++] = usual;
      place += byte === BACKSLASH ? 2 : 1;
      continue;
    }
    const atom = atomAt(text, place, byte);
    for (const decoded of atom.bytes) {
      if (decoded === LINE_FEED) breaks.push(length);
      bytes[length++] = decoded;
      isNested ||= atom.end > place + 1 && (decoded === BACKSLASH || decoded === PERCENT || decoded === AMPERSAND);
    }
    place = atom.end;
  }
  begin();
  starts.push(length);
  places.push(source.length);
  return { bytes: bytes.subarray(0, length), breaks, at: (index) => placeIn(starts, places, index), isNested };
}

interface Atom {
  readonly bytes: readonly number[] | Buffer;
  readonly end: number;
}

/** What stands at a special byte. */
function atomAt(text: string, place: number, byte: number): Atom {
  if (byte === BACKSLASH) return escapeAt(text, place);
  if (byte === ESCAPE) return { bytes: [], end: endOf(CONTROL, text, place + 1) ?? place + 1 };
  if (byte === PERCENT) {
    const [whole, hex] = matchAt(BYTE, text, place) ?? [];
    return hex === undefined
      ? { bytes: [byte], end: place + 1 }
      : { bytes: [Number.parseInt(hex, 16)], end: place + (whole?.length ?? 0) };
  }
  if (byte === AMPERSAND) {
    const [whole = '', hex, decimal, name] = matchAt(ENTITY, text, place) ?? [];
    if (whole === '') return { bytes: [byte], end: place + 1 };
    const code = ENTITIES[name ?? ''] ?? (hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    return character(text, code, place + whole.length);
  }
  const end = text.charCodeAt(place + 1) > 0xbb ? null : endOf(WIDTHLESS_BYTES, text, place);
  return end === null ? { bytes: [byte], end: place + 1 } : { bytes: [], end };
}

/** A run of backslashes, as many as there are, and what it escapes. */
function escapeAt(text: string, place: number): Atom {
  let end = place + 1;
  while (text.charCodeAt(end) === BACKSLASH) end += 1;
  const letter = text[end] ?? '';
  if (letter === 'u') {
    const [whole, hex] = matchAt(UNICODE, text, place) ?? [];
    if (hex !== undefined) {
      end = place + (whole?.length ?? 0);
      const code = Number.parseInt(hex, 16);
      const [pair, low] = (code & 0xfc00) === 0xd800 ? (matchAt(UNICODE, text, end) ?? []) : [];
      if (low === undefined) return character(text, code, end);
      return character(
        text,
        0x10000 + ((code & 0x3ff) << 10) + (Number.parseInt(low, 16) & 0x3ff),
        end + (pair?.length ?? 0),
      );
    }
  }
  const control = LETTERS[letter];
  if (control !== undefined) return { bytes: [control], end: end + 1 };
  // What is special itself is read as it stands.
  const code = text.charCodeAt(end);
  return end === text.length || IS_SPECIAL[code] === 1 ? { bytes: [], end } : { bytes: [code], end: end + 1 };
}

function isSpecialByte(byte: number): boolean {
  SPECIAL.lastIndex = 0;
  return SPECIAL.test(String.fromCharCode(byte));
}

function character(text: string, code: number, end: number): Atom {
  if (code === ESCAPE) return { bytes: [], end: endOf(CONTROL, text, end) ?? end };
  if (code < 0x80) return { bytes: [code], end };
  const written = code > 0x10ffff ? '' : String.fromCodePoint(code);
  return { bytes: WIDTHLESS.test(written) ? [] : Buffer.from(written), end };
}

function matchAt(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

function endOf(pattern: RegExp, text: string, place: number): number | null {
  const match = matchAt(pattern, text, place);
  return match === null ? null : place + match[0].length;
}
