import { describe, expect, test } from 'vitest';
import { parseYamlDocument } from '../io/yaml-document.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { parseConfig } from './config.ts';
import { GATE_LEVELS } from '../gates/index.ts';
import { DEFAULT_SAMPLING, policyFaults, samplingOf, type SamplingPolicy } from './sampling-policy.ts';

async function policy(text: string): Promise<SamplingPolicy> {
  const document = await parseYamlDocument(text, 'config.yml');
  return parseConfig(document.value, 'config.yml', document, { providers: [], levels: GATE_LEVELS }).sampling;
}

async function problemsIn(text: string): Promise<string[]> {
  try {
    await policy(text);
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    expect(error.exitCode).toBe(2);
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
  return [];
}

describe('each key', () => {
  test.each<[string, Partial<SamplingPolicy>]>([
    ['{}', {}],
    ['{ rule: single }', { rule: 'single' }],
    ['{ rule: sequential }', { rule: 'sequential' }],
    ['{ trials: 1000 }', { trials: 1000 }],
    ['{ alpha: 0.01 }', { alpha: 0.01 }],
    ['{ alpha: 0 }', { alpha: 0 }],
    ['{ alpha: 1 }', { alpha: 1 }],
    ['{ drop: 0 }', { drop: 0 }],
    ['{ soft: {} }', {}],
    ['{ soft: { alpha: 0.3 } }', { soft: { ...DEFAULT_SAMPLING.soft, alpha: 0.3 } }],
    ['{ soft: { drop: 0.3 } }', { soft: { ...DEFAULT_SAMPLING.soft, drop: 0.3 } }],
    ['{ watch_drop: 0.5 }', { watch_drop: 0.5 }],
    ['{ new_cases: { passes: 1, trials: 1 } }', { new_cases: [{ passes: 1, trials: 1 }] }],
    ['{ stages: [2, 8] }', { stages: [2, 8] }],
    ['{ stages: [1, 2, 3, 4, 5, 6, 7, 1000] }', { stages: [1, 2, 3, 4, 5, 6, 7, 1000] }],
    // What an earlier version knew is read and ignored, whatever it says.
    ['{ go_on_below: [0.3, 0.05] }', { namesGoOnBelow: true }],
    ['{ stages: [2, 8], go_on_below: [0.2, 1.2] }', { stages: [2, 8], namesGoOnBelow: true }],
    ['{ go_on_below: }', { namesGoOnBelow: true }],
  ])('%s', async (text, changes) => {
    expect(await policy(`sampling: ${text}`)).toEqual({ ...DEFAULT_SAMPLING, ...changes });
  });

  test('nothing written down means the defaults, which have no fault', () => {
    expect(samplingOf(undefined)).toEqual(DEFAULT_SAMPLING);
    expect(policyFaults(DEFAULT_SAMPLING)).toEqual([]);
  });
});

describe('bad values are named with their line', () => {
  test.each<[string, string]>([
    ['rule: fixed', '2: /sampling/rule: expected one of "single", "sequential", found "fixed"'],
    ['stages: [3]', '2: /sampling/stages: expected at least 2 items, found [3]'],
    ['stages: 3', '2: /sampling/stages: expected array, found 3'],
    ['stages: [0, 3]', '2: /sampling/stages/0: expected a number >= 1, found 0'],
    ['stages: [3, 1001]', '2: /sampling/stages/1: expected a number <= 1000, found 1001'],
    ['stages: [3, 5.5]', '2: /sampling/stages/1: expected integer, found 5.5'],
    ['stages: [5, 3]', '2: /sampling/stages: expected numbers that rise, found [5,3]'],
    ['stages: [3, 3]', '2: /sampling/stages: expected numbers that rise, found [3,3]'],
    ['stages: [3, 5, 5, 24]', '2: /sampling/stages: expected numbers that rise, found [3,5,5,24]'],
    ['alpha: 1.5', '2: /sampling/alpha: expected a number <= 1, found 1.5'],
    ['alpha: -0.1', '2: /sampling/alpha: expected a number >= 0, found -0.1'],
    ['alpha: .nan', '2: /sampling/alpha: expected number, found null'],
    ['alpha: 5%', '2: /sampling/alpha: expected number, found "5%"'],
    ['drop: 20', '2: /sampling/drop: expected a number <= 1, found 20'],
    ['soft: { p: 0.2 }', '2: /sampling/soft/p: expected only known fields, found the unknown field "p"'],
    ['soft:\n    drop: 2', '3: /sampling/soft/drop: expected a number <= 1, found 2'],
    ['watch: 0.3', '2: /sampling/watch: expected only known fields, found the unknown field "watch"'],
    ['new_cases: { passes: 4 }', '2: /sampling/new_cases: expected a field "trials", found nothing'],
    ['new_cases: { passes: 0, trials: 5 }', '2: /sampling/new_cases/passes: expected a number >= 1, found 0'],
    [
      'drop: 0.3\n  new_cases: { passes: 6, trials: 5 }',
      '3: /sampling/new_cases: expected passes that 5 trials can show, found 6',
    ],
  ])('%j', async (text, problem) => {
    expect(await problemsIn(`sampling:\n  ${text}`)).toEqual([`config.yml:${problem}`]);
  });

  test('all of them at once', async () => {
    const text = 'sampling:\n  stages: [5, 3, 24]\n  new_cases: { passes: 2, trials: 1 }\ncases: /etc/x.json';
    expect((await problemsIn(text)).map((line) => line.split(': ')[0])).toEqual([
      'config.yml:4',
      'config.yml:2',
      'config.yml:3',
    ]);
  });
});
