import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ALL_HOSTILE, HOSTILE_TEXTS } from '../testing/hostile-text.ts';
import { outsideOfCode, structureOf } from '../testing/markdown-structure.ts';
import {
  ALL_GATES,
  HOLDING,
  largeReport,
  REPORT_RUN,
  reportOf,
  reportSaying,
  ROUTING,
  stoppedReport,
  withOutcome,
} from '../testing/report-builder.ts';
import { CHANNEL_LIMITS } from './channel-limits.ts';
import { commentMarker, readMarker } from './comment-state.ts';
import { allClear, stickyComment } from './sticky-comment.ts';

const KEY = 'a'.repeat(64);
const LIMIT = CHANNEL_LIMITS.commentCharacters;
/** Marker, heading and link: less than any comment has. */
const FLOOR = 340;
const comment = (report: Parameters<typeof stickyComment>[0], limit?: number): string =>
  stickyComment(report, KEY, limit).body;

test('the verdict first, what changed with the worst first, details, what to do, the commits', () => {
  const { body, state } = stickyComment(reportOf(ALL_GATES), KEY);
  const [first, ...rest] = body.split('\n');
  expect(first).toBe(commentMarker(KEY, state));
  const text = rest.join('\n');
  expect(text.slice(0, text.indexOf('<details>'))).toBe(`## ❌ The gate fails

Jobs gate ❌ fails: 1 job did not succeed, 1 job succeeded

Routing gate ❌ fails: 1 regression, 1 infra, 2 held

Typestate gate ❌ fails: 12 turns: 9 accepted, 3 rejected (1 regression)

Compared with the merge base \`aaaaaaaaaaaa\` of \`refs/remotes/origin/main\`.

|  | what | rule | change | why | where |
|---|---|---|---|---|---|
| ❌ | route \\(failure\\) | leg | – | failed | – |
| ❌ | beta/claude | regression | pass → fail | missing: x | cases/routing/cases.json:7 |
| ❌ | alpha/claude | regression | – | tool.use\\_missing: it is new | artifacts/t.jsonl:5 |
| ⚠️ | alpha/claude | infra | pass → infra\\_error | the service failed | cases/routing/cases.json:2 |

`);
  expect([...text.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, title]) => title)).toEqual([
    'Details of 4 findings',
    'What to do',
    'Commits',
  ]);
  expect(text).toContain(
    '```text\nportcullis run --case-id beta --agents claude\nportcullis run --case-id alpha --agents claude\n```',
  );
  expect(text).toContain(`| merge base | \`${'a'.repeat(40)}\` |`);
  expect(text).toContain('- `jobs/leg`: ');
  expect(
    text.endsWith(
      '(https://github.com/owner/name/actions/runs/123/attempts/1) has the whole report in its job summary.',
    ),
  ).toBe(true);
});

test('one that holds says so, and the all-clear is short', () => {
  expect(comment(reportOf(HOLDING)).split('\n').slice(1, 4)).toEqual([
    '## ✅ The gate holds',
    '',
    'Routing gate ✅ holds: 2 held',
  ]);
  expect(allClear(reportOf(HOLDING), KEY).body.split('\n').slice(1)).toEqual([
    '## ✅ The gate holds again',
    '',
    'Routing gate ✅ holds: 2 held',
    '',
    'Compared with the merge base `aaaaaaaaaaaa` of `refs/remotes/origin/main`.',
    '',
    '[Run 45, attempt 1](https://github.com/owner/name/actions/runs/123/attempts/1) has the whole report in its job summary.',
  ]);
});

test('a gate that stopped says why and what to do', () => {
  const text = comment(stoppedReport('no merge base:\n- api: 403', 'Fetch more.'));
  expect(text.split('\n').slice(1, 7)).toEqual([
    '## ⚠️ The gate could not decide',
    '',
    'no merge base:',
    '\\- api: 403',
    '',
    'Fetch more.',
  ]);
});

test('a gate that only warns says so', () => {
  const text = comment(reportOf({ ...ROUTING, warn_only: true, exit_code: 0 }));
  expect(text).toContain('## ⚠️ The gate fails, and only warns\n');
});

describe('the state in the marker', () => {
  const state = (report: Parameters<typeof stickyComment>[0]): ReturnType<typeof readMarker> =>
    readMarker(comment(report), KEY);

  test('is that of the run', () => {
    const report = reportOf(ROUTING, { ...REPORT_RUN, run_attempt: 2 });
    expect(state(report)).toMatchObject({ runNumber: 45, runAttempt: 2, kind: 'failing' });
    expect(state(report)).toEqual(stickyComment(report, KEY).state);
    expect(state(reportOf(HOLDING))).toMatchObject({ kind: 'clear' });
    expect(state(stoppedReport('x'))).toMatchObject({ kind: 'failing' });
    expect(state(reportOf(ROUTING, null))).toMatchObject({ runNumber: 0, runAttempt: 0 });
  });

  test('has the digest of what is said, whichever run says it', () => {
    const digest = (report: Parameters<typeof stickyComment>[0]): string => stickyComment(report, KEY).state.digest;
    const again = { ...REPORT_RUN, run_id: 999, run_number: 46, run_attempt: 3 };
    expect(digest(reportOf(ROUTING, again))).toBe(digest(reportOf(ROUTING)));
    expect(digest(reportOf({ ...ROUTING, warnings: ['new'] }))).not.toBe(digest(reportOf(ROUTING)));
  });
});

