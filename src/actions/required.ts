import { join } from 'node:path';
import { setOutput } from '@actions/core';

import type { RequiredJob } from '../app/required/required-job.ts';
import { VERSION } from '../contracts/version.ts';
import { compareInputs } from './compare-inputs.ts';
import { booleanInput, choiceInput, numberInput, optionalInput } from './inputs.ts';
import { isFresh, runFresh } from './fresh-process.ts';
import { printRaw } from './print-raw.ts';
import { outputFolder, runAction, summarised, workspaceFolder } from './run-action.ts';

/** The `required` action: shows the checks that the change needs, leaves the proof, and judges it. */
export async function required(distFolder: string): Promise<void> {
  // Commands of checks are started from a process whose environment shows them nothing.
  const program = (await isFresh()) ? null : join(distFolder, 'required.js');
  return runAction(async () => {
    const inputs = readInputs();
    if (program !== null && inputs.evidence !== 'github') return runFresh(program);
    const { folder, attestationDigest, comparator } = await summarised('Required checks', () => prove(inputs));
    setOutput('proof', folder);
    setOutput('attestation-digest', attestationDigest);
    if (inputs.upload) await uploadProof(folder);
    const { judgeGates } = await import('./judge-gates.ts');
    await judgeGates(
      {
        only: 'required',
        needs: null,
        results: [],
        cases: null,
        plan: null,
        compare: inputs.compare,
        tolerateInfra: false,
      },
      { left: 'result', upload: false, files: null, publish: null },
      { given: new Map([['required', [folder]]]), comparator },
    );
  });
}

async function prove({
  compare,
  directory,
  upload: _upload,
  ...inputs
}: ReturnType<typeof readInputs>): Promise<RequiredJob> {
  const { requiredJob } = await import('../app/required/required-job.ts');
  const { compareRequestOfRun } = await import('../app/comparator/compare-request-of-run.ts');
  const { interruptSignal } = await import('../app/world/interrupt-signal.ts');
  const { openWorld } = await import('../app/world/world.ts');
  const world = openWorld(VERSION, workspaceFolder(), printRaw);
  const { signal, release } = interruptSignal();
  const request = await compareRequestOfRun(process.env, compare);
  const places = { environment: process.env, directory: outputFolder(directory) };
  const rest = { compare: request, signal, only: null, onBegin: () => undefined };
  return requiredJob(world, { ...inputs, ...places, ...rest }).finally(release);
}

/** As `required-a<attempt>`, where the gate of this run finds it. */
async function uploadProof(folder: string): Promise<void> {
  const { keepArtifact } = await import('./keep-artifact.ts');
  const { artifactName, REQUIRED_ARTIFACT } = await import('../app/results/artifact-source.ts');
  const name = artifactName(REQUIRED_ARTIFACT, Number(process.env['GITHUB_RUN_ATTEMPT'] ?? '1'));
  await keepArtifact({ name, folder, files: null });
}

function readInputs() {
  const evidence = choiceInput('evidence', ['', 'run', 'github', 'both']);
  return {
    evidence: evidence === '' ? null : evidence,
    // No job lasts longer than six hours.
    waitMinutes: numberInput('wait-minutes', { least: 0, most: 360, whole: true }) ?? 0,
    maxParallel: numberInput('max-parallel', { most: 256, whole: true }) ?? 1,
    planDigest: optionalInput('plan-digest'),
    compare: compareInputs(),
    upload: booleanInput('upload', true),
    directory: optionalInput('directory'),
  };
}
