import type { Config, ProviderConfig } from '../../contracts/config.ts';
import { firstOf } from '../../contracts/counted.ts';
import { TerminatingError } from '../../contracts/termination.ts';
import { asPortcullisError, PortcullisError } from '../../kernel/portcullis-error.ts';
import { executableConfig, type ExecutableConfig } from '../../providers/executable-config.ts';
import type { RoutingComparator } from './routing-comparator.ts';
import { changedPaths, openRepository } from '../repository/open-repository.ts';
import type { World } from '../world/world.ts';
import { isPath, pathInTree, type ComparatorTree } from './comparator-tree.ts';

/** What agents are started by, and whose it is. */
export interface TrustedCommands extends ExecutableConfig {
  /** The comparator whose commands count; null where the head's own do. */
  readonly comparator: RoutingComparator | null;
  /** What of the head does not count, in a sentence; null where nothing does not. */
  readonly note: string | null;
}

/** Whose commands are run (src/app/README.md, "Whose commands are run"), and what they are. */
export async function trustedCommands(
  world: World,
  head: Config,
  comparator: RoutingComparator | null,
): Promise<TrustedCommands> {
  const judge = isHeadTrusted(comparator) ? null : comparator;
  const commands = executableConfig(head, judge?.config ?? null);
  if (judge === null) return { ...commands, comparator: null, note: null };
  const replaced = [...commands.replaced, ...(await changedPrograms(world, judge, commands.config))].join(', ');
  const note = `agents were started as ${judge.name} says; the head's ${replaced} did not count`;
  return { ...commands, comparator: judge, note: replaced === '' ? null : note };
}

/** What the head itself says counts where nothing is compared with, before the first gate, and in a run that was started by hand. */
export function isHeadTrusted(comparator: Pick<RoutingComparator, 'commits' | 'place'> | null): boolean {
  if (comparator === null || comparator.commits.kind === 'file') return true;
  const { config_outcome: config, event } = comparator.commits;
  return event === 'workflow_dispatch' || (comparator.place.outcome === 'first_adoption' && config === 'default');
}

/**
 * A provider as it may be started, with what it starts of the repository in the comparator's tree. Undefined where nothing is configured.
 *
 * @param tree null where the head's own programs count
 * @throws PortcullisError where only the head describes it, or the comparator's tree does not have it
 */
export async function trustedProvider(
  { config, refused }: TrustedCommands,
  tree: ComparatorTree | null,
  agent: string,
): Promise<ProviderConfig | undefined> {
  const reason = refused.get(agent);
  if (reason !== undefined) {
    const help =
      'Commands are those of what is compared with: a new one runs once it is there, or in a run started by hand.';
    throw new TerminatingError('policy_violation', 'usage', reason, help);
  }
  const provider = config.providers.get(agent);
  if (provider === undefined || tree === null) return provider;
  const { path, command } = provider;
  return {
    ...provider,
    path: path === null ? null : ((await tree([path]))[0] ?? path),
    command: command === null ? null : { ...command, command: await tree(command.command) },
  };
}

/** Files that the head has otherwise, of the topmost folders from which the comparator's programs are started. */
async function changedPrograms(world: World, { entries }: RoutingComparator, { providers }: Config): Promise<string[]> {
  const commands = [...providers.values()].flatMap(({ path, command }) => [[path ?? ''], command?.command ?? []]);
  const repository = commands.flat().some(isPath) ? await openRepository(world) : null;
  // Where the comparator's is unknown, nothing of the repository is started.
  const before = repository === null ? null : await entries().catch(asPortcullisError);
  if (before === null || before instanceof PortcullisError) return [];
  const started = commands.flatMap((command) =>
    command.flatMap((item, index) => pathInTree(world.root, before, item, index === 0) ?? []),
  );
  const folders = started.map((path) => path.slice(0, path.indexOf('/') + 1));
  const paths = await changedPaths(repository, before);
  const changed = paths.filter((path) => folders.some((folder) => path.startsWith(folder)));
  return changed.length === 0 ? [] : [firstOf(changed)];
}
