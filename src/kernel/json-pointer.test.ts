import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { childPointer, pointerSegments } from './json-pointer.ts';

test.each([
  ['', 'a', '/a'],
  ['/a', 0, '/a/0'],
  ['/a', '', '/a/'],
  ['', 'a/b', '/a~1b'],
  ['', '~1', '/~01'],
])('the child of %j at %j is %j', (parent, segment, expected) => {
  expect(childPointer(parent, segment)).toBe(expected);
});

test.each(['a', 'a/b', '/~', '/a~2', '/~0~'])('%j is no pointer', (pointer) => {
  expect(pointerSegments(pointer)).toBeUndefined();
});

test('segments survive the way through a pointer', () => {
  const segment = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('~', '/', '0', '1') }));
  fc.assert(
    fc.property(fc.array(segment), (segments) => {
      expect(pointerSegments(segments.reduce(childPointer, ''))).toEqual(segments);
    }),
  );
});
