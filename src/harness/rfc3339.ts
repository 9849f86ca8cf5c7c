/** A moment as RFC 3339 writes it: whole seconds since 1970 in UTC, and nanoseconds beyond them; 1,000,000,000 and more in a leap second. */
export interface Rfc3339 {
  readonly seconds: number;
  readonly nanos: number;
}

const TIME = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:[Zz]|([+-])(\d\d):([0-5]\d))$/;

const NANOS = 1_000_000_000;
const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;
/** The years that RFC 3339 can write: an offset leads a day beyond them. */
const FIRST = Date.parse('0000-01-01T00:00:00Z') / 1000;
const LAST = Date.parse('9999-12-31T23:59:59Z') / 1000;

/**
 * A time as the reference reads it (vectors, "Traps worth knowing"): lower-case `t` and `z`, the second 60 in any minute, the year 0000 and a
 * fraction of any length, of which nine digits count. Null for what is no such time, or none in UTC: it could be written and not read again.
 */
export function parseRfc3339(text: string): Rfc3339 | null {
  const parts = TIME.exec(text);
  if (parts === null) return null;
  const of = (group: number): number => Number(parts[group] ?? 0);
  const [year, month, day, hour, minute, second] = [of(1), of(2), of(3), of(4), of(5), of(6)];
  const date = new Date(0);
  const midnight = date.setUTCFullYear(year, month - 1, day) / 1000;
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  const offset = of(9) * HOUR + of(10) * MINUTE;
  if (hour > 23 || minute > 59 || second > 60 || offset >= DAY) return null;
  const leap = second === 60 ? 1 : 0;
  const local = midnight + hour * HOUR + minute * MINUTE + second - leap;
  const nanos = Number((parts[7] ?? '').slice(0, 9).padEnd(9, '0'));
  const seconds = local + (parts[8] === '-' ? offset : -offset);
  return seconds < FIRST || seconds > LAST ? null : { seconds, nanos: leap * NANOS + nanos };
}

/** The moment of a date. */
export function momentOf(date: Date): Rfc3339 {
  const seconds = Math.floor(date.getTime() / 1000);
  return { seconds, nanos: (date.getTime() - seconds * 1000) * 1_000_000 };
}

/** Negative where the first is earlier, positive where the second is. */
export function compareRfc3339(a: Rfc3339, b: Rfc3339): number {
  return a.seconds - b.seconds || a.nanos - b.nanos;
}

/** `2026-02-21T01:00:00Z`, with three, six or nine digits of a fraction where they are needed. */
export function rfc3339Text({ seconds, nanos }: Rfc3339): string {
  const second = new Date(seconds * 1000).toISOString().replace(/\.000Z$/, '');
  return `${nanos < NANOS ? second : second.replace(/59$/, '60')}${fraction(nanos % NANOS)}Z`;
}

function fraction(nanos: number): string {
  if (nanos === 0) return '';
  const digits = String(nanos).padStart(9, '0');
  return `.${digits.replace(/(?:000){1,2}$/, '')}`;
}
