import type { GateReport, ReportRun } from '../contracts/gate-report.ts';
import type { GateResult } from '../contracts/gate-result.ts';
import type { Cell } from '../contracts/routing-detail.ts';
import type { TurnRow, TypestateResult } from '../contracts/typestate-detail.ts';
import { routingGate } from '../gates/routing-gate.ts';
import { withLegs, withTypestate } from '../gates/with-gates.ts';
import { baselineOf, batchOf, COMPARATOR_REPORT, gateInput, locatedCases, routingCase } from './gate-input-builder.ts';
import { HITS } from './unit-result-builder.ts';

export const REPORT_RUN: ReportRun = {
  repository: 'owner/name',
  run_id: 123,
  run_attempt: 1,
  run_number: 45,
  event: 'pull_request',
  head_sha: 'd'.repeat(40),
  head_repository: 'fork/name',
  pull_number: 7,
  server_url: 'https://github.com',
};

/** One cell of each kind: a regression with its proof, an infrastructure error that only warns, two that hold. */
export const ROUTING: GateResult = routingGate(
  gateInput({
    cases: locatedCases(routingCase('alpha'), routingCase('beta')),
    before: baselineOf({ alpha: { claude: 'pass', codex: 'pass' }, beta: { claude: 'pass', codex: 'pass' } }),
    tolerateInfra: true,
    batches: [
      batchOf({
        alpha: { claude: [{ status: 'infra_error', error: 'the service failed' }], codex: ['pass'] },
        beta: {
          claude: [
            {
              status: 'fail',
              error: 'missing: x',
              gating_hits: ['b'],
              token_hits: { b: { ...HITS.loaded, proof_line: 'the proof' } },
            },
          ],
          codex: ['pass'],
        },
      }),
    ],
  }),
);

/** A gate that holds. */
export const HOLDING: GateResult = routingGate(
  gateInput({
    cases: locatedCases(routingCase('alpha')),
    before: baselineOf({ alpha: { claude: 'pass', codex: 'pass' } }),
    batches: [batchOf({ alpha: { claude: ['pass'], codex: ['pass'] } })],
  }),
);

export const TURN_ROW: TurnRow = {
  subject: { case_id: 'alpha', agent: 'claude', file: null, turn_id: null },
  class: 'tool.use_missing',
  delta: 'regression',
  gate: 'fail',
  tolerated: null,
  turns: 3,
  places: [{ file: 'artifacts/t.jsonl', line: 5, calls: ['toolu_1'], cause: 'killed' }],
  reason: 'it is new',
};

export function turnsOf(rows: readonly TurnRow[], changes: Partial<TypestateResult> = {}): TypestateResult {
  return {
    schema: 1,
    gate: 'typestate',
    verdict: 'fail',
    exit_code: 1,
    comparator: COMPARATOR_REPORT,
    head: { commit: 'd'.repeat(40) },
    policies: {},
    turns: { judged: 12, accepted: 9, rejected: 3 },
    counts: { regression: 1 },
    rows: [...rows],
    findings: [],
    warnings: [],
    ...changes,
  };
}

/** All gates at once: cells, turns, and a job that failed. */
export const ALL_GATES: GateResult = withLegs(withTypestate(ROUTING, turnsOf([TURN_ROW])), [
  { job: 'plan', result: 'success', level: 'note', message: 'succeeded' },
  { job: 'route', result: 'failure', level: 'error', message: 'failed' },
]);

export function reportOf(result: GateResult, run: ReportRun | null = REPORT_RUN): GateReport {
  return { schema: 1, run, result, stopped: null };
}

export function stoppedReport(message: string, help: string | null = null): GateReport {
  return { schema: 1, run: REPORT_RUN, result: null, stopped: { code: 'not_comparable', message, help } };
}

/** A report that says the text wherever a text may be said. */
export function reportSaying(text: string, count = 2): GateReport {
  const failing = ROUTING.cells.filter(({ gate }) => gate === 'fail');
  const cells = Array.from({ length: count }, () => failing)
    .flat()
    .map((cell): Cell => ({
      ...cell,
      case_id: text,
      agent: text,
      reason: text,
      error: text,
      proof: { token: text, line_number: 1, line: text },
      case_file: text,
      missing: [text],
    }));
  const row: TurnRow = {
    ...TURN_ROW,
    subject: { case_id: null, agent: null, file: null, turn_id: text },
    class: text,
    reason: text,
    places: [{ file: text, line: 1, calls: [text], cause: text }],
  };
  const comparator = { ...COMPARATOR_REPORT, base_ref: text, baseline_path: text };
  const result = withLegs(withTypestate({ ...ROUTING, cells, comparator }, turnsOf([row])), [
    { job: text, result: text, level: 'error', message: text },
  ]);
  const findings = ROUTING.findings.map((finding) => {
    return { ...finding, rule: text, case_id: text, agent: text, message: text, file: text };
  });
  return reportOf({ ...result, findings, warnings: [text], batches: [text] });
}

/** A report on so many cells that fail, each with a proof. */
export function largeReport(count: number, changes: Partial<Cell> = {}): GateReport {
  const template = ROUTING.cells.filter(({ gate }) => gate === 'fail');
  const finding = ROUTING.findings.slice(0, 1);
  const ids = Array.from({ length: count }, (_, index) => `case-${String(index).padStart(5, '0')}`);
  return reportOf({
    ...ROUTING,
    counts: { regression: count },
    cells: ids.flatMap((id) => template.map((cell) => ({ ...cell, case_id: id, ...changes }))),
    findings: ids.flatMap((id) => finding.map((one) => ({ ...one, case_id: id }))),
  });
}
