import { getState, saveState } from '@actions/core';

import { PortcullisError } from '../kernel/portcullis-error.ts';
import { compareInputs } from './compare-inputs.ts';
import { booleanInput, choiceInput, numberInput, optionalInput, optionalLines } from './inputs.ts';
import type { RouteInputs } from './route-program.ts';
import { runAction } from './run-action.ts';

/** Set in the main step, so that the same program knows the step that comes after the job. */
const POST = 'post';

/** The `route` action; after the job, also where that was cancelled, it uploads what there is if the main step could not. */
export function route(): Promise<void> {
  return runAction(async () => {
    if (getState(POST) !== '') {
      const { keepWhatIsThere } = await import('./route-post.ts');
      await keepWhatIsThere();
      return;
    }
    saveState(POST, 'true');
    const inputs = readInputs();
    // Loaded only when the inputs are right, so that a wrong one is said at once.
    const { runRoute } = await import('./route-program.ts');
    await runRoute(inputs);
  });
}

function readInputs(): RouteInputs {
  const shard = numberInput('shard', { most: 1_000_000, whole: true });
  if (shard === null) {
    const help = 'Set it under "with:", for example "shard: ${{ matrix.shard }}".';
    throw new PortcullisError('usage', 'The input "shard" is missing: the number of a job was expected.', help);
  }
  return {
    shard,
    agent: optionalInput('agent'),
    mode: modeInput(),
    plan: optionalInput('plan'),
    planDigest: optionalInput('plan-digest'),
    cases: optionalLines('cases'),
    skills: optionalLines('skills'),
    compare: compareInputs(),
    maxParallel: numberInput('max-parallel', { most: 256, whole: true }),
    timeout: numberInput('timeout', { most: 86_400, whole: true }),
    adaptive: adaptiveInput(),
    upload: booleanInput('upload', true),
    directory: optionalInput('directory'),
  };
}

function modeInput(): RouteInputs['mode'] {
  const [mode, transcripts] = [choiceInput('mode', ['live', 'rehearsal', 'replay']), optionalInput('transcripts')];
  if (mode === 'replay') {
    if (transcripts !== null) return { kind: mode, transcripts };
    const message =
      'The input "transcripts" is missing: with "mode: replay" the folder of the recordings was expected.';
    throw new PortcullisError('usage', message, 'Set it under "with:", for example "transcripts: recordings".');
  }
  if (transcripts === null) return { kind: mode };
  const message = `The inputs "transcripts" and "mode: ${mode}" are both set: recordings are read with "mode: replay" only.`;
  throw new PortcullisError('usage', message);
}

function adaptiveInput(): RouteInputs['adaptive'] {
  const budget = {
    units: numberInput('budget-units', { most: 1_000_000, whole: true }),
    usd: numberInput('budget-usd', { most: 1_000_000, whole: false }),
    minutes: numberInput('budget-minutes', { most: 100_000, whole: false }),
  };
  if (booleanInput('adaptive', false)) return budget;
  if (Object.values(budget).every((limit) => limit === null)) return null;
  throw new PortcullisError('usage', 'A budget is set, and "adaptive: true" was expected beside it.');
}
