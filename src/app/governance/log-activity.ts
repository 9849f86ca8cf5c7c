import { join } from 'node:path';

import type { GovernanceStore } from '../../contracts/governance-store.ts';
import { appendLine } from '../../io/state/append-line.ts';
import { canonicalJson } from '../../kernel/canonical-json.ts';
import { decodeJsonOr } from '../../kernel/decode-json.ts';
import { anyJson, type Decoded, optional, record, text } from '../../kernel/json-shape.ts';
import type { JsonObject } from '../../kernel/json-tree.ts';
import { attempt, invalidInput, PortcullisError } from '../../kernel/portcullis-error.ts';
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

const EVENT = record({ at: text, agent: text, type: text, run_id: optional(text), message: text, metadata: anyJson });

/** An event as it stands in a line; `run_id` is undefined for what belongs to no run. */
export type LoggedEvent = Decoded<typeof EVENT>;

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

/** What policies did, oldest first; a line that was torn off is counted. @param wanted undefined for any */
export async function readActivity(
  store: Pick<GovernanceStore, 'logged'>,
  wanted: Readonly<Record<'run_id' | 'type', string | undefined>>,
): Promise<{ readonly events: readonly LoggedEvent[]; readonly unreadable: number }> {
  const events: LoggedEvent[] = [];
  let unreadable = 0;
  for (const line of await store.logged()) {
    const event = attempt(() => decodeJsonOr(line, EVENT, (reason) => invalidInput(reason)));
    if (event instanceof PortcullisError) unreadable += 1;
    else if ((wanted.run_id ?? event.run_id) === event.run_id && (wanted.type ?? event.type) === event.type)
      events.push(event);
  }
  return { events, unreadable };
}
