import { resolve } from 'node:path';

import type { TurnPolicyName } from '../../../contracts/config.ts';
import {
  DEFAULT_TYPESTATE_BASELINE,
  EMPTY_TYPESTATE_BASELINE,
  parseTypestateBaseline,
  type TypestateBaseline,
} from '../../../contracts/typestate-baseline.ts';
import type { OutcomeBaseline } from '../../../contracts/gate-result.ts';
import type { TypestateDetail } from '../../../contracts/typestate-detail.ts';
import { readRepositoryFile } from '../../../io/repository-file.ts';
import type { PortcullisError } from '../../../kernel/portcullis-error.ts';
import type { TurnPolicies } from '../../../typestate/turn-policies.ts';
import { canonicalDigest } from '../../world/canonical-digest.ts';
import { notComparable, type Comparator, type FileText } from '../../comparator/resolve-comparator.ts';
import type { World } from '../../world/world.ts';

/** What the comparator says of turns. */
export interface TypestateComparator {
  readonly baseline: TypestateBaseline;
  readonly place: OutcomeBaseline;
  /** Digests of the configured policies. */
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
 * The tolerated classes and the policies as the comparator has them. Where its configuration says nothing of turns, nothing is tolerated
 * and no policy is asked for: what the pull request says of itself does not count. Without a file of tolerated classes nothing is
 * tolerated either, unless the configuration names one: then it is missing, and the gate stops.
 *
 * @param tolerated a file of tolerated classes that is compared with as it is, relative to where the command runs
 * @throws PortcullisError `not_comparable` where a configured file is missing or is not what it should be
 */
export async function typestateComparator(
  world: World,
  comparator: Comparator,
  tolerated: string | null,
): Promise<TypestateComparator> {
  const configured = comparator.config.typestate;
  const path = tolerated ?? configured?.baseline ?? DEFAULT_TYPESTATE_BASELINE;
  const file = tolerated === null ? await comparator.read(path) : await namedFile(world, tolerated);
  if (file === null && configured?.namesBaseline === true) throw missing(comparator, path, 'tolerated classes');
  const baseline =
    file === null
      ? EMPTY_TYPESTATE_BASELINE
      : comparator.parse(path, (shown) => parseTypestateBaseline(file.text, shown));
  const outcome = file !== null ? 'found' : configured === null ? 'first_adoption' : 'none';
  const { policies, policyReport } = await policiesOf(comparator);
  return { baseline, place: { path, blob: file?.blob ?? null, outcome }, policies, policyReport };
}

/** Digests of the configured policies, by both of their names. Throws as `typestateComparator` does. */
export async function policiesOf(
  comparator: Comparator,
): Promise<Pick<TypestateComparator, 'policies' | 'policyReport'>> {
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

async function namedFile(world: World, path: string): Promise<FileText> {
  const text = await readRepositoryFile(world.root, resolve(world.cwd, path), 'the tolerated classes');
  return { text, blob: null };
}

async function policyDigest(comparator: Comparator, name: TurnPolicyName, path: string): Promise<string> {
  const file = await comparator.read(path);
  if (file === null) throw missing(comparator, path, `the policy ${name}`);
  return comparator.parse(path, () => `sha256:${canonicalDigest(file.text).sha256}`);
}

function missing({ name }: Comparator, path: string, what: string): PortcullisError {
  return notComparable(
    `${name} is configured with ${path} for ${what}, but does not have it`,
    'Restore the file on the base branch, or correct the path in its configuration.',
  );
}
