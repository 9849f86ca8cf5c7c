import { MAX_DEPTH, type SpeltJson } from '../kernel/canonical-json.ts';
import { decodeJsonOr } from '../kernel/decode-json.ts';
import { JsonSyntaxError } from '../kernel/json-error.ts';
import { speltNumber } from '../kernel/json-number.ts';
import { parseJsonTree } from '../kernel/json-tree.ts';
import { InputClassError } from '../kernel/input-class-error.ts';
import { anyJson, text, where, type Shape } from '../kernel/json-shape.ts';
import { textOf, wholeNumberOf } from './spelt-fields.ts';

/** Reads the request of a command of the reference; throws `InputClassError` with the class of that command. */
export function decodeRequest<T>(jsonText: string, shape: Shape<T>, errorClass: string): T {
  return decodeJsonOr(jsonText, shape, (reason, cause) => new InputClassError(errorClass, reason, { cause }));
}

const NOT_BLANK = 'a text that is not blank';

/** A text with its blanks at both ends, but not of blanks alone. */
export const notBlank = where(text, NOT_BLANK, (given) => (textOf(given) === undefined ? undefined : given));

/** The same, trimmed. */
export const whole = where(text, NOT_BLANK, textOf);

export const anyExitCode = where(anyJson, 'a whole number', (given) => wholeNumberOf(given, 'signed'));

/** What a text says as JSON; null, which no document here is, where it says nothing, or has a key twice, of which either may be meant. */
export function jsonOf(jsonText: string): SpeltJson {
  try {
    const limits = { maxDepth: MAX_DEPTH, wellFormedStrings: true };
    const { value, duplicateKeys } = parseJsonTree(jsonText, limits, speltNumber);
    return duplicateKeys.length > 0 ? null : value;
  } catch (error) {
    if (error instanceof JsonSyntaxError) return null;
    throw error;
  }
}
