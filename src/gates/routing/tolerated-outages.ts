import { digestOf } from '../../kernel/digest.ts';
import type { UnitResult } from '../../contracts/results.ts';
import type { RoutingGateInput } from './routing-gate-input.ts';

/**
 * The providers that were out, whatever the change did: none of their units came to a verdict, each was ended by what a provider does, and
 * settings and lock of the clients are the comparator's (src/routing/README.md, "Comparison").
 */
export function outages({ head, comparator, joined, sameClients }: RoutingGateInput): ReadonlySet<string> {
  const isSame = (agent: string): boolean =>
    sameClients &&
    digestOf({ ...head.config.providers.get(agent) }) === digestOf({ ...comparator.config.providers.get(agent) });
  return new Set(
    [...head.config.providers.keys()].filter((agent) => {
      const units = [...joined.values()].flatMap((cells) => cells.get(agent) ?? []);
      const results = units.flatMap(({ result }) => result ?? []);
      return results.length > 0 && results.every(isOutage) && isSame(agent);
    }),
  );
}

function isOutage({ status, infra_reason: reason, observed: { api_status: http } }: UnitResult): boolean {
  if (status !== 'infra_error') return false;
  if (reason === 'api_error') return http === null || http === 429 || http >= 500;
  return reason === 'auth' || reason === 'rate_limited' || reason === 'not_started';
}
