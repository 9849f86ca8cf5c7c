import type { Command } from '@commander-js/extra-typings';

import { interruptSignal } from '../../app/world/interrupt-signal.ts';
import type { AddCommand } from '../command.ts';
import { printAnswer } from '../plain-text.ts';
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
      const { signal, release } = interruptSignal();
      const request = { ...options, capabilityClaims: capabilityClaim, environment: process.env, signal };
      const evaluated = evaluateScheme(context.openWorld(), controlPlaneContract, request);
      return printAnswer(context, await evaluated.finally(release));
    });
  },
  'reference',
);

export const addHost: AddCommand = (program, run) => {
  const host = program.command('host').description('what a program may do here, and what it does');
  const command = addProgramFlags(
    host.command('eval').description('run a program of calls, up to the first that is rejected'),
  )
    .option(
      '--turn <file>',
      'the evidence of a turn that is ready to mutate, for issue.update, issue.discover and dep.*',
    )
    .option('--step-prefix <text>', 'what the ids of rows begin with', 'host_eval')
    .addHelpText(
      'after',
      `
Which calls are allowed says .github/portcullis/policies/host-actions.json; where there is none, all are.
A call that changes something needs policyDigest, instructionRef and the claims capabilities.change_morphisms and of its
action. Exit codes: 0 every call was accepted, 1 one was rejected, 2 usage, or a program that is none.

Example:
  $ portcullis host eval --program program.json --policy-digest pol1_… --instruction-ref instructions/1.json --json`,
    );
  run(command, async ({ turn, capabilityClaim, ...options }, context) => {
    const { evaluateHost } = await import('../../app/host/evaluate-program.ts');
    const { signal, release } = interruptSignal();
    const request = { ...options, capabilityClaims: capabilityClaim, environment: process.env, signal };
    const evaluated = evaluateHost(context.openWorld(), turn, request);
    return printAnswer(context, await evaluated.finally(release));
  });
};
