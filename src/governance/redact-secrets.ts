/** What takes a secret's place. */
export const REDACTED = '[redacted]';

/**
 * Where a secret may begin: not inside a word, but after an escape such as `\n`, since proof lines are raw JSON. A start that is
 * followed by more of the same characters is tried once per run, which keeps every pattern linear in the text.
 */
const START = String.raw`(?<![A-Za-z0-9]|(?<=\\)[A-Za-z0-9])`;
const AFTER_ESCAPE = String.raw`(?<=\\[nrtbf]|\\u[0-9A-Fa-f]{4})`;

const at = (form: string, flags = 'g'): RegExp => new RegExp(`(?:${START}|${AFTER_ESCAPE})${form}`, flags);
