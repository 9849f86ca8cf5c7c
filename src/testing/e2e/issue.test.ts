import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { ranSteps, stepVectors } from '../reference-steps.ts';
import { cli, cliProcess, temporaryFolder } from './run-bundle.ts';

describe.each([
  ['issue-script', 83],
  ['store-refs', 37],
] as const)('%s agrees with the reference', (surface, count) => {
  const vectors = stepVectors(surface);

  test('all vectors are there', () => {
    expect(vectors).toHaveLength(count);
  });

  test.each(vectors)('%s', async (_id, vector) => {
    const errors: string[] = [];
    const { found, expected } = await ranSteps(vector, temporaryFolder(), async (args, cwd) => {
      const ran = await cli(args, { cwd });
      errors.push(ran.err);
      return ran;
    });
    expect(found).toEqual(expected);
    const classes = (vector.expect.steps ?? []) as readonly { readonly errorParenClass?: string }[];
    for (const [at, { errorParenClass: name }] of classes.entries()) {
      if (name !== undefined) expect(errors[at]?.trimEnd()).toMatch(new RegExp(`\\(${name}\\)$`, 'u'));
    }
  });
});

/** The command line in a folder of its own. */
function commands(folder = temporaryFolder()) {
  return async (...args: readonly string[]) => cli(args, { cwd: folder });
}

test('people read lines, by the memory in .portcullis', async () => {
  const folder = temporaryFolder();
  const run = commands(folder);
  const path = 'issuesPath: .portcullis/issues.jsonl\n';
  expect((await run('issue', 'add', 'Say the\nrate', '--priority=-1', '--assignee', 'al')).out).toBe(
    `${path}issue.id: bd-1\nissue.title: Say the rate\nissue.status: open\nissue.priority: -1\n` +
      'issue.issueType: task\nissue.assignee: al\nissue.owner: \n',
  );
  await run('issue', 'discover', 'bd-1', 'Round it');
  expect((await run('dep', 'add', 'bd-2', 'bd-1')).out).toContain('dependency.type: blocks\n');
  expect((await run('issue', 'blocked')).out).toBe(
    `${path}count: 1\n- id=bd-2 title=Round it status=open priority=2 manualBlocked=false ` +
      'blockers=[issueId=bd-2 dependsOnId=bd-1 type=blocks createdBy= blockerStatus=open blockerMissing=false]\n',
  );
  expect((await run('dep', 'diagnostics')).out).toContain('integrity.hasCycle: false\n');
  expect((await run('issue', 'claim-next', '--assignee', 'al')).out).toContain('issue.lease.leaseId: lease1_bd-1_al\n');
  expect((await run('issue', 'claim-next', '--assignee', 'al')).out).toBe(`${path}claimed: false\n`);
  const check = await run('issue', 'check');
  expect([check.code, check.out]).toEqual([
    1,
    expect.stringContaining('- issueId=bd-1 class=issue_graph.acceptance.missing'),
  ]);
  expect((await run('issue', 'migrate-events')).out).toContain('eventCount: 4\n');
  expect(readFileSync(join(folder, '.portcullis/memory/events.jsonl'), 'utf8').split('\n')).toHaveLength(5);
});

test('a change of a memory that is not there makes nothing', async () => {
  const folder = temporaryFolder();
  const ran = await commands(folder)('issue', 'update', 'bd-1', '--status', 'closed');
  expect([ran.code, ran.err]).toEqual([1, expect.stringContaining('issues file not found')]);
  expect(readdirSync(folder)).toEqual([]);
});

test('a lease is renewed and released by flags', async () => {
  const run = commands();
  await run('issue', 'add', 'a');
  await run('issue', 'claim', 'bd-1', '--assignee', 'al', '--lease-id', 'l');
  const renewed = await run('issue', 'lease-renew', '--id', 'bd-1', '--assignee', 'al', '--lease-id', 'l', '--json');
  expect(JSON.parse(renewed.out)).toMatchObject({ action: 'issue.lease_renew', changed: true });
  const refused = await run('issue', 'lease-release', '--id', 'bd-1', '--lease-id', 'm');
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('(lease_id_mismatch)')]);
  expect((await run('issue', 'lease-release', '--id', 'bd-1')).out).toContain('issue.status: open\n');
});

test.each([
  [['issue', 'claim', 'bd-1'], 2],
  [['issue', 'add', 'b', '--priority', '-1'], 2],
  [['dep', 'add', 'bd-1', 'bd-1', '--type', 'x'], 2],
  [['issue', 'add', 'b', '--type', 'bug'], 1],
  [['transport-dispatch', '--action', 'issue.claim', '--payload', '{'], 2],
  [['transport-dispatch', '--action', 'issue.claim', '--payload', '{}'], 0],
] as const)('%j ends with %i', async (args, code) => {
  expect((await commands()(...args)).code).toBe(code);
});

test('several processes that claim from one memory never have the same issue', async () => {
  const folder = temporaryFolder();
  const [issues, workers] = [9, 12];
  const rows = Array.from({ length: issues }, (_, at) => JSON.stringify({ id: `bd-${at}`, title: 't' }));
  writeFileSync(join(folder, 'i.jsonl'), `${rows.join('\n')}\n`);
  const claim = async (worker: number): Promise<string | undefined> => {
    const args = ['issue', 'claim-next', '--assignee', `w${worker}`, '--issues', 'i.jsonl', '--json'];
    const { out } = await cliProcess(args, { cwd: folder });
    return (JSON.parse(out) as { readonly issue: { readonly id: string } | null }).issue?.id;
  };
  const claimed = await Promise.all(Array.from({ length: workers }, async (_, worker) => claim(worker)));
  const ids = claimed.filter((id) => id !== undefined);
  expect([ids.length, new Set(ids).size]).toEqual([issues, issues]);
});
