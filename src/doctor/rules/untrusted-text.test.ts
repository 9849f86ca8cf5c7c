import { describe, expect, test } from 'vitest';

import { findingsIn, foundBy } from '../../testing/diagnose-workflow.ts';

const RULE = 'untrusted-text';

/** A workflow with one script on line 9, the value of `run`. */
function withRun(script: string, { env = '', job = '', top = '' } = {}): string {
  return `on:
  pull_request:
  workflow_dispatch: { inputs: { text: {}, flag: { type: boolean }, pick: { type: choice, options: [a] } } }
${top}jobs:
  j:
    runs-on: ubuntu-latest
${job}    steps:
      - name: s
        run: ${JSON.stringify(script)}
${env === '' ? '' : `        env: ${env}\n`}`;
}

const found = (expression: string): Promise<readonly string[]> =>
  foundBy(RULE, withRun(`echo "\${{ ${expression} }}"`));

describe('text of strangers in a script', () => {
  test.each([
    'github.event.pull_request.title',
    'github.event.pull_request.body',
    'github.event.pull_request.head.ref',
    'github.event.pull_request.head.label',
    'github.event.pull_request.head.repo.default_branch',
    'github.head_ref',
    'GitHub.Head_Ref',
    "github['head_ref']",
    "github.event['pull_request'].title",
    "github['event']['issue']['body']",
    'github.event.comment.body',
    'github.event.review.body',
    'github.event.discussion.title',
    'github.event.head_commit.message',
    'github.event.commits[0].message',
    'github.event.commits.*.message',
    "join(github.event.commits.*.message, ' ')",
    'github.event.commits[0].author.name',
    'github.event.pages[0].page_name',
    'github.event.workflow_run.head_branch',
    'github.event.workflow_run.display_title',
    'toJSON(github.event)',
    'toJson( github )',
    'toJSON(github.event.pull_request)',
    'github.event.pull_request[env.KEY]',
    "format('{0}!', github.head_ref)",
    "github.head_ref || 'main'",
    "github.event_name == 'push' && github.ref_name || github.head_ref",
    "github.event_name == 'pull_request' && github.event.pull_request.title || 'x'",
    "case(true, github.head_ref, 'x')",
    'fromJSON(toJSON(github.event)).pull_request.title',
    '(github.head_ref)',
  ])('%s', async (expression) => {
    expect(await found(expression)).toContain('error 9');
  });

  test('also without spaces, in quotes, several times and beside braces', async () => {
    expect(await foundBy(RULE, withRun("echo '${{github.head_ref}}' ${{ github.head_ref }}"))).toEqual(['error 9']);
    expect(await foundBy(RULE, withRun("echo ${{ format('}}{0}', github.head_ref) }}"))).toEqual(['error 9']);
    expect(await foundBy(RULE, withRun('# ${{ github.head_ref }}'))).toEqual(['error 9']);
  });
});

describe('text that nobody else chooses', () => {
  test.each([
    'github.event.pull_request.number',
    'github.event.pull_request.head.sha',
    'github.sha',
    'github.run_id',
    'github.event_name',
    'github.repository',
    "github.event.pull_request.title == 'x'",
    "contains(github.event.pull_request.title, 'x')",
    "startsWith(github.head_ref, 'x') && 'yes' || 'no'",
    "github.head_ref && 'yes' || 'no'",
    '!github.event.pull_request.body',
    "'github.head_ref'",
    'secrets.TOKEN',
    'steps.a.outputs.b',
    'inputs.flag',
    'inputs.pick',
    'hashFiles(github.head_ref) == 1',
    'env.UNSET',
  ])('%s', async (expression) => {
    expect(await found(expression)).toEqual([]);
  });

  test('is what a variable hands over', async () => {
    const text = withRun('echo "$TITLE"', { env: '{ TITLE: "${{ github.event.pull_request.title }}" }' });
    expect(await foundBy(RULE, text)).toEqual([]);
  });

  test('is what an action gets as an input', async () => {
    const text = withRun('true').replace(
      'run: "true"',
      'uses: o/r@v1\n        with: { script: "${{ github.head_ref }}" }',
    );
    expect(await foundBy(RULE, text)).toEqual([]);
  });
});

test.each(['inputs.text', 'github.event.inputs.text', 'INPUTS.TEXT', 'github.ref_name', 'github.ref'])(
  'who can push or start the workflow chooses %s',
  async (expression) => {
    expect(await found(expression)).toEqual(['warning 9']);
  },
);

