import { existsSync, readFileSync } from 'node:fs';
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

function isShallow(repository: FixtureRepository): boolean {
  return existsSync(join(repository.path, '.git/shallow'));
}

/** What plain git answers in the clone as it is; '' for nothing. */
function plainAnswer(repository: FixtureRepository): string {
  try {
    return repository.git('merge-base', 'origin/main', 'origin/feature');
  } catch {
    return '';
  }
}

/**
 * Both branches left main at `fork` and later merged a fix that started at `old`, long before it. Cut at the wrong
 * depth, the way to `fork` is hidden while the one to `old` is in sight.
 */
function merged(name: string, work = 6) {
  const source = fixture.init(name);
  source.commit('root');
  source.chain(20);
  const old = source.commit('old');
  source.commit('between');
  const fork = source.commit('fork');
  for (const branch of ['feature', 'main']) {
    if (branch === 'main') source.git('checkout', '--quiet', 'main');
    else source.branch(branch);
    source.chain(work);
    source.branch(`${branch}-fix`, old);
    source.commit(`fix-${branch}`);
    source.git('checkout', '--quiet', branch);
    source.git('reset', '--quiet', '--hard');
    source.merge(`${branch}-fix`);
  }
  source.git('branch', '-D', 'feature-fix', 'main-fix');
  return { server: fixture.serve(source, `${name}-server`), old, fork };
}

describe('mergeBase in a shallow clone whose history misleads', () => {
  let sample: ReturnType<typeof merged>;
  beforeAll(() => void (sample = merged('misleading')));
  const depths = Array.from({ length: 10 }, (_, index) => index + 1);
  const shallowClone = (name: string, depth: number) =>
    fixture.clone(sample.server, name, `--depth=${depth}`, '--no-single-branch');

  it('is a sample on which plain git errs', () => {
    const answers = depths.map((depth) => plainAnswer(shallowClone(`plain-${depth}`, depth)));
    expect(answers).toEqual(['', '', ...Array.from({ length: 5 }, () => sample.old), ...answers.slice(7)]);
    expect(answers[9]).toBe(sample.fork);
  });

  it.each(depths)('finds the true one from depth %i', async (depth) => {
    const clone = shallowClone(`deepened-${depth}`, depth);
    const answer = await between(clone, 'origin/main', 'origin/feature');
    expect(answer).toMatchObject({ kind: 'found', commit: sample.fork, alternatives: [] });
    // At depths 8 and 9 plain git may answer rightly, but by luck: both candidates are in sight.
    expect(answer.steps.filter((step) => step.startsWith('fetched'))).toHaveLength(depth === 10 ? 0 : 1);
    expect(isShallow(clone)).toBe(true);
  });

  it.each(depths)('refuses an unproven one from depth %i when the remote is gone', async (depth) => {
    const clone = shallowClone(`gone-${depth}`, depth);
    clone.git('remote', 'set-url', 'origin', `${sample.server.url}-gone`);
    const before = readFileSync(join(clone.path, '.git/shallow'), 'utf8');
    const answer = await between(clone, 'origin/main', 'origin/feature');
    expect(readFileSync(join(clone.path, '.git/shallow'), 'utf8')).toBe(before);
    if (depth === 10) {
      expect(answer).toMatchObject({ kind: 'found', commit: sample.fork });
    } else {
      const reason = expect.stringMatching(/^the history of this shallow clone is too short, .*fatal: /);
      expect(answer).toMatchObject({ kind: 'unknown', reason });
    }
  });

  it('says so when there is no remote at all', async () => {
    const clone = shallowClone('remoteless', 3);
    const [base, head] = [clone.git('rev-parse', 'origin/main'), clone.git('rev-parse', 'origin/feature')];
    clone.git('remote', 'remove', 'origin');
    const reason = expect.stringContaining('there is no remote named `origin`');
    expect(await between(clone, base, head)).toMatchObject({ kind: 'unknown', reason });
  });
});

