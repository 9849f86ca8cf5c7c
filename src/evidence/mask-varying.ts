const DIGIT = /[0-9]/g;
/** What follows the first 8 hex digits of a UUID. */
const UUID_REST = /(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/iy;
/** A longer run of hex digits is an id or a digest. */
const ID_LENGTH = 8;

/**
 * The text with `#` for what differs between two runs that said and did the same: UUIDs, runs of 8 and more hex digits (the mark of a
 * unit's folder holds one), and numbers, which times and durations are. Hex without any digit is a word.
 */
export function maskVarying(text: string): string {
  let masked = '';
  let done = 0;
  DIGIT.lastIndex = 0;
  // By its digits, which are rare: a pattern that begins with hex letters is tried at every third letter of a text and takes seven
  // times as long.
  while (DIGIT.test(text)) {
    let end = DIGIT.lastIndex;
    let start = end - 1;
    let runStart = start;
    while (runStart > done && isHex(text.charCodeAt(runStart - 1))) runStart -= 1;
    while (isDigit(text.charCodeAt(end))) end += 1;
    let runEnd = end;
    while (isHex(text.charCodeAt(runEnd))) runEnd += 1;
    if (runEnd - runStart >= ID_LENGTH) {
      start = runStart;
      end = runEnd - runStart === ID_LENGTH ? endOfUuid(text, runEnd) : runEnd;
    }
    masked += `${text.slice(done, start)}#`;
    done = end;
    DIGIT.lastIndex = end;
  }
  return masked + text.slice(done);
}

function endOfUuid(text: string, end: number): number {
  UUID_REST.lastIndex = end;
  return UUID_REST.test(text) ? UUID_REST.lastIndex : end;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isHex(code: number): boolean {
  const lower = code | 0x20;
  return isDigit(code) || (lower >= 0x61 && lower <= 0x66);
}
