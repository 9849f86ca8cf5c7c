import { childPointer } from '../kernel/json-pointer.ts';
import type { JsonValue } from '../kernel/json-tree.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import type { GateReport } from './generated/gate-report.ts';
import { validate } from './generated/gate-report.validate.js';
import { checkedValue, parseJsonSource, refuseDuplicateKeys } from './json-source.ts';
import { problemsError, printable, type Problem } from './problem.ts';
import { REPORT_BOUNDS } from './report-bounds.ts';
import { reportContradictions } from './report-contradictions.ts';

export type { GateReport, ReportRun, StoppedGate } from './generated/gate-report.ts';

/** The name of the report's file, in the artifact as on disk. */
export const GATE_REPORT_FILE = 'gate-report.json';

const HELP = 'Reports are written by the gate of the same version of Portcullis. Run the gate again.';

/**
 * Parses a report that may come from anyone: a run without rights wrote it, and a run with rights reads it. Beyond the schema it holds
 * the report to `REPORT_BOUNDS`, and refuses one that contradicts itself. What it says of its run and of its verdict is still no more
 * than a claim: who reads another run's report takes `run` from GitHub.
 *
 * @throws PortcullisError `invalid_input` that names each place
 */
export function parseGateReport(text: string, file: string): GateReport {
  const what = 'the gate report';
  if (text.length > REPORT_BOUNDS.file) {
    const found = `found ${text.length}`;
    const message = `${printable(file)}: expected at most ${REPORT_BOUNDS.file} characters, ${found}`;
    throw new PortcullisError('invalid_input', message, HELP);
  }
  const document = parseJsonSource(text, file);
  refuseDuplicateKeys(what, document, file);
  const place = (pointer: string): Pick<Problem, 'file' | 'line' | 'pointer' | 'help'> => {
    return { file, line: document.lineOf(pointer) ?? null, pointer, help: null };
  };
  const excess = excessOf(document.value, '');
  if (excess.length > 0) throw problemsError(what, excess.map(toProblem), HELP);
  const report = checkedValue<GateReport>(what, document.value, validate, file, document, HELP);
  const contradictions = reportContradictions(report);
  if (contradictions.length > 0) throw problemsError(what, contradictions.map(toProblem), HELP);
  return report;

  function toProblem({ pointer, expected, found }: Pick<Problem, 'pointer' | 'expected' | 'found'>): Problem {
    return { ...place(pointer), expected, found };
  }
}

/**
 * A value cut to `REPORT_BOUNDS`, as a report: texts are clipped, lists keep their first items.
 *
 * @throws TypeError where it is no report, which would be a mistake of whoever made it
 */
export function boundedReport(value: GateReport): GateReport {
  const bounded = cutToBounds(value);
  if (validate(bounded)) return bounded;
  throw new TypeError(`not a gate report: ${JSON.stringify(validate.errors)}`);
}

function excessOf(value: JsonValue, pointer: string): readonly Pick<Problem, 'pointer' | 'expected' | 'found'>[] {
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
