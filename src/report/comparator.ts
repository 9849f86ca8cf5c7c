import type { ComparatorReport, GateOutcome, GateResult } from '../contracts/gate-result.ts';
import { code } from './markdown.ts';
import { sectionsOf } from './sections/index.ts';
import { clip, safeText, type TextStyle } from './text-style.ts';

type Row = readonly [name: string, value: string | null];

/** Every commit and baseline that the gates used, as a table for a page. */
export function comparatorTable({ comparator, head, gates }: GateResult, more: readonly Row[] = []): string {
  const rows: readonly Row[] = [
    ...(comparator.event === null ? [] : [['event', comparator.event] as const]),
    ['base', comparator.base_ref],
    ['base tip', comparator.base_tip],
    [comparatorName(comparator), comparator.merge_base],
    ...(comparator.event === null ? [] : [['found by', comparator.source ?? 'event'] as const]),
    ['head', comparator.head_sha ?? head.commit],
    ['tested', head.commit],
    ...baselinesOf(gates).flatMap(({ name, path, blob, outcome, holds }): readonly Row[] => [
      [name, path],
      [`${name} blob`, blob ?? outcome],
      ...(holds === '' ? [] : [[`${name} holds`, holds] as const]),
    ]),
    ...gates.flatMap((outcome): readonly Row[] => sectionsOf(outcome.gate).compared?.(outcome) ?? []),
    ...more,
  ];
  return [
    '| | |',
    '|---|---|',
    ...rows.map(([name, value]) => `| ${name} | ${value === null ? '–' : code(value)} |`),
  ].join('\n');
}

/** The same in a few lines for a terminal. */
export function comparatorLines({ comparator, head, gates }: GateResult, style: TextStyle): readonly string[] {
  const baselines = baselinesOf(gates).map(({ name, path, blob, outcome, holds }) => {
    const what = {
      found: blob === null ? 'as it is on disk' : `blob ${short(blob)}`,
      first_adoption: 'no baseline there: first adoption',
      none: 'none there: nothing is tolerated',
    }[outcome];
    return `  ${name} ${safeText(path)} (${what}${outcome === 'found' && holds !== '' ? `, ${holds}` : ''})`;
  });
  if (comparator.kind === 'file') {
    return [`${style.bold('Compared with')} files as they are; no merge base was used`, ...baselines];
  }
  const headSha = comparator.head_sha ?? head.commit;
  const tested = head.commit === headSha ? '' : `, tested ${short(head.commit)}`;
  const event = comparator.event === null ? '' : ` (${safeText(comparator.event)})`;
  return [
    `${style.bold('Compared with')} the ${comparatorName(comparator)} ${short(comparator.merge_base)}${event}`,
    `  base ${safeText(comparator.base_ref ?? '')} ${short(comparator.base_tip)}, head ${short(headSha)}${tested}`,
    ...baselines,
  ];
}

/** The same in a line of markdown, where the table is folded away; none where no merge base was used. */
export function comparedWith({ comparator }: GateResult): readonly string[] {
  const { kind, merge_base: commit, base_ref: base } = comparator;
  if (kind === 'file') return [];
  const of = base === null ? '' : ` of ${code(clip(base, BASE_LIMIT))}`;
  return [`Compared with the ${comparatorName(comparator)} ${code(short(commit))}${of}.`];
}

/** Of a branch's name in that line. */
const BASE_LIMIT = 100;
/** Events that tell a commit to compare with, or the tip of a branch, unless another branch is trusted in the place of theirs. */
const WITHOUT_MERGE_BASE = new Set(['merge_group', 'push', 'schedule']);

/** What the commit that was compared with is: some events tell another one than the merge base. */
function comparatorName({
  event,
  base_ref: baseRef,
  base_tip: tip,
  merge_base: commit,
}: ComparatorReport): 'merge base' | 'commit' {
  if (event === null) return 'merge base';
  return baseRef === null || (WITHOUT_MERGE_BASE.has(event) && commit === tip) ? 'commit' : 'merge base';
}

type Baseline = NonNullable<GateOutcome['baseline']> & { readonly name: string; readonly holds: string };

/** The baselines of the gates that have one; of several each is named after its gate. */
function baselinesOf(gates: readonly GateOutcome[]): readonly Baseline[] {
  const found = gates.flatMap((outcome) => {
    const holds = sectionsOf(outcome.gate).baseline?.(outcome) ?? '';
    return outcome.baseline === null ? [] : [{ ...outcome.baseline, name: `${outcome.gate} baseline`, holds }];
  });
  return found.length === 1 ? found.map((baseline) => ({ ...baseline, name: 'baseline' })) : found;
}

function short(commit: string | null): string {
  return commit === null ? '(none)' : safeText(commit.slice(0, 12));
}
