import { Option } from 'commander';

import { REPORT_FORMATS, type ReportFormat } from '../../app/world/said.ts';
import type { AddCommand } from '../command.ts';

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
  run<{ readonly format?: ReportFormat; readonly markdown?: boolean }>(
    command,
    async (options, context, [file = '']) => {
      const { readReport } = await import('../../app/gates/report-files.ts');
      const { renderReport } = await import('../../app/gates/reports.ts');
      const { document, report } = await readReport(context.openWorld(), file);
      const format = options.format ?? (options.markdown === true ? 'markdown' : 'text');
      context.print(context.json ? context.document(document) : renderReport(report, format, context.style));
      return 0;
    },
  );
};
