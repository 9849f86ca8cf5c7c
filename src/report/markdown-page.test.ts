import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MarkdownPage, type ListLayout } from './markdown-page.ts';

const LAYOUT: ListLayout = { separator: '\n', share: 1, noun: 'item' };
const size = (text: string): number => Buffer.byteLength(text);

/** `_and 20 more lefts one_`, and what stands before it. */
const COUNTING_LINE = 26;

describe('MarkdownPage', () => {
  test('parts its blocks by empty lines', () => {
    const page = new MarkdownPage(1000);
    expect(page.add('one')).toBe(true);
    page.addList('list', ['a', 'b'], LAYOUT);
    page.addList('', ['c', 'd'], { ...LAYOUT, separator: '\n\n' });
    page.addList('nothing', [], LAYOUT);
    expect(page.text()).toBe('one\n\nlist\na\nb\n\nc\n\nd\n');
  });

  test('takes a block whole or not at all', () => {
    const page = new MarkdownPage(10);
    expect(page.add('ä'.repeat(5))).toBe(false);
    expect(page.add('ä'.repeat(4))).toBe(true);
    expect(page.add('')).toBe(false);
    expect(page.text()).toBe(`${'ä'.repeat(4)}\n`);
  });

  test('counts what does not fit', () => {
    const page = new MarkdownPage(60);
    page.addList('list', ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc', 'dddddddddd', 'eeeeeeeeee'], LAYOUT);
    expect(page.text()).toBe('list\naaaaaaaaaa\nbbbbbbbbbb\ncccccccccc\n\n_and 2 more items_\n');
  });

  test('counts all where not one fits', () => {
    const page = new MarkdownPage(40);
    page.addList('list', ['x'.repeat(100), 'y'], LAYOUT);
    expect(page.text()).toBe('_and 2 more items_\n');
    const other = new MarkdownPage(40);
    other.addList('list', ['x'.repeat(100)], { ...LAYOUT, noun: 'row: see below' });
    expect(other.text()).toBe('_and 1 more row: see below_\n');
  });

  test('a share leaves room for what comes after', () => {
    const items = Array.from({ length: 100 }, (_, index) => `item ${index}`);
    const page = new MarkdownPage(400);
    page.addList('first', items, { ...LAYOUT, share: 0.5 });
    page.addList('second', items, LAYOUT);
    const [, second] = page.text().split('second');
    expect(second?.match(/item/g)?.length).toBeGreaterThan(10);
  });

  test('never exceeds its limit, keeps the first items in order, and accounts for every one', () => {
    const list = fc.array(
      fc.string({ maxLength: 30 }).map((text) => `<${text.replaceAll(/[<>\n]/g, '')}>`),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 40, max: 600 }),
        fc.array(fc.tuple(list, fc.double({ min: 0.1, max: 1, noNaN: true })), { maxLength: 4 }),
        (limit, lists) => {
          const page = new MarkdownPage(limit);
          for (const [items, share] of lists) page.addList('head', items, { separator: '\n', share, noun: 'left one' });
          const text = page.text();
          expect(size(text)).toBeLessThanOrEqual(limit + 1);
          const kept = text.match(/^<[^\n]*>$/gm)?.length ?? 0;
          const left = [...text.matchAll(/_and (\d+) more lefts? one_/g)].reduce(
            (sum, match) => sum + Number(match[1]),
            0,
          );
          const all = lists.reduce((sum, [items]) => sum + items.length, 0);
          // Where not even the line that counts fits, nothing can be said.
          if (limit - size(text) >= COUNTING_LINE) expect(kept + left).toBe(all);
          else expect(kept + left).toBeLessThanOrEqual(all);
        },
      ),
      { numRuns: 500 },
    );
  });
});
