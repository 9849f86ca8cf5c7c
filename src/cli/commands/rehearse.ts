import type { RehearsedSkills } from '../../app/rehearse/rehearse-skills.ts';
import { usageError } from '../../kernel/portcullis-error.ts';
import type { AddCommand, CommandContext } from '../command.ts';
import { addRunOptions, runOptionsOf } from '../run-flags.ts';
import { printOutcome } from './run.ts';

export const addRehearse: AddCommand = (program, run) => {
  const command = program
    .command('rehearse')
    .description('start the real clients with a scripted model on loopback: no key, no token, no network')
    .option('--scenarios <file...>', 'what the model says in which case (default: cases/rehearsal/*.json)')
    .option('--allow-skills', 'approve skills beforehand, as `run` does; cases are always rehearsed so')
    .addHelpText(
      'after',
      `
Alone it calls each skill once in each client, and the matrix says whether it was offered, loaded and recognised; exit code 1
where one was not. With --cases, --case-id, --category or --plan routing cases are run, without --cases the configured ones, and
the model does what each case asks for or what a scenario says; exit codes are those of \`run\`.

Examples:
  $ portcullis rehearse --skills .claude/skills --agents claude,codex,copilot
  $ portcullis rehearse --cases cases/routing/demo.json --skills .claude/skills`,
    );
  run(addRunOptions(command), async (options, context) => {
    const { whileRunning } = await import('../progress.ts');
    const world = context.openWorld();
    // A scripted model fails only where the scenario says so: nothing is gained by asking it again.
    const asked = runOptionsOf(options, process.env, 0);
    const { cases, caseId, category, plan, resume, scenarios = null, allowSkills = false } = options;
    const isOfCases = [cases, caseId, category, plan, resume].some((flag) => flag !== undefined);
    if (isOfCases) {
      const { rehearseCases } = await import('../../app/rehearse/rehearse-cases.ts');
      const outcome = await whileRunning(context, (progress, signal) =>
        rehearseCases(world, { ...asked, scenarios }, progress, signal),
      );
      return printOutcome(outcome, context, 'rehearse', options);
    }
    if (scenarios !== null) {
      const help = 'Where no cases are named the model calls each skill, and nothing else.';
      throw usageError('--scenarios: expected --cases beside it, or --case-id, found none', help);
    }
    const { rehearseSkills } = await import('../../app/rehearse/rehearse-skills.ts');
    const rehearsed = await whileRunning(context, (progress, signal) =>
      rehearseSkills(world, { ...asked, allowSkills }, progress, signal),
    );
    return printLoadability(rehearsed, context, { namesFile: true });
  });
};

/** Says which skills were loaded where; returns the exit code. `namesFile`: also where the matrix is kept. */
export async function printLoadability(
  { loadability, folder }: RehearsedSkills,
  context: CommandContext,
  { namesFile }: { readonly namesFile: boolean },
): Promise<number> {
  if (loadability === null) {
    context.say('interrupted; nothing was judged');
    return 3;
  }
  if (context.json) context.print(context.document(loadability));
  else {
    const { loadabilityText } = await import('../../app/gates/reports.ts');
    context.print(`${loadabilityText(loadability, context.style)}\n`);
    const { LOADABILITY_FILE } = await import('../../contracts/run-record.ts');
    if (namesFile) context.print(`${folder}/${LOADABILITY_FILE}\n`);
  }
  const notRun = loadability.rows.filter(({ outcome }) => outcome === 'not_run').length;
  // Where not one client was at work there is nothing to judge.
  if (notRun === loadability.summary.total) return 3;
  return loadability.summary.failed > 0 ? 1 : 0;
}
