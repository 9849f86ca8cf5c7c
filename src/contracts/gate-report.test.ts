import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { PortcullisError } from '../kernel/portcullis-error.ts';
import { gateReportOf } from '../report/gate-report-of.ts';
import { withTypestate } from '../gates/with-gates.ts';
import { baselineOf, gateInput } from '../testing/gate-input-builder.ts';
import {
  ALL_GATES,
  HOLDING,
  REPORT_RUN,
  reportOf,
  ROUTING,
  stoppedReport,
  TURN_ROW,
  turnsOf,
} from '../testing/report-builder.ts';
import { routingGate } from '../gates/routing-gate.ts';
import { documentText } from './document-text.ts';
import { parseEventContext } from './event-context.ts';
import type { Cell, Delta } from './routing-detail.ts';
import { boundedReport, parseGateReport, type GateReport } from './gate-report.ts';
import { REPORT_BOUNDS } from './report-bounds.ts';
import { reportRunOf } from './report-run.ts';

const FILE = 'gate-report.json';

/** The message by which a document is refused, without its first line. */
function refusal(document: unknown): string {
  try {
    parseGateReport(typeof document === 'string' ? document : JSON.stringify(document), FILE);
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
  expect(parseGateReport(documentText(report), FILE)).toEqual(report);
});

const [CELL] = ROUTING.cells;
const PASSED = { verdict: 'pass', exit_code: 0 } as const;

