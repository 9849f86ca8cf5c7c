import { flagField, numberField, runBatch, textField } from '../batch.ts';
import { addAgentOption, oneAgent, wholeNumber } from '../shared-flags.ts';
import type { AddCommand } from '../command.ts';

export const addScore: AddCommand = (program, run) => {
  const command = program
    .command('score')
    .description('the verdict of one transcript for one case')
    .option('--case <file>', 'the case: one case object, or a case file with --case-id')
    .option('--case-id <id>', 'which case of the file')
    .option('--transcript <file>', "the client's standard output")
    .option('--skills <dir...>', 'roots of the installed skills (default: from the transcript)')
    .option('--exit-code <number>', "the client's exit code (default: unknown)", wholeNumber(-1, 65_535))
    .option('--timed-out', 'the run hit our timeout')
    .option('--stderr <file>', "the client's standard error, for messages")
    .option(
      '--batch',
      'JSON Lines on standard input: {case, agent, transcript, case_id?, exit_code?, timed_out?} → unit result',
    )
    .addHelpText(
      'after',
      `
Example:
  $ portcullis score --case cases/routing/demo.json --case-id alpha-greeting --provider claude \\
      --transcript cases/transcripts/claude-skill-alpha.jsonl --exit-code 0`,
    );
  const withProvider = addAgentOption(command, '--provider', 'the client that wrote the transcript');
  run(withProvider, async (options, context) => {
    const { scoreOne } = await import('../../app/score/score-one.ts');
    const world = context.openWorld();
    const { caseId = null, skills = null, exitCode = null, timedOut = false, stderr = null } = options;
    if (options.batch === true) {
      return runBatch(context.readStdin(), context.io.stdout, (fields) =>
        scoreOne(world, {
          caseFile: textField(fields, 'case'),
          caseId: fields['case_id'] === undefined ? null : textField(fields, 'case_id'),
          agent: textField(fields, fields['agent'] === undefined ? 'provider' : 'agent').toLowerCase(),
          transcript: textField(fields, 'transcript'),
          skills,
          exitCode: numberField(fields, 'exit_code') ?? null,
          timedOut: flagField(fields, 'timed_out'),
          stderr: fields['stderr'] === undefined ? null : textField(fields, 'stderr'),
        }),
      );
    }
    const result = await scoreOne(world, {
      caseFile: context.required('--case', options.case),
      caseId,
      agent: oneAgent(options),
      transcript: context.required('--transcript', options.transcript),
      skills,
      exitCode,
      timedOut,
      stderr,
    });
    const { unitText } = await import('../../app/gates/reports.ts');
    context.print(context.json ? context.document(result) : unitText(result, context.style));
    return 0;
  });
};
