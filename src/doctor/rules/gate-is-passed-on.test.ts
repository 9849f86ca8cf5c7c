import { describe, expect, test } from 'vitest';

import { findingsIn, foundBy } from '../../testing/diagnose-workflow.ts';

const RULE = 'gate-not-passed-on';
const caller = (jobs: string, on = '[pull_request, merge_group]'): string => `on: ${on}
permissions: {}
jobs:
  portcullis:
    permissions: { contents: read, actions: read, pull-requests: write }
    uses: acme/portcullis/.github/workflows/gate.yml@0123456789abcdef0123456789abcdef01234567
  unit: { runs-on: x, steps: [{ run: npm test }] }
${jobs}`;
const job = (settings: string, steps = "[{ run: 'true' }]"): string =>
  caller(`  ci: { ${settings}, runs-on: x, steps: ${steps} }\n`);
const LOOP = 'for result in $RESULTS; do [ "$result" = success ] || exit 1; done';
const RESULTS = `env: { RESULTS: "\${{ join(needs.*.result, ' ') }}" }`;

describe('an aggregator that does not hold what the gate says', () => {
  test.each([
    ['needs: [portcullis]', /is skipped when a job that it needs fails/],
    ['needs: [portcullis, unit]', /is skipped when a job that it needs fails/],
    ["needs: portcullis, if: '!cancelled()'", /nothing in it fails by/],
    ['needs: portcullis, if: always()', /nothing in it fails by/],
    ["needs: portcullis, if: 'success() || failure()'", /how other jobs or steps ended/],
    ['needs: portcullis, if: "needs.portcullis.result == \'success\'"', /asks for no status/],
    ['needs: portcullis, if: "always() && !contains(needs.*.result, \'failure\')"', /how other jobs/],
    ['needs: portcullis, if: "contains(needs.*.result, \'failure\')"', /asks for no status/],
  ])('%s', async (settings, why) => {
    const [finding, second] = (await findingsIn(job(settings))).filter(({ rule }) => rule === RULE);
    expect([finding?.level, finding?.line, second]).toEqual(['warning', 8, undefined]);
    expect(finding?.message).toMatch(why);
  });

  test.each([
    ['says what it hears, and nothing fails', `[{ run: "echo $RESULTS", ${RESULTS} }]`],
    ['looks at another job only', '[{ run: \'[ "${{ needs.unit.result }}" = success ]\' }]'],
    ['can fail and hears nothing', '[{ run: \'test -n "$X"\' }]'],
  ])('with always(): %s', async (_, steps) => {
    expect(await foundBy(RULE, job('needs: [portcullis, unit], if: always()', steps))).toEqual(['warning 8']);
  });

  test('that looks well, but not always', async () => {
    const steps = `[{ uses: re-actors/alls-green@v1, with: { jobs: "\${{ toJSON(needs) }}" } }]`;
    expect(await foundBy(RULE, job('needs: [portcullis]', steps))).toEqual(['warning 8']);
    expect(await foundBy(RULE, job("needs: [portcullis], if: '!cancelled()'", steps))).toEqual(['warning 8']);
  });

  test('behind another job, and behind a gate of the same workflow', async () => {
    const mid = '  mid: { needs: portcullis, runs-on: x, steps: [{ run: make }] }\n';
    const ci = "  ci: { needs: mid, runs-on: x, steps: [{ run: 'true' }] }\n";
    expect(await foundBy(RULE, caller(mid + ci))).toEqual(['warning 9']);
    const own = `on: pull_request\njobs:\n  gate: { steps: [{ uses: o/r/actions/gate@v1 }] }\n${ci.replace('mid', 'gate')}`;
    expect(await foundBy(RULE, own)).toEqual(['warning 4']);
  });
});

describe('an aggregator that holds', () => {
  test.each([
    ['a loop over all', `[{ run: '${LOOP}', ${RESULTS} }]`],
    ['a step with an `if`', '[{ if: "contains(needs.*.result, \'failure\')", run: exit 1 }]'],
    ['the gate by name', '[{ run: \'[ "${{ needs.portcullis.result }}" = success ]\' }]'],
    ['the gate by an index', '[{ run: "[[ ${{ needs[\'portcullis\'].result }} == success ]]" }]'],
    ['an action', '[{ uses: re-actors/alls-green@v1, with: { jobs: "${{ toJSON(needs) }}" } }]'],
    [
      'a script of the repository',
      '[{ uses: actions/checkout@v7 }, { run: "./check.sh", env: { N: "${{ toJSON(needs) }}" } }]',
    ],
  ])('%s', async (_, steps) => {
    expect(await foundBy(RULE, job('needs: [portcullis, unit], if: always()', steps))).toEqual([]);
  });

  test('by an `env` of the job, and by a job between', async () => {
    const env = job(`needs: [portcullis], if: always(), ${RESULTS}`, `[{ run: '${LOOP}' }]`);
    expect(await foundBy(RULE, env)).toEqual([]);
    const mid = '  mid: { needs: portcullis, runs-on: x, steps: [{ run: make }] }\n';
    const ci = `  ci: { needs: mid, if: always(), runs-on: x, steps: [{ run: '[ \${{ needs.mid.result }} = success ]' }] }\n`;
    expect(await foundBy(RULE, caller(mid + ci))).toEqual([]);
  });
});

describe('what stands for no other job', () => {
  test.each([
    ['does something', 'needs: portcullis', '[{ run: ./deploy.sh }]'],
    ['uses something', 'needs: portcullis', '[{ uses: actions/checkout@v7 }, { run: npm publish }]'],
    ['only checks out', 'needs: portcullis', '[{ uses: actions/checkout@v7 }]'],
    ['deploys', 'needs: portcullis, environment: production', "[{ run: 'echo done' }]"],
    ['is a matrix', 'needs: portcullis, strategy: { matrix: { n: [1] } }', "[{ run: 'true' }]"],
    ['runs after a push', "needs: portcullis, if: github.event_name == 'push'", "[{ run: 'true' }]"],
    ['runs on a branch', "needs: portcullis, if: github.ref == 'refs/heads/main'", "[{ run: 'true' }]"],
    ['tells of a failure', 'needs: portcullis, if: failure()', '[{ run: echo failed }]'],
    [
      'fails with others',
      'needs: portcullis, if: "always() && contains(needs.*.result, \'failure\')"',
      '[{ run: exit 1 }]',
    ],
    [
      'carries the result away',
      'needs: portcullis',
      '[{ run: "curl -d ${{ needs.portcullis.result }} https://example.org" }]',
    ],
    ['stands beside the gate', 'needs: unit', "[{ run: 'true' }]"],
  ])('%s', async (_, settings, steps) => {
    expect(await foundBy(RULE, job(settings, steps))).toEqual([]);
  });

  test('by night nothing is required', async () => {
    const ci = "  ci: { needs: portcullis, runs-on: x, steps: [{ run: 'true' }] }\n";
    expect(await foundBy(RULE, caller(ci, 'schedule'))).toEqual([]);
    expect(await foundBy(RULE, caller(ci, 'workflow_call'))).toEqual(['warning 8']);
  });
});
