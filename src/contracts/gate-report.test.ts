import { isDeepStrictEqual } from 'node:util';

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { GATE_DOCUMENTS } from '../gates/documents.ts';
import { decideRouting } from '../gates/routing/decide.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { baselineOf, gateInput, gateResult } from '../testing/gate-input-builder.ts';
import {
  ALL_GATES,
  HOLDING,
  REPORT_RUN,
  reportOf,
  ROUTING,
  ROUTING_OUTCOME,
  routingOf,
  stoppedReport,
  TURN_ROW,
  turnsOf,
  withOutcome,
} from '../testing/report-builder.ts';
import { documentText } from './document-text.ts';
import { parseEventContext } from './event-context.ts';
import { gateReportOf, parseGateReport, reportRunOf, type GateReport } from './gate-report.ts';
import type { GateResult } from './gate-result.ts';
import { REPORT_BOUNDS } from './report-bounds.ts';

const FILE = 'gate-report.json';

/** The message by which a document is refused, without its first line. */
function refusal(document: unknown): string {
  try {
    parseGateReport(typeof document === 'string' ? document : JSON.stringify(document), FILE, GATE_DOCUMENTS);
  } catch (error) {
    if (error instanceof PortcullisError) return error.message;
    throw error;
  }
  return 'taken';
}

test.each<[string, GateReport]>([
  ['a result', reportOf(ROUTING)],
  ['of all gates', reportOf(ALL_GATES)],
  ['one that holds, without a run', reportOf(HOLDING, null)],
  ['why a gate stopped', stoppedReport('no merge base', 'fetch more')],
])('a report with %s survives its text', (_name, report) => {
  expect(parseGateReport(documentText(report), FILE, GATE_DOCUMENTS)).toEqual(report);
});

describe('refused', () => {
  test.each<[string, object, string]>([
    ['another schema', { schema: 1 }, '/schema: expected 2, found 1, which an older version'],
    ['no number for a schema', { schema: 'two' }, '/schema: expected 2, found "two"'],
    ['a field that it does not know', { note: 1 }, 'only known fields'],
    [
      'neither a result nor a reason',
      { result: null },
      'expected either a result or why the gate stopped, found neither',
    ],
    ['both', { stopped: { code: 'usage', message: 'm', help: null } }, 'found both'],
    ['a code that there is not', { result: null, stopped: { code: 'fine', message: '', help: null } }, '/stopped/code'],
    ['a repository that leads elsewhere', { run: { ...REPORT_RUN, repository: 'a/b/c' } }, '/run/repository'],
    ['a commit that is a branch', { run: { ...REPORT_RUN, head_sha: 'main' } }, '/run/head_sha'],
    ['a short commit', { run: { ...REPORT_RUN, head_sha: 'abc1234' } }, '/run/head_sha'],
    ['a server with a path', { run: { ...REPORT_RUN, server_url: 'https://evil.example/x)' } }, '/run/server_url'],
    ['another scheme', { run: { ...REPORT_RUN, server_url: 'javascript:alert' } }, '/run/server_url'],
    ['an event in capitals', { run: { ...REPORT_RUN, event: 'X' } }, '/run/event'],
    ['a pull request of zero', { run: { ...REPORT_RUN, pull_number: 0 } }, '/run/pull_number'],
    ['a run that is no whole number', { run: { ...REPORT_RUN, run_id: 1.5 } }, '/run/run_id'],
    [
      'a merge base that is none',
      { result: { ...ROUTING, comparator: { ...ROUTING.comparator, merge_base: 'HEAD' } } },
      '/result/comparator/merge_base',
    ],
    ['a head that is none', { result: { ...ROUTING, head: { ...ROUTING.head, commit: 'x' } } }, '/result/head/commit'],
    ['another verdict than the gates', { result: { ...ROUTING, verdict: 'pass' } }, '/result/verdict: expected fail'],
    [
      'a gate that says what cannot be',
      { result: withOutcome(ROUTING, 'routing', { counts: {} }) },
      '/result/gates/0/counts/regression: expected 1',
    ],
  ])('%s', (_name, changes, said) => {
    expect(refusal({ ...reportOf(ROUTING), ...changes })).toContain(said);
  });

  test('what is no JSON, what is no object, and a key that stands twice', () => {
    expect(refusal('{')).toContain('not valid JSON');
    expect(refusal('[]')).toContain('is not valid');
    expect(refusal(`{"schema":2,${JSON.stringify(reportOf(ROUTING)).slice(1)}`)).toContain('each key once');
  });
});

