import { describe, expect, test } from 'vitest';

import { findingsIn, foundBy } from '../../testing/diagnose-workflow.ts';

const RULE = 'exit-code-lost';

/** A job with one script; `settings` stand beside it, `job` in its job. */
function withScript(script: string, { step = '', job = '', top = '' } = {}): string {
  const lines = script.split('\n').map((line) => `          ${line}\n`);
  return `on: pull_request\n${top}jobs:\n  gate:\n    runs-on: ubuntu-latest\n${job}    steps:\n      - ${step === '' ? '' : `${step}\n        `}run: |\n${lines.join('')}`;
}

const GATE = 'portcullis gate --results r';

describe('a script whose exit code counts', () => {
  test.each([
    [GATE, {}],
    [`${GATE} | tee log`, { step: 'shell: bash' }],
    [`${GATE} | tee log`, { job: '    defaults: { run: { shell: bash } }\n' }],
    [`${GATE} | tee log`, { top: 'defaults:\n  run:\n    shell: bash\n' }],
    [`${GATE} | tee log`, { step: "shell: 'bash -euo pipefail {0}'" }],
    [`set -o pipefail\n${GATE} | tee log`, {}],
    [`set -euxo pipefail; ${GATE} 2>&1 | tee log | tail -5`, {}],
    [`${GATE} > log 2>&1`, {}],
    [`# ${GATE} | tee log\necho '${GATE} | tee log'`, {}],
    [`echo ${GATE} | tee log`, {}],
    [`cat <<EOF\n${GATE} || true\nEOF`, {}],
    [`grep x y | ${GATE}`, {}],
    [`${GATE} || exit 1`, {}],
    [`${GATE} || { echo failed; exit 1; }`, {}],
    [`${GATE} || rc=$?\nexit $rc`, {}],
    [`set +e\n${GATE}\nrc=$?\necho done\nexit $rc`, {}],
    [`if ${GATE}; then echo ok; else exit 1; fi`, {}],
    [`if ! ${GATE}; then\n  echo bad\n  exit 1\nfi`, {}],
    [`until ${GATE}; do sleep 5; done`, {}],
    [`${GATE} && echo ok`, {}],
    [`npm ci && ${GATE}\necho done`, {}],
    [`${GATE} && npm test || exit 3`, {}],
    [`npm test || true\n${GATE}`, {}],
    [`${GATE} --markdown-title "\${{ a || true }}"`, {}],
    ['portcullis explain unit | head -5', {}],
    [`${GATE} | Tee-Object log`, { step: 'shell: pwsh' }],
  ])('%j %j', async (script, settings) => {
    expect(await foundBy(RULE, withScript(script, settings))).toEqual([]);
  });

  test('on Windows the default shell is another', async () => {
    const text = withScript(`${GATE} | tee log`);
    expect(await foundBy(RULE, text.replace('ubuntu-latest', 'windows-2025'))).toEqual([]);
    expect(await foundBy(RULE, text.replace('ubuntu-latest', '[self-hosted, windows]'))).toEqual([]);
    expect(await foundBy(RULE, text.replace('ubuntu-latest', '${{ matrix.os }}'))).toEqual(['error 6']);
  });
});

describe('a script whose exit code is lost', () => {
  test.each([
    [`${GATE} | tee log`, {}, /before a pipe/],
    [`${GATE} 2>&1 |& tee log`, {}, /before a pipe/],
    [`${GATE} \\\n  --json \\\n  | tee log`, {}, /before a pipe/],
    [`(${GATE}) | tee log`, {}, /before a pipe/],
    [`npx --yes portcullis@0.1.0 gate --results r | tee log`, {}, /before a pipe/],
    [`node actions/dist/cli.js gate --results r|tee log`, {}, /before a pipe/],
    [`./node_modules/.bin/portcullis run | tee log`, {}, /before a pipe/],
    [`timeout 10m env A=b portcullis run | tee log`, {}, /before a pipe/],
    [`${GATE} | tee log`, { step: 'shell: sh' }, /before a pipe/],
    [`${GATE} | tee log`, { step: "shell: 'bash -e {0}'" }, /before a pipe/],
    [`${GATE} | tee log`, { top: 'defaults: { run: { shell: bash } }\n', step: 'shell: sh' }, /before a pipe/],
    [`${GATE} | tee log\nset -o pipefail`, {}, /before a pipe/],
    [`set -o pipefail\nset +o pipefail\n${GATE} | tee log`, {}, /before a pipe/],
    [`${GATE} || true`, {}, /\|\| true/],
    [`${GATE} ||true`, { step: 'shell: bash' }, /\|\| true/],
    [`${GATE} || :`, {}, /\|\| :/],
    [`${GATE} || echo "gate failed"`, {}, /\|\| echo/],
    [`${GATE} || exit 0`, {}, /exit 0/],
    [`set -o pipefail\n${GATE} | tee log || true\nrc=\${PIPESTATUS[0]}\nexit $rc`, {}, /PIPESTATUS/],
    [`set -euo pipefail; ${GATE} | tee log | tail || true`, {}, /\|\| true/],
    [`${GATE} && echo ok\necho done`, {}, /before `&&`/],
    [`${GATE} && echo ok || echo failed`, {}, /\|\| echo/],
    [`${GATE} || rc=$?\necho done`, {}, /\|\| rc=/],
    [`if ${GATE}; then echo ok; fi`, {}, /condition of an `if`/],
    [`if ${GATE}; then echo ok; else echo failed; exit 0; fi`, {}, /condition of an `if`/],
    [`! ${GATE}`, {}, /turns it round/],
    [`${GATE} &\nwait`, {}, /background/],
    [`set +e\n${GATE}\necho done`, {}, /goes on/],
    [`${GATE}\necho done`, { step: "shell: 'bash {0}'" }, /goes on/],
  ])('%j %j', async (script, settings, why) => {
    const [finding, second] = (await findingsIn(withScript(script, settings))).filter(({ rule }) => rule === RULE);
    expect(finding?.message).toMatch(why);
    expect([finding?.level, second]).toEqual(['error', undefined]);
  });
});

