import { comparatorCasesFor } from '../../app/comparator-cases.ts';
import { replay } from '../../app/replay.ts';
import type { AddCommand } from '../command.ts';
import { addSelectionOptions, planOptionsOf, type SelectionFlags } from '../selection.ts';

interface ReplayFlags extends SelectionFlags {
  readonly transcripts?: string;
  readonly artifactsRoot?: string;
  readonly output?: string;
  readonly skills?: readonly string[];
  readonly baseRef?: string;
}

export const addReplay: AddCommand = (program, run) => {
  const command = program
    .command('replay')
    .description('score recorded transcripts again and write results.json, plan.json and tool-use-proof.log')
    .option('--transcripts <dir>', 'DIR/<agent>/<case_id>[.<trial>].(jsonl|txt), with .meta.json beside')
    .option('--artifacts-root <dir>', 'where the folder of the batch goes', 'artifacts')
    .option('--output <file>', 'a copy of results.json')
    .option('--skills <dir...>', 'roots of the installed skills; without them they come from the transcripts')
    .option('--base-ref <ref>', 'also record what the cases at the merge base with this ref ask for')
    .addHelpText(
      'after',
      `
Example:
  $ portcullis replay --cases cases/routing/demo.json --transcripts recordings --artifacts-root artifacts`,
    );
  addSelectionOptions(command);
  run<ReplayFlags>(command, async (options, context) => {
    const world = await context.openWorld();
    const planOptions = planOptionsOf(options);
    const outcome = await replay(
      world,
      {
        ...planOptions,
        transcripts: context.required('--transcripts', options.transcripts),
        artifactsRoot: options.artifactsRoot ?? 'artifacts',
        output: options.output ?? null,
        skills: options.skills ?? null,
        comparatorCases:
          options.baseRef === undefined ? [] : await comparatorCasesFor(world, options.baseRef, planOptions.cases),
      },
      // A protocol line that other programs read: never suppressed, never decorated.
      (folder) => context.io.stderr.write(`ARTIFACT_DIR=${folder}\n`),
    );
    for (const unit of outcome.missing)
      context.say(`missing: ${unit.agent}/${unit.case_id}, trial ${unit.trial}: no transcript`);
    const { summary } = outcome.results;
    if (context.json) context.print(context.document(outcome.results));
    else {
      const missing = outcome.missing.length === 0 ? '' : `, ${outcome.missing.length} without a transcript`;
      context.print(
        `${summary.total} units: ${summary.pass} pass, ${summary.fail} fail, ${summary.infra_error} infra_error${missing}\n`,
      );
      context.print(`${outcome.folder}/results.json\n`);
    }
    return 0;
  });
};
