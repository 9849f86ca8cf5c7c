import { interruptSignal } from '../../app/world/interrupt-signal.ts';
import type { AddCommand } from '../command.ts';
import { printAnswer } from '../plain-text.ts';

export const addInstruction: AddCommand = (program, run) => {
  const group = program
    .command('instruction')
    .description('checks that somebody asks for, within what a policy allows');
  const check = group
    .command('check')
    .description('whether an instruction is one that may be run: 1 where not')
    .argument('<file>', 'JSON, named <time>-<id>.json')
    .addHelpText('after', '\nExample:\n  $ portcullis instruction check instructions/20260221T000000Z-lint.json');
  run(check, async (_, context, [file = '']) => {
    const { checkInstruction } = await import('../../app/host/instruction.ts');
    return printAnswer(context, await checkInstruction(context.openWorld(), file));
  });
  const command = group
    .command('run')
    .description('run its checks as `required run` does, and write what came of them to artifacts/ciwitness')
    .argument('<file>', 'JSON, named <time>-<id>.json')
    .option('--base-ref <ref>', 'what the change is counted from (default: as `required run`)')
    .addHelpText('after', '\nExample:\n  $ portcullis instruction run instructions/20260221T000000Z-lint.json');
  run(command, async ({ baseRef = null }, context, [file = '']) => {
    const { runInstruction } = await import('../../app/host/instruction.ts');
    const { signal, release } = interruptSignal();
    const place = { environment: process.env, signal, baseRef };
    const answer = await runInstruction(context.openWorld(), file, place).finally(release);
    printAnswer(context, answer);
    return answer.verdictClass === 'accepted' ? 0 : 1;
  });
};
