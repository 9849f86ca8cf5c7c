import { expect, test } from 'vitest';

import type { ApiFailure } from '../../../io/github/api-answer.ts';
import { failureNote, type ProposalStep } from './failure-note.ts';

test.each<[ProposalStep, ApiFailure['kind'], string, RegExp]>([
  [
    'reading',
    'forbidden',
    'Resource not accessible by integration',
    /may not read the repository: .*`contents: write`/,
  ],
  ['branch', 'forbidden', 'Resource not accessible by integration', /may not write branches: .*`contents: write`/],
  ['branch', 'not_found', 'Not Found', /`contents: write`/],
  ['pull request', 'forbidden', 'Resource not accessible by integration', /`pull-requests: write`/],
  ['pull request', 'forbidden', 'GitHub Actions is not permitted to create or approve pull requests.', /^a setting/],
  ['branch', 'refused', 'Repository rule violations found', /^a ruleset or the protection of b refuses it/],
  ['branch', 'forbidden', 'Protected branch update failed for refs/heads/b.', /^a ruleset or the protection of b/],
  ['branch', 'refused', 'Reference already exists', /^the API refuses the branch \(422 Reference already exists\)$/],
  ['branch', 'unauthorized', 'Bad credentials', /^the token is not valid/],
  ['branch', 'unreachable', 'ECONNREFUSED', /^the API did not do it \(422 ECONNREFUSED\): run the job again$/],
  ['pull request', 'rate_limited', 'rate limit', /run the job again/],
])('%s: %s with %j', (step, kind, words, expected) => {
  expect(failureNote(step, { kind, status: 422, permission: null, reason: `422 ${words}` }, 'b')).toMatch(expected);
});
