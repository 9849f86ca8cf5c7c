import { gzipSync } from 'node:zlib';

import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { gitFixture, type FixtureRepository } from '../../git-fixture.ts';
import type { FakeGitHub } from '../fake-github.ts';
import { githubForTest } from '../github-for-test.ts';
import { octokitClient } from '../octokit-client.ts';

const HERE = { owner: 'o', repo: 'r' };
const PATH = 'baselines/provider-baseline.json';

let repository: FixtureRepository;
let github: FakeGitHub;
let octokit: ReturnType<typeof octokitClient>;
let tip: string;

beforeEach(async () => {
  const fixture = gitFixture();
  onTestFinished(() => fixture.dispose());
  repository = fixture.init('repository');
  tip = repository.commit('first', { [PATH]: '{}\n', 'old.txt': 'old\n' });
  github = await githubForTest({ repository: repository.path });
  octokit = octokitClient(github);
});

describe('a branch of objects', () => {
  test('blob, tree, commit, ref and pull request are real afterwards', async () => {
    const { git, pulls } = octokit;
    const blob = await git.createBlob({ ...HERE, content: '{"a": 1}\n' });
    const tree = await git.createTree({
      ...HERE,
      base_tree: tip,
      tree: [
        { path: PATH, mode: '100644', type: 'blob', sha: blob.data.sha },
        { path: 'deep/er/new.txt', mode: '100644', type: 'blob', content: 'new\n' },
        { path: 'old.txt', mode: '100644', type: 'blob', sha: null },
      ],
    });
    const commit = await git.createCommit({
      ...HERE,
      message: 'Propose a baseline',
      tree: tree.data.sha,
      parents: [tip],
    });
    await git.createRef({ ...HERE, ref: 'refs/heads/portcullis/baseline', sha: commit.data.sha });
    expect(repository.git('show', `portcullis/baseline:${PATH}`)).toBe('{"a": 1}');
    expect(repository.git('ls-tree', '-r', '--name-only', 'portcullis/baseline').split('\n')).toEqual([
      PATH,
      'deep/er/new.txt',
    ]);
    expect(repository.git('log', '-1', '--format=%an|%s|%P', 'portcullis/baseline')).toBe(
      `github-actions[bot]|Propose a baseline|${tip}`,
    );
    const made = await pulls.create({
      ...HERE,
      title: 'Baseline',
      head: 'portcullis/baseline',
      base: 'main',
      body: 'table',
    });
    expect(made.data).toMatchObject({
      number: 1,
      head: { sha: commit.data.sha },
      base: { sha: tip },
      user: { login: 'github-actions[bot]' },
    });
    await expect(
      pulls.create({ ...HERE, title: 'Again', head: 'o:portcullis/baseline', base: 'main' }),
    ).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('A pull request already exists for o:portcullis/baseline.') as string,
    });
    expect((await pulls.list({ ...HERE, head: 'o:portcullis/baseline', state: 'open' })).data).toHaveLength(1);
    await pulls.update({ ...HERE, pull_number: 1, state: 'closed', title: 'Done' });
    expect((await pulls.list({ ...HERE, head: 'o:portcullis/baseline' })).data).toEqual([]);
    expect((await pulls.list({ ...HERE, state: 'all' })).data.map((pull) => pull.title)).toEqual(['Done']);
  });

  test('a pull request needs both branches and a commit of its own', async () => {
    repository.git('branch', 'same');
    const open = (head: string, base: string) => octokit.pulls.create({ ...HERE, title: 't', head, base });
    for (const [head, base] of [
      ['nowhere', 'main'],
      ['main', 'nowhere'],
      ['same', 'main'],
    ] as const) {
      await expect(open(head, base)).rejects.toMatchObject({ status: 422 });
    }
  });

  test('objects are read again', async () => {
    const { git } = octokit;
    const tree = await git.getTree({ ...HERE, tree_sha: 'main', recursive: 'true' });
    expect(tree.data.tree.map((entry) => [entry.path, entry.type])).toEqual([
      ['baselines', 'tree'],
      [PATH, 'blob'],
      ['old.txt', 'blob'],
    ]);
    const sha = tree.data.tree[1]?.sha ?? '';
    const blob = await git.getBlob({ ...HERE, file_sha: sha });
    expect(Buffer.from(blob.data.content, 'base64').toString('utf8')).toBe('{}\n');
    expect((await git.getBlob({ ...HERE, file_sha: sha, mediaType: { format: 'raw' } })).data).toBe('{}\n');
    expect((await git.getCommit({ ...HERE, commit_sha: tip })).data.message).toBe('first');
    await expect(git.getBlob({ ...HERE, file_sha: tip })).rejects.toMatchObject({ status: 404 });
  });
});

