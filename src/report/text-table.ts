import { safeText, type TextStyle } from './text-style.ts';

/** A table as texts, for a terminal or as markdown. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The lines of a table for a terminal, in columns. */
export function textTable({ head, rows }: Table, style: TextStyle): readonly string[] {
  const lines = [head, ...rows].map((texts) => texts.map(safeText));
  const widths = head.map((_, column) =>
    lines.reduce((width, texts) => Math.max(width, texts[column]?.length ?? 0), 0),
  );
  return lines.map((texts, index) => {
    // A dash first: the runner would obey a name that begins with `::` at the beginning of a line.
    const line =
      `${index === 0 ? '   ' : '  -'} ${texts.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd();
    return index === 0 ? style.dim(line) : line;
  });
}
