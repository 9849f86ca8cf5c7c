/** An entry of a baseline in a few words; null is none. */
export function entryText(entry: { expected_status: string; allow_timeout?: boolean } | null): string {
  if (entry === null) return 'nothing';
  return entry.allow_timeout === true ? `${entry.expected_status}, timeout allowed` : entry.expected_status;
}
