import { expect, test } from 'vitest';

import { parseRequiredPolicy } from '../../contracts/required-policy.ts';
import { parseWorkflow } from '../../doctor/workflow.ts';
import { parseYamlDocument } from '../../io/yaml-document.ts';
import { proposedPolicy } from './proposed-policy.ts';

async function proposed(...texts: readonly string[]) {
  const workflows = await Promise.all(
    texts.map(async (text, index) => {
      const file = `.github/workflows/${index}.yml`;
      const document = await parseYamlDocument(text, file);
      return parseWorkflow(document.value, file, document);
    }),
  );
  const { document, notes } = proposedPolicy(workflows);
  const policy = document === null ? null : await parseRequiredPolicy(JSON.stringify(document), 'required.json');
  return {
    checks: policy?.checks.map(({ checkId, github }) => [checkId, github?.name, github?.workflow]) ?? null,
    left: notes.map(({ what, says }) => `${what} ${says.slice(says.lastIndexOf(': ') + 2)}`),
  };
}

const jobs = (...lines: readonly string[]): string =>
  `on: [pull_request]\njobs:\n${lines.map((line) => `  ${line}\n`).join('')}`;
const FILE = '.github/workflows/0.yml';
const UNKNOWN = 'its name is known only when it runs';
const NOT_ALWAYS = 'it does not run for every change';

test.each<[string, string, readonly (readonly [string, string])[], readonly string[]]>([
  ['a job by its id', jobs('test: { runs-on: x, steps: [] }'), [['test', 'test']], []],
  ['a job by its name', jobs('test: { name: Unit tests, runs-on: x, steps: [] }'), [['Unit-tests', 'Unit tests']], []],
  [
    'a matrix',
    jobs('test: { strategy: { matrix: { node: [20, 22], os: [a] } }, runs-on: x, steps: [] }'),
    [
      ['test-20-a', 'test (20, a)'],
      ['test-22-a', 'test (22, a)'],
    ],
    [],
  ],
  [
    'a matrix with more',
    jobs('test: { strategy: { matrix: { node: [20], include: [{ node: 1 }] } }, runs-on: x, steps: [] }'),
    [],
    [`test ${UNKNOWN}`],
  ],
  [
    'a matrix that a job makes',
    jobs('test: { strategy: { matrix: "${{ fromJSON(x) }}" }, runs-on: x, steps: [] }'),
    [],
    [`test ${UNKNOWN}`],
  ],
  ['a name that a run makes', jobs('test: { name: "${{ x }}", runs-on: x, steps: [] }'), [], [`test ${UNKNOWN}`]],
  ['a condition', jobs('test: { if: x, runs-on: x, steps: [] }'), [], [`test ${NOT_ALWAYS}`]],
  [
    'a filter',
    'on: { pull_request: { paths: [src/**] } }\njobs: { test: { runs-on: x, steps: [] } }',
    [],
    [`test ${NOT_ALWAYS}`],
  ],
  ['another event', 'on: push\njobs: { test: { runs-on: x, steps: [] } }', [], []],
  [
    'one id for two names',
    jobs('a: { name: "a b", runs-on: x, steps: [] }', 'b: { name: a-b, runs-on: x, steps: [] }'),
    [
      ['a-b', 'a b'],
      ['a-b-2', 'a-b'],
    ],
    [],
  ],
  ['a workflow of elsewhere', jobs('test: { uses: o/r/.github/workflows/x.yml@main }'), [], [`test ${UNKNOWN}`]],
])('%s', async (_, text, checks, left) => {
  const own = checks.map(([id, name]) => [id, name, FILE]);
  expect(await proposed(text)).toEqual({
    checks: own.length === 0 ? null : own,
    left: left.map((one) => `${FILE}: ${one}`),
  });
});

test('a called workflow of the repository', async () => {
  const caller = jobs('ci: { uses: ./.github/workflows/1.yml }');
  const called =
    'on: workflow_call\njobs: { unit: { runs-on: x, steps: [] }, lint: { name: Lint, runs-on: x, steps: [] } }';
  expect((await proposed(caller, called)).checks).toEqual([
    ['ci-unit', 'ci / unit', FILE],
    ['ci-Lint', 'ci / Lint', FILE],
  ]);
});
