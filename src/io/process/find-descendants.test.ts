import { expect, it } from 'vitest';

import { groupMembers } from './find-descendants.ts';

it('finds the living members of a group in what ps prints', () => {
  const listing = '    1     1 Ss\n  801   800 S+\n  802   800 Z+\n  803   800 TN\n 8001  8000 R\n';
  expect(groupMembers(listing, 800).map(({ pid }) => pid)).toEqual([801, 803]);
  expect(groupMembers('', 800)).toEqual([]);
});
