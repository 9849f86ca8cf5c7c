import type { TurnPolicies } from '../../typestate/turn-policies.ts';
import { configOrDefault } from '../repository/load-config.ts';
import { workingTreeComparator } from '../comparator/resolve-comparator.ts';
import type { World } from '../world/world.ts';
import { policiesOf } from '../gates/typestate/typestate-comparator.ts';

/** Digests of the policies that the working tree configures. Throws `PortcullisError` where a document is missing or no JSON. */
export async function configuredPolicies(world: World): Promise<Partial<TurnPolicies>> {
  const comparator = workingTreeComparator(world, await configOrDefault(world.root));
  return (await policiesOf(comparator)).policies;
}
