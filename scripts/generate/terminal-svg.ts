/** Terminal colours by ANSI code, light on dark. */
const COLORS: Readonly<Record<string, string>> = {
  '31': '#ff7b72',
  '32': '#7ee787',
  '33': '#e3b341',
  '36': '#79c0ff',
  '2': '#8b949e',
};
const CHARACTER_WIDTH = 8.4;
const LINE_HEIGHT = 19;
const MARGIN = 18;

/** Text with ANSI colours as an SVG picture of a terminal. */
export function terminalSvg(text: string): string {
  const lines = text.trimEnd().split('\n');
  const columns = Math.max(...lines.map((line) => plain(line).length));
  const width = Math.ceil(columns * CHARACTER_WIDTH + 2 * MARGIN);
  const height = lines.length * LINE_HEIGHT + 2 * MARGIN;
  const rows = lines.map((line, index) => {
    const y = MARGIN + (index + 0.75) * LINE_HEIGHT;
    return `<text x="${MARGIN}" y="${y}" xml:space="preserve">${spans(line)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    '<title>Output of ./scripts/demo --regress</title>',
    '<rect width="100%" height="100%" rx="8" fill="#0d1117"/>',
    '<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, DejaVu Sans Mono, monospace" font-size="14" fill="#e6edf3">',
    ...rows,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

/** One `tspan` for each run of equally marked characters. */
function spans(line: string): string {
  let color: string | undefined;
  let bold = false;
  let result = '';
  // oxlint-disable-next-line no-control-regex -- the escape character is what is looked for
  for (const part of line.split(/(\u001b\[\d+m)/)) {
    // oxlint-disable-next-line no-control-regex -- as above
    const code = /^\u001b\[(\d+)m$/.exec(part)?.[1];
    if (code === undefined) {
      if (part === '') continue;
      const attributes = `${color === undefined ? '' : ` fill="${color}"`}${bold ? ' font-weight="bold"' : ''}`;
      result += attributes === '' ? escapeXml(part) : `<tspan${attributes}>${escapeXml(part)}</tspan>`;
    } else if (code === '1') bold = true;
    else if (code === '22') {
      bold = false;
      if (color === COLORS['2']) color = undefined;
    } else color = COLORS[code];
  }
  return result;
}

function plain(line: string): string {
  // oxlint-disable-next-line no-control-regex -- as above
  return line.replaceAll(/\u001b\[\d+m/g, '');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
