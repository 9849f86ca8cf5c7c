import { counted } from '../contracts/counted.ts';
import type { CellSampling, Tally } from '../contracts/routing-detail.ts';

/** Parts of 1 as whole percent: `3 %`. */
export function percentText(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** An interval of a pass rate: `21–57 %`. */
export function intervalText({ low, high }: Tally): string {
  return `${Math.round(low * 100)}–${percentText(high)}`;
}

/** `9/24` */
export function countsText({ passed, total }: Pick<Tally, 'passed' | 'total'>): string {
  return `${passed}/${total}`;
}

/** `9/24 (21–57 %)` */
export function tallyText(tally: Tally): string {
  return `${countsText(tally)} (${intervalText(tally)})`;
}

/** A difference of pass rates, in parts of 1: `34 points`. */
export function pointsText(difference: number): string {
  const points = Math.round(difference * 100);
  return `${points < 0 ? '−' : ''}${counted(Math.abs(points), 'point')}`;
}

/** Two digits that count. */
export function pValueText(p: number): string {
  return p.toPrecision(2);
}

/** By how much a head passes less often than its baseline, in parts of 1; null where either has no trials. */
export function rateDropOf(head: Tally, base: Tally | null): number | null {
  if (base === null || base.total === 0 || head.total === 0) return null;
  return base.passed / base.total - head.passed / head.total;
}

/** The smallest drop that the cells' trials could show. Rounded up, so that no number promises too much. */
export function detectableText(cells: readonly Pick<CellSampling, 'base' | 'detectable_drop'>[]): string {
  // The next higher whole number, but for what a computer's fractions add to a whole one.
  const drops = cells
    .flatMap(({ detectable_drop: drop }) => (drop === null ? [] : [Math.ceil(drop * 100 - 1e-6)]))
    .sort((left, right) => left - right);
  const [least, most] = [drops[0], drops.at(-1)];
  const none = cells.filter(({ base }) => base === null).length;
  const blind = cells.length - drops.length - none;
  const range = least === undefined || most === undefined ? '' : counted(most, 'point');
  const groups = [
    [least === most ? range : `${least}–${range}`, drops.length] as const,
    ['too few trials to detect a drop', blind] as const,
    ['nothing to compare with', none] as const,
  ].filter(([, count]) => count > 0);
  return groups.map(([text, count]) => (groups.length === 1 ? text : `${text} (${counted(count, 'cell')})`)).join(', ');
}
