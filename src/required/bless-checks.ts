import type { ExpectedCheck, RequiredBaseline } from '../contracts/required-baseline.ts';
import type { VerifiedResult } from './verify-folder.ts';

/** Exit codes of a check that ran out of time, and of one that was not started. */
const DID_NOT_END: ReadonlySet<number> = new Set([124, 127]);

/** Whether a check ran to its end and failed, which is all that can be expected and tolerated. */
export function hasRunAndFailed({ exitCode, classes }: VerifiedResult): boolean {
  if (exitCode === 0 || DID_NOT_END.has(exitCode)) return false;
  return classes.every((name) => !name.startsWith('check.') || name === 'check.failed');
}

export interface BlessedChecks {
  readonly baseline: RequiredBaseline;
  readonly changes: readonly {
    readonly check: string;
    readonly before: ExpectedCheck | null;
    readonly after: ExpectedCheck | null;
  }[];
  /** Checks that neither passed nor ran and failed: their entries stay. */
  readonly unchanged: readonly string[];
}

/**
 * The baseline that results support.
 *
 * @param known the checks of the policy; entries of others go
 * @param excuse what is said of checks that fail and were not expected to
 */
export function blessChecks(
  before: RequiredBaseline,
  results: ReadonlyMap<string, VerifiedResult>,
  known: ReadonlySet<string>,
  excuse: Pick<ExpectedCheck, 'reason' | 'expires'>,
): BlessedChecks {
  const after = new Map([...before].filter(([check]) => known.has(check)));
  const unchanged: string[] = [];
  for (const [check, result] of results) {
    const old = before.get(check);
    const owner = old?.owner === undefined ? {} : { owner: old.owner };
    if (result.exitCode === 0) after.set(check, { expected_status: 'passed', ...owner });
    else if (!hasRunAndFailed(result)) unchanged.push(check);
    else if (old?.expected_status !== 'failed') after.set(check, { expected_status: 'failed', ...owner, ...excuse });
  }
  const changes = [...new Set([...before.keys(), ...after.keys()])].flatMap((check) => {
    const [was, is] = [before.get(check) ?? null, after.get(check) ?? null];
    return was?.expected_status === is?.expected_status ? [] : [{ check, before: was, after: is }];
  });
  return { baseline: after, changes, unchanged };
}
