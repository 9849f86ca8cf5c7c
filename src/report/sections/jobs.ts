import { jobsDetail } from '../../contracts/jobs-detail.ts';
import type { GateSections } from './section.ts';

/** Every job is a case of JUnit. */
export const JOBS_SECTIONS: GateSections = {
  gate: 'jobs',
  judged: (outcome) =>
    (jobsDetail(outcome)?.legs ?? []).map(({ job, delta }) => {
      return { key: job, suite: null, name: job, rule: delta, place: null };
    }),
};
