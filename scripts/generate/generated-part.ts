/** The text between `<!-- NAME:begin … -->` and `<!-- NAME:end -->` replaced; throws where a marker is missing. */
export function withGeneratedPart(document: string, name: string, content: string): string {
  const begin = new RegExp(`<!-- ${name}:begin[^>]*-->`).exec(document);
  const end = document.indexOf(`<!-- ${name}:end -->`);
  if (begin === null || end < begin.index) throw new Error(`the markers of the generated part ${name} are missing`);
  const head = document.slice(0, begin.index + begin[0].length);
  return `${head}\n\n${content.trim()}\n\n${document.slice(end)}`;
}
