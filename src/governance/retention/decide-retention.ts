import type { ArtifactMeta, RunStatus } from '../../contracts/artifact-meta.ts';
import { PROTECTIONS, type Protection, type RetentionPolicy } from './retention-policy.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The notice of the specification, section 6. */
const NOTICE_DAYS = 7;

/** One step a scan: what is archived today may be announced tomorrow. */
export type RetentionStep = 'keep' | 'notify' | 'archive' | 'delete';

/** What is known of an artifact for this. */
export type Aging = Pick<ArtifactMeta, 'created_at' | 'run_status' | 'status' | 'expires_at'> &
  Partial<Pick<ArtifactMeta, 'notified_at' | 'requested_at'>>;

/**
 * What becomes of an artifact now, by src/governance/README.md, "Retention". A clock that was put back only makes it stay.
 *
 * @param protection why it must stay, null where nothing protects it
 */
export function decideRetention(
  artifact: Aging,
  protection: Protection | null,
  policy: RetentionPolicy,
  now: Date,
): RetentionStep {
  if (protection !== null || artifact.status === 'deleted') return 'keep';
  const { created_at: created, expires_at: expires, notified_at: notified, requested_at: requested } = artifact;
  const isAnnounced = notified !== undefined && isPast(notified, NOTICE_DAYS, now);
  if (requested !== undefined || (isAnnounced && isPast(expires, 0, now))) return 'delete';
  if (notified === undefined && isDue(artifact, now)) return 'notify';
  const after = keptDays(policy, artifact.run_status).archive_after_days;
  const isOld = after !== null && artifact.status === 'active' && isPast(created, after, now);
  return isOld && policy.archive.enabled ? 'archive' : 'keep';
}

/** Whether an artifact is announced or deleted now, unless something protects it or a person asked for it. */
export function isDue({ expires_at: expires }: Pick<Aging, 'expires_at'>, now: Date): boolean {
  return isPast(expires, -NOTICE_DAYS, now);
}

/** When what a run left at `at` may be deleted. */
export function expiryOf(policy: RetentionPolicy, status: RunStatus, at: string): string {
  return new Date(Date.parse(at) + keptDays(policy, status).keep_days * DAY_MS).toISOString();
}

function keptDays(policy: RetentionPolicy, status: RunStatus): RetentionPolicy['by_status']['success'] {
  return status === null ? { keep_days: policy.default_ttl_days, archive_after_days: null } : policy.by_status[status];
}

function isPast(instant: string, days: number, now: Date): boolean {
  return Date.parse(instant) + days * DAY_MS <= now.getTime();
}

/** Why an artifact must stay: the first of the policy's exceptions that holds, null for none. */
export function protectionOf(
  policy: RetentionPolicy,
  {
    artifact_id: id,
    run_id: run,
    user_starred: isStarred,
  }: Pick<ArtifactMeta, 'artifact_id' | 'run_id' | 'user_starred'>,
  named: { readonly inBaselines: ReadonlySet<string>; readonly inCases: ReadonlySet<string> },
): Protection | null {
  const holds: Readonly<Record<Protection, boolean>> = {
    approved: named.inBaselines.has(run),
    golden_task: named.inCases.has(run),
    user_starred: isStarred,
    compliance: policy.compliance.includes(id) || policy.compliance.includes(run),
  };
  return PROTECTIONS.find(([protection, exception]) => holds[protection] && policy.exceptions[exception])?.[0] ?? null;
}

/** The ids of batches and commits that stand anywhere in texts: what a baseline, a case or a test names stays. */
export function namedIn(texts: readonly string[]): ReadonlySet<string> {
  const ids = /\b(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{40}|[0-9a-f]{64})\b/g;
  return new Set(texts.flatMap((text) => text.match(ids) ?? []));
}
