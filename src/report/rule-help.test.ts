import { expect, test } from 'vitest';

import { GATE_RULES, rulesOf } from './rule-help.ts';

test('who is told to run a job again is told which', () => {
  const again = GATE_RULES.filter(({ remedy }) => /\bjob\b.*\bagain\b|\bagain\b.*\bjob\b/.test(remedy));
  expect(again.map(({ id }) => id)).toEqual([
    'jobs/leg',
    'routing/missing_result',
    'routing/infra',
    'typestate/unjudged',
    'typestate/infra',
  ]);
  expect(again.filter(({ remedy }) => !/shard|that job/.test(remedy))).toEqual([]);
});

test.each(['routing/infra', 'typestate/infra'])('%s: the button that leaves the job out is named', (id) => {
  // A shard's job is green as soon as some of its units came to a verdict.
  expect(rulesOf([id])[0]?.remedy).toMatch(/own job.*Re-run failed jobs.*leaves it out/);
});
