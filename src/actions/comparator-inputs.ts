import { PortcullisError } from '../kernel/portcullis-error.ts';
import { againstInputs, notBoth, type AgainstInputs } from './against-inputs.ts';
import { optionalInput } from './inputs.ts';

/** What a gate compares with, as the inputs say it. */
export interface ComparatorInputs extends Pick<AgainstInputs, 'compareWith' | 'token'> {
  /** What was named; null where the event says it. */
  readonly named: { readonly baseRef: string } | { readonly baseline: string } | null;
}

/** The inputs `base-ref`, `baseline`, `compare-with` and `token`. Throws `usage` where two of them contradict each other. */
export function comparatorInputs(): ComparatorInputs {
  const { baseRef, compareWith, token } = againstInputs();
  const baseline = optionalInput('baseline');
  if (baseRef !== null && baseline !== null) {
    throw new PortcullisError('usage', 'The inputs "base-ref" and "baseline" are both set: one of them was expected.');
  }
  if (baseline !== null && compareWith === 'merge-parent') throw notBoth('baseline');
  const named = baseline !== null ? { baseline } : baseRef === null ? null : { baseRef };
  return { named, compareWith, token };
}
