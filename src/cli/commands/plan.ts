import { DEFAULT_SHARDS, MATRIX_WISH, writePlan, type ShardWish } from '../../app/plan/write-plan.ts';
import { listingsText } from '../../app/gates/reports.ts';
import type { AddCommand } from '../command.ts';
import { counted } from '../../contracts/counted.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import {
  addSelectionOptions,
  planOptionsOf,
  positiveNumber,
  type SelectionFlags,
  wholeNumber,
} from '../shared-flags.ts';

interface PlanFlags extends SelectionFlags {
  readonly output?: string;
  readonly changed?: boolean;
  readonly skills?: readonly string[];
  readonly shards?: number;
  readonly shardMinutes?: number;
  readonly durations?: readonly string[];
  readonly githubMatrix?: boolean;
}

export const addPlan: AddCommand = (program, run) => {
  const command = program
    .command('plan')
    .description('which units a batch consists of: cases × providers × trials')
    .option('--output <file>', 'write the plan to a file')
    .option('--base-ref <ref>', 'policy and counts of the merge base with this ref decide the number of trials')
    .option('--changed', 'only cases that the change since the merge base touches')
    .option('--skills <dir...>', 'with --changed: roots of the skills (default: from the configuration)')
    .option('--shards <number>', 'pack the cells into at most so many jobs', wholeNumber(1, 1_000_000))
    .option('--shard-minutes <number>', 'pack them into jobs of about this expected time', positiveNumber)
    .option('--durations <path...>', 'results that say how long units take (default: the baseline)')
    .option('--github-matrix', `print the matrix of the jobs, in one line (at most ${DEFAULT_SHARDS} jobs)`)
    .addHelpText(
      'after',
      `
With --shards, --shard-minutes or --github-matrix the plan has shards, which \`run --plan FILE --shard K\` runs. With --json and
--output the matrix is printed then, and whether there is any work; without --output the plan.

--changed plans cases that changed since the merge base, and those that name a skill of which the text or a file changed. It plans all cases
where what a model chooses by has changed (a skill, command or agent was added, removed or renamed, or its description changed), or
configuration, workflows or instructions; --category, --case-id and --agents narrow that.

Examples:
  $ portcullis plan --agents claude,codex --output plan.json
  $ portcullis plan --changed --base-ref origin/main
  $ portcullis plan --shards 8 --output plan.json --json
  $ portcullis plan --shard-minutes 15 --output plan.json --github-matrix`,
    );
  addSelectionOptions(command);
  run<PlanFlags>(command, async (options, context) => {
    const { plan, outputs } = await writePlan(context.openWorld(), {
      ...planOptionsOf(options),
      changed: changedOf(options),
      output: options.output ?? null,
      shards: shardsOf(options),
      durations: options.durations ?? [],
    });
    if (outputs !== null && (options.githubMatrix === true || (context.json && options.output !== undefined))) {
      const isWhole = context.json;
      context.print(isWhole ? context.document(outputs) : `${JSON.stringify(outputs.matrix)}\n`);
      return 0;
    }
    if (context.json) {
      context.print(context.document(plan));
      return 0;
    }
    for (const unit of plan.units) context.print(`${unit.case_id}\t${unit.agent}\t${unit.trial}\n`);
    const size = [counted(plan.cases.length, 'case'), counted(plan.providers.length, 'provider')];
    const listings = plan.selection.changed?.listings ?? [];
    if (listings.length > 0) context.say(listingsText(listings));
    context.say(`${counted(plan.units.length, 'unit')} of ${size.join(' and ')}`);
    const minutes = (seconds: number): string => `${Math.ceil(seconds / 60)} min`;
    for (const { shard, agent, cells, expected_seconds: seconds } of plan.shards ?? []) {
      context.say(`shard ${shard}: ${agent}, ${counted(cells.length, 'cell')}, about ${minutes(seconds)}`);
    }
    return 0;
  });
};

function changedOf({ changed, skills }: PlanFlags): { readonly skills: readonly string[] | null } | null {
  if (changed === true) return { skills: skills ?? null };
  if (skills === undefined) return null;
  throw new PortcullisError('usage', '--skills: expected --changed beside it, found none');
}

/** Null where nothing asks for shards. */
function shardsOf({ shards, shardMinutes, durations, githubMatrix }: PlanFlags): ShardWish | null {
  if (shards !== undefined || shardMinutes !== undefined) {
    return { most: shards ?? null, seconds: shardMinutes === undefined ? null : shardMinutes * 60 };
  }
  if (githubMatrix === true) return MATRIX_WISH;
  if (durations === undefined) return null;
  throw new PortcullisError(
    'usage',
    '--durations: expected --shards or --shard-minutes beside it, found neither',
    'Times are needed only to pack shards.',
  );
}
