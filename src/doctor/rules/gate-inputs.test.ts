import { describe, expect, test } from 'vitest';

import { changed, CLEAN_EVENTS, foundBy } from '../../testing/diagnose-workflow.ts';

const NEEDS = '          needs: ${{ toJSON(needs) }}\n';
const SKIPS = "          allowed-skips: ${{ needs.plan.outputs.has-work == 'false' && 'route' || '' }}\n";
const ON = `on:\n${CLEAN_EVENTS}`;

/** The clean workflow with one more input of its gate, on line 50. */
const withInput = (input: string, on = ON): string => changed([NEEDS, `${NEEDS}          ${input}\n`], [ON, on]);
const job = (steps: string, more = ''): string =>
  `on: [pull_request, merge_group]\njobs:\n  j:\n${more}    steps:\n${steps}`;
const script = (run: string, more = ''): string => job(`      - run: ${JSON.stringify(run)}\n`, more);

describe('what a gate is compared with', () => {
  const RULE = 'gate-judges-itself';
  test.each([
    ['base-ref: origin/main', []],
    ['base-ref: origin/${{ github.base_ref || github.event.repository.default_branch }}', []],
    ['base-ref: ${{ inputs.base-ref }}', []],
    ["base-ref: ''", []],
    ['base-ref: HEAD~1', []],
    ['base-ref: ${{ github.event.merge_group.base_sha || github.event.pull_request.base.sha }}', []],
    ['base-ref: "${{ github.sha }}~1"', []],
    ['base-ref: HEAD', ['error 50']],
    ['base-ref: "@"', ['error 50']],
    ['base-ref: ${{ github.sha }}', ['error 50']],
    ['base-ref: origin/${{ github.head_ref }}', ['error 50']],
    ['base-ref: ${{ github.event.pull_request.head.sha }}', ['error 50']],
    ['base-ref: ${{ github.event.merge_group.head_sha }}', ['error 50']],
    ['base-ref: ${{ github.event.pull_request.base.sha || github.sha }}', ['error 50']],
    ['base-ref: ${{ github.ref }}', ['error 50']],
    ['baseline: baselines/provider-baseline.json', ['error 50']],
    ['baseline: ./b.json', ['error 50']],
    ['baseline: ${{ github.workspace }}/b.json', ['error 50']],
    ['baseline: ${{ runner.temp }}/b.json', []],
    ['baseline: /opt/b.json', []],
    ["baseline: ''", []],
  ])('%s', async (input, expected) => {
    expect(await foundBy(RULE, withInput(input))).toEqual(expected);
  });

  test('by a plan, a route and a called gate as well', async () => {
    const uses = '        uses: owner/portcullis/actions/plan@0123456789abcdef0123456789abcdef01234567 # v1\n';
    expect(await foundBy(RULE, changed([uses, `${uses}        with: { base-ref: HEAD }\n`]))).toEqual(['error 22']);
    const called = (input: string): string =>
      `on: pull_request\njobs:\n  g:\n    uses: o/r/.github/workflows/gate.yml@v1\n    with: { ${input} }\n`;
    expect(await foundBy(RULE, called('base-ref: "${{ github.sha }}"'))).toEqual(['error 5']);
    expect(await foundBy(RULE, called('base-ref: origin/main, mode: replay'))).toEqual([]);
  });

  test('where nothing is judged a baseline of the checkout is the right one', async () => {
    expect(await foundBy(RULE, withInput('baseline: b.json', 'on: [push]\n'))).toEqual([]);
  });

  test.each([
    ['portcullis gate --results r --base-ref origin/main', '', []],
    ['portcullis gate --results r --base-ref "origin/$GITHUB_BASE_REF"', '', []],
    ['echo portcullis gate --base-ref HEAD', '', []],
    ['portcullis gate --results r --base-ref HEAD', '', ['error 5']],
    ['npx portcullis gate --base-ref=HEAD --results r', '', ['error 5']],
    ['portcullis plan --base-ref HEAD', '', ['error 5']],
    ['portcullis typestate gate --base-ref HEAD', '', ['error 5']],
    ['portcullis required gate --base-ref HEAD', '', ['error 5']],
    ['portcullis gate --results r --base-ref "$GITHUB_SHA"', '', ['error 5']],
    ['portcullis gate --results r --base-ref "origin/${GITHUB_HEAD_REF}"', '', ['error 5']],
    ['portcullis gate --results r --base-ref ${{ github.event.pull_request.head.sha }}', '', ['error 5']],
    ['portcullis gate --results r --base-ref "$GITHUB_SHA~1"', '', []],
    ['portcullis gate --results r --base-ref "$B"', '', []],
    ['portcullis gate --results r --baseline baselines/b.json', '', ['error 5']],
    ['portcullis gate --results r --baseline "$RUNNER_TEMP/b.json"', '', []],
    ['git show origin/main:b.json > b.json\nportcullis gate --results r --baseline b.json', '', ['warning 5']],
    ['portcullis bless --results r --baseline b.json', '', []],
    ['portcullis gate --title "a | b" --base-ref "@"', '', ['error 5']],
    ['portcullis gate --base-ref "${{ github.event.pull_request.base.sha || github.sha }}"', '', ['error 5']],
    ['portcullis gate --base-ref "${{ inputs.base || github.sha }}"', '', []],
  ])('%s %s', async (run, more, expected) => {
    expect(await foundBy(RULE, script(run, more))).toEqual(expected);
  });

  test('what another checkout, or an artifact, brings may be another file', async () => {
    const gate = '      - run: portcullis gate --results r --baseline base/b.json\n';
    const other = '      - uses: actions/checkout@v7\n        with: { ref: main, path: base }\n';
    const download = '      - uses: actions/download-artifact@v8\n        with: { path: base }\n';
    const own = '      - uses: actions/checkout@v7\n        with: { path: other }\n';
    expect(await foundBy(RULE, job(other + gate))).toEqual(['warning 7']);
    expect(await foundBy(RULE, job(download + gate))).toEqual(['warning 7']);
    expect(await foundBy(RULE, job(own + gate))).toEqual(['error 7']);
  });
});

