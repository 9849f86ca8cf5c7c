import type { Command } from '@commander-js/extra-typings';
import { InvalidArgumentError } from 'commander';

import { FEATURE_STATUSES, SESSION_STATES, STEP_MODES } from '../../app/world/said.ts';
import type { World } from '../../app/world/world.ts';
import type { RunCommand } from '../command.ts';
import { printAnswer } from '../plain-text.ts';
import { eachText, type ExitCodes, oneOf, referenceGroup } from '../reference-command.ts';

const SESSION = 'where a run of work stands, for whoever goes on with it';
export const addSession = referenceGroup('session', SESSION, addSessionParts, 'ours');
export const addHarnessSession = referenceGroup('harness-session', SESSION, addSessionParts, 'reference');

const FEATURE = 'what a harness has to build, and how far each part is';
export const addFeature = referenceGroup('feature', FEATURE, addFeatureParts, 'ours');
export const addHarnessFeature = referenceGroup('harness-feature', FEATURE, addFeatureParts, 'reference');

const TRAJECTORY = 'what each step of a harness came to, a row a step';
export const addTrajectory = referenceGroup('trajectory', TRAJECTORY, addTrajectoryParts, 'ours');
export const addHarnessTrajectory = referenceGroup('harness-trajectory', TRAJECTORY, addTrajectoryParts, 'reference');

const PATH = ['--path <file>', 'the file (default: its own in the state folder)'] as const;
const ISSUE_ID = ['--issue-id <id>', 'the issue that it is about'] as const;
const INSTRUCTION_REF = ['--instruction-ref <ref>', 'an instruction; repeat it', eachText] as const;
const WITNESS_REF = ['--witness-ref <ref>', 'a witness; repeat it', eachText] as const;
const LINEAGE_REF = ['--lineage-ref <ref>', 'where it comes from; repeat it', eachText] as const;

const sessions = async () => import('../../app/harness/session-file.ts');
const features = async () => import('../../app/harness/feature-file.ts');
const trajectories = async () => import('../../app/harness/trajectory-file.ts');

function addSessionParts(group: Command, run: RunCommand, codes: ExitCodes): void {
  const write = group
    .command('write')
    .description('begin a session, or say how it goes on; what no flag tells stays, and a blank text clears')
    .option(...PATH)
    .option('--session-id <id>', 'its name (default: made of the time and the issue)')
    .option('--state <state>', 'active or stopped', oneOf(SESSION_STATES), 'stopped')
    .option(...ISSUE_ID)
    .option('--summary <text>', 'what was done')
    .option('--next-step <text>', 'what is to be done next')
    .option(...INSTRUCTION_REF)
    .option(...WITNESS_REF)
    .option(...LINEAGE_REF)
    .option('--issues <file>', 'the issue memory, of which a snapshot is kept (default: the one in the state folder)')
    .addHelpText('after', example(group, 'write --state stopped --issue-id bd-1 --next-step "write the test"'));
  answer(write, run, codes, async ({ issues, ...flags }, world, reading) =>
    (await sessions()).writeSession(world, reading, { ...flags, ...refsOf(flags) }, issues),
  );
  const read = group
    .command('read')
    .description('what the session says')
    .option(...PATH)
    .addHelpText('after', example(group, 'read --json'));
  answer(read, run, codes, async (_flags, world, reading) => (await sessions()).readSession(world, reading));
  const bootstrap = group
    .command('bootstrap')
    .description('what a start needs: the session, and the next feature of the ledger')
    .option(...PATH)
    .option('--feature-ledger <file>', 'the ledger (default: the one in the state folder)')
    .addHelpText('after', example(group, 'bootstrap --json'));
  answer(bootstrap, run, codes, async ({ featureLedger }, world, reading) =>
    (await sessions()).bootstrapSession(world, reading, featureLedger),
  );
}

