import { comparatorOfEvent, gateRunOnGitHub, type ApiUse } from '../app/gates/gate-environment.ts';
import type { GateOptions } from '../app/gates/gate-head.ts';
import type { ComparatorInputs } from './comparator-inputs.ts';

/** What a gate compares with: what was named, else what the event of this run wants. Throws what `comparatorOfEvent` throws. */
export async function againstOf(
  inputs: ComparatorInputs,
  use: ApiUse | null = null,
): Promise<Pick<GateOptions, 'against' | 'github'>> {
  const { named, compareWith, token } = inputs;
  return {
    against: named ?? { request: await comparatorOfEvent(process.env, compareWith) },
    github: gateRunOnGitHub(process.env, token, use),
  };
}
