/** How a list of blocks shares a page with what comes after it. */
export interface ListLayout {
  readonly separator: string;
  /** The part of the room that is left which the list may take. */
  readonly share: number;
  /** The line that counts what was left out. */
  readonly more: (left: number) => string;
}

const BLOCK_SEPARATOR = '\n\n';

/** Markdown within a budget of bytes (of its UTF-8 form), kept whole block by block. */
export class MarkdownPage {
  readonly #limit: number;
  readonly #blocks: string[] = [];
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Adds a block where it fits; false where it does not. */
  add(block: string): boolean {
    const bytes = sizeOf(block);
    if (this.#bytes + bytes > this.#limit) return false;
    this.#blocks.push(block);
    this.#bytes += bytes;
    return true;
  }

  /** As many items as fit, from the first on, under a heading; a line counts the others. */
  addList(heading: string, items: readonly string[], { separator, share, more }: ListLayout): void {
    if (items.length === 0) return;
    const head = heading === '' ? [] : [heading];
    let room = (this.#limit - this.#bytes) * share - sizeOf(heading) - sizeOf(more(items.length));
    const kept: string[] = [];
    for (const item of items) {
      room -= Buffer.byteLength(item) + separator.length;
      if (room < 0) break;
      kept.push(item);
    }
    const left = items.length - kept.length;
    const body = [...head, ...kept].join(separator);
    if (left === 0) this.add(body);
    else if (kept.length === 0 || !this.add(`${body}${BLOCK_SEPARATOR}${more(left)}`)) this.add(more(items.length));
  }

  text(): string {
    return `${this.#blocks.join(BLOCK_SEPARATOR)}\n`;
  }
}

function sizeOf(block: string): number {
  return Buffer.byteLength(block) + BLOCK_SEPARATOR.length;
}
