import type { TurnPolicyName } from '../../contracts/config.ts';
import type { TypestateDetail } from '../../contracts/typestate-detail.ts';
import { notComparable, type PortcullisError } from '../../kernel/portcullis-error.ts';
import type { TurnPolicies } from '../../typestate/turn-policies.ts';
import { workingTreeComparator, type Comparator } from '../comparator/resolve-comparator.ts';
import { configOrDefault } from '../repository/load-config.ts';
import { canonicalDigest } from '../world/canonical-digest.ts';
import type { World } from '../world/world.ts';

/** Digests of the configured policies. */
export interface PolicyDigests {
  readonly policies: Partial<TurnPolicies>;
  /** The same by the names of the configuration; null where none is configured. */
  readonly policyReport: TypestateDetail['policies'];
}

/** As the configuration calls a policy, and as the call specification does. */
const FIELDS: Readonly<Record<TurnPolicyName, keyof TurnPolicies>> = {
  mutation: 'mutation',
  governance: 'governance',
  tool_render: 'toolRender',
  reminder_queue: 'reminderQueue',
  state_view: 'stateView',
  decomposition: 'decomposition',
};

/**
 * The policies that a comparator configures.
 *
 * @throws PortcullisError `not_comparable` where one is missing or is not what it should be
 */
export async function policiesOf(comparator: Comparator): Promise<PolicyDigests> {
  const policies: Partial<Record<keyof TurnPolicies, string>> = {};
  const policyReport: Record<string, string | null> = {};
  for (const [name, field] of Object.entries(FIELDS) as [TurnPolicyName, keyof TurnPolicies][]) {
    const document = comparator.config.typestate?.policies[name];
    const digest = document === undefined ? null : await policyDigest(comparator, name, document);
    policyReport[name] = digest;
    if (digest !== null) policies[field] = digest;
  }
  return { policies, policyReport };
}

/** Digests of the policies that the working tree configures. Throws `PortcullisError` where a document is missing or no JSON. */
export async function configuredPolicies(world: World): Promise<Partial<TurnPolicies>> {
  const comparator = workingTreeComparator(world, await configOrDefault(world.root));
  return (await policiesOf(comparator)).policies;
}

async function policyDigest(comparator: Comparator, name: TurnPolicyName, path: string): Promise<string> {
  const file = await comparator.read(path);
  if (file === null) throw missingFile(comparator, path, `the policy ${name}`);
  return comparator.parse(path, () => `sha256:${canonicalDigest(file.text).sha256}`);
}

/** A file that the configuration names is never taken for none. */
export function missingFile({ name }: Comparator, path: string, what: string): PortcullisError {
  return notComparable(
    `${name} is configured with ${path} for ${what}, but does not have it`,
    'Restore the file on the base branch, or correct the path in its configuration.',
  );
}
