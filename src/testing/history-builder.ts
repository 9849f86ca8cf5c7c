import type { Fingerprint, HistoryRecord } from '../contracts/baseline.ts';
import { unitId } from './unit-result-builder.ts';

/** What `unitResult` is a trial of, in a batch whose skills are not known. */
export function fingerprint(changes: Partial<Fingerprint> = {}): Fingerprint {
  return { client: null, model: null, case_digest: `sha256:${'0'.repeat(64)}`, skill_set_digest: null, ...changes };
}

/** A record of the batch with that number, which ended on that day of January. */
export function historyRecord({
  batch,
  fingerprint: differing,
  ...counts
}: {
  readonly batch: number;
  readonly passed: number;
  readonly total: number;
  readonly disallowed?: number;
  readonly fingerprint?: Partial<Fingerprint>;
}): HistoryRecord {
  return {
    batch: unitId(batch),
    at: dayOf(batch),
    disallowed: 0,
    infra: 0,
    ...counts,
    fingerprint: fingerprint(differing),
  };
}

/** Midnight of a day of January. */
export function dayOf(day: number): string {
  return `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`;
}
