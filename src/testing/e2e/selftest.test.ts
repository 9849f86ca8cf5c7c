import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import type { SamplingFigures } from '../../contracts/sampling-figures.ts';
import { cli, cliProcess, temporaryFolder } from './run-bundle.ts';

const QUICK = ['selftest', '--suites', '200', '--json'];

function configured(sampling: string): string {
  const cwd = temporaryFolder();
  mkdirSync(join(cwd, '.github/portcullis'), { recursive: true });
  writeFileSync(join(cwd, '.github/portcullis/config.yml'), `schema: 1\nsampling:\n${sampling}`);
  return cwd;
}

test('a seed gives the same bytes each time, another seed gives others', async () => {
  const cwd = temporaryFolder();
  const [first, again, other] = await Promise.all([
    cli(QUICK, { cwd }),
    cli([...QUICK, '--seed', '1'], { cwd }),
    cli([...QUICK, '--seed', '2'], { cwd }),
  ]);
  expect([first.code, again.code, other.code]).toEqual([0, 0, 0]);
  expect(first.err).toBe('');
  expect(again.out).toBe(first.out);
  expect(other.out).not.toBe(first.out);
  const { setting, policy, rules } = JSON.parse(first.out) as SamplingFigures;
  expect(setting).toEqual({ cells: 30, p: 0.95, base_trials: 30, suites: 200, drops: [0.7, 0.5, 0.3, 0.1], seed: 1 });
  expect(policy.stages).toEqual([3, 6, 10, 16, 30]);
  expect(rules.map(({ rule }) => rule)).toEqual(['sequential', 'single', 'tolerance', 'calibrated_tolerance']);
  const [ours, single] = rules;
  expect(ours?.false_red).toBeLessThan(0.03);
  expect(ours?.mean_trials).toBeLessThan(3.7);
  expect(single?.false_red).toBeGreaterThan(0.6);
});

test('the table is of the policy that is configured, and of the suite that is asked for', async () => {
  const cwd = configured('  stages: [2, 6, 24]\n  alpha: .03\n');
  const ran = await cli(
    ['selftest', '--aa', '--suites', '100', '--cells', '7', '--p', '.6', '--base-trials', '12', '--seed', '9'],
    { cwd },
  );
  expect(ran.code).toBe(0);
  const [suite, policy, , header] = ran.out.split('\n');
  expect(suite).toBe('100 suites of 7 cells at a pass rate of .6, 12 trials of each in the baseline; seed 9');
  expect(policy).toBe('sequential: stages 2, 6, 24; alpha .03, drop .2');
  // There is no drop from .6 to .7.
  expect(header).toMatch(/^rule +trials +false red +to \.5 +to \.3 +to \.1$/);
});

test.each([
  [['--aa', '--p', '1'], 'expected a number above 0 and below 1'],
  [['--aa', '--p', '0'], 'expected a number above 0 and below 1'],
  [['--aa', '--p', '.9x'], 'expected a number above 0 and below 1'],
  [['--aa', '--cells', '0'], 'expected a whole number from 1 to 1000'],
  [['--aa', '--base-trials', '4'], 'expected a whole number from 5 to 1000'],
  [['--aa', '--suites', '1.5'], 'expected a whole number from 1 to 1000000'],
  [['--aa', '--seed', '-1'], 'expected a whole number from 0 to 2147483647'],
])('selftest %j is a usage error', async (args, said) => {
  const ran = await cli(['selftest', ...args]);
  expect(ran.code).toBe(2);
  expect(ran.out).toBe('');
  expect(ran.err).toContain(said);
});

test('a configuration that is wrong is told, not simulated', async () => {
  const ran = await cliProcess(QUICK, { cwd: configured('  stages: [5, 3]\n') });
  expect(ran.code).toBe(2);
  expect(ran.err).toContain('config.yml:3: /sampling/stages: expected');
});
