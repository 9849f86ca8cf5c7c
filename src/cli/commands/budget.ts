import type { Command } from '@commander-js/extra-typings';

import type { BudgetOwner, ShownBudgets } from '../../app/governance/budget-commands.ts';
import { safeLines } from '../../app/world/said.ts';
import type { World } from '../../app/world/world.ts';
import type { Scope } from '../../contracts/budget-limits.ts';
import type { GovernanceStore } from '../../contracts/governance-store.ts';
import { usageError } from '../../kernel/portcullis-error.ts';
import type { AddCommand, CommandContext, RunCommand } from '../command.ts';
import { positiveNumber } from '../shared-flags.ts';

export const addBudget: AddCommand = (program, run) => {
  const budget = program
    .command('budget')
    .description('what runs may use up: how it stands, and other limits for a period');
  addShow(budget, run);
  addSet(budget, run);
  addAck(budget, run);
};

/** Whose budgets those of a user are, and who changes them. */
const USER = 'The user is PORTCULLIS_USER, GITHUB_ACTOR or the login.';

function addShow(budget: Command, run: RunCommand): void {
  const command = budget
    .command('show')
    .description('how the budgets of today stand, and those of a run')
    .option('--run <id>', 'a batch, a worker or a run of required checks')
    .addHelpText('after', `\n${USER}\n\nExample:\n  $ portcullis budget show`);
  run(command, async ({ run: id = null }, context) => {
    const { showBudgets } = await import('../../app/governance/budget-commands.ts');
    const shown = await inStore(context, (world, store, user) => showBudgets(world, store, { run: id, user }));
    context.print(context.json ? context.document(shown) : shownText(shown));
    return 0;
  });
}

function shownText({ place, note, rows }: ShownBudgets): string {
  const lines = rows.map(({ scope, resource, consumed, limit, flags }) => {
    const scale = (value: number): string => String(resource === 'usd' ? value / 1_000_000 : value);
    const told = [...(limit === null ? [] : ['of', scale(limit)]), ...flags.map((flag) => `(${flag})`)];
    return [`${scope} ${resource}: ${scale(consumed)}`, ...told].join(' ');
  });
  return safeLines(`${[place, ...(note === null ? [] : [note]), ...lines].join('\n')}\n`);
}

function addSet(budget: Command, run: RunCommand): void {
  const command = budget
    .command('set')
    .description('another limit, until its period ends: the run, or the UTC day')
    .argument('<resource>', 'as `budget show` calls it')
    .argument('<limit>', 'a whole number; of usd an amount')
    .option(...OF_RUN)
    .option(...OF_ALL)
    .requiredOption('--reason <text>', 'why')
    .addHelpText('after', `\n${USER}\n\nExample:\n  $ portcullis budget set cloud_calls 400 --reason "release day"`);
  run(command, async ({ reason, ...options }, context, [resource = '', limit = '']) => {
    if (reason.trim() === '') throw usageError('expected --reason with a text, found none');
    const change = { limit: limit === '0' ? 0 : positiveNumber(limit), reason };
    const { changeBudget } = await import('../../app/governance/budget-commands.ts');
    await inStore(context, (world, store, user) =>
      changeBudget(world, store, ownerOf(options, user), resource, change),
    );
    return 0;
  });
}

function addAck(budget: Command, run: RunCommand): void {
  const command = budget
    .command('ack')
    .description('say that a warning was seen')
    .argument('<resource>', 'as `budget show` calls it')
    .option(...OF_RUN)
    .option(...OF_ALL)
    .addHelpText('after', `\n${USER}\n\nExample:\n  $ portcullis budget ack runs`);
  run(command, async (options, context, [resource = '']) => {
    const { changeBudget } = await import('../../app/governance/budget-commands.ts');
    await inStore(context, (world, store, user) =>
      changeBudget(world, store, ownerOf(options, user), resource, 'seen'),
    );
    return 0;
  });
}

const OF_RUN = ['--run <id>', 'of a run (default: of the user and today)'] as const;
const OF_ALL = ['--global', 'of all that share the store'] as const;

function ownerOf(
  options: { readonly run?: string; readonly global?: true },
  user: string,
): BudgetOwner & { readonly scope: Scope } {
  const { run = null, global: isGlobal = false } = options;
  if (run !== null && isGlobal) throw usageError('expected --run or --global, found both');
  return { scope: isGlobal ? 'global' : run === null ? 'user' : 'run', run, user };
}

/** Does something in the store, with the name of the user. */
async function inStore<T>(
  context: CommandContext,
  body: (world: World, store: GovernanceStore, user: string) => Promise<T>,
): Promise<T> {
  const { currentUser } = await import('../../app/governance/current-user.ts');
  const { withStore } = await import('../../app/governance/open-store.ts');
  const world = context.openWorld();
  return withStore(world, process.env, (store) => body(world, store, currentUser(process.env)));
}
