import type { CompareInputs } from '../app/comparator/compare-request-of-run.ts';
import { usageError } from '../kernel/portcullis-error.ts';
import { choiceInput, optionalInput } from './inputs.ts';

/**
 * The inputs `base-ref`, `compare-with` and `token`. Throws `usage` where two of them contradict each other.
 *
 * @param baseline the input `baseline`, which only gates have
 */
export function compareInputs(baseline: string | null = null): CompareInputs {
  const baseRef = optionalInput('base-ref');
  const compareWith = choiceInput('compare-with', ['merge-base', 'merge-parent']);
  const parent = compareWith === 'merge-parent' ? compareWith : null;
  const inputs = { 'base-ref': baseRef, baseline, 'compare-with: merge-parent': parent };
  const [one, other] = Object.entries(inputs).flatMap(([name, value]) => (value === null ? [] : [name]));
  if (one !== undefined && other !== undefined) {
    throw usageError(`The inputs "${one}" and "${other}" are both set: one of them was expected.`);
  }
  return { baseRef, baseline, compareWith, token: optionalInput('token') };
}
