import type { ArtifactMeta } from '../../../contracts/artifact-meta.ts';
import { parseArtifactMeta } from '../../../contracts/artifact-meta.ts';
import type { GovernanceStore } from '../../../contracts/governance-store.ts';
import {
  decideRetention,
  expiryOf,
  protectionOf,
  type RetentionStep,
} from '../../../governance/retention/decide-retention.ts';
import type { Protection, RetentionPolicy } from '../../../governance/retention/retention-policy.ts';
import { statusOfReason } from '../../../governance/retention/run-status.ts';
import { errorText, invalidInput } from '../../../kernel/portcullis-error.ts';
import type { Digests } from '../../../io/archive-folder.ts';
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
  const key = metaKey(place.id);
  const text = await store.read(key);
  const kept = text === null ? null : parseArtifactMeta(text, `${store.place}: ${key}`);
  const isLeft = kept !== null && (await isLeftBehind(place, kept));
  if (isLeft && !dryRun) await finish(place, kept);
  if (isLeft && kept.status === 'deleted') return { step: 'delete', meta: kept, protection: null };
  const meta = kept === null || kept.status === 'deleted' ? await newMeta(place, scan) : kept;
  if (meta === null) return null;
  const protection = protectionOf(policy, meta, named);
  const step = decideRetention(meta, protection, policy, now());
  if (dryRun) return { step, meta, protection };
  const put = async (next: ArtifactMeta): Promise<ArtifactMeta> => {
    if (await store.swap(key, text, JSON.stringify(next))) return next;
    throw invalidInput(`${store.place}: ${key}: it changed meanwhile`, 'The next scan looks at it again.');
  };
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

/** The record of an artifact without one: by how its run ended, where that is known. */
export async function newMeta(place: ArtifactPlace, { store, policy }: Keeping): Promise<ArtifactMeta | null> {
  const described = await place.describe();
  if (described === null) return null;
  const ended = await store.read(`termination:${described.run_id}`);
  const { reason = null, timestamp = described.created_at } =
    ended === null ? {} : (JSON.parse(ended) as { readonly reason: string; readonly timestamp: string });
  return madeMeta(policy, { artifact_id: place.id, run_id: described.run_id, reason, at: timestamp });
}

/** The record of what a run left. @param given.reason that the run ended with, null where that is unknown */
function madeMeta(
  policy: RetentionPolicy,
  given: Pick<ArtifactMeta, 'artifact_id' | 'run_id'> & { readonly reason: string | null; readonly at: string },
): ArtifactMeta {
  const { reason, at: created_at, ...ids } = given;
  const run_status = statusOfReason(reason);
  const expires_at = expiryOf(policy, run_status, created_at);
  return { schema: 1, ...ids, created_at, run_status, status: 'active', expires_at, user_starred: false };
}

export function metaKey(id: string): string {
  return `artifact_meta:${id}`;
}
