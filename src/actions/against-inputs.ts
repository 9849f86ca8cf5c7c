import { PortcullisError } from '../kernel/portcullis-error.ts';
import { choiceInput, optionalInput } from './inputs.ts';

/** Which commit is compared with, as the inputs say it. */
export interface AgainstInputs {
  /** Null where the event says it. */
  readonly baseRef: string | null;
  readonly compareWith: 'merge-base' | 'merge-parent';
  readonly token: string | null;
}

/** The inputs `base-ref`, `compare-with` and `token`. Throws `usage` where two of them contradict each other. */
export function againstInputs(): AgainstInputs {
  const baseRef = optionalInput('base-ref');
  const compareWith = choiceInput('compare-with', ['merge-base', 'merge-parent']);
  if (baseRef !== null && compareWith === 'merge-parent') throw notBoth('base-ref');
  return { baseRef, compareWith, token: optionalInput('token') };
}

/** One thing is compared with. */
export function notBoth(name: string): PortcullisError {
  const message = `The inputs "${name}" and "compare-with: merge-parent" are both set: one of them was expected.`;
  return new PortcullisError('usage', message);
}
