import { branchName } from '../app/baselines/proposal/branch-name.ts';
import type { BaselineInputs } from './baseline-program.ts';
import { booleanInput, choiceInput, optionalInput, requiredLines } from './inputs.ts';
import { runAction } from './run-action.ts';

/** The `baseline` action. */
export function baseline(): Promise<void> {
  return runAction(async () => {
    const inputs = readInputs();
    // Loaded only when the inputs are right, so that a wrong one is said at once.
    const { runBaseline } = await import('./baseline-program.ts');
    await runBaseline(inputs);
  });
}

function readInputs(): BaselineInputs {
  const help = 'Set it under "with:", for example "results: artifacts".';
  const base = optionalInput('base-ref');
  return {
    results: requiredLines('results', 'the path of a results.json or of a folder that holds some', help),
    pool: booleanInput('pool', false),
    reason: optionalInput('reason'),
    base: base === null ? null : branchName('base-ref', base),
    branch: branchName('branch', optionalInput('branch') ?? 'portcullis/baseline'),
    pullRequest: choiceInput('pull-request', ['auto', 'off']),
    token: optionalInput('token'),
    upload: booleanInput('upload', true),
    directory: optionalInput('directory'),
  };
}
