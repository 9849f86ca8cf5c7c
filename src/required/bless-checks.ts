import type { ExpectedCheck, RequiredBaseline } from '../contracts/required-baseline.ts';
import type { ShownResult } from './make-proof.ts';

/** Exit codes of a check that ran out of time, and of one that was not started. */
const DID_NOT_END: ReadonlySet<number> = new Set([124, 127]);

/** Whether a check ran to its end and failed, which is all that can be expected and tolerated. */
export function hasRunAndFailed({ exitCode, classes }: ShownResult): boolean {
  if (exitCode === 0 || DID_NOT_END.has(exitCode)) return false;
  return classes.every((name) => !name.startsWith('check.') || name === 'check.failed');
}

/**
 * The baseline that results support. Entries of checks that neither passed nor ran and failed stay, and of those that failed before.
 *
 * @param excuse what is said of checks that fail and were not expected to
 */
export function blessChecks(
  before: RequiredBaseline,
  results: ReadonlyMap<string, ShownResult>,
  excuse: Pick<ExpectedCheck, 'reason' | 'expires'>,
): RequiredBaseline {
  const blessed = [...results].flatMap(([check, result]): [string, ExpectedCheck][] => {
    const old = before.get(check);
    const owner = old?.owner === undefined ? {} : { owner: old.owner };
    if (result.exitCode === 0) return [[check, { expected_status: 'passed', ...owner }]];
    if (!hasRunAndFailed(result) || old?.expected_status === 'failed') return [];
    return [[check, { expected_status: 'failed', ...owner, ...excuse }]];
  });
  return new Map([...before, ...blessed]);
}
