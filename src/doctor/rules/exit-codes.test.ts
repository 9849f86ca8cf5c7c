import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';

import { findingsIn, foundBy } from '../../testing/diagnose-workflow.ts';
import { BashRunner } from '../../testing/run-in-bash.ts';

const RULE = 'exit-code-lost';
const GATE = 'portcullis gate --results r';

interface Around {
  /** Settings beside the script, of its job, and of the workflow. */
  readonly step?: string;
  readonly job?: string;
  readonly top?: string;
  readonly runner?: string;
}

/** A job with one script. */
function withScript(script: string, { step, job = '', top = '', runner = 'ubuntu-latest' }: Around = {}): string {
  const settings = step === undefined ? '' : `${step}\n        `;
  return `on: pull_request\n${top}jobs:\n  gate:\n    runs-on: ${runner}\n${job}    steps:\n      - ${settings}run: ${JSON.stringify(script)}\n`;
}

/** The levels of what is found in a script. */
async function levels(script: string, around: Around = {}): Promise<readonly string[]> {
  const findings = await findingsIn(withScript(script, around));
  return findings.filter(({ rule }) => rule === RULE).map(({ level }) => level);
}

describe('a judging command alone in bash', () => {
  test.each<[string, Around]>([
    [GATE, {}],
    [`\n# judges | tells\n${GATE} # all; of it\n`, {}],
    [`${GATE} > log 2>&1`, {}],
    [`${GATE} &> log`, {}],
    [`${GATE} >> "$GITHUB_STEP_SUMMARY"`, {}],
    ['portcullis gate \\\n  --json \\\n  --results r', {}],
    [`${GATE} --title 'a | b; c' --note "d & \\" e"`, {}],
    [`${GATE} --title "\${{ a || true }}"`, {}],
    [`A=b timeout 10m npx --yes portcullis@0.1.0 gate --results "\${RESULTS}"`, {}],
    ['node actions/dist/cli.js gate --results r', {}],
    [GATE, { step: 'shell: bash' }],
    [GATE, { step: "shell: 'bash -euo pipefail {0}'" }],
    [GATE, { top: 'defaults: { run: { shell: pwsh } }\n', step: 'shell: bash' }],
    [GATE, { runner: '${{ matrix.os }}' }],
    [GATE, { runner: 'self-hosted' }],
    [GATE, { runner: 'windows-2025', job: '    defaults: { run: { shell: bash } }\n' }],
  ])('%j %j', async (script, around) => {
    expect(await levels(script, around)).toEqual([]);
  });
});

describe('a script without a judging command', () => {
  test.each([
    'npm test || true',
    'portcullis explain unit | head -5',
    'portcullis doctor; true',
    `# ${GATE} | tee log\nnpm ci`,
    `echo '${GATE}' | tee log`,
    `echo "${GATE} | tee log"`,
    'cd portcullis; git status',
    'git clone https://example.com/o/portcullis here; npm run gate',
    'Write-Host "portcullis gate failed"; exit 1',
    'gh pr comment --body "portcullis gate failed" || true',
    // What a variable holds is not known.
    '$GATE | tee log',
  ])('%j', async (script) => {
    expect(await levels(script)).toEqual([]);
  });
});

