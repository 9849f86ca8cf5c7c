import type { Command } from '@commander-js/extra-typings';
import { Option } from 'commander';

import { DEPENDENCY_TYPES, GRAPH_SCOPES, VIEWS } from '../../app/world/said.ts';
import type { AddCommand, RunCommand } from '../command.ts';
import { printAnswer } from '../plain-text.ts';
import { referenceGroup } from '../reference-command.ts';
import { wholeNumber } from '../shared-flags.ts';

const TYPES = Object.keys(DEPENDENCY_TYPES);
const anyWhole = wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
const priority = wholeNumber(-(2 ** 31), 2 ** 31 - 1);

/** What the flags of these commands are, by the names that commander gives them. */
const FLAGS = {
  issues: () => new Option('--issues <file>', 'the issue memory (default: issues.jsonl in the state folder)'),
  id: () => new Option('--id <id>', 'the id of the issue'),
  title: () => new Option('--title <text>', 'what it is called'),
  description: () => new Option('--description <text>', 'what is to be done, "Acceptance:", and what verifies it'),
  notes: () => new Option('--notes <text>', 'what was found out about it').conflicts('notesFile'),
  notesFile: () => new Option('--notes-file <file>', 'the same from a file'),
  status: () => new Option('--status <text>', 'open, in_progress, blocked, closed or any other'),
  type: () => new Option('--type <type>', 'epic or task (default: task)'),
  priority: () =>
    new Option('--priority <number>', 'lower ones come first (default of a new one: 2)').argParser(priority),
  assignee: () => new Option('--assignee <name>', 'who works on it'),
  owner: () => new Option('--owner <name>', 'whose concern it is'),
  leaseId: () => new Option('--lease-id <id>', 'the id of the lease (default of a new one: of issue and assignee)'),
  leaseTtlSeconds: () =>
    new Option('--lease-ttl-seconds <seconds>', 'how long it lasts, 30 to 86400 (default: 3600)').argParser(anyWhole),
  leaseExpiresAt: () => new Option('--lease-expires-at <time>', 'instead: when it ends, in RFC 3339'),
  strictSpec: () => new Option('--strict-spec', 'by priority, and also what is in progress and whose lease has ended'),
  noteWarnThreshold: () =>
    new Option('--note-warn-threshold <characters>', 'warn of longer notes (default: 2000)').argParser(
      wholeNumber(0, Number.MAX_SAFE_INTEGER),
    ),
  compactness: () => new Option('--compactness', 'also find dependencies that say nothing new'),
  dependencyType: () => new Option('--type <type>', 'what it means (default: blocks)').choices(TYPES),
  fromType: () => new Option('--from-type <type>', 'what it means so far (default: blocks)').choices(TYPES),
  toType: () => new Option('--to-type <type>', 'what it is to mean').choices(TYPES),
  createdBy: () => new Option('--created-by <name>', 'who made it'),
  graphScope: () =>
    new Option('--graph-scope <scope>', 'open and in progress, or all (default: active)').choices(GRAPH_SCOPES),
  view: () => new Option('--view <view>', 'in whose words (default: execution)').choices(VIEWS),
  events: () => new Option('--events <file>', 'the events (default: memory/events.jsonl in the state folder)'),
  cache: () => new Option('--cache <file>', 'of which events they were made (default: replay-cache.json beside them)'),
} as const;

type Flag = keyof typeof FLAGS;

/** A command: its name, what it does, the operands that it needs, the flags that it needs, and those that it takes. */
type Row = readonly [
  name: string,
  does: string,
  operands: readonly string[],
  needs: readonly Flag[],
  takes: readonly Flag[],
];

const NEW: readonly Flag[] = ['id', 'description', 'type', 'priority', 'assignee', 'owner'];
const EXPIRY: readonly Flag[] = ['leaseTtlSeconds', 'leaseExpiresAt'];
const EDGE = ['id', 'dependsOn'];

