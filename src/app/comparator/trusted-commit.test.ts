import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { openGitRepository } from '../../io/git/git-repository.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { FAILURES, type Failure } from '../../testing/fake-github/failures.ts';
import { startFakeGitHub, type FakeGitHub } from '../../testing/fake-github/fake-github.ts';
import { gitFixture, type FixtureRepository, type GitFixture } from '../../testing/git-fixture.ts';
import { comparatorSources } from './comparator-files.ts';
import type { CommitTarget } from './compare-request.ts';
import { findTrustedCommit } from './resolve-comparator.ts';

const CONFIG = '.github/portcullis/config.yml';
const MAIN = 'refs/heads/main';
const DOWN: Failure = { path: /^/, ...FAILURES.forbidden, times: Number.POSITIVE_INFINITY };

let fixture: GitFixture;
let repository: FixtureRepository;
let served: FixtureRepository;
/** On main: before there was a configuration, with it, and its tip, which names `release/*` as trusted. */
let old: string;
let left: string;
let tip: string;
/** The tips of branches: two that anybody made, one that main names, and one from before the configuration. */
let lax: string;
let release: string;
/** Heads of pull requests: off `left`, with `lax` and `release` merged; and off `old`. */
let head: string;
let early: string;

beforeAll(() => {
  fixture = gitFixture();
  repository = fixture.init('repository');
  old = repository.commit('old', { 'a.txt': 'a' });
  repository.branch('early');
  early = repository.commit('early', { 'early.txt': 'x', [CONFIG]: 'levels: { regression: off }\n' });
  repository.git('checkout', '--quiet', 'main');
  left = repository.commit('left', { [CONFIG]: 'levels: {}\n' });
  repository.branch('lax');
  lax = repository.commit('lax', { [CONFIG]: 'branches: "**"\nlevels: { regression: off }\n' });
  repository.branch('release/1', 'main');
  release = repository.commit('release', { 'release.txt': 'x' });
  repository.branch('head', 'lax');
  repository.merge('release/1');
  head = repository.commit('head', { 'head.txt': 'x' });
  repository.git('checkout', '--quiet', 'main');
  tip = repository.commit('tip', { [CONFIG]: 'branches: [release/*, next]\n' });
  served = fixture.serve(repository, 'served.git');
});
afterAll(() => fixture.dispose());

type Found = Awaited<ReturnType<typeof findTrustedCommit>> & { readonly github: FakeGitHub };
type Asked = { readonly api?: boolean; readonly failure?: Failure; readonly defaultBranch?: string | null };

let clones = 0;

/** Of a clone of one commit, in which nothing can be fetched unless git alone is asked. */
async function find(target: CommitTarget, { api = true, failure, defaultBranch = MAIN }: Asked = {}): Promise<Found> {
  const clone = fixture.init(`clone-${(clones += 1)}`);
  clone.git('remote', 'add', 'origin', served.url);
  const headSha = target.kind === 'named' ? head : target.headSha;
  clone.git('fetch', '--quiet', '--no-tags', '--depth=1', 'origin', headSha);
  clone.git('checkout', '--quiet', '--detach', headSha);
  if (api) clone.git('remote', 'set-url', 'origin', join(fixture.directory, 'gone.git'));
  const github = await startFakeGitHub({ repository: served.path });
  onTestFinished(() => github.close());
  if (failure !== undefined) github.fail(failure);
  const opened = await openGitRepository(clone.path, fixture.environment);
  if (opened === null) throw new Error('no repository');
  const access = { apiUrl: github.url, token: github.access.token, repository: 'o/r', environment: {} };
  const found = await findTrustedCommit(
    comparatorSources(opened, api ? access : null),
    { target, defaultBranch },
    headSha,
  );
  return { ...found, github };
}

const pull = (base: string, baseTip: string, headSha = head): CommitTarget => {
  return { kind: 'merge_base', baseRef: `refs/heads/${base}`, baseTip, headSha, mergeSha: null };
};
const group = (base: string, sha: string, headSha = head): CommitTarget => {
  return { kind: 'commit', baseRef: `refs/heads/${base}`, sha, headSha, why: 'the base of the merge group' };
};
const NEITHER =
  /^the base refs\/heads\/\S+ is neither the default branch nor named under "branches" in the configuration of refs\/heads\/main: compared with the merge base with refs\/heads\/main$/;
const ADOPTED = /^[0-9a-f]{40} has no configuration, and refs\/heads\/main has: compared with its tip [0-9a-f]{40}$/;