describe('the edge of each bound', () => {
  const warning = (length: number): object => ({ ...ROUTING, warnings: ['w'.repeat(length)] });
  const many = (length: number): object => ({ ...ROUTING, warnings: Array.from({ length }, () => 'w') });

  test.each([
    ['a text', warning, REPORT_BOUNDS.text],
    ['a list', many, REPORT_BOUNDS.list],
  ])('%s', (_name, make, bound) => {
    expect(refusal({ ...reportOf(ROUTING), result: make(bound) })).toBe('taken');
    expect(refusal({ ...reportOf(ROUTING), result: make(bound + 1) })).toContain(`at most ${bound}`);
  });

  test('a name', () => {
    const named = (length: number): GateResult =>
      gateResult([turnsOf([TURN_ROW], { detail: { policies: { ['n'.repeat(length)]: null } } })]);
    expect(refusal({ ...reportOf(ROUTING), result: named(REPORT_BOUNDS.text) })).toBe('taken');
    expect(refusal({ ...reportOf(ROUTING), result: named(REPORT_BOUNDS.text + 1) })).toContain('short names');
  });

  test('a file', () => {
    const text = JSON.stringify(stoppedReport('m'));
    expect(refusal(`${text}${' '.repeat(REPORT_BOUNDS.file - text.length)}`)).toBe('taken');
    expect(refusal(`${text}${' '.repeat(REPORT_BOUNDS.file - text.length + 1)}`)).toContain('characters');
  });
});

const ranked = ['missing_result', 'regression', 'watch'] as const;

describe('what a gate makes is taken', () => {
  test('whatever its texts are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), fc.nat({ max: 5000 }), (text, times) => {
        const long = `${text}\ud83d`.repeat(times);
        const cells = routingOf(ROUTING).cells.map((cell) => ({ ...cell, reason: long, error: long, case_file: long }));
        const findings = ROUTING_OUTCOME.findings.map((finding) => {
          return { ...finding, message: long, subject: { key: long, label: long }, places: [{ file: long, line: 1 }] };
        });
        const outcome = { ...ROUTING_OUTCOME, findings, detail: { ...ROUTING_OUTCOME.detail, cells } };
        const report = gateReportOf(gateResult([outcome], { warnings: [long] }), REPORT_RUN, GATE_DOCUMENTS);
        expect(parseGateReport(documentText(report), FILE, GATE_DOCUMENTS)).toEqual(report);
      }),
      { numRuns: 50 },
    );
  });

  test('of very many cells the worst stay, in their order, and the report says so', () => {
    const fails = routingOf(ROUTING).cells.find(({ gate }) => gate === 'fail');
    const holds = routingOf(ROUTING).cells.find(({ gate }) => gate === 'ok');
    const [finding] = ROUTING_OUTCOME.findings;
    if (fails === undefined || holds === undefined || finding === undefined) throw new Error('expected both');
    const half = REPORT_BOUNDS.list / 2 + 1;
    const cells = Array.from({ length: 2 * half }, (_, index) => {
      return { ...(index % 2 === 0 ? holds : fails), case_id: `c${index}` };
    });
    const counts = { ...ROUTING_OUTCOME.counts, infra: 0, held: half, regression: half };
    const findings = Array.from({ length: half }, () => finding);
    const outcome = { ...ROUTING_OUTCOME, counts, findings, detail: { ...ROUTING_OUTCOME.detail, cells } };
    const report = gateReportOf(gateResult([outcome]), null, GATE_DOCUMENTS);
    expect(isDeepStrictEqual(parseGateReport(documentText(report), FILE, GATE_DOCUMENTS), report)).toBe(true);
    const { result } = report;
    if (result === null) throw new Error('expected a result');
    const kept = routingOf(result).cells;
    expect(kept).toHaveLength(REPORT_BOUNDS.list);
    expect(kept.filter(({ gate }) => gate === 'fail')).toHaveLength(half);
    expect(kept.slice(0, 3).map(({ case_id: id }) => id)).toEqual(['c0', 'c1', 'c2']);
    expect(result.gates[0]?.counts).toMatchObject({ regression: half, held: half - 2 });
    expect(result.gates[0]?.warnings[0]).toBe('the report leaves out 2 cells, and does not count them');
  });

  test('of more findings than a report may hold the same stay as of what was judged', () => {
    const { cells } = routingOf(ROUTING);
    const fails = cells.find(({ gate }) => gate === 'fail');
    const [finding] = ROUTING_OUTCOME.findings;
    if (fails === undefined || finding === undefined) throw new Error('expected a cell that fails');
    const rules = ['regression', 'watch', 'regression'] as const;
    const many = Array.from({ length: REPORT_BOUNDS.list }, (_, index) => rules[index % 3] ?? 'watch');
    const deltas = [...many, 'missing_result', 'regression'] as const;
    const worst = deltas.toSorted((one, other) => ranked.indexOf(one) - ranked.indexOf(other));
    const outcome = {
      ...ROUTING_OUTCOME,
      counts: Object.fromEntries(ranked.map((rule) => [rule, deltas.filter((delta) => delta === rule).length])),
      findings: worst.map((rule) => ({ ...finding, rule })),
      detail: { ...ROUTING_OUTCOME.detail, cells: deltas.map((delta) => ({ ...fails, delta })) },
    };
    const report = gateReportOf(gateResult([outcome]), null, GATE_DOCUMENTS);
    expect(isDeepStrictEqual(parseGateReport(documentText(report), FILE, GATE_DOCUMENTS), report)).toBe(true);
  });

  test('where nothing had to run, also without a cell', () => {
    const nothing = decideRouting(gateInput({ cases: [], before: baselineOf({}), batches: [], nothingToRun: true }));
    expect(nothing.detail.cells).toEqual([]);
    const report = gateReportOf(gateResult([nothing]), REPORT_RUN, GATE_DOCUMENTS);
    expect(parseGateReport(documentText(report), FILE, GATE_DOCUMENTS)).toEqual(report);
  });

  test('an error becomes the reason why it stopped', () => {
    const error = new PortcullisError('not_comparable', 'no merge base', 'fetch');
    expect(gateReportOf(error, null, GATE_DOCUMENTS).stopped).toEqual({
      code: 'not_comparable',
      message: 'no merge base',
      help: 'fetch',
    });
    expect(gateReportOf(new PortcullisError('usage', 'm'), null, GATE_DOCUMENTS).stopped?.help).toBeNull();
  });

  test('what is no report is a mistake of ours', () => {
    expect(() => gateReportOf({ ...ROUTING, verdict: 'held' } as never, null, GATE_DOCUMENTS)).toThrow(TypeError);
  });
});

