import { counted } from '../../contracts/counted.ts';
import type { GateOutcome } from '../../contracts/gate-result.ts';
import { kpiDetail } from '../../contracts/kpi-detail.ts';
import { comparedText, figure } from '../../gates/kpi/decide.ts';
import type { GateSections, Section } from './section.ts';

const BARS = '▁▂▃▄▅▆▇█';

/** What the KPI is made of, and how it went. */
export const KPI_SECTIONS: GateSections = {
  gate: 'kpi',
  below: (outcome) => [{ title: null, lines: linesOf(outcome) }],
};

function linesOf(outcome: GateOutcome): NonNullable<Section['lines']> {
  const detail = kpiDetail(outcome);
  if (detail === null) return [];
  const { head, lines, compared, history } = detail;
  const like = compared === null ? [] : [`as the baseline ran it: ${comparedText(compared)}`];
  const held =
    lines.target === null || lines.rollback === null
      ? 'held to no line, since the plan is a part of the suite'
      : `target ${figure(lines.target)}, rollback below ${figure(lines.rollback)}`;
  return [
    `KPI ${figure(head.kpi)}: ${head.completed} of ${counted(head.rows, 'row')} completed, ${counted(head.workers, 'worker')}`,
    ...like,
    held,
    ...(history.length === 0 ? [] : [`before: ${sparkline(history)}`]),
  ];
}

/** A bar for each number, of its height beside the highest. */
function sparkline(numbers: readonly number[]): string {
  const highest = numbers.reduce((most, number) => Math.max(most, number), 0);
  const place = (number: number): number => (highest === 0 ? 0 : Math.round((number / highest) * (BARS.length - 1)));
  return numbers.map((number) => BARS.charAt(place(number))).join('');
}
