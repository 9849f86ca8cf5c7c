import { utf8Bytes } from './channel-limits.ts';

/** How much a page may hold, and in which unit that is measured. */
export interface PageBudget {
  readonly limit: number;
  readonly measure: (text: string) => number;
}

/** How a list of blocks shares a page with what comes after it. */
export interface ListLayout {
  readonly separator: string;
  /** The part of the room that is left which the list may take. */
  readonly share: number;
  /** The line that counts what was left out. */
  readonly more: (left: number) => string;
}

const BLOCK_SEPARATOR = '\n\n';

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
  addList(heading: string, items: readonly string[], { separator, share, more }: ListLayout): number {
    if (items.length === 0) return 0;
    const head = heading === '' ? [] : [heading];
    let room = (this.#limit - this.#size) * share - this.#sizeOf(heading) - this.#sizeOf(more(items.length));
    const kept: string[] = [];
    for (const item of items) {
      room -= this.#measure(item) + separator.length;
      if (room < 0) break;
      kept.push(item);
    }
    const left = items.length - kept.length;
    const body = [...head, ...kept].join(separator);
    const whole = left === 0 ? body : `${body}${BLOCK_SEPARATOR}${more(left)}`;
    if (kept.length > 0 && this.add(whole)) return kept.length;
    this.add(more(items.length));
    return 0;
  }

  text(): string {
    return `${this.#blocks.join(BLOCK_SEPARATOR)}\n`;
  }

  #sizeOf(block: string): number {
    return this.#measure(block) + BLOCK_SEPARATOR.length;
  }
}
