import { describe, expect, test } from 'vitest';

import { findingsIn, foundBy } from '../testing/diagnose-workflow.ts';

const RULE = 'script-not-understood';
const GATE = 'portcullis gate --results r';

/** A job with one script on line 6; without a shell it is that of the runner. */
function step(script: string, shell: string | null, runner = 'ubuntu-latest'): string {
  const named = shell === null ? '' : `        shell: ${JSON.stringify(shell)}\n`;
  return `on: pull_request\njobs:\n  gate:\n    runs-on: ${runner}\n    steps:\n      - run: ${JSON.stringify(script)}\n${named}`;
}

describe('a script for another shell that cannot be followed', () => {
  test.each([
    [`${GATE}; exit 0`, 'pwsh'],
    [`${GATE}\n$global:LASTEXITCODE = 0`, 'pwsh'],
    [`${GATE} | Tee-Object log`, 'powershell'],
    [`npm ci\r\n${GATE}`, 'pwsh'],
    [`$x = ${GATE}`, 'pwsh'],
    [`if (${GATE}) { 1 }`, 'pwsh'],
    [`Write-Host $(${GATE})`, 'pwsh'],
    [`try { ${GATE} } catch { }`, 'pwsh'],
    [`portcullis \`\n  gate \`\n  --results r; exit 0`, 'pwsh'],
    ['& "C:\\\\tools\\\\portcullis.cmd" gate; exit 0', 'pwsh'],
    ['node actions\\dist\\cli.js gate; exit 0', 'pwsh'],
    ['npx --yes portcullis@0.1.0 gate; exit 0', 'pwsh'],
    ['portcullis $command; exit 0', 'pwsh'],
    [`${GATE} & exit /b 0`, 'cmd'],
    [`${GATE}\necho done`, 'cmd'],
    [`${GATE} | more`, 'cmd'],
    [`${GATE} || ver`, 'cmd'],
    [`if exist r ${GATE}`, 'cmd'],
    [`start ${GATE}`, 'cmd'],
    [`echo x | ${GATE}`, 'cmd'],
    ['portcullis ^\n  gate & ver', 'cmd'],
    ['subprocess.run(["portcullis","gate"])', 'python'],
    ["subprocess.run([\n  'portcullis',\n  'gate',\n])", 'python'],
    [`os.system("${GATE}")`, 'python'],
    [GATE, 'fish {0}'],
    [GATE, 'pwsh -File {0}'],
    [`${GATE} | cat`, '${{ matrix.shell }}'],
  ])('%j %s', async (script, shell) => {
    expect(await foundBy(RULE, step(script, shell))).toEqual(['warning 6']);
  });

  test('on Windows also without a named shell', async () => {
    const script = `${GATE}; exit 0`;
    expect(await foundBy(RULE, step(script, null, 'windows-latest'))).toEqual(['warning 6']);
    expect(await foundBy('exit-code-lost', step(script, null, '${{ matrix.os }}'))).toEqual([]);
    expect(await foundBy('exit-code-lost', step(`${GATE} | cat`, null, 'self-hosted'))).toEqual(['error 6']);
  });

  test('is said with what to do', async () => {
    const finding = (await findingsIn(step(`${GATE}; exit 0`, 'pwsh'))).find(({ rule }) => rule === RULE);
    expect(finding?.message).toMatch(/`portcullis gate` counts in this script for `pwsh` cannot be told/);
    expect(finding?.remedy).toMatch(/`shell: bash`, or give the command a step of its own/);
  });
});

describe('a script for another shell in which nothing is lost', () => {
  test.each([
    [GATE, 'pwsh'],
    [GATE, 'powershell'],
    [GATE, 'cmd'],
    [GATE, '${{ matrix.shell }}'],
    [`\n# judges\n${GATE} 2>&1 > log\n`, 'pwsh'],
    ['portcullis `\n  gate `\n  --results r', 'pwsh'],
    ['& "C:\\\\tools\\\\portcullis.cmd" gate', 'pwsh'],
    ['npx --yes portcullis@0.1.0 gate', 'pwsh'],
    ['node actions\\dist\\cli.js gate --results r', 'pwsh'],
    [`@echo off\nrem judges\ncall ${GATE}`, 'cmd'],
    ['portcullis ^\n  gate', 'cmd'],
    ['portcullis explain unit | more', 'cmd'],
    [`# ${GATE}; exit 0\nnpm ci`, 'pwsh'],
    ['Write-Host "portcullis gate failed"\nexit 1', 'pwsh'],
    ['echo portcullis gate failed\nexit /b 1', 'cmd'],
    ['cd portcullis\ngit status', 'pwsh'],
    ['git clone https://example.com/o/portcullis here\nnpm ci', 'pwsh'],
    ['print("hello")', 'python'],
    [`${GATE} | tee log`, 'bash'],
  ])('%j %s', async (script, shell) => {
    expect(await foundBy(RULE, step(script, shell))).toEqual([]);
  });

  test('hostile scripts take no longer than others of their length', async () => {
    const hostile = [
      'portcullis '.repeat(20_000),
      '`\n'.repeat(50_000),
      '"portcullis'.repeat(20_000),
      '& '.repeat(90_000),
    ];
    for (const script of hostile)
      expect(await findingsIn(step(`${script} portcullis gate`, 'pwsh'))).toBeInstanceOf(Array);
  });
});
