import { differingPaths, type CommitEntries } from '../../contracts/commit-files.ts';
import { DEFAULT_REQUIRED_POLICY, type RequiredCheck, type RequiredPolicy } from '../../contracts/required-policy.ts';
import type { AskingPolicy } from '../../gates/required/decide.ts';
import { usageError } from '../../kernel/portcullis-error.ts';
import type { ChangeDelta } from '../../required/make-proof.ts';
import { projectPaths, type Projection } from '../../required/project.ts';
import type { CompareRequest } from '../comparator/compare-request.ts';
import type { Comparator } from '../comparator/resolve-comparator.ts';
import { isHeadTrusted } from '../comparator/trusted-commands.ts';
import type { World } from '../world/world.ts';
import { headBeside, headOf, tipBeside } from './is-configured.ts';
import { policyOf, type RequiredSource } from './required-files.ts';

/** A check that a change needs, as it may be run. */
export interface AskedCheck {
  readonly check: RequiredCheck;
  /** The first that asks for it. */
  readonly projection: Projection;
}

/** What a change is, and what it needs. */
export interface RequiredRequest {
  /** One, or the comparator's and the head's where they differ. The proof of the first lies in `required/`, of the second in `required/head/`. */
  readonly policies: readonly [AskingPolicy, ...AskingPolicy[]];
  readonly comparatorPolicy: RequiredPolicy | null;
  readonly headPolicy: RequiredPolicy | null;
  /** What they ask for together, in their order. */
  readonly asked: ReadonlyMap<string, AskedCheck>;
  /** The head's commit, whatever is checked out. */
  readonly head: RequiredSource;
  readonly delta: ChangeDelta;
  /** Everything that is tracked on either side. */
  readonly before: CommitEntries;
  readonly after: CommitEntries;
  /** Whose policy, baseline and levels judge: the comparator, or the default branch's tip where that alone has a policy. */
  readonly judge: Comparator;
  readonly warnings: readonly string[];
}

/**
 * The checks that a change needs by the comparator's policy and by the head's (src/required/README.md, "Whose policy").
 *
 * @throws PortcullisError `usage` where there is no policy, or nothing to compare with; `not_comparable` where it is unknown what the
 * comparator has; `invalid_input` for a policy of the head that is none
 */
export async function requiredRequest(
  world: World,
  comparator: Comparator,
  compare: CompareRequest,
): Promise<RequiredRequest> {
  const [fromRef, toRef] = [comparator.commits.merge_base, headOf(comparator, compare)];
  if (fromRef === null || toRef === null) {
    throw usageError(
      'required checks: expected a commit to compare with, found a file',
      'What a change needs follows from its paths: use --base-ref (input "base-ref"), or leave out the baseline.',
    );
  }
  // Nobody adopts for the first time what the default branch has already: where the comparator has no policy, the tip of that is asked.
  const policy = await policyOf(comparator);
  const tip = policy === null ? await tipBeside(world, comparator, compare) : null;
  const theirs = tip === null ? policy : await policyOf(tip);
  const head = await headBeside(comparator, toRef);
  const ours = await policyOf(head);
  const [before, after] = [await comparator.entries(fromRef), await comparator.entries(toRef)];
  const changedPaths = differingPaths(before, after);
  const asking = (side: AskingPolicy['side'], file: typeof ours): readonly AskingPolicy[] =>
    file === null ? [] : [{ side, ...file, projection: projectPaths(file.policy, changedPaths, 'exact') }];
  const isSame = ours?.policy.digest === theirs?.policy.digest;
  const [first, ...others] = [...asking('comparator', theirs), ...(isSame ? [] : asking('head', ours))];
  if (first === undefined) {
    throw usageError(
      `required checks: expected a policy at ${DEFAULT_REQUIRED_POLICY}, found none`,
      'Write it: docs/reference/files/required-policy.md has every field.',
    );
  }
  const judge = theirs === null || tip === null ? comparator : tip;
  const byTip = `${comparator.name} has no policy of required checks, and the default branch has: judged by that of its tip`;
  return {
    policies: [first, ...others],
    comparatorPolicy: theirs?.policy ?? null,
    headPolicy: ours?.policy ?? null,
    asked: askedChecks([first, ...others], comparator),
    head,
    delta: { changedPaths, deltaSource: 'git_diff', fromRef, toRef },
    before,
    after,
    judge,
    warnings: judge === comparator ? [] : [byTip],
  };
}

/** Each check once, and the comparator's where it has it (src/app/README.md, "Whose commands are run"). */
function askedChecks(policies: readonly AskingPolicy[], { commits }: Comparator): ReadonlyMap<string, AskedCheck> {
  const isOurs = isHeadTrusted({ commits, place: { path: '', blob: null, outcome: 'found' } });
  // The last one of an id counts.
  const known = (isOurs ? policies : policies.toReversed()).flatMap(({ policy }) => policy.checks);
  const checks = new Map(known.map((check) => [check.checkId, check]));
  const asked = new Map<string, AskedCheck>();
  for (const { projection } of policies) {
    for (const id of projection.requiredChecks) {
      const check = checks.get(id);
      if (check !== undefined && !asked.has(id)) asked.set(id, { check, projection });
    }
  }
  return asked;
}
