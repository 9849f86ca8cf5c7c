import { safeText } from './text-style.ts';

/** Cannot be seen, takes no room, and no line breaks at it. */
const JOINER = '\u2060';

/**
 * Text that markdown takes literally, also inside a table: no links, mentions, references, emoji, HTML, mathematics or emphasis come out
 * of it. GitHub looks for addresses, `@name`, `#1`, `GH-1` and `:name:` after it has taken escapes away, so that these are parted by an
 * invisible joiner ("Autolinked references and URLs"). The id of a commit stays as it is: a link to a commit of the repository, and
 * something to copy.
 */
export function escapeMarkdown(text: string): string {
  return safeText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\`*_{}[\]()#+!|~$-]/g, '\\$&')
    .replaceAll(/[@#]|\bGH\\-(?=\d)/gi, `$&${JOINER}`)
    .replaceAll(/:(?=\/\/)|\b(?:www|mailto|xmpp)(?=[.:])/gi, `$&${JOINER}`)
    .replaceAll(/:(?=((?:\\?[\w+-])+):)/g, (colon, name: string) => (isPlace(name) ? colon : `${colon}${JOINER}`));
}

/** What stands between the colons of `file:12:3:`; there are emoji of two numbers. */
function isPlace(name: string): boolean {
  return /^\d+$/.test(name) && name !== '100' && name !== '1234';
}

/** Text as a code span, also inside a table. */
export function code(text: string): string {
  const safe = safeText(text);
  // A pipe ends a cell also in a code span, and how a backslash before it is read differs.
  if (safe.includes('|') || safe.trim() === '') return escapeMarkdown(text);
  const fence = '`'.repeat(longestRun(safe) + 1);
  return `${fence}${safe.startsWith('`') || safe.endsWith('`') ? ` ${safe} ` : safe}${fence}`;
}

/** Texts as the lines of a fenced block, whatever backticks they hold. */
export function fenced(...lines: readonly string[]): string {
  const safe = lines.map(safeText).join('\n');
  const fence = '`'.repeat(Math.max(3, longestRun(safe) + 1));
  return `${fence}text\n${safe}\n${fence}`;
}

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
