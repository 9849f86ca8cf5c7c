import { counted } from '../contracts/counted.ts';
import type { Results, UnitResult } from '../contracts/results.ts';
import { escapeMarkdown } from './markdown.ts';
import { MarkdownPage } from './markdown-page.ts';
import { CHANNEL_LIMITS } from './channel-limits.ts';
import { groupedBy } from '../contracts/grouped-by.ts';
import { terminationText } from './termination-text.ts';
import { clip } from './text-style.ts';

/** Of what a client said, so that one text cannot take the room of the others. */
const TEXT_LIMIT = 300;

/** Units that infrastructure ended, for one reason. */
export interface InfraGroup {
  readonly reason: string;
  readonly units: number;
  /** What the first of them said; null where it said nothing. */
  readonly said: string | null;
}

/** Why units came to no verdict, the most frequent reason first. */
export function infraGroups({ results }: Results): readonly InfraGroup[] {
  const ended = results.filter(({ status }) => status === 'infra_error');
  const groups = [...groupedBy(ended, ({ infra_reason: reason }) => reason ?? 'unknown')];
  return groups
    .map(([reason, units]) => {
      const [said] = units.slice(0, 1).flatMap(({ error }) => error ?? []);
      return { reason, units: units.length, said: said === undefined ? null : clip(said, TEXT_LIMIT) };
    })
    .toSorted((left, right) => right.units - left.units);
}

/**
 * What one job of a plan came to, as markdown: verdicts by case, why units came to none, and what it used up. It decides nothing; the gate
 * does.
 *
 * @param title of the job, such as `claude, shard 2`
 * @param notes what else there is to say, a line each
 */
export function routeSummary(
  title: string,
  results: Results,
  notes: readonly string[],
  limit: number = CHANNEL_LIMITS.summaryBytes,
): string {
  const { pass, fail, infra_error: infra } = results.summary;
  const page = new MarkdownPage(limit);
  page.add(`# Routing: ${escapeMarkdown(title)}\n\n${pass} pass · ${fail} fail · ${infra} infra\\_error`);
  const lines = [...notes, ...endedLine(results), ...usageLine(results.results)].map(escapeMarkdown);
  page.addList('', lines, { separator: '\n\n', share: 0.3, noun: 'note' });
  const reasons = infraGroups(results).map(({ reason, units, said }) => [reason, String(units), said ?? '']);
  const head = ['case', 'pass', 'fail', 'infra_error', 'why it failed'];
  page.addTable(null, { head: ['came to no verdict', 'units', 'said'], rows: reasons }, { share: 0.7, noun: 'reason' });
  page.addTable(null, { head, rows: caseRows(results) }, { share: 0.7, noun: 'case' });
  return page.text();
}

/** Why the batch ended, and its units. */
function endedLine({ termination, results }: Results): readonly string[] {
  if (termination === undefined) return [];
  const reasons = groupedBy(results, (unit) => unit.termination?.reason ?? 'unknown');
  const units = [...reasons].map(([reason, group]) => `${group.length} ${reason}`).join(', ');
  return [`ended: ${terminationText(termination)}; units: ${units}`];
}

/** Cases that failed first. */
function caseRows({ results }: Results): readonly (readonly string[])[] {
  const rows = [...groupedBy(results, (unit) => unit.case_id)].map(([id, units]) => {
    const count = (status: UnitResult['status']): number => units.filter((unit) => unit.status === status).length;
    const kinds = new Set(
      units.flatMap((unit) => (unit.status === 'fail' ? [unit.failure_kind ?? unit.failure_category ?? ''] : [])),
    );
    return { id, pass: count('pass'), fail: count('fail'), infra: count('infra_error'), why: [...kinds].join(', ') };
  });
  return rows
    .toSorted((left, right) => right.fail - left.fail || right.infra - left.infra)
    .map(({ id, pass, fail, infra, why }) => [id, String(pass), String(fail), String(infra), why]);
}

/** What the clients told of what they used up; a client that tells nothing is not counted as free. */
function usageLine(units: readonly UnitResult[]): readonly string[] {
  const sumOf = (read: (unit: UnitResult) => number | null | undefined): number | null => {
    const told = units.flatMap((unit) => read(unit) ?? []);
    return told.length === 0 ? null : told.reduce((sum, value) => sum + value, 0);
  };
  const [input, output] = [sumOf(({ usage }) => usage?.input_tokens), sumOf(({ usage }) => usage?.output_tokens)];
  const [cost, time] = [sumOf(({ usage }) => usage?.cost_usd), sumOf((unit) => unit.duration_ms)];
  const parts = [
    ...(input === null ? [] : [`${input} input tokens`]),
    ...(output === null ? [] : [`${output} output tokens`]),
    ...(cost === null ? [] : [`${cost.toFixed(2)} USD`]),
    ...(time === null ? [] : [`${Math.ceil(time / 1000)} s of ${counted(units.length, 'unit')}`]),
  ];
  return parts.length === 0 ? [] : [`used: ${parts.join(', ')}`];
}
