import { resolve } from 'node:path';

import { documentText } from '../../contracts/document-text.ts';
import { RETRY_POLICY_FILE } from '../../gates/required/rules.ts';
import { backoffMs } from '../../harness/retry/decide.ts';
import { parseRetryPolicy, type RetryPolicy } from '../../harness/retry/policy.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { InputClassError } from '../../kernel/input-class-error.ts';
import { asPortcullisError } from '../../kernel/portcullis-error.ts';
import { workingTreeComparator, type Comparator } from '../comparator/resolve-comparator.ts';
import { UNCONFIGURED } from '../repository/load-config.ts';
import type { World } from '../world/world.ts';

/** A policy that can be waited by. */
export interface UsablePolicy extends RetryPolicy {
  /** The document as it was written. */
  readonly text: string;
}

/** The policy of a commit, null for the working tree; ours where it has none. */
export async function retryPolicyOf(
  world: World,
  commit: Pick<Comparator, 'read' | 'parse'> | null,
): Promise<UsablePolicy> {
  const { read, parse } = commit ?? workingTreeComparator(world, UNCONFIGURED);
  const file = await read(RETRY_POLICY_FILE);
  return file === null ? ourPolicy() : parse(RETRY_POLICY_FILE, (shown) => usablePolicy(file.text, shown));
}

async function ourPolicy(): Promise<UsablePolicy> {
  const { default: ours } = await import('../../harness/retry/default-policy.json', { with: { type: 'json' } });
  return usablePolicy(documentText(ours), 'default-policy.json');
}

/**
 * The policy in a file, relative to the working folder, `default` for ours; null: the working tree's.
 *
 * @throws InputClassError `retry_policy_missing`, `retry_policy_io_error`, and what `parseRetryPolicy` throws
 */
export async function loadRetryPolicy(world: World, file: string | null): Promise<UsablePolicy> {
  if (file === null) return retryPolicyOf(world, null);
  // What a shell writes to the usual place is there, and empty, before it is asked for.
  if (file === 'default') return ourPolicy();
  const text = await readTextFile(resolve(world.cwd, file), 'the policy of retries').catch((error: unknown) => {
    const { code, message } = asPortcullisError(error);
    throw new InputClassError(code === 'not_found' ? 'retry_policy_missing' : 'retry_policy_io_error', message);
  });
  return usablePolicy(text, file);
}

/** What is wrong with it is told before anything waits by it. */
function usablePolicy(text: string, file: string): UsablePolicy {
  try {
    const policy = parseRetryPolicy(text);
    for (const rule of [policy.defaultRule, ...policy.rules]) backoffMs({ ...rule, attempt: 1 }, 0);
    return { ...policy, text };
  } catch (error) {
    if (!(error instanceof InputClassError)) throw error;
    throw new InputClassError(error.errorClass, `${file}: ${error.reason}`, { cause: error });
  }
}
