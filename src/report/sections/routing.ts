import { counted } from '../../contracts/counted.ts';
import type { Finding, GateOutcome } from '../../contracts/gate-result.ts';
import { GATE_EFFECTS } from '../../contracts/gate-verdict.ts';
import { routingDetail, type Cell, type ClientSide, type RoutingDetail } from '../../contracts/routing-detail.ts';
import { isCounted } from '../../gates/routing/cell-change.ts';
import { countsText } from '../statistics-text.ts';
import { groupedBy } from '../../contracts/grouped-by.ts';
import { terminationText } from '../termination-text.ts';
import { type TableCell } from '../table.ts';
import { clip, EFFECT_MARKS } from '../text-style.ts';
import { cellTrials, rollupTables, suiteTrials, trialsOfCells } from './routing-trials.ts';
import type { Commands, Fact, GateSections, JudgedSubject, Section } from './section.ts';

/** Commands that are shown of each kind. */
const COMMANDS = 3;
/** Only such an id is put into a command for people to copy: anything else a shell could read in another way. */
const PLAIN_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;
/** Nothing was found out that could be expected from now on. */
const NOT_TO_ACCEPT: ReadonlySet<string> = new Set(['infra', 'missing_result', 'insufficient_data']);

/** The matrix of cases and providers, what trials can show, and what to do about a cell. */
export const ROUTING_SECTIONS: GateSections = {
  gate: 'routing',
  baseline: (outcome) => ofDetail(outcome, baselineFacts) ?? '',
  compared: (outcome) => ofDetail(outcome, comparedClients) ?? [],
  above: (outcome) => ofDetail(outcome, (detail) => [...matrix(detail), ...suiteTrials(detail)]) ?? [],
  below: (outcome) =>
    ofDetail(outcome, (detail) => [...trialsOfCells(detail), ...rollupTables(detail), ...conflictTable(detail)]) ?? [],
  facts: factsOf,
  // The matrix shows them, and a warning counts them.
  unlisted: ['not_planned'],
  judged: (outcome) => ofDetail(outcome, judgedCells) ?? [],
  commands: commandsFor,
};

function ofDetail<T>(outcome: GateOutcome, render: (detail: RoutingDetail) => T): T | null {
  const detail = routingDetail(outcome);
  return detail === null ? null : render(detail);
}

/** `12 entries, newest counts 2026-08-01`. The day, not the age: a comment must not change daily. */
function baselineFacts({ baseline: { entries, newest_counts: newest } }: RoutingDetail): string {
  const rows = counted(entries, 'entry', 'entries');
  return newest === null ? rows : `${rows}, newest counts ${newest.slice(0, 10)}`;
}

/** `claude 2.1.0, claude-opus-4 → 2.2.0, claude-opus-4: they differ`; six at most, those that do first. */
function comparedClients({ clients = [] }: RoutingDetail): readonly (readonly [name: string, text: string])[] {
  const said = ({ version, model }: ClientSide): string =>
    `${version ?? 'unknown version'}, ${model ?? 'unknown model'}`;
  const sorted = clients.toSorted((left, right) => Number(right.differs) - Number(left.differs));
  return sorted.slice(0, 6).map(({ agent, comparator, head, differs }) => {
    const both = differs ? `${said(comparator)} → ${said(head)}: they differ` : `${said(head)} on both sides`;
    return ['client', clip(`${agent} ${both}`, 300)];
  });
}

/** Cases × providers; a case stands as high as its worst cell. */
function matrix({ cells }: RoutingDetail): readonly Section[] {
  const agents = [...new Set(cells.map(({ agent }) => agent))].sort();
  const rank = (own: readonly Cell[]): number =>
    own.reduce((worst, { gate }) => Math.min(worst, GATE_EFFECTS.indexOf(gate)), GATE_EFFECTS.length);
  const rows = [...groupedBy(cells, ({ case_id: id }) => id)]
    .sort(([, left], [, right]) => rank(left) - rank(right))
    .map(([id, own]) => [id, ...agents.map((agent) => matrixCell(own.find((cell) => cell.agent === agent)))]);
  return rows.length === 0 ? [] : [{ title: null, table: { head: ['case', ...agents], rows }, noun: 'case' }];
}

