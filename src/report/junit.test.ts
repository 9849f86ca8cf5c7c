import * as fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';

import type { GateReport } from '../contracts/gate-report.ts';
import type { Finding, GateResult } from '../contracts/gate-result.ts';
import { gateResult } from '../testing/gate-input-builder.ts';
import { HOSTILE_TEXTS } from '../testing/hostile-text.ts';
import {
  ALL_GATES,
  HOLDING,
  HOLDING_OUTCOME,
  largeReport,
  reportOf,
  reportSaying,
  ROUTING_OUTCOME,
  stoppedReport,
  TURN_ROW,
  turnsOf,
  withOutcome,
} from '../testing/report-builder.ts';
import { junit } from './junit.ts';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** The document as a parser that keeps to the standard reads it; throws where it is not well-formed. */
function parsed(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  const [document] = root.children;
  if (document === undefined) throw new Error('no element');
  return document;
}

/** `suite/case: outcome` of each case; checks the counts. */
function outcomes(report: GateReport): string[] {
  const document = parsed(junit(report));
  expect(document.name).toBe('testsuites');
  const suites = document.children;
  for (const element of [document, ...suites]) {
    const cases = element === document ? suites.flatMap(({ children }) => children) : element.children;
    const count = (name: string): string =>
      String(cases.filter(({ children }) => children.some((child) => child.name === name)).length);
    expect(element.attributes).toMatchObject({
      tests: String(cases.length),
      failures: count('failure'),
      errors: count('error'),
      skipped: count('skipped'),
    });
  }
  return suites.flatMap(({ attributes, children }) =>
    children.map((one) => {
      expect(one.attributes['classname']).toBe(attributes['name']);
      const kinds = one.children.map(({ name }) => name).join();
      return `${attributes['name']}/${one.attributes['name']}: ${kinds === '' ? 'passed' : kinds}`;
    }),
  );
}

test('a suite for each gate and provider, a case for each case and subject', () => {
  expect(outcomes(reportOf(ALL_GATES))).toEqual([
    'jobs/plan: passed',
    'jobs/route: failure',
    'routing.claude/alpha: skipped',
    'routing.claude/beta: failure',
    'routing.codex/alpha: passed',
    'routing.codex/beta: passed',
    'typestate/alpha/claude: failure',
  ]);
  const [, routing] = parsed(junit(reportOf(ALL_GATES))).children;
  expect(routing?.children[1]).toMatchObject({
    attributes: { name: 'beta', file: 'cases/routing/cases.json', line: '7' },
    children: [
      {
        name: 'failure',
        attributes: { type: 'regression', message: 'regression: expected pass, got fail; missing: x' },
        text: expect.stringContaining('proof: b, line 7: the proof\n') as string,
      },
    ],
  });
});

describe('a cell', () => {
  const [cell] = ROUTING_OUTCOME.detail.cells;
  const [finding] = ROUTING_OUTCOME.findings;
  test.each<[Finding['effect'], NonNullable<typeof cell>['delta'], string]>([
    ['fail', 'regression', 'failure'],
    ['fail', 'new', 'failure'],
    ['fail', 'infra', 'error'],
    ['fail', 'missing_result', 'error'],
    ['undecided', 'insufficient_data', 'error'],
    ['warn', 'infra', 'skipped'],
    ['warn', 'flaky', 'system-out'],
    ['report', 'not_planned', 'skipped'],
    ['report', 'removed', 'skipped'],
    ['ok', 'improvement', 'passed'],
    ['ok', 'held', 'passed'],
  ])('that is %s by %s is %s', (effect, delta, outcome) => {
    if (cell === undefined || finding === undefined) throw new Error('expected a cell and a finding');
    const subject = { key: 'alpha/claude', label: 'alpha/claude' };
    const detail = { ...ROUTING_OUTCOME.detail, cells: [{ ...cell, delta, gate: effect }] };
    const findings = delta === 'held' ? [] : [{ ...finding, rule: delta, effect, subject }];
    const report = reportOf(gateResult([{ ...ROUTING_OUTCOME, verdict: 'pass', detail, findings }]));
    expect(outcomes(report)).toEqual([`routing.claude/alpha: ${outcome}`]);
  });

  test('is skipped where nothing ran, though there is no finding', () => {
    const legs = ['skipped', 'succeeded'].map((delta) => ({ job: delta, delta, gate: 'ok' }));
    const jobs = { ...HOLDING_OUTCOME, gate: 'jobs', detail: { legs } };
    expect(outcomes(reportOf(gateResult([jobs])))).toEqual(['jobs/skipped: skipped', 'jobs/succeeded: passed']);
  });

  test('that the gate does not name among what it judged has a case by its finding', () => {
    const detail = { ...ROUTING_OUTCOME.detail, cells: [] };
    expect(outcomes(reportOf(gateResult([{ ...ROUTING_OUTCOME, detail }])))).toEqual([
      'routing/beta/claude: failure',
      'routing/alpha/claude: skipped',
    ]);
  });
});

