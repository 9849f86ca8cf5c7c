/**
 * Puts values in the place of `{name}`, in one pass: a value that holds a placeholder itself stays as it is, and so do braces around
 * anything else. Keys are written with their braces.
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{[a-z]+\}/g, (placeholder) => values[placeholder] ?? placeholder);
}