test.each([
  ['of the step', { env: '{ T: "${{ github.head_ref }}" }' }, 9],
  ['of the job', { job: '    env: { t: "${{ github.head_ref }}" }\n' }, 10],
  ['of the workflow', { top: 'env: { T: "${{ github.event.comment.body }}" }\n' }, 10],
  ['through another', { job: '    env: { T: "${{ env.U }}", U: "${{ github.head_ref }}" }\n' }, 10],
])('an expression that reads a variable %s is the text itself', async (_, place, line) => {
  expect(await foundBy(RULE, withRun('echo "${{ env.T }}"', place))).toEqual([`error ${line}`]);
});

test('a variable that refers to itself ends', async () => {
  const text = withRun('echo "${{ env.T }}"', { env: '{ T: "${{ env.T }}" }' });
  expect(await foundBy(RULE, text)).toEqual([]);
});

describe('values of a matrix', () => {
  const matrix = (value: string): string =>
    `${withRun('echo ${{ matrix.case }}', { job: `    strategy: { matrix: ${value} }\n` })}      - run: portcullis run\n`;
  test.each([
    ['{ case: [a, b] }', []],
    ['{ case: [a], include: [{ case: c, x: "${{ github.head_ref }}" }] }', []],
    ['{ case: "${{ fromJSON(needs.p.outputs.m) }}" }', ['error 10']],
    ['"${{ fromJSON(needs.p.outputs.m) }}"', ['error 10']],
    ['{ include: "${{ fromJSON(needs.p.outputs.m) }}" }', ['error 10']],
    ['{ case: [a, "${{ github.head_ref }}"] }', ['error 10']],
    ['{ include: [{ case: "${{ github.head_ref }}" }] }', ['error 10']],
    ['{ case: ["${{ github.sha }}"] }', []],
  ])('%s', async (value, expected) => {
    expect(await foundBy(RULE, matrix(value))).toEqual(expected);
  });
});

test('of a matrix that has nothing to do with a plan nobody can say whose its values are', async () => {
  const job = '    strategy: { matrix: { v: "${{ fromJSON(needs.p.outputs.m) }}" } }\n';
  expect(await foundBy(RULE, withRun('echo ${{ matrix.v }}', { job }))).toEqual(['warning 10']);
});

test.each([
  ['needs.plan.outputs.matrix', ['error 8']],
  ["needs['plan'].outputs.cases", ['error 8']],
  ['toJSON(needs)', ['error 8']],
  ['needs.plan.outputs.has-work', []],
  ['needs.plan.result', []],
  ['needs.other.outputs.x', []],
])('outputs of a plan: %s', async (expression, expected) => {
  const text = `on: push
jobs:
  plan: { steps: [{ uses: ./actions/plan }] }
  other: { steps: [] }
  j:
    needs: [plan, other]
    steps:
      - run: echo \${{ ${expression} }}
`;
  expect(await foundBy(RULE, text)).toEqual(expected);
});

test.each([
  ['steps.p.outputs.matrix', ['error 7']],
  ['steps.p.outputs.has-work', []],
  ['steps.p.outcome', []],
  ['steps.q.outputs.matrix', []],
  ['toJSON(steps)', ['error 7']],
])('outputs of a plan in the same job: %s', async (expression, expected) => {
  const text = `on: push
jobs:
  j:
    steps:
      - { id: p, uses: ./actions/plan }
      - { id: q, uses: o/r@v1 }
      - run: echo \${{ ${expression} }}
`;
  expect(await foundBy(RULE, text)).toEqual(expected);
});

test('scripts of github-script, and shells, are scripts', async () => {
  const text = `on: issue_comment
jobs:
  j:
    steps:
      - uses: actions/github-script@v8
        with:
          result-encoding: string
          script: return '\${{ github.event.comment.body }}'
      - uses: o/script@v8
        with: { script: "\${{ github.event.comment.body }}" }
      - run: x
        shell: bash -c '\${{ github.event.issue.title }}' {0}
`;
  expect(await foundBy(RULE, text)).toEqual(['error 8', 'error 12']);
});

test('an expression that cannot be read is told, not passed over', async () => {
  expect(await found('github.head_ref ||')).toEqual(['warning 9']);
  expect(await found(`${'('.repeat(200)}github.head_ref${')'.repeat(200)}`)).toEqual(['warning 9']);
  // Without its end it is text.
  expect(await foundBy(RULE, withRun('echo ${{ github.head_ref'))).toEqual([]);
});

test('hostile scripts take no longer than others of their length', async () => {
  const hostile = [
    '${{'.repeat(50_000),
    "${{ '".repeat(40_000),
    `\${{ ${'a.'.repeat(9_000)}a }}`.repeat(5),
    '${{ a }}'.repeat(20_000),
  ];
  for (const script of hostile) expect(await findingsIn(withRun(script))).toBeInstanceOf(Array);
});

