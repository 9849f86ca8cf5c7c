import { describe, expect, test } from 'vitest';

import { changed, CLEAN_WORKFLOW, findingsWithActions } from '../testing/diagnose-workflow.ts';
import { parseYamlDocument } from '../io/yaml-document.ts';
import { parseCompositeAction } from './workflow.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';
const action = (steps: string): string =>
  `name: x\ninputs: { text: {}, needs: {} }\nruns:\n  using: composite\n  steps:\n${steps}`;
const workflow = (step: string, job = ''): string =>
  `on: { pull_request: { types: [opened, synchronize, reopened, edited] }, merge_group: }\npermissions: { contents: read }\njobs:\n  j:\n    runs-on: ubuntu-latest\n${job}    steps:\n      - ${step}\n`;

/** `rule level file:line` of all findings in one action, used by workflows. */
async function found(text: string, ...workflows: readonly string[]): Promise<readonly string[]> {
  const findings = await findingsWithActions({ '.github/actions/x': text }, ...workflows);
  return findings.map(({ rule, level, file, line }) => `${rule} ${level} ${file.replace('.github/', '')}:${line}`);
}

const USE = workflow('uses: ./.github/actions/x');
const FILE = 'actions/x/action.yml';
const VALIDATE = '    - run: portcullis validate || true\n      shell: bash\n';

describe('steps of a composite action are held to the rules of steps', () => {
  test.each([
    ['    - run: portcullis gate --results r\n      shell: bash\n', []],
    ['    - run: npm test || true\n      shell: bash\n', []],
    [`    - uses: actions/checkout@${SHA}\n      with: { persist-credentials: false }\n`, []],
    ['    - run: portcullis gate --results r | tee log\n      shell: bash\n', [`exit-code-lost error ${FILE}:6`]],
    ['    - run: portcullis gate --results r\n      shell: sh\n', [`exit-code-lost warning ${FILE}:6`]],
    ['    - run: portcullis gate --results r || true\n      shell: bash\n', [`exit-code-lost error ${FILE}:6`]],
    [
      '    - uses: o/portcullis/actions/gate@SHA\n      continue-on-error: true\n',
      [`exit-code-lost error ${FILE}:7`, 'missing-permission error workflows/gate.yml:4'],
    ],
    [
      '    - run: portcullis gate --results r\n      shell: bash\n      if: inputs.text\n',
      ['gate-can-be-skipped warning workflows/gate.yml:8', `gate-can-be-skipped warning ${FILE}:8`],
    ],
    [
      '    - run: portcullis gate --results r --base-ref HEAD\n      shell: bash\n',
      [`gate-judges-itself error ${FILE}:6`],
    ],
  ])('%s', async (steps, expected) => {
    const findings = await found(action(steps.replace('SHA', SHA)), USE);
    const own = expected.filter((one) => !one.includes('workflows/gate.yml'));
    expect(findings.filter((one) => one.includes('actions/'))).toEqual(own);
  });

  test('so far as a workflow uses it', async () => {
    const text = action(VALIDATE);
    expect(await found(text, workflow('run: npm test'))).toEqual([]);
    expect(await found(text, workflow('uses: ./.github/actions/y'))).toEqual([]);
    expect(await found(text, workflow('uses: $/.github/actions/x/'))).toEqual([`exit-code-lost error ${FILE}:6`]);
  });

  test('also in an action that another one uses, and in one that uses itself', async () => {
    const inner = action(`${VALIDATE}    - uses: ./in\n    - uses: ./out\n`);
    const findings = await findingsWithActions(
      { out: action('    - uses: ./in\n'), in: inner },
      workflow('uses: ./out'),
    );
    expect(findings.map(({ rule, file, line }) => `${rule} ${file}:${line}`)).toEqual([
      'exit-code-lost in/action.yml:6',
    ]);
  });
});

