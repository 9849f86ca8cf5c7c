import type { Command } from '@commander-js/extra-typings';

import type { RequiredJob } from '../../app/required/required-job.ts';
import { runRequired } from '../../app/required/required-job.ts';
import { interruptSignal } from '../../app/world/interrupt-signal.ts';
import { safeText } from '../../app/gates/reports.ts';
import { counted } from '../../contracts/counted.ts';
import type { CommandContext, RunCommand } from '../command.ts';
import { ARTIFACTS_ROOT, wholeNumber } from '../shared-flags.ts';

/** Adds `run` to the command `required`. */
export function addRequiredRun(required: Command, run: RunCommand): void {
  const command = required
    .command('run')
    .description('run the checks that the change since a ref needs, and write what proves it')
    .option(
      '--base-ref <ref>',
      'what the change is counted from, by its merge base with HEAD (default: as `required delta`)',
    )
    .option('--max-parallel <number>', 'checks at a time', wholeNumber(1, 256), 1)
    .option('--only <check...>', 'only these of the checks that the change needs; the decision is then `reject`')
    .option(...ARTIFACTS_ROOT)
    .addHelpText(
      'after',
      `
A check gets PATH, HOME, TMPDIR, LANG, CI, the variables that the policy names, and PORTCULLIS_GATE_WITNESS_OUT, the file for
a payload of its own. Exit codes: 0 accepted, 1 rejected, 2 usage or invalid input, 3 not comparable or interrupted.

Examples:
  $ portcullis required run --base-ref origin/main
  $ portcullis required run --base-ref origin/main --only lint test --json`,
    );
  run(command, async ({ baseRef = null, only = null, ...options }, context) => {
    const { signal, release } = interruptSignal();
    const onBegin = (folder: string) => void context.io.stderr.write(`ARTIFACT_DIR=${folder}\n`);
    const asked = { ...options, only, baseRef, environment: process.env, signal, onBegin };
    return printRun(await runRequired(context.openWorld(), asked).finally(release), context);
  });
}

function printRun({ folder, proofs, attestationDigest, isAccepted }: RequiredJob, context: CommandContext): number {
  const decisions = proofs.map(({ decision }) => decision);
  if (context.json) context.print(context.document({ folder, accepted: isAccepted, attestationDigest, decisions }));
  else {
    const results = [...new Map(proofs.flatMap((proof) => [...proof.results])).values()];
    const passed = results.filter(({ exitCode }) => exitCode === 0).length;
    const errors = new Set(decisions.flatMap((decision) => decision.errors));
    for (const error of errors) context.print(`  ${safeText(error)}\n`);
    const asked = new Set(decisions.flatMap(({ requiredChecks }) => requiredChecks)).size;
    const count = asked === 0 ? 'no check' : `${passed} of ${counted(asked, 'check')} passed`;
    const why = results.length < asked ? 'only a part of what is asked for was run: ' : '';
    const unsound = passed === asked ? ', but not what proves it' : '';
    context.print(`${isAccepted ? `accepted: ${count}` : `rejected: ${why}${count}${unsound}`}\n${folder}\n`);
  }
  return isAccepted ? 0 : 1;
}
