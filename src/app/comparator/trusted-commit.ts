import type { CommitFiles } from '../../contracts/commit-files.ts';
import type { Config } from '../../contracts/config.ts';
import { anyGlobTest } from '../../kernel/glob-test.ts';
import { comparatorFiles, type ComparatorSources, configAt } from './comparator-files.ts';
import type { CommitTarget } from './compare-request.ts';
import { findComparatorCommit, type ComparatorCommit } from './find-comparator-commit.ts';

/** The commit that a change is compared with, and what it holds. */
interface TrustedCommit {
  readonly found: ComparatorCommit;
  readonly files: CommitFiles;
  /** Null where it has none. */
  readonly config: Config | null;
}

/**
 * Finds the commit to compare with, where an author cannot choose it at will (src/app/README.md, "Comparator"): a base has to be the default
 * branch or one that the configuration at its tip names, and nobody adopts for the first time what the default branch has already.
 *
 * @param defaultBranch its full name; null where a user named what to compare with, which is taken as it is
 * @throws PortcullisError as `findComparatorCommit`, and `not_comparable` where what the default branch holds is asked for and unknown
 */
export async function findTrustedCommit(
  sources: ComparatorSources,
  { target, defaultBranch }: { readonly target: CommitTarget; readonly defaultBranch: string | null },
  testedSha: string,
): Promise<TrustedCommit> {
  const read = async (found: ComparatorCommit): Promise<TrustedCommit> => {
    const files = await comparatorFiles(sources, found.merge_base, found.steps);
    return { found, files, config: await configAt(files, found.merge_base) };
  };
  if (defaultBranch === null) return read(await findComparatorCommit(sources, target, testedSha));

  const headSha = target.kind === 'named' ? testedSha : target.headSha;
  const mergeSha = 'mergeSha' in target ? target.mergeSha : null;
  const own: CommitTarget = { kind: 'merge_base', baseRef: defaultBranch, baseTip: null, headSha, mergeSha };
  const base = target.kind === 'named' || !('baseRef' in target) ? null : target.baseRef;
  let left: ComparatorCommit | null = null;
  let trusted: TrustedCommit | null = null;
  if (base !== null && base !== defaultBranch) {
    left = await findComparatorCommit(sources, own, testedSha);
    const { config } = await read(tipOf(left));
    const isNamed = (await anyGlobTest(config?.branches ?? []))(base.replace('refs/heads/', ''));
    const rule = `the base ${base} is ${isNamed ? '' : 'neither the default branch nor '}named under "branches" in the configuration of ${defaultBranch}`;
    left.steps.push(`by ${left.base_tip}, ${rule}`);
    const warning = `${rule}: compared with the merge base with ${defaultBranch}`;
    if (!isNamed) trusted = await read({ ...left, warnings: [...left.warnings, warning] });
  }
  trusted ??= await read(withSteps(left, await findComparatorCommit(sources, target, testedSha)));
  if (trusted.config !== null) return trusted;

  const { found } = trusted;
  left ??= withSteps(found, await findComparatorCommit(sources, own, testedSha));
  // Where the default branch has the change already, its configuration may be what is under test.
  if (left.merge_base === found.head_sha) return trusted;
  const adopted = await read(tipOf(left));
  if (adopted.config === null) return trusted;
  const warning = `${found.merge_base} has no configuration, and ${defaultBranch} has: compared with its tip ${adopted.found.merge_base}`;
  adopted.found.steps.push(warning);
  return { ...adopted, found: { ...adopted.found, warnings: [...found.warnings, warning] } };
}

/** The tip of the branch with which a merge base was looked for. */
function tipOf(left: ComparatorCommit): ComparatorCommit {
  return { ...left, merge_base: left.base_tip ?? left.merge_base, alternatives: [] };
}

/** What was done before stands before what was done for the commit itself. */
function withSteps(before: ComparatorCommit | null, found: ComparatorCommit): ComparatorCommit {
  found.steps.unshift(...(before?.steps ?? []));
  return found;
}
