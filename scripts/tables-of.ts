/** The tables of a markdown text, each as rows by column; a cell that is a number is one, a percentage a share. */
export function tablesOf(markdown: string): readonly Readonly<Record<string, string | number>>[][] {
  const tables = markdown.matchAll(/^\| (.*) \|\n\|(?: -+:? \|)+\n((?:\|.*\|\n?)*)/gm);
  return Array.from(tables, ([, head = '', rows = '']) =>
    rows
      .trimEnd()
      .split('\n')
      .map((row) => {
        const cells = row.split('|').slice(1, -1).map(valueOf);
        return Object.fromEntries(head.split(' | ').map((column, index) => [column, cells[index] ?? '']));
      }),
  );
}

function valueOf(cell: string): string | number {
  const [, number = '', percent] = /^ (-?\d+(?:\.\d+)?)( %)? $/.exec(cell) ?? [];
  if (number === '') return cell.trim();
  return percent === undefined ? Number(number) : Number(number) / 100;
}
