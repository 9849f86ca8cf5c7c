import type { Command } from '@commander-js/extra-typings';

import type { DecisionDocument } from '../../app/retry/answer-failure.ts';
import { safeLines, safeText } from '../../app/world/said.ts';
import { usageError } from '../../kernel/portcullis-error.ts';
import type { AddCommand, CommandContext, RunCommand } from '../command.ts';

const POLICY_FLAG = [
  '--policy <file>',
  'the policy, or `default` for ours (default: .github/portcullis/policies/retry.json, where there is none ours)',
] as const;

export const addRetry: AddCommand = (program, run) => {
  const retry = program.command('retry').description('whether a failure is tried again, by a policy');
  addDecide(retry, run);
  addPolicy(retry, run);
  addEscalate(retry, run);
};

function addDecide(retry: Command, run: RunCommand): void {
  const command = retry
    .command('decide')
    .description('what the policy says of a failure: tried again, and when, or what is done at last')
    .option('--input <file>', 'JSON: {attempt, stdout?, stderr?, witnessText?, witnessMissing?, failureClasses?}')
    .option('--batch', 'JSON Lines on standard input, such an object or {id?, input} each')
    .option(...POLICY_FLAG)
    .addHelpText(
      'after',
      `
Examples:
  $ portcullis retry decide --input failure.json --json > decision.json
  $ portcullis retry decide --batch < failures.jsonl`,
    );
  run(command, async ({ input, batch = false, policy: file = null }, context) => {
    if (batch && input !== undefined) throw usageError('expected --input or --batch, found both');
    const { loadRetryPolicy } = await import('../../app/retry/retry-policy.ts');
    const { answerFailureLine, decideFailure } = await import('../../app/retry/answer-failure.ts');
    const world = context.openWorld();
    const policy = await loadRetryPolicy(world, file);
    if (batch) return answerLines(context, (line) => answerFailureLine(policy, line));
    const decision = await decideFailure(world, policy, context.required('--input or --batch', input));
    context.print(context.json ? context.document(decision) : decisionText(decision));
    return 0;
  });
}

async function answerLines(context: CommandContext, answer: (line: string) => object): Promise<number> {
  const { runBatch } = await import('../batch.ts');
  const { flatRefusal: refusal } = await import('../../app/retry/answer-failure.ts');
  const handle = (_fields: object, line: string): Promise<object> => Promise.resolve(answer(line));
  return runBatch(context.readStdin(), context.io.stdout, handle, { refusal });
}

function decisionText(decision: DecisionDocument): string {
  const { attempt, retry, maxAttempts, waitSeconds, escalationAction, ruleId, policyId } = decision;
  const next = retry
    ? `attempt ${attempt + 1} of ${maxAttempts} in ${waitSeconds} s`
    : `no further attempt: ${escalationAction}`;
  return safeText(`${next}; ${decision.matchedFailureClass}, rule ${ruleId} of ${policyId}`) + '\n';
}

function addPolicy(retry: Command, run: RunCommand): void {
  const command = retry
    .command('policy')
    .description('the policy of retries as it stands in its file, once it was checked')
    .option(
      '--batch',
      'JSON Lines on standard input: {id?, input: {policyText}} → {id?, policy} or {id?, error, message}',
    )
    .option(...POLICY_FLAG)
    .addHelpText(
      'after',
      `
Examples:
  $ portcullis retry policy --policy default > .github/portcullis/policies/retry.json
  $ portcullis retry policy --batch < policies.jsonl`,
    );
  run(command, async ({ batch = false, policy: file = null }, context) => {
    const { answerPolicyLine } = await import('../../app/retry/answer-failure.ts');
    if (batch) return answerLines(context, answerPolicyLine);
    const { loadRetryPolicy } = await import('../../app/retry/retry-policy.ts');
    context.print((await loadRetryPolicy(context.openWorld(), file)).text);
    return 0;
  });
}

function addEscalate(retry: Command, run: RunCommand): void {
  const command = retry
    .command('escalate')
    .description(
      'after the last attempt: tell the active issue, or make one that was found in it, as the decision says',
    )
    .option('--input <file>', 'what `retry decide --json` printed')
    .option('--scope <text>', 'what failed')
    .option('--witness <file>', 'its proof, which the note names')
    .option('--issues <file>', 'the issue memory (default: PORTCULLIS_ISSUES_PATH, else that of the state folder)')
    .addHelpText(
      'after',
      `
The active issue is PORTCULLIS_ACTIVE_ISSUE_ID or PORTCULLIS_ISSUE_ID (or PREMATH_…), else that of the session
(PORTCULLIS_HARNESS_SESSION_PATH), else the one that is ready where no other one is.

Example:
  $ portcullis retry escalate --input decision.json --scope "nightly build"`,
    );
  run(command, async ({ input, scope, witness = null, issues = null }, context) => {
    const { escalateFile, escalatedText } = await import('../../app/harness/escalate.ts');
    const escalation = { scope: context.required('--scope', scope), witness, issues, environment: process.env };
    const done = await escalateFile(context.openWorld(), context.required('--input', input), escalation);
    context.print(context.json ? context.document(done) : safeLines(`${escalatedText(done)}\n`));
    return 0;
  });
}