describe('an operator beside a judging command is an error', () => {
  test.each<[string, string, Around?]>([
    [`${GATE} | tee log`, '`|`'],
    [`${GATE} | tee log`, '`|`', { step: 'shell: bash' }],
    [`set -o pipefail\n${GATE} | tee log`, '`|`'],
    [`(${GATE}) | tee log`, '`|`'],
    [`grep x y | ${GATE}`, '`|`'],
    [`${GATE} |& tee log`, '`|`'],
    ['portcullis gate \\\n  --json \\\n  | tee log', '`|`'],
    ['npx --yes portcullis@0.1.0 gate | tee log', '`|`'],
    ['node actions/dist/cli.js gate|tee log', '`|`'],
    ['./node_modules/.bin/portcullis run | tee log', '`|`'],
    ['timeout 10m env A=b portcullis run | tee log', '`|`'],
    [`${GATE} || true`, '`||`'],
    [`${GATE} ||true`, '`||`', { step: 'shell: bash' }],
    [`${GATE} || exit 1`, '`||`'],
    [`${GATE} || rc=$?\nexit $rc`, '`||`'],
    [`npm test || true\n${GATE}`, '`||`'],
    [`${GATE} && echo ok`, '`&`'],
    [`npm ci && ${GATE}`, '`&`'],
    [`${GATE} &\nwait`, '`&`'],
    [`set +e; ${GATE}`, '`;`'],
    [`if ${GATE}; then echo ok; fi`, '`;`'],
    [`until ${GATE}; do sleep 5; done`, '`;`'],
    [`${GATE} --title 'a' ; exit 0`, '`;`'],
    [`bash -c "${GATE} || true"`, '`||`'],
    [`bash <<X\n${GATE}; true\nX`, '`;`'],
    [`eval '${GATE}; true'`, '`;`'],
    [`cat <<X | bash\n${GATE}\ntrue\nX`, '`|`'],
    ['portcullis validate | cat', '`|`'],
    ['portcullis typestate check; true', '`;`'],
    ['portcullis required gate --base-ref main | tee x', '`|`'],
    [`${GATE}; exit 0`, '`;`', { step: 'shell: pwsh' }],
    [`${GATE} & exit /b 0`, '`&`', { step: 'shell: cmd' }],
    ['subprocess.run(["portcullis", "gate"]); exit()', '`;`', { step: 'shell: python' }],
    // What is printed from a here-document is read as commands, too.
    [`cat <<EOF\n${GATE} || true\nEOF`, '`||`'],
    ["GATE='portcullis gate'\n$GATE | tee x", '`|`'],
  ])('%j has %s', async (script, operator, around = {}) => {
    const [finding, second] = (await findingsIn(withScript(script, around))).filter(({ rule }) => rule === RULE);
    expect([finding?.level, second]).toEqual(['error', undefined]);
    expect(finding?.message).toContain(`has ${operator} beside it`);
  });
});

describe('anything else beside it, or around it, is a warning', () => {
  test.each<[string, Around?]>([
    [`npm ci\n${GATE}`],
    [`${GATE}\necho done`],
    [`set +e\n${GATE}\nrc=$?\nexit $rc`],
    [`! ${GATE}`],
    [`if ${GATE}\nthen\n  echo ok\nfi`],
    [`v=$(${GATE})`],
    [`echo "$(${GATE})"`],
    [`(${GATE})`],
    [`if ${GATE}`],
    [`f() {\n${GATE}\n}\nf`],
    [`bash -c '${GATE}'`],
    [`eval '${GATE}'`],
    [`trap 'exit 0' EXIT\n${GATE}`],
    ["GATE='portcullis gate'\n$GATE"],
    ['subprocess.run(["portcullis", "gate"])', { step: 'shell: python' }],
    ["subprocess.run([\n  'portcullis',\n  'gate',\n])", { step: 'shell: python' }],
    // Shells other than bash.
    [GATE, { step: 'shell: sh' }],
    [GATE, { step: 'shell: pwsh' }],
    [GATE, { step: "shell: 'fish {0}'" }],
    [GATE, { step: 'shell: ${{ matrix.shell }}' }],
    [GATE, { runner: 'windows-2025' }],
    [GATE, { runner: '[self-hosted, windows]' }],
    ['& "C:\\tools\\portcullis.cmd" gate', { step: 'shell: pwsh' }],
    ['portcullis `\n  gate', { step: 'shell: pwsh' }],
    ['node actions\\dist\\cli.js gate', { step: 'shell: cmd' }],
    ['portcullis ^\n  gate', { step: 'shell: cmd' }],
  ])('%j %j', async (script, around = {}) => {
    expect(await levels(script, around)).toEqual(['warning']);
  });
});

