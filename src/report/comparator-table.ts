import type { ComparatorReport } from '../contracts/gate-result.ts';
import { comparatorName } from './comparator-name.ts';
import { code } from './markdown.ts';

/** Every commit that a gate used, as a table; `more` are rows of the gate's own. */
export function comparatorTable(
  comparator: ComparatorReport,
  head: string | null,
  more: readonly (readonly [string, string | null])[] = [],
): string {
  const rows: readonly (readonly [string, string | null])[] = [
    ...(comparator.event === null ? [] : [['event', comparator.event] as const]),
    ['base', comparator.base_ref],
    ['base tip', comparator.base_tip],
    [comparatorName(comparator), comparator.merge_base],
    ...(comparator.event === null ? [] : [['told by', comparator.source ?? 'event'] as const]),
    ['head', comparator.head_sha ?? head],
    ['tested', head],
    ['baseline', comparator.baseline_path],
    ['baseline blob', comparator.baseline_blob ?? comparator.baseline_outcome],
    ...more,
  ];
  return [
    '| | |',
    '|---|---|',
    ...rows.map(([name, value]) => `| ${name} | ${value === null ? '–' : code(value)} |`),
  ].join('\n');
}
