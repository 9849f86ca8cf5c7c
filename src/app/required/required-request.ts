import { differingPaths, type CommitEntries } from '../../contracts/commit-files.ts';
import { CONFIG_PATH } from '../../contracts/config.ts';
import { DEFAULT_REQUIRED_POLICY, type RequiredPolicy } from '../../contracts/required-policy.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { projectPaths, type Projection } from '../../required/project.ts';
import type { CompareRequest } from '../comparator/compare-request.ts';
import { defaultBranchTip, type Comparator } from '../comparator/resolve-comparator.ts';
import { configFromText, UNCONFIGURED } from '../repository/load-config.ts';
import type { World } from '../world/world.ts';
import { policyOf, type RequiredSource } from './required-files.ts';

/** A policy that asks for checks of a change. */
export interface AskingPolicy {
  readonly whose: 'comparator' | 'head';
  readonly policy: RequiredPolicy;
  readonly path: string;
  readonly projection: Projection;
}

/** What a change is, and what it needs. */
export interface RequiredRequest {
  /** One, or the comparator's and the head's where they differ. The proof of the first lies in `required/`, of the second in `required/head/`. */
  readonly policies: readonly [AskingPolicy, ...AskingPolicy[]];
  readonly comparatorPolicy: RequiredPolicy | null;
  readonly headPolicy: RequiredPolicy | null;
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

/** What a change touches, from the merge base to its head: deleted paths and both names of a rename, too. */
export interface ChangeDelta {
  readonly changedPaths: readonly string[];
  readonly deltaSource: 'git_diff';
  readonly fromRef: string;
  readonly toRef: string;
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
  const { merge_base: fromRef, head_sha: headSha, tested_sha: testedSha } = comparator.commits;
  // The first parent of GitHub's merge is compared with that merge: the head alone has not what the base did meanwhile.
  const toRef = compare.target.kind === 'merge_parent' ? testedSha : headSha;
  if (fromRef === null || toRef === null) {
    throw new PortcullisError(
      'usage',
      'required checks: expected a commit to compare with, found a file',
      'What a change needs follows from its paths: use --base-ref (input "base-ref"), or leave out the baseline.',
    );
  }
  // Nobody adopts for the first time what the default branch has already: where the comparator has no policy, the tip of that is asked.
  const policy = await policyOf(comparator);
  const tip = policy === null ? await defaultBranchTip(world, compare, comparator) : null;
  const theirs = tip === null ? policy : await policyOf(tip);
  const head = await sourceAt(comparator, toRef);
  const ours = await policyOf(head);
  const [before, after] = [await comparator.entries(fromRef), await comparator.entries(toRef)];
  const changedPaths = differingPaths(before, after);
  const asking = (whose: AskingPolicy['whose'], file: typeof ours): readonly AskingPolicy[] =>
    file === null ? [] : [{ whose, ...file, projection: projectPaths(file.policy, changedPaths, 'exact') }];
  const isSame = ours?.policy.digest === theirs?.policy.digest;
  const [first, ...others] = [...asking('comparator', theirs), ...(isSame ? [] : asking('head', ours))];
  if (first === undefined) {
    throw new PortcullisError(
      'usage',
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
    head,
    delta: { changedPaths, deltaSource: 'git_diff', fromRef, toRef },
    before,
    after,
    judge,
    warnings: judge === comparator ? [] : [byTip],
  };
}

/** The files of another commit than the comparator's; what is wrong with them is its own. */
export async function sourceAt({ read }: Comparator, commit: string): Promise<RequiredSource> {
  const config = await read(CONFIG_PATH, commit);
  return {
    config: config === null ? UNCONFIGURED : await configFromText(config.text, CONFIG_PATH),
    read: (path) => read(path, commit),
    parse: (path, parse) => parse(path),
  };
}