describe('in the real bash', () => {
  const bash = new BashRunner();
  afterAll(() => bash.remove());

  test.each([
    GATE,
    `\n# judges | tells\n${GATE} # all; of it\n`,
    `${GATE} > log 2>&1`,
    `${GATE} &> log`,
    'portcullis gate \\\n  --json \\\n  --results r',
    `${GATE} --title 'a | b; c' --note "d & \\" e" --results "$(ls || true)"`,
    `A=b timeout 10m env C=d portcullis gate`,
  ])('%j ends as the gate does, also without -e', async (script) => {
    expect(await levels(script)).toEqual([]);
    expect(bash.run(script)).toEqual({ code: 1, wasRun: true });
  });

  /** Constructs around a script. */
  const AROUND: readonly ((inner: string) => string)[] = [
    (x) => `${x} > log`,
    (x) => `A=b ${x}`,
    (x) => `exec ${x}`,
    (x) => `${x} || true`,
    (x) => `${x} && true`,
    (x) => `! ${x}`,
    (x) => `(\n${x}\n)`,
    (x) => `{\n${x}\n}`,
    (x) => `${x} | sleep 0`,
    (x) => `if ${x}; then true; fi`,
    (x) => `if ${x}\nthen\ntrue\nfi`,
    (x) => `v=$(${x}\n)`,
    (x) => `export v=$(${x}\n)`,
    (x) => `f() {\n${x}\n}\nf`,
    (x) => `set +e\n${x}`,
    (x) => `${x}\ntrue`,
    (x) => `true\n${x}`,
    (x) => `trap 'exit 0' EXIT\n${x}`,
    (x) => `${x} &\nwait`,
    (x) => `case a in a)\n${x}\nesac`,
    (x) => (x.includes("'") ? x : `bash -c '${x}'`),
    (x) => (x.includes("'") ? x : `eval '${x}'`),
    (x) => (x.includes('"') ? x : `echo "$(${x})"`),
  ];

  test('a script in which nothing is found ends as the gate does', async () => {
    const scripts = fc
      .array(fc.constantFrom(...AROUND), { maxLength: 3 })
      .map((around) => around.reduce((inner, wrap) => wrap(inner), GATE));
    await fc.assert(
      fc.asyncProperty(scripts, async (script) => {
        const isFound = (await levels(script)).length > 0;
        const ran = isFound ? null : bash.run(script);
        expect(ran?.wasRun === true ? ran.code : 1).toBe(1);
      }),
      { numRuns: 200, seed: 1 },
    );
  });
});

test('the step to write is said', async () => {
  const script = 'npm ci\nnpx --yes portcullis@0.1.0 gate --results "$R" | tee log';
  const finding = (await findingsIn(withScript(script))).find(({ rule }) => rule === RULE);
  expect(finding?.message).toBe(
    '`portcullis gate` has `|` beside it: its exit code can get lost, and a gate that fails is green',
  );
  expect(finding?.remedy).toMatch(
    /^give it a step of its own, in bash: `- run: npx --yes portcullis@0\.1\.0 gate --results \$R` with `shell: bash`;/,
  );
});

describe('continue-on-error', () => {
  const job = (settings: string, uses = 'uses: ./actions/gate'): string =>
    `on: pull_request\njobs:\n  j:\n${settings}    steps:\n      - ${uses}\n`;

  test.each([
    [job(''), []],
    [job('    continue-on-error: false\n'), []],
    [job('    continue-on-error: true\n', 'uses: o/r@v1'), []],
    [job('    continue-on-error: true\n'), ['error 4']],
    [job("    continue-on-error: 'true'\n"), ['error 4']],
    [job('    continue-on-error: ${{ matrix.experimental }}\n'), ['warning 4']],
    [job('    continue-on-error: true\n', 'uses: o/r/actions/route@v1'), ['warning 4']],
    [`${job('')}        continue-on-error: true\n`, ['error 6']],
    [`${job('', 'uses: o/r@v1')}        continue-on-error: true\n`, []],
    [`${job('', 'run: portcullis validate')}        continue-on-error: true\n`, ['error 6']],
    [`${job('', 'run: portcullis explain x')}        continue-on-error: true\n`, []],
    [`${job('')}        continue-on-error: \${{ inputs.soft }}\n`, ['warning 6']],
    [
      `${job('')}        id: g\n        continue-on-error: true\n      - if: steps.g.outcome == 'failure'\n        run: exit 1\n`,
      ['error 7'],
    ],
  ])('%j', async (text, expected) => {
    expect(await foundBy(RULE, text)).toEqual(expected);
  });
});

test.each([
  'portcullis '.repeat(20_000),
  '`\n'.repeat(50_000),
  '"portcullis'.repeat(20_000),
  '"\\"'.repeat(20_000),
  '& '.repeat(50_000),
  'a="'.repeat(20_000),
  '${{'.repeat(50_000),
  '${{ a }}'.repeat(20_000),
])('a hostile script takes no longer than another of its length: %#', async (part) => {
  expect(await levels(`${part}\nportcullis gate`)).toBeInstanceOf(Array);
});
