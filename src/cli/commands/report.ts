import { Option } from 'commander';

import { readReport, type GateDocument } from '../../app/gates/read-report.ts';
import {
  gateReportOf,
  renderReport,
  REPORT_FORMATS,
  turnsSummary,
  turnsText,
  type ReportFormat,
} from '../../app/gates/reports.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import type { AddCommand, RunContext } from '../command.ts';

interface ReportOptions {
  readonly format?: ReportFormat;
  readonly markdown?: boolean;
}

export const addReport: AddCommand = (program, run) => {
  const command = program
    .command('report')
    .description('show a gate result or report again, in the form of any channel')
    .argument('<file>', 'what `gate --output`, `typestate gate --output` or the gate action wrote')
    .addOption(new Option('--format <name>', 'the format (default: text)').choices(REPORT_FORMATS))
    .option('--markdown', 'short for `--format markdown`: as the job summary has it')
    .addHelpText(
      'after',
      `
It exits with 0 whatever the gate decided. \`--json\` prints the document as it is.

Examples:
  $ portcullis gate --results artifacts/<batch> --base-ref origin/main --output gate-result.json
  $ portcullis report gate-result.json --markdown
  $ portcullis report gate-report.json --format sarif`,
    );
  run<ReportOptions>(command, async (options, context, [file = '']) => {
    const document = await readReport(context.openWorld(), file);
    const format = context.json ? null : (options.format ?? (options.markdown === true ? 'markdown' : 'text'));
    context.print(textOf(document, format, context));
    return 0;
  });
};

/** `format`: null for the document itself. */
function textOf(document: GateDocument, format: ReportFormat | null, context: RunContext): string {
  const given = document.kind === 'report' ? document.report : document.result;
  if (format === null) return context.document(given);
  if (document.kind === 'typestate') {
    if (format === 'json') return context.document(document.result);
    if (format === 'markdown') return turnsSummary(document.result);
    if (format === 'text') return turnsText(document.result, context.style);
    const help = 'Run `portcullis gate`, whose result has both gates, or take text, markdown or json.';
    throw new PortcullisError(
      'usage',
      `--format ${format}: expected the result of \`gate\`, found that of turns alone`,
      help,
    );
  }
  const report = document.kind === 'report' ? document.report : gateReportOf(document.result, null);
  return renderReport(report, format, context.style);
}
