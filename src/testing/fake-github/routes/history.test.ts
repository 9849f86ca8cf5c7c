import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { gitFixture, type FixtureRepository, type GitFixture } from '../../git-fixture.ts';
import type { FakeGitHub } from '../fake-github.ts';
import { githubForTest } from '../github-for-test.ts';
import { octokitClient } from '../octokit-client.ts';
import { addPull } from '../add-pull.ts';
import { addRun } from '../add-run.ts';

const HERE = { owner: 'o', repo: 'r' };

let fixture: GitFixture;
let repository: FixtureRepository;
let github: FakeGitHub;
let octokit: ReturnType<typeof octokitClient>;
/** Commits by name: `base` and `head` left `first`, `lonely` has no parent. */
const at: Record<string, string> = {};

beforeAll(() => {
  fixture = gitFixture();
  repository = fixture.init('repository');
  at['first'] = repository.commit('first', { 'a.txt': 'a\n', 'dir/b.json': '{}\n', 'dir/sub/c.txt': 'c\n' });
  repository.branch('feature');
  repository.commit('second', { 'new file.txt': 'n\n', 'a.txt': 'changed\n' });
  repository.git('rm', '--quiet', 'dir/b.json');
  at['head'] = repository.commit('third', {});
  repository.git('checkout', '--quiet', 'main');
  at['base'] = repository.commit('fourth');
  repository.git('tag', 'v1', 'main~1');
  repository.git('checkout', '--quiet', '--orphan', 'lonely');
  at['lonely'] = repository.commit('lonely');
  repository.git('checkout', '--quiet', 'main');
});

afterAll(() => fixture.dispose());

beforeEach(async () => {
  github = await githubForTest({ repository: repository.path });
  octokit = octokitClient(github);
});

const compare = (base: string, head: string, more: object = {}) =>
  octokit.repos.compareCommitsWithBasehead({ ...HERE, basehead: `${base}...${head}`, ...more });

describe('compare', () => {
  test('says what git says', async () => {
    const { data } = await compare('main', at['head'] ?? '', { per_page: 1 });
    expect(data.merge_base_commit.sha).toBe(repository.git('merge-base', 'main', 'feature'));
    expect(data).toMatchObject({ status: 'diverged', ahead_by: 2, behind_by: 1, total_commits: 2 });
    expect(data.commits.map((commit) => commit.commit.message)).toEqual(['second']);
    expect(data.files?.map((file) => [file.filename, file.status, file.additions, file.deletions])).toEqual([
      ['a.txt', 'modified', 1, 1],
      ['dir/b.json', 'removed', 0, 1],
      ['new file.txt', 'added', 1, 0],
    ]);
  });

  test.each([
    ['main', 'main', 'identical'],
    ['first', 'main', 'ahead'],
    ['main', 'first', 'behind'],
    ['v1', 'main', 'ahead'],
  ])('%s...%s is %s', async (base, head, status) => {
    expect((await compare(at[base] ?? base, at[head] ?? head)).data.status).toBe(status);
  });

  test('404 for histories that have nothing in common, and for what is not there', async () => {
    await expect(compare('main', 'lonely')).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('No common ancestor') as string,
    });
    await expect(compare('main', 'nowhere')).rejects.toMatchObject({ status: 404 });
    await expect(compare('main', 'f'.repeat(40))).rejects.toMatchObject({ status: 404 });
  });

  test('a fork by its owner, where a pull request of it is known', async () => {
    addPull(github.state, { head: { ref: 'theirs', sha: at['head'] ?? '', repository: 'fork/r' } });
    expect((await compare('main', 'fork:theirs')).data.ahead_by).toBe(2);
    expect((await compare('main', 'o:feature')).data.ahead_by).toBe(2);
    await expect(compare('main', 'other:theirs')).rejects.toMatchObject({ status: 404 });
  });
});

describe('contents', () => {
  const read = (path: string, more: object = {}) => octokit.repos.getContent({ ...HERE, path, ...more });

  test('a file, raw and in JSON, at a ref or at the default branch', async () => {
    expect((await read('a.txt', { ref: at['head'], mediaType: { format: 'raw' } })).data).toBe('changed\n');
    expect((await read('a.txt', { mediaType: { format: 'raw' } })).data).toBe('a\n');
    expect((await read('a.txt')).data).toMatchObject({ type: 'file', size: 2, encoding: 'base64', content: 'YQo=' });
    expect((await read('dir/sub/c.txt', { ref: 'v1' })).data).toMatchObject({ path: 'dir/sub/c.txt', name: 'c.txt' });
  });

  test('a folder', async () => {
    expect((await read('dir')).data).toMatchObject([
      { type: 'file', path: 'dir/b.json' },
      { type: 'dir', path: 'dir/sub' },
    ]);
  });

  test('404 where nothing is', async () => {
    await expect(read('dir/b.json', { ref: 'feature' })).rejects.toMatchObject({ status: 404 });
    await expect(read('a.txt', { ref: 'nowhere' })).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('No commit found for the ref nowhere') as string,
    });
  });

  test('over 1 MB, JSON has no content, and raw has', async () => {
    const content = 'x'.repeat(1024 * 1024 + 1);
    repository.git('checkout', '--quiet', '-b', 'large', 'v1');
    repository.commit('large', { 'large.txt': content });
    repository.git('checkout', '--quiet', 'main');
    expect((await read('large.txt', { ref: 'large' })).data).toMatchObject({
      encoding: 'none',
      content: '',
      size: content.length,
    });
    expect((await read('large.txt', { ref: 'large', mediaType: { format: 'raw' } })).data).toHaveLength(content.length);
  });
});

