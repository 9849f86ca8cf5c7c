import { basename, dirname, join } from 'node:path';
import { setOutput } from '@actions/core';

import { annotationOf } from '../app/gates/annotations.ts';
import type { CompareInputs } from '../app/comparator/compare-request-of-run.ts';
import type { WritePlanOptions, WrittenPlan } from '../app/plan/write-plan.ts';
import { openWorld } from '../app/world/world.ts';
import { counted } from '../contracts/counted.ts';
import { PLAN_FILE } from '../contracts/plan.ts';
import { formatProblem, ProblemsError } from '../contracts/problem.ts';
import { VERSION } from '../contracts/version.ts';
import { annotate } from './annotate.ts';
import { compareInputs } from './compare-inputs.ts';
import { booleanInput, namesInput, numberInput, optionalInput, optionalLines } from './inputs.ts';
import { printRaw } from './print-raw.ts';
import { action, outputFolder, workspaceFolder } from './run-action.ts';
import { writeSummary } from './write-summary.ts';

interface PlanInputs extends Pick<WritePlanOptions, 'cases' | 'selection' | 'durations'> {
  readonly changed: boolean;
  readonly skills: readonly string[] | null;
  readonly compare: CompareInputs;
  readonly shards: number | null;
  readonly shardMinutes: number | null;
  readonly upload: boolean;
  readonly directory: string | null;
}

/**
 * The `plan` action plans the jobs of this run: `plan.json` as a file and as an artifact, outputs for the matrix, a job summary. First
 * everything is checked that `validate` checks: what is wrong is said once, before any job begins.
 */
export const plan = action('Routing plan', readInputs, async ({ upload, directory, compare, ...inputs }) => {
  const { compareRequestOfRun } = await import('../app/comparator/compare-request-of-run.ts');
  const { MATRIX_WISH, shardWish, writePlan } = await import('../app/plan/write-plan.ts');
  const { validateAll } = await import('../app/validate/validate.ts');
  const { workflowRun } = await import('../app/world/workflow-run.ts');
  const { escapeMarkdown, planSummary } = await import('../app/gates/reports.ts');
  const world = openWorld(VERSION, workspaceFolder(), printRaw);
  const { attempt } = workflowRun(process.env);
  const request = await compareRequestOfRun(process.env, compare);
  const { problems } = await validateAll(world, { ...inputs, baseline: null });
  // Each at its line, where a pull request shows it.
  annotate(problems.map((problem) => annotationOf('error', 'validate', formatProblem(problem), problem)));
  if (problems.length > 0) throw new ProblemsError('what is to be planned', problems);
  const output = join(outputFolder(directory), PLAN_FILE);
  const shards = shardWish(inputs.shards, inputs.shardMinutes) ?? MATRIX_WISH;
  const planned = await writePlan(world, { ...inputs, trials: null, compare: request, output, shards });
  printPlan(planned);
  setOutputs(planned, output);
  const page = planSummary(planned.plan, planned.comparator?.commits ?? null);
  const advice = upload ? await uploadPlan(output, attempt) : null;
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

function printPlan({ plan: { units, cases, shards = [] } }: WrittenPlan): void {
  const lines = shards.map(({ shard, agent, cells, expected_seconds: seconds }) => {
    return `shard ${shard}: ${agent}, ${counted(cells.length, 'cell')}, about ${Math.ceil(seconds / 60)} min`;
  });
  printRaw([`${counted(units.length, 'unit')} of ${counted(cases.length, 'case')}`, ...lines].join('\n'));
}

function setOutputs({ outputs }: WrittenPlan, file: string): void {
  setOutput('matrix', JSON.stringify(outputs.matrix));
  setOutput('has-work', String(outputs.has_work));
  setOutput('batch-run-id', outputs.batch_run_id);
  setOutput('plan-digest', outputs.plan_digest);
  setOutput('plan', file);
}

async function uploadPlan(file: string, attempt: number): Promise<string | null> {
  const { keepArtifact } = await import('./keep-artifact.ts');
  const { artifactName, PLAN_ARTIFACT } = await import('../app/results/artifact-source.ts');
  const name = artifactName(PLAN_ARTIFACT, attempt);
  return keepArtifact({ name, folder: dirname(file), files: [basename(file)] });
}
