import { type AccessHead, type VerifiedLog, verifyLog } from '../../../governance/access/access-log.ts';
import { groupedBy } from '../../../contracts/grouped-by.ts';
import { compareCodePoints } from '../../../kernel/ordering.ts';
import { usageError } from '../../../kernel/portcullis-error.ts';
import { configOrDefault } from '../../repository/load-config.ts';
import type { Environment } from '../../world/workflow-run.ts';
import type { World } from '../../world/world.ts';
import { withStore } from '../open-store.ts';
import { readAccess } from './access-store.ts';
import { askAccess, type AskedAccess } from './ask-access.ts';

/** What `access check` says, as the text has it (section 7). */
interface AccessAnswer {
  readonly allowed: boolean;
  readonly policy_applied: string;
  readonly reason: string | null;
  readonly details: string | null;
}

/** Asks one library. @throws PortcullisError `not_found` for one that is not configured */
export async function checkAccess(
  world: World,
  library: string,
  request: Pick<AskedAccess, 'role' | 'model' | 'documents' | 'justification'>,
  environment: Environment,
): Promise<AccessAnswer> {
  const access = (await configOrDefault(world.root)).governance?.access ?? {};
  const asked = {
    ...request,
    runId: world.newId(),
    isRehearsed: false,
    query: 'access check',
    folder: null,
    environment,
  };
  const [answer] = await withStore(world, environment, (store) => askAccess(world, store, access, asked, library));
  const { reason = null, details = null } = answer?.refusal ?? {};
  return { allowed: reason === null, policy_applied: library, reason, details };
}

/** The accesses of a library. */
interface AccessReport {
  readonly library_id: string;
  readonly total_accesses: number;
  readonly unique_users: number;
  readonly agents_used: Readonly<Record<string, number>>;
  readonly violations: number;
  readonly redactions_applied: number;
}

/** What the log says, library by library. @throws PortcullisError `usage` for a time that is none */
export async function reportAccess(
  world: World,
  { library, since, until }: { readonly library?: string; readonly since?: string; readonly until?: string },
  environment: Environment,
): Promise<readonly AccessReport[]> {
  const [from, to] = [timeOf('--since', since) ?? 0, timeOf('--until', until) ?? Number.POSITIVE_INFINITY];
  const { entries } = await withStore(world, environment, readAccess);
  const asked = entries.filter(({ library_id: id, timestamp }) => {
    const at = Date.parse(timestamp);
    return (library ?? id) === id && at >= from && at < to;
  });
  return [...groupedBy(asked, ({ library_id: id }) => id)]
    .sort(([left], [right]) => compareCodePoints(left, right))
    .map(([library_id, accesses]) => ({
      library_id,
      total_accesses: accesses.length,
      unique_users: new Set(accesses.map(({ user_id: user }) => user)).size,
      agents_used: Object.fromEntries(
        [...groupedBy(accesses, ({ agent_role: role }) => role)].map(([role, those]) => [role, those.length]),
      ),
      violations: accesses.filter(({ access_granted: granted }) => !granted).length,
      redactions_applied: accesses.reduce((sum, { redactions_applied: count }) => sum + count, 0),
    }));
}

function timeOf(flag: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const time = Date.parse(given);
  if (Number.isNaN(time)) throw usageError(`${flag}: expected a time such as 2026-06-30T12:00:00Z, found ${given}`);
  return time;
}

/** Whether the log is whole. @param given `NUMBER:HASH` @throws PortcullisError `usage` for a head that is none */
export async function verifyAccess(
  world: World,
  given: string | undefined,
  environment: Environment,
): Promise<VerifiedLog> {
  const head = given === undefined ? null : headOfFlag(given);
  const { front, entries, head: stored } = await withStore(world, environment, readAccess);
  return verifyLog(entries, front, stored, head);
}

function headOfFlag(given: string): AccessHead {
  const [, number, hash] = /^(\d{1,15}):(sha256:[0-9a-f]{64})$/.exec(given) ?? [];
  if (number !== undefined && hash !== undefined) return { number: Number(number), hash };
  throw usageError(`--head: expected NUMBER:sha256:…, found ${given}`, 'Copy access_head of results.json.');
}
