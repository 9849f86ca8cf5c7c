import { isObject } from '../kernel/is-object.ts';

/** A mapping of a YAML document. Keys may be called as members of every object are: read them with `member`. */
export type Mapping = Readonly<Record<string, unknown>>;

/** The value as a mapping; none where it is something else. */
export function mappingOf(value: unknown): Mapping | null {
  return isObject(value) ? value : null;
}

/** A member of a mapping, undefined where the mapping itself is missing. */
export function member(mapping: unknown, key: string): unknown {
  const own = mappingOf(mapping);
  return own !== null && Object.hasOwn(own, key) ? own[key] : undefined;
}

/** The keys and values of a mapping, none of anything else. */
export function membersOf(value: unknown): readonly (readonly [string, unknown])[] {
  return Object.entries(mappingOf(value) ?? {});
}

/** A scalar as the runner reads it: text, also of numbers and booleans; null for everything else. */
export function scalarText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}

/** A list of texts that may also be written as a single one. */
export function textList(value: unknown): readonly string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return items.flatMap((item) => scalarText(item) ?? []);
}

/** The values of a mapping that are texts. */
export function textsOf(mapping: unknown): readonly string[] {
  return membersOf(mapping).flatMap(([, value]) => scalarText(value) ?? []);
}

/** Whether a setting is `true`; `maybe` where an expression decides. Runners read the text `true` alike, in any case. */
export function isSwitchedOn(value: unknown): boolean | 'maybe' {
  const text = scalarText(value)?.trim().toLowerCase() ?? '';
  return text.includes('${{') ? 'maybe' : text === 'true';
}