test('subjects of turns are judged by their worst row', () => {
  const row = (gate: (typeof TURN_ROW)['gate'], delta: (typeof TURN_ROW)['delta'], id: string): typeof TURN_ROW => {
    return { ...TURN_ROW, gate, delta, subject: { case_id: null, agent: null, file: null, turn_id: id } };
  };
  const rows = [
    row('report', 'improvement', 'a'),
    row('fail', 'regression', 'a'),
    row('fail', 'invalid', 'b'),
    row('undecided', 'unjudged', 'c'),
    row('warn', 'unjudged', 'd'),
    row('warn', 'new', 'e'),
    row('ok', 'closed', 'f'),
  ];
  expect(outcomes(reportOf(gateResult([turnsOf(rows)])))).toEqual([
    'typestate/turn a: failure',
    'typestate/turn b: error',
    'typestate/turn c: error',
    'typestate/turn d: skipped',
    'typestate/turn e: system-out',
    'typestate/turn f: passed',
  ]);
});

describe('a gate that did not hold has something that says so', () => {
  test('where it stopped', () => {
    expect(outcomes(stoppedReport('no merge base'))).toEqual(['gate/gate: error']);
    expect(junit(stoppedReport('no merge base'))).toContain('no merge base</error>');
  });

  test.each<[string, GateResult]>([
    ['routing', withOutcome(HOLDING, 'routing', { verdict: 'not_comparable', warnings: ['nothing ran'] })],
    ['typestate', gateResult([HOLDING_OUTCOME, turnsOf([], { verdict: 'not_comparable', warnings: ['nothing ran'] })])],
  ])('where no case of the %s gate does', (gate, result) => {
    expect(outcomes(reportOf(result))[0]).toBe(`gate/${gate}: error`);
    expect(junit(reportOf(result))).toContain('nothing ran</error>');
  });

  test('where there is nothing at all', () => {
    expect(outcomes({ schema: 2, run: null, result: null, stopped: null })).toEqual(['gate/gate: error']);
    expect(outcomes(reportOf(withOutcome(HOLDING, 'routing', { detail: { cells: [] } })))).toEqual([]);
  });
});

test.each(HOSTILE_TEXTS)('nothing comes of %s', (_name, text) => {
  const plain = outcomes(reportSaying('harmless'));
  expect(outcomes(reportSaying(text))).toHaveLength(plain.length);
});

test('characters are kept, but for those that XML does not know', () => {
  const [suite] = parsed(junit(reportSaying('a<b>&"\'ü😀]]>\u0000\u0001\u001f\ufffe\uffffz'))).children;
  expect(suite?.children[0]?.attributes['name']).toBe('a<b>&"\'ü😀]]> z');
});

test('any text is well-formed, and long ones are cut', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), fc.nat({ max: 30 }), (text, times) => {
      const xml = junit(reportSaying(text.repeat(times)));
      parsed(xml);
      expect(Buffer.byteLength(xml)).toBeLessThan(500_000);
    }),
    { numRuns: 60 },
  );
});

test('5,000 cells are 5,000 cases, always in the same order', () => {
  const report = largeReport(5000);
  const found = outcomes(report);
  expect(found).toHaveLength(5000);
  expect(found).toEqual(found.toSorted());
  expect(junit(report)).toBe(junit(report));
});
