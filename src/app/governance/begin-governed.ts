import type { GovernanceConfig } from '../../contracts/config.ts';
import { TerminatingError } from '../../contracts/termination.ts';
import type { World } from '../world/world.ts';
import type { GovernedRequest, GovernedRun } from './governed-run.ts';

/** Begins a run whose budgets hold; null without a section `governance`: then nothing of it is loaded. */
export async function beginGoverned(
  world: World,
  governance: GovernanceConfig | null,
  request: GovernedRequest,
): Promise<GovernedRun | null> {
  if (governance === null) return null;
  const { GovernedRun: Governed } = await import('./governed-run.ts');
  return Governed.begin(world, governance, request);
}

/** Where nothing of a run began: exit code 3. @throws PortcullisError `unavailable` */
export function refuseExhausted(governed: GovernedRun | null): void {
  const { exhausted = null } = governed ?? {};
  if (exhausted === null) return;
  const help = 'Wait, or set another limit for the period: `portcullis budget set`.';
  throw new TerminatingError('budget_exhausted', 'unavailable', exhausted.termination_details, help);
}

/** Does what a run is for, unless nothing of it may begin, and ends the run. */
export async function runGoverned<T>(governed: GovernedRun | null, body: () => Promise<T>): Promise<T> {
  try {
    refuseExhausted(governed);
    return await body();
  } finally {
    await governed?.close();
  }
}