describe('what a gate hears of the jobs that it needs', () => {
  test.each([
    ['${{ toJSON(needs) }}', []],
    ["'${{tojson( needs )}}'", []],
    ["'{}'", ['error 49']],
    ['${{ toJSON(needs.plan) }}', ['error 49']],
    ['${{ toJSON(needs) }} ${{ github.sha }}', ['error 49']],
    ['x ${{ toJSON(needs) }}', ['error 49']],
    ['${{ needs.plan.result }}', ['error 49']],
    ['${{ env.NEEDS }}', ['error 49']],
    ['${{ toJSON(job) }}', ['error 49']],
  ])('gate-hears-nothing: %s', async (needs, expected) => {
    expect(await foundBy('gate-hears-nothing', changed([NEEDS, `          needs: ${needs}\n`]))).toEqual(expected);
  });

  const RESULTS = '          results: artifacts\n';
  const deaf = (...more: readonly (readonly [string, string])[]): string =>
    changed([NEEDS, RESULTS], [SKIPS, ''], ...more);
  test.each<[string, string, readonly string[]]>([
    ['results beside all that is needed', changed([NEEDS, NEEDS + RESULTS]), []],
    ['results alone', deaf(), ['warning 49']],
    ['an empty text is none', deaf([RESULTS, `${RESULTS}          needs: ''\n`]), ['warning 49']],
    ['in a job that needs none', deaf(['    needs: [plan, route]\n', '']), []],
    ['neither of them ends the action', changed([NEEDS, ''], [SKIPS, '']), []],
    ['empty results are none', deaf([RESULTS, "          results: ''\n"]), []],
  ])('gate-hears-nothing: %s', async (_name, text, expected) => {
    expect(await foundBy('gate-hears-nothing', text)).toEqual(expected);
  });

  test.each([
    ["${{ needs.plan.outputs.has-work == 'false' && 'route' || '' }}", []],
    ["''", []],
    ['docs', []],
    ['route', ['error 50']],
    ['plan, route', ['error 50', 'error 50']],
    ['|\n            docs\n            route', ['error 50']],
    ['${{ inputs.skips }}', []],
  ])('skips-always-allowed: %s', async (skips, expected) => {
    expect(await foundBy('skips-always-allowed', changed([SKIPS, `          allowed-skips: ${skips}\n`]))).toEqual(
      expected,
    );
  });

  test('skips-always-allowed: of a job that judges nothing it may be meant', async () => {
    const text = changed(
      [SKIPS, '          allowed-skips: docs\n'],
      ['    needs: [plan, route]\n', '    needs: [plan, route, docs]\n'],
    );
    expect(await foundBy('skips-always-allowed', text)).toEqual(['warning 50']);
  });
});

const ZEROS = '0'.repeat(40);
test.each([
  [
    'a called workflow',
    `on: push\njobs:\n  j:\n    uses: OWNER/portcullis/.github/workflows/gate.yml@${ZEROS}\n`,
    ['error 4'],
  ],
  ['an action', job(`      - uses: o/portcullis/actions/gate@${ZEROS}\n`), ['error 5']],
  ['a commit', job(`      - uses: o/portcullis/actions/gate@1${ZEROS.slice(1)}\n`), []],
])('placeholder-pin: %s', async (_, text, expected) => {
  expect(await foundBy('placeholder-pin', text)).toEqual(expected);
});
