import { canonicalJson, type SpeltJson } from '../kernel/canonical-json.ts';
import { SpeltNumber } from '../kernel/json-number.ts';
import { childPointer } from '../kernel/json-pointer.ts';

/** Characters of all pointers of a document: keys of others may be long, and each level repeats those above. */
const POINTERS_LIMIT = 1024 * 1024;

/** The fields of a JSON value, each by its JSON pointer, as canonical JSON: scalars, empty containers, and what goes beyond the limit. */
export function jsonFields(value: SpeltJson): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  let left = POINTERS_LIMIT;
  const visit = (item: SpeltJson, pointer: string): void => {
    const isScalar = item === null || typeof item !== 'object' || item instanceof SpeltNumber;
    const members = isScalar ? [] : Object.entries(item);
    const cost = members.reduce((sum, [key]) => sum + pointer.length + key.length, 0);
    if (members.length === 0 || cost > left) {
      fields.set(pointer, canonicalJson(item));
      return;
    }
    left -= cost;
    for (const [key, member] of members) visit(member, childPointer(pointer, key));
  };
  visit(value, '');
  return fields;
}
