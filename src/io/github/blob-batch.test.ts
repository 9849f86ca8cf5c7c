import { expect, test } from 'vitest';

import { blobBatch, type BlobPlace } from './blob-batch.ts';

const LIMITS = { blobs: 3, fileBytes: 100, bytes: 150 };
const place = (path: string, size: number | null = 10, object = path): BlobPlace => ({ path, object, size });

test.each<[string, BlobPlace, readonly BlobPlace[], readonly string[]]>([
  ['one alone', place('a/b.json'), [], ['a/b.json']],
  ['its folder first, then by path', place('b/2'), [place('a/1'), place('b/3'), place('b/1')], ['b/2', 'b/1', 'b/3']],
  ['a folder below is another', place('b/2'), [place('b/a/1'), place('a')], ['b/2', 'a', 'b/a/1']],
  ['the root is a folder', place('z'), [place('a/1'), place('y')], ['z', 'y', 'a/1']],
  ['no more than the limit', place('a'), [place('b'), place('c'), place('d')], ['a', 'b', 'c']],
  ['the same bytes once', place('a', 10, 'x'), [place('b', 10, 'x'), place('c'), place('d')], ['x', 'c', 'd']],
  ['none that is too large', place('a'), [place('b', 101), place('c', 100)], ['a', 'c']],
  ['not too many bytes, smaller ones rather', place('a', 60), [place('b', 100), place('c', 90)], ['a', 'c']],
  ['none of unknown size', place('a'), [place('b', null), place('c')], ['a', 'c']],
  ['nothing where the wanted one is too large', place('a', 101), [place('b')], []],
  ['nothing where its size is not known', place('a', null), [place('b')], []],
  ['empty files', place('a', 0), [place('b', 0)], ['a', 'b']],
])('%s', (_name, wanted, others, batch) => {
  expect(blobBatch(wanted, others, LIMITS)).toEqual(batch);
});
