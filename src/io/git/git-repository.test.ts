import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FixtureRepository, GitFixture } from '../../testing/git-fixture.ts';
import { gitFixture } from '../../testing/git-fixture.ts';
import type { GitRepository } from './git-repository.ts';
import { openGitRepository } from './git-repository.ts';

vi.setConfig({ testTimeout: 60_000 });

let fixture: GitFixture;
beforeAll(() => void (fixture = gitFixture()));
afterAll(() => fixture.dispose());

async function open(directory: string, environment = fixture.environment): Promise<GitRepository> {
  const repository = await openGitRepository(directory, environment);
  if (repository === null) throw new Error(`no repository at ${directory}`);
  return repository;
}

/** The bytes and time stamp of the index, HEAD, and what git says of the working copy (which itself writes nothing). */
function stateOf(at: FixtureRepository) {
  const index = join(at.path, '.git/index');
  return {
    index: readFileSync(index).toString('base64'),
    written: statSync(index, { bigint: true }).mtimeNs,
    head: readFileSync(join(at.path, '.git/HEAD'), 'utf8'),
    status: at.git('--no-optional-locks', 'status', '--porcelain'),
  };
}

describe('openGitRepository', () => {
  it('finds the root from a directory inside, also in a linked worktree', async () => {
    const at = fixture.init('inside');
    at.commit('one', { 'a b/c/d': '' });
    at.git('worktree', 'add', '--quiet', '-b', 'other', join(fixture.directory, 'linked'));
    expect((await open(join(at.path, 'a b/c'))).root).toBe(at.path);
    const linked = await open(join(fixture.directory, 'linked', 'a b'));
    expect(linked.root).toBe(join(fixture.directory, 'linked'));
    expect(await linked.mergeBase('main', 'other')).toMatchObject({ kind: 'found' });
  });

  it('is null outside of any repository', async () => {
    mkdirSync(join(fixture.directory, 'nothing'));
    expect(await openGitRepository(join(fixture.directory, 'nothing'), fixture.environment)).toBeNull();
  });

  it('is not led elsewhere by the environment', async () => {
    const at = fixture.init('here');
    const elsewhere = fixture.init('elsewhere');
    elsewhere.commit('one');
    const GIT_DIR = join(elsewhere.path, '.git');
    const repository = await open(at.path, { ...fixture.environment, GIT_DIR, GIT_WORK_TREE: elsewhere.path });
    expect(repository.root).toBe(at.path);
    expect(await repository.headCommit()).toBeNull();
  });

  it('refuses what is not a working copy', async () => {
    const at = fixture.init('bare-source');
    at.commit('one');
    const bare = fixture.serve(at, 'bare');
    const refused = expect.objectContaining({ code: 'invalid_input' });
    await expect(openGitRepository(bare.path, fixture.environment)).rejects.toThrow(refused);
    await expect(openGitRepository(join(at.path, '.git'), fixture.environment)).rejects.toThrow(refused);
    const missing = openGitRepository(join(fixture.directory, 'missing'), fixture.environment);
    await expect(missing).rejects.toThrow(expect.objectContaining({ code: 'not_found' }));
  });

  it('does not take a repository that git refuses to open for none', async () => {
    const at = fixture.init('refused');
    writeFileSync(join(at.path, '.git/config'), '[core]\n\trepositoryformatversion = 99\n');
    const refused = expect.objectContaining({ code: 'not_comparable', message: expect.stringContaining('99') });
    await expect(openGitRepository(at.path, fixture.environment)).rejects.toThrow(refused);
  });
});

