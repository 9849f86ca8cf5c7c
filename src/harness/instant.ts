/** A moment: whole seconds since 1970 in UTC, and microseconds beyond them. */
export interface Instant {
  readonly seconds: number;
  readonly micros: number;
}

const DATE = String.raw`(\d{4})(-?)(\d\d)\2(\d\d)`;
const CLOCK = String.raw`(\d\d)(?:(:?)(\d\d)(?:\6(\d\d)(?:[.,](\d+))?)?)?`;
const OFFSET = String.raw`([+-])(\d\d)(?:(:?)(\d\d)(?:\12(\d\d))?)?`;
const TIME = new RegExp(`^${DATE}(?:Z|.${CLOCK}(?:Z|${OFFSET})?)?$`, 'su');

/** The usual form, read in less time: without years before 100, and days that not every month has. */
const USUAL = /^(?!00)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{3})?Z$/;

const HOUR = 3600;
/** The years that Python has: 1 to 9999. */
const FIRST = Date.parse('0001-01-01T00:00:00Z') / 1000;
const LAST = Date.parse('9999-12-31T23:59:59Z') / 1000;

/**
 * A time as Python's `datetime.fromisoformat` reads it, with a `Z` at the end: without an offset it is UTC, digits behind the sixth of a
 * fraction are cut off. Null for what is no such time; weeks and fractions of an offset are not taken.
 */
export function parseInstant(text: string): Instant | null {
  const usual = parseUsual(text);
  if (usual !== null) return usual;
  const parts = TIME.exec(text);
  if (parts === null) return null;
  const of = (group: number): number => Number(parts[group] ?? 0);
  const [year, month, day, hour, minute, second] = [of(1), of(3), of(4), of(5), of(7), of(8)];
  const date = new Date(0);
  const midnight = date.setUTCFullYear(year, month - 1, day) / 1000;
  if (year === 0 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  const offset = of(11) * HOUR + of(13) * 60 + of(14);
  if (hour > 23 || minute > 59 || second > 59 || offset >= 24 * HOUR) return null;
  const seconds = midnight + hour * HOUR + minute * 60 + second + (parts[10] === '-' ? offset : -offset);
  return within({ seconds, micros: Number((parts[9] ?? '').slice(0, 6).padEnd(6, '0')) });
}

/** A time in the usual form, in less time; null for any other text. */
export function parseUsual(text: string): Instant | null {
  if (!USUAL.test(text)) return null;
  const two = (at: number): number => text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528;
  const minutes = Date.UTC(two(0) * 100 + two(2), two(5) - 1, two(8), two(11), two(14)) / 60_000;
  return { seconds: minutes * 60 + two(17), micros: text.length === 20 ? 0 : Number(text.slice(20, -1)) * 1000 };
}

/** So many hours before; null where Python has no such time. */
export function hoursBefore({ seconds, micros }: Instant, hours: number): Instant | null {
  return within({ seconds: seconds - hours * HOUR, micros });
}

function within(instant: Instant): Instant | null {
  return instant.seconds >= FIRST && instant.seconds <= LAST ? instant : null;
}

/** Negative where the first is earlier, positive where the second is. */
export function compareInstants(a: Instant, b: Instant): number {
  return a.seconds - b.seconds || a.micros - b.micros;
}

/** As the reference prints it: `2026-02-21T01:00:00Z`, with six digits of a fraction where there is one. */
export function instantText({ seconds, micros }: Instant): string {
  const fraction = micros === 0 ? '' : `.${String(micros).padStart(6, '0')}`;
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}${fraction}Z`;
}
