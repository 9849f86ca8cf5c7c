import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';

import { parseRequiredPolicy, type RequiredPolicy } from '../contracts/required-policy.ts';
import { explainPaths, projectPaths, referencePolicy } from './project.ts';

const policyOf = (rules: readonly object[], more: object = {}): Promise<RequiredPolicy> =>
  parseRequiredPolicy(
    JSON.stringify({
      schema: 1,
      policyKind: 'portcullis.required.policy.v1',
      policyId: 'p',
      classes: { docs: { prefix: ['docs/'] }, code: { suffix: ['.ts'] } },
      docs: 'docs',
      rules,
      checks: ['one', 'two', 'all'].map((checkId) => ({ checkId })),
      ...more,
    }),
    'required.json',
  );

const ask = (when: unknown, check: string, last = false): object => ({ when, require: [check], reason: check, last });

test('a path that normalisation would change is in no class where paths are exact', async () => {
  const policy = await policyOf([ask({ class: 'docs' }, 'one'), ask('unclassified', 'all')]);
  const asked = (path: string, form: 'reference' | 'exact'): readonly string[] =>
    projectPaths(policy, [path], form).requiredChecks;
  for (const path of ['docs\\x.sh', ' docs/x', 'docs/x ', './docs/x']) {
    expect([path, asked(path, 'exact')]).toEqual([path, ['all']]);
    expect([path, asked(path, 'reference')]).toEqual([path, ['one']]);
  }
  expect(projectPaths(policy, ['docs/b', 'docs\\a', 'docs/b'], 'exact').changedPaths).toEqual(['docs/b', 'docs\\a']);
});

test.each([
  ['no path', [], ['one'], true],
  ['docs only', ['docs/a'], ['two'], true],
  ['docs and code', ['a.ts', 'docs/a'], [], false],
  ['docs that are code', ['docs/a.ts'], ['two'], true],
  ['no class', ['x'], ['all'], false],
])('conditions of rules: %s', async (_what, paths, checks, docsOnly) => {
  const policy = await policyOf([
    ask('empty', 'one'),
    ask({ class: 'docs', docsOnly: true }, 'two'),
    ask('unclassified', 'all'),
  ]);
  expect(projectPaths(policy, paths, 'exact')).toMatchObject({ requiredChecks: checks, docsOnly });
});

test('the last rule ends, "nothing" asks where no rule before did, absorbing checks stand alone, and each rule is told', async () => {
  const policy = await policyOf(
    [
      { when: { class: 'code' }, require: [], reason: 'seen' },
      ask('nothing', 'two'),
      ask({ class: 'code' }, 'all', true),
      ask('unclassified', 'one'),
    ],
    { absorbing: ['all'] },
  );
  const projection = projectPaths(policy, ['a.ts', 'x'], 'exact');
  expect(projection).toMatchObject({ requiredChecks: ['all'], reasons: ['all', 'seen', 'two'] });
  expect(projection.projectionPolicy).toBe(policy.digest);
  expect(explainPaths(policy, ['a.ts', 'x'], 'exact').rules.map(({ rule, paths }) => [rule, paths])).toEqual([
    [0, ['a.ts']],
    [1, []],
    [2, ['a.ts']],
  ]);
});

test('a policy without docs has changes that are docs only where nothing changed', async () => {
  const policy = await policyOf([], { docs: undefined });
  expect([[], ['docs/a']].map((paths) => projectPaths(policy, paths, 'exact').docsOnly)).toEqual([true, false]);
});

test('more paths never ask for less, but for what a last or absorbing check stands for', async () => {
  const policy = await referencePolicy();
  const path = constantFrom(
    'README.md',
    'crates/a.rs',
    'crates/premath-kernel/b.rs',
    'tests/conformance/c',
    'tools/ci/d',
    'x',
  );
  assert(
    property(array(path, { minLength: 1 }), array(path), (some, more) => {
      const before = projectPaths(policy, some, 'exact').requiredChecks;
      const after = projectPaths(policy, [...some, ...more], 'exact').requiredChecks;
      // Checks of documentation alone are those that code has no need of.
      const isDocs = projectPaths(policy, some, 'exact').docsOnly;
      expect(isDocs || after.includes('baseline') || before.every((id) => after.includes(id))).toBe(true);
    }),
  );
});
