import { runBatch, type RunOutcome } from '../../app/run/run-batch.ts';
import { LIVE } from '../../app/run/run-mode.ts';
import { LIVE_RETRIES } from '../../app/run/run-options.ts';
import type { AddCommand, RunContext } from '../command.ts';
import { counted } from '../counted.ts';
import { interruptSignal } from '../interrupt-signal.ts';
import { addRunOptions, runOptionsOf, type RunFlags } from '../run-flags.ts';
import { runProgress } from '../run-progress.ts';

export const addRun: AddCommand = (program, run) => {
  const command = program
    .command('run')
    .description('run the real clients through the plan, and write transcripts, results.json and tool-use-proof.log')
    .addHelpText(
      'after',
      `
A client gets the keys that its live settings name, such as ANTHROPIC_API_KEY, OPENAI_API_KEY or COPILOT_GITHUB_TOKEN,
and nothing else of this environment. Exit codes: 0 the units ran (the gate judges them), 2 usage or invalid input,
3 no unit came to a verdict, or the run was broken off.

Examples:
  $ portcullis run --skills .claude/skills --agents claude --max-parallel 2
  $ portcullis run --resume 0b7c6a52-8a4e-4b5e-9d0e-6a3f1c2d4e5f`,
    );
  addRunOptions(command);
  run<RunFlags>(command, async (options, context) => {
    const progress = runProgress(context);
    const { signal, release } = interruptSignal();
    const outcome = await runBatch(
      context.openWorld(),
      runOptionsOf(options, process.env, LIVE_RETRIES),
      LIVE,
      progress,
      signal,
    ).finally(() => {
      progress.end();
      release();
    });
    return printOutcome(outcome, context, 'run');
  });
};

/** Says how a run ended; returns the exit code. */
export function printOutcome({ results, folder }: RunOutcome, context: RunContext, command: string): number {
  if (results === null) {
    // The folder and not the id, which is looked for below one folder only.
    context.say(`broken off; go on with the same flags and: portcullis ${command} --resume ${shellWord(folder)}`);
    return 3;
  }
  const { summary } = results;
  if (context.json) context.print(context.document(results));
  else {
    context.print(
      `${counted(summary.total, 'unit')}: ${summary.pass} pass, ${summary.fail} fail, ${summary.infra_error} infra_error\n`,
    );
    context.print(`${folder}/results.json\n`);
  }
  return summary.pass + summary.fail === 0 ? 3 : 0;
}

/** As a shell takes it for one word. */
function shellWord(text: string): string {
  return /^[\w./:@%+,=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
