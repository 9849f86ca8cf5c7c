import { planDigest, type Plan } from '../contracts/plan.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import type { PlanClaims } from './judge-needs.ts';

/**
 * A plan has to be the one that the planning job told of: an artifact can be replaced by whoever has the run's token.
 *
 * @throws PortcullisError `not_comparable` where it is another
 */
export function holdToClaims(plan: Plan, claims: PlanClaims): void {
  const told: readonly (readonly [string, string | boolean | null, () => string | boolean])[] = [
    ['plan-digest', claims.digest, () => planDigest(plan)],
    ['batch-run-id', claims.batch, () => plan.batch_run_id],
    ['has-work', claims.hasWork, () => (plan.shards ?? plan.units).length > 0],
  ];
  for (const [name, claim, valueOf] of told) {
    const value = claim === null ? null : valueOf();
    if (value === claim) continue;
    throw new PortcullisError(
      'not_comparable',
      `the plan of this run: expected ${name} ${String(claim)}, which the job that plans told, found ${String(value)}`,
      'Run all jobs again.',
    );
  }
}
