import type { RequiredPolicy } from '../contracts/required-policy.ts';
import { classesIn, projectPaths } from './project.ts';

/** Where a policy asks for less than another one did, or for something else. */
export interface Loosened {
  readonly check: string;
  /** A path for which, alone, it is asked for no longer; null for no path at all, or where the check itself is another. */
  readonly path: string | null;
  /** In words. */
  readonly what: string;
}

/**
 * What a new policy loosens, a line a check at most of each kind: checks that it does not ask for where the old one does, for no path or
 * for some tracked path alone, and checks that are run or found in another way.
 *
 * @param after null where there is none any more
 * @param tracked paths of the repository, in the order in which they are tried
 */
export function loosened(
  before: RequiredPolicy,
  after: RequiredPolicy | null,
  tracked: Iterable<string>,
): readonly Loosened[] {
  if (before.digest === after?.digest) return [];
  const found: Loosened[] = [];
  const [was, is] = [askedFor(before), askedFor(after)];
  const open = new Set(before.checks.map(({ checkId }) => checkId));
  for (const path of [null, ...tracked]) {
    const left = is(path);
    for (const check of was(path)) {
      if (left.includes(check) || !open.delete(check)) continue;
      found.push({ check, path, what: `a change of ${path ?? 'no path'} asks for it no longer` });
    }
    if (open.size === 0) break;
  }
  const now = new Map(after?.checks.map((check) => [check.checkId, check]));
  for (const check of before.checks) {
    const { timeoutSeconds, ...later } = now.get(check.checkId) ?? check;
    // Both were made by the parser, with the same keys in the same order.
    const parts: string[] = (['command', 'environment', 'native', 'github'] as const).filter(
      (key) => JSON.stringify(check[key]) !== JSON.stringify(later[key]),
    );
    if (timeoutSeconds > check.timeoutSeconds) parts.push('timeoutSeconds');
    const what = `the pull request changes its ${parts.join(', ')}`;
    if (parts.length > 0) found.push({ check: check.checkId, path: null, what });
  }
  return found;
}

/** The checks that a path alone asks for; what asks is the set of classes that it is in, so that each such set is projected once. */
function askedFor(policy: RequiredPolicy | null): (path: string | null) => readonly string[] {
  const known = new Map<string | null, readonly string[]>();
  return (path) => {
    if (policy === null) return [];
    const key = path === null ? null : classesIn(policy, path, 'exact').toSorted().join();
    const asked = known.get(key) ?? projectPaths(policy, path === null ? [] : [path], 'exact').requiredChecks;
    known.set(key, asked);
    return asked;
  };
}
