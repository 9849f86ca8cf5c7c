import { expect, test } from 'vitest';

import { planDigest } from '../contracts/plan.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { plannedUnits, planOf } from '../testing/gate-input-builder.ts';
import { holdToClaims } from './hold-to-claims.ts';
import type { PlanClaims } from './judge-needs.ts';

const PLAN = planOf(plannedUnits([['alpha', 'claude']]));
const NOTHING: PlanClaims = { digest: null, batch: null, hasWork: null };
const OTHER = `sha256:${'0'.repeat(64)}`;

test.each<[string, Partial<PlanClaims>, string]>([
  ['nothing was told', {}, 'held'],
  ['the same plan', { digest: planDigest(PLAN), batch: PLAN.batch_run_id, hasWork: true }, 'held'],
  [
    'another digest',
    { digest: OTHER },
    `expected plan-digest ${OTHER}, which the job that plans told, found ${planDigest(PLAN)}`,
  ],
  [
    'another batch',
    { batch: 'x' },
    `expected batch-run-id x, which the job that plans told, found ${PLAN.batch_run_id}`,
  ],
  ['no work', { hasWork: false }, 'expected has-work false, which the job that plans told, found true'],
])('%s', (_name, claims, expected) => {
  const held = (): string => {
    try {
      holdToClaims(PLAN, { ...NOTHING, ...claims });
    } catch (error) {
      if (error instanceof PortcullisError && error.code === 'not_comparable') return error.message;
      throw error;
    }
    return 'held';
  };
  expect(held()).toBe(expected === 'held' ? 'held' : `the plan of this run: ${expected}`);
});
