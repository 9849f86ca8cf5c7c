/** A number with its noun: `1 cell`, `3 cells`. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** The first names of a list, and how many more there are. */
export function firstOf(names: readonly string[], most = 5): string {
  return names.slice(0, most).join(', ') + (names.length > most ? ` and ${names.length - most} more` : '');
}
