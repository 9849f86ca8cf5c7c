import type { RunAgainst } from '../app/comparator-cases.ts';
import { comparatorOfEvent, gateRunOnGitHub } from '../app/gate-environment.ts';
import type { ComparatorInputs } from './comparator-inputs.ts';

/** What a run is compared with: the ref that was named, else what its event wants. Throws what `comparatorOfEvent` throws. */
export async function runAgainst({ named, compareWith, token }: ComparatorInputs): Promise<RunAgainst> {
  const request =
    named !== null && 'baseRef' in named
      ? ({ kind: 'named', baseRef: named.baseRef } as const)
      : await comparatorOfEvent(process.env, compareWith);
  return { request, github: gateRunOnGitHub(process.env, token) };
}
