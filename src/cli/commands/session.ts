import type { Command } from '@commander-js/extra-typings';

import { SESSION_STATES } from '../../app/world/said.ts';
import type { RunCommand } from '../command.ts';
import { factsText } from '../facts-text.ts';
import { addStrictSpec, eachText, type ExitCodes, oneOf, referenceGroup } from '../reference-command.ts';

const DESCRIPTION = 'where a run of work stands, for whoever goes on with it';
const PATH_FLAG = ['--path <file>', 'the session (default: harness_session.json in the state folder)'] as const;

export const addSession = referenceGroup('session', DESCRIPTION, addParts, 'ours');
export const addHarnessSession = referenceGroup('harness-session', DESCRIPTION, addParts, 'reference');

function addParts(group: Command, run: RunCommand, codes: ExitCodes): void {
  addWrite(group, run, codes);
  const read = group
    .command('read')
    .description('what the session says')
    .option(...PATH_FLAG)
    .addHelpText('after', `\nExample:\n  $ portcullis ${group.name()} read --json`);
  const isStrict = addStrictSpec(read, codes);
  run(read, async ({ path }, context) => {
    const { readSession } = await import('../../app/harness/session-file.ts');
    const output = await readSession(context.openWorld(), { path, isStrict: isStrict() });
    context.print(context.json ? context.document(output) : factsText(output.session));
    return 0;
  });
  addBootstrap(group, run, codes);
}

function addWrite(group: Command, run: RunCommand, codes: ExitCodes): void {
  const command = group
    .command('write')
    .description('begin a session, or say how it goes on; what no flag tells stays, and a blank text clears')
    .option(...PATH_FLAG)
    .option('--session-id <id>', 'its name (default: made of the time and the issue)')
    .option('--state <state>', 'whether somebody works on it: active or stopped', oneOf(SESSION_STATES), 'stopped')
    .option('--issue-id <id>', 'the issue that is worked on')
    .option('--summary <text>', 'what was done')
    .option('--next-step <text>', 'what is to be done next')
    .option('--instruction-ref <ref>', 'these instructions, instead of all that were named; repeat it', eachText)
    .option('--witness-ref <ref>', 'likewise, these witnesses', eachText)
    .option('--lineage-ref <ref>', 'likewise, where it comes from', eachText)
    .option('--issues <file>', 'the issue memory, whose snapshot is kept (default: issues.jsonl in the state folder)')
    .addHelpText(
      'after',
      `
Example:
  $ portcullis ${group.name()} write --state stopped --issue-id bd-1 --next-step "write the test" --json`,
    );
  const isStrict = addStrictSpec(command, codes);
  run(command, async ({ path, issues, instructionRef, witnessRef, lineageRef, ...texts }, context) => {
    const { writeSession } = await import('../../app/harness/session-file.ts');
    const change = { ...texts, instructionRefs: instructionRef, witnessRefs: witnessRef, lineageRefs: lineageRef };
    const output = await writeSession(context.openWorld(), { path, isStrict: isStrict() }, change, issues);
    context.print(context.json ? context.document(output) : factsText(output.session));
    return 0;
  });
}

function addBootstrap(group: Command, run: RunCommand, codes: ExitCodes): void {
  const command = group
    .command('bootstrap')
    .description('what a start needs: the session, and the next feature of the ledger')
    .option(...PATH_FLAG)
    .option('--feature-ledger <file>', 'the ledger (default: harness_feature_ledger.json in the state folder)')
    .addHelpText('after', `\nExample:\n  $ portcullis ${group.name()} bootstrap --json`);
  const isStrict = addStrictSpec(command, codes);
  run(command, async ({ path, featureLedger }, context) => {
    const { bootstrapSession } = await import('../../app/harness/session-file.ts');
    const output = await bootstrapSession(context.openWorld(), { path, isStrict: isStrict() }, featureLedger);
    context.print(context.json ? context.document(output) : factsText(output));
    return 0;
  });
}
