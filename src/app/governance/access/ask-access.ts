import type { Config } from '../../../contracts/config.ts';
import type { GovernanceStore } from '../../../contracts/governance-store.ts';
import type { LibraryPolicy } from '../../../contracts/library-policy.ts';
import { TerminatingError, type TerminationReason } from '../../../contracts/termination.ts';
import {
  type AccessRefusal,
  type AccessRequest,
  documentsOf,
  isNamed,
  refusalOf,
  toBeApproved,
} from '../../../governance/access/access-decision.ts';
import { notFound } from '../../../kernel/portcullis-error.ts';
import type { Environment } from '../../world/workflow-run.ts';
import type { World } from '../../world/world.ts';
import { requireApproval } from '../approvals.ts';
import { currentUser } from '../current-user.ts';
import { logActivity } from '../log-activity.ts';
import { appendAccess, cutFront } from './access-store.ts';

export type AccessSection = NonNullable<NonNullable<Config['governance']>['access']>;

/** What somebody wants to see. */
export interface AskedAccess {
  readonly runId: string;
  /** A provider, or `publish`. */
  readonly role: string;
  readonly model: string | null;
  /** Whether the model is a rehearsal's, which is on this machine. */
  readonly isRehearsed: boolean;
  /** Paths of the repository. */
  readonly documents: readonly string[];
  /** What it is for. */
  readonly query: string;
  readonly justification?: string;
  /** The folder of the batch; null for none. */
  readonly folder: string | null;
  readonly environment: Environment;
}

