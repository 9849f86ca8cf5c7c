import type { GateDocument } from '../../contracts/gate-table.ts';
import { verdictOf } from '../../contracts/gate-verdict.ts';
import { validateJobsDetail } from '../../contracts/jobs-detail.ts';
import { schemaContradictions } from '../../contracts/schema-problems.ts';
import { JOBS } from './rules.ts';

export const JOBS_DOCUMENT: GateDocument = {
  ...JOBS,
  parseDetail: (detail, { verdict }) => {
    if (!validateJobsDetail(detail)) return schemaContradictions(validateJobsDetail, detail);
    const expected = verdictOf(detail.legs);
    return verdict === expected ? [] : [{ pointer: '/legs', expected: `jobs that ${verdict}`, found: expected }];
  },
};
