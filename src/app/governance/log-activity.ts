import { join } from 'node:path';

import type { GovernanceStore } from '../../contracts/governance-store.ts';
import { appendLine } from '../../io/state/append-line.ts';
import { canonicalJson } from '../../kernel/canonical-json.ts';
import type { JsonObject } from '../../kernel/json-tree.ts';
import type { World } from '../world/world.ts';

/** Where a policy's events are told; what is null is not. */
export interface ActivityPlaces {
  readonly store: Pick<GovernanceStore, 'log'> | null;
  /** The folder of the batch. */
  readonly folder: string | null;
}

/** Something that a policy did. */
export interface PolicyEvent {
  /** Whose doing it is: a provider, a tool, or `mother`. */
  readonly agent: string;
  /** Such as `budget_warning`. */
  readonly type: string;
  /** The run, batch or unit; null for what belongs to none. */
  readonly run_id: string | null;
  /** A sentence, redacted. */
  readonly message: string;
  readonly metadata?: JsonObject;
}

/** Adds an event to `activity.jsonl` of the batch and to the activity of all runs (src/governance/README.md, "Activity"). */
export async function logActivity(
  { now }: Pick<World, 'now'>,
  { store, folder }: ActivityPlaces,
  event: PolicyEvent,
): Promise<void> {
  const line = canonicalJson({ at: now().toISOString(), metadata: {}, ...event });
  await store?.log(line);
  if (folder !== null) await appendLine(join(folder, 'activity.jsonl'), line, 'the activity', { torn: 'end' });
}
