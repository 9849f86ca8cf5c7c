import { describe, expect, test } from 'vitest';

import { changed, CLEAN_EVENTS, CLEAN_WORKFLOW, findingsIn, foundBy } from '../../testing/diagnose-workflow.ts';

const RULE = 'cancelled-gate';
const CONCURRENCY = CLEAN_WORKFLOW.slice(CLEAN_WORKFLOW.indexOf('concurrency:'), CLEAN_WORKFLOW.indexOf('jobs:'));
const ON = `on:\n${CLEAN_EVENTS}`;

/** The events whose runs are found to be at risk, with their level. */
async function atRisk(events: string, group: string, cancel?: string, more = ''): Promise<readonly string[]> {
  const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
  const settings = `concurrency:\n  group: ${quoted(group)}\n${cancel === undefined ? '' : `  cancel-in-progress: ${quoted(cancel)}\n`}${more}`;
  const text = changed([ON, `on: [${events}]\n`], [CONCURRENCY, settings]);
  const findings = (await findingsIn(text)).filter(({ rule }) => rule === RULE);
  return findings.map(({ level, message }) => `${level} ${/by `(\w+)`/.exec(message)?.[1] ?? '?'}`).toSorted();
}

const ALL = 'pull_request, merge_group, push';
const RECOMMENDED =
  '${{ github.workflow }}-${{ github.event_name }}-${{ github.event.pull_request.number || github.sha }}';

describe('groups in which nothing is lost', () => {
  test.each([
    [ALL, RECOMMENDED, "${{ github.event_name == 'pull_request' }}"],
    [ALL, RECOMMENDED, 'true'],
    [ALL, '${{ github.run_id }}', 'true'],
    [ALL, 'g-${{ github.event.number || github.run_id }}', 'true'],
    ['pull_request, merge_group', '${{ github.workflow }}-${{ github.ref }}', 'true'],
    ['merge_group', '${{ github.event.merge_group.head_sha }}', 'true'],
    ['push', '${{ github.ref }}-${{ github.event.after }}', 'true'],
    ['schedule', 'g', 'true'],
  ])('%s: %s, cancel %s', async (events, group, cancel) => {
    expect(await atRisk(events, group, cancel)).toEqual([]);
  });

  test('and without any, and where all that wait are kept', async () => {
    expect(await foundBy(RULE, changed([CONCURRENCY, '']))).toEqual([]);
    expect(await atRisk('merge_group', 'g', undefined, '  queue: max\n')).toEqual([]);
  });
});

describe('groups of other forms', () => {
  test.each([
    ['merge_group', 'gate', undefined, ['warning merge_group']],
    ['merge_group', 'gate', 'false', ['warning merge_group']],
    ['merge_group', 'gate', 'true', ['warning merge_group']],
    ['pull_request, merge_group', 'g-${{ github.head_ref }}', 'true', ['warning merge_group', 'warning pull_request']],
    ['pull_request, merge_group', 'g-${{ github.event.pull_request.number }}', 'true', ['warning merge_group']],
    ['pull_request, merge_group', '${{ github.event.number || github.workflow }}', 'true', ['warning merge_group']],
    [
      'pull_request, merge_group',
      "${{ github.event.number || 'main' }}",
      "${{ github.event_name == 'pull_request' }}",
      ['warning merge_group'],
    ],
    ['push', '${{ github.workflow }}-${{ github.ref }}', 'true', ['warning push']],
    ['push', '${{ github.workflow }}-${{ github.ref }}', "${{ github.event_name != 'push' }}", ['warning push']],
    ['push', '${{ github.ref }}', '${{ vars.CANCEL }}', ['warning push']],
    ['pull_request', 'gate', 'true', ['warning pull_request']],
    ['pull_request', '${{ github.workflow }}', 'false', ['warning pull_request']],
    ['pull_request', 'g-${{ github.actor }}', 'true', ['warning pull_request']],
    ['pull_request', 'g-${{ github.base_ref }}', 'true', ['warning pull_request']],
    ['pull_request', '${{ inputs.g || github.sha }}', 'true', ['warning pull_request']],
    ['pull_request', "${{ github.sha == 'x' }}", 'true', ['warning pull_request']],
    // Forms in which nothing is lost in truth, and which are not among the few.
    ['pull_request', "pr-${{ github['event']['pull_request']['number'] }}", 'true', ['warning pull_request']],
    ['merge_group', "${{ format('{0}-{1}', github.workflow, github.sha) }}", 'true', ['warning merge_group']],
    ['merge_group', "${{ github.event_name == 'merge_group' && github.sha }}", 'true', ['warning merge_group']],
    // What other jobs say may be the same in every run.
    ['push', '${{ needs.plan.outputs.group }}', 'true', ['error push']],
    ['push', "${{ success() && 'a' || 'b' }}", 'true', ['error push']],
  ])('%s: %s, cancel %s', async (events, group, cancel, expected) => {
    expect(await atRisk(events, group, cancel)).toEqual(expected);
  });

  test('also a group alone, and a queue that cancels', async () => {
    expect(await foundBy(RULE, changed([CONCURRENCY, 'concurrency: gate\n']))).toEqual([
      'error 6',
      'warning 6',
      'warning 6',
    ]);
    expect(await atRisk('merge_group', 'g', 'true', '  queue: max\n')).toEqual(['warning merge_group']);
    expect(await atRisk('merge_group', 'g', '${{ vars.X }}', '  queue: max\n')).toEqual(['warning merge_group']);
  });
});

