import type { ArtifactMeta } from '../../../contracts/artifact-meta.ts';
import { parseArtifactMeta } from '../../../contracts/artifact-meta.ts';
import type { GovernanceStore } from '../../../contracts/governance-store.ts';
import {
  decideRetention,
  expiryOf,
  isDue,
  protectionOf,
  type RetentionStep,
} from '../../../governance/retention/decide-retention.ts';
import type { Protection, RetentionPolicy } from '../../../governance/retention/retention-policy.ts';
import { parseTermination, type TerminationRecord } from '../../../contracts/termination.ts';
import { statusOfReason } from '../../../governance/retention/run-status.ts';
import { errorText, invalidInput } from '../../../kernel/portcullis-error.ts';
import type { Digests } from '../../../io/archive-folder.ts';
import { RECORD } from '../keep-record.ts';
import type { ArtifactPlace } from './artifact-place.ts';
import type { NamedRuns } from './named-runs.ts';

/** What a scan did, or would do: `gc_report:{at}` of the store. */
export interface GcReport {
  readonly schema: 1;
  readonly at: string;
  readonly dry_run: boolean;
  readonly scanned_count: number;
  readonly protected: number;
  /** Announced now: what expires within 7 days. */
  readonly scheduled_deletion: number;
  readonly archived: number;
  readonly deleted: number;
  readonly artifacts: readonly Tended[];
  readonly errors: readonly { readonly artifact_id: string; readonly error: string }[];
}

interface Tended extends Pick<ArtifactMeta, 'artifact_id' | 'expires_at'> {
  readonly step: Exclude<RetentionStep, 'keep'>;
}

/** What a scan is done with. */
export interface Keeping {
  readonly store: GovernanceStore;
  readonly policy: RetentionPolicy;
  readonly named: NamedRuns;
  readonly now: () => Date;
}

interface Scan extends Keeping {
  readonly dryRun: boolean;
  /** A line of the activity stream. */
  readonly log: (artifactId: string, message: string) => Promise<void>;
}

/**
 * Takes each artifact a step further: nothing, a notice, the archive or its deletion (src/governance/README.md, "Retention"). What fails for
 * one is told and left for the next scan; where a process ends in the middle, the artifact is there as it was or the step is finished then.
 */
export async function collectGarbage(places: Iterable<ArtifactPlace>, scan: Scan): Promise<GcReport> {
  const at = scan.now().toISOString();
  const counts = { scanned_count: 0, protected: 0, notify: 0, archive: 0, delete: 0 };
  const artifacts: Tended[] = [];
  const errors: GcReport['errors'][number][] = [];
  for (const place of places) {
    try {
      const tended = await tend(place, scan);
      if (tended === null) continue;
      counts.scanned_count += 1;
      if (tended.protection !== null) counts.protected += 1;
      if (tended.step === 'keep') continue;
      counts[tended.step] += 1;
      artifacts.push({ artifact_id: place.id, step: tended.step, expires_at: tended.meta.expires_at });
    } catch (error) {
      errors.push({ artifact_id: place.id, error: errorText(error) });
    }
  }
  const { notify: scheduled_deletion, archive: archived, delete: deleted, ...scanned } = counts;
  const done = { schema: 1, at, dry_run: scan.dryRun, ...scanned, scheduled_deletion, archived, deleted } as const;
  const report: GcReport = { ...done, artifacts, errors };
  if (!scan.dryRun) await scan.store.swap(`gc_report:${at}`, null, JSON.stringify(report));
  return report;
}

interface Step {
  readonly step: RetentionStep;
  readonly meta: ArtifactMeta;
  readonly protection: Protection | null;
}

