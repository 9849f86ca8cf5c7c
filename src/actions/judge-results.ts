import { compareInputs } from './compare-inputs.ts';
import { booleanInput, optionalInput, optionalLines } from './inputs.ts';
import type { JudgedJobs } from './judge-gates.ts';
import { runAction } from './run-action.ts';

/** The action of one gate that judges results: `typestate`, `kpi`. */
export function judgeResults(gate: string): Promise<void> {
  return runAction(async () => {
    const options = readInputs(gate);
    // Loaded only when the inputs are right, so that a missing one is said at once.
    const { judgeGates } = await import('./judge-gates.ts');
    await judgeGates(options, { left: 'result', upload: false, files: null, publish: null });
  });
}

function readInputs(gate: string): JudgedJobs {
  return {
    only: gate,
    needs: null,
    results: optionalLines('results') ?? [],
    cases: optionalLines('cases'),
    plan: optionalInput('plan'),
    compare: compareInputs(optionalInput('baseline')),
    tolerateInfra: !booleanInput('fail-on-infra', true),
  };
}
