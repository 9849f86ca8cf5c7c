import { describe, expect, test } from 'vitest';

import { findingsIn, findingsWithActions, foundBy } from '../testing/diagnose-workflow.ts';

const RULE = 'untrusted-text';

/** A called workflow whose script on line 6 reads its input `target`. */
function called(input = '{ type: string }', on = ''): string {
  return `on: { workflow_call: { inputs: { target: ${input} } }${on} }
jobs:
  j:
    runs-on: ubuntu-latest
    steps:
      - run: make \${{ inputs.target }}
`;
}

/** A job that calls it. */
function caller(value: string | null, { on = 'pull_request', job = '' } = {}): string {
  const handed = value === null ? '' : `    with: { target: ${JSON.stringify(value)} }\n`;
  return `on: ${on}\njobs:\n  c:\n${job}    uses: ./.github/workflows/gate.yml\n${handed}`;
}

const MATRIX = '    strategy: { matrix: { os: [mac, win] } }\n';
const TEXT = '${{ github.event.pull_request.title }}';

describe('inputs of a called workflow', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['constants', [caller('linux'), caller('${{ matrix.os }}', { job: MATRIX })], []],
    ['a value of the run that is no text', [caller('${{ github.sha }}')], []],
    ['no value, and no default', [caller(null)], []],
    ['no caller in view', [], ['warning 6']],
    ['text of a stranger', [caller(TEXT)], ['error 6']],
    ['of two callers one hands on text of a stranger', [caller('linux'), caller(TEXT)], ['error 6']],
    ['the worst caller counts', [caller(TEXT), caller('${{ github.ref_name }}')], ['error 6', 'warning 6']],
    ['text of who can push', [caller('${{ github.ref_name }}')], ['warning 6']],
    [
      'a matrix that another job makes',
      [caller('${{ matrix.os }}', { job: '    strategy: { matrix: "${{ fromJSON(needs.a.outputs.m) }}" }\n' })],
      ['warning 6'],
    ],
    [
      'the input of a workflow that somebody starts',
      [caller('${{ inputs.t }}', { on: '{ workflow_dispatch: { inputs: { t: {} } } }' })],
      ['warning 6'],
    ],
    [
      'the input of a caller of which no caller is in view',
      [caller('${{ inputs.t }}', { on: '{ workflow_call: { inputs: { t: { type: string } } } }' })],
      ['warning 6'],
    ],
  ])('%s', async (_, callers, expected) => {
    expect(await foundBy(RULE, called(), ...callers)).toEqual(expected);
  });

  test.each([
    [called(`{ type: string, default: ${JSON.stringify(TEXT)} }`), ['error 6']],
    [called('{ type: string, default: linux }'), []],
    [called('{ type: boolean }'), []],
    [called('{ type: string }', ', workflow_dispatch: { inputs: { target: {} } }'), ['warning 6']],
    [called().replace('inputs.target', 'github.event.inputs.target'), ['warning 6']],
    [called().replace('inputs.target', 'toJSON(inputs)'), []],
  ])('%j, beside a caller with a constant', async (text, expected) => {
    expect(await foundBy(RULE, text, caller('linux'))).toEqual(expected);
  });

  test('through a workflow between, and through one that calls itself', async () => {
    const between = `on: { workflow_call: { inputs: { t: { type: string } } } }
jobs:
  c: { uses: ./.github/workflows/gate.yml, with: { target: "\${{ inputs.t }}" } }
  d: { uses: ./.github/workflows/other-1.yml, with: { t: "\${{ inputs.t }}" } }
`;
    const top = (value: string): string =>
      `on: pull_request\njobs:\n  c: { uses: ./.github/workflows/other-1.yml, with: { t: "${value}" } }\n`;
    expect(await foundBy(RULE, called(), between, top('linux'))).toEqual([]);
    expect(await foundBy(RULE, called(), between, top('${{ github.head_ref }}'))).toEqual(['error 6']);
  });

  test.each([
    [20, ['error 6']],
    [2000, ['warning 6']],
  ])('through %i workflows in a row', async (length, expected) => {
    const next = Array.from({ length }, (_, at) => {
      const [file, value] = [
        at === 0 ? 'gate' : `other-${at}`,
        at === length - 1 ? '${{ github.head_ref }}' : '${{ inputs.target }}',
      ];
      return `on: { workflow_call: { inputs: { target: {} } } }\njobs: { c: { uses: ./.github/workflows/${file}.yml, with: { target: "${value}" } } }\n`;
    });
    expect(await foundBy(RULE, called(), ...next)).toEqual(expected);
  });

  test('into an action of the repository', async () => {
    const text = called().replace(
      'run: make ${{ inputs.target }}',
      'uses: ./act\n        with: { t: "${{ inputs.target }}" }',
    );
    const act = 'runs:\n  using: composite\n  steps:\n    - run: echo ${{ inputs.t }}\n      shell: bash\n';
    const levels = async (value: string): Promise<readonly string[]> =>
      (await findingsWithActions({ act }, text, caller(value)))
        .filter(({ rule }) => rule === RULE)
        .map(({ level, file }) => `${level} ${file}`);
    expect(await levels('linux')).toEqual([]);
    expect(await levels(TEXT)).toEqual(['error act/action.yml']);
  });

  test('are said with their source', async () => {
    const messages = async (...callers: readonly string[]): Promise<string> =>
      (await findingsIn(called(), ...callers)).find(({ rule }) => rule === RULE)?.message ?? '';
    expect(await messages(caller(TEXT))).toMatch(/inputs\.target \(github\.event.*anyone who opens a pull request/);
    expect(await messages()).toMatch(/the calling workflow chooses it, and none .* was looked at/);
  });
});
