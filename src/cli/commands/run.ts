import type { RunOutcome } from '../../app/run/recorded-batch.ts';
import { secretsOf } from '../../app/init/calling-workflow.ts';
import { PROVIDER_IDS } from '../../app/world/said.ts';
import { LIVE, LIVE_RETRIES } from '../../app/run/run-options.ts';
import type { Results } from '../../contracts/results.ts';
import type { AddCommand, CommandContext } from '../command.ts';
import { counted } from '../../contracts/counted.ts';
import { shellWord } from '../../contracts/explain-command.ts';
import { addAdaptiveOptions, addRunOptions, flagsForResume, runOptionsOf, type RunFlags } from '../run-flags.ts';

export const addRun: AddCommand = (program, run) => {
  const command = program
    .command('run')
    .description(
      'run the real clients through the plan, and write transcripts, results.json, trajectory.jsonl and tool-use-proof.log',
    )
    .addHelpText(
      'after',
      `
A client gets the keys that its live settings name, such as ${secretsOf(PROVIDER_IDS).join(', ')},
and nothing else of this environment. Exit codes: 0 the units ran (the gate judges them), 2 usage or invalid input,
3 no unit came to a verdict, or the run was interrupted.

Examples:
  $ portcullis run --skills .claude/skills --agents claude --max-parallel 2
  $ portcullis run --adaptive --base-ref origin/main --budget-units 200
  $ portcullis run --plan plan.json --shard 2 --skills .claude/skills
  $ portcullis run --resume 0b7c6a52-8a4e-4b5e-9d0e-6a3f1c2d4e5f`,
    );
  run(addAdaptiveOptions(addRunOptions(command)), async (options, context) => {
    const asked = runOptionsOf(options, process.env, LIVE_RETRIES);
    const { whileRunning } = await import('../progress.ts');
    const { runBatch } = await import('../../app/run/run-batch.ts');
    const outcome = await whileRunning(context, (progress, signal) =>
      runBatch(context.openWorld(), asked, LIVE, progress, signal),
    );
    return printOutcome(outcome, context, 'run', options);
  });
};

/** Says how a run ended; returns the exit code. */
export function printOutcome(outcome: RunOutcome, context: CommandContext, command: string, flags: RunFlags): number {
  const { results, folder } = outcome;
  if (results === null) {
    // The folder and not the id, which is looked for below one folder only.
    const again = flagsForResume(flags);
    const also = again.length === 0 ? '' : ` ${again.join(', ')} as before and`;
    context.say(`interrupted; resume with${also}: portcullis ${command} --resume ${shellWord(folder)}`);
    return 3;
  }
  for (const line of leftOut(outcome.plan, results)) context.say(line);
  printResults(results, folder, context);
  return results.summary.pass + results.summary.fail === 0 ? 3 : 0;
}

/** How many units came to what, and where that is written; `more` stands beside the counts. */
export function printResults(results: Results, folder: string, context: CommandContext, more = ''): void {
  const { total, pass, fail, infra_error: infra } = results.summary;
  const counts = `${counted(total, 'unit')}: ${pass} pass, ${fail} fail, ${infra} infra_error${more}`;
  context.print(context.json ? context.document(results) : `${counts}\n${folder}/results.json\n`);
}

/** What of the plan was not run, and how it would be. */
function leftOut(plan: RunOutcome['plan'], { results, not_run: notRun = [] }: Results): readonly string[] {
  if (notRun.length > 0) {
    return [
      `the budget is used up: ${counted(notRun.length, 'cell')} not run or not decided; raise it and use --resume`,
    ];
  }
  const ran = new Set(results.map((unit) => unit.unit_run_id));
  const required = plan.units.filter((unit) => unit.optional !== true);
  const isPlain = results.length === required.length && required.every((unit) => ran.has(unit.unit_run_id));
  if (!isPlain || required.length === plan.units.length || results.every(({ status }) => status === 'pass')) return [];
  return ['only the trials that are always run were run; with --adaptive undecided cells get more'];
}
