import type { Command } from 'commander';

import type { GivenPlan } from '../app/plan/given-plan.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { agentsOf, wholeNumber } from './options.ts';
import type { SelectionFlags } from './selection.ts';

export interface GivenPlanFlags extends SelectionFlags {
  readonly plan?: string;
  readonly shard?: number;
  readonly attempt?: number;
}

/** The flags by which a plan that was made before is run, or one shard of it. */
export function addGivenPlanOptions(command: Command): Command {
  return command
    .option('--plan <file>', 'a plan that was made before, instead of a new one')
    .option('--shard <number>', 'with --plan: only the cells of this shard', wholeNumber(1, 1_000_000))
    .option('--attempt <number>', 'with --shard: which attempt this is (1)', wholeNumber(1, 1_000_000));
}

/** Null where no plan is given. Throws a usage error for flags that a plan has decided, and for a shard without a plan. */
export function givenPlanOf(flags: GivenPlanFlags): GivenPlan | null {
  const { plan, shard, attempt } = flags;
  if (plan === undefined) {
    const alone = shard === undefined ? (attempt === undefined ? null : '--attempt') : '--shard';
    if (alone === null) return null;
    const help = 'Make a plan with `portcullis plan --shards N --output plan.json`.';
    throw new PortcullisError('usage', `${alone}: expected --plan beside it, found none`, help);
  }
  if (attempt !== undefined && shard === undefined) {
    throw new PortcullisError('usage', '--attempt: expected --shard beside it, found none');
  }
  const decided = {
    '--agents': agentsOf(flags) ?? undefined,
    '--case-id': flags.caseId,
    '--category': flags.category,
    '--trials': flags.trials,
  };
  const [clash] = Object.entries(decided).find(([, value]) => value !== undefined) ?? [];
  if (clash === undefined) return { file: plan, shard: shard ?? null, attempt: attempt ?? 1 };
  throw new PortcullisError(
    'usage',
    `${clash}: expected it with \`plan\`, found it beside --plan, which has decided that`,
    'Make another plan.',
  );
}
