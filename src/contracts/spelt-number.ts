import { jsonMemberText } from '../kernel/json-member-text.ts';

/**
 * A number that a JSON object has as a member, in the spelling that it has there: `1.0` and 20 digits are not what JavaScript would write.
 * Of repeated members the last one counts.
 *
 * @param text valid JSON in which that member is a number
 */
export function speltNumber(text: string, member: string): string {
  const spelt = jsonMemberText(text, member);
  if (spelt !== undefined && /^[-\d]/.test(spelt)) return spelt;
  throw new TypeError(`expected a number as ${JSON.stringify(member)}`);
}
