import { CLIENT_LOCK_FILE } from '../../contracts/client-lock.ts';
import type { Config } from '../../contracts/config.ts';
import { clientLockAt, type ClientLockText } from '../../io/clients/load-client-lock.ts';
import { executableConfig, type ExecutableConfig } from '../../providers/executable-config.ts';
import type { PlanComparator } from '../comparator/comparator-cases.ts';
import type { World } from '../world/world.ts';

/** What agents are started by, and whose it is. */
export interface TrustedCommands extends ExecutableConfig {
  /** The comparator whose commands count; null where the head's own do. */
  readonly comparator: PlanComparator | null;
  /** The lock of clients beside those that Portcullis knows; null where there is none. */
  readonly clientLock: ClientLockText | null;
}

/** Whose commands are run (CONTRIBUTING.md, "Whose commands are run"), and what they are. */
export async function trustedCommands(
  world: World,
  head: Config,
  comparator: PlanComparator | null,
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
export function isHeadTrusted(comparator: Pick<PlanComparator, 'report' | 'place'> | null): boolean {
  if (comparator === null) return true;
  const { config_outcome: config, event } = comparator.report;
  return event === 'workflow_dispatch' || (comparator.place.outcome === 'first_adoption' && config === 'default');
}
