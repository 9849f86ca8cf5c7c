import type { Cell, GateResult } from '../contracts/gate-result.ts';
import type { TurnRow } from '../contracts/typestate-result.ts';
import { subjectText } from '../gates/typestate-gate.ts';
import { effectRank } from './cases-worst-first.ts';
import { expectedOf, gotOf, whyText } from './cell-text.ts';
import { effectMark } from './failure-block.ts';
import { clip } from './text-style.ts';
import type { Table } from './text-table.ts';
import { placeOfRow, tellingRows } from './turn-rows.ts';

/** Of a text in the table, so that one row cannot take the room of the others. */
const TEXT_LIMIT = 300;

/** What is not as it was at the comparator, of all gates in one table, the worst first. What the plan left out is no change. */
export function changedRows(result: GateResult): Table & { readonly rules: readonly string[] } {
  const jobs = (result.legs ?? [])
    .filter(({ level }) => level === 'error')
    .map(({ job, result: got, message }) => {
      const texts = [effectMark({ gate: 'fail' }), `job ${job}`, 'leg', got ?? 'no result', message, '–'];
      return { rank: effectRank({ gate: 'fail' }), rule: 'jobs/leg', texts };
    });
  const cells = result.cells
    .filter(isChanged)
    .map((cell) => ({ rank: effectRank(cell), rule: `routing/${cell.delta}`, texts: textsOfCell(cell) }));
  const turns = (result.typestate === null ? [] : tellingRows(result.typestate)).map((row) => {
    return { rank: effectRank(row), rule: `typestate/${row.delta}`, texts: textsOfRow(row) };
  });
  const all = [...jobs, ...cells, ...turns].sort((left, right) => left.rank - right.rank);
  return {
    head: ['', 'what', 'rule', 'change', 'why', 'where'],
    rows: all.map(({ texts }) => texts.map((text) => clip(text, TEXT_LIMIT))),
    rules: [...new Set(all.map(({ rule }) => rule))],
  };
}

function isChanged({ delta, gate, notes }: Cell): boolean {
  if (delta === 'not_planned' && gate === 'report') return false;
  return gate !== 'ok' || delta !== 'held' || notes.length > 0;
}

function textsOfCell(cell: Cell): readonly string[] {
  const rule = [cell.delta, ...cell.notes.map((note) => `+${note}`)].join(' ');
  const place = cell.case_file === null ? '–' : `${cell.case_file}:${cell.case_line ?? 1}`;
  const change = `${expectedOf(cell)} → ${gotOf(cell)}`;
  return [effectMark(cell), `${cell.case_id} / ${cell.agent}`, rule, change, whyText(cell), place];
}

function textsOfRow(row: TurnRow): readonly string[] {
  return [effectMark(row), subjectText(row.subject), row.delta, row.class ?? '–', row.reason, placeOfRow(row) ?? '–'];
}
