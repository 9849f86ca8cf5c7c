/** What a page is made of. */
export interface MarkdownStructure {
  readonly headings: string[];
  readonly rows: string[];
  readonly prose: string[];
  fences: number;
}

/** The markdown by kind of line; throws where a table or a fence is not whole. */
export function structureOf(markdown: string): MarkdownStructure {
  const structure: MarkdownStructure = { headings: [], rows: [], prose: [], fences: 0 };
  let fence: string | null = null;
  let columns: number | null = null;
  for (const line of markdown.split('\n')) {
    if (fence !== null) {
      if (line === fence) fence = null;
      continue;
    }
    const opening = /^(`{3,})text$/.exec(line)?.[1];
    if (opening !== undefined) {
      fence = opening;
      structure.fences += 1;
    } else if (line.startsWith('|')) {
      const cells = line.replaceAll(/\\./g, '').split('|').length;
      columns ??= cells;
      if (cells !== columns) throw new Error(`a row of ${cells} in a table of ${columns}: ${line}`);
      structure.rows.push(line);
    } else if (line.startsWith('#')) structure.headings.push(line);
    else if (line !== '') structure.prose.push(line);
    if (!line.startsWith('|')) columns = null;
  }
  if (fence !== null) throw new Error('a fence is not closed');
  return structure;
}

/** What a page says outside of code, where markdown would read it. */
export function outsideOfCode({ headings, rows, prose }: MarkdownStructure): string {
  return [...headings, ...rows, ...prose].map((line) => line.replaceAll(/(`+)(?!`).*?[^`]\1(?!`)/g, '')).join('\n');
}
