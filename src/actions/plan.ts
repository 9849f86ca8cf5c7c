import { basename, dirname } from 'node:path';
import { setOutput } from '@actions/core';

import { annotationOf } from '../app/gates/annotations.ts';
import type { PlanJobsOptions, PlannedJobs } from '../app/plan/plan-jobs.ts';
import { openWorld } from '../app/world/world.ts';
import { counted } from '../contracts/counted.ts';
import { formatProblem, ProblemsError } from '../contracts/problem.ts';
import { VERSION } from '../contracts/version.ts';
import { annotate } from './annotate.ts';
import { compareInputs, booleanInput, namesInput, numberInput, optionalInput, optionalLines } from './inputs.ts';
import { printRaw } from './print-raw.ts';
import { action, outputFolder, workspaceFolder } from './run-action.ts';
import { writeSummary } from './write-summary.ts';

type PlanInputs = Omit<PlanJobsOptions, 'directory'> & {
  readonly upload: boolean;
  readonly directory: string | null;
};

/** The `plan` action plans the jobs of this run: `plan.json` as a file and as an artifact, outputs for the matrix, a job summary. */
export const plan = action('Routing plan', readInputs, async ({ upload, directory, ...inputs }) => {
  const { planJobs } = await import('../app/plan/plan-jobs.ts');
  const { escapeMarkdown, planSummary } = await import('../app/gates/reports.ts');
  const world = openWorld(VERSION, workspaceFolder(), printRaw);
  const options = { ...inputs, directory: outputFolder(directory) };
  const planned = await planJobs(world, process.env, options).catch((error: unknown) => {
    // Each at its line, where a pull request shows it.
    const problems = error instanceof ProblemsError ? error.problems : [];
    annotate(problems.map((problem) => annotationOf('error', 'validate', formatProblem(problem), problem)));
    throw error;
  });
  printPlan(planned);
  setOutputs(planned);
  const page = planSummary(planned.plan, planned.comparator?.commits ?? null);
  const advice = upload ? await uploadPlan(planned) : null;
  await writeSummary(advice === null ? page : `${page}\n${escapeMarkdown(advice)}\n`);
});

function readInputs(): PlanInputs {
  return {
    cases: optionalLines('cases'),
    selection: {
      agents: namesInput('agents')?.map((agent) => agent.toLowerCase()) ?? null,
      case_ids: namesInput('case-ids'),
      categories: namesInput('categories'),
    },
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

function printPlan({ plan: { units, cases, shards = [] } }: PlannedJobs): void {
  const lines = shards.map(({ shard, agent, cells, expected_seconds: seconds }) => {
    return `shard ${shard}: ${agent}, ${counted(cells.length, 'cell')}, about ${Math.ceil(seconds / 60)} min`;
  });
  printRaw([`${counted(units.length, 'unit')} of ${counted(cases.length, 'case')}`, ...lines].join('\n'));
}

function setOutputs({ outputs, file }: PlannedJobs): void {
  setOutput('matrix', JSON.stringify(outputs.matrix));
  setOutput('has-work', String(outputs.has_work));
  setOutput('batch-run-id', outputs.batch_run_id);
  setOutput('plan-digest', outputs.plan_digest);
  setOutput('plan', file);
}

async function uploadPlan({ artifact, file }: PlannedJobs): Promise<string | null> {
  const { keepArtifact } = await import('./keep-artifact.ts');
  return keepArtifact({ name: artifact, folder: dirname(file), files: [basename(file)] });
}