const MAIN = { repository: { default_branch: 'main' } };

describe('the run of a context', () => {
  const environment = {
    GITHUB_REPOSITORY: 'owner/name',
    GITHUB_SHA: 'e'.repeat(40),
    GITHUB_REF: 'refs/pull/7/merge',
    GITHUB_RUN_ID: '123',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_NUMBER: '45',
  };
  const context = (name: string, payload: object): Parameters<typeof reportRunOf>[0] =>
    parseEventContext(
      { ...environment, GITHUB_EVENT_NAME: name },
      { text: JSON.stringify(payload), file: 'event.json' },
    );

  test('of a pull request has the head, not the merge that is tested', () => {
    const pull = {
      number: 7,
      base: { ref: 'main', sha: 'b'.repeat(40) },
      head: { sha: 'd'.repeat(40), ref: 'x', repo: { full_name: 'fork/name' } },
    };
    expect(reportRunOf(context('pull_request', { ...MAIN, pull_request: pull }), 'https://github.com/')).toEqual(
      REPORT_RUN,
    );
    const gone = { ...pull, head: { ...pull.head, repo: null } };
    expect(
      reportRunOf(context('pull_request', { ...MAIN, pull_request: gone }), 'https://github.com').head_repository,
    ).toBeNull();
  });

  test.each<[string, object, string]>([
    ['push', { ...MAIN, before: 'a'.repeat(40), after: 'e'.repeat(40) }, 'e'],
    ['schedule', {}, 'e'],
    [
      'merge_group',
      { ...MAIN, merge_group: { base_sha: 'a'.repeat(40), head_sha: 'f'.repeat(40), base_ref: 'refs/heads/main' } },
      'f',
    ],
    ['release', {}, 'e'],
  ])('of %s has no pull request', (name, payload, sha) => {
    const run = reportRunOf(context(name, payload), 'https://ghe.example:8443');
    expect([run.event, run.head_sha, run.pull_number]).toEqual([name, sha.repeat(40), null]);
    expect(run.head_repository).toBe('owner/name');
    expect(parseGateReport(JSON.stringify({ ...reportOf(ROUTING), run }), FILE, GATE_DOCUMENTS).run).toEqual(run);
  });

  test.each(['', 'github.com', 'https://github.com/x', 'javascript:alert(1)'])(
    'of no server %j is refused',
    (server) => {
      expect(() => reportRunOf(context('schedule', {}), server)).toThrow(PortcullisError);
    },
  );
});