describe('falls down the ladder', () => {
  const steps = (limit: number): string => {
    const body = comment(largeReport(3), limit);
    expect(body.length).toBeLessThanOrEqual(limit);
    if (body.includes('Details of')) return 'whole';
    return body.includes('| what |') ? 'tables' : 'counts';
  };

  test('at its edges', () => {
    const whole = comment(largeReport(3)).length;
    expect([steps(whole), steps(whole - 1)]).toEqual(['whole', 'tables']);
    const limits = Array.from({ length: whole - FLOOR + 1 }, (_, index) => FLOOR + index);
    const found = limits.map(steps);
    // Never up again.
    expect(found.filter((step, index) => step !== found[index - 1])).toEqual(['counts', 'tables', 'whole']);
  });

  test('300 failures are in the table, those that do not fit are counted', () => {
    const body = comment(largeReport(300));
    expect(structureOf(body).rows.filter((row) => row.includes('case\\-'))).toHaveLength(300);
    const large = comment(largeReport(5000));
    const rows = structureOf(large).rows.filter((row) => row.includes('case\\-')).length;
    const left = Number(/_and (\d+) more rows_/.exec(large)?.[1]);
    expect(rows + left).toBe(5000);
    expect(large.length).toBeLessThanOrEqual(LIMIT);
    expect(large.length).toBeGreaterThan(LIMIT * 0.9);
  });

  test('the worst stay', () => {
    const reports = [largeReport(5000, {}, { effect: 'warn', rule: 'infra' }), largeReport(1, { agent: 'zed' })];
    const findings = reports.flatMap(({ result }) => result?.gates[0]?.findings ?? []);
    const body = comment(reportOf(withOutcome(ROUTING, 'routing', { findings })));
    expect(structureOf(body).rows[2]).toContain('| ❌ | case\\-00000/zed |');
  });

  test.each([
    ['one that stopped', stoppedReport('@'.repeat(100_000).replaceAll(/.{900}/g, '$&\n'))],
    [
      'warnings',
      reportOf({ ...ROUTING, warnings: Array.from({ length: 500 }, (_, index) => index + '<'.repeat(4000)) }),
    ],
  ])('%s keeps the limit too', (_name, report) => {
    expect(comment(report).length).toBeLessThanOrEqual(LIMIT);
    expect(comment(report)).toContain('more');
  });
});

describe('hostile text', () => {
  test.each([...HOSTILE_TEXTS, ['all of them', ALL_HOSTILE] as const])('nothing comes of %s', (_name, text) => {
    const page = structureOf(comment(reportSaying(text)));
    const plain = structureOf(comment(reportSaying('harmless text')));
    expect([page.headings.length, page.rows.length, page.prose.length]).toEqual([
      plain.headings.length,
      plain.rows.length,
      plain.prose.length,
    ]);
    // Our own folds, marker and link are the only HTML and the only link.
    const outside = outsideOfCode(page)
      .replaceAll(/<\/?(?:details|summary)>/g, '')
      .replace(/^<!-- portcullis:gate [a-z0-9= ]+ -->/m, '')
      .replace('](https://github.com/owner/name/actions/runs/123/attempts/1)', '');
    expect(outside).not.toMatch(/<[a-z!]|@(?!\u2060)|:\/\/|\bwww\.|!\[|\]\(/i);
  });

  test('no command is made of an id that a shell could read in another way', () => {
    expect(comment(reportSaying('x; rm -rf /'))).not.toContain('portcullis run');
  });

  test('any text keeps the limit and the marker', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.nat({ max: 60 }),
        fc.integer({ min: 400, max: LIMIT }),
        (text, count, limit) => {
          const body = comment(reportSaying(text, count), limit);
          expect(body.length).toBeLessThanOrEqual(limit);
          expect(readMarker(body, KEY)).toMatchObject({ runNumber: 45 });
          structureOf(body);
        },
      ),
      { numRuns: 60 },
    );
  });
});

test('the same report gives the same comment, in whatever order its members stand', () => {
  const report = largeReport(20);
  const turned: unknown = JSON.parse(JSON.stringify(report), (_key, value: unknown) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toReversed());
  });
  expect(comment(turned as typeof report)).toBe(comment(report));
});