const ISSUE_ROWS: readonly Row[] = [
  ['list', 'all issues, by id', [], [], ['status', 'assignee']],
  ['ready', 'open issues that wait for no other, by id', [], [], []],
  ['blocked', 'issues that wait, and what for', [], [], []],
  [
    'check',
    'whether each says when it is done and what verifies it: 1 where not',
    [],
    [],
    ['noteWarnThreshold', 'compactness'],
  ],
  ['add', 'a new issue; makes the memory where there is none', ['title'], [], [...NEW, 'status']],
  ['discover', 'a new issue that was found in the work on another one', ['parent', 'title'], [], NEW],
  [
    'update',
    'other fields; another status than in_progress ends the lease',
    ['id'],
    [],
    ['title', 'description', 'notes', 'notesFile', 'status', 'priority', 'assignee', 'owner'],
  ],
  [
    'claim',
    'takes an issue for somebody; an ended lease is no hindrance',
    ['id'],
    ['assignee'],
    ['leaseId', ...EXPIRY],
  ],
  [
    'claim-next',
    'takes the first issue that is ready and free, by id',
    [],
    ['assignee'],
    ['leaseId', ...EXPIRY, 'strictSpec'],
  ],
  ['lease-renew', 'a later end for a lease that has not ended', [], ['id', 'assignee', 'leaseId'], EXPIRY],
  ['lease-release', 'gives an issue back; only that lease where one is named', [], ['id'], ['assignee', 'leaseId']],
  ['migrate-events', 'writes the issues as events, of which they can be made again', [], [], ['events']],
  ['replay-events', 'makes the issues of their events', [], [], ['events', 'cache']],
];

const DEP_ROWS: readonly Row[] = [
  ['add', 'one dependency more; none that closes a cycle', EDGE, [], ['dependencyType', 'createdBy']],
  ['remove', 'one dependency less', EDGE, [], ['dependencyType']],
  ['replace', 'another type for a dependency', EDGE, ['toType'], ['fromType', 'createdBy']],
  ['diagnostics', 'the first cycle, if there is one; exit code 0 also where there is', [], [], ['graphScope']],
  ['project', 'all dependencies, in the words of a view', [], [], ['view']],
];

export const addIssue: AddCommand = referenceGroup(
  'issue',
  'the issues that agents and people work on: what is ready, and who has what for how long',
  (group, run) => {
    addRows(group, run, ISSUE_ROWS);
    group.addHelpText(
      'after',
      `
The memory is a file with a row of JSON for each issue. Exit code 1 for an error, and where \`check\` finds one; 2 for bad usage.

Examples:
  $ portcullis issue add "Reports say the rate" --priority 1
  $ portcullis issue ready
  $ portcullis issue claim-next --assignee worker.1 --lease-ttl-seconds 600
  $ portcullis issue update bd-1 --status closed`,
    );
  },
  'reference',
);

export const addDep: AddCommand = referenceGroup(
  'dep',
  'what issues depend on',
  (group, run) => {
    addRows(group, run, DEP_ROWS);
    group.addHelpText(
      'after',
      `
An issue waits for what it blocks on: blocks, parent-child, conditional-blocks and waits-for.

Examples:
  $ portcullis dep add bd-2 bd-1
  $ portcullis dep diagnostics`,
    );
  },
  'reference',
);

export const addTransportDispatch: AddCommand = referenceGroup(
  'transport-dispatch',
  "an action on a lease or a fiber, as the reference's transport does it",
  (group, run) => {
    const command = group
      .requiredOption('--action <name>', 'issue.claim, issue.lease_renew, fiber.spawn and the like')
      .requiredOption('--payload <json>', 'what it is asked for, as JSON')
      .addHelpText(
        'after',
        `
Exit code 0 whether it was accepted or rejected, 2 for a payload that is no JSON.

Example:
  $ portcullis transport-dispatch --action issue.claim --payload '{"id":"bd-1","assignee":"worker.1"}' --json`,
      );
    run(command, async ({ action, payload }, context) => {
      const { answerDispatch } = await import('../../app/harness/issue-commands.ts');
      printAnswer(context, await answerDispatch(context.openWorld(), action, payload));
      return 0;
    });
  },
  'ours',
);

function addRows(group: Command, run: RunCommand, rows: readonly Row[]): void {
  for (const [name, does, operands, needs, takes] of rows) {
    const command = group.command(name).description(does);
    for (const operand of operands) command.argument(`<${operand}>`);
    for (const flag of needs) command.addOption(FLAGS[flag]().makeOptionMandatory());
    for (const flag of [...takes, 'issues'] as const) command.addOption(FLAGS[flag]());
    run(command, async (options, context, given) => {
      const named = Object.fromEntries(operands.map((operand, at) => [operand, given[at]]));
      const { answerCommand } = await import('../../app/harness/issue-commands.ts');
      const answer = await answerCommand(context.openWorld(), `${group.name()}.${name}`, { ...options, ...named });
      return printAnswer(context, answer);
    });
  }
}