describe('edits of a text', () => {
  const TYPES = 'opened, synchronize, reopened, edited';
  const edited = async (group: string, more = '', event = 'pull_request'): Promise<readonly string[]> => {
    const settings = `concurrency:\n  group: "${group}"\n${more}`;
    return foundBy(RULE, changed([ON, `on: { ${event}: { types: [${TYPES}] } }\n`], [CONCURRENCY, settings]));
  };
  const NUMBER = '${{ github.event.pull_request.number || github.sha }}';
  const APART =
    "${{ github.event.action == 'edited' && github.event.changes.base == null && format('-{0}', github.run_id) || '' }}";
  test.each([
    [`${NUMBER}${APART}`, '', []],
    [`${NUMBER}${APART}`, '  cancel-in-progress: true\n', []],
    [`${NUMBER}${APART.replaceAll(' ', '')}`, '', []],
    ['${{ github.run_id }}', '  cancel-in-progress: true\n', []],
    [NUMBER, '  queue: max\n', []],
    [NUMBER, '', ['error 4']],
    [NUMBER, '  cancel-in-progress: false\n', ['error 4']],
    [`${NUMBER}-\${{ github.event.action }}`, '', ['error 4']],
    ['${{ github.event.pull_request.head.sha }}', '', ['error 4']],
    [`${NUMBER}${APART.replace('== null', '!= null')}`, '', ['error 4']],
  ])('%s%s', async (group, more, expected) => {
    expect(await edited(group, more)).toEqual(expected);
  });

  test('of pull_request_target too, and in the group of a job', async () => {
    expect(await edited(NUMBER, '', 'pull_request_target')).toEqual(['error 4']);
    const ofGate = changed(['    if: ${{ always() }}\n', `    if: \${{ always() }}\n    concurrency: "${NUMBER}"\n`]);
    expect(await foundBy(RULE, ofGate)).toEqual(['error 41']);
  });
});

describe('groups of jobs', () => {
  const ofRoute = (concurrency: string): string =>
    changed(['    needs: plan\n', `    needs: plan\n    concurrency: ${concurrency}\n`]);
  test.each([
    ['"route-${{ github.run_id }}-${{ matrix.shard }}"', []],
    ['"route-${{ matrix.provider }}"', ['error 24', 'warning 24', 'warning 24']],
  ])('%s', async (concurrency, expected) => {
    expect(await foundBy(RULE, ofRoute(concurrency))).toEqual(expected);
  });

  test('that have nothing to do with the gate are their own', async () => {
    const text = `${CLEAN_WORKFLOW}  deploy:\n    concurrency: deploy\n    steps: []\n`;
    expect(await foundBy(RULE, text)).toEqual([]);
  });
});

test('one group in two workflows', async () => {
  const group = '${{ github.event_name }}-${{ github.run_number }}';
  const one = changed([CONCURRENCY, `concurrency: "${group}"\n`]);
  const other = (text: string): string => `on: push\nconcurrency: { group: "${text}" }\njobs: { a: { steps: [] } }\n`;
  expect(await foundBy(RULE, one)).toEqual([]);
  expect(await foundBy(RULE, one, other(group))).toEqual(['error 6']);
  expect(await foundBy(RULE, one, other(group.toUpperCase().replaceAll(' ', '')))).toEqual(['error 6']);
  expect(await foundBy(RULE, one, other(`x${group}`))).toEqual([]);
  expect(await foundBy(RULE, CLEAN_WORKFLOW, other('${{ github.workflow }}-x'))).toEqual([]);
});
