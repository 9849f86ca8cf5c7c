import type { Baseline, BaselineEntry } from '../contracts/baseline.ts';
import { compareCodePoints } from '../kernel/ordering.ts';
import { entryNotes, tolerates } from './effective-entry.ts';
import type { JoinedUnits } from './join-results.ts';

export interface BlessedChange {
  readonly case_id: string;
  readonly agent: string;
  readonly kind: 'added' | 'loosened' | 'tightened' | 'removed';
  readonly before: BaselineEntry | null;
  readonly after: BaselineEntry | null;
}

export interface Blessed {
  readonly baseline: Baseline;
  /** Sorted by case id and provider. */
  readonly changes: readonly BlessedChange[];
  /** Cells that only had infrastructure errors, which never change an entry. */
  readonly unchangedByInfra: readonly string[];
}

/**
 * The baseline that results support. A cell's entry becomes what its trials came to: `fail` if any failed, `allow_timeout` if any
 * timed out; infrastructure errors say nothing and change nothing. Cells that were not run keep their entry, cells whose case or
 * provider is gone lose it. `reason` is written where an expectation is loosened or a new cell tolerates something.
 */
export function blessBaseline(
  before: Baseline,
  joined: JoinedUnits,
  caseIds: readonly string[],
  providers: readonly string[],
  reason: string | null,
): Blessed {
  const changes: BlessedChange[] = [];
  const unchangedByInfra: string[] = [];
  const entries = new Map<string, ReadonlyMap<string, BaselineEntry>>();
  const allCases = [...new Set([...before.entries.keys(), ...caseIds])].sort(compareCodePoints);
  for (const caseId of allCases) {
    const old = before.entries.get(caseId) ?? new Map<string, BaselineEntry>();
    const cells = new Map<string, BaselineEntry>();
    for (const agent of [...new Set([...old.keys(), ...providers])].sort(compareCodePoints)) {
      const was = old.get(agent) ?? null;
      const exists = caseIds.includes(caseId) && providers.includes(agent);
      const statuses = (joined.get(caseId)?.get(agent) ?? []).flatMap(({ result }) => result ?? []);
      const counted = statuses.filter((result) => result.status !== 'infra_error');
      if (exists && statuses.length > 0 && counted.length === 0) unchangedByInfra.push(`${caseId}/${agent}`);
      const supported: BaselineEntry | null =
        counted.length === 0
          ? was
          : {
              expected_status: counted.some((result) => result.status === 'fail') ? 'fail' : 'pass',
              allow_timeout: counted.some((result) => result.timed_out),
            };
      const entry = exists && supported !== null ? carriedOver(was, supported, reason) : null;
      if (entry !== null) cells.set(agent, entry);
      const kind = kindOf(was, entry);
      if (kind !== null) changes.push({ case_id: caseId, agent, kind, before: was, after: entry });
    }
    if (cells.size > 0) entries.set(caseId, cells);
  }
  return { baseline: { entries, versioned: before.versioned }, changes, unchangedByInfra };
}

/**
 * An entry that says the same stays as it is. One that says something else keeps its owner, and what it still tolerates keeps its
 * date; the reason is the new one where it is loosened, and stays only where something is still tolerated.
 */
function carriedOver(was: BaselineEntry | null, supported: BaselineEntry, reason: string | null): BaselineEntry {
  const given = reason === null ? {} : { reason };
  if (was === null) return tolerates(supported) ? { ...supported, ...given } : supported;
  const same =
    was.expected_status === supported.expected_status &&
    (was.allow_timeout ?? false) === (supported.allow_timeout ?? false);
  if (same) return was;
  const owner = was.owner === undefined ? {} : { owner: was.owner };
  if (!tolerates(supported)) return { ...supported, ...owner };
  const expires = was.expires === undefined ? {} : { expires: was.expires };
  const entry: BaselineEntry = { ...supported, ...owner, ...expires };
  const kept = was.reason === undefined ? {} : { reason: was.reason };
  return { ...entry, ...(entryNotes(was, entry).includes('loosened') ? given : kept) };
}

function kindOf(was: BaselineEntry | null, entry: BaselineEntry | null): BlessedChange['kind'] | null {
  if (was === null) return entry === null ? null : 'added';
  if (entry === null) return 'removed';
  if (entry === was) return null;
  return entryNotes(was, entry).includes('loosened') ? 'loosened' : 'tightened';
}
