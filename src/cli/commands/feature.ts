import type { Command } from '@commander-js/extra-typings';

import { FEATURE_STATUSES } from '../../app/world/said.ts';
import type { RunCommand } from '../command.ts';
import { factsText, said } from '../facts-text.ts';
import { addStrictSpec, eachText, type ExitCodes, oneOf, referenceGroup } from '../reference-command.ts';

const DESCRIPTION = 'what a harness has to build, and how far each part is';
const PATH_FLAG = ['--path <file>', 'the ledger (default: harness_feature_ledger.json in the state folder)'] as const;

export const addFeature = referenceGroup('feature', DESCRIPTION, addParts, 'ours');
export const addHarnessFeature = referenceGroup('harness-feature', DESCRIPTION, addParts, 'reference');

function addParts(group: Command, run: RunCommand, codes: ExitCodes): void {
  addWrite(group, run);
  const read = group
    .command('read')
    .description('the ledger as it stands, whether it holds or not')
    .option(...PATH_FLAG)
    .addHelpText('after', `\nExample:\n  $ portcullis ${group.name()} read --json`);
  run(read, async ({ path }, context) => {
    const { readLedger } = await import('../../app/harness/feature-file.ts');
    const output = await readLedger(context.openWorld(), path);
    context.print(context.json ? context.document(output) : ledgerText(output.ledger));
    return 0;
  });
  addCheck(group, run, codes);
  const next = group
    .command('next')
    .description('the feature to go on with: the first in progress by its id, else the first that is pending')
    .option(...PATH_FLAG)
    .addHelpText('after', `\nExample:\n  $ portcullis ${group.name()} next --json`);
  const isStrict = addStrictSpec(next, codes);
  run(next, async ({ path }, context) => {
    const { nextFeature } = await import('../../app/harness/feature-file.ts');
    const output = await nextFeature(context.openWorld(), { path, isStrict: isStrict() });
    const text = output.nextFeatureId === null ? 'nothing to go on with\n' : `${said(output.nextFeatureId)}\n`;
    context.print(context.json ? context.document(output) : text);
    return 0;
  });
}

function addWrite(group: Command, run: RunCommand): void {
  const command = group
    .command('write')
    .description('add a feature, or say how far it is; what no flag tells stays, and a blank text clears')
    .option(...PATH_FLAG)
    .requiredOption('--feature-id <id>', 'which feature')
    .requiredOption('--status <status>', `how far it is: ${FEATURE_STATUSES.join(', ')}`, oneOf(FEATURE_STATUSES))
    .option('--issue-id <id>', 'its issue')
    .option('--summary <text>', 'what it is')
    .option('--session-ref <ref>', "the ledger's session")
    .option('--instruction-ref <ref>', 'these instructions, instead of all that were named; repeat it', eachText)
    .option('--verification-ref <ref>', 'likewise, what verified it', eachText)
    .addHelpText(
      'after',
      `
Example:
  $ portcullis ${group.name()} write --feature-id login --status completed --verification-ref ci://run/17`,
    );
  run(command, async ({ path, instructionRef, verificationRef, ...texts }, context) => {
    const { writeFeature } = await import('../../app/harness/feature-file.ts');
    const change = { ...texts, instructionRefs: instructionRef, verificationRefs: verificationRef };
    const output = await writeFeature(context.openWorld(), path, change);
    context.print(context.json ? context.document(output) : ledgerText(output.ledger));
    return 0;
  });
}

function addCheck(group: Command, run: RunCommand, codes: ExitCodes): void {
  const command = group
    .command('check')
    .description('whether the ledger holds: 1 where not')
    .option(...PATH_FLAG)
    .option('--require-closure', 'also that all features are completed')
    .addHelpText('after', `\nExample:\n  $ portcullis ${group.name()} check --require-closure`);
  const isStrict = addStrictSpec(command, codes);
  run(command, async ({ path, requireClosure = false }, context) => {
    const { checkFeatures } = await import('../../app/harness/feature-file.ts');
    const output = await checkFeatures(context.openWorld(), { path, isStrict: isStrict() }, requireClosure);
    const errors = output.errors.map(
      (error) => `${error.class}: ${said(`${error.featureId ?? ''} ${error.message}`)}\n`,
    );
    const text = `${errors.join('')}${output.result}\n${factsText({ ...output.summary, next: output.nextFeatureId })}`;
    context.print(context.json ? context.document(output) : text);
    return output.result === 'accepted' ? 0 : 1;
  });
}

function ledgerText({
  features,
}: {
  readonly features: readonly { readonly featureId: string; readonly status: string }[];
}): string {
  return features.map(({ featureId, status }) => `${said(status).padEnd(11)}  ${said(featureId)}\n`).join('');
}
