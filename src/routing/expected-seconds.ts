import type { Baseline } from '../contracts/baseline.ts';
import type { UnitResult } from '../contracts/results.ts';
import { groupedBy } from '../contracts/grouped-by.ts';
import { cellKey } from './join-results.ts';

/** How long a unit of a cell once took. */
export interface RecordedTime {
  readonly caseId: string;
  readonly agent: string;
  readonly seconds: number;
}

/**
 * How long a unit is expected to take (src/routing/README.md, "Shards"): the median of the cell's own times, else the median of its
 * provider's, else the provider's default. `recorded`: the best source first; of a cell only the first source that has it counts.
 */
export function expectedSeconds(
  defaultOf: (agent: string) => number,
  ...recorded: readonly (readonly RecordedTime[])[]
): (caseId: string, agent: string) => number {
  const ofCell = new Map<string, readonly RecordedTime[]>();
  for (const source of recorded) {
    const known = source.filter(({ seconds }) => Number.isFinite(seconds) && seconds > 0);
    for (const [key, times] of groupedBy(known, (time) => cellKey(time.caseId, time.agent))) {
      if (!ofCell.has(key)) ofCell.set(key, times);
    }
  }
  const ofProvider = groupedBy([...ofCell.values()].flat(), (time) => time.agent);
  return (caseId, agent) =>
    medianOf(ofCell.get(cellKey(caseId, agent))) ?? medianOf(ofProvider.get(agent)) ?? defaultOf(agent);
}

/** The seconds that a unit took with all its attempts; null where that is not known, or no client was started. */
export function secondsOfUnit({ attempts, duration_ms: last }: UnitResult): number | null {
  const all = attempts ?? [];
  const ms = all.length === 0 ? (last ?? 0) : all.reduce((sum, attempt) => sum + attempt.duration_ms, 0);
  return ms > 0 ? ms / 1000 : null;
}

export function timesOfResults(results: readonly UnitResult[]): readonly RecordedTime[] {
  return results.flatMap((unit) => {
    const seconds = secondsOfUnit(unit);
    return seconds === null ? [] : [{ caseId: unit.case_id, agent: unit.agent, seconds }];
  });
}

/** The newest time that the history of each entry tells. */
export function timesOfBaseline({ entries }: Baseline): readonly RecordedTime[] {
  return [...entries].flatMap(([caseId, cells]) =>
    [...cells].flatMap(([agent, { history = [] }]) => {
      const seconds = history.find((record) => record.seconds !== undefined)?.seconds;
      return seconds === undefined ? [] : [{ caseId, agent, seconds }];
    }),
  );
}

/** Of two in the middle the longer. */
function medianOf(times: readonly RecordedTime[] | undefined): number | undefined {
  const sorted = (times ?? []).map(({ seconds }) => seconds).sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)];
}
