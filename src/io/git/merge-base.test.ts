import { mkdirSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FixtureRepository, GitFixture } from '../../testing/git-fixture.ts';
import { gitFixture } from '../../testing/git-fixture.ts';
import { gitCommand } from './git-command.ts';
import { mergeBase } from './merge-base.ts';

// Dozens of git processes per test.
vi.setConfig({ testTimeout: 60_000 });

let fixture: GitFixture;
beforeAll(() => void (fixture = gitFixture()));
afterAll(() => fixture.dispose());

async function between(repository: FixtureRepository, base: string, head: string) {
  return mergeBase(gitCommand(repository.path, fixture.environment), repository.path, base, head);
}

/** main: one, two, three; feature: one, two, work. */
function forked(name: string) {
  const repository = fixture.init(name);
  const one = repository.commit('one');
  const two = repository.commit('two');
  repository.branch('feature');
  const work = repository.commit('work');
  repository.git('checkout', '--quiet', 'main');
  return { repository, one, two, three: repository.commit('three'), work };
}

/** Two branches that merged each other: `left` and `right` are both best common ancestors of their tips. */
function crossed(name: string) {
  const repository = fixture.init(name);
  repository.commit('root');
  repository.branch('a');
  const left = repository.commit('left');
  repository.branch('b', 'main');
  const right = repository.commit('right');
  repository.git('checkout', '--quiet', 'a');
  repository.git('merge', '--quiet', '--no-ff', '-m', 'b into a', right);
  repository.git('checkout', '--quiet', 'b');
  repository.git('merge', '--quiet', '--no-ff', '-m', 'a into b', left);
  return { repository, left, right };
}

describe('mergeBase in a complete clone', () => {
  it('is where the branch was left, not the tip of the base that moved on', async () => {
    const { repository, two, three, work } = forked('moved');
    const answer = await between(repository, 'main', 'feature');
    expect(answer).toEqual({
      kind: 'found',
      commit: two,
      base: three,
      head: work,
      resolvedBaseRef: 'refs/heads/main',
      alternatives: [],
      steps: [
        `main is refs/heads/main at ${three}`,
        `feature is refs/heads/feature at ${work}`,
        `merge base of ${three} and ${work} is ${two}`,
      ],
    });
  });

  it('reads ids, HEAD, ancestors and annotated tags', async () => {
    const { repository, one, two, three } = forked('spelled');
    repository.git('tag', '-a', '-m', 'v1', 'v1', two);
    expect(await between(repository, three, 'feature')).toMatchObject({ commit: two, resolvedBaseRef: three });
    expect(await between(repository, 'HEAD~2', 'feature')).toMatchObject({ commit: one, resolvedBaseRef: 'HEAD~2' });
    expect(await between(repository, 'v1', 'feature')).toMatchObject({ commit: two, resolvedBaseRef: 'refs/tags/v1' });
  });

  it('takes the newest of several and names the others', async () => {
    const { repository, left, right } = crossed('crossed');
    expect(await between(repository, 'a', 'b')).toMatchObject({ commit: right, alternatives: [left] });
  });

  it('goes by id where dates are equal', async () => {
    const repository = fixture.init('same-date');
    const empty = repository.git('mktree');
    const stamp = ['-c', 'user.name=x', '-c', 'user.email=x'];
    const root = repository.git(...stamp, 'commit-tree', '-m', 'root', empty);
    const raw = (message: string, ...parents: string[]) => {
      const path = join(repository.path, 'commit.txt');
      const lines = parents.map((parent) => `parent ${parent}\n`).join('');
      writeFileSync(path, `tree ${empty}\n${lines}author x <x> 9 +0000\ncommitter x <x> 9 +0000\n\n${message}\n`);
      return repository.git('hash-object', '-t', 'commit', '-w', path);
    };
    const [low = '', high = ''] = [raw('l', root), raw('r', root)].sort();
    const [a, b] = [raw('a', high, low), raw('b', low, high)];
    expect(await between(repository, a, b)).toMatchObject({ commit: low, alternatives: [high] });
  });

  it('knows no merge base of unrelated histories', async () => {
    const { repository } = forked('unrelated');
    repository.git('checkout', '--quiet', '--orphan', 'other');
    repository.commit('other');
    const reason = 'main and other have no common ancestor';
    expect(await between(repository, 'main', 'other')).toMatchObject({ kind: 'unknown', reason });
  });

  it('says which end is missing and why it could not be had', async () => {
    const { repository } = forked('missing');
    const without = 'there is no remote named `origin` to fetch it from';
    const reason = `\`nowhere\` is not in this clone: ${without}`;
    expect(await between(repository, 'nowhere', 'feature')).toMatchObject({ kind: 'unknown', reason });
    expect(await between(repository, 'main', 'nowhere')).toMatchObject({ kind: 'unknown', reason });
    const typo = `\`mian\` is not in this clone (did you mean "main"?): ${without}`;
    expect(await between(repository, 'mian', 'feature')).toMatchObject({ kind: 'unknown', reason: typo });
  });

  it('has no HEAD before the first commit', async () => {
    const repository = fixture.init('unborn');
    const reason = '`HEAD` leads to no commit in the history of this clone';
    expect(await between(repository, 'HEAD', 'HEAD')).toMatchObject({ kind: 'unknown', reason });
  });

  it('does not choose between a branch and a tag of one name', async () => {
    const { repository, one, three } = forked('two-names');
    repository.git('tag', 'main', one);
    const answer = await between(repository, 'main', 'feature');
    expect(answer).toMatchObject({
      kind: 'unknown',
      reason: expect.stringContaining(`refs/heads/main (${three}) and refs/tags/main (${one})`),
    });
    expect(await between(repository, 'refs/heads/main', 'feature')).toMatchObject({ kind: 'found', base: three });
  });

  it('looks through replace refs, and stops at grafts', async () => {
    const { repository, one, two, three } = forked('replaced');
    repository.git('replace', '--graft', three, one);
    expect(repository.git('merge-base', 'main', 'feature')).toBe(one);
    expect(await between(repository, 'main', 'feature')).toMatchObject({ kind: 'found', commit: two });

    mkdirSync(join(repository.path, '.git/info'), { recursive: true });
    writeFileSync(join(repository.path, '.git/info/grafts'), `${three} ${one}\n`);
    const reason = expect.stringContaining('info/grafts');
    expect(await between(repository, 'main', 'feature')).toMatchObject({ kind: 'unknown', reason });
  });

  it('refuses hostile names before git sees them', async () => {
    const { repository, work } = forked('hostile');
    const trace = join(fixture.directory, 'touched');
    for (const name of [`--upload-pack=touch ${trace}`, '-x', '..', 'main..feature', 'main\nfeature', '']) {
      const refused = expect.objectContaining({ code: 'invalid_input' });
      await expect(between(repository, name, work)).rejects.toThrow(refused);
      await expect(between(repository, work, name)).rejects.toThrow(refused);
    }
    expect(existsSync(trace)).toBe(false);
  });
});