describe('commits', () => {
  test('one, its sha alone, and a list', async () => {
    const { data } = await octokit.repos.getCommit({ ...HERE, ref: 'feature' });
    expect(data).toMatchObject({ sha: at['head'], commit: { message: 'third', committer: { name: 'C' } } });
    expect(data.files?.map((file) => file.filename)).toEqual(['dir/b.json']);
    const sha = await octokit.repos.getCommit({ ...HERE, ref: 'feature', mediaType: { format: 'sha' } });
    expect(sha.data).toBe(at['head']);
    const list = await octokit.repos.listCommits({ ...HERE, sha: 'feature', path: 'a.txt' });
    expect(list.data.map((commit) => commit.commit.message)).toEqual(['second', 'first']);
    await expect(octokit.repos.getCommit({ ...HERE, ref: 'f'.repeat(40) })).rejects.toMatchObject({ status: 422 });
  });

  test('their pull requests', async () => {
    addPull(github.state, { head: { ref: 'feature' } });
    addPull(github.state, { head: { ref: 'lonely' }, base: { ref: 'v1' } });
    const pulls = (sha: string) => octokit.repos.listPullRequestsAssociatedWithCommit({ ...HERE, commit_sha: sha });
    expect((await pulls(at['head'] ?? '')).data.map((pull) => pull.number)).toEqual([1]);
    expect((await pulls(repository.git('rev-parse', 'feature~1'))).data.map((pull) => pull.number)).toEqual([1]);
    expect((await pulls(at['first'] ?? '')).data).toEqual([]);
  });
});

describe('without a repository', () => {
  test('there are no commits and no contents', async () => {
    const empty = octokitClient(await githubForTest());
    await expect(empty.repos.getContent({ ...HERE, path: 'a.txt' })).rejects.toMatchObject({ status: 404 });
    await expect(empty.repos.compareCommitsWithBasehead({ ...HERE, basehead: 'a...b' })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('runs', () => {
  test('with their attempts and jobs', async () => {
    addRun(github.state, {
      id: 7,
      attempt: 2,
      headSha: at['head'] ?? '',
      conclusion: 'success',
      jobs: [
        { name: 'plan', attempt: 1 },
        { name: 'route (1)', attempt: 1, conclusion: 'failure' },
        { name: 'route (1)', attempt: 2 },
      ],
    });
    const run = { ...HERE, run_id: 7 };
    const { actions } = octokit;
    expect((await actions.getWorkflowRun(run)).data).toMatchObject({
      run_attempt: 2,
      conclusion: 'success',
      head_sha: at['head'],
    });
    expect((await actions.getWorkflowRunAttempt({ ...run, attempt_number: 1 })).data).toMatchObject({
      run_attempt: 1,
      conclusion: 'failure',
    });
    await expect(actions.getWorkflowRunAttempt({ ...run, attempt_number: 3 })).rejects.toMatchObject({ status: 404 });
    const jobs = async (filter?: 'all' | 'latest') =>
      (await actions.listJobsForWorkflowRun({ ...run, ...(filter === undefined ? {} : { filter }) })).data.jobs.map(
        (job) => `${job.name} ${job.run_attempt}`,
      );
    expect(await jobs()).toEqual(['plan 1', 'route (1) 2']);
    expect(await jobs('all')).toEqual(['plan 1', 'route (1) 1', 'route (1) 2']);
    const first = await actions.listJobsForWorkflowRunAttempt({ ...run, attempt_number: 1 });
    expect(first.data.jobs.map((job) => job.conclusion)).toEqual(['success', 'failure']);
    const found = await actions.listWorkflowRunsForRepo({ ...HERE, head_sha: at['head'] ?? '', event: 'pull_request' });
    expect(found.data.workflow_runs.map((item) => item.id)).toEqual([7]);
    expect((await actions.listWorkflowRunsForRepo({ ...HERE, event: 'push' })).data.total_count).toBe(0);
  });
});
