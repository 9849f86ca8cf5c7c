import { describe, expect, test } from 'vitest';

import { dangersIn, HOSTILE_TEXTS } from '../testing/hostile-text.ts';
import { ALL_GATES, reportOf, reportSaying, stoppedReport } from '../testing/report-builder.ts';
import { gateText } from './gate-text.ts';
import { renderReport } from './render-report.ts';
import { REPORT_FORMATS } from './report-formats.ts';
import { PLAIN } from './text-style.ts';

const BEGINNINGS = {
  text: 'Compared with the merge base',
  markdown: '# The gates ❌ fail\n',
  comment: '<!-- portcullis:gate key=',
  sarif: '{\n  "$schema": "https://docs.oasis-open.org/sarif/',
  junit: '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="portcullis"',
  'check-run': '{\n  "annotations": [\n',
  json: '{\n  "result": {\n',
};

describe.each(REPORT_FORMATS)('%s', (format) => {
  test('is a whole file, the same each time', () => {
    const text = renderReport(reportOf(ALL_GATES), format, PLAIN);
    expect(text.startsWith(BEGINNINGS[format])).toBe(true);
    expect(text.endsWith('\n')).toBe(true);
    expect(renderReport(reportOf(ALL_GATES), format, PLAIN)).toBe(text);
  });

  test('of a gate that stopped says why', () => {
    expect(renderReport(stoppedReport('no merge base'), format, PLAIN)).toContain('no merge base');
  });
});

test('the text of a result is that of the gate', () => {
  expect(renderReport(reportOf(ALL_GATES), 'text', PLAIN)).toBe(gateText(ALL_GATES, PLAIN));
});

test.each(HOSTILE_TEXTS)('the reason of a gate that stopped is harmless with %s', (_name, text) => {
  expect(dangersIn(renderReport(stoppedReport(text, text), 'text', PLAIN))).toEqual([]);
  expect(dangersIn(renderReport(reportSaying(text), 'text', PLAIN))).toEqual([]);
});

test('the text of a report without anything says that nothing ran', () => {
  expect(renderReport({ schema: 2, run: null, result: null, stopped: null }, 'text', PLAIN)).toBe(
    'The gate did not run\n',
  );
});
