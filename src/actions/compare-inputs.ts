import type { CompareInputs } from '../app/comparator/compare-request-of-run.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { choiceInput, optionalInput } from './inputs.ts';

/** The inputs `base-ref`, `compare-with` and `token` of a plan or a run. Throws `usage` where two of them contradict each other. */
export function compareInputs(): CompareInputs {
  const inputs = {
    baseRef: optionalInput('base-ref'),
    baseline: null,
    compareWith: choiceInput('compare-with', ['merge-base', 'merge-parent']),
    token: optionalInput('token'),
  };
  if (inputs.baseRef !== null && inputs.compareWith === 'merge-parent') throw notBoth('base-ref', MERGE_PARENT);
  return inputs;
}

/** The same of a gate, which also takes the input `baseline`. */
export function gateCompareInputs(): CompareInputs {
  const [inputs, baseline] = [compareInputs(), optionalInput('baseline')];
  if (inputs.baseRef !== null && baseline !== null) throw notBoth('base-ref', 'baseline');
  if (baseline !== null && inputs.compareWith === 'merge-parent') throw notBoth('baseline', MERGE_PARENT);
  return { ...inputs, baseline };
}

const MERGE_PARENT = 'compare-with: merge-parent';

function notBoth(one: string, other: string): PortcullisError {
  return new PortcullisError('usage', `The inputs "${one}" and "${other}" are both set: one of them was expected.`);
}