describe('mergeBase in a complete clone of one branch', () => {
  it('fetches the base branch, all of it, and nothing besides', async () => {
    const { repository: source, two, three } = forked('source');
    source.git('tag', 'unasked', three);
    const server = fixture.serve(source, 'server');
    const clone = fixture.clone(server, 'one-branch', '--single-branch', '--branch=feature');
    clone.git('config', '--add', 'remote.origin.fetch', '+refs/heads/*:refs/copies/*');
    expect(await between(clone, 'main', 'HEAD')).toMatchObject({
      kind: 'found',
      commit: two,
      base: three,
      resolvedBaseRef: 'refs/remotes/origin/main',
      steps: expect.arrayContaining(['fetched main from origin']),
    });
    expect(existsSync(join(clone.path, '.git/shallow'))).toBe(false);
    expect(existsSync(join(clone.path, '.git/FETCH_HEAD'))).toBe(false);
    const refs = clone.git('for-each-ref', '--format=%(refname)').split('\n');
    expect(refs).toEqual(['refs/heads/feature', 'refs/remotes/origin/feature', 'refs/remotes/origin/main']);
  });

  it('fetches a commit by its id', async () => {
    const { repository: source, two, three } = forked('by-id');
    const clone = fixture.clone(fixture.serve(source, 'by-id-server'), 'by-id-clone', '--single-branch', '-bfeature');
    expect(await between(clone, three, 'HEAD')).toMatchObject({ kind: 'found', commit: two, resolvedBaseRef: three });
    expect(existsSync(join(clone.path, '.git/shallow'))).toBe(false);
  });

  it('fetches a tag, and chooses between a tag and a branch at origin no more than here', async () => {
    const { repository: source, one, two } = forked('tagged');
    source.git('tag', '-a', '-m', 'v1', 'v1', two);
    source.git('tag', 'main', one);
    const server = fixture.serve(source, 'tagged-server');
    const clone = fixture.clone(server, 'tagged-clone', '--single-branch', '-bfeature', '--no-tags');
    expect(await between(clone, 'v1', 'HEAD')).toMatchObject({ commit: two, resolvedBaseRef: 'refs/tags/v1' });
    const reason = expect.stringContaining('`origin` has both refs/heads/main and refs/tags/main');
    expect(await between(clone, 'main', 'HEAD')).toMatchObject({ kind: 'unknown', reason });
    expect(await between(clone, 'origin/main', 'HEAD')).toMatchObject({ kind: 'found', commit: two });
  });

  it('tells a branch that origin lacks from an origin that cannot be reached', async () => {
    const { repository: source } = forked('lacking');
    const server = fixture.serve(source, 'lacking-server');
    const clone = fixture.clone(server, 'lacking-clone', '--single-branch', '--branch=feature');
    const absent = '`nowhere` is not in this clone: `origin` has no branch or tag of that name';
    expect(await between(clone, 'nowhere', 'HEAD')).toMatchObject({ kind: 'unknown', reason: absent });

    clone.git('remote', 'set-url', 'origin', `${server.url}-gone`);
    const unreachable = expect.stringContaining('`origin` could not be asked for it: fatal: ');
    expect(await between(clone, 'main', 'HEAD')).toMatchObject({ kind: 'unknown', reason: unreachable });
  });
});
