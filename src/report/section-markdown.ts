import type { GateEffect } from '../contracts/gate-result.ts';
import { code, escapeMarkdown, fenced } from './markdown.ts';
import type { MarkdownPage } from './markdown-page.ts';
import type { Block, Fact, Section } from './sections/section.ts';
import { markdownTable } from './table.ts';
import { clip } from './text-style.ts';

/** Of a message, a fact or a quotation, so that one finding cannot take the room of the others. */
const TEXT_LIMIT = 1000;

/** What something does to its gate, as a sign that markdown shows. */
export const PAGE_MARKS: Readonly<Record<GateEffect, string>> = {
  fail: '❌',
  undecided: '❔',
  warn: '⚠️',
  report: '·',
  ok: '·',
};

/**
 * Adds a part of a report to a page: its lines, its table, its blocks. What does not fit is counted.
 *
 * @param share of the room that is left, which each of them may take
 */
export function addSection(page: MarkdownPage, section: Section, share: number): void {
  const { title, lines = [], table, blocks = [], noun = 'rows' } = section;
  const [first] = lines;
  const name = title === null ? '' : `**${title}:**`;
  const texts = lines.map((line) => escapeMarkdown(clip(line, TEXT_LIMIT)));
  const more = (left: number): string => `_and ${left} more ${noun}_`;
  if (lines.length > 1) {
    const items = texts.map((text) => `- ${text}`);
    page.addList(name === '' ? '' : `${name}\n`, items, { separator: '\n', share, more });
  } else if (first !== undefined) page.add([name, ...texts].join(' ').trimStart());
  if (table !== undefined) {
    const { head, rows } = markdownTable(table);
    const heading = title === null || lines.length > 0 ? head : `## ${title}\n\n${head}`;
    page.addList(heading, rows, { separator: '\n', share, more });
  }
  page.addList(title === null ? '' : `## ${title}`, blocks.map(blockMarkdown), { separator: '\n\n', share, more });
}

/** A finding as markdown: expected and got, why, and what is known. */
export function blockMarkdown({ effect, title, change, message, facts }: Block): string {
  const shown = (text: string): string => escapeMarkdown(clip(text, TEXT_LIMIT));
  const changed = change === null ? '' : `expected **${shown(change.from)}** → got **${shown(change.to)}**: `;
  return [
    `### ${PAGE_MARKS[effect]} ${shown(title)}`,
    `${changed}${shown(message)}`,
    ...facts.flatMap(factMarkdown),
  ].join('\n\n');
}

function factMarkdown({ label, text, form, quote }: Fact): readonly string[] {
  const said = clip(text, TEXT_LIMIT);
  if (form === 'command') return [fenced(said)];
  const line = `${label}: ${form === 'place' ? code(said) : escapeMarkdown(said)}`;
  return quote === undefined ? [line] : [line, fenced(clip(quote, TEXT_LIMIT))];
}
