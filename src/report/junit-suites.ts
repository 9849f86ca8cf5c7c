import type { GateReport } from '../contracts/gate-report.ts';
import type { Cell, GateResult, Leg } from '../contracts/gate-result.ts';
import type { TurnRow, TypestateResult } from '../contracts/typestate-result.ts';
import { subjectText, turnMessage } from '../gates/typestate-gate.ts';
import { agentsOf, effectRank } from './cases-worst-first.ts';
import { expectedOf, gotOf, whyText } from './cell-text.ts';
import { repositoryPath } from './repository-path.ts';
import { stoppedLines } from './stopped-text.ts';
import { verdictTitle } from './report-verdict.ts';

/** A suite of JUnit's form. Texts are as they came and hostile. */
export interface JunitSuite {
  readonly name: string;
  readonly cases: readonly JunitCase[];
}

export interface JunitCase {
  readonly name: string;
  readonly file: string | null;
  readonly line: number | null;
  /** Null where it passed. */
  readonly outcome: {
    /** `error`: it could not be judged. */
    readonly kind: 'failure' | 'error' | 'skipped';
    readonly rule: string;
    readonly message: string;
    readonly lines: readonly string[];
  } | null;
  /** What is told of one that passed; null for nothing. */
  readonly output: string | null;
}

/** Cells by provider, subjects of turns, and a suite that says why a gate did not hold where none of its cases does. */
export function junitSuites(report: GateReport): readonly JunitSuite[] {
  const { result, stopped } = report;
  if (result === null) {
    const lines = stopped === null ? [] : stoppedLines(stopped);
    return [gateSuite([gateCase('gate', verdictTitle(report), stopped?.code ?? 'stopped', lines)])];
  }
  const { typestate } = result;
  const routing = agentsOf(result).map((agent) => cellSuite(result, agent));
  const turns = typestate === null ? [] : [turnSuite(typestate)];
  const untold = [
    ...(isTold(result.gates.routing, routing) ? [] : [undecidedCase('routing', result)]),
    ...(typestate === null || isTold(typestate.verdict, turns) ? [] : [undecidedCase('typestate', typestate)]),
  ];
  const jobs = result.legs === null ? [] : [{ name: 'jobs', cases: result.legs.map(legCase) }];
  return [...(untold.length === 0 ? [] : [gateSuite(untold)]), ...jobs, ...routing, ...turns];
}

/** Whether a gate that does not hold has a case that says so. */
function isTold(verdict: GateResult['verdict'], suites: readonly JunitSuite[]): boolean {
  const isBad = ({ outcome }: JunitCase): boolean => outcome?.kind === 'failure' || outcome?.kind === 'error';
  return verdict === 'pass' || suites.some(({ cases }) => cases.some(isBad));
}

function gateSuite(cases: readonly JunitCase[]): JunitSuite {
  return { name: 'gate', cases };
}

function undecidedCase(gate: string, { verdict, warnings }: Pick<GateResult, 'verdict' | 'warnings'>): JunitCase {
  return gateCase(gate, `the ${gate} gate could not be decided`, verdict, warnings);
}

function gateCase(name: string, message: string, rule: string, lines: readonly string[]): JunitCase {
  return { name, file: null, line: null, outcome: { kind: 'error', rule, message, lines }, output: null };
}

function legCase({ job, result, level, message }: Leg): JunitCase {
  // A job that may be skipped and was is no job that succeeded.
  const kind = level === 'error' ? 'failure' : result === 'success' ? null : 'skipped';
  const told = { rule: 'leg', message: `${job} ${message}`, lines: [message] };
  return { name: job, file: null, line: null, outcome: kind === null ? null : { kind, ...told }, output: null };
}

function cellSuite({ cells }: GateResult, agent: string): JunitSuite {
  const own = cells.filter((cell) => cell.agent === agent);
  return { name: `routing.${agent}`, cases: own.map(cellCase) };
}

function cellCase(cell: Cell): JunitCase {
  const message = `expected ${expectedOf(cell)}, got ${gotOf(cell)}: ${whyText(cell)}`;
  const proof =
    cell.proof === null ? [] : [`proof for ${cell.proof.token}, line ${cell.proof.line_number}: ${cell.proof.line}`];
  const lines = [message, ...proof, ...(cell.explain === null ? [] : [cell.explain])];
  const kind = kindOfCell(cell);
  const file = repositoryPath(cell.case_file);
  return {
    name: cell.case_id,
    file,
    line: file === null ? null : cell.case_line,
    outcome: kind === null ? null : { kind, rule: cell.delta, message: `${cell.delta}: ${message}`, lines },
    output: kind === null && cell.gate !== 'ok' ? `${cell.delta}: ${message}` : null,
  };
}

function kindOfCell({ gate, delta }: Cell): 'failure' | 'error' | 'skipped' | null {
  if (gate === 'undecided') return 'error';
  if (gate === 'fail') return delta === 'infra' || delta === 'missing_result' ? 'error' : 'failure';
  // What did not run, or says nothing, has not passed.
  return ['infra', 'not_planned', 'removed', 'missing_result'].includes(delta) ? 'skipped' : null;
}

function turnSuite({ rows }: TypestateResult): JunitSuite {
  const bySubject = new Map<string, TurnRow[]>();
  for (const row of rows) {
    const name = subjectText(row.subject);
    const own = bySubject.get(name);
    if (own === undefined) bySubject.set(name, [row]);
    else own.push(row);
  }
  return { name: 'typestate', cases: [...bySubject].map(([name, own]) => subjectCase(name, own)) };
}

/** One case for all rows of a subject, judged by the worst. */
function subjectCase(name: string, rows: readonly TurnRow[]): JunitCase {
  const sorted = rows.toSorted((left, right) => effectRank(left) - effectRank(right));
  const [worst] = sorted;
  const told = sorted.filter(({ delta }) => delta !== 'closed').map((row) => `${row.delta}: ${turnMessage(row)}`);
  const place = worst?.places[0];
  const file = repositoryPath(place?.file ?? null);
  const kind = worst === undefined ? null : kindOfRow(worst);
  const [message = ''] = told;
  return {
    name,
    file,
    line: file === null ? null : (place?.line ?? null),
    outcome: worst === undefined || kind === null ? null : { kind, rule: worst.delta, message, lines: told },
    output: kind === null && told.length > 0 ? told.join('\n') : null,
  };
}

function kindOfRow({ gate, delta }: TurnRow): 'failure' | 'error' | 'skipped' | null {
  if (gate === 'undecided') return 'error';
  if (gate === 'fail') return delta === 'invalid' ? 'error' : 'failure';
  return delta === 'unjudged' ? 'skipped' : null;
}
