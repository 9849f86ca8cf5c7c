import type { Baseline, BaselineEntry } from '../contracts/baseline.ts';

/** The case ids of which the two baselines expect something else of some provider; what was counted is no expectation. */
export function changedEntries(before: Baseline, after: Baseline): ReadonlySet<string> {
  const ids = new Set([...before.entries.keys(), ...after.entries.keys()]);
  return new Set(
    [...ids].filter((id) => {
      const [old, now] = [before.entries.get(id), after.entries.get(id)];
      const agents = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
      return [...agents].some((agent) => expectationOf(old?.get(agent)) !== expectationOf(now?.get(agent)));
    }),
  );
}

function expectationOf(entry: BaselineEntry | undefined): string {
  if (entry === undefined) return '';
  return [entry.expected_status, entry.allow_timeout ?? false, entry.expires ?? ''].join(' ');
}
