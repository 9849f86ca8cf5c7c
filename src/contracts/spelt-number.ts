import { parseJsonTree } from '../kernel/json-tree.ts';

/**
 * A number that a JSON object has as a member, in the spelling that it has there: `1.0` and 20 digits are not what JavaScript would write.
 * Of repeated members the last one counts.
 *
 * @param text valid JSON in which that member is a number
 */
export function speltNumber(text: string, member: string): string {
  const limits = { maxDepth: Number.POSITIVE_INFINITY, anyNumber: true };
  const { value } = parseJsonTree(text, limits, (spelling) => spelling);
  const spelt = value !== null && typeof value === 'object' && !Array.isArray(value) ? value[member] : undefined;
  if (typeof spelt === 'string') return spelt;
  throw new TypeError(`expected a number as ${JSON.stringify(member)}`);
}