describe('refused', () => {
  test.each<[string, object, string]>([
    ['another schema', { schema: 2 }, '/schema: expected 1, found 2'],
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
    ['a pass over a cell that fails', { result: { ...ROUTING, ...pass() } }, 'no pass, since a cell fails'],
    ['another verdict than the gates', { result: { ...ROUTING, verdict: 'pass' } }, '/result/verdict: expected fail'],
    ['another exit code than the verdict', { result: { ...ROUTING, exit_code: 0 } }, '/result/exit_code: expected 1'],
    [
      'turns of which the gate says nothing',
      { result: { ...ROUTING, typestate: ALL_GATES.typestate } },
      '/gates/typestate',
    ],
    [
      'a pass over turns that fail',
      { result: { ...ALL_GATES, typestate: { ...ALL_GATES.typestate, verdict: 'pass' } } },
      'no pass, since a row fails',
    ],
    [
      'a command that is another one',
      { result: { ...ROUTING, cells: [{ ...CELL, explain: `${CELL?.explain}; curl evil.example` }] } },
      '/result/cells/0/explain',
    ],
  ])('%s', (_name, changes, said) => {
    expect(refusal({ ...reportOf(ROUTING), ...changes })).toContain(said);
  });

  test.each<[string, object, string]>([
    [
      'regressions that do nothing to the gate',
      { ...HOLDING, counts: { regression: 2 }, cells: HOLDING.cells.map((cell) => ({ ...cell, delta: 'regression' })) },
      '/result/cells/0/gate: expected fail or warn or report, as of regression, found ok',
    ],
    [
      'a cell that holds and fails',
      { ...ROUTING, cells: changedCells('held', { gate: 'fail' }) },
      '/gate: expected ok, as of held, found fail',
    ],
    [
      'a missing result that is only reported',
      { ...ROUTING, cells: changedCells('held', { delta: 'missing_result', gate: 'report' }) },
      '/gate: expected fail, as of missing_result, found report',
    ],
    [
      'a new cell whose entry was loosened',
      { ...ROUTING, cells: changedCells('held', { delta: 'new', notes: ['loosened'] }) },
      '/notes: expected no change of an entry, as of new, found loosened',
    ],
    [
      'an entry that was removed and tightened',
      { ...ROUTING, cells: changedCells('held', { notes: ['entry_removed', 'tightened'] }) },
      '/notes: expected entry_removed alone, found tightened, entry_removed',
    ],
    [
      'a cell that holds against no entry',
      { ...ROUTING, cells: changedCells('held', { expected: null }) },
      '/expected: expected an entry, as of held, found none',
    ],
    [
      'a cell without a baseline that has an entry',
      { ...ROUTING, cells: changedCells('regression', { delta: 'missing_baseline' }) },
      '/expected: expected no entry, as of missing_baseline, found one',
    ],
    [
      'counts of cells that are not there',
      { ...HOLDING, counts: { ...HOLDING.counts, regression: 999 } },
      '/result/counts/regression: expected 0, the number of such cells, found 999',
    ],
    [
      'cells that are not counted',
      { ...HOLDING, counts: {} },
      '/result/counts/held: expected 2, the number of such cells, found 0',
    ],
    [
      'counts of what is no delta',
      { ...HOLDING, counts: { ...HOLDING.counts, constructor: 1 } },
      '/result/counts/constructor: expected 0, the number of such cells, found 1',
    ],
    [
      'a pass without a cell',
      { ...HOLDING, cells: [], counts: {} },
      '/result/gates/routing: expected no pass without a cell, since something had to run, found pass',
    ],
    [
      'an age of no counts',
      { ...HOLDING, baseline: { ...HOLDING.baseline, newest_counts: null, age_days: 3 } },
      '/result/baseline/age_days: expected null, since no counts are told of, found 3',
    ],
    [
      'counts without an age',
      { ...HOLDING, baseline: { ...HOLDING.baseline, newest_counts: '2026-01-01T00:00:00Z', age_days: null } },
      '/result/baseline/age_days: expected the age of the newest counts, found null',
    ],
    [
      'turns that got worse and do nothing',
      withTypestate(HOLDING, turnsOf([{ ...TURN_ROW, gate: 'ok' }], PASSED)),
      '/result/typestate/rows/0/gate: expected fail or warn or report, as of regression, found ok',
    ],
    [
      'counts of other turns',
      withTypestate(HOLDING, turnsOf([{ ...TURN_ROW, gate: 'warn' }], { ...PASSED, counts: {} })),
      '/result/typestate/counts/regression: expected 1, the number of such rows, found 0',
    ],
    [
      'a pass without a turn',
      withTypestate(HOLDING, turnsOf([], { ...PASSED, counts: {}, turns: { judged: 0, accepted: 0, rejected: 0 } })),
      '/result/typestate/verdict: expected no pass without a turn, since something had to run, found pass',
    ],
  ])('%s', (_name, result, said) => {
    expect(refusal({ ...reportOf(HOLDING), result })).toContain(said);
  });

  test('what is no JSON, what is no object, and a key that stands twice', () => {
    expect(refusal('{')).toContain('not valid JSON');
    expect(refusal('[]')).toContain('is not valid');
    expect(refusal(`{"schema":1,${JSON.stringify(reportOf(ROUTING)).slice(1)}`)).toContain('each key once');
  });

  /** The cells, of which the first of that delta is another. */
  function changedCells(delta: Delta, changes: Partial<Cell>): readonly Cell[] {
    const index = ROUTING.cells.findIndex((cell) => cell.delta === delta);
    return ROUTING.cells.map((cell, at) => (at === index ? { ...cell, ...changes } : cell));
  }

  function pass(): object {
    return { verdict: 'pass', exit_code: 0, gates: { ...ROUTING.gates, routing: 'pass' } };
  }
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
    const named = (length: number): object => ({
      ...ALL_GATES,
      typestate: { ...ALL_GATES.typestate, policies: { ['n'.repeat(length)]: null } },
    });
    expect(refusal({ ...reportOf(ROUTING), result: named(REPORT_BOUNDS.text) })).toBe('taken');
    expect(refusal({ ...reportOf(ROUTING), result: named(REPORT_BOUNDS.text + 1) })).toContain('short names');
  });

  test('a file', () => {
    const text = JSON.stringify(stoppedReport('m'));
    expect(refusal(`${text}${' '.repeat(REPORT_BOUNDS.file - text.length)}`)).toBe('taken');
    expect(refusal(`${text}${' '.repeat(REPORT_BOUNDS.file - text.length + 1)}`)).toContain('characters');
  });
});

