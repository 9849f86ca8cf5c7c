import { resolve } from 'node:path';

import { backoffMs } from '../../harness/retry/decide.ts';
import { DEFAULT_RETRY_DOCUMENT, defaultRetryPolicy } from '../../harness/retry/default-policy.ts';
import { parseRetryPolicy, type RetryPolicy } from '../../harness/retry/policy.ts';
import { documentText } from '../../contracts/document-text.ts';
import { RETRY_POLICY_FILE } from '../../gates/required/rules.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { InputClassError } from '../../kernel/input-class-error.ts';
import { asPortcullisError } from '../../kernel/portcullis-error.ts';
import { workingTreeComparator, type Comparator } from '../comparator/resolve-comparator.ts';
import { UNCONFIGURED } from '../repository/load-config.ts';
import type { World } from '../world/world.ts';

/** The policy of a commit, null for the working tree; ours where it has none. What is wrong with it is told before anything waits by it. */
export async function retryPolicyOf(
  world: World,
  commit: Pick<Comparator, 'read' | 'parse'> | null,
): Promise<RetryPolicy> {
  const { read, parse } = commit ?? workingTreeComparator(world, UNCONFIGURED);
  const file = await read(RETRY_POLICY_FILE);
  if (file === null) return defaultRetryPolicy();
  return parse(RETRY_POLICY_FILE, (shown) => usablePolicy(file.text, shown));
}

/** A policy as a person asks for it. */
export interface NamedPolicy {
  readonly policy: RetryPolicy;
  /** As it stands in its file. */
  readonly text: string;
}

/**
 * The policy in a file, relative to the working folder; null: the working tree's, where it has none ours.
 *
 * @throws InputClassError `retry_policy_missing`, `retry_policy_io_error`, and what `parseRetryPolicy` throws
 */
export async function loadRetryPolicy(world: World, file: string | null): Promise<NamedPolicy> {
  if (file === null) {
    const own = await workingTreeComparator(world, UNCONFIGURED).read(RETRY_POLICY_FILE);
    const text = own?.text ?? documentText(DEFAULT_RETRY_DOCUMENT);
    return { policy: usablePolicy(text, RETRY_POLICY_FILE), text };
  }
  const text = await readTextFile(resolve(world.cwd, file), 'the policy of retries').catch((error: unknown) => {
    const { code, message } = asPortcullisError(error);
    throw new InputClassError(code === 'not_found' ? 'retry_policy_missing' : 'retry_policy_io_error', message);
  });
  return { policy: usablePolicy(text, file), text };
}

function usablePolicy(text: string, file: string): RetryPolicy {
  try {
    const policy = parseRetryPolicy(text);
    for (const rule of [policy.defaultRule, ...policy.rules]) backoffMs({ ...rule, attempt: 1 }, 0);
    return policy;
  } catch (error) {
    if (!(error instanceof InputClassError)) throw error;
    throw new InputClassError(error.errorClass, `${file}: ${error.reason}`, { cause: error });
  }
}