/** What is asked for, the commit, the branch that it is of, what is warned of, and requests but for those of a configuration. */
const TABLE: readonly [string, () => CommitTarget, () => string, string, readonly RegExp[], number][] = [
  ['the default branch', () => pull('main', tip), () => left, 'main', [], 2],
  ['a branch of the author', () => pull('lax', lax), () => left, 'main', [NEITHER], 3],
  ['a branch that main names', () => pull('release/1', release), () => release, 'release/1', [], 4],
  ['a branch from before the configuration', () => pull('old', old, early), () => tip, 'main', [NEITHER, ADOPTED], 3],
  ['a group for the default branch', () => group('main', tip), () => tip, 'main', [], 1],
  ['a group for a branch of the author', () => group('lax', lax), () => left, 'main', [NEITHER], 3],
  ['a group for a branch that main names', () => group('release/1', release), () => release, 'release/1', [], 3],
  ['a head that left before the configuration', () => pull('main', tip, early), () => tip, 'main', [ADOPTED], 4],
  ['a new branch', () => ({ ...pull('main', '', early), baseTip: null }), () => tip, 'main', [ADOPTED], 4],
];

describe.each([true, false])('with the API: %s', (api) => {
  test.each(TABLE)('%s', async (_name, target, commit, base, warnings, most) => {
    const { found, config, github } = await find(target(), { api });
    expect([found.merge_base, found.base_ref]).toEqual([commit(), `refs/heads/${base}`]);
    expect(found.warnings).toEqual(warnings.map((warning) => expect.stringMatching(warning) as string));
    expect(config).not.toBeNull();
    const asked = github.requests.filter(({ operation }) => operation !== 'git/get-blob');
    expect(asked).toHaveLength(api ? most : 0);
    if (warnings.length > 0 || base === 'release/1') expect(found.steps.join('\n')).toContain(tip);
  });
});

describe('a first adoption', () => {
  test.each<[string, () => CommitTarget]>([
    ['is one where the default branch is at the head', () => group('main', old, left)],
    ['is one where the default branch follows the head', () => group('main', old, old)],
  ])('%s', async (_name, target) => {
    served.git('update-ref', MAIN, left);
    onTestFinished(() => void served.git('update-ref', MAIN, tip));
    const { found, config, github } = await find(target());
    expect([found.merge_base, found.warnings, config]).toEqual([old, [], null]);
    expect(github.requests.length).toBeLessThanOrEqual(2);
  });

  test('is one where the default branch has no configuration either: two more requests', async () => {
    served.git('update-ref', MAIN, lax);
    repository.git('checkout', '--quiet', '--detach', old);
    served.git('fetch', '--quiet', repository.url, `+${repository.commit('aside', { 'b.txt': 'b' })}:${MAIN}`);
    onTestFinished(() => void served.git('update-ref', MAIN, tip));
    const { found, config, github } = await find(pull('main', old, early));
    expect([found.merge_base, found.warnings, config]).toEqual([old, [], null]);
    expect(github.requests.map(({ operation }) => operation)).toEqual([
      'repos/compare-commits-with-basehead',
      'git/get-tree',
      'repos/compare-commits-with-basehead',
      'git/get-tree',
    ]);
  });
});

test('what a user names is taken as it is', async () => {
  const { found, github } = await find({ kind: 'named', baseRef: 'lax' }, { defaultBranch: null });
  expect([found.merge_base, found.warnings]).toEqual([lax, []]);
  expect(github.requests.length).toBeLessThanOrEqual(3);
});

test.each<[string, () => CommitTarget, Asked, RegExp]>([
  [
    'the default branch, of a base',
    () => pull('lax', lax),
    { failure: DOWN },
    /^the merge base of refs\/heads\/main and /,
  ],
  ['a default branch that is gone', () => pull('lax', lax), { defaultBranch: 'refs/heads/gone' }, /refs\/heads\/gone/],
  [
    'what its tip holds',
    () => pull('lax', lax),
    { failure: { ...DOWN, path: /\/git\/trees\// } },
    /config\.yml cannot be read/,
  ],
  [
    'its configuration, since it is not valid',
    () => pull('lax', lax),
    { defaultBranch: 'refs/heads/broken' },
    /holds an invalid file:\n[^]*branches/,
  ],
  [
    'the default branch, of a first adoption',
    () => group('main', old, early),
    { failure: { ...DOWN, path: /\/compare\// } },
    /^the merge base of refs\/heads\/main and /,
  ],
])('%s is unknown: not comparable', async (_name, target, asked, message) => {
  repository.git('checkout', '--quiet', '-B', 'broken', left);
  served.git(
    'fetch',
    '--quiet',
    repository.url,
    `+${repository.commit('x', { [CONFIG]: 'branches: 7\n' })}:refs/heads/broken`,
  );
  const error: unknown = await find(target(), asked).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PortcullisError);
  expect(error).toMatchObject({ code: 'not_comparable', message: expect.stringMatching(message) as string });
});
