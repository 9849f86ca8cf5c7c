import { expect, test } from 'vitest';
import { digestOf, RunningDigest, sha256Hex } from './digest.ts';

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const EMPTY_OBJECT = 'sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a';

test('sha256Hex digests bytes, and texts as UTF-8', () => {
  expect(sha256Hex('')).toBe(EMPTY);
  expect(sha256Hex('abc')).toBe(ABC);
  expect(sha256Hex(new Uint8Array([0x61, 0x62, 0x63]))).toBe(ABC);
  expect(sha256Hex('\u00e9\u{1f600}')).toBe(sha256Hex(new Uint8Array([0xc3, 0xa9, 0xf0, 0x9f, 0x98, 0x80])));
});

test('sha256Hex refuses a text that UTF-8 cannot carry', () => {
  expect(() => sha256Hex('a\ud800')).toThrow(TypeError);
});

test('RunningDigest digests what comes, however it is parted, and goes on after it was asked', () => {
  const digest = new RunningDigest();
  expect(digest.value()).toBe(`sha256:${EMPTY}`);
  digest.add('a');
  digest.add(new Uint8Array([0x62]));
  expect(digest.value()).toBe(`sha256:${sha256Hex('ab')}`);
  digest.add('c');
  expect(digest.value()).toBe(`sha256:${ABC}`);
  expect(() => digest.add('a\ud800')).toThrow(TypeError);
  expect(digest.value()).toBe(`sha256:${ABC}`);
});

test('digestOf is over the canonical form', () => {
  expect(digestOf({})).toBe(EMPTY_OBJECT);
  // The digest of reference vector canonical-json-0196.
  const dup = 'sha256:bc8b23b11cfb7cf4002a1ecb6aae082e5cb6296e81b628c7d1069b7e5de57e15';
  expect(digestOf({ b: { c: [] }, a: 2 })).toBe(dup);
});

test('digestOf takes read-only data with optional members', () => {
  const record: { readonly files: readonly string[]; readonly note?: string } = { files: ['a'] };
  expect(digestOf(record)).toBe(`sha256:${sha256Hex('{"files":["a"]}')}`);
});

test('digestOf refuses what has no canonical form', () => {
  expect(() => digestOf(Number.NaN)).toThrow(TypeError);
});
