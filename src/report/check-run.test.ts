import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  ALL_GATES,
  HOLDING,
  largeReport,
  reportOf,
  reportSaying,
  ROUTING,
  stoppedReport,
} from '../testing/report-builder.ts';
import type { CheckRunReport } from '../contracts/check-run-report.ts';
import { structureOf } from '../testing/markdown-structure.ts';
import { CHANNEL_LIMITS } from './channel-limits.ts';
import { checkRun } from './check-run.ts';

const size = (text: string | null): number => Buffer.byteLength(text ?? '');

test.each([
  ['holds', reportOf(HOLDING), 'success', 'The gate holds: 2 held'],
  ['fails', reportOf(ROUTING), 'failure', 'The gate fails: 1 regression, 1 infra, 2 held'],
  [
    'only warns',
    reportOf({ ...ROUTING, warn_only: true, exit_code: 0 }),
    'neutral',
    'The gate fails, and only warns: 1 regression, 1 infra, 2 held',
  ],
  [
    'could not decide',
    reportOf({ ...HOLDING, verdict: 'not_comparable', exit_code: 3 }),
    'failure',
    'The gate could not decide: 2 held',
  ],
  ['stopped', stoppedReport('no merge base'), 'failure', 'The gate could not decide'],
] as const)('a gate that %s', (_name, report, conclusion, title) => {
  const made = checkRun(report);
  expect([made.conclusion, made.title]).toEqual([conclusion, title]);
  expect(made.summary).not.toBe('');
});

test('annotations stand at files of the repository; what has none is in the text only', () => {
  const { annotations, text } = checkRun(reportOf(ALL_GATES));
  expect(annotations.map(({ path, start_line: line, annotation_level: level }) => [path, line, level])).toEqual([
    ['cases/routing/cases.json', 7, 'failure'],
    ['artifacts/t.jsonl', 5, 'failure'],
    ['cases/routing/cases.json', 2, 'warning'],
  ]);
  expect(text).toContain('route \\(failure\\)');
  expect(checkRun(reportSaying('../outside')).annotations).toEqual([]);
  expect(checkRun(stoppedReport('x'))).toMatchObject({ text: null, annotations: [] });
});

describe('limits', () => {
  /** What is beyond a limit; throws where a table or a fence is cut. */
  function excessIn({ title, summary, text, annotations }: CheckRunReport): string[] {
    structureOf(summary);
    structureOf(text ?? '');
    return [
      ...(title.length > CHANNEL_LIMITS.checkTitleCharacters ? ['title'] : []),
      ...(size(summary) > CHANNEL_LIMITS.checkTextBytes ? ['summary'] : []),
      ...(size(text) > CHANNEL_LIMITS.checkTextBytes ? ['text'] : []),
      ...(annotations.length > CHANNEL_LIMITS.checkAnnotations ? ['annotations'] : []),
    ];
  }

  test.each([1, 99, 100, 101, 5000])('%i failures', (count) => {
    const made = checkRun(largeReport(count));
    expect(excessIn(made)).toEqual([]);
    expect(made.annotations).toHaveLength(Math.min(count, CHANNEL_LIMITS.checkAnnotations));
  });

  test.each([
    [49, 50, []],
    [50, 50, []],
    [51, 50, ['and 2 more: see the text of this check']],
    [100, 100, []],
    [101, 100, ['and 2 more: see the text of this check']],
    [300, 50, ['and 251 more: see the text of this check']],
  ])('%i annotations where there is room for %i', (count, room, more) => {
    const all = checkRun(largeReport(count), 5000).annotations;
    const { annotations } = checkRun(largeReport(count), room);
    const whole = annotations.length - more.length;
    expect(annotations).toHaveLength(Math.min(count, room));
    expect(annotations.slice(0, whole)).toEqual(all.slice(0, whole));
    expect(annotations.slice(whole)).toEqual(more.map((message) => ({ ...all[whole], title: 'Portcullis', message })));
  });

  test('any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.nat({ max: 100 }), (text, count) => {
        expect(excessIn(checkRun(reportSaying(text, count)))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('a reason of any length', () => {
    expect(excessIn(checkRun(stoppedReport('€'.repeat(4096).replaceAll(/.{100}/g, '$&\n'), '€'.repeat(4096))))).toEqual(
      [],
    );
  });
});
