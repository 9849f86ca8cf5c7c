import type { Conflict, ConflictInput } from '../../contracts/conflict.ts';
import { documentText } from '../../contracts/document-text.ts';
import type { GovernanceStore } from '../../contracts/governance-store.ts';
import type { PlannedUnit } from '../../contracts/plan.ts';
import type { TerminationRecord } from '../../contracts/termination.ts';
import { resolveConflict } from '../../governance/conflicts/resolve-conflict.ts';
import type { World } from '../world/world.ts';

/** Where the record of a run stands. */
export const RECORD = 'termination:';
/** Where it stands that a run is at work, and in which process. */
export const OPEN_RUN = 'open_run:';

/** What a batch needs so that its units can be closed where it was killed. */
export interface RecordedBatch {
  readonly folder: string;
  /** Those that have to be run. */
  readonly planned: readonly Pick<PlannedUnit, 'unit_run_id' | 'agent'>[];
}

/** Resolves a conflict and writes its record; one that stands there already came of the same inputs. */
export async function keepConflict(
  store: Pick<GovernanceStore, 'swap'>,
  input: ConflictInput,
  at: string,
): Promise<Conflict> {
  const conflict = resolveConflict(input, at);
  await store.swap(`conflict:${conflict.conflict_id}`, null, documentText(conflict));
  return conflict;
}

/** Writes a record once: one that stands there already stays. */
export async function keepRecord(
  world: Pick<World, 'say'>,
  store: GovernanceStore,
  record: TerminationRecord,
): Promise<void> {
  const [key, text] = [RECORD + record.run_id, documentText(record)];
  const index = { sets: [`termination:reason:${record.reason}`] };
  if ((await store.swap(key, null, text, index)) || (await store.read(key)) === text) return;
  world.say(`warning: ${store.place}: ${key} stands there already, and stays as it is`);
}
