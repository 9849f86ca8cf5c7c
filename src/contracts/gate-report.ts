import { childPointer } from '../kernel/json-pointer.ts';
import type { JsonValue } from '../kernel/json-tree.ts';
import { invalidInput, PortcullisError } from '../kernel/portcullis-error.ts';
import type { GateReport, ReportRun } from './generated/gate-report.ts';
import { validate } from './generated/gate-report.validate.js';
import { checkGateResult } from './check-gate-result.ts';
import type { EventContext } from './event-context.ts';
import { GATE_CHECKS, type GateOutcome, type GateResult } from './gate-result.ts';
import { byRank, countsOf, judgedOf, type GateDocument, type GateTable } from './gate-table.ts';
import { REPORT_BOUNDS } from './report-bounds.ts';
import { checkedDocument } from './json-source.ts';
import { printable, shown, type Contradiction } from './problem.ts';

export type { GateReport, ReportRun, StoppedGate } from './generated/gate-report.ts';

/** The name of the report's file, in the artifact as on disk. */
export const GATE_REPORT_FILE = 'gate-report.json';

/**
 * Parses a report that may come from anyone: a run without rights wrote it, and a run with rights reads it. Beyond the schema it holds
 * the report to `REPORT_BOUNDS`, and refuses one that contradicts itself. What it says of its run and of its verdict is still no more
 * than a claim: who reads another run's report takes `run` from GitHub.
 *
 * @param documents of all gates that there are
 * @throws PortcullisError `invalid_input` that names each place
 */
export function parseGateReport(text: string, file: string, documents: readonly GateDocument[]): GateReport {
  if (text.length > REPORT_BOUNDS.file) {
    const found = `found ${text.length}`;
    const message = `${printable(file)}: expected at most ${REPORT_BOUNDS.file} characters, ${found}`;
    throw invalidInput(message, GATE_CHECKS.help);
  }
  const checks = { ...GATE_CHECKS, excess: (value: JsonValue) => excessOf(value, '') };
  const { value: report, refuse } = checkedDocument<GateReport>('the gate report', text, validate, file, checks);
  refuse(contradictionsOf(report, documents));
  return report;
}

function contradictionsOf(
  { result, stopped }: GateReport,
  documents: readonly GateDocument[],
): readonly Contradiction[] {
  if ((result === null) === (stopped === null)) {
    const found = result === null ? 'neither' : 'both';
    return [{ pointer: '', expected: 'either a result or why the gate stopped', found }];
  }
  const found = result === null ? [] : checkGateResult(result, documents);
  return found.map((one) => ({ ...one, pointer: `/result${one.pointer}` }));
}

/**
 * The report on what the gates came to, within `REPORT_BOUNDS`: long texts are clipped, and of very much that was judged the worst stays.
 *
 * @param run null outside of GitHub Actions
 */
export function gateReportOf(
  outcome: GateResult | PortcullisError,
  run: ReportRun | null,
  tables: readonly GateTable[],
): GateReport {
  if (outcome instanceof PortcullisError) {
    return boundedReport({ schema: 2, run, result: null, stopped: outcome.fields });
  }
  const gates = outcome.gates.map((one) => withinBounds(one, tables));
  return boundedReport({ schema: 2, run, result: { ...outcome, gates }, stopped: null });
}

function withinBounds(outcome: GateOutcome, tables: readonly GateTable[]): GateOutcome {
  const table = tables.find(({ gate }) => gate === outcome.gate);
  if (table === undefined) return outcome;
  const judged = judgedOf(outcome, table);
  const left = judged.length - REPORT_BOUNDS.list;
  if (left <= 0) return outcome;
  // As findings are sorted, so that what is kept of both is the same.
  const kept = new Set(judged.toSorted(byRank(table)).slice(0, REPORT_BOUNDS.list));
  const list = judged.filter((one) => kept.has(one));
  return {
    ...outcome,
    counts: countsOf(table, list),
    detail: { ...outcome.detail, [table.list]: list },
    warnings: [`the report leaves out ${left} ${table.list}, and does not count them`, ...outcome.warnings],
  };
}

/** Cut to `REPORT_BOUNDS`. Throws `TypeError` where it is no report. */
function boundedReport(value: GateReport): GateReport {
  const bounded = cutToBounds(value);
  if (validate(bounded)) return bounded;
  throw new TypeError(`not a gate report: ${JSON.stringify(validate.errors)}`);
}

function excessOf(value: JsonValue, pointer: string): readonly Contradiction[] {
  if (typeof value === 'string') {
    if (value.length <= REPORT_BOUNDS.text) return [];
    return [{ pointer, expected: `at most ${REPORT_BOUNDS.text} characters`, found: String(value.length) }];
  }
  if (value === null || typeof value !== 'object') return [];
  const members = Object.entries(value);
  if (members.length > REPORT_BOUNDS.list) {
    return [{ pointer, expected: `at most ${REPORT_BOUNDS.list} items`, found: String(members.length) }];
  }
  return members.flatMap(([key, item]) => [
    ...(key.length > REPORT_BOUNDS.text ? [{ pointer, expected: 'short names', found: 'a longer one' }] : []),
    ...excessOf(item, childPointer(pointer, key)),
  ]);
}

/** Texts are clipped, lists keep their first items. */
function cutToBounds(value: unknown): unknown {
  if (typeof value === 'string') return clipped(value);
  if (Array.isArray(value)) return value.slice(0, REPORT_BOUNDS.list).map(cutToBounds);
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value).slice(0, REPORT_BOUNDS.list);
  return Object.fromEntries(members.map(([key, item]) => [clipped(key), cutToBounds(item)]));
}

/** Whole characters only: half of one has no digest and no UTF-8. */
function clipped(text: string): string {
  const cut = text.length <= REPORT_BOUNDS.text ? text : `${text.slice(0, REPORT_BOUNDS.text - 1)}…`;
  return cut.toWellFormed();
}

const SERVER = /^https?:\/\/[A-Za-z0-9.-]+(?::[0-9]{1,5})?$/;

/**
 * The run of a context as a report tells it. `serverUrl`: the runner's `GITHUB_SERVER_URL`; a slash at its end is dropped.
 *
 * @throws PortcullisError `invalid_input` for an address that is none of a server
 */
export function reportRunOf(context: EventContext, serverUrl: string): ReportRun {
  const { trigger } = context;
  const server = serverUrl.replace(/\/$/, '');
  if (!SERVER.test(server)) {
    const found = shown(serverUrl);
    throw invalidInput(`GITHUB_SERVER_URL: expected the address of a server, found ${found}`);
  }
  return {
    repository: context.repository,
    run_id: context.runId,
    run_attempt: context.runAttempt,
    run_number: context.runNumber,
    event: trigger.name === 'other' ? trigger.event : trigger.name,
    head_sha: 'headSha' in trigger ? trigger.headSha : context.sha,
    head_repository: 'headRepository' in trigger ? trigger.headRepository : context.repository,
    pull_number: 'number' in trigger ? trigger.number : null,
    server_url: server,
  };
}
