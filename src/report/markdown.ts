import { safeText } from './text-style.ts';

/**
 * Text that markdown takes literally, also inside a table: no links, mentions, references, HTML, mathematics or emphasis come out of
 * it. GitHub looks for addresses, `@name` and `#1` after it has taken escapes away, so that these are parted by an invisible joiner.
 */
export function escapeMarkdown(text: string): string {
  return safeText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\`*_{}[\]()#+!|~$-]/g, '\\$&')
    .replaceAll(/[@#]/g, '$&\u2060')
    .replaceAll(/:(?=\/\/)|\b(?:www|mailto|xmpp)(?=[.:])/gi, '$&\u2060');
}

/** Text as a code span, also inside a table. */
export function code(text: string): string {
  const safe = safeText(text);
  // A pipe ends a cell also in a code span, and how a backslash before it is read differs.
  if (safe.includes('|') || safe.trim() === '') return escapeMarkdown(text);
  const fence = '`'.repeat(longestRun(safe) + 1);
  return `${fence}${safe.startsWith('`') || safe.endsWith('`') ? ` ${safe} ` : safe}${fence}`;
}

/** Text as a fenced block, whatever backticks it holds. */
export function fenced(text: string): string {
  const safe = safeText(text);
  const fence = '`'.repeat(Math.max(3, longestRun(safe) + 1));
  return `${fence}text\n${safe}\n${fence}`;
}

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
