import { decideRetention, expiryOf, protectionOf } from '../../../governance/retention/decide-retention.ts';
import { retentionPolicyOf, type RetentionPolicy } from '../../../governance/retention/retention-policy.ts';
import { statusOfConclusion } from '../../../governance/retention/run-status.ts';
import { failureText, type Answer } from '../../../io/github/api-answer.ts';
import { GitHubApi, type GitHubAccess } from '../../../io/github/github-api.ts';
import {
  deleteArtifact,
  listKeptArtifacts,
  readRunEnd,
  type KeptArtifact,
} from '../../../io/github/github-artifacts.ts';
import { errorText, unavailable, usageError } from '../../../kernel/portcullis-error.ts';
import { escapeMarkdown } from '../../../report/markdown.ts';
import { isOurArtifact } from '../../../routing/attempt-artifacts.ts';
import { loadConfig } from '../../repository/load-config.ts';
import type { World } from '../../world/world.ts';
import type { GcReport } from './collect-garbage.ts';
import { namedRuns, type NamedRuns } from './named-runs.ts';
import { governed } from './run-gc.ts';

/**
 * Deletes our artifacts of workflow runs on GitHub that are older than the policy keeps them, by how their run ended; without `apply` it
 * only says which. What expires within 7 days is announced. Those of a run that is not over stay, and so do those of commits and batches
 * that a baseline or a case names.
 *
 * @throws PortcullisError `unavailable` where GitHub does not list them; `usage` without a section `governance`
 */
export async function retireArtifacts(
  world: World,
  { access, apply }: { readonly access: GitHubAccess | null; readonly apply: boolean },
): Promise<GcReport> {
  if (access === null) throw usageError('The input "token" is empty: a token was expected.', 'Leave it out.');
  const { config } = await loadConfig(world.root);
  const policy = retentionPolicyOf(governed(config.governance).retention);
  const named = await namedRuns(world, config, policy.golden);
  const api = new GitHubApi(access);
  const now = world.now();
  const all = done(await listKeptArtifacts(api)).filter(({ name }) => isOurArtifact(name));
  const ends = new Map<number, ReturnType<typeof readRunEnd>>();
  const counts = { scanned_count: 0, protected: 0, scheduled_deletion: 0, deleted: 0 };
  const artifacts: GcReport['artifacts'][number][] = [];
  const errors: GcReport['errors'][number][] = [];
  for (const artifact of all) {
    counts.scanned_count += 1;
    const end = ends.get(artifact.runId) ?? readRunEnd(api, artifact.runId);
    ends.set(artifact.runId, end);
    const artifact_id = `${artifact.runId}/${artifact.name}`;
    try {
      const { step, expires_at, isProtected } = decide(artifact, done(await end), { policy, named, now });
      if (isProtected) counts.protected += 1;
      if (step === 'keep') continue;
      if (step === 'delete' && apply) done(await deleteArtifact(api, artifact.id));
      counts[step === 'delete' ? 'deleted' : 'scheduled_deletion'] += 1;
      artifacts.push({ artifact_id, step, expires_at });
    } catch (error) {
      errors.push({ artifact_id, error: errorText(error) });
    }
  }
  return { schema: 1, at: now.toISOString(), dry_run: !apply, ...counts, archived: 0, artifacts, errors };
}

function decide(
  { id, runId, createdAt }: KeptArtifact,
  {
    conclusion,
    headSha,
    isOver,
  }: { readonly conclusion: string | null; readonly headSha: string; readonly isOver: boolean },
  { policy, named, now }: { readonly policy: RetentionPolicy; readonly named: NamedRuns; readonly now: Date },
) {
  const run_status = statusOfConclusion(conclusion);
  const expires_at = expiryOf(policy, run_status, createdAt);
  const ids = { artifact_id: String(id), user_starred: false };
  const protection =
    protectionOf(policy, { ...ids, run_id: headSha }, named) ??
    protectionOf(policy, { ...ids, run_id: String(runId) }, named);
  const aging = { created_at: createdAt, run_status, status: 'archived', expires_at } as const;
  const step = isOver ? decideRetention(aging, protection, policy, now) : 'keep';
  // No record lasts from one job to the next: what expires is announced in each scan of the 7 days before.
  const isDue = step === 'notify' && Date.parse(expires_at) <= now.getTime();
  return {
    step: isDue ? 'delete' : step === 'notify' ? step : 'keep',
    expires_at,
    isProtected: protection !== null,
  } as const;
}

function done<T>(answer: Answer<T>): T {
  if (answer.kind === 'done') return answer.value;
  throw unavailable(`the artifacts of the repository: ${failureText(answer)}`);
}

/** A scan as the page of a job summary. */
export function reportPage({ artifacts, errors, dry_run: isDry, ...counts }: GcReport): string {
  const rows = artifacts.map(
    ({ artifact_id: id, step, expires_at: expires }) => `| ${escapeMarkdown(id)} | ${step} | ${expires} |`,
  );
  const failed = errors.map(
    ({ artifact_id: id, error }) => `| ${escapeMarkdown(id)} | error | ${escapeMarkdown(error)} |`,
  );
  const { scanned_count: scanned, scheduled_deletion: announced, deleted, protected: kept } = counts;
  return [
    `## Retention${isDry ? ': nothing was deleted (`apply` is not set)' : ''}`,
    '',
    `${scanned} artifacts: ${deleted} ${isDry ? 'to delete' : 'deleted'}, ${announced} announced, ${kept} protected.`,
    '',
    ...(rows.length + failed.length === 0
      ? []
      : ['| artifact | step | expires |', '| --- | --- | --- |', ...rows, ...failed, '']),
  ].join('\n');
}
