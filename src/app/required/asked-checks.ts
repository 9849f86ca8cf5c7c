import type { RequiredCheck } from '../../contracts/required-policy.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { didYouMean } from '../../kernel/similar-name.ts';
import type { Projection } from '../../required/project.ts';
import type { Comparator } from '../comparator/resolve-comparator.ts';
import { isHeadTrusted } from '../comparator/trusted-commands.ts';
import type { RequiredRequest } from './required-request.ts';

/** A check that a change needs, as it may be run. */
export interface AskedCheck {
  readonly check: RequiredCheck;
  /** The first that asks for it. */
  readonly projection: Projection;
}

/** What the policies ask for together, in their order: each check once, and the comparator's where it has it (src/app/README.md, "Whose commands are run"). */
export function askedChecks(
  { policies, comparatorPolicy, headPolicy }: Pick<RequiredRequest, 'policies' | 'comparatorPolicy' | 'headPolicy'>,
  { commits }: Pick<Comparator, 'commits'>,
): ReadonlyMap<string, AskedCheck> {
  const theirs = comparatorPolicy?.checks ?? [];
  const ours = headPolicy?.checks ?? [];
  const checks = isHeadTrusted({ commits, place: { path: '', blob: null, outcome: 'found' } })
    ? [...theirs, ...ours]
    : [...ours, ...theirs];
  // The last one of an id counts.
  const known = new Map(checks.map((check) => [check.checkId, check]));
  const asked = new Map<string, AskedCheck>();
  for (const { projection } of policies) {
    for (const id of projection.requiredChecks) {
      const check = known.get(id);
      if (check !== undefined && !asked.has(id)) asked.set(id, { check, projection });
    }
  }
  return asked;
}

/** Those of them that a user named. Throws where one is none, since it would not be run. */
export function chosenChecks(
  asked: ReadonlyMap<string, AskedCheck>,
  only: readonly string[] | null,
): readonly AskedCheck[] {
  const unknown = only?.find((id) => !asked.has(id));
  if (unknown !== undefined) {
    const found = `${JSON.stringify(unknown)}${didYouMean(unknown, [...asked.keys()])}`;
    const message = `--only: expected a check that this change needs, found ${found}`;
    throw new PortcullisError('usage', message, `Needed: ${[...asked.keys()].join(', ') || 'none'}.`);
  }
  return [...asked].filter(([id]) => only?.includes(id) ?? true).map(([, check]) => check);
}
