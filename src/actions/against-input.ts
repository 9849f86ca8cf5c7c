import type { GateOptions } from '../app/gate-head.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { optionalInput } from './inputs.ts';

/** What a gate compares with, by the inputs `base-ref` and `baseline`; else by the base branch of the pull request. */
export function againstInput(): GateOptions['against'] {
  const [baseRef, baseline] = [optionalInput('base-ref'), optionalInput('baseline')];
  if (baseRef !== null && baseline !== null) {
    throw new PortcullisError('usage', 'The inputs "base-ref" and "baseline" are both set: one of them was expected.');
  }
  if (baseline !== null) return { baseline };
  const ref = baseRef ?? process.env['GITHUB_BASE_REF'] ?? '';
  if (ref !== '') return { baseRef: ref };
  throw new PortcullisError(
    'usage',
    'The input "base-ref" is missing, and this event has no base branch.',
    'Set it under "with:", for example "base-ref: main".',
  );
}