/** Null for what is no artifact of ours. */
async function tend(place: ArtifactPlace, scan: Scan): Promise<Step | null> {
  const { store, policy, named, now, dryRun, log } = scan;
  const { kept, put } = await readMeta(store, place.id, 'The next scan looks at it again.');
  const isLeft = kept !== null && (await isLeftBehind(place, kept));
  if (isLeft && !dryRun) await finish(place, kept);
  if (isLeft && kept.status === 'deleted') return { step: 'delete', meta: kept, protection: null };
  const known = kept === null || kept.status === 'deleted' ? await newMeta(place, scan) : kept;
  if (known === null) return null;
  const meta = isDue(known, now()) && place.hasOriginal ? await newlyEnded(known, place, scan) : known;
  const protection = protectionOf(policy, meta, named);
  const step = decideRetention(meta, protection, policy, now());
  if (dryRun) return { step, meta, protection };
  if (step === 'keep') {
    if (meta !== kept) await put(meta);
    return { step, meta, protection };
  }
  const at = now().toISOString();
  switch (step) {
    case 'notify':
      await put({ ...meta, status: 'scheduled_deletion', notified_at: at });
      await log(place.id, `${place.id} is deleted after ${meta.expires_at}, unless it is starred`);
      break;
    case 'archive':
      await finish(place, await put({ ...meta, status: 'archived', archived_at: at, digests: await place.pack() }));
      break;
    case 'delete': {
      const digests = place.hasOriginal ? await place.digests() : meta.digests;
      await finish(place, await put({ ...meta, status: 'deleted', deleted_at: at, ...(digests && { digests }) }));
      await log(place.id, `${place.id} was deleted`);
    }
  }
  return { step, meta, protection };
}

/** Before anything happens to it: how its run ended is asked again, since it may have been resumed. */
async function newlyEnded(known: ArtifactMeta, place: ArtifactPlace, scan: Scan): Promise<ArtifactMeta> {
  const { notified_at: _notified, ...kept } = known;
  const now = await newMeta(place, scan);
  if (now === null || now.created_at === known.created_at) return known;
  return {
    ...kept,
    created_at: now.created_at,
    run_status: now.run_status,
    expires_at: now.expires_at,
    status: 'active',
  };
}

/** Removes what the record says is gone. */
async function finish(place: ArtifactPlace, { status }: ArtifactMeta): Promise<void> {
  await place.removeOriginal();
  if (status === 'deleted') await place.removeArchive();
}

/** Whether an ended process had only a removal left to do. What has the id but other content is a new artifact. */
async function isLeftBehind(place: ArtifactPlace, { status, digests = {} }: ArtifactMeta): Promise<boolean> {
  if (status !== 'deleted' && !(status === 'archived' && place.hasOriginal)) return false;
  if (!place.hasOriginal) return true;
  if (isPartOf(await place.digests(), digests)) return status === 'deleted' || place.hasArchive;
  if (status === 'deleted') return false;
  throw invalidInput(
    `${place.id}: expected what was archived, found other files beside its archive`,
    'Move one of the two away.',
  );
}

function isPartOf(found: Digests, known: Digests): boolean {
  return Object.entries(found).every(([path, digest]) => known[path] === digest);
}

/** The record of an artifact without one: by how its run ended, as it says itself or as the store says of it. */
export async function newMeta(place: ArtifactPlace, { store, policy }: Keeping): Promise<ArtifactMeta | null> {
  const described = await place.describe();
  if (described === null) return null;
  const { run_id, ended } = described;
  const { reason, timestamp } = ended ??
    (await endingOf(store, run_id)) ?? { reason: null, timestamp: described.created_at };
  const run_status = statusOfReason(reason);
  const expires_at = expiryOf(policy, run_status, timestamp);
  const ids = { artifact_id: place.id, run_id };
  return { schema: 1, ...ids, created_at: timestamp, run_status, status: 'active', expires_at, user_starred: false };
}

/** Of a run that was begun several times the last. */
async function endingOf(store: GovernanceStore, runId: string): Promise<TerminationRecord | null> {
  const key = RECORD + runId;
  let [text, next] = [await store.read(key), await store.read(`${key}.2`)];
  for (let time = 3; next !== null; time += 1) [text, next] = [next, await store.read(`${key}.${time}`)];
  return text === null ? null : parseTermination(text, `${store.place}: ${key}`);
}

/** The record of an artifact, null without one, and what puts another one in its place. @param help where it changed meanwhile */
export async function readMeta(store: GovernanceStore, id: string, help: string) {
  const key = `artifact_meta:${id}`;
  const text = await store.read(key);
  const kept = text === null ? null : parseArtifactMeta(text, `${store.place}: ${key}`);
  const put = async (next: ArtifactMeta): Promise<ArtifactMeta> => {
    if (await store.swap(key, text, JSON.stringify(next))) return next;
    throw invalidInput(`${store.place}: ${key}: it changed meanwhile`, help);
  };
  return { kept, put };
}
