import { expect, test } from 'vitest';

import { documentText } from './document-text.ts';
import { parseRequiredPolicy } from './required-policy.ts';
import { CI_TOPOS_V0 } from './reference-policy.ts';

const GITHUB = { name: 'test', workflow: '.github/workflows/ci.yml' };

/** A policy with some members changed. */
function policyWith(changed: object): string {
  return documentText({
    schema: 1,
    policyKind: 'portcullis.required.policy.v1',
    policyId: 'my-repo',
    classes: { docs: { suffix: ['.md'] }, code: { glob: ['src/**/*.{ts,js}'] } },
    docs: 'docs',
    rules: [
      { when: 'empty', require: ['test'], reason: 'empty', last: true },
      { when: { class: 'code' }, require: ['test'], reason: 'code' },
    ],
    checks: [{ checkId: 'test', command: ['npm', 'test'], github: GITHUB }],
    ...changed,
  });
}

test('defaults are filled in, and paths are in the classes whose terms fit', async () => {
  const policy = await parseRequiredPolicy(`\uFEFF${policyWith({})}`, 'required.json');
  expect(policy.text).toBe(policyWith({}));
  expect(policy.digest).toMatch(/^pol1_[0-9a-f]{64}$/);
  expect(policy.rules.map(({ when, last }) => [when, last])).toEqual([
    ['empty', true],
    [{ class: 'code', docsOnly: false }, false],
  ]);
  expect(policy.checks).toEqual([
    {
      checkId: 'test',
      command: ['npm', 'test'],
      timeoutSeconds: 600,
      environment: [],
      native: false,
      github: {
        ...GITHUB,
        app: 'github-actions',
        events: ['pull_request', 'merge_group', 'push'],
        accept: ['success'],
        changedWorkflow: 'fail',
      },
    },
  ]);
  expect(['a.md', 'src/a/b.ts', 'src/.x/b.js', 'a.ts', 'A.MD'].map(policy.classesOf)).toEqual([
    ['docs'],
    ['code'],
    ['code'],
    [],
    [],
  ]);
});

test('the digest is that of the canonical document, whatever its layout', async () => {
  const compact = JSON.stringify(JSON.parse(policyWith({})));
  const [pretty, other] = await Promise.all([policyWith({}), compact].map((text) => parseRequiredPolicy(text, 'f')));
  expect(other?.digest).toBe(pretty?.digest);
  const named = await parseRequiredPolicy(policyWith({ policyId: CI_TOPOS_V0 }), 'f');
  expect(named.digest).not.toBe(CI_TOPOS_V0);
});

const check = (more: object): object => ({ checks: [{ checkId: 'test', ...more }] });
const rule = (more: object): object => ({ rules: [{ when: 'nothing', require: ['test'], reason: 'r', ...more }] });
const EMPTY = { when: 'empty', require: ['test'], reason: 'r' };
const CODE = { when: { class: 'code' }, require: ['test'], reason: 'r' };

test.each([
  [
    'an unknown key',
    { extra: 1 },
    'required.json:28: /extra: expected only known fields, found the unknown field "extra"',
  ],
  [
    'an unknown class',
    rule({ when: { class: 'cod' } }),
    '/rules/0/when/class: expected a class of the policy, found "cod"',
  ],
  ['an unknown class of docs', { docs: 'doc' }, '/docs: expected a class of the policy, found "doc"'],
  ['an unknown check', rule({ require: ['tset'] }), '/rules/0/require/0: expected a check of the policy, found "tset"'],
  ['an unknown absorbing check', { absorbing: ['x'] }, '/absorbing/0: expected a check of the policy, found "x"'],
  [
    'an unknown condition',
    rule({ when: 'never' }),
    '/rules/0/when: expected one of "empty", "unclassified", "nothing"',
  ],
  [
    'a check twice',
    { checks: [{ checkId: 'test' }, { checkId: 'test' }] },
    '/checks/1/checkId: expected each check once',
  ],
  [
    'a rule behind a last one',
    { rules: [{ ...EMPTY, last: true }, EMPTY] },
    '/rules/1/when: expected a rule that can be',
  ],
  [
    'a rule for docs only behind a last one of its class',
    { rules: [{ ...CODE, last: true }, rule({ when: { class: 'code', docsOnly: true } })].map(ruleOf) },
    '/rules/1/when: expected a rule that can be reached, found "class code, docs only behind a last rule for it"',
  ],
  ['a shell string', check({ command: 'npm test' }), '/checks/0/command: expected array, found "npm test"'],
  ['no argument', check({ command: [] }), '/checks/0/command: expected a list that is not empty'],
  ['a check id with a slash', { checks: [{ checkId: 'a/b' }] }, '/checks/0/checkId: expected a text that matches'],
  ['a check id of two lines', { checks: [{ checkId: 'a\nb' }] }, '/checks/0/checkId: expected a text that matches'],
  [
    'a long check id',
    { checks: [{ checkId: 'a'.repeat(10_000) }] },
    'checkId: expected at most 100 characters, found "aa',
  ],
  ['no workflow', check({ github: { name: 'x' } }), '/checks/0/github: expected a field "workflow", found nothing'],
  [
    'a foreign workflow',
    check({ github: { ...GITHUB, app: 'ci' } }),
    'github/workflow: expected one of "name", "app", "accept", found the name "workflow"',
  ],
  [
    'a conclusion that fails',
    check({ github: { ...GITHUB, accept: ['failure'] } }),
    '/accept/0: expected one of "success"',
  ],
  [
    'a long glob',
    { classes: { docs: {}, code: { glob: ['*'.repeat(300)] } } },
    '/classes/code/glob/0: expected at most 256',
  ],
  [
    'half of a surrogate pair',
    { policyId: 'p', classes: { docs: { exact: ['\ud800'] }, code: {} } },
    'whole characters',
  ],
])('%s is refused, with its place', async (_what, changed, message) => {
  await expect(parseRequiredPolicy(policyWith(changed), 'required.json')).rejects.toThrow(message);
});

function ruleOf(one: object): unknown {
  return 'rules' in one && Array.isArray(one.rules) ? one.rules[0] : one;
}
