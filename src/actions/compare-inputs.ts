import type { CompareInputs } from '../app/comparator/compare-request-of-run.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { choiceInput, optionalInput } from './inputs.ts';

/**
 * The inputs `base-ref`, `compare-with` and `token`. Throws `usage` where two of them contradict each other.
 *
 * @param baseline the input `baseline`, which only gates have
 */
export function compareInputs(baseline: string | null = null): CompareInputs {
  const baseRef = optionalInput('base-ref');
  const compareWith = choiceInput('compare-with', ['merge-base', 'merge-parent']);
  const set = [
    ...(baseRef === null ? [] : ['base-ref']),
    ...(baseline === null ? [] : ['baseline']),
    ...(compareWith === 'merge-parent' ? ['compare-with: merge-parent'] : []),
  ];
  const [one, other] = set;
  if (one !== undefined && other !== undefined) {
    throw new PortcullisError('usage', `The inputs "${one}" and "${other}" are both set: one of them was expected.`);
  }
  return { baseRef, baseline, compareWith, token: optionalInput('token') };
}
