import { describe, expect, test } from 'vitest';

import { findingsIn, foundBy } from '../testing/diagnose-workflow.ts';

const RULE = 'untrusted-text';

/** A step on line 7 with the variables T, of a stranger, W, of who can push, and C, a constant. */
function step(script: string, shell = 'bash'): string {
  return `on: pull_request
jobs:
  j:
    runs-on: ubuntu-latest
    steps:
      - env: { T: "\${{ github.event.pull_request.title }}", W: "\${{ github.ref_name }}", C: npm test }
        run: ${JSON.stringify(script)}
        shell: ${shell}
`;
}

describe('a variable whose text a shell runs', () => {
  test.each([
    ['eval "$T"', 'error 7'],
    ['eval $T', 'error 7'],
    ['eval "echo ${T}"', 'error 7'],
    ['eval "echo \\"$T\\""', 'error 7'],
    ['eval "${X:-$T}"', 'error 7'],
    ['bash -c "$T"', 'error 7'],
    ['sh -c "echo $T"', 'error 7'],
    ['/bin/bash -ec "$T"', 'error 7'],
    ['sudo bash -c "$T"', 'error 7'],
    [`bash -c 'eval "$T"'`, 'error 7'],
    ['source <(echo "$T")', 'error 7'],
    ['. <(printf "%s" "$T")', 'error 7'],
    ['bash <(echo "$T")', 'error 7'],
    ['bash <<< "$T"', 'error 7'],
    ['bash <<E\n$T\nE', 'error 7'],
    ['x="$T"\ny=$x\neval "$y"', 'error 7'],
    ['if true; then eval "$T"; fi', 'error 7'],
    ['eval "$(echo "$T")"', 'error 7'],
    ['eval "$GITHUB_HEAD_REF"', 'error 7'],
    ['eval "$(slug "$T")"', 'warning 7'],
    ['eval "${T//[^a-z]/}"', 'warning 7'],
    ['eval "$W"', 'warning 7'],
  ])('%j', async (script, expected) => {
    expect(await foundBy(RULE, step(script))).toEqual([expected]);
  });

  test('is said with its source', async () => {
    const finding = (await findingsIn(step('eval "$T"'))).find(({ rule }) => rule === RULE);
    expect(finding?.message).toMatch(/`\$T` is run as a script .*anyone who .*github\.event\.pull_request\.title/);
  });
});

describe('a variable that stays a word', () => {
  test.each([
    'echo "$T"',
    `bash -c 'echo "$T"'`,
    `bash -c 'echo "$1"' _ "$T"`,
    `eval 'echo "$T"'`,
    `bash <<'E'\necho "$T"\nE`,
    'eval "$C"',
    'eval "$UNSET"',
    'eval "echo ${#T}"',
    'eval "echo ${T@Q}"',
    'eval "$(printf %q "$T")"',
    'bash script.sh "$T"',
    'source env.sh; echo "$T"',
    'diff <(echo "$T") x',
    '# eval "$T"',
    'echo "eval $T"',
    'eval "$T',
  ])('%j', async (script) => {
    expect(await foundBy(RULE, step(script))).toEqual([]);
  });

  test('also for a shell without `eval`', async () => {
    expect(await foundBy(RULE, step('eval "$T"', 'pwsh'))).toEqual([]);
  });
});
