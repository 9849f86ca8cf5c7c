import { describe, expect, test } from 'vitest';

import { changed, CLEAN_EVENTS, CLEAN_WORKFLOW, foundBy } from '../../testing/diagnose-workflow.ts';

const NEEDS = '    needs: [plan, route]\n';

describe('gate-misses-need', () => {
  test.each([
    ['all of them, in any form', '    needs:\n      - route\n      - plan\n', []],
    ['the plan is missing', '    needs: [route]\n', ['error 39']],
    ['the route is missing', '    needs: plan\n', ['error 39']],
    ['none at all', '', ['error 37', 'error 37']],
  ])('%s', async (_, needs, expected) => {
    expect(await foundBy('gate-misses-need', changed([NEEDS, needs]))).toEqual(expected);
  });

  test('a route by command line counts, and what follows the gate does not', async () => {
    const text = `on: pull_request
jobs:
  legs:
    runs-on: x
    steps: [{ run: "timeout 20m npx portcullis run --trials 3" }]
  between: { needs: legs, runs-on: x, steps: [] }
  gate:
    needs: between
    if: always()
    runs-on: x
    steps: [{ uses: ./actions/gate }]
  publish:
    needs: gate
    strategy: { matrix: { channel: [a, b] } }
    runs-on: x
    steps: []
  lint:
    strategy: { matrix: { node: [20, 22] } }
    runs-on: x
    steps: []
`;
    expect(await foundBy('gate-misses-need', text)).toEqual(['error 8', 'warning 8']);
  });
});

describe('required-matrix-leg', () => {
  const route = CLEAN_WORKFLOW.slice(0, CLEAN_WORKFLOW.indexOf('  gate:\n'));
  test.each([
    ['nothing stands behind it', '', ['error 25']],
    ["an aggregator of one's own", '  all:\n    needs: route\n    if: always()\n    runs-on: x\n    steps: []\n', []],
    ['one that is skipped with it', '  all:\n    needs: route\n    runs-on: x\n    steps: []\n', ['error 25']],
    ['one that may be skipped', '  all:\n    needs: route\n    if: "!cancelled()"\n    steps: []\n', ['warning 25']],
    ['one that other jobs decide', '  all:\n    needs: route\n    if: success()\n    steps: []\n', ['error 25']],
    [
      'one that is a matrix itself',
      '  all:\n    needs: route\n    if: always()\n    strategy: { matrix: { a: [1] } }\n    steps: []\n',
      ['error 25', 'error 40'],
    ],
    [
      'one behind another',
      '  mid: { needs: route, steps: [] }\n  all: { needs: [mid], if: "${{ always() }}", steps: [] }\n',
      [],
    ],
    ['one beside it', '  all: { if: always(), steps: [] }\n', ['error 25']],
  ])('%s', async (_, more, expected) => {
    expect(await foundBy('required-matrix-leg', route + more)).toEqual(expected);
  });

  const unit = (settings: string, more = ''): string => `on: [pull_request, merge_group]
jobs:
  portcullis: { uses: acme/portcullis/.github/workflows/gate.yml@v1GATE }
  unit: { strategy: { matrix: { n: [20, 22] } }, runs-on: x, steps: [], ${settings} }
${more}`;
  test.each([
    ['beside it', unit(''), ['error 4']],
    ['that is green before it', unit('').replace('GATE', ', needs: unit, if: always()'), ['error 4']],
    [
      'that it is told of',
      unit('').replace('GATE', ', needs: unit, if: always(), with: { needs: "${{ toJSON(needs) }}" }'),
      [],
    ],
    ['with an aggregator', unit('', '  ci: { needs: [portcullis, unit], if: always(), runs-on: x, steps: [] }\n'), []],
    [
      'with one of the gate alone',
      unit('', '  ci: { needs: portcullis, if: always(), runs-on: x, steps: [] }\n'),
      ['error 4'],
    ],
    ['after it', unit('needs: portcullis'), []],
    ['after a push', unit("if: github.event_name == 'push'"), []],
    ['for pull requests', unit("if: github.event_name == 'pull_request'"), ['error 4']],
  ])('a matrix and a called gate: %s', async (_, text, expected) => {
    expect(await foundBy('required-matrix-leg', text.replace('GATE', ''))).toEqual(expected);
  });

  test('is nothing by night, where no check is required', async () => {
    const nightly = route.replace(CLEAN_EVENTS, '  schedule: [{ cron: 0 0 * * * }]\n');
    expect(await foundBy('required-matrix-leg', nightly)).toEqual([]);
    const callable = route.replace(CLEAN_EVENTS, '  workflow_call:\n');
    expect(await foundBy('required-matrix-leg', callable)).toEqual(['error 24']);
    const baseline = '  baseline:\n    needs: route\n    steps: [{ uses: o/portcullis/actions/baseline@v1 }]\n';
    expect(await foundBy('required-matrix-leg', callable + baseline)).toEqual([]);
  });

  test('is nothing in a workflow that has to do with something else', async () => {
    const text =
      'on: pull_request\njobs:\n  a:\n    strategy: { matrix: { n: [1] } }\n    steps: [{ run: npm test }]\n';
    expect(await foundBy('required-matrix-leg', text)).toEqual([]);
  });
});

test.each([
  ['    name: agent-gate\n', '    name: gate\n', []],
  ['    name: agent-gate\n', '', []],
  ['    name: agent-gate\n', '    name: gate (${{ github.event_name }})\n', ['error 38']],
  ['    name: agent-gate\n', '    strategy: { matrix: { p: [claude, codex] } }\n', ['error 38']],
])('gate-name-varies: %j → %j', async (from, to, expected) => {
  expect(await foundBy('gate-name-varies', changed([from, to]))).toEqual(expected);
});
