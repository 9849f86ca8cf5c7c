import { isAbsolute, resolve } from 'node:path';

import { CLIENT_LOCK_FILE } from '../../contracts/client-lock.ts';
import type { Config } from '../../contracts/config.ts';
import { clientLockAt, type ClientLockText } from '../../io/clients/load-client-lock.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { executableConfig, type ExecutableConfig } from '../../providers/executable-config.ts';
import type { RoutingComparator } from '../comparator/routing-comparator.ts';
import { displayPath } from '../repository/load-cases.ts';
import type { World } from '../world/world.ts';

/** What agents are started by, and whose it is. */
export interface TrustedCommands extends ExecutableConfig {
  /** The comparator whose commands count; null where the head's own do. */
  readonly comparator: RoutingComparator | null;
  /** The lock of clients beside those that Portcullis knows; null where there is none. */
  readonly clientLock: ClientLockText | null;
}

/** Whose commands are run (src/app/README.md, "Whose commands are run"), and what they are. */
export async function trustedCommands(
  world: World,
  head: Config,
  comparator: RoutingComparator | null,
): Promise<TrustedCommands> {
  const own = await clientLockAt(world.root);
  const judge = isHeadTrusted(comparator) ? null : comparator;
  const commands = executableConfig(head, judge?.config ?? null);
  if (judge === null) return { ...commands, comparator: null, clientLock: own };
  const before = await judge.read(CLIENT_LOCK_FILE);
  const clientLock = before === null ? null : { text: before.text, file: `${judge.name}: ${CLIENT_LOCK_FILE}` };
  const replaced = before?.text === own?.text ? [] : [CLIENT_LOCK_FILE];
  return { ...commands, replaced: [...commands.replaced, ...replaced], comparator: judge, clientLock };
}

/** What the head itself says counts where nothing is compared with, before the first gate, and in a run that was started by hand. */
export function isHeadTrusted(comparator: Pick<RoutingComparator, 'commits' | 'place'> | null): boolean {
  if (comparator === null) return true;
  const { config_outcome: config, event } = comparator.commits;
  return event === 'workflow_dispatch' || (comparator.place.outcome === 'first_adoption' && config === 'default');
}

const HELP =
  'Commands are those of what is compared with: a new one runs once it is there, or in a run started by hand.';

/**
 * Why a provider's program must not be started: only the head describes it, or it is a file of the repository that the head has
 * otherwise than the comparator. Null where it may be. What whoever runs Portcullis names by `given` is theirs to choose.
 */
export async function refusalOf(
  world: World,
  { config, comparator, refused }: TrustedCommands,
  agent: string,
  given: string | null,
): Promise<PortcullisError | null> {
  const reason = refused.get(agent);
  if (reason !== undefined) return new PortcullisError('usage', reason, HELP);
  const provider = config.providers.get(agent);
  const program = provider?.path ?? provider?.command?.command[0] ?? null;
  if (comparator === null || program === null || given !== null || !isInRepository(world.root, program)) return null;
  const path = displayPath(world.root, program);
  const before = await comparator.read(path);
  const own = await readTextFile(resolve(world.root, program), 'the program').catch(() => null);
  if (before !== null && own === before.text) return null;
  const message = `${path}: expected the program of ${agent} as ${comparator.name} has it, found ${own === null ? 'none that can be read' : 'another one'}`;
  return new PortcullisError('usage', message, HELP);
}

/** A name is looked for on PATH. */
function isInRepository(root: string, program: string): boolean {
  return /[/\\]/.test(program) && !isAbsolute(displayPath(root, program));
}
