import type { GateEffect } from '../contracts/gate-result.ts';
import { utf8Bytes } from './channel-limits.ts';
import { code, escapeMarkdown, fenced } from './markdown.ts';
import type { Block, Fact, Section } from './sections/section.ts';
import { markdownTable, type Table } from './table.ts';
import { clip } from './text-style.ts';

/** How much a page may hold, and in which unit that is measured. */
export interface PageBudget {
  readonly limit: number;
  readonly measure: (text: string) => number;
}

/** How a list of blocks shares a page with what comes after it. */
interface Share {
  /** The part of the room that is left which the list may take. */
  readonly share: number;
  /** One of them, for the line that counts the others: `case` for `and 3 more cases`. Its first word gets the plural. */
  readonly noun: string;
}

export interface ListLayout extends Share {
  readonly separator: string;
  /** At most so many, whatever room there is. */
  readonly most?: number;
}

const BLOCK_SEPARATOR = '\n\n';
/** Of a message, a warning, a fact or a quotation, so that one cannot take the room of the others. */
const TEXT_LIMIT = 1000;

/** What something does to its gate, as a sign that markdown shows. */
export const PAGE_MARKS: Readonly<Record<GateEffect, string>> = {
  fail: '❌',
  undecided: '❔',
  warn: '⚠️',
  report: '·',
  ok: '·',
};

/** Markdown within a budget (of bytes of its UTF-8 form unless another measure is given), kept whole block by block. */
export class MarkdownPage {
  readonly #limit: number;
  readonly #measure: (text: string) => number;
  readonly #blocks: string[] = [];
  #size = 0;

  constructor(limit: number, measure: (text: string) => number = utf8Bytes) {
    this.#limit = limit;
    this.#measure = measure;
  }

  /** Adds a block where it fits; false where it does not. */
  add(block: string): boolean {
    const size = this.#sizeOf(block);
    if (this.#size + size > this.#limit) return false;
    this.#blocks.push(block);
    this.#size += size;
    return true;
  }

  /** As many items as fit, from the first on, under a heading; a line counts the others. How many there are. */
  addList(heading: string, items: readonly string[], { separator, share, noun, most }: ListLayout): number {
    if (items.length === 0) return 0;
    const head = heading === '' ? [] : [heading];
    const more = (left: number): string => `_and ${left} more ${left === 1 ? noun : noun.replace(/^\w+/, '$&s')}_`;
    let room = (this.#limit - this.#size) * share - this.#sizeOf(heading);
    const sizes = items.slice(0, most).map((item) => this.#measure(item) + separator.length);
    const isWhole = sizes.length === items.length && sizes.reduce((sum, size) => sum + size, 0) <= room;
    if (!isWhole) room -= this.#sizeOf(more(items.length));
    const end = sizes.findIndex((size) => (room -= size) < 0);
    const kept = items.slice(0, end === -1 ? sizes.length : end);
    const left = items.length - kept.length;
    const body = [...head, ...kept].join(separator);
    const whole = left === 0 ? body : `${body}${BLOCK_SEPARATOR}${more(left)}`;
    if (kept.length > 0 && this.add(whole)) return kept.length;
    this.add(more(items.length));
    return 0;
  }

  /** As many rows as fit, under a heading (`## Trials`) where there is one. How many there are. */
  addTable(heading: string | null, table: Table, share: Share): number {
    const { head, rows } = markdownTable(table);
    return this.addList(heading === null ? head : `${heading}\n\n${head}`, rows, { ...share, separator: '\n' });
  }

  /** Warnings as one quotation. */
  addWarnings(warnings: readonly string[], share: number, most?: number): void {
    const texts = warnings.map((warning) => `> ⚠️ ${escapeMarkdown(clip(warning, TEXT_LIMIT))}`);
    this.addList('', texts, { separator: '\n>\n', share, noun: 'warning', ...(most === undefined ? {} : { most }) });
  }

  /** A part of a report: its lines, its table, its blocks. `share` is what each of them may take. */
  addSection({ title, lines = [], table, blocks = [], noun = 'row' }: Section, share: number): void {
    const name = title === null ? '' : `**${title}:**`;
    const texts = lines.map((line) => escapeMarkdown(clip(line, TEXT_LIMIT)));
    if (lines.length > 1) {
      const items = texts.map((text) => `- ${text}`);
      this.addList(name === '' ? '' : `${name}\n`, items, { separator: '\n', share, noun });
    } else if (lines.length === 1) this.add([name, ...texts].join(' ').trimStart());
    const heading = title === null ? null : `## ${title}`;
    if (table !== undefined) this.addTable(lines.length > 0 ? null : heading, table, { share, noun });
    this.addList(heading ?? '', blocks.map(blockMarkdown), { separator: '\n\n', share, noun });
  }

  text(): string {
    return `${this.#blocks.join(BLOCK_SEPARATOR)}\n`;
  }

  #sizeOf(block: string): number {
    return this.#measure(block) + BLOCK_SEPARATOR.length;
  }
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
