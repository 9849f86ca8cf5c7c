import type { GateOutcome } from './generated/gate-result.ts';
import type { JobsDetail } from './generated/jobs-detail.ts';

export { validate as validateJobsDetail } from './generated/jobs-detail.validate.js';
export type { JobsDetail, Leg } from './generated/jobs-detail.ts';

/** The document of the gate of needed jobs; null for another gate's outcome. */
export function jobsDetail({ gate, detail }: Pick<GateOutcome, 'gate' | 'detail'>): JobsDetail | null {
  return gate === 'jobs' ? (detail as JobsDetail) : null;
}
