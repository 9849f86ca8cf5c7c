import { decideJobs } from '../../../gates/jobs/decide.ts';
import { JOBS } from '../../../gates/jobs/rules.ts';
import type { Gate } from '../gate-run.ts';

export const JOBS_GATE: Gate = {
  gate: JOBS.gate,
  isAsked: ({ options }) => options.needed !== undefined,
  judge: ({ options }) => Promise.resolve(decideJobs(options.needed?.legs ?? [])),
};
