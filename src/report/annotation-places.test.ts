import { expect, test } from 'vitest';

import { AnnotationPlaces } from './annotation-places.ts';

test.each([
  ['error', 9],
  ['warning', 9],
  ['notice', 10],
] as const)('of kind %s there are %i places, whatever is taken of the others', (kind, count) => {
  const places = new AnnotationPlaces();
  for (const other of ['error', 'warning', 'notice'] as const) {
    if (other !== kind) while (places.take(other));
  }
  expect(Array.from({ length: count + 2 }, () => places.take(kind))).toEqual([
    ...Array.from({ length: count }, () => true),
    false,
    false,
  ]);
});

test('findings leave two places to warnings that come after them', () => {
  const places = new AnnotationPlaces();
  const found = [places.forFindings()];
  for (const count of [1, 6, 2]) {
    for (let index = 0; index < count; index += 1) places.take('warning');
    found.push(places.forFindings());
  }
  expect(found.map(({ error, warning }) => [error, warning])).toEqual([
    [9, 7],
    [9, 6],
    [9, 0],
    [9, 0],
  ]);
});