describe('what a gate makes is taken', () => {
  test('whatever its texts are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), fc.nat({ max: 5000 }), (text, times) => {
        const long = `${text}\ud83d`.repeat(times);
        const cells = ROUTING.cells.map((cell) => ({
          ...cell,
          reason: long,
          error: long,
          case_file: long,
          explain: long,
        }));
        const report = gateReportOf({ ...ROUTING, cells, warnings: [long] }, REPORT_RUN);
        expect(parseGateReport(documentText(report), FILE)).toEqual(report);
        expect(report.result?.cells[0]?.explain).toBeNull();
      }),
      { numRuns: 50 },
    );
  });

  test('of very many cells the worst stay, in their order, and the report says so', () => {
    const fails = ROUTING.cells.find(({ gate }) => gate === 'fail');
    const holds = ROUTING.cells.find(({ gate }) => gate === 'ok');
    if (fails === undefined || holds === undefined) throw new Error('expected both kinds of cells');
    const cells = Array.from({ length: REPORT_BOUNDS.list + 2 }, (_, index) => {
      return { ...(index % 2 === 0 ? holds : fails), case_id: `c${index}` };
    });
    const counts = { ...ROUTING.counts, infra: 0, held: cells.length / 2, regression: cells.length / 2 };
    const report = gateReportOf({ ...ROUTING, cells, counts }, null);
    expect(parseGateReport(documentText(report), FILE)).toEqual(report);
    const { result } = report;
    expect(result?.cells).toHaveLength(REPORT_BOUNDS.list);
    expect(result?.cells.filter(({ gate }) => gate === 'fail')).toHaveLength(REPORT_BOUNDS.list / 2 + 1);
    expect(result?.cells.slice(0, 3).map(({ case_id: id }) => id)).toEqual(['c0', 'c1', 'c2']);
    expect(result?.warnings[0]).toBe('the report leaves out 2 cells');
  });

  test('where nothing had to run, also without a cell', () => {
    const nothing = routingGate(gateInput({ cases: [], before: baselineOf({}), batches: [], nothingToRun: true }));
    expect(nothing.cells).toEqual([]);
    const report = gateReportOf(nothing, REPORT_RUN);
    expect(parseGateReport(documentText(report), FILE)).toEqual(report);
  });

  test('an error becomes the reason why it stopped', () => {
    const error = new PortcullisError('not_comparable', 'no merge base', 'fetch');
    expect(gateReportOf(error, null).stopped).toEqual({
      code: 'not_comparable',
      message: 'no merge base',
      help: 'fetch',
    });
    expect(gateReportOf(new PortcullisError('usage', 'm'), null).stopped?.help).toBeNull();
  });

  test('what is no report is a mistake of ours', () => {
    expect(() => boundedReport({ ...reportOf(ROUTING), schema: 2 } as never)).toThrow(TypeError);
  });
});

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
    expect(reportRunOf(context('pull_request', { pull_request: pull }), 'https://github.com/')).toEqual(REPORT_RUN);
    const gone = { ...pull, head: { ...pull.head, repo: null } };
    expect(
      reportRunOf(context('pull_request', { pull_request: gone }), 'https://github.com').head_repository,
    ).toBeNull();
  });

  test.each<[string, object, string]>([
    ['push', { before: 'a'.repeat(40), after: 'e'.repeat(40) }, 'e'],
    ['schedule', {}, 'e'],
    ['merge_group', { merge_group: { base_sha: 'a'.repeat(40), head_sha: 'f'.repeat(40) } }, 'f'],
    ['release', {}, 'e'],
  ])('of %s has no pull request', (name, payload, sha) => {
    const run = reportRunOf(context(name, payload), 'https://ghe.example:8443');
    expect([run.event, run.head_sha, run.pull_number]).toEqual([name, sha.repeat(40), null]);
    expect(run.head_repository).toBe('owner/name');
    expect(parseGateReport(JSON.stringify({ ...reportOf(ROUTING), run }), FILE).run).toEqual(run);
  });

  test.each(['', 'github.com', 'https://github.com/x', 'javascript:alert(1)'])(
    'of no server %j is refused',
    (server) => {
      expect(() => reportRunOf(context('schedule', {}), server)).toThrow(PortcullisError);
    },
  );
});
