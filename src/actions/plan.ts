import { compareInputs } from './compare-inputs.ts';
import { booleanInput, namesInput, numberInput, optionalInput, optionalLines } from './inputs.ts';
import type { PlanInputs } from './plan-program.ts';
import { runAction } from './run-action.ts';

/** The `plan` action. */
export function plan(): Promise<void> {
  return runAction(async () => {
    const inputs = readInputs();
    // Loaded only when the inputs are right, so that a wrong one is said at once.
    const { runPlan } = await import('./plan-program.ts');
    await runPlan(inputs);
  });
}

function readInputs(): PlanInputs {
  return {
    cases: optionalLines('cases'),
    agents: namesInput('agents')?.map((agent) => agent.toLowerCase()) ?? null,
    caseIds: namesInput('case-ids'),
    categories: namesInput('categories'),
    changed: booleanInput('changed', false),
    skills: optionalLines('skills'),
    compare: compareInputs(),
    shards: numberInput('shards', { most: 1_000_000, whole: true }),
    shardMinutes: numberInput('shard-minutes', { most: 100_000, whole: false }),
    durations: optionalLines('durations') ?? [],
    upload: booleanInput('upload', true),
    directory: optionalInput('directory'),
  };
}
