import { expect, test } from 'vitest';

import { checkRunRoom } from './publish-report.ts';

test.each([
  ['nothing', 0, 0, 100],
  ['a comparator and a comment', 5, 0, 100],
  ['the same, and downloads', 30, 25, 100],
  ['all but one', 6, 0, 50],
  ['all', 7, 0, 50],
  ['more than all, since some were tried again', 12, 0, 50],
  ['all but one, and downloads', 31, 25, 50],
])(
  'after %s (%i requests, %i of them downloads) there is room for %i annotations',
  (_name, requests, downloads, room) => {
    expect(checkRunRoom({ requests, downloads })).toBe(room);
  },
);
