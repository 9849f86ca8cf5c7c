import { Octokit } from '@octokit/rest';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { gitFixture, type FixtureRepository, type GitFixture } from '../git-fixture.ts';
import { startFakeGitHub, type FakeGitHub } from './fake-github.ts';
import { addPull } from './pull-record.ts';

const HERE = { owner: 'o', repo: 'r' };

let fixture: GitFixture;
let repository: FixtureRepository;
let github: FakeGitHub;
let octokit: Octokit;

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

function client(to: FakeGitHub): Octokit {
  return new Octokit({ baseUrl: to.url, auth: to.access.token, log: silent });
}

beforeEach(async () => {
  fixture = gitFixture();
  repository = fixture.init('repository');
  repository.commit('first', { 'a.txt': 'a\n', 'dir/b.json': '{}\n' });
  github = await startFakeGitHub({ repository: repository.path });
  octokit = client(github);
});

afterEach(async () => {
  await github.close();
  fixture.dispose();
});

describe('history', () => {
  test('compare says what git says', async () => {
    repository.branch('feature');
    const head = repository.commit('second', { 'c.txt': 'c\n', 'a.txt': 'changed\n' });
    repository.git('checkout', '--quiet', 'main');
    const base = repository.commit('third');
    const { data } = await octokit.repos.compareCommitsWithBasehead({
      ...HERE,
      basehead: `${base}...${head}`,
      per_page: 1,
    });
    expect(data.merge_base_commit.sha).toBe(repository.git('merge-base', base, head));
    expect(data).toMatchObject({ status: 'diverged', ahead_by: 1, behind_by: 1, total_commits: 1 });
    expect(data.files?.map((file) => [file.filename, file.status])).toEqual([
      ['a.txt', 'modified'],
      ['c.txt', 'added'],
    ]);
  });
});

describe('contents', () => {
  test('raw', async () => {
    const raw = await octokit.repos.getContent({
      ...HERE,
      path: 'dir/b.json',
      ref: 'main',
      mediaType: { format: 'raw' },
    });
    expect(raw.data).toBe('{}\n');
    const json = await octokit.repos.getContent({ ...HERE, path: 'dir/b.json' });
    expect(json.data).toMatchObject({
      type: 'file',
      encoding: 'base64',
      content: Buffer.from('{}\n').toString('base64'),
    });
    const folder = await octokit.repos.getContent({ ...HERE, path: 'dir' });
    expect(folder.data).toMatchObject([{ type: 'file', path: 'dir/b.json' }]);
  });
});

test('comments', async () => {
  repository.branch('feature');
  addPull(github.state, { head: { ref: 'feature' } });
  const { data } = await octokit.issues.createComment({ ...HERE, issue_number: 1, body: 'x' });
  expect(data.user?.login).toBe('github-actions[bot]');
  const list = await octokit.pulls.list({ ...HERE, head: 'o:feature' });
  expect(list.data).toHaveLength(1);
  const one = await octokit.pulls.get({ ...HERE, pull_number: 1 });
  expect(one.data.head.ref).toBe('feature');
  const check = await octokit.checks.create({
    ...HERE,
    name: 'x',
    head_sha: one.data.head.sha,
    status: 'completed',
    conclusion: 'success',
    output: { title: 't', summary: 's' },
  });
  expect(check.data.conclusion).toBe('success');
});
