/**
 * Puts values in the place of `{name}`, in one pass: a value that holds a placeholder itself stays as it is, and so do braces around
 * anything else. Keys are written with their braces.
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{[a-z]+\}/g, (placeholder) => values[placeholder] ?? placeholder);
}

/** What looks like a placeholder, in any letters. A shell's `${NAME}` does not, and neither do braces around anything else. */
const PLACEHOLDER = /(?<!\$)\{[A-Za-z_-]+\}/g;

/** The first placeholder of the texts that is none of the known ones, which are written with their braces; null where there is none. */
export function unknownPlaceholder(texts: readonly string[], known: readonly string[]): string | null {
  const found = texts.flatMap((text) => text.match(PLACEHOLDER) ?? []);
  return found.find((placeholder) => !known.includes(placeholder)) ?? null;
}
