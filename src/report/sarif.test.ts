import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };

import type { GateReport } from '../contracts/gate-report.ts';
import type { Finding, GateOutcome } from '../contracts/gate-result.ts';
import { HOSTILE_TEXTS } from '../testing/hostile-text.ts';
import {
  ALL_GATES,
  HOLDING,
  largeReport,
  reportOf,
  reportSaying,
  ROUTING,
  ROUTING_OUTCOME,
  stoppedReport,
  withOutcome,
} from '../testing/report-builder.ts';
import { CHANNEL_LIMITS } from './channel-limits.ts';
import { sarif } from './sarif.ts';

// The schema is of draft 4, of which it uses nothing that later drafts read in another way; only its own two names are.
const { $schema: _draft, id: _id, ...body } = schema;
const validate = formats.default(new Ajv({ strict: false, unicodeRegExp: false })).compile(body);

function checked(report: GateReport): ReturnType<typeof sarif>['runs'][number] {
  const log = sarif(report);
  expect(validate(JSON.parse(JSON.stringify(log))) ? [] : validate.errors).toEqual([]);
  const [run] = log.runs;
  if (run === undefined || log.runs.length !== 1) throw new Error('expected one run');
  return run;
}

function places(report: GateReport): unknown[] {
  return (checked(report).results ?? []).map(({ ruleId, level, locations }) => {
    const { artifactLocation, region } = locations?.[0]?.physicalLocation ?? {};
    return [ruleId, level, artifactLocation?.uri, region?.startLine];
  });
}

test('a result for each thing that the gates say, the worst first, at its line; the rules that occur', () => {
  expect(places(reportOf(ALL_GATES))).toEqual([
    ['jobs/leg', 'error', '.github/portcullis/config.yml', 1],
    ['routing/regression', 'error', 'cases/routing/cases.json', 7],
    ['typestate/regression', 'error', 'artifacts/t.jsonl', 5],
    ['routing/infra', 'warning', 'cases/routing/cases.json', 2],
  ]);
  const { tool, results } = checked(reportOf(ALL_GATES));
  const { rules = [] } = tool.driver;
  expect(rules.map(({ id }) => id)).toEqual([
    'jobs/leg',
    'routing/regression',
    'routing/infra',
    'typestate/regression',
  ]);
  for (const { ruleId, ruleIndex = -1 } of results ?? []) expect(rules[ruleIndex]?.id).toBe(ruleId);
});

describe('what the execution came to', () => {
  test.each<[string, GateReport, boolean, string[]]>([
    ['holds', reportOf(HOLDING), true, []],
    ['fails', reportOf(ROUTING), true, []],
    ['with a warning', reportOf({ ...HOLDING, warnings: ['old baseline'] }), true, ['old baseline']],
    ['stopped', stoppedReport('no merge base', 'Fetch.'), false, ['no merge base  Fetch.']],
    [
      'undecided',
      reportOf(withOutcome(HOLDING, 'routing', { verdict: 'not_comparable', warnings: ['nothing ran'] })),
      false,
      ['nothing ran'],
    ],
  ])('%s', (_name, report, succeeded, told) => {
    const [invocation] = checked(report).invocations ?? [];
    expect(invocation?.executionSuccessful).toBe(succeeded);
    expect(invocation?.toolExecutionNotifications?.map(({ message }) => message.text)).toEqual(told);
  });
});

/** A report of the routing gate with these findings. */
function finding(changes: Partial<Finding>, outcome: Partial<GateOutcome> = {}): GateReport {
  const [first] = ROUTING_OUTCOME.findings;
  const findings = first === undefined ? [] : [{ ...first, ...changes }];
  return reportOf(withOutcome(ROUTING, 'routing', { findings, ...outcome }));
}

describe('fingerprints', () => {
  const prints = (report: GateReport): (string | undefined)[] =>
    (checked(report).results ?? []).map((result) => result.partialFingerprints?.['primaryLocationLineHash']);

  test('stay when lines move and other words are said, and differ between findings', () => {
    const elsewhere = [{ file: 'cases/routing/cases.json', line: 99 }];
    expect(prints(finding({ places: elsewhere, message: 'in other words' }))).toEqual(prints(finding({})));
    const all = prints(largeReport(300));
    expect(new Set(all).size).toBe(300);
    expect(prints(largeReport(300))).toEqual(all);
  });

  test('of findings that are alike count up', () => {
    const twice = ROUTING_OUTCOME.findings.slice(0, 1).flatMap((one) => [one, one]);
    const [first = '', second = ''] = prints(finding({}, { findings: twice }));
    expect([first.slice(-2), second]).toEqual([':1', first.replace(/:1$/, ':2')]);
  });
});

describe('limits', () => {
  const limit = CHANNEL_LIMITS.sarifResults;

  test.each([
    [limit, limit, []],
    [limit + 1, limit, ['1 more result, the less severe, left out']],
  ])('%i findings', (count, shown, told) => {
    const run = checked(largeReport(count));
    expect(run.results).toHaveLength(shown);
    expect(run.invocations?.[0]?.toolExecutionNotifications?.map(({ message }) => message.text)).toEqual(told);
  });

  test('what is left out is what is less severe', () => {
    const warnings = largeReport(limit, {}, { effect: 'warn' }).result?.gates[0]?.findings ?? [];
    const errors = ROUTING_OUTCOME.findings.filter(({ effect }) => effect === 'fail');
    const run = checked(finding({}, { findings: [...warnings, ...errors] }));
    expect(run.results?.[0]?.level).toBe('error');
  });
});

describe('places', () => {
  test.each([
    ['a b/ü#?.json', 'a%20b/%C3%BC%23%3F.json'],
    ['xy:z/z.json', 'xy%3Az/z.json'],
    ['x:/z.json', 'baselines/provider-baseline.json'],
    ['../outside.json', 'baselines/provider-baseline.json'],
    ['/etc/passwd', 'baselines/provider-baseline.json'],
    [null, 'baselines/provider-baseline.json'],
  ])('%j', (file, uri) => {
    expect(places(finding({ places: file === null ? [] : [{ file, line: 7 }] }))).toMatchObject([
      [expect.anything(), 'error', uri, expect.anything()],
    ]);
  });

  test('where not even the baseline has one it is the configuration', () => {
    const baseline = { path: '/tmp/b.json', blob: null, outcome: 'found' } as const;
    expect(places(finding({ places: [] }, { baseline }))).toMatchObject([
      [expect.anything(), 'error', '.github/portcullis/config.yml', 1],
    ]);
  });
});

test.each(HOSTILE_TEXTS)('nothing comes of %s', (_name, text) => {
  for (const { message } of checked(reportSaying(text)).results ?? []) {
    // A link in a message is `[text](target)`, with the brackets not escaped.
    expect(message.text?.replaceAll(/\\./g, '')).not.toMatch(/[[\]]/);
  }
});

test('any text is valid', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(checked(reportSaying(text)).results).not.toEqual([]);
      expect(checked(stoppedReport(text, text)).results).toEqual([]);
    }),
    { numRuns: 50 },
  );
});
