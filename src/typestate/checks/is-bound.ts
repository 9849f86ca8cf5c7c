import { optionalText } from '../normal-text.ts';

/** Whether a text is the expected one. A missing or blank text is none, also where a blank one is expected. */
export function isBound(given: string | undefined, expected: string | undefined): boolean {
  const text = optionalText(given);
  return text !== undefined && text === optionalText(expected);
}
