import { getInput } from '@actions/core';

import { PortcullisError } from '../kernel/portcullis-error.ts';
import { runAction } from './run-action.ts';

/** The `gate` action. */
export function gate(): Promise<void> {
  return runAction(async () => {
    const results = getInput('results');
    if (results === '') {
      throw new PortcullisError(
        'usage',
        'The input "results" is missing: the path of a results.json was expected.',
        'Set it under "with:", for example "results: artifacts/results.json".',
      );
    }
    await Promise.resolve();
  });
}
