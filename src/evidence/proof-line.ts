/** A proof line is at most this long. */
export const PROOF_LINE_LIMIT = 500;

/**
 * The part of a raw line that proves a hit: the line itself, or a window of 500 characters around the name. A copy, so
 * that a few characters do not keep a line of megabytes in memory.
 */
export function proofLine(raw: string, name: string | null): string {
  const line = raw.trim();
  if (line.length <= PROOF_LINE_LIMIT) return ownCopy(line);
  const at = name === null ? 0 : line.toLowerCase().indexOf(name.toLowerCase());
  const start = Math.min(Math.max(0, at - PROOF_LINE_LIMIT / 2), line.length - PROOF_LINE_LIMIT);
  return ownCopy(line.slice(start, start + PROOF_LINE_LIMIT));
}

function ownCopy(text: string): string {
  return Buffer.from(text.toWellFormed(), 'utf8').toString('utf8');
}
