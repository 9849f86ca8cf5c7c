import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { codeIn, GUIDE_ROOT, guidePages, pageText, rowsOf, sectionOf } from './guide-pages.ts';

const FAILURES = pageText('docs/guide/failures.md');

/** What a schema of ours allows under a key, wherever it stands. */
function allowed(schema: string, key: string): readonly string[] {
  const found: string[] = [];
  const visit = (value: unknown, name: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if (name === key && 'enum' in value && Array.isArray(value.enum)) {
      found.push(...value.enum.filter((item): item is string => typeof item === 'string'));
    }
    for (const [inner, item] of Object.entries(value)) visit(item, inner);
  };
  visit(JSON.parse(readFileSync(join(GUIDE_ROOT, `src/contracts/${schema}.schema.json`), 'utf8')), '');
  if (found.length === 0) throw new Error(`${schema}: nothing is enumerated under ${key}`);
  return found;
}

/** The names in the first column of a table, but for rows that say nothing to do in the last. */
function explained(text: string, firstColumn: string): readonly string[] {
  return rowsOf(text, firstColumn).flatMap((row) => (row.at(-1) === '' ? [] : codeIn(row[0] ?? '')));
}

describe('the guide says what to do about each', () => {
  test.each([
    ['kind of failure', 'kind or reason', allowed('unit-result', 'failure_kind')],
    ['reason of a missing token', 'kind or reason', allowed('unit-result', 'reason')],
    ['reason of an infrastructure error', 'reason', allowed('unit-result', 'infraReason')],
    ['outcome of a rehearsal', 'outcome', allowed('loadability', 'outcome')],
  ])('%s', (_what, table, names) => {
    const rows = explained(FAILURES, table);
    expect(names.filter((name) => !rows.includes(name))).toEqual([]);
  });

  test('note on a cell, limit, category', () => {
    const named = new Set(codeIn(FAILURES + pageText('docs/guide/read-a-report.md')));
    const notes = allowed('routing-detail', 'cellNote').map((note) => `+${note}`);
    const others = [...allowed('unit-result', 'limit'), ...allowed('unit-result', 'failure_category')];
    expect([...notes, ...others].filter((name) => !named.has(name))).toEqual([]);
  });
});

describe('permissions', () => {
  const table = rowsOf(pageText('docs/guide/secrets-and-permissions.md'), 'action');

  test.each(guidePages().filter(({ path }) => path.startsWith('actions/')))(
    'of $path are those of the guide',
    (page) => {
      const own = rowsOf(sectionOf(page.text, '## Permissions'), 'permission').flatMap(([name = '']) => codeIn(name));
      const row = table.find(([name = '']) => name.includes(`(../../${page.path})`));
      expect(codeIn(row?.[1] ?? '')).toEqual(own);
    },
  );
});
