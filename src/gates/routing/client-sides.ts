import type { ClientLock } from '../../contracts/client-lock.ts';
import { DEFAULT_PROVIDER, type Config } from '../../contracts/config.ts';
import type { ClientSide, ClientSides } from '../../contracts/routing-detail.ts';
import { compareCodePoints, sortedUnique } from '../../kernel/ordering.ts';
import type { JoinedUnits } from '../../routing/join-results.ts';

/** What one side asks for. */
export interface AskedClients {
  readonly config: Pick<Config, 'providers'>;
  readonly lock: ClientLock;
}

/**
 * Which client and model each provider was judged with, and which the comparator's would be. What ran says it itself; where both sides ask
 * for the same, it is the same on both.
 */
export function clientSides(comparator: AskedClients, head: AskedClients, joined: JoinedUnits): ClientSides[] {
  const units = [...joined.values()].flatMap((cells) => [...cells.values()].flat());
  const results = units.flatMap(({ result }) => result ?? []);
  return sortedUnique(results.map(({ agent }) => agent)).map((agent) => {
    const [before, asked] = [askedOf(comparator, agent), askedOf(head, agent)];
    const ran = results.filter((result) => result.agent === agent);
    const seen = (key: keyof ClientSide): string | null =>
      sortedUnique(ran.flatMap(({ client }) => client[key] ?? [])).join(', ') || asked[key];
    const own = { version: seen('version'), model: seen('model') };
    const other = (key: keyof ClientSide): string | null => (before[key] === asked[key] ? own[key] : before[key]);
    const sides = { comparator: { version: other('version'), model: other('model') }, head: own };
    const differs = own.version !== sides.comparator.version || own.model !== sides.comparator.model;
    const older = before.version !== null && asked.version !== null && isOlder(asked.version, before.version);
    return { agent, ...sides, differs, older };
  });
}

/** Clients that were taken back to an older version, in a sentence each. */
export function olderClients(sides: readonly ClientSides[]): readonly string[] {
  return sides
    .filter(({ older }) => older)
    .map(({ agent, comparator: { version }, head }) => {
      return `${agent} was judged with version ${head.version}, which is older than ${version} of what is compared with`;
    });
}

function askedOf({ config, lock }: AskedClients, agent: string): ClientSide {
  const { path, client_version: version, model } = config.providers.get(agent) ?? DEFAULT_PROVIDER;
  return { version: version ?? (path === null ? lock.clients[agent]?.pinned : null) ?? null, model };
}

/** By numbers; a candidate comes before its release. */
function isOlder(left: string, right: string): boolean {
  const key = (version: string): string =>
    version.replaceAll(/\d+/g, (digits) => digits.padStart(20, '0')) + (version.includes('-') ? '' : '~');
  return compareCodePoints(key(left), key(right)) < 0;
}
