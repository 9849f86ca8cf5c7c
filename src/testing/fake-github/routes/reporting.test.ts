import { describe, expect, test } from 'vitest';

import { addComment } from '../add-comment.ts';
import { startFakeGitHub, type FakeGitHub } from '../fake-github.ts';
import { githubForTest } from '../github-for-test.ts';
import { octokitClient } from '../octokit-client.ts';
import { addPull } from '../add-pull.ts';

const HERE = { owner: 'o', repo: 'r' };
const SHA = 'a'.repeat(40);
const COMPLETED = { ...HERE, name: 'gate', head_sha: SHA, status: 'completed', conclusion: 'failure' } as const;

function withPull(github: FakeGitHub): FakeGitHub {
  addPull(github.state, { head: { ref: 'feature', sha: SHA }, base: { sha: SHA } });
  return github;
}

async function statusOf(answer: Promise<{ readonly status: number }>): Promise<number> {
  const { status } = await answer.catch((error: unknown) => error as { readonly status: number });
  return status;
}

function annotations(count: number, more: object = {}) {
  return Array.from({ length: count }, (_, index) => ({
    path: 'cases/routing/cases.json',
    start_line: index + 1,
    end_line: index + 1,
    annotation_level: 'failure' as const,
    message: 'regression',
    ...more,
  }));
}

describe('comments', () => {
  test('are made, changed, read and deleted', async () => {
    const github = withPull(await githubForTest());
    const { issues } = octokitClient(github);
    const made = await issues.createComment({ ...HERE, issue_number: 1, body: 'first' });
    expect(made.data).toMatchObject({ body: 'first', user: { login: 'github-actions[bot]', type: 'Bot' } });
    const changed = await issues.updateComment({ ...HERE, comment_id: made.data.id, body: 'second' });
    expect(changed.data.updated_at > changed.data.created_at).toBe(true);
    expect((await issues.getComment({ ...HERE, comment_id: made.data.id })).data.body).toBe('second');
    expect((await issues.deleteComment({ ...HERE, comment_id: made.data.id })).status).toBe(204);
    await expect(issues.updateComment({ ...HERE, comment_id: made.data.id, body: 'x' })).rejects.toMatchObject({
      status: 404,
    });
    await expect(issues.createComment({ ...HERE, issue_number: 2, body: 'x' })).rejects.toMatchObject({ status: 404 });
  });

  test('come by pages, the oldest first', async () => {
    const github = withPull(await githubForTest());
    for (let index = 0; index < 250; index += 1) addComment(github.state, 1, `comment ${index}`, 'somebody');
    const { issues } = octokitClient(github);
    const page = (number: number) => issues.listComments({ ...HERE, issue_number: 1, per_page: 100, page: number });
    const pages = [await page(1), await page(2), await page(3), await page(4)];
    expect(pages.map(({ data }) => [data.length, data[0]?.body])).toEqual([
      [100, 'comment 0'],
      [100, 'comment 100'],
      [50, 'comment 200'],
      [0, undefined],
    ]);
    const rels = pages.map(({ headers }) =>
      [...(headers.link ?? '').matchAll(/[?&]page=(\d+)>; rel="(\w+)"/g)].map((match) => `${match[2]} ${match[1]}`),
    );
    expect(rels).toEqual([
      ['next 2', 'last 3'],
      ['prev 1', 'first 1', 'next 3', 'last 3'],
      ['prev 2', 'first 1'],
      ['prev 3', 'first 1'],
    ]);
    const octokit = octokitClient(github);
    expect(await octokit.paginate(octokit.issues.listComments, { ...HERE, issue_number: 1 })).toHaveLength(250);
  });

  test('a page has 30 where nothing is said, and never more than 100', async () => {
    const github = withPull(await githubForTest());
    for (let index = 0; index < 101; index += 1) addComment(github.state, 1, 'x');
    const { issues } = octokitClient(github);
    expect((await issues.listComments({ ...HERE, issue_number: 1 })).data).toHaveLength(30);
    expect((await issues.listComments({ ...HERE, issue_number: 1, per_page: 1000 })).data).toHaveLength(100);
  });

  test.each([
    [65_536, 201],
    [65_537, 422],
    [0, 422],
  ])('of %i characters: %i', async (length, status) => {
    const github = withPull(await githubForTest());
    const answer = octokitClient(github).issues.createComment({ ...HERE, issue_number: 1, body: 'x'.repeat(length) });
    const seen = await statusOf(answer);
    expect(seen).toBe(status);
    expect(github.state.comments.size).toBe(status === 201 ? 1 : 0);
  });
});

