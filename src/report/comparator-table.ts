import type { ComparatorReport } from '../contracts/gate-result.ts';
import { code } from './markdown.ts';

/** Every commit that a gate used, as a table; `more` are rows of the gate's own. */
export function comparatorTable(
  comparator: ComparatorReport,
  head: string | null,
  more: readonly (readonly [string, string | null])[],
): string {
  const rows: readonly (readonly [string, string | null])[] = [
    ['base', comparator.base_ref],
    ['base tip', comparator.base_tip],
    ['merge base', comparator.merge_base],
    ['head', head],
    ...more,
  ];
  return [
    '| | |',
    '|---|---|',
    ...rows.map(([name, value]) => `| ${name} | ${value === null ? '–' : code(value)} |`),
  ].join('\n');
}
