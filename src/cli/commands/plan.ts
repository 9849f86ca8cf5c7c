import type { Command } from '@commander-js/extra-typings';

import type { ShardWish } from '../../app/plan/write-plan.ts';
import { DEFAULT_SHARDS } from '../../app/world/said.ts';
import type { AddCommand } from '../command.ts';
import { counted } from '../../contracts/counted.ts';
import { usageError } from '../../kernel/portcullis-error.ts';
import { addSelectionOptions, planOptionsOf, positiveNumber, wholeNumber } from '../shared-flags.ts';

function declarePlan(program: Command) {
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
  return addSelectionOptions(command);
}

type PlanFlags = ReturnType<ReturnType<typeof declarePlan>['opts']>;

export const addPlan: AddCommand = (program, run) => {
  run(declarePlan(program), async (options, context) => {
    const { output = null, durations = [], githubMatrix = false } = options;
    const { changed = false, skills = null } = options;
    if (skills !== null && !changed) throw usageError('--skills: expected --changed beside it, found none');
    const shards = await shardsOf(options);
    const { writePlan } = await import('../../app/plan/write-plan.ts');
    const asked = { ...planOptionsOf(options), changed, skills, output, shards, durations };
    const { plan, outputs } = await writePlan(context.openWorld(), asked);
    if (shards !== null && (githubMatrix || (context.json && output !== null))) {
      context.print(context.json ? context.document(outputs) : `${JSON.stringify(outputs.matrix)}\n`);
      return 0;
    }
    if (context.json) {
      context.print(context.document(plan));
      return 0;
    }
    for (const unit of plan.units) context.print(`${unit.case_id}\t${unit.agent}\t${unit.trial}\n`);
    const planned = (name: 'case_id' | 'agent'): number => new Set(plan.units.map((unit) => unit[name])).size;
    const size = [counted(planned('case_id'), 'case'), counted(planned('agent'), 'provider')];
    const listings = plan.selection.changed?.listings ?? [];
    const { listingsText } = await import('../../app/gates/reports.ts');
    if (listings.length > 0) context.say(listingsText(listings));
    context.say(`${counted(plan.units.length, 'unit')} of ${size.join(' and ')}`);
    const minutes = (seconds: number): string => `${Math.ceil(seconds / 60)} min`;
    for (const { shard, agent, cells, expected_seconds: seconds } of plan.shards ?? []) {
      context.say(`shard ${shard}: ${agent}, ${counted(cells.length, 'cell')}, about ${minutes(seconds)}`);
    }
    return 0;
  });
};

/** Null where nothing asks for shards. */
async function shardsOf({ shards, shardMinutes, durations, githubMatrix }: PlanFlags): Promise<ShardWish | null> {
  const { MATRIX_WISH, shardWish } = await import('../../app/plan/write-plan.ts');
  const wish = shardWish(shards ?? null, shardMinutes ?? null);
  if (wish !== null) return wish;
  if (githubMatrix === true) return MATRIX_WISH;
  if (durations === undefined) return null;
  throw usageError(
    '--durations: expected --shards or --shard-minutes beside it, found neither',
    'Times are needed only to pack shards.',
  );
}
