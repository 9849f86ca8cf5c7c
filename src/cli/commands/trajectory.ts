import type { Command } from '@commander-js/extra-typings';
import { InvalidArgumentError } from 'commander';

import type { ShownItem } from '../../app/harness/trajectory-file.ts';
import { STEP_MODES } from '../../app/world/said.ts';
import type { RunCommand } from '../command.ts';
import { factsText, said } from '../facts-text.ts';
import { addStrictSpec, eachText, type ExitCodes, oneOf, referenceGroup } from '../reference-command.ts';

const DESCRIPTION = 'what each step of a harness came to, a row a step';
const PATH_FLAG = ['--path <file>', 'the rows (default: harness_trajectory.jsonl in the state folder)'] as const;

export const addTrajectory = referenceGroup('trajectory', DESCRIPTION, addParts, 'ours');
export const addHarnessTrajectory = referenceGroup('harness-trajectory', DESCRIPTION, addParts, 'reference');

function addParts(group: Command, run: RunCommand, codes: ExitCodes): void {
  addAppend(group, run, codes);
  addQuery(group, run, codes);
  if (codes === 'ours') addRepair(group, run);
}

function addAppend(group: Command, run: RunCommand, codes: ExitCodes): void {
  const command = group
    .command('append')
    .description('add a row: whole or not at all, whoever else adds one')
    .option(...PATH_FLAG)
    .requiredOption('--step-id <id>', 'which step; what stands before its first dot is the worker')
    .requiredOption('--action <name>', 'what was done')
    .requiredOption('--result-class <class>', 'what it came to, such as completed or failed')
    .option('--issue-id <id>', 'its issue')
    .option('--instruction-ref <ref>', 'an instruction; repeat it', eachText)
    .option('--witness-ref <ref>', 'likewise, a witness', eachText)
    .option('--lineage-ref <ref>', 'likewise, where it comes from', eachText)
    .option('--started-at <time>', 'RFC 3339')
    .option('--finished-at <time>', 'RFC 3339 (default: now)')
    .addHelpText(
      'after',
      `
Example:
  $ portcullis ${group.name()} append --step-id w1.bd-1.1 --action worker.loop --result-class completed --issue-id bd-1`,
    );
  run(command, async ({ path, instructionRef, witnessRef, lineageRef, ...texts }, context) => {
    const { appendStep } = await import('../../app/harness/trajectory-file.ts');
    const step = { ...texts, instructionRefs: instructionRef, witnessRefs: witnessRef, lineageRefs: lineageRef };
    const output = await appendStep(context.openWorld(), path, step, codes === 'ours' ? 'refuse' : 'append');
    context.print(context.json ? context.document(output) : factsText(output.row));
    return 0;
  });
}

function addQuery(group: Command, run: RunCommand, codes: ExitCodes): void {
  const modes = codes === 'ours' ? STEP_MODES : STEP_MODES.filter((mode) => mode !== 'clusters');
  const command = group
    .command('query')
    .description('the newest rows, and counts of all')
    .option(...PATH_FLAG)
    .option('--mode <mode>', modes.join(', '), oneOf(modes), 'latest')
    .option('--limit <number>', 'how many at most', anyCount, 20)
    .addHelpText('after', `\nExample:\n  $ portcullis ${group.name()} query --mode failed --limit 5`);
  const isStrict = addStrictSpec(command, codes);
  run(command, async ({ path, mode, limit }, context) => {
    const { queryTrajectory } = await import('../../app/harness/trajectory-file.ts');
    const output = await queryTrajectory(context.openWorld(), { path, isStrict: isStrict() }, mode, limit);
    const { totalCount, failedCount, retryNeededCount } = output;
    const rows = output.items.map((item) => `${rowText(item)}\n`).join('');
    const text = `${rows}${totalCount} rows, ${failedCount} failed, ${retryNeededCount} to be tried again\n`;
    context.print(context.json ? context.document(output) : text);
    return 0;
  });
}

function addRepair(group: Command, run: RunCommand): void {
  const command = group
    .command('repair')
    .description('move a last line that was not written whole into a file beside')
    .option(...PATH_FLAG)
    .addHelpText('after', `\nExample:\n  $ portcullis ${group.name()} repair`);
  run(command, async ({ path }, context) => {
    const { repairTrajectory } = await import('../../app/harness/trajectory-file.ts');
    const output = await repairTrajectory(context.openWorld(), path);
    const text = output.movedTo === null ? 'the last line is whole\n' : `moved to ${said(output.movedTo)}\n`;
    context.print(context.json ? context.document(output) : text);
    return 0;
  });
}

/** As the reference reads a count: it may have a plus sign, and 64 bits. */
function anyCount(value: string): number {
  if (/^\+?\d+$/.test(value) && BigInt(value.replace('+', '')) < 2n ** 64n) return Number(value);
  throw new InvalidArgumentError('expected a whole number from 0');
}

/** A row, or a cluster of rows. */
function rowText(item: ShownItem): string {
  if ('stepId' in item) {
    const { finishedAt, resultClass, stepId, action, issueId = '' } = item;
    return said(`${finishedAt}  ${resultClass}  ${stepId}  ${action}  ${issueId}`).trimEnd();
  }
  const { resultClass, count, first, last } = item;
  return `${said(resultClass)}: ${count}, from ${said(`${first.finishedAt} (${first.stepId}) to ${last.finishedAt} (${last.stepId})`)}`;
}
