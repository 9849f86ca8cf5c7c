import { LOOSENING_TRIALS } from '../../app/world/said.ts';
import type { AddCommand } from '../command.ts';
import { CASES, PLAN_OF_RESULTS, RESULTS } from '../shared-flags.ts';
import { usageError } from '../../kernel/portcullis-error.ts';

export const addBless: AddCommand = (program, run) => {
  const command = program
    .command('bless')
    .description('write the baseline that results support, and show what changes')
    .option(...RESULTS)
    .option(...CASES)
    .option(...PLAN_OF_RESULTS)
    .option('--baseline <file>', 'the baseline to write (default: from the configuration)')
    .option('--reason <text>', 'why expectations are loosened; needed where any is')
    .option('--pool', 'add the counts of these batches to the histories; loosens nothing')
    .option('--anchor <cell>', 'take the newest counts of CASE/PROVIDER as its anchor, with --reason; needs no results')
    .option('--expect-infra', 'add `infra_error`, with --reason, for cells without an entry that only ended so')
    .option('--required <dir>', 'write the baseline of required checks instead, from a folder with their proofs')
    .option('--expires <day>', 'with --required: the last day on which a check may fail, as 2026-12-31')
    .option('--dry-run', 'show the changes, write nothing')
    .addHelpText(
      'after',
      `\nLoosening needs ${LOOSENING_TRIALS} trials of a cell; --pool is for the nightly runs of the base branch.\n` +
        '\nExamples:\n  $ portcullis bless --results artifacts/<batch> --reason "Copilot 1.0.103 dropped the alias"' +
        '\n  $ portcullis bless --pool --results artifacts/<batch>' +
        '\n  $ portcullis bless --anchor alpha-greeting/claude --reason "the new prompt is harder"' +
        '\n  $ portcullis bless --required artifacts/<batch> --reason "flaky runner" --expires 2026-12-31',
    );
  run(command, async (options, context) => {
    const { anchorText, jsonOf, requiredText, textOf } = await import('../bless-text.ts');
    const { cases = null, plan = null, baseline = null, pool = false, expectInfra = false, dryRun = false } = options;
    const reason = textOrNull(options.reason);
    const { required: folder, expires = null } = options;
    if (folder !== undefined) {
      refuseBeside('required', [...OF_RESULTS, 'anchor', 'baseline'], options);
      const { blessRequired } = await import('../../app/baselines/bless-required.ts');
      const blessed = await blessRequired(context.openWorld(), { folder, reason, expires, dryRun });
      context.print(context.json ? context.document(blessed) : requiredText(blessed));
      return 0;
    }
    if (options.anchor !== undefined) {
      refuseBeside('anchor', [...OF_RESULTS, 'expires'], options);
      const { blessAnchor } = await import('../../app/baselines/bless-anchor.ts');
      const blessed = await blessAnchor(context.openWorld(), options.anchor, { baseline, reason, dryRun });
      context.print(context.json ? context.document(blessed) : anchorText(options.anchor, blessed));
      return 0;
    }
    const results = context.required('--results', options.results);
    const asked = { results, cases, plan, baseline, reason, pool, expectInfra, dryRun };
    const { bless } = await import('../../app/baselines/bless.ts');
    const outcome = await bless(context.openWorld(), asked);
    for (const warning of outcome.warnings) context.say(`warning: ${warning}`);
    context.print(context.json ? context.document(jsonOf(outcome)) : textOf(outcome, context.style));
    return 0;
  });
};

const OF_RESULTS = ['results', 'cases', 'plan', 'pool', 'expectInfra'];

/** Of what has no meaning beside a flag, nothing is ignored. */
function refuseBeside(flag: string, meaningless: readonly string[], options: object): void {
  const other = meaningless.find((name) => name in options);
  if (other === undefined) return;
  const name = other.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  throw usageError(`expected one of --${flag} and --${name}, found both`);
}

/** A reason of blanks is none. */
function textOrNull(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