/** What disagrees, and what the strategies make of it. */
function conflictTable({ conflicts = [] }: RoutingDetail): readonly Section[] {
  const rows = conflicts.map(({ subject, conflict_type: type, decision, strategy, rationale }) => [
    subject,
    type,
    decision,
    `${strategy}: ${rationale}`,
  ]);
  const table = { head: ['conflict about', 'type', 'decision', 'by'], rows };
  return rows.length === 0
    ? []
    : [{ title: 'Conflicts, which change no verdict', table, noun: 'conflict', terminalRows: 0 }];
}

/** What a cell shows in a matrix. */
export function matrixCell(cell: Cell | undefined): TableCell {
  if (cell === undefined) return '-';
  const notes = cell.notes.map((note) => ` +${note}`).join('');
  const late = cell.timeout ? ' (timeout)' : '';
  return { text: `${EFFECT_MARKS[cell.gate]} ${whatHappened(cell)}${late}${notes}`, effect: cell.gate };
}

function whatHappened(cell: Cell): string {
  const { delta, got, sampling } = cell;
  const counts = sampling !== null && sampling.head.total > 1 ? ` ${countsText(sampling.head)}` : '';
  if (delta !== 'held' || got === null) return `${delta}${counts}`;
  // Of counted trials the one that is shown failed where any did, and what held is that enough of them pass.
  return `${isCounted(cell) ? 'pass' : got.status}${counts} (held)`;
}

/** What its trials can show, and the line that proves it. */
function factsOf(outcome: GateOutcome): (finding: Finding) => readonly Fact[] {
  const cells = new Map((routingDetail(outcome)?.cells ?? []).map((cell) => [keyOf(cell), cell]));
  return ({ subject }) => {
    const cell = cells.get(subject.key);
    if (cell === undefined) return [];
    const { proof, ended } = cell;
    const trials = cellTrials(cell);
    const where = proof === null ? '' : `${proof.token}, line ${proof.line_number}`;
    return [
      ...(trials === null ? [] : [{ label: 'trials', text: trials }]),
      ...(ended === undefined ? [] : [{ label: 'ended', text: terminationText(ended) }]),
      ...(proof === null ? [] : [{ label: 'proof', text: where, quote: proof.line }]),
    ];
  };
}

/** Of each provider a suite. */
function judgedCells({ cells }: RoutingDetail): readonly JudgedSubject[] {
  const byAgent = cells.toSorted(({ agent: one }, { agent: other }) => (one < other ? -1 : one > other ? 1 : 0));
  return byAgent.map((cell) => {
    const { case_id: name, agent, delta: rule, case_file: file, case_line: line } = cell;
    return { key: keyOf(cell), suite: agent, name, rule, place: file === null ? null : { file, line } };
  });
}

/** As in a finding's subject. */
function keyOf({ case_id: id, agent }: Pick<Cell, 'case_id' | 'agent'>): string {
  return `${id}/${agent}`;
}

function commandsFor(findings: readonly Finding[]): readonly Commands[] {
  const run = findings
    .map(({ subject }) => subject.key.split('/'))
    .filter((parts) => parts.length === 2 && parts.every((part) => PLAIN_ID.test(part)))
    .slice(0, COMMANDS)
    .map(([id = '', agent = '']) => `portcullis run --case-id ${id} --agents ${agent}`);
  const isToAccept = findings.some(({ rule }) => !NOT_TO_ACCEPT.has(rule));
  return [
    { title: 'To run it again:', commands: run },
    {
      title:
        'To accept it: this pull request is judged by what held before, so change the expectation in one of its own, after a run of two trials (`--trials 2`):',
      commands: isToAccept ? ['portcullis bless --results artifacts/<batch> --reason "why this is right"'] : [],
    },
  ];
}