describe('check runs', () => {
  test('are made and completed, and annotations add up', async () => {
    const github = await githubForTest();
    const { checks } = octokitClient(github);
    const output = { title: 't', summary: 's' };
    const made = await checks.create({
      ...HERE,
      name: 'gate',
      head_sha: SHA,
      status: 'in_progress',
      output: { ...output, annotations: annotations(50) },
    });
    expect(made.data).toMatchObject({ status: 'in_progress', conclusion: null, output: { annotations_count: 50 } });
    const done = await checks.update({
      ...HERE,
      check_run_id: made.data.id,
      conclusion: 'failure',
      output: { ...output, annotations: annotations(7) },
    });
    expect(done.data).toMatchObject({ status: 'completed', conclusion: 'failure', output: { annotations_count: 57 } });
    expect((await checks.get({ ...HERE, check_run_id: made.data.id })).data.output.title).toBe('t');
    const octokit = octokitClient(github);
    const all = await octokit.paginate(octokit.checks.listAnnotations, { ...HERE, check_run_id: made.data.id });
    expect(all).toHaveLength(57);
    expect((await checks.listForRef({ ...HERE, ref: SHA, check_name: 'gate' })).data.total_count).toBe(1);
    expect((await checks.listForRef({ ...HERE, ref: SHA, check_name: 'other' })).data.total_count).toBe(0);
  });

  test.each<[string, object, number]>([
    ['50 annotations', { annotations: annotations(50) }, 201],
    ['51 annotations', { annotations: annotations(51) }, 422],
    ['a summary of 65,535 characters', { summary: 'x'.repeat(65_535) }, 201],
    ['a summary of 65,536 characters', { summary: 'x'.repeat(65_536) }, 422],
    ['a text of 65,536 characters', { text: 'x'.repeat(65_536) }, 422],
    ['a message of 64 KB', { annotations: annotations(1, { message: 'é'.repeat(32_768) }) }, 201],
    ['a message over 64 KB', { annotations: annotations(1, { message: `${'é'.repeat(32_768)}x` }) }, 422],
    ['a title of 255 characters', { annotations: annotations(1, { title: 'x'.repeat(255) }) }, 201],
    ['a title of 256 characters', { annotations: annotations(1, { title: 'x'.repeat(256) }) }, 422],
    ['columns over several lines', { annotations: annotations(1, { start_column: 1, end_line: 9 }) }, 422],
  ])('with %s', async (_name, output, status) => {
    const github = await startFakeGitHub();
    const answer = octokitClient(github).checks.create({
      ...COMPLETED,
      output: { title: 't', summary: 's', ...output },
    });
    const seen = await statusOf(answer);
    await github.close().catch(() => undefined);
    expect(seen).toBe(status);
    expect(github.state.checkRuns.size).toBe(status === 201 ? 1 : 0);
  });

  test('need a commit, and a conclusion where they are completed', async () => {
    const github = await githubForTest();
    const { checks } = octokitClient(github);
    await expect(checks.create({ ...HERE, name: 'gate', head_sha: 'main' })).rejects.toMatchObject({ status: 422 });
    await expect(checks.create({ ...HERE, name: 'gate', head_sha: SHA, status: 'completed' })).rejects.toMatchObject({
      status: 422,
    });
    await expect(checks.get({ ...HERE, check_run_id: 1 })).rejects.toMatchObject({ status: 404 });
  });
});
