import { writeDocument } from '../../app/world/write-document.ts';
import { runGates } from '../../app/gates/run-gates.ts';
import { gateText } from '../../app/gates/reports.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { compareRequestOf, type CompareFlags } from '../shared-flags.ts';
import type { AddCommand } from '../command.ts';
import { writeReportFiles, type ReportFlags } from '../report-files.ts';

interface GateFlags extends CompareFlags, ReportFlags {
  readonly results?: readonly string[];
  readonly cases?: readonly string[];
  readonly plan?: string;
  readonly failOnInfra?: boolean;
  readonly turns?: readonly string[];
  readonly typestate?: boolean;
  readonly output?: string;
}

export const addGate: AddCommand = (program, run) => {
  const command = program
    .command('gate')
    .description('compare results with the baseline at the merge base; exit code 1 where a cell fails')
    .option(
      '--results <path...>',
      'results files, or the folders that hold them; none where the plan has nothing to run',
    )
    .option('--cases <file...>', 'case files or globs (default: from the configuration)')
    .option('--plan <file>', 'the plan (default: plan.json beside the results)')
    .option('--base-ref <ref>', 'compare with the merge base of this ref and HEAD')
    .option('--baseline <file>', 'compare with this file as it is, without a comparator')
    .option('--no-fail-on-infra', 'infrastructure errors warn; regressions still fail')
    .option('--typestate', 'judge the turns of tool calls as well, also where no configuration asks for it')
    .option('--turns <file...>', 'evidence files of turns to judge beside those of the transcripts')
    .option('--output <file>', 'write the gate result as JSON')
    .option('--sarif <file>', 'write what the gates say as SARIF 2.1.0, for code scanning')
    .option('--junit <file>', 'write the cells as JUnit XML')
    .option('--markdown <file>', 'write the page of a job summary')
    .addHelpText(
      'after',
      `
Exit codes: 0 holds, 1 a cell or a turn fails, 2 usage or invalid input, 3 not comparable.

Examples:
  $ portcullis gate --results artifacts/<batch> --base-ref origin/main
  $ portcullis gate --results artifacts/routing-* --plan plan.json --base-ref origin/main
  $ portcullis gate --results artifacts/<batch> --baseline baselines/provider-baseline.json --json`,
    );
  run<GateFlags>(command, async (options, context) => {
    const gated = runGates(context.openWorld(), {
      // Without any the plan has to say that nothing has to run.
      results: options.plan === undefined ? context.required('--results', options.results) : (options.results ?? []),
      cases: options.cases ?? null,
      plan: options.plan ?? null,
      compare: compareRequestOf(options),
      tolerateInfra: options.failOnInfra === false,
      turns: options.turns ?? (options.typestate === true ? [] : null),
    });
    const result = await gated.catch(async (error: unknown) => {
      if (error instanceof PortcullisError) await writeReportFiles(error, options, context);
      throw error;
    });
    if (options.output !== undefined) await writeDocument(result, options.output, 'the gate result');
    context.print(context.json ? context.document(result) : gateText(result, context.style));
    await writeReportFiles(result, options, context);
    return result.exit_code;
  });
};
