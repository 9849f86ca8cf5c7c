import { describe, expect, test } from 'vitest';

import { changed, findingsIn, foundBy } from '../../testing/diagnose-workflow.ts';

const RULE = 'gate-can-be-skipped';
const IF = '    if: ${{ always() }}\n';

/** The gate of the clean workflow with another `if`. */
const withIf = (condition: string): string => changed([IF, condition === '' ? '' : `    if: ${condition}\n`]);

describe('a gate that always runs', () => {
  test.each([
    '${{ always() }}',
    'always()',
    '${{always()}}',
    '${{   ALWAYS( )   }}',
    "'always()'",
    '|\n      ${{ always() }}',
  ])('%s', async (condition) => {
    expect(await foundBy(RULE, withIf(condition))).toEqual([]);
  });

  test('is one without needs and without an `if`', async () => {
    const text = changed([IF, ''], ['    needs: [plan, route]\n', '']);
    expect(await foundBy(RULE, text)).toEqual([]);
  });
});

describe('the step of a gate', () => {
  const withStepIf = (condition: string): string =>
    changed([
      '      - uses: owner/portcullis/actions/gate',
      `      - if: ${condition}\n        uses: owner/portcullis/actions/gate`,
    ]);
  test.each([
    ['always()', []],
    ['success()', []],
    ['${{ !cancelled() }}', []],
    ['${{ success() }}', []],
    ["github.event_name != 'schedule'", ['warning 47']],
    ["needs.plan.outputs.has-work == 'true'", ['error 47']],
    ['failure()', ['error 47']],
    ["success() && github.event_name != 'schedule'", ['error 47']],
    ["steps.x.outcome == 'success'", ['warning 47']],
    ["github.actor != 'bot'", ['warning 47']],
    ['false', ['warning 47']],
  ])('%s', async (condition, expected) => {
    expect(await foundBy(RULE, withStepIf(condition))).toEqual(expected);
  });
});

