import type { Command } from '@commander-js/extra-typings';

import type { HostResult } from '../../app/host/evaluate-program.ts';
import type { AddCommand, CommandContext } from '../command.ts';
import { plainText } from '../plain-text.ts';
import { eachText, referenceGroup } from '../reference-command.ts';
import { sharedFlags, wholeNumber } from '../shared-flags.ts';

const CONTRACT = 'specs/premath/draft/CONTROL-PLANE-CONTRACT.json';

/** What the reference takes of a program's run. */
const addProgramFlags = sharedFlags((command: Command) =>
  command
    .requiredOption('--program <file>', 'JSON: {calls: [{action, args?, callId?, …}], policyDigest?, …}')
    .option('--trajectory-path <file>', 'gets a row of each call (default: in the state folder)')
    .option('--max-calls <number>', 'a program of more is refused', wholeNumber(0, Number.MAX_SAFE_INTEGER), 32)
    .option('--issue-id <id>', 'the issue of calls that name none')
    .option('--policy-digest <digest>', 'the policy of calls that name none')
    .option('--instruction-ref <ref>', 'the instruction of calls that name none')
    .option('--capability-claim <claim>', 'what is claimed for every call, beside its own; repeat it', eachText),
);

export const addSchemeEval: AddCommand = referenceGroup(
  'scheme-eval',
  "run a program of host calls as the reference's evaluator does, with its fifteen actions",
  (group, run) => {
    const command = addProgramFlags(group)
      .option('--control-plane-contract <file>', "the reference's contract", CONTRACT)
      .option('--step-prefix <text>', 'what the ids of rows begin with', 'scheme_eval')
      .addHelpText(
        'after',
        `
Exit code 0 where every call was accepted, 1 where one was rejected, which ends the program, and for an error.

Example:
  $ portcullis scheme-eval --program program.json --control-plane-contract contract.json --json`,
      );
    run(command, async ({ controlPlaneContract, capabilityClaim, ...options }, context) => {
      const { evaluateScheme } = await import('../../app/host/evaluate-program.ts');
      const request = { ...options, capabilityClaims: capabilityClaim };
      return printResult(context, await evaluateScheme(context.openWorld(), controlPlaneContract, request));
    });
  },
  'reference',
);

function printResult(context: CommandContext, result: HostResult): 0 | 1 {
  context.print(context.json ? context.document(result) : plainText(result));
  return result.result === 'accepted' ? 0 : 1;
}
