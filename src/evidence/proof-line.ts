/** A proof line is at most this long. */
export const PROOF_LINE_LIMIT = 500;

/** No secret of a known form is longer, so that one that the window would cut is still seen whole. */
const REDACTION_MARGIN = 8192;

/** Replaces what must not be written down. */
export type Redact = (text: string) => string;

/**
 * The part of a raw line that proves a hit: the line itself, or a window of 500 characters around the name. Redacted before it is cut,
 * since half a secret has no form to be known by. A copy, so that a few characters do not keep a line of megabytes in memory.
 */
export function proofLine(raw: string, name: string | null, redact: Redact = (text) => text): string {
  const line = raw.trim();
  const wide = windowAround(line, name, PROOF_LINE_LIMIT + 2 * REDACTION_MARGIN);
  const window = windowAround(redact(wide), name, PROOF_LINE_LIMIT);
  return Buffer.from(window.toWellFormed(), 'utf8').toString('utf8');
}

function windowAround(line: string, name: string | null, width: number): string {
  if (line.length <= width) return line;
  const at = name === null ? 0 : line.toLowerCase().indexOf(name.toLowerCase());
  const start = Math.min(Math.max(0, at - width / 2), line.length - width);
  return line.slice(start, start + width);
}
