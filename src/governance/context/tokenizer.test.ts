import { describe, expect, test } from 'vitest';

import { tokenizerOf } from './tokenizer.ts';

describe('o200k', () => {
  // Counts of OpenAI's own tokenizer.
  test.each([
    ['hello world', 2],
    ['tiktoken is great!', 6],
    ['お誕生日おめでとう', 8],
    ['', 0],
  ])('counts %j', async (text, tokens) => {
    expect((await tokenizerOf('gpt-5')).count(text)).toEqual({ tokens, estimated: false });
  });

  test('takes special tokens for plain text', async () => {
    const { count } = await tokenizerOf('gpt-4o');
    expect(count('<|endoftext|>').tokens).toBeGreaterThan(1);
  });

  test.each([
    ['letters', 'a'],
    ['marks', '!\u0301'],
    ['slashes and line ends', '/\n'],
    ['spaces', ' '],
    ['pictures', '😀'],
  ])('counts 1 MB of %s in pieces, and says that it is an estimate', async (_what, unit) => {
    const { count } = await tokenizerOf('openai/gpt-5.1-codex');
    const started = process.cpuUsage();
    expect(count(unit.repeat(1_000_000 / unit.length)).estimated).toBe(true);
    // As a whole each of these takes minutes.
    expect(process.cpuUsage(started).user).toBeLessThan(3_000_000);
  });

  test('is exact up to 512 of a class, and for digits, which are words of three', async () => {
    const { count } = await tokenizerOf('o3-mini');
    expect(count(`${'a'.repeat(512)} ${'a'.repeat(511)}`).estimated).toBe(false);
    expect(count('a'.repeat(513)).estimated).toBe(true);
    expect(count('7'.repeat(3000))).toEqual({ tokens: 1000, estimated: false });
  });
});

test.each([null, 'claude-sonnet-4-5', 'gpt-4', 'gpt-3.5-turbo', 'gpt-50', 'o1234'])(
  'of %s a third of the bytes is an estimate',
  async (model) => {
    const tokenizer = await tokenizerOf(model);
    expect([tokenizer.name, tokenizer.count('ééé.')]).toEqual(['utf8_bytes_by_3', { tokens: 3, estimated: true }]);
  },
);
