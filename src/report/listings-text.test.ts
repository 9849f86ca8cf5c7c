import { expect, test } from 'vitest';
import type { PlannedListing } from '../contracts/plan.ts';
import { listingsText } from './listings-text.ts';

const listing = (more: Partial<PlannedListing>): PlannedListing => ({
  name: 'a',
  file: 's/a/SKILL.md',
  change: 'added',
  fields: [],
  ...more,
});

test('each with what of it, as a terminal can show it; many are counted', () => {
  const first = [
    listing({ name: 'x\u001b[31m\n' }),
    listing({ change: 'changed', fields: ['description', 'name'] }),
    listing({ name: 'y'.repeat(200), change: 'removed' }),
    listing({ change: 'unreadable' }),
  ];
  const rest = Array.from({ length: 8 }, () => listing({}));
  expect(listingsText([...first, ...rest])).toBe(
    `clients list another choice, which concerns every case: x [31m  (added), a (description, name changed), ${'y'.repeat(100)}…, ` +
      `a (cannot be compared), ${Array.from({ length: 6 }, () => 'a (added)').join(', ')} and 2 more`,
  );
});
