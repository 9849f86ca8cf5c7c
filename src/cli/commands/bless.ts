import { bless, described } from '../../app/bless.ts';
import type { AddCommand } from '../command.ts';
import { counted } from '../counted.ts';

interface BlessFlags {
  readonly results?: readonly string[];
  readonly cases?: readonly string[];
  readonly plan?: string;
  readonly baseline?: string;
  readonly reason?: string;
  readonly dryRun?: boolean;
}

const MARKS = { added: '+', removed: '-', loosened: '~', tightened: '~' } as const;

export const addBless: AddCommand = (program, run) => {
  const command = program
    .command('bless')
    .description('write the baseline that results support, and show what changes')
    .option('--results <path...>', 'results files, or the folders that hold them')
    .option('--cases <file...>', 'case files or globs; without them the configured ones')
    .option('--plan <file>', 'the plan; without it plan.json beside the results')
    .option('--baseline <file>', 'the baseline to write; without it the configured one')
    .option('--reason <text>', 'why expectations are loosened; needed where any is')
    .option('--dry-run', 'show the changes, write nothing')
    .addHelpText(
      'after',
      '\nExample:\n  $ portcullis bless --results artifacts/<batch> --reason "Copilot 1.0.103 dropped the alias"',
    );
  run<BlessFlags>(command, async (options, context) => {
    const outcome = await bless(context.openWorld(), {
      results: context.required('--results', options.results),
      cases: options.cases ?? null,
      plan: options.plan ?? null,
      baseline: options.baseline ?? null,
      reason: textOrNull(options.reason),
      dryRun: options.dryRun === true,
    });
    const { changes, file, written } = outcome;
    if (context.json) {
      context.print(context.document({ file, written, changes, unchanged_by_infra: outcome.unchangedByInfra }));
      return 0;
    }
    for (const change of changes) {
      const paint = {
        added: context.style.green,
        tightened: context.style.green,
        removed: context.style.red,
        loosened: context.style.yellow,
      }[change.kind];
      const text = `${MARKS[change.kind]} ${change.case_id}/${change.agent}: ${described(change.before)} → ${described(change.after)} (${change.kind})`;
      context.print(`${paint(text)}\n`);
    }
    for (const cell of outcome.unchangedByInfra)
      context.print(`  ${cell}: infrastructure errors only, entry unchanged\n`);
    const done = written
      ? `wrote ${file}`
      : changes.length === 0
        ? `${file} already says what the results support`
        : `${file} not written`;
    context.print(`${counted(changes.length, 'change')}; ${done}\n`);
    return 0;
  });
};

/** A reason of blanks is none. */
function textOrNull(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
