import type { AddCommand } from '../command.ts';
import { doctorText } from '../doctor-text.ts';

export const addDoctor: AddCommand = (program, run) => {
  const command = program
    .command('doctor')
    .description('look for ways around the gate in the workflows of this repository')
    .argument('[files...]', 'workflows (default: all of .github/workflows, and what the gate needs beside them)')
    .option('--strict', 'warnings are exit code 1 too')
    .addHelpText(
      'after',
      `
Nothing is run, and nothing is asked of GitHub: rulesets and settings of the repository are not seen.

Exit codes: 0 no errors, 1 errors (with --strict also warnings), 2 a file that cannot be read. Notes change nothing.

Examples:
  $ portcullis doctor
  $ portcullis doctor .github/workflows/gate.yml --strict
  $ portcullis doctor --json`,
    );
  run(command, async (options, context, files) => {
    const { doctor } = await import('../../app/doctor/doctor.ts');
    const diagnosis = await doctor(context.openWorld(), files);
    const count = (level: string): number => diagnosis.findings.filter((finding) => finding.level === level).length;
    const summary = { errors: count('error'), warnings: count('warning'), notes: count('note') };
    context.print(context.json ? context.document({ ...diagnosis, summary }) : doctorText(diagnosis, context.style));
    if (diagnosis.problems.length > 0) return 2;
    return summary.errors > 0 || (options.strict === true && summary.warnings > 0) ? 1 : 0;
  });
};
