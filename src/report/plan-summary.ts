import { counted, firstOf } from '../contracts/counted.ts';
import type { ComparatorReport } from '../contracts/gate-result.ts';
import { groupedBy } from '../contracts/grouped-by.ts';
import type { Plan, PlannedChanges, PlannedListing } from '../contracts/plan.ts';
import { code, escapeMarkdown } from './markdown.ts';
import { MarkdownPage } from './markdown-page.ts';
import { CHANNEL_LIMITS } from './channel-limits.ts';
import { clip, safeText } from './text-style.ts';

/** More names than this are counted. */
const LISTED = 10;
const NAME_LIMIT = 100;

/** What `listings` of a plan are. */
const OTHER_CHOICE = 'clients list another choice, which concerns every case';

/**
 * What a plan will run, as markdown: jobs and expected minutes by provider, and what changed where that decided it.
 *
 * @param comparator what it was planned against; null where there is none
 */
export function planSummary(
  plan: Plan,
  comparator: Pick<ComparatorReport, 'merge_base' | 'base_ref'> | null,
  limit: number = CHANNEL_LIMITS.summaryBytes,
): string {
  const page = new MarkdownPage(limit);
  const shards = plan.shards ?? [];
  const unitsOf = groupedBy(plan.units, ({ agent }) => agent);
  const size = `${counted(plan.units.length, 'unit')} in ${counted(shards.length, 'job')}`;
  page.add(`# Routing plan: ${plan.units.length === 0 ? 'nothing to run' : size}`);
  const { changed } = plan.selection;
  const { merge_base: commit = null, base_ref: base = null } = comparator ?? {};
  const of = base === null ? '' : ` of ${code(clip(base, NAME_LIMIT))}`;
  const against = commit === null ? [] : [`compared with ${code(commit)}${of}`];
  page.add([...against, ...(changed === undefined ? [] : changesOf(changed))].join('\n\n'));
  const minutes = (seconds: number): string => `${Math.ceil(seconds / 60)} min`;
  const rows = [...groupedBy(shards, ({ agent }) => agent)].map(([agent, own]) => {
    const units = unitsOf.get(agent) ?? [];
    const optional = units.filter((unit) => unit.optional === true).length;
    const seconds = own.map((shard) => shard.expected_seconds);
    return [
      agent,
      String(own.reduce((sum, { cells }) => sum + cells.length, 0)),
      `${units.length - optional}${optional === 0 ? '' : ` (${optional} more where needed)`}`,
      String(own.length),
      minutes(seconds.reduce((sum, value) => sum + value, 0)),
      minutes(seconds.reduce((most, value) => Math.max(most, value), 0)),
    ];
  });
  const head = ['provider', 'cells', 'units', 'jobs', 'expected', 'longest job'];
  page.addTable(null, { head, rows }, { share: 1, noun: 'provider' });
  return page.text();
}

function changesOf({ cases, skills, everything, listings }: PlannedChanges): readonly string[] {
  const all = [
    ['cases that changed', cases],
    ['skills that changed', skills],
    ['changes that concern every case', everything],
    [OTHER_CHOICE, listings.map(listingText)],
  ] as const;
  const found = all.filter(([, names]) => names.length > 0);
  if (found.length === 0) return ['No case, and no skill that a case names, has changed.'];
  return found.map(([what, names]) => {
    const shown = names.map((name) => escapeMarkdown(clip(name, NAME_LIMIT)));
    return `${what}: ${firstOf(shown, LISTED)}`;
  });
}

/** Why a plan has every case, in a line for a terminal. */
export function listingsText(listings: readonly PlannedListing[]): string {
  const shown = listings.map((listing) => clip(safeText(listingText(listing)), NAME_LIMIT));
  return `${OTHER_CHOICE}: ${firstOf(shown, LISTED)}`;
}

/** What is listed otherwise, in words: not escaped for any channel. */
function listingText({ name, change, fields }: PlannedListing): string {
  if (change === 'unreadable') return `${name} (cannot be compared)`;
  return change === 'changed' ? `${name} (${fields.join(', ')} changed)` : `${name} (${change})`;
}
