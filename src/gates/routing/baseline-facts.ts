import type { Baseline } from '../../contracts/baseline.ts';
import type { BaselineFacts } from '../../contracts/routing-detail.ts';

/** Counts older than this are reported: by then models and clients have changed under them. */
const OLD_DAYS = 90;

const DAY_MS = 86_400_000;

/**
 * How many entries a baseline has, and how old its newest counts are (src/routing/README.md, "Comparison").
 *
 * @param today `YYYY-MM-DD`; counts from a day after it are no days old
 */
export function baselineFacts({ entries }: Baseline, today: string): BaselineFacts {
  const all = [...entries.values()].flatMap((providers) => [...providers.values()]);
  const moments = all.flatMap(({ history = [] }) => history.map(({ at }) => at));
  let newest: string | null = null;
  for (const at of moments) if (newest === null || Date.parse(at) > Date.parse(newest)) newest = at;
  const age = newest === null ? null : Date.parse(today) - Date.parse(newest.slice(0, 10));
  return {
    entries: all.length,
    newest_counts: newest,
    age_days: age === null ? null : Math.max(0, Math.floor(age / DAY_MS)),
  };
}

/** A warning about counts that are old; none where there are none, since then nothing rests on them. */
export function oldCountsWarning({ age_days: age, newest_counts: newest }: BaselineFacts): readonly string[] {
  if (age === null || newest === null || age <= OLD_DAYS) return [];
  return [
    `the newest counts in the baseline are of ${newest.slice(0, 10)}, more than ${OLD_DAYS} days ago, and clients and models change: let a nightly run propose newer ones, or bless with --pool`,
  ];
}