describe('GitRepository', () => {
  it('has no head commit before the first one', async () => {
    const at = fixture.init('unborn');
    const repository = await open(at.path);
    expect(await repository.headCommit()).toBeNull();
    expect(await repository.resolveCommit('HEAD')).toBeNull();
    expect(await repository.changedPaths()).toEqual([]);
    const commit = at.commit('one');
    expect(await repository.headCommit()).toBe(commit);
  });

  it('resolves branches, tags, tracking branches and ids to commits', async () => {
    const source = fixture.init('names');
    const one = source.commit('one');
    source.git('tag', '-a', '-m', 'v1', 'v1');
    const two = source.commit('two');
    source.branch('feature');
    const clone = fixture.clone(source, 'names-clone', '--branch=feature');
    const repository = await open(clone.path);
    const names = ['feature', 'main', 'origin/main', 'refs/heads/main', 'refs/remotes/origin/main', 'HEAD', two];
    for (const name of names) expect([name, await repository.resolveCommit(name)]).toEqual([name, two]);
    for (const name of ['v1', 'refs/tags/v1', 'main~1', source.git('rev-parse', 'v1')]) {
      expect([name, await repository.resolveCommit(name)]).toEqual([name, one]);
    }
    const without = ['nowhere', 'refs/heads/v1', 'FETCH_HEAD', 'main~2', '1'.repeat(40), one.slice(0, 8)];
    for (const name of without) expect([name, await repository.resolveCommit(name)]).toEqual([name, null]);
    await expect(repository.resolveCommit('--all')).rejects.toThrow(expect.objectContaining({ exitCode: 2 }));
  });

  it('does not guess between a branch and a tag of one name, be the branch here or at origin only', async () => {
    const source = fixture.init('two-names');
    const one = source.commit('one');
    source.git('tag', 'main', one);
    const here = await open(source.path);
    expect(await here.resolveCommit('main')).toBe(one);
    const two = source.commit('two');
    source.branch('feature');
    const clone = await open(fixture.clone(source, 'two-names-clone', '--branch=feature').path);
    for (const repository of [here, clone]) {
      const refused = expect.objectContaining({
        code: 'invalid_input',
        message: expect.stringContaining('refs/tags/main'),
      });
      await expect(repository.resolveCommit('main')).rejects.toThrow(refused);
      expect(await repository.resolveCommit('refs/heads/main')).toBe(two);
    }
  });

  it('tells changed tracked files, not new ones, and not the touch of a clock', async () => {
    const at = fixture.init('dirty');
    at.commit('one', { 'a/x': '1', b: '1', '*': '1' });
    const repository = await open(at.path);
    writeFileSync(join(at.path, 'new'), '');
    utimesSync(join(at.path, 'b'), 1, 1);
    expect(await repository.changedPaths()).toEqual([]);

    writeFileSync(join(at.path, 'a/x'), '2');
    expect(await repository.changedPaths()).toEqual(['a/x']);
    at.git('add', 'a/x');
    expect(await repository.changedPaths()).toEqual(['a/x']);
  });

  it('leaves the working tree, the index and HEAD as they are', async () => {
    const source = fixture.init('untouched-source');
    source.commit('root', { kept: '1', changed: '1' });
    source.chain(3);
    source.branch('feature');
    source.chain(3);
    const clone = fixture.clone(fixture.serve(source, 'untouched-server'), 'untouched', '--depth=1', '-bfeature');
    writeFileSync(join(clone.path, 'changed'), '2');
    writeFileSync(join(clone.path, 'new'), '');
    // With its time stamp off, git would like to refresh the entry in the index.
    utimesSync(join(clone.path, 'kept'), 1, 1);
    const before = stateOf(clone);

    const repository = await open(clone.path);
    const answer = await repository.mergeBase('main', 'HEAD');
    if (answer.kind !== 'found') throw new Error(answer.reason);
    expect(await repository.readFileAt(answer.commit, 'kept')).toMatchObject({ kind: 'found' });
    expect([...(await repository.listEntriesAt(answer.commit)).keys()]).toEqual(['changed', 'kept']);
    expect(await repository.changedPaths()).toEqual(['changed']);
    expect(stateOf(clone)).toEqual(before);
    expect(before.status).toBe(' M changed\n?? new');
  });
});
