import { usageError } from '../../kernel/portcullis-error.ts';
import { numberField, runBatch, textField } from '../batch.ts';
import { addAgentOption, agentsOf, oneAgent, wholeNumber } from '../shared-flags.ts';
import type { AddCommand } from '../command.ts';

export const addTier: AddCommand = (program, run) => {
  const command = program
    .command('tier')
    .description('the evidence tier of one line for one token (computeTier), or of many with --batch')
    .option('--token <token>', 'a skill id or a file path')
    .option('--line <line>', 'the line of a transcript')
    .option('--score <number>', 'take the line as plain text with this score', wholeNumber(0, 1_000_000))
    .option('--batch', 'JSON Lines on standard input: {agent, token, line, score?} → {tier, score}')
    .addHelpText(
      'after',
      `
Examples:
  $ portcullis tier --agent copilot --token alpha-skill --line '● skill(alpha-skill)'
  $ portcullis tier --batch < lines.jsonl`,
    );
  const withAgent = addAgentOption(command, '--agent', 'the provider whose line it is');
  run(withAgent, async (options, context) => {
    const { judgeTier, refuseUnknownAgent } = await import('../../app/score/judge-tier.ts');
    if (options.batch === true) {
      return runBatch(context.readStdin(), context.io.stdout, (fields) => {
        const score = numberField(fields, 'score');
        const agent = textField(fields, fields['agent'] === undefined ? 'provider' : 'agent').toLowerCase();
        return judgeTier({ agent, token: token(textField(fields, 'token')), line: textField(fields, 'line'), score });
      });
    }
    const { token: asked, line, score } = options;
    const agent = agentsOf(options) === null ? undefined : oneAgent(options);
    if (agent !== undefined) refuseUnknownAgent(agent);
    if (asked === undefined || line === undefined || agent === undefined) {
      const help = 'Or give many lines with --batch.';
      throw usageError('expected --agent, --token and --line', help);
    }
    const result = await judgeTier({ agent, token: token(asked), line, score });
    context.print(context.json ? `${JSON.stringify(result)}\n` : `tier ${result.tier}, score ${result.score}\n`);
    return 0;
  });
};

function token(text: string): string {
  if (text.trim() !== '') return text;
  throw usageError('token: expected a skill id or a file path, found an empty text');
}