describe('a gate that may be skipped', () => {
  test.each([
    ['', 'error', /it has no `if`/],
    ["needs.plan.outputs.has-work == 'true'", 'error', /asks for no status/],
    ['true', 'error', /asks for no status/],
    ['${{ true }}', 'error', /asks for no status/],
    ["'always'", 'error', /asks for no status/],
    ["contains(needs.*.result, 'failure')", 'error', /asks for no status/],
    ['success() || failure()', 'error', /how other jobs or steps ended/],
    ['failure()', 'error', /how other jobs or steps ended/],
    ['success()', 'error', /how other jobs or steps ended/],
    ["always() && needs.plan.result == 'success'", 'error', /how other jobs or steps ended/],
    ["always() && needs['plan'].outputs.has-work", 'error', /how other jobs or steps ended/],
    ['"!cancelled() && !failure()"', 'error', /how other jobs or steps ended/],
    // Forms that hold in truth, and are not among the few.
    ['always() || failure()', 'error', /how other jobs or steps ended/],
    [
      "${{ always() && (github.event_name == 'pull_request' || github.event_name == 'merge_group') }}",
      'warning',
      /some runs/,
    ],
    ['always() && github.sha', 'warning', /some runs/],
    ['"!cancelled() || always()"', 'warning', /cancelling is a way around/],
    ['"!cancelled()"', 'warning', /cancelling is a way around/],
    ["'${{ !cancelled() }}'", 'warning', /cancelling is a way around/],
    ['${{ ! CANCELLED() }}', 'warning', /cancelling is a way around/],
    ['always() && !cancelled()', 'warning', /cancelling is a way around/],
    ["always() && github.event_name == 'merge_group'", 'warning', /some runs/],
    ["always() && github.repository == 'o/r'", 'warning', /some runs/],
    ['always() && vars.GATE', 'warning', /some runs/],
    ["always() && 'needs.x'", 'warning', /some runs/],
    ['false && always()', 'warning', /some runs/],
    ['"!always()"', 'warning', /some runs/],
    ['${{ always( }}', 'warning', /some runs/],
    ['x ${{ always() }}', 'warning', /some runs/],
  ])('%s: %s', async (condition, level, why) => {
    const [finding, second] = (await findingsIn(withIf(condition))).filter(({ rule }) => rule === RULE);
    expect(second).toBeUndefined();
    expect(finding?.message).toMatch(why);
    expect(finding?.message).toContain('A skipped job counts as a success');
    expect([finding?.level, finding?.line]).toEqual([level, condition === '' ? 37 : 40]);
  });

  test('is the job that calls the reusable workflow too, once it needs something or has an `if`', async () => {
    const caller = (job: string): string =>
      `on: pull_request\njobs:\n  build: { runs-on: x, steps: [] }\n  gate:\n    uses: o/portcullis/.github/workflows/gate.yml@v1\n${job}`;
    expect(await foundBy(RULE, caller(''))).toEqual([]);
    expect(await foundBy(RULE, caller('    needs: build\n'))).toEqual(['error 4']);
    expect(await foundBy(RULE, caller("    if: github.actor != 'bot'\n"))).toEqual(['warning 6']);
    expect(await foundBy(RULE, caller('    needs: build\n    if: always()\n'))).toEqual([]);
  });

  const EDITS = "${{ github.event.action != 'edited' || github.event.changes.base != null }}";

  test('passes over edits of a text only by the job that calls the reusable workflow', async () => {
    const caller = (more: string): string =>
      `on: pull_request\njobs:\n  b: { runs-on: x, steps: [] }\n  gate:\n    uses: o/portcullis/.github/workflows/gate.yml@v1\n${more}`;
    expect(await foundBy(RULE, caller(`    if: ${EDITS}\n`))).toEqual([]);
    expect(await foundBy(RULE, caller(`    if: ${EDITS.slice(4, -3)}\n`))).toEqual([]);
    expect(await foundBy(RULE, caller(`    if: ${EDITS}\n    needs: b\n`))).toEqual(['error 6']);
    expect(await foundBy(RULE, caller("    if: github.event.action != 'edited'\n"))).toEqual(['warning 6']);
    expect(await foundBy(RULE, withIf(EDITS))).toEqual(['error 40']);
    expect(await foundBy(RULE, changed([IF, `    if: ${EDITS}\n`], ['    needs: [plan, route]\n', '']))).toEqual([
      'error 39',
    ]);
    expect(await foundBy(RULE, withIf('always() && github.event.changes.base'))).toEqual(['error 40']);
    const step = changed([
      '      - uses: owner/portcullis/actions/gate',
      `      - if: ${EDITS}\n        uses: owner/portcullis/actions/gate`,
    ]);
    expect(await foundBy(RULE, step)).toEqual(['error 47']);
  });

  test('is found behind a workflow of the same repository under any name', async () => {
    const caller =
      'on: pull_request\njobs:\n  a: { runs-on: x, steps: [] }\n  b:\n    needs: a\n    uses: ./.github/workflows/other-1.yml\n';
    const called =
      'on: workflow_call\njobs:\n  judge:\n    runs-on: x\n    steps: [{ run: npx -y portcullis@0.1.0 gate --results r }]\n';
    expect(await foundBy(RULE, caller, called)).toEqual(['error 4']);
    expect(await foundBy(RULE, caller, called.replace('gate', 'explain'))).toEqual([]);
  });

  test.each([
    './actions/gate',
    '$/actions/gate',
    'o/r/actions/gate@v1',
    'O/R/actions/gate@0123456789abcdef0123456789abcdef01234567',
  ])('is known by %s', async (uses) => {
    const text = `on: pull_request\njobs:\n  a: { runs-on: x, steps: [] }\n  b:\n    needs: [a]\n    steps:\n      - uses: ${uses}\n`;
    expect(await foundBy(RULE, text)).toEqual(['error 4']);
  });

  test.each(['./.github/actions/gate', 'o/gate@v1', 'o/r/actions/gateway@v1', 'docker://o/r/actions/gate'])(
    'is not %s',
    async (uses) => {
      const text = `on: pull_request\njobs:\n  a: { runs-on: x, steps: [] }\n  b:\n    needs: [a]\n    steps:\n      - uses: ${uses}\n`;
      expect(await foundBy(RULE, text)).toEqual([]);
    },
  );
});

describe('a job of required checks with a condition', () => {
  const job = '  proof:\n    if: ${{ inputs.x }}\n    runs-on: x\n    steps: [{ uses: o/r/actions/required@v1 }]\n';
  const alone = `on: pull_request\njobs:\n${job}`;

  test('decides where it stands alone', async () => {
    expect((await foundBy(RULE, alone)).length).toBe(1);
  });

  test.each([
    ['gate', 0],
    ['typestate', 1],
  ])('needed by a job with the action %s: %i', async (action, count) => {
    const text = `${alone}  last:\n    needs: [proof]\n    if: \${{ always() }}\n    runs-on: x\n    steps: [{ uses: o/r/actions/${action}@v1 }]\n`;
    expect((await foundBy(RULE, text)).length).toBe(count);
  });
});
