import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { ERROR_CODES } from '../kernel/portcullis-error.ts';
import { GATE_TABLES } from '../gates/index.ts';
import { FAILURE_CLASSES } from '../typestate/failure-class.ts';
import { codeIn, fencesOf, GUIDE_ROOT, guidePages, readme, rowsOf, sectionOf } from './guide-pages.ts';

const FAILURES = sectionOf(readme(), '### Failures and what to do');

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

const rulesOf = (isTurn: boolean): readonly string[] =>
  GATE_TABLES.filter(({ gate }) => (gate === 'typestate') === isTurn).flatMap(({ rules }) => rules.map(({ id }) => id));

describe('the guide says what to do about each', () => {
  test.each([
    ['rule of the routing gate', 'the gate says', rulesOf(false)],
    ['rule of the typestate gate', 'of a turn of tool calls', rulesOf(true)],
    ['kind of failure', 'kind or reason', allowed('unit-result', 'failure_kind')],
    ['reason of a missing token', 'kind or reason', allowed('unit-result', 'reason')],
    ['reason of an infrastructure error', 'reason', allowed('unit-result', 'infraReason')],
    ['code of an error', 'code', Object.keys(ERROR_CODES)],
    ['outcome of a rehearsal', 'outcome', allowed('loadability', 'outcome')],
  ])('%s', (_what, table, names) => {
    const rows = explained(FAILURES, table);
    expect(names.filter((name) => !rows.includes(name))).toEqual([]);
  });

  test('note on a cell, limit, category', () => {
    const named = new Set(codeIn(FAILURES));
    const notes = allowed('routing-detail', 'cellNote').map((note) => `+${note}`);
    const others = [...allowed('unit-result', 'limit'), ...allowed('unit-result', 'failure_category')];
    expect([...notes, ...others].filter((name) => !named.has(name))).toEqual([]);
  });

  test('failure class of a turn', () => {
    const rules = sectionOf(readFileSync(join(GUIDE_ROOT, 'CONTRIBUTING.md'), 'utf8'), '### Typestate');
    const classes = explained(rules, 'class');
    expect(FAILURE_CLASSES.filter((name) => !classes.includes(name))).toEqual([]);
  });
});

test('the guide tells the exit code of each error', () => {
  const told = rowsOf(FAILURES, 'code').map(([code = '', exit]) => [codeIn(code)[0], Number(exit)]);
  expect(Object.fromEntries(told)).toEqual(ERROR_CODES);
});

describe('permissions', () => {
  const table = rowsOf(sectionOf(readme(), '### Secrets and permissions'), 'action');

  test.each(guidePages().filter(({ path }) => path.startsWith('actions/')))(
    'of $path are those of the guide',
    (page) => {
      const own = rowsOf(sectionOf(page.text, '## Permissions'), 'permission').flatMap(([name = '']) => codeIn(name));
      const row = table.find(([name = '']) => name.includes(`(${page.path})`));
      expect(codeIn(row?.[1] ?? '')).toEqual(own);
    },
  );
});

describe.each(guidePages())('$path', ({ path, text }) => {
  test('links to what there is', () => {
    const prose = fencesOf(text).outside.join('\n');
    const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    const broken = targets.filter((target) => {
      if (/^[a-z]+:/.test(target)) return false;
      const [file = '', anchor] = target.split('#');
      const full = file === '' ? join(GUIDE_ROOT, path) : join(GUIDE_ROOT, dirname(path), file);
      if (!existsSync(full)) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(full, 'utf8')).has(anchor);
    });
    expect(broken).toEqual([]);
  });
});

/** The anchors that GitHub makes of headings: folded, without punctuation, blanks as dashes. */
function anchorsOf(text: string): ReadonlySet<string> {
  const headings = fencesOf(text).outside.filter((line) => /^#+ /.test(line));
  return new Set(
    headings.map((line) =>
      line
        .replace(/^#+ /, '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(/\s/g, '-'),
    ),
  );
}