describe('a command in a variable', () => {
  const VALUE = '"node p/actions/dist/cli.js gate --results r"';
  test.each<[string, { step?: string; job?: string; top?: string }, readonly string[]]>([
    ['$GATE | tee x', { top: `env: { GATE: ${VALUE} }\n` }, ['error 7']],
    ['${GATE} | tee x', { job: `    env: { GATE: ${VALUE} }\n` }, ['error 7']],
    ['$GATE || true', { step: `env: { GATE: ${VALUE} }` }, ['error 7']],
    ['node $CLI gate || true', { top: 'env: { CLI: p/actions/dist/cli.js }\n' }, ['error 7']],
    ['"$CLI" gate || true', { top: 'env: { CLI: ./bin/portcullis }\n' }, ['error 7']],
    ['$GATE || true', { top: 'env: { GATE: "${{ github.workspace }}/bin/portcullis gate" }\n' }, ['error 7']],
    ['bash -c "$GATE" || true', { top: `env: { GATE: ${VALUE} }\n` }, ['error 7']],
    ['eval "$GATE" || true', { top: `env: { GATE: ${VALUE} }\n` }, ['error 7']],
    ["GATE='portcullis gate --results r'\n$GATE | tee x", {}, ['error 6']],
    ['cli=p/actions/dist/cli.js\ngate="node $cli gate"\n$gate | tee x', {}, ['error 6']],
    ['export CLI=portcullis\n$CLI gate || true', {}, ['error 6']],
    ['$GATE', { top: `env: { GATE: ${VALUE} }\n` }, []],
    ['echo $GATE | tee x', { top: `env: { GATE: ${VALUE} }\n` }, []],
    // In quotes it is the name of one program.
    ['"$GATE" | tee x', { top: `env: { GATE: ${VALUE} }\n` }, []],
    ['$GATE | tee x', { top: `env: { GATE: ${VALUE} }\n`, step: 'env: { GATE: npm test }' }, []],
    ['$OTHER | tee x', { top: `env: { GATE: ${VALUE} }\n` }, []],
  ])('%j %j', async (script, settings, expected) => {
    expect(await foundBy(RULE, withScript(script, settings))).toEqual(expected);
  });

  test.each([
    ['{ SOFT: "0" }', []],
    ['{ SOFT: "1" }', ['error 7']],
    ['{ SOFT: "${{ inputs.soft }}" }', ['warning 7']],
  ])('values of the environment are known to tests: %s', async (env, expected) => {
    const script = `rc=0\n${GATE} || rc=$?\nif [ "$SOFT" = 1 ]; then exit 0; fi\nexit $rc`;
    expect(await foundBy(RULE, withScript(script, { top: `env: ${env}\n` }))).toEqual(expected);
  });

  test('a value that an earlier step may set anew is not known', async () => {
    const text = withScript(`rc=0\n${GATE} || rc=$?\nif [ "$SOFT" = 1 ]; then exit 0; fi\nexit $rc`, {
      top: 'env: { SOFT: "0" }\n',
    }).replace('    steps:\n', '    steps:\n      - run: echo SOFT=1 >> $GITHUB_ENV\n');
    expect(await foundBy(RULE, text)).toEqual(['warning 8']);
  });
});

describe('continue-on-error', () => {
  const job = (settings: string, uses = './actions/gate'): string =>
    `on: pull_request\njobs:\n  j:\n${settings}    steps:\n      - uses: ${uses}\n`;

  test.each([
    [job(''), []],
    [job('    continue-on-error: false\n'), []],
    [job('    continue-on-error: true\n', 'o/r@v1'), []],
    [job('    continue-on-error: true\n'), ['error 4']],
    [job("    continue-on-error: 'true'\n"), ['error 4']],
    [job('    continue-on-error: ${{ matrix.experimental }}\n'), ['warning 4']],
    [job('    continue-on-error: true\n', 'o/r/actions/route@v1'), ['warning 4']],
    [`${job('')}        continue-on-error: true\n`, ['error 6']],
    [`${job('', 'o/r@v1')}        continue-on-error: true\n`, []],
    [`${job('')}        continue-on-error: \${{ inputs.soft }}\n`, ['warning 6']],
    [
      `${job('')}        id: g\n        continue-on-error: true\n      - if: steps.g.outcome == 'failure'\n        run: exit 1\n`,
      ['warning 7'],
    ],
    [
      `${job('')}        id: g\n        continue-on-error: true\n      - if: steps.other.outcome == 'failure'\n        run: exit 1\n`,
      ['error 7'],
    ],
  ])('%j', async (text, expected) => {
    expect(await foundBy(RULE, text)).toEqual(expected);
  });
});