describe('the job that uses an action does what the action does', () => {
  const judge = action('    - run: portcullis gate --results r\n      shell: bash\n');
  test('a gate in it is one that can be skipped', async () => {
    const skipped = workflow('uses: ./.github/actions/x', '    needs: other\n');
    expect(await found(judge, skipped)).toEqual(['gate-can-be-skipped error workflows/gate.yml:4']);
    expect(await found(judge, USE)).toEqual([]);
    const step = workflow('uses: ./.github/actions/x\n        if: github.actor != 1');
    expect(await found(judge, step)).toEqual(['gate-can-be-skipped warning workflows/gate.yml:8']);
    const tolerated = workflow('uses: ./.github/actions/x\n        continue-on-error: true');
    expect(await found(judge, tolerated)).toEqual(['exit-code-lost error workflows/gate.yml:8']);
  });

  test('and without a gate it is none', async () => {
    const other = action('    - run: portcullis explain x\n      shell: bash\n');
    expect(await found(other, workflow('uses: ./.github/actions/x', '    needs: other\n'))).toEqual([]);
  });
});

describe('inputs of an action are what its callers give', () => {
  const judge = (input: string): string =>
    action(`    - uses: o/portcullis/actions/gate@${SHA}\n      with: { needs: "\${{ inputs.${input} }}" }\n`);
  const caller = (inputs: string): string =>
    changed([
      CLEAN_WORKFLOW.slice(CLEAN_WORKFLOW.indexOf('      - uses: owner/portcullis/actions/gate')),
      `      - uses: ./.github/actions/x\n        with: { ${inputs} }\n`,
    ]);
  test.each([
    ['needs', 'needs: "${{ toJSON(needs) }}"', []],
    ['needs', 'needs: "{}"', [`gate-hears-nothing error ${FILE}:7`]],
    ['text', 'needs: "{}", text: "${{ toJSON(needs) }}"', []],
    ['text', 'needs: "{}"', []],
  ])('the input %s of a gate, with %s', async (input, inputs, expected) => {
    expect(await found(judge(input), caller(inputs))).toEqual(expected);
  });

  test('also through an action that uses another one', async () => {
    const through = action('    - uses: ./in\n      with: { needs: "${{ inputs.text }}" }\n');
    const use = (text: string): string => caller(`text: "${text}"`).replace('./.github/actions/x', './out');
    const rules = async (text: string): Promise<readonly string[]> =>
      (await findingsWithActions({ out: through, in: judge('needs') }, use(text))).map(
        ({ rule, file }) => `${rule} ${file}`,
      );
    expect(await rules('${{ toJSON(needs) }}')).toEqual([]);
    expect(await rules('{}')).toEqual(['gate-hears-nothing in/action.yml']);
  });
});

test.each([
  [true, [`gate-hears-nothing warning ${FILE}:7`]],
  [false, []],
])(
  'a gate in an action that judges results alone hears nothing where its callers need jobs: %s',
  async (isNeeding, expected) => {
    const gate = action(`    - uses: o/portcullis/actions/gate@${SHA}\n      with: { results: artifacts }\n`);
    const needs = '    needs: [plan, route]\n';
    const caller = changed(
      [
        CLEAN_WORKFLOW.slice(CLEAN_WORKFLOW.indexOf('      - uses: owner/portcullis/actions/gate')),
        '      - uses: ./.github/actions/x\n',
      ],
      ...(isNeeding ? [] : [[needs, ''] as const]),
    );
    const rules = await found(gate, caller);
    expect(rules.filter((line) => line.startsWith('gate-hears-nothing'))).toEqual(expected);
  },
);

describe('what is no composite action', () => {
  const parse = async (text: string): Promise<unknown> => {
    const document = await parseYamlDocument(text, 'a/action.yml');
    return parseCompositeAction(document.value, 'a/action.yml', document);
  };
  test.each(['', 'name: x', 'runs: { using: node24, main: x.js }', 'runs: { using: docker, image: Dockerfile }', 'x'])(
    '%j is nothing to look at',
    async (text) => {
      expect(await parse(text)).toBeNull();
    },
  );

  test.each([
    ['runs: { using: composite, steps: x }', /\/runs\/steps: expected a list of steps, found "x"/],
    ['runs:\n  using: composite\n  steps:\n    - x\n', /a\/action\.yml:4: \/runs\/steps\/0: expected a mapping/],
  ])('%j is refused', async (text, message) => {
    await expect(parse(text)).rejects.toThrow(message);
  });
});
