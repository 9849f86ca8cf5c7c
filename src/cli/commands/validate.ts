import { formatProblem } from '../../contracts/problem.ts';
import type { AddCommand } from '../command.ts';
import { counted } from '../../contracts/counted.ts';

export const addValidate: AddCommand = (program, run) => {
  const command = program
    .command('validate')
    .description('check cases, baseline, configuration and skills; every problem with file and line')
    .argument('[files...]', 'case files (default: --cases, else from the configuration)')
    .option('--cases <file...>', 'case files or globs')
    .option('--baseline <file>', 'a baseline to check with them')
    .option('--skills <dir...>', 'roots of the installed skills: required and disallowed skills must exist there')
    .addHelpText(
      'after',
      '\nA skill that a client will not load as it is written is an error where a case needs it on that client, else a warning.\n\nExamples:\n  $ portcullis validate\n  $ portcullis validate --cases cases/routing/demo.json --skills .claude/skills',
    );
  run(command, async (options, context, files) => {
    const { baseline = null, skills = null } = options;
    const named = [...files, ...(options.cases ?? [])];
    const cases = named.length === 0 ? null : named;
    const { validateAll } = await import('../../app/validate/validate.ts');
    const validation = await validateAll(context.openWorld(), { cases, baseline, skills });
    const { problems, warnings } = validation;
    for (const line of validation.not_available) context.say(line);
    for (const warning of context.json ? [] : warnings) context.print(`warning: ${formatProblem(warning)}\n`);
    if (context.json) context.print(context.document({ valid: problems.length === 0, ...validation }));
    else if (problems.length === 0) {
      const found = validation.skills === null ? [] : [counted(validation.skills, 'skill')];
      const entries = counted(validation.baseline_entries, 'baseline entry', 'baseline entries');
      context.print(`valid: ${[counted(validation.cases, 'case'), entries, ...found].join(', ')}\n`);
    } else {
      for (const problem of problems) context.print(`${formatProblem(problem)}\n`);
      context.print(`${counted(problems.length, 'problem')}\n`);
    }
    return problems.length === 0 ? 0 : 2;
  });
};
