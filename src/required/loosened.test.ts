import { expect, test } from 'vitest';

import { parseRequiredPolicy, type RequiredPolicy } from '../contracts/required-policy.ts';
import { loosened } from './loosened.ts';

type Changes = Readonly<Record<string, unknown>>;

const BINDING = { name: 'test', workflow: '.github/workflows/ci.yml' };

function policy(changes: Changes = {}, check: Changes = {}): Promise<RequiredPolicy> {
  const document = {
    schema: 1,
    policyKind: 'portcullis.required.policy.v1',
    policyId: 'p',
    classes: { docs: { prefix: ['docs/'] } },
    docs: 'docs',
    rules: [
      { when: 'empty', require: ['lint'], reason: 'empty' },
      { when: { class: 'docs' }, require: ['lint'], reason: 'docs' },
      { when: 'unclassified', require: ['lint', 'test'], reason: 'code' },
    ],
    checks: [
      { checkId: 'lint', command: ['lint'] },
      { checkId: 'test', command: ['test'], environment: ['A'], timeoutSeconds: 60, github: BINDING, ...check },
    ],
    ...changes,
  };
  return parseRequiredPolicy(JSON.stringify(document), 'required.json');
}

const rules = (...asked: readonly (readonly [when: unknown, require: readonly string[]])[]): Changes => {
  return { rules: asked.map(([when, require]) => ({ when, require, reason: 'r' })) };
};
const ALL = ['lint', 'test'];
const DOCS = { class: 'docs' };
const TRACKED = ['docs/a.md', 'src/a.ts', 'src/b.ts'];

test.each<[string, Changes, Changes, readonly (readonly [check: string, path: string | null, what?: string])[]]>([
  ['nothing', {}, {}, []],
  ['a reason', rules(['empty', ['lint']], [DOCS, ['lint']], ['unclassified', ALL]), {}, []],
  ['more', rules(['empty', ALL], [DOCS, ALL], ['unclassified', ALL]), {}, []],
  ['no path', rules([DOCS, ['lint']], ['unclassified', ALL]), {}, [['lint', null]]],
  ['a path of a class', rules(['empty', ['lint']], ['unclassified', ALL]), {}, [['lint', 'docs/a.md']]],
  [
    'a path of none',
    rules(['empty', ['lint']], [DOCS, ['lint']], ['unclassified', ['lint']]),
    {},
    [['test', 'src/a.ts']],
  ],
  [
    'a class of one more path',
    { classes: { docs: { prefix: ['docs/'], exact: ['src/b.ts'] } } },
    {},
    [['test', 'src/b.ts']],
  ],
  [
    'all',
    rules(),
    {},
    [
      ['lint', null],
      ['test', 'src/a.ts'],
    ],
  ],
  ['a command', {}, { command: ['true'] }, [['test', null, 'the pull request changes its command']]],
  ['none', {}, { command: undefined }, [['test', null, 'the pull request changes its command']]],
  ['its environment', {}, { environment: ['A', 'B'] }, [['test', null, 'the pull request changes its environment']]],
  ['a payload', {}, { native: true }, [['test', null, 'the pull request changes its native']]],
  [
    'a binding',
    {},
    { github: { ...BINDING, accept: ['success', 'neutral'] } },
    [['test', null, 'the pull request changes its github']],
  ],
  ['a longer time', {}, { timeoutSeconds: 61 }, [['test', null, 'the pull request changes its timeoutSeconds']]],
  ['a shorter time', {}, { timeoutSeconds: 59 }, []],
])('the change of %s', async (_, changes, check, expected) => {
  const found = loosened(await policy(), await policy(changes, check), TRACKED);
  expect(found.map(({ check: id, path, what }) => [id, path, what])).toEqual(
    expected.map(([id, path, what = `a change of ${path ?? 'no path'} asks for it no longer`]) => [id, path, what]),
  );
});

test('a policy that is gone asks for nothing', async () => {
  expect(loosened(await policy(), null, TRACKED).map(({ check }) => check)).toEqual(['lint', 'test']);
});

test('a path that normalisation would change is in no class, whatever it looks like', async () => {
  const after = await policy(rules(['empty', ['lint']], [DOCS, ['lint']]));
  expect(loosened(await policy(), after, ['docs\\a.md'])).toMatchObject([
    { check: 'lint', path: 'docs\\a.md' },
    { check: 'test', path: 'docs\\a.md' },
  ]);
});
