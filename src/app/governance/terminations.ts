import { parseTermination, type TerminationRecord } from '../../contracts/termination.ts';
import { TERMINATIONS } from '../../governance/termination/termination-record.ts';
import { terminationReport, type TerminationReport } from '../../governance/termination/termination-report.ts';
import { compareCodePoints } from '../../kernel/ordering.ts';
import { refuseUnknownNames } from '../../kernel/similar-name.ts';
import type { Environment } from '../world/workflow-run.ts';
import type { World } from '../world/world.ts';
import { RECORD } from './keep-record.ts';
import { withStore } from './open-store.ts';

export interface Terminations {
  /** Oldest first. */
  readonly list: { readonly schema: 1; readonly records: readonly TerminationRecord[] };
  readonly report: TerminationReport;
}

/**
 * The records of the store, and how many there are by what.
 *
 * @param filter what the id of a run begins with; a reason, null for any
 * @throws PortcullisError also for a reason that there is not
 */
export async function terminations(
  world: World,
  environment: Environment,
  { run, reason }: { readonly run: string; readonly reason: string | null },
): Promise<Terminations> {
  if (reason !== null) refuseUnknownNames('--reason', [reason], Object.keys(TERMINATIONS), 'a reason');
  const records: TerminationRecord[] = [];
  await withStore(world, environment, async (store) => {
    for (const key of await store.keys(RECORD + run)) {
      const text = await store.read(key);
      const found = text === null ? null : parseTermination(text, `${store.place}: ${key}`);
      if (found !== null && (reason === null || found.reason === reason)) records.push(found);
    }
  });
  records.sort(
    (one, other) => compareCodePoints(one.timestamp, other.timestamp) || compareCodePoints(one.run_id, other.run_id),
  );
  return { list: { schema: 1, records }, report: terminationReport(records) };
}
