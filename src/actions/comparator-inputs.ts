import { PortcullisError } from '../kernel/portcullis-error.ts';
import { choiceInput, optionalInput } from './inputs.ts';

/** What a gate compares with, as the inputs say it. */
export interface ComparatorInputs {
  /** What was named; null where the event says it. */
  readonly named: { readonly baseRef: string } | { readonly baseline: string } | null;
  readonly compareWith: 'merge-base' | 'merge-parent';
  readonly token: string | null;
}

/** The inputs `base-ref`, `baseline`, `compare-with` and `token`. Throws `usage` where two of them contradict each other. */
export function comparatorInputs(): ComparatorInputs {
  const named = namedInput(optionalInput('base-ref'), optionalInput('baseline'));
  const compareWith = choiceInput('compare-with', ['merge-base', 'merge-parent']);
  if (named !== null && compareWith === 'merge-parent') {
    const name = 'baseRef' in named ? 'base-ref' : 'baseline';
    throw new PortcullisError(
      'usage',
      `The inputs "${name}" and "compare-with: merge-parent" are both set: one of them was expected.`,
    );
  }
  return { named, compareWith, token: optionalInput('token') };
}

function namedInput(baseRef: string | null, baseline: string | null): ComparatorInputs['named'] {
  if (baseRef !== null && baseline !== null) {
    throw new PortcullisError('usage', 'The inputs "base-ref" and "baseline" are both set: one of them was expected.');
  }
  if (baseline !== null) return { baseline };
  return baseRef === null ? null : { baseRef };
}