describe('text that an earlier step hands on', () => {
  const handed = (
    write: string,
    read = 'steps.a.outputs.t',
    env = 'T: "${{ github.head_ref }}"',
  ): string => `on: pull_request
jobs:
  j:
    runs-on: ubuntu-latest
    steps:
      - id: a
        run: ${JSON.stringify(write)}
        env: { ${env} }
      - run: echo \${{ ${read} }}
`;
  test.each([
    ['echo "t=$T" >> "$GITHUB_OUTPUT"', ['error 9']],
    ['echo "t=${T}" >> $GITHUB_OUTPUT', ['error 9']],
    ['printf \'t=%s\\n\' "$T" >> "$GITHUB_OUTPUT"', ['error 9']],
    ['x="v-$T"\ny=$x\necho "t=$y" >> "$GITHUB_OUTPUT"', ['error 9']],
    ['{ echo "t<<E"; echo "$T"; echo E; } >> "$GITHUB_OUTPUT"', ['error 9']],
    ['cat >> "$GITHUB_OUTPUT" <<E\nt=$T\nE', ['error 9']],
    ['if [ "$T" ]; then echo "t=$T" >> "$GITHUB_OUTPUT"; fi', ['error 9']],
    // Programs may take out what would be dangerous.
    ['x=$(printf %s "$T" | tr -cd a-z)\necho "t=$x" >> "$GITHUB_OUTPUT"', ['warning 9']],
    ['echo "t=$(slug "$T")" >> "$GITHUB_OUTPUT"', ['warning 9']],
    ['echo "t=$T" >> "$GITHUB_OUTPUT"; if', ['warning 9']],
    ['echo "u=$T" >> "$GITHUB_OUTPUT"', []],
    ['echo "t=$U" >> "$GITHUB_OUTPUT"', []],
    ['echo "t=$T"', []],
    ['echo "$T"; echo "t=1" >> "$GITHUB_OUTPUT"', []],
    ['t=$T; echo "t=ok" >> "$GITHUB_OUTPUT"', []],
  ])('%j', async (write, expected) => {
    expect(await foundBy(RULE, handed(write))).toEqual(expected);
  });

  test('by its environment, and only to the steps behind it', async () => {
    const text = handed('echo "T2=$T" >> "$GITHUB_ENV"', 'env.T2');
    expect(await foundBy(RULE, text)).toEqual(['error 9']);
    expect(await foundBy(RULE, text.replace('GITHUB_ENV', 'GITHUB_OUTPUT'))).toEqual([]);
    expect(await foundBy(RULE, handed('echo "T2=$T" >> "$GITHUB_ENV"; echo ${{ env.T2 }}', 'github.sha'))).toEqual([]);
  });

  test('is said with its source', async () => {
    const [finding] = await findingsIn(handed('echo "t=$T" >> "$GITHUB_OUTPUT"'));
    expect(finding?.message).toContain('steps.a.outputs.t (env.t (github.head_ref))');
    expect(finding?.message).toContain('anyone who opens a pull request');
  });

  test('is harmless where nobody else chooses it', async () => {
    const safe = handed('echo "t=$T" >> "$GITHUB_OUTPUT"', 'steps.a.outputs.t', 'T: "${{ github.sha }}"');
    expect(await foundBy(RULE, safe)).toEqual([]);
    expect(await foundBy(RULE, handed('echo "t=$T" >> "$GITHUB_OUTPUT"', 'steps.a.outcome'))).toEqual([]);
  });

  test.each([
    ['needs.a.outputs.t', ['error 12']],
    ["needs['a'].outputs.T", ['error 12']],
    ['toJSON(needs)', ['error 12']],
    ['needs.a.outputs.n', []],
    ['needs.a.result', []],
  ])('by the outputs of a job: %s', async (read, expected) => {
    const text = `on: pull_request
jobs:
  a:
    outputs: { t: "\${{ steps.s.outputs.t }}", n: "\${{ steps.s.outputs.n }}" }
    steps:
      - id: s
        run: echo "t=$T" >> "$GITHUB_OUTPUT"
        env: { T: "\${{ github.event.pull_request.title }}" }
  b:
    needs: a
    steps:
      - run: echo "\${{ ${read} }}"
`;
    expect(await foundBy(RULE, text)).toEqual(expected);
  });
});

test('values that refer to one another in every way end', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `V${index}`);
  const all = names.map((name) => `\${{ env.${name} }}`).join('');
  const env = `    env:\n${names.map((name) => `      ${name}: "${all}"\n`).join('')}`;
  expect(await foundBy(RULE, withRun('echo "${{ env.V0 }}"', { job: env }))).toEqual([]);
});