describe('refs', () => {
  test('move forward, or by force', async () => {
    const next = repository.commit('second');
    const { git } = octokit;
    await git.createRef({ ...HERE, ref: 'refs/heads/b', sha: tip });
    expect((await git.updateRef({ ...HERE, ref: 'heads/b', sha: next })).data.object.sha).toBe(next);
    await expect(git.updateRef({ ...HERE, ref: 'heads/b', sha: tip })).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('not a fast forward') as string,
    });
    await git.updateRef({ ...HERE, ref: 'heads/b', sha: tip, force: true });
    expect((await git.getRef({ ...HERE, ref: 'heads/b' })).data.object.sha).toBe(tip);
    expect((await git.listMatchingRefs({ ...HERE, ref: 'heads/' })).data.map((ref) => ref.ref)).toEqual([
      'refs/heads/b',
      'refs/heads/main',
    ]);
    await git.deleteRef({ ...HERE, ref: 'heads/b' });
    await expect(git.getRef({ ...HERE, ref: 'heads/b' })).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    ['one that is there', 'refs/heads/main', null],
    ['no full ref', 'b', null],
    ['no object', 'refs/heads/b', 'f'.repeat(40)],
  ])('422: %s', async (_name, ref, sha) => {
    await expect(octokit.git.createRef({ ...HERE, ref, sha: sha ?? tip })).rejects.toMatchObject({ status: 422 });
  });
});

describe('a file in one request', () => {
  const put = (more: object) =>
    octokit.repos.createOrUpdateFileContents({
      ...HERE,
      path: PATH,
      message: 'm',
      content: Buffer.from('{"b": 2}\n').toString('base64'),
      branch: 'main',
      ...more,
    });

  test('is changed by who knows what it was', async () => {
    const sha = repository.git('rev-parse', `main:${PATH}`);
    await expect(put({})).rejects.toMatchObject({ status: 422 });
    await expect(put({ sha: tip })).rejects.toMatchObject({ status: 409 });
    expect((await put({ sha })).status).toBe(200);
    expect(repository.git('show', `main:${PATH}`)).toBe('{"b": 2}');
    expect((await put({ path: 'new.txt' })).status).toBe(201);
    await expect(put({ path: 'new.txt', branch: 'nowhere' })).rejects.toMatchObject({ status: 404 });
  });
});

describe('the repository itself', () => {
  test('and the rules of its branches', async () => {
    github.state.defaultBranch = 'trunk';
    expect((await octokit.repos.get(HERE)).data).toMatchObject({ full_name: 'o/r', default_branch: 'trunk' });
    github.state.branchRules.set('main', [
      { type: 'required_linear_history', ruleset_source_type: 'Repository', ruleset_source: 'o/r', ruleset_id: 1 },
    ]);
    const rules = await octokit.repos.getBranchRules({ ...HERE, branch: 'main' });
    expect(rules.data.map((rule) => rule.type)).toEqual(['required_linear_history']);
    expect((await octokit.repos.getBranchRules({ ...HERE, branch: 'other' })).data).toEqual([]);
  });

  test('takes SARIF as gzip and base64', async () => {
    const sarif = JSON.stringify({ version: '2.1.0', runs: [] });
    const upload = (content: string) =>
      octokit.codeScanning.uploadSarif({ ...HERE, commit_sha: tip, ref: 'refs/heads/main', sarif: content });
    expect((await upload(gzipSync(sarif).toString('base64'))).status).toBe(202);
    expect(github.state.sarifs).toEqual([{ commitSha: tip, ref: 'refs/heads/main', sarif }]);
    await expect(upload(sarif)).rejects.toMatchObject({ status: 400 });
  });
});
