import type { Command, OptionValues } from '@commander-js/extra-typings';
import { InvalidArgumentError, Option } from 'commander';

import { compareWithRef } from '../app/comparator/compare-request.ts';
import type { GivenPlan } from '../app/plan/given-plan.ts';
import type { PlanOptions } from '../app/plan/make-plan.ts';
import { usageError } from '../kernel/portcullis-error.ts';

/** What several commands take, for `command.option(...CASES)`. */
export const CASES = ['--cases <file...>', 'case files or globs (default: from the configuration)'] as const;
export const RESULTS = ['--results <path...>', 'results files, or the folders that hold them'] as const;
export const PLAN_OF_RESULTS = ['--plan <file>', 'the plan (default: plan.json beside the results)'] as const;
export const BASE_REF_OF_CASES = [
  '--base-ref <ref>',
  'also record what the cases at the merge base with this ref ask for',
] as const;
export const ARTIFACTS_ROOT = ['--artifacts-root <dir>', 'where the folder of the batch goes', 'artifacts'] as const;
export const RESULTS_COPY = ['--output <file>', 'a copy of results.json'] as const;

/** Adds flags to a command, whatever it declares itself. */
type AddFlags<Shared extends OptionValues> = <Own extends OptionValues>(
  command: Command<[], Own>,
) => Command<[], Own & Shared>;

/** The options of a command that has these flags. */
export type FlagsOf<Add> = Add extends AddFlags<infer Shared extends OptionValues> ? Shared : never;

/** Flags that several commands take, as one chain declares them. */
export function sharedFlags<Shared extends OptionValues>(
  declare: (command: Command) => Command<[], Shared>,
): AddFlags<Shared> {
  // The same object: only types know which options a command declares.
  return (command) => declare(command) as never;
}

/** The flags that name providers: `--agent`, `--agents` and `--provider` are taken alike, one of them is shown. */
const AGENT_FLAGS = ['--agents', '--agent', '--provider'] as const;

/** What commander makes of the three spellings. */
export type AgentFlags = Readonly<Partial<Record<'agents' | 'agent' | 'provider', readonly string[]>>>;

/** Adds the three spellings; `shown` is the one that `--help` tells. */
export function addAgentOption<Args extends unknown[], Options extends OptionValues>(
  command: Command<Args, Options>,
  shown: (typeof AGENT_FLAGS)[number],
  description: string,
): Command<Args, Options & AgentFlags> {
  for (const flag of AGENT_FLAGS) {
    const option = new Option(`${flag} <id>`, description).argParser(collectCommaList);
    command.addOption(flag === shown ? option : option.hideHelp());
  }
  return command;
}

/** All providers that any of the spellings named; null where none did. */
export function agentsOf(options: AgentFlags): string[] | null {
  const all = [...(options.agents ?? []), ...(options.agent ?? []), ...(options.provider ?? [])];
  return all.length === 0 ? null : [...new Set(all.map((agent) => agent.toLowerCase()))];
}

/** The one provider that a command needs. */
export function oneAgent(options: AgentFlags): string {
  const [agent, second] = agentsOf(options) ?? [];
  if (agent !== undefined && second === undefined) return agent;
  const found = agent === undefined ? 'none' : 'several';
  throw usageError(`--provider: expected one provider, found ${found}`, 'Example: --provider claude');
}

/** `a,b` and repeated flags alike. */
export function collectCommaList(value: string, previous: readonly string[] | undefined): string[] {
  const items = value.split(',').map((item) => item.trim());
  return [...(previous ?? []), ...items.filter((item) => item !== '')];
}

/** A number above 0. */
export function positiveNumber(value: string): number {
  const number = Number(value);
  if (/^\d+(?:\.\d+)?$/.test(value) && number > 0 && Number.isFinite(number)) return number;
  throw new InvalidArgumentError('expected a number above 0');
}

/** A whole number within bounds. */
export function wholeNumber(minimum: number, maximum: number): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (/^-?\d+$/.test(value) && number >= minimum && number <= maximum) return number;
    throw new InvalidArgumentError(`expected a whole number from ${minimum} to ${maximum}`);
  };
}

/** The flags by which a plan is narrowed. */
export const addSelectionOptions = sharedFlags((command) =>
  addAgentOption(
    command
      .option(...CASES)
      .option('--case-id <id>', 'only these cases: a list with commas, or the flag again', collectCommaList)
      .option('--category <name>', 'only cases of these categories, likewise', collectCommaList)
      .option('--trials <number>', 'trials of each cell', wholeNumber(1, 1000)),
    '--agents',
    'only these of the configured providers',
  ),
);

type SelectionFlags = FlagsOf<typeof addSelectionOptions>;

export function planOptionsOf(flags: SelectionFlags & { readonly baseRef?: string }): PlanOptions {
  const { cases = null, caseId = null, category = null, trials = null, baseRef } = flags;
  const selection = { agents: agentsOf(flags), case_ids: caseId, categories: category };
  return { cases, selection, trials, compare: baseRef === undefined ? null : compareWithRef(baseRef) };
}

/** The flags by which a plan that was made before is run, or one shard of it. */
export const addGivenPlanOptions = sharedFlags((command) =>
  command
    .option('--plan <file>', 'a plan that was made before, instead of a new one')
    .option('--shard <number>', 'with --plan: only the cells of this shard', wholeNumber(1, 1_000_000))
    .option('--attempt <number>', 'with --shard: which attempt this is (1)', wholeNumber(1, 1_000_000)),
);

/** Null where no plan is given. Throws a usage error for flags that a plan has decided, and for a shard without a plan. */
export function givenPlanOf(flags: FlagsOf<typeof addGivenPlanOptions> & SelectionFlags): GivenPlan | null {
  const { plan, shard, attempt } = flags;
  if (plan === undefined) {
    const alone = shard === undefined ? (attempt === undefined ? null : '--attempt') : '--shard';
    if (alone === null) return null;
    const help = 'Make a plan with `portcullis plan --shards N --output plan.json`.';
    throw usageError(`${alone}: expected --plan beside it, found none`, help);
  }
  if (attempt !== undefined && shard === undefined) {
    throw usageError('--attempt: expected --shard beside it, found none');
  }
  const decided = {
    '--agents': agentsOf(flags) ?? undefined,
    '--case-id': flags.caseId,
    '--category': flags.category,
    '--trials': flags.trials,
  };
  const [clash] = Object.entries(decided).find(([, value]) => value !== undefined) ?? [];
  if (clash === undefined) return { file: plan, shard: shard ?? null, attempt: attempt ?? 1 };
  throw usageError(
    `${clash}: expected it with \`plan\`, found it beside --plan, which has decided that`,
    'Make another plan.',
  );
}

/** For every command that starts clients. */
export const CLIENT_PATH = [
  '--client-path <id=path...>',
  'a client that is there already, instead of the installed one',
] as const;

/** Provider → path, as they were given. Throws `PortcullisError` `usage` where it is no such pair, or one is named twice. */
export function clientPathsOf(values: readonly string[] | undefined): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const value of values ?? []) {
    const [given = '', ...rest] = value.split('=');
    const id = given.toLowerCase();
    const path = rest.join('=');
    if (path === '' || !/^[a-z0-9][a-z0-9_-]*$/.test(id)) {
      const message = `--client-path: expected id=path, found ${JSON.stringify(value)}`;
      throw usageError(message, 'Example: --client-path claude=/opt/claude/bin/claude');
    }
    if (paths.has(id)) throw usageError(`--client-path: expected ${id} once, found it twice`);
    paths.set(id, path);
  }
  return paths;
}