describe('mergeBase in a shallow clone', () => {
  it('fetches a base branch that is not there, and leaves all other refs where they are', async () => {
    const { server, fork } = merged('absent');
    const clone = fixture.clone(server, 'absent-clone', '--depth=1', '--branch=feature');
    const before = clone.git('for-each-ref');
    expect(clone.git('branch', '--remotes')).not.toContain('origin/main');
    server.git('update-ref', 'refs/heads/feature', 'refs/heads/feature~1');
    const answer = await between(clone, 'main', 'HEAD');
    expect(answer).toMatchObject({ kind: 'found', commit: fork, resolvedBaseRef: 'refs/remotes/origin/main' });
    const added = clone
      .git('for-each-ref')
      .split('\n')
      .filter((line) => !before.includes(line));
    expect(added).toEqual([expect.stringMatching(/commit\trefs\/remotes\/origin\/main$/)]);
  });

  it('does not cut history that is there to fetch a branch that points into it', async () => {
    const source = fixture.init('inside');
    source.commit('root');
    const fork = source.chain(5);
    source.branch('feature');
    source.chain(3);
    const clone = fixture.clone(
      fixture.serve(source, 'inside-server'),
      'inside-clone',
      '--depth=6',
      '--branch=feature',
    );
    const before = readFileSync(join(clone.path, '.git/shallow'), 'utf8');
    expect(await between(clone, 'main', 'HEAD')).toMatchObject({ kind: 'found', commit: fork });
    expect(readFileSync(join(clone.path, '.git/shallow'), 'utf8')).toBe(before);
  });

  it('does not move a branch that is there to look for an ancestor that is not', async () => {
    const { server } = merged('ancestor');
    const clone = fixture.clone(server, 'ancestor-clone', '--depth=2', '--no-single-branch');
    const before = clone.git('for-each-ref');
    server.git('update-ref', 'refs/heads/main', 'refs/heads/main~1');
    const reason = '`origin/main~5` leads to no commit in the history of this clone';
    expect(await between(clone, 'origin/main~5', 'HEAD')).toEqual({ kind: 'unknown', reason, steps: [] });
    expect(clone.git('for-each-ref')).toBe(before);
  });

  it('fetches a base by its id', async () => {
    const { server, fork } = merged('id');
    const clone = fixture.clone(server, 'id-clone', '--depth=1', '--branch=feature');
    const base = server.git('rev-parse', 'main');
    expect(await between(clone, base, 'HEAD')).toMatchObject({ kind: 'found', commit: fork, base });
  });

  it('fetches all commits when a few rounds were not enough', async () => {
    const { server, fork } = merged('long', 300);
    const clone = fixture.clone(server, 'long-clone', '--depth=1', '--no-single-branch');
    const answer = await between(clone, 'origin/main', 'origin/feature');
    expect(answer).toMatchObject({ kind: 'found', commit: fork });
    expect(answer.steps.filter((step) => step.startsWith('fetched'))).toEqual([
      'fetched 10 more commits',
      'fetched 20 more commits',
      'fetched 40 more commits',
      'fetched 80 more commits',
      'fetched the whole history',
    ]);
    expect(isShallow(clone)).toBe(false);
  });

  it('does without filters and bare ids when the server knows neither', async () => {
    const { server, fork } = merged('plain-server', 160);
    server.git('config', 'uploadpack.allowFilter', 'false');
    server.git('config', 'uploadpack.allowAnySHA1InWant', 'false');
    const clone = fixture.clone(server, 'plain-clone', '--depth=1', '--no-single-branch');
    clone.git('config', 'protocol.version', '0');
    clone.git('checkout', '--quiet', '--detach', 'origin/feature');
    clone.commit('never pushed');
    const answer = await between(clone, 'origin/main', 'HEAD');
    expect(answer).toMatchObject({ kind: 'found', commit: fork });
  });

  it('reports both of two best ancestors only once all history is there', async () => {
    const source = fixture.init('crossed');
    source.commit('root');
    source.chain(20);
    source.branch('a');
    const left = source.commit('left');
    source.branch('b', 'main');
    const right = source.commit('right');
    source.git('merge', '--quiet', '--no-ff', '-m', 'a into b', left);
    source.git('checkout', '--quiet', 'a');
    source.git('merge', '--quiet', '--no-ff', '-m', 'b into a', right);
    const server = fixture.serve(source, 'crossed-server');
    const clone = fixture.clone(server, 'crossed-clone', '--depth=3', '--no-single-branch');
    expect(await between(clone, 'origin/a', 'origin/b')).toMatchObject({ commit: right, alternatives: [left] });
    expect(isShallow(clone)).toBe(false);
  });

  it('knows no merge base of unrelated histories, after fetching all of them', async () => {
    const source = fixture.init('unrelated');
    source.commit('one');
    source.chain(20);
    source.git('checkout', '--quiet', '--orphan', 'other');
    source.commit('other');
    source.chain(20);
    const server = fixture.serve(source, 'unrelated-server');
    const clone = fixture.clone(server, 'unrelated-clone', '--depth=1', '--no-single-branch');
    const reason = 'origin/main and origin/other have no common ancestor';
    expect(await between(clone, 'origin/main', 'origin/other')).toMatchObject({ kind: 'unknown', reason });
  });

  it('gives up when origin is a shallow clone itself', async () => {
    const { server } = merged('origin');
    const shallow = fixture.clone(server, 'shallow-origin', '--bare', '--depth=3', '--no-single-branch');
    const clone = fixture.clone(shallow, 'shallow-of-shallow', '--depth=2', '--no-single-branch');
    const reason = expect.stringContaining('still cut short');
    expect(await between(clone, 'origin/main', 'origin/feature')).toMatchObject({ kind: 'unknown', reason });
  });

  it('works in a partial clone too', async () => {
    const { server, fork } = merged('partial');
    for (const base of ['main', server.git('rev-parse', 'main')]) {
      const options = ['--depth=1', '--filter=blob:none', '--branch=feature'];
      const clone = fixture.clone(server, `partial-${base}`, ...options);
      expect(await between(clone, base, 'HEAD')).toMatchObject({ kind: 'found', commit: fork });
    }
  });
});
