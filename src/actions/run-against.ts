import type { RunAgainst } from '../app/comparator/comparator-cases.ts';
import { comparatorOfEvent, gateRunOnGitHub } from '../app/gates/gate-environment.ts';
import type { AgainstInputs } from './against-inputs.ts';

/** What a run is compared with: the ref that was named, else what its event wants. Throws what `comparatorOfEvent` throws. */
export async function runAgainst({ baseRef, compareWith, token }: AgainstInputs): Promise<RunAgainst> {
  const request =
    baseRef === null ? await comparatorOfEvent(process.env, compareWith) : ({ kind: 'named', baseRef } as const);
  return { request, github: gateRunOnGitHub(process.env, token) };
}
