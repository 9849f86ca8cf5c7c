import { usageError } from '../../kernel/portcullis-error.ts';
import { counted } from '../../contracts/counted.ts';
import type { AddCommand } from '../command.ts';

const METHODS = ['mask', 'remove', 'hash'] as const;

export const addRedact: AddCommand = (program, run) => {
  const command = program
    .command('redact')
    .description('take secrets out of a text, and what the policy of a library names')
    .argument('[file]', 'default: standard input')
    .option('--policy <file>', 'JSON: the policy of a library; without one, secrets alone')
    .option('--method <method>', `${METHODS.join(', ')}; default: the policy's, else mask`)
    .addHelpText(
      'after',
      `
With --json it prints the text and what was taken out: {pattern_id, position, length, severity}, by places of the original.
\`hash\` puts a digest there, keyed by PORTCULLIS_REDACTION_KEY, else anew in each run.

Example:
  $ portcullis redact --policy library.json --method hash transcript.jsonl > shared.jsonl`,
    );
  run(command, async ({ policy: file, method: given }, context, [source]) => {
    const method = METHODS.find((name) => name === given);
    if (given !== undefined && method === undefined)
      throw usageError(`--method: expected ${METHODS.join(', ')}, found ${given}`);
    const { redactSource } = await import('../../app/governance/redact-source.ts');
    const redacted = await redactSource(context.openWorld(), { file, method, source }, context.readStdin, process.env);
    context.print(context.json ? context.document(redacted) : redacted.text);
    context.say(counted(redacted.redaction_count, 'redaction'));
    return 0;
  });
};