function addFeatureParts(group: Command, run: RunCommand, codes: ExitCodes): void {
  const write = group
    .command('write')
    .description('add a feature, or say how far it is; what no flag tells stays, and a blank text clears')
    .option(...PATH)
    .requiredOption('--feature-id <id>', 'which feature')
    .requiredOption('--status <status>', FEATURE_STATUSES.join(', '), oneOf(FEATURE_STATUSES))
    .option(...ISSUE_ID)
    .option('--summary <text>', 'what it is')
    .option('--session-ref <ref>', 'the session of the ledger')
    .option(...INSTRUCTION_REF)
    .option('--verification-ref <ref>', 'what verified it; repeat it', eachText)
    .addHelpText('after', example(group, 'write --feature-id login --status completed --verification-ref ci://run/17'));
  answer(write, run, codes, async (flags, world, reading) =>
    (await features()).writeFeature(world, reading, { ...flags, ...refsOf(flags) }),
  );
  const read = group
    .command('read')
    .description('the ledger as it stands, whether it holds or not')
    .option(...PATH)
    .addHelpText('after', example(group, 'read --json'));
  answer(read, run, codes, async (_flags, world, reading) => (await features()).readLedger(world, reading));
  const check = group
    .command('check')
    .description('whether the ledger holds: 1 where not')
    .option(...PATH)
    .option('--require-closure', 'also that all features are completed')
    .addHelpText('after', example(group, 'check --require-closure'));
  answer(check, run, codes, async ({ requireClosure = false }, world, reading) =>
    (await features()).checkFeatures(world, reading, requireClosure),
  );
  const next = group
    .command('next')
    .description('the feature to go on with: the first in progress by its id, else the first that is pending')
    .option(...PATH)
    .addHelpText('after', example(group, 'next --json'));
  answer(next, run, codes, async (_flags, world, reading) => (await features()).nextFeature(world, reading));
}

function addTrajectoryParts(group: Command, run: RunCommand, codes: ExitCodes): void {
  const isOurs = codes === 'ours';
  const append = group
    .command('append')
    .description('add a row: whole or not at all, whoever else adds one')
    .option(...PATH)
    .requiredOption('--step-id <id>', 'which step; what stands before its first dot is the worker')
    .requiredOption('--action <name>', 'what was done')
    .requiredOption('--result-class <class>', 'what it came to, such as completed or failed')
    .option(...ISSUE_ID)
    .option(...INSTRUCTION_REF)
    .option(...WITNESS_REF)
    .option(...LINEAGE_REF)
    .option('--started-at <time>', 'in RFC 3339')
    .option('--finished-at <time>', 'in RFC 3339 (default: now)')
    .addHelpText('after', example(group, 'append --step-id w1.bd-1.1 --action test --result-class completed'));
  answer(append, run, codes, async (flags, world, reading) =>
    (await trajectories()).appendStep(
      world,
      reading.path,
      { ...flags, ...refsOf(flags) },
      isOurs ? 'refuse' : 'append',
    ),
  );
  const modes = isOurs ? STEP_MODES : STEP_MODES.filter((mode) => mode !== 'clusters');
  const query = group
    .command('query')
    .description(`the newest rows, and counts of all${isOurs ? '; clusters are those that failed, by class' : ''}`)
    .option(...PATH)
    .option('--mode <mode>', modes.join(', '), oneOf(modes), 'latest')
    .option('--limit <number>', 'how many at most', anyCount, 20)
    .addHelpText('after', example(group, 'query --mode failed --limit 5'));
  answer(query, run, codes, async ({ mode, limit }, world, reading) =>
    (await trajectories()).queryTrajectory(world, reading, mode, limit),
  );
  if (!isOurs) return;
  const repair = group
    .command('repair')
    .description('move a last line that was not written whole into a file beside')
    .option(...PATH)
    .addHelpText('after', example(group, 'repair'));
  answer(repair, run, codes, async (_flags, world, reading) => (await trajectories()).repairTrajectory(world, reading));
}

function example(group: Command, call: string): string {
  return `\nExample:\n  $ portcullis ${group.name()} ${call}`;
}

/** The references that flags name, by the names that documents have. */
function refsOf(
  flags: Partial<Record<`${'instruction' | 'witness' | 'lineage' | 'verification'}Ref`, readonly string[]>>,
) {
  const { instructionRef, witnessRef, lineageRef, verificationRef } = flags;
  return {
    instructionRefs: instructionRef,
    witnessRefs: witnessRef,
    lineageRefs: lineageRef,
    verificationRefs: verificationRef,
  };
}

/** Prints what a command comes to; 1 where it rejects. */
function answer<Flags extends { readonly path?: string | undefined }>(
  command: Command<[], Flags>,
  run: RunCommand,
  codes: ExitCodes,
  make: (
    flags: Flags,
    world: World,
    reading: { readonly path: string | undefined; readonly isStrict: boolean },
  ) => Promise<object>,
): void {
  if (codes === 'ours') command.option('--strict-spec', 'the contract decides where the reference does otherwise');
  run(command, async (flags, context) => {
    const reading = { path: flags.path, isStrict: 'strictSpec' in flags };
    return printAnswer(context, await make(flags, context.openWorld(), reading));
  });
}

/** As the reference reads a count: it may have a plus sign, and 64 bits. */
function anyCount(value: string): number {
  if (/^\+?\d+$/.test(value) && BigInt(value.replace('+', '')) < 2n ** 64n) return Number(value);
  throw new InvalidArgumentError('expected a whole number from 0');
}