/** What was said of one library. */
export interface LibraryAnswer {
  readonly policy: LibraryPolicy;
  readonly documents: readonly string[];
  readonly refusal: AccessRefusal | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 90;
/** What a refusal makes of a run, where it is no violation. */
const ENDINGS: Partial<Record<AccessRefusal['reason'], TerminationReason>> = {
  approval_denied: 'approval_denied',
  approval_awaited: 'blocked',
};

/**
 * Asks the policy of each library to which one of the documents belongs, and logs what was said (src/governance/README.md, "Access").
 *
 * @param library the one that is asked, whatever the documents; undefined for those of the documents
 * @throws PortcullisError where the library is not configured, and what the store throws
 */
export async function askAccess(
  world: World,
  store: GovernanceStore,
  { libraries = [], local_models: local = [] }: AccessSection,
  asked: AskedAccess,
  library?: string,
): Promise<readonly LibraryAnswer[]> {
  const concerned: { policy: LibraryPolicy; documents: readonly string[] }[] = [];
  for (const policy of libraries) {
    const documents = library === undefined ? await documentsOf(policy, asked.documents) : asked.documents;
    if (library === undefined ? documents.length > 0 : policy.library_id === library)
      concerned.push({ policy, documents });
  }
  if (library !== undefined && concerned.length === 0)
    throw notFound(`${library}: expected a library of governance.access, found none`, 'Look at its library_id.');
  const isLocal = asked.isRehearsed || (asked.model !== null && (await isNamed(local, asked.model)));
  const justification = asked.justification ?? asked.environment['PORTCULLIS_JUSTIFICATION'] ?? '';
  const answers: LibraryAnswer[] = [];
  for (const { policy, documents } of concerned) {
    const joined = concerned.map((other) => other.policy.library_id).filter((id) => id !== policy.library_id);
    const request = { ...asked, isLocal, documents: documents.length, justification, joined };
    const refusal =
      (await refusalOf(policy, request)) ??
      (await overLimit(world, store, policy, asked)) ??
      (await unapproved(world, store, policy, asked, request, documents));
    await logAccess(world, store, { policy, documents, refusal }, asked, justification);
    answers.push({ policy, documents, refusal });
  }
  if (concerned.length > 0) await cutFront(store, world.now());
  return answers;
}

/** An error for the first library that refuses; null where none does. */
export function accessError(answers: readonly LibraryAnswer[]): TerminatingError | null {
  const refused = answers.find(({ refusal }) => refusal !== null);
  if (refused?.refusal === undefined || refused.refusal === null) return null;
  const { reason, details } = refused.refusal;
  const ended = ENDINGS[reason] ?? 'policy_violation';
  return new TerminatingError(ended, 'not_comparable', `access: ${details}`);
}

/** Whether a refusal is an error of the run. */
export function isGrave({ policy: { sensitivity }, refusal }: LibraryAnswer): boolean {
  return refusal !== null && (sensitivity === 'restricted' || sensitivity === 'confidential');
}

/** Counts a request where the policy limits them; what a limit refuses counts nothing. */
async function overLimit(
  world: World,
  store: GovernanceStore,
  { library_id: id, retrieval_limits: limits = {} }: LibraryPolicy,
  { runId, environment }: AskedAccess,
): Promise<AccessRefusal | null> {
  const user = currentUser(environment);
  const day = world.now().toISOString().slice(0, 10);
  const all = [
    { limit: limits.max_queries_per_run, key: `access_count:run:${runId}:${id}`, whose: 'the run' },
    {
      limit: limits.max_queries_per_user_daily,
      key: `access_count:user:${user}:daily:${day}:${id}`,
      whose: `${user} today`,
    },
  ];
  const limited = all.filter(({ limit }) => limit !== undefined);
  if (limited.length === 0) return null;
  const reservation = world.newId();
  const counters = limited.map(({ key, limit }) => ({ key, field: 'queries', limit, add: 1 }));
  const { refused } = await store.reserve({ id: reservation, counters, places: [] });
  await store.settle(reservation, {});
  if (refused === null) return null;
  const whose = limited.find(({ key }) => key === refused.key)?.whose ?? refused.key;
  return {
    reason: 'rate_limit_exceeded',
    details: `expected at most ${refused.limit} requests for ${id} by ${whose}, found one more`,
  };
}

async function unapproved(
  world: World,
  store: GovernanceStore,
  policy: LibraryPolicy,
  { runId, role, model, environment, folder }: AskedAccess,
  request: AccessRequest,
  documents: readonly string[],
): Promise<AccessRefusal | null> {
  const reasons = toBeApproved(policy, request);
  if (reasons.length === 0) return null;
  const subject = `${role} sees ${policy.library_id}: ${reasons.join(', ')}`;
  const places = { store, folder, user: currentUser(environment) };
  const inputs = { library_id: policy.library_id, role, model, documents: [...documents] };
  const { outcome, message } = await requireApproval(world, places, { subject, inputs, run_id: runId });
  return outcome === 'granted' ? null : { reason: `approval_${outcome}`, details: message };
}

async function logAccess(
  world: World,
  store: GovernanceStore,
  { policy, documents, refusal }: LibraryAnswer,
  { runId, role, model, query, folder, environment }: AskedAccess,
  justification: string,
): Promise<void> {
  const { log_all_access: isLogged = true, retention_days: days = KEPT_DAYS } = policy.audit ?? {};
  if (refusal === null && !isLogged) return;
  const now = world.now();
  const { library_id } = policy;
  await appendAccess(store, {
    timestamp: now.toISOString(),
    run_id: runId,
    user_id: currentUser(environment),
    agent_role: role,
    library_id,
    document_ids: [...documents],
    chunk_ids: [],
    query,
    model_id: model,
    retrieval_count: documents.length,
    ...(justification === '' ? {} : { justification }),
    redactions_applied: 0,
    access_granted: refusal === null,
    policy_violations: refusal === null ? [] : [`${refusal.reason}: ${refusal.details}`],
    expires_at: new Date(now.getTime() + days * DAY_MS).toISOString(),
  });
  if (refusal === null) return;
  const event = { agent: role, type: 'access_refused', run_id: runId, message: refusal.details };
  await logActivity(world, { store, folder }, { ...event, metadata: { library_id, reason: refusal.reason } });
}
