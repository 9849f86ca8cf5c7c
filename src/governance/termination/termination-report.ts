import type { TerminationRecord } from '../../contracts/termination.ts';
import { groupedBy } from '../../contracts/grouped-by.ts';
import { compareCodePoints } from '../../kernel/ordering.ts';

export type TerminationReport = ReturnType<typeof terminationReport>;

/** How many runs ended, and by what; days are of UTC, providers those of units. */
export function terminationReport(records: readonly TerminationRecord[]) {
  const counts = (some: readonly TerminationRecord[], of: (record: TerminationRecord) => string) => {
    const groups = [...groupedBy(some, of)].map(([name, group]) => [name, group.length] as const);
    return Object.fromEntries(groups.sort(([one], [other]) => compareCodePoints(one, other)));
  };
  return {
    schema: 1,
    total: records.length,
    reasons: counts(records, ({ reason }) => reason),
    providers: counts(
      records.filter(({ agent }) => agent !== null),
      ({ agent }) => agent ?? '',
    ),
    phases: counts(records, ({ phase_at_termination: phase }) => phase),
    days: counts(records, ({ timestamp }) => timestamp.slice(0, 10)),
  } as const;
}
