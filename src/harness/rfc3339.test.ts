import { expect, test } from 'vitest';

import { compareRfc3339, parseRfc3339, rfc3339Text } from './rfc3339.ts';

const printed = (text: string): string | null => {
  const time = parseRfc3339(text);
  return time === null ? null : rfc3339Text(time);
};

test.each([
  ['2026-02-21T01:00:00Z', '2026-02-21T01:00:00Z'],
  ['2026-02-21t01:00:00.100000000z', '2026-02-21T01:00:00.100Z'],
  ['2026-02-21T01:00:00.0001Z', '2026-02-21T01:00:00.000100Z'],
  ['2026-02-21T01:00:00.1234567Z', '2026-02-21T01:00:00.123456700Z'],
  ['2026-02-21T01:00:00.1234567899Z', '2026-02-21T01:00:00.123456789Z'],
  ['2025-12-31T19:00:00.250-05:00', '2026-01-01T00:00:00.250Z'],
  ['1969-12-31T23:59:59.9Z', '1969-12-31T23:59:59.900Z'],
  ['2026-06-30T23:59:60Z', '2026-06-30T23:59:60Z'],
  ['2026-06-30T12:07:60.5+01:00', '2026-06-30T11:07:60.500Z'],
  ['0000-02-29T00:00:00Z', '0000-02-29T00:00:00Z'],
  ['9999-12-31T23:59:60.5+00:00', '9999-12-31T23:59:60.500Z'],
])('%s is %s', (text, expected) => {
  expect(printed(text)).toBe(expected);
});

test.each([
  '',
  '2026-02-21 01:00:00Z',
  '2026-02-21T24:00:00Z',
  '2026-02-21T01:60:00Z',
  '2026-02-21T01:00:61Z',
  '2026-02-30T01:00:00Z',
  '2026-02-21T01:00Z',
  '2026-02-21T01:00:00',
  '2026-02-21T01:00:00.Z',
  '2026-02-21T01:00:00+0100',
  '2026-02-21T01:00:00+24:00',
  '2026-02-21T01:00:00\u221201:00',
  '2026-02-21T01:00:00Z\n',
  '0000-01-01T00:00:00+01:00',
  '9999-12-31T23:59:59-01:00',
])('%j is no such time', (text) => {
  expect(parseRfc3339(text)).toBeNull();
});

test('a leap second lies between the seconds around it', () => {
  const times = ['2026-06-30T23:59:59.9Z', '2026-06-30T23:59:60Z', '2026-07-01T02:00:00+02:00'].map(parseRfc3339);
  const [before, leap, after] = times;
  if (!before || !leap || !after) throw new Error('not a time');
  expect(compareRfc3339(before, leap)).toBeLessThan(0);
  expect(compareRfc3339(leap, after)).toBeLessThan(0);
});
