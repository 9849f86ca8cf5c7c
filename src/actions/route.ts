import { join } from 'node:path';
import { getState, saveState, setOutput, setSecret } from '@actions/core';

import { safeLines } from '../app/gates/annotations.ts';
import type { Job, JobOutcome, JobRequest } from '../app/route/run-job.ts';
import type { RunListeners } from '../app/run/run-options.ts';
import { interruptSignal } from '../app/world/interrupt-signal.ts';
import { VERSION } from '../contracts/version.ts';
import { usageError } from '../kernel/portcullis-error.ts';
import { warn } from './annotate.ts';
import { compareInputs } from './compare-inputs.ts';
import { booleanInput, choiceInput, numberInput, optionalInput, optionalLines } from './inputs.ts';
import { isFresh, runFresh } from './fresh-process.ts';
import { RawLog } from './print-raw.ts';
import { action, outputFolder, runAction, workspaceFolder } from './run-action.ts';

type RouteInputs = JobRequest & { readonly upload: boolean; readonly directory: string | null };

/** Set in the main step, so that the same program knows the step that comes after the job. */
const POST = 'post';

/** The `route` action; after the job, also where that was cancelled, it uploads what there is if the main step could not. */
export async function route(distFolder: string): Promise<void> {
  if (await isFresh()) return main(null)();
  if (getState(POST) !== '') return runAction(uploadLeftovers);
  saveState(POST, 'true');
  return main(join(distFolder, 'route.js'))();
}

/** Runs one job of a plan, uploads what came of it, and tells it in the job summary; agents in `program`, where this process is not fresh. */
const main = (program: string | null): (() => Promise<void>) =>
  action('Routing', readInputs, async ({ upload, directory, ...request }: RouteInputs) => {
    if (program !== null && request.mode.kind !== 'replay') return runFresh(program);
    const { loadJob } = await import('../app/route/run-job.ts');
    const places = { workspace: workspaceFolder(), directory: outputFolder(directory) };
    const job = await loadJob(process.env, request, places);
    setOutput('artifact', job.name);
    if (upload) {
      // Said before any unit is run: whatever ends the main step, the step after it knows.
      saveState('folder', join(job.directory, job.name));
      saveState('artifact', job.name);
    }
    const { outcome, notes } = await watchedRun(job);
    const { finishRoute } = await import('./finish-route.ts');
    await finishRoute(job, outcome, notes, upload);
  });

/** The step after a job that was cancelled or broke off: what it left becomes its artifact all the same. */
async function uploadLeftovers(): Promise<void> {
  const [folder, name] = [getState('folder'), getState('artifact')];
  if (folder === '' || name === '' || getState('tried') !== '') return;
  warn(`the job ended before its results were whole; what it left is uploaded as ${name}`);
  const { keepArtifact } = await import('./keep-artifact.ts');
  await keepArtifact({ name, folder, files: null });
}

/** Runs the job, and shows how it goes on. Keys are masked before any agent is started; from then on nothing in the log is a command. */
async function watchedRun(job: Job): Promise<{ readonly outcome: JobOutcome; readonly notes: readonly string[] }> {
  const { runJob } = await import('../app/route/run-job.ts');
  const { openWorld } = await import('../app/world/world.ts');
  const { lifecycleLines } = await import('../app/run/lifecycle-lines.ts');
  const { configuredSecrets, knownSecrets } = await import('../app/world/secret-values.ts');
  const log = new RawLog();
  const notes: string[] = [];
  const mask = (values: readonly string[]): void => values.forEach((value) => setSecret(value));
  mask(knownSecrets(process.env));
  const listeners: RunListeners = {
    ...lifecycleLines((line) => log.print(line)),
    onFolder: (folder) => setOutput('results', folder),
    onCommands: ({ config, note }) => {
      mask(configuredSecrets(config, process.env));
      log.open();
      if (note !== null) notes.push(note);
    },
    onStop: (why) => {
      log.print(`error: ${safeLines(why)}`);
      notes.push(`stopped: ${why}`);
    },
  };
  const { signal, release } = interruptSignal();
  try {
    const world = openWorld(VERSION, workspaceFolder(), (line) => log.print(line));
    return { outcome: await runJob(world, job, process.env, listeners, signal), notes };
  } finally {
    release();
    log.close();
  }
}

function readInputs(): RouteInputs {
  const shard = numberInput('shard', { most: 1_000_000, whole: true });
  if (shard === null) {
    const help = 'Set it under "with:", for example "shard: ${{ matrix.shard }}".';
    throw usageError('The input "shard" is missing: the number of a job was expected.', help);
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
    throw usageError(message, 'Set it under "with:", for example "transcripts: recordings".');
  }
  if (transcripts === null) return { kind: mode };
  const message = `The inputs "transcripts" and "mode: ${mode}" are both set: recordings are read with "mode: replay" only.`;
  throw usageError(message);
}

function adaptiveInput(): RouteInputs['adaptive'] {
  const budget = {
    units: numberInput('budget-units', { most: 1_000_000, whole: true }),
    usd: numberInput('budget-usd', { most: 1_000_000, whole: false }),
    minutes: numberInput('budget-minutes', { most: 100_000, whole: false }),
  };
  if (booleanInput('adaptive', false)) return budget;
  if (Object.values(budget).every((limit) => limit === null)) return null;
  throw usageError('A budget is set, and "adaptive: true" was expected beside it.');
}
