import type { Scenario } from '../contracts/scenario.ts';

/** Which scenario a case is rehearsed with. */
export type PickedScenario =
  | { readonly kind: 'picked'; readonly scenario: Scenario }
  /** None names this case; it behaves as `scriptOfCase` says. */
  | { readonly kind: 'none' }
  /** Several fit equally well, which their author has to decide. */
  | { readonly kind: 'several'; readonly ids: readonly string[] };

/** One that names the client goes before one for all clients. */
export function pickScenario(scenarios: readonly Scenario[], caseId: string, agent: string): PickedScenario {
  const fitting = scenarios.filter(
    ({ caseIds, agents }) => caseIds.includes(caseId) && (agents === null || agents.includes(agent)),
  );
  const own = fitting.filter(({ agents }) => agents !== null);
  const best = own.length > 0 ? own : fitting;
  const [scenario] = best;
  if (scenario === undefined) return { kind: 'none' };
  return best.length === 1 ? { kind: 'picked', scenario } : { kind: 'several', ids: best.map(({ id }) => id) };
}
