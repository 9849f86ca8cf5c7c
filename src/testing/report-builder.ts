import type { GateReport, ReportRun } from '../contracts/gate-report.ts';
import { outcomeOf, type Finding, type GateOutcome, type GateResult } from '../contracts/gate-result.ts';
import { countsOf } from '../contracts/gate-table.ts';
import type { Leg } from '../contracts/jobs-detail.ts';
import { routingDetail, type Cell, type RoutingDetail } from '../contracts/routing-detail.ts';
import type { TurnRow, TypestateDetail } from '../contracts/typestate-detail.ts';
import { decideJobs } from '../gates/jobs/decide.ts';
import { decideRouting } from '../gates/routing/decide.ts';
import { ROUTING as ROUTING_TABLE } from '../gates/routing/rules.ts';
import { subjectText } from '../gates/typestate/decide.ts';
import { TYPESTATE } from '../gates/typestate/rules.ts';
import {
  baselineOf,
  batchOf,
  BASELINE_PLACE,
  COMPARATOR_REPORT,
  gateInput,
  gateResult,
  locatedCases,
  routingCase,
} from './gate-input-builder.ts';
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
export const ROUTING_OUTCOME = decideRouting(
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

export const ROUTING: GateResult = gateResult([ROUTING_OUTCOME]);

export const HOLDING_OUTCOME = decideRouting(
  gateInput({
    cases: locatedCases(routingCase('alpha')),
    before: baselineOf({ alpha: { claude: 'pass', codex: 'pass' } }),
    batches: [batchOf({ alpha: { claude: ['pass'], codex: ['pass'] } })],
  }),
);

/** A gate that holds. */
export const HOLDING: GateResult = gateResult([HOLDING_OUTCOME]);

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

/** What the typestate gate came to by these rows. */
export function turnsOf(
  rows: readonly TurnRow[],
  { detail, ...changes }: Partial<Omit<GateOutcome, 'detail'>> & { readonly detail?: Partial<TypestateDetail> } = {},
): GateOutcome & { readonly detail: TypestateDetail } {
  return {
    gate: TYPESTATE.gate,
    verdict: 'fail',
    baseline: { path: 'baselines/typestate.json', blob: 'e'.repeat(40), outcome: 'found' },
    counts: countsOf(TYPESTATE, rows),
    findings: rows.filter(({ delta }) => delta !== 'closed').map(turnFinding),
    warnings: [],
    ...changes,
    detail: { policies: {}, turns: { judged: 12, accepted: 9, rejected: 3 }, rows: [...rows], ...detail },
  };
}

function turnFinding(row: TurnRow): Finding {
  const label = subjectText(row.subject);
  return {
    gate: TYPESTATE.gate,
    rule: row.delta,
    effect: row.gate,
    subject: { key: label, label },
    message: row.class === null ? row.reason : `${row.class}: ${row.reason}`,
    change: null,
    places: row.places.map(({ file, line }) => ({ file, line })),
    identity: [TYPESTATE.gate, row.delta, label, row.class ?? ''],
    explain: null,
  };
}

export const SUCCEEDED: Leg = {
  job: 'plan',
  result: 'success',
  delta: 'succeeded',
  gate: 'ok',
  message: 'succeeded',
};

export const FAILED: Leg = { job: 'route', result: 'failure', delta: 'leg', gate: 'fail', message: 'failed' };

/** All gates at once: cells, turns, and a job that failed. */
export const ALL_GATES: GateResult = gateResult([
  decideJobs([SUCCEEDED, FAILED]),
  ROUTING_OUTCOME,
  turnsOf([TURN_ROW]),
]);

/** The same result with another outcome or detail of one of its gates; what is computed from them stays as it was. */
export function withOutcome(result: GateResult, gate: string, changes: Partial<GateOutcome>): GateResult {
  return { ...result, gates: result.gates.map((one) => (one.gate === gate ? { ...one, ...changes } : one)) };
}

/** The routing gate's document in a result. */
export function routingOf(result: GateResult): RoutingDetail {
  const outcome = outcomeOf(result, ROUTING_TABLE.gate);
  const detail = outcome === null ? null : routingDetail(outcome);
  if (detail === null) throw new Error('expected a result of the routing gate');
  return detail;
}

export function reportOf(result: GateResult, run: ReportRun | null = REPORT_RUN): GateReport {
  return { schema: 2, run, result, stopped: null };
}

export function stoppedReport(message: string, help: string | null = null): GateReport {
  return { schema: 2, run: REPORT_RUN, result: null, stopped: { code: 'not_comparable', message, help } };
}

/** A report that says the text wherever a text may be said, in so many findings of cells. */
export function reportSaying(text: string, count = 2): GateReport {
  const [template, finding] = failing();
  const cell: Cell = {
    ...template,
    case_id: text,
    agent: text,
    reason: text,
    error: text,
    proof: { token: text, line_number: 1, line: text },
    case_file: text,
    missing: [text],
  };
  const said: Finding = {
    ...finding,
    rule: text,
    subject: { key: `${text}/${text}`, label: text },
    message: text,
    change: { from: text, to: text },
    places: [{ file: text, line: 1 }],
    explain: text,
  };
  const row: TurnRow = {
    ...TURN_ROW,
    subject: { case_id: null, agent: null, file: null, turn_id: text },
    class: text,
    reason: text,
    places: [{ file: text, line: 1, calls: [text], cause: text }],
  };
  const rollup = { name: text, cells: 1, head: TALLY, base: TALLY };
  const gates = [
    decideJobs([{ ...FAILED, job: text, result: text, message: text }]),
    {
      ...ROUTING_OUTCOME,
      findings: Array.from({ length: count }, () => said),
      baseline: { ...BASELINE_PLACE, path: text },
      detail: {
        ...ROUTING_OUTCOME.detail,
        cells: Array.from({ length: count }, () => cell),
        rollups: { providers: [rollup], skills: [rollup] },
      },
      warnings: [text],
    },
    turnsOf([row, { ...row, delta: 'tolerated', gate: 'report' }]),
  ];
  const comparator = { ...COMPARATOR_REPORT, base_ref: text };
  return reportOf(gateResult(gates, { comparator, warnings: [text], batches: [text] }));
}

const TALLY = { passed: 3, total: 4, low: 0.3, high: 0.95 };

/** A report on so many cells that fail, each with a proof. */
export function largeReport(count: number, changes: Partial<Cell> = {}, of: Partial<Finding> = {}): GateReport {
  const [template, finding] = failing();
  const { agent } = { ...template, ...changes };
  const ids = Array.from({ length: count }, (_, index) => `case-${String(index).padStart(5, '0')}`);
  const cells = ids.map((id) => ({ ...template, case_id: id, ...changes }));
  const findings = ids.map((id): Finding => {
    const [rule, key] = [finding.rule, `${id}/${agent}`];
    return { ...finding, subject: { key, label: key }, identity: [finding.gate, rule, id, agent], ...of };
  });
  const detail = { ...ROUTING_OUTCOME.detail, cells };
  return reportOf(gateResult([{ ...ROUTING_OUTCOME, counts: countsOf(ROUTING_TABLE, cells), findings, detail }]));
}

function failing(): readonly [Cell, Finding] {
  const cell = ROUTING_OUTCOME.detail.cells.find(({ gate }) => gate === 'fail');
  const [finding] = ROUTING_OUTCOME.findings;
  if (cell === undefined || finding === undefined) throw new Error('expected a cell that fails');
  return [cell, finding];
}
