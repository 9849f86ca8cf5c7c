import { expect, test } from 'vitest';
import { baselineOf, BASELINE, caseOf, CASES, everyClient, loads, pullRequest, ignores } from './pull-request.ts';

test('smoke', async () => {
  const pr = pullRequest({ [CASES]: [caseOf('alpha'), caseOf('beta')], [BASELINE]: baselineOf({ alpha: 'pass', beta: 'fail' }) });
  pr.record({ alpha: everyClient(loads('alpha')), beta: everyClient(ignores('beta-skill')) });
  const { folder, results } = await pr.replay();
  expect(results.summary).toEqual({ total: 6, pass: 3, fail: 3, infra_error: 0 });
  const gated = await pr.gate(folder);
  expect(gated.err).toBe('');
  expect(gated.result?.verdict).toBe('pass');
});
