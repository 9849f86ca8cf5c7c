import type { Command } from '@commander-js/extra-typings';

import type { Period, ShownBudgets } from '../../app/governance/budget-commands.ts';
import { safeLines } from '../../app/world/said.ts';
import type { World } from '../../app/world/world.ts';
import type { GovernanceStore } from '../../contracts/governance-store.ts';
import { usageError } from '../../kernel/portcullis-error.ts';
import type { AddCommand, RunCommand } from '../command.ts';
import { positiveNumber } from '../shared-flags.ts';

const USER = ['--user <name>', 'whose day (default: PORTCULLIS_USER, GITHUB_ACTOR, the login)'] as const;

export const addBudget: AddCommand = (program, run) => {
  const budget = program
    .command('budget')
    .description('what runs may use up: how it stands, and other limits for a period');
  addShow(budget, run);
  addSet(budget, run);
  addAck(budget, run);
};

function addShow(budget: Command, run: RunCommand): void {
  const command = budget
    .command('show')
    .description('how the budgets of today stand, and those of a run')
    .option('--run <id>', 'a batch, a worker or a run of required checks')
    .option(...USER)
    .addHelpText('after', '\nExample:\n  $ portcullis budget show --run 0b7c6a52-8a4e-4b5e-9d0e-6a3f1c2d4e5f');
  run(command, async ({ run: id = null, user }, context) => {
    const { showBudgets } = await import('../../app/governance/budget-commands.ts');
    const shown = await inStore(context.openWorld(), user, (world, store, by) =>
      showBudgets(world, store, { run: id, user: by }),
    );
    context.print(context.json ? context.document(shown) : shownText(shown));
    return 0;
  });
}

function shownText({ place, note, rows }: ShownBudgets): string {
  const lines = rows.map(({ scope, resource, consumed, limit, warning, breaker }) => {
    const scale = (value: number): string => String(resource === 'usd' ? value / 1_000_000 : value);
    const flags = [warning, breaker === 'closed' ? null : breaker].filter((flag) => flag !== null).join(', ');
    const of = limit === null ? '' : ` of ${scale(limit)}`;
    return `${scope} ${resource}: ${scale(consumed)}${of}${flags === '' ? '' : ` (${flags})`}`;
  });
  return safeLines(`${[place, ...(note === null ? [] : [note]), ...lines].join('\n')}\n`);
}

function addSet(budget: Command, run: RunCommand): void {
  const command = withPeriod(budget.command('set'))
    .description('another limit, until the period ends: the run, or the UTC day')
    .argument('<resource>', 'as `budget show` calls it')
    .argument('<limit>', 'a whole number; of usd an amount')
    .requiredOption('--reason <text>', 'why')
    .addHelpText('after', '\nExample:\n  $ portcullis budget set cloud_calls 400 --reason "release day"');
  run(command, async ({ reason, ...options }, context, [resource = '', limit = '']) => {
    if (reason.trim() === '') throw usageError('expected --reason with a text, found none');
    const { setBudget } = await import('../../app/governance/budget-commands.ts');
    const value = limit === '0' ? 0 : positiveNumber(limit);
    await inStore(context.openWorld(), options.user, async (world, store, by) => {
      const change = { resource, limit: value, reason, by: await whoAmI() };
      await setBudget(world, store, periodOf(options, by), change);
    });
    return 0;
  });
}

function addAck(budget: Command, run: RunCommand): void {
  const command = withPeriod(budget.command('ack'))
    .description('say that a warning was seen')
    .argument('<resource>', 'as `budget show` calls it')
    .addHelpText(
      'after',
      '\nExample:\n  $ portcullis budget ack total_tokens --run 0b7c6a52-8a4e-4b5e-9d0e-6a3f1c2d4e5f',
    );
  run(command, async (options, context, [resource = '']) => {
    const { acknowledgeBudget } = await import('../../app/governance/budget-commands.ts');
    await inStore(context.openWorld(), options.user, async (world, store, by) =>
      acknowledgeBudget(world, store, periodOf(options, by), { resource, by: await whoAmI() }),
    );
    return 0;
  });
}

function withPeriod(command: Command) {
  return command
    .option('--run <id>', 'of a run')
    .option(...USER)
    .option('--global', 'of all that share the store');
}

function periodOf(
  options: { readonly run?: string; readonly user?: string; readonly global?: true },
  user: string,
): Period {
  const { run = null, global: isGlobal } = options;
  const given = [run !== null, options.user !== undefined, isGlobal === true].filter(Boolean).length;
  if (given > 1) throw usageError('expected one of --run, --user and --global, found several');
  const scope = run !== null ? 'run' : isGlobal === true ? 'global' : 'user';
  return { scope, run, user };
}

async function whoAmI(): Promise<string> {
  const { currentUser } = await import('../../app/governance/current-user.ts');
  return currentUser(process.env);
}

async function inStore<T>(
  world: World,
  user: string | undefined,
  body: (world: World, store: GovernanceStore, user: string) => Promise<T>,
): Promise<T> {
  const { withStore } = await import('../../app/governance/open-store.ts');
  const named = user ?? (await whoAmI());
  return withStore(world, process.env, (store) => body(world, store, named));
}
