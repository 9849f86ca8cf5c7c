import { expect, test } from 'vitest';

import { parseInstant } from './instant.ts';

test.each([
  '0099-02-28T23:59:59Z',
  '0100-01-01T00:00:00Z',
  '1969-12-31T23:59:59.999Z',
  '2000-02-29T00:00:00Z',
  '2026-02-21T01:02:03.045Z',
  '2026-02-29T00:00:00Z',
  '2026-12-31T23:59:59.001Z',
  '2026-13-01T00:00:00Z',
  '2026-01-01T24:00:00Z',
  '9999-12-28T23:59:59.000Z',
])('%s is read as in an unusual form', (text) => {
  expect(parseInstant(text)).toEqual(parseInstant(text.replace('T', ' ')));
});
