import type { RequiredCheck, RequiredPolicy } from '../contracts/required-policy.ts';
import { pathSet, projectPaths } from './project.ts';

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
  return [...droppedChecks(before, after, tracked), ...changedChecks(before, after)];
}

function* droppedChecks(
  before: RequiredPolicy,
  after: RequiredPolicy | null,
  tracked: Iterable<string>,
): Generator<Loosened> {
  const [was, is] = [askedFor(before), after === null ? () => NOTHING : askedFor(after)];
  const open = new Set(before.checks.map(({ checkId }) => checkId));
  for (const path of [null, ...tracked]) {
    const left = is(path);
    for (const check of was(path)) {
      if (left.includes(check) || !open.delete(check)) continue;
      yield { check, path, what: `a change of ${path ?? 'no path'} asks for it no longer` };
    }
    if (open.size === 0) return;
  }
}

const NOTHING: readonly string[] = [];

/** The checks that a path alone asks for; what asks is the set of classes that it is in, so that each such set is projected once. */
function askedFor(policy: RequiredPolicy): (path: string | null) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const tests = [...policy.classes.values()];
  return (path) => {
    const isIn = (test: (path: string) => boolean): string => (path !== null && test(path) ? '1' : '0');
    // A path that is written otherwise than the reference would is in no class.
    const key =
      path === null ? 'none' : pathSet([path], 'reference')[0] === path ? tests.map(isIn).join('') : 'strange';
    const asked = known.get(key) ?? projectPaths(policy, path === null ? [] : [path], 'exact').requiredChecks;
    known.set(key, asked);
    return asked;
  };
}

function changedChecks({ checks }: RequiredPolicy, after: RequiredPolicy | null): readonly Loosened[] {
  const now = new Map(after?.checks.map((check) => [check.checkId, check]));
  return checks.flatMap((check) => {
    const own = now.get(check.checkId);
    const parts = own === undefined ? [] : changedParts(check, own);
    if (parts.length === 0) return [];
    return [{ check: check.checkId, path: null, what: `the pull request changes ${parts.join(', ')}` }];
  });
}

/** What of a check is another one than before, in words. */
const PARTS: Partial<Record<keyof RequiredCheck, string>> = {
  command: 'its command',
  environment: 'its environment',
  native: 'whether it writes its own payload',
  github: 'the check run that stands for it',
};

function changedParts(before: RequiredCheck, after: RequiredCheck): readonly string[] {
  const parts = Object.entries(PARTS) as [keyof RequiredCheck, string][];
  // Both were made by the parser, with the same keys in the same order.
  const changed = parts.flatMap(([key, name]) =>
    JSON.stringify(before[key]) === JSON.stringify(after[key]) ? [] : [name],
  );
  const [was, is] = [before.timeoutSeconds, after.timeoutSeconds];
  return is > was ? [...changed, `its time limit, from ${was} to ${is} seconds`] : changed;
}
