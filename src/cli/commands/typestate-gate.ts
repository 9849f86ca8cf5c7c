import { turnsText } from '../../app/gates/reports.ts';
import { gateTurns } from '../../app/typestate/gate-turns.ts';
import { writeDocument } from '../../app/world/write-document.ts';
import { compareRequestOf, type CompareFlags } from '../shared-flags.ts';
import type { AddCommand } from '../command.ts';

interface TypestateGateFlags extends CompareFlags {
  readonly results?: readonly string[];
  readonly turns?: readonly string[];
  readonly cases?: readonly string[];
  readonly plan?: string;
  readonly failOnInfra?: boolean;
  readonly output?: string;
}

/** Adds `gate` to the command `typestate`. */
export const addTypestateGate: AddCommand = (typestate, run) => {
  const command = typestate
    .command('gate')
    .description(
      'compare the failure classes of turns with those that the merge base tolerates; exit code 1 where one is new',
    )
    .option('--results <path...>', 'results files, or the folders that hold them: the turns of their transcripts')
    .option('--turns <file...>', 'evidence files of turns, JSON or JSON Lines, or globs')
    .option('--cases <file...>', 'case files or globs (default: from the configuration)')
    .option('--plan <file>', 'the plan (default: plan.json beside the results)')
    .option('--base-ref <ref>', 'compare with the merge base of this ref and HEAD')
    .option('--baseline <file>', 'compare with this file of tolerated classes as it is, without a comparator')
    .option('--no-fail-on-infra', 'cells that infrastructure ended only warn')
    .option('--output <file>', 'write the gate result as JSON')
    .addHelpText(
      'after',
      `
Exit codes: 0 holds, 1 a class fails, 2 usage or invalid input, 3 not comparable or not all turns could be judged.

Examples:
  $ portcullis typestate gate --results artifacts/<batch> --base-ref origin/main
  $ portcullis typestate gate --turns 'evidence/*.jsonl' --base-ref origin/main --json`,
    );
  run<TypestateGateFlags>(command, async (options, context) => {
    const result = await gateTurns(context.openWorld(), {
      results: options.results ?? [],
      turns: options.turns ?? [],
      cases: options.cases ?? null,
      plan: options.plan ?? null,
      compare: compareRequestOf(options),
      tolerateInfra: options.failOnInfra === false,
    });
    if (options.output !== undefined) await writeDocument(result, options.output, 'the gate result');
    context.print(context.json ? context.document(result) : turnsText(result, context.style));
    return result.exit_code;
  });
};
