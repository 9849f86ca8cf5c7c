import { dirname, join } from 'node:path';

import { setOutput } from '@actions/core';

import { compareRequestOfRun, type CompareInputs } from '../app/comparator/compare-request-of-run.ts';
import { workflowRun } from '../app/world/workflow-run.ts';
import { openWorld } from '../app/world/open-world.ts';
import { planJobs, type PlannedJobs } from '../app/plan/plan-jobs.ts';
import { errorSummary, escapeMarkdown, planSummary } from '../app/gates/reports.ts';
import { artifactName, PLAN_ARTIFACT } from '../app/results/run-artifacts.ts';
import { MATRIX_WISH } from '../app/plan/write-plan.ts';
import { counted } from '../contracts/counted.ts';
import { PLAN_FILE } from '../contracts/plan.ts';
import { formatProblem, ProblemsError } from '../contracts/problem.ts';
import { VERSION } from '../contracts/version.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { leftFolder, workspaceFolder } from './action-paths.ts';
import { annotate } from './annotate.ts';
import { harmlessError } from './harmless-error.ts';
import { keepArtifact } from './keep-artifact.ts';
import { printRaw } from './print-raw.ts';
import { writeSummary } from './write-summary.ts';

/** The inputs of the `plan` action; null where one is not given. */
export interface PlanInputs {
  readonly cases: readonly string[] | null;
  readonly agents: string[] | null;
  readonly caseIds: string[] | null;
  readonly categories: string[] | null;
  readonly changed: boolean;
  readonly skills: readonly string[] | null;
  readonly compare: CompareInputs;
  readonly shards: number | null;
  readonly shardMinutes: number | null;
  readonly durations: readonly string[];
  readonly upload: boolean;
  readonly directory: string | null;
}

/** Plans the jobs of this run: `plan.json` as a file and as an artifact, outputs for the matrix, a job summary. */
export async function runPlan(inputs: PlanInputs): Promise<void> {
  const { attempt } = workflowRun(process.env);
  const file = join(leftFolder(inputs.directory), PLAN_FILE);
  try {
    const planned = await plannedJobs(inputs, file);
    tell(planned, file);
    const page = planSummary(planned.plan, planned.comparator?.report.merge_base ?? null);
    const name = artifactName(PLAN_ARTIFACT, attempt);
    const upload = { name, folder: dirname(file), files: [PLAN_FILE] };
    const advice = inputs.upload ? await keepArtifact(upload) : null;
    await writeSummary(advice === null ? page : `${page}\n${escapeMarkdown(advice)}\n`);
  } catch (error) {
    if (error instanceof ProblemsError) annotateProblems(error);
    if (error instanceof PortcullisError) await writeSummary(errorSummary('Routing plan', error));
    throw harmlessError(error);
  }
}

async function plannedJobs(inputs: PlanInputs, file: string): Promise<PlannedJobs> {
  const { cases, skills, agents, caseIds, categories, shards, shardMinutes, durations } = inputs;
  const isAsked = shards !== null || shardMinutes !== null;
  return planJobs(openWorld(VERSION, workspaceFolder(), printRaw), {
    cases,
    skills,
    selection: { agents, case_ids: caseIds, categories },
    trials: null,
    compare: await compareRequestOfRun(process.env, inputs.compare),
    changed: inputs.changed ? { skills } : null,
    output: file,
    shards: isAsked ? { most: shards, seconds: shardMinutes === null ? null : shardMinutes * 60 } : MATRIX_WISH,
    durations,
  });
}

function tell({ plan, outputs }: PlannedJobs, file: string): void {
  const lines = (plan.shards ?? []).map(({ shard, agent, cells, expected_seconds: seconds }) => {
    return `shard ${shard}: ${agent}, ${counted(cells.length, 'cell')}, about ${Math.ceil(seconds / 60)} min`;
  });
  printRaw([`${counted(plan.units.length, 'unit')} of ${counted(plan.cases.length, 'case')}`, ...lines].join('\n'));
  setOutput('matrix', JSON.stringify(outputs.matrix));
  setOutput('has-work', String(outputs.has_work));
  setOutput('batch-run-id', outputs.batch_run_id);
  setOutput('plan-digest', outputs.plan_digest);
  setOutput('plan', file);
}

/** Each at its line, where a pull request shows it. */
function annotateProblems({ problems }: ProblemsError): void {
  annotate(
    problems.map((problem) => ({
      rule: 'validate',
      level: 'error',
      text: formatProblem(problem),
      file: problem.file,
      line: problem.line,
    })),
  );
}
