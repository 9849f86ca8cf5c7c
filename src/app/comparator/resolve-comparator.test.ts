import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { FAILURES, type Failure } from '../../testing/fake-github/failures.ts';
import { startFakeGitHub, type FakeGitHub } from '../../testing/fake-github/fake-github.ts';
import { gitFixture, type FixtureRepository, type GitFixture } from '../../testing/git-fixture.ts';
import { differingPaths } from '../../contracts/commit-files.ts';
import { openGitRepository } from '../../io/git/git-repository.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import type { CommitTarget } from './compare-request.ts';
import { commitComparator } from './resolve-comparator.ts';
import { routingComparator, type RoutingComparator } from './routing-comparator.ts';

vi.setConfig({ testTimeout: 60_000 });

const BASELINE = 'baselines/provider-baseline.json';
const CASES = 'cases/routing/cases.json';
const CONFIG = '.github/portcullis/config.yml';
const baseline = (status: string): string => JSON.stringify({ alpha: { claude: { expected_status: status } } });
const cases = (id: string): string =>
  JSON.stringify([{ case_id: id, prompt: 'Do it.', expected_skill: `${id}-skill` }]);
const BASE = { [BASELINE]: baseline('pass'), [CASES]: cases('alpha') };
const DOWN: Failure = { path: /^/, ...FAILURES.forbidden, times: Number.POSITIVE_INFINITY };

/** A pull request that left `main`, which went on; GitHub has merged it with the base as `refs/pull/1/merge`. */
interface Setting {
  readonly fixture: GitFixture;
  readonly repository: FixtureRepository;
  readonly served: FixtureRepository;
  readonly github: FakeGitHub;
  readonly left: string;
  readonly tip: string;
  readonly head: string;
  readonly merge: string;
}

type History = Omit<Setting, 'github'>;

let shared: History | undefined;
afterAll(() => shared?.fixture.dispose());

/** Without arguments a history that tests share and leave as it is. */
async function setting(...files: Parameters<typeof history>): Promise<Setting> {
  const own = files.length === 0 ? (shared ??= history()) : history(...files);
  if (own !== shared) onTestFinished(() => own.fixture.dispose());
  const github = await startFakeGitHub({ repository: own.served.path });
  onTestFinished(() => github.close());
  return { ...own, github };
}

function history(
  base: Readonly<Record<string, string>> = BASE,
  change: Readonly<Record<string, string>> = { [BASELINE]: baseline('fail') },
): History {
  const fixture = gitFixture();
  const repository = fixture.init('repository');
  const left = repository.commit('base', base);
  repository.branch('feature');
  repository.chain(8);
  const head = repository.commit('change', change);
  repository.git('checkout', '--quiet', 'main');
  repository.chain(8);
  const tip = repository.commit('later', { 'later.txt': 'x' });
  repository.git('checkout', '--quiet', '--detach', 'main');
  const merge = repository.merge('feature');
  repository.git('update-ref', 'refs/pull/1/merge', merge);
  repository.git('update-ref', 'refs/pull/1/head', head);
  repository.git('checkout', '--quiet', 'main');
  const served = fixture.serve(repository, 'served.git');
  served.git('fetch', '--quiet', repository.url, '+refs/pull/*:refs/pull/*');
  return { fixture, repository, served, left, tip, head, merge };
}

let clones = 0;

/** As `actions/checkout` leaves it: one commit, no branch, `origin` only as far as the credentials go. */
function checkout(
  { fixture, served }: Setting,
  ref: string,
  options: { depth?: number; origin?: boolean } = {},
): string {
  const clone = fixture.init(`workspace-${(clones += 1)}`);
  clone.git('remote', 'add', 'origin', served.url);
  clone.git(
    'fetch',
    '--quiet',
    '--no-tags',
    `--depth=${options.depth ?? 1}`,
    'origin',
    `+${ref}:refs/remotes/checkout`,
  );
  clone.git('checkout', '--quiet', '--detach', 'refs/remotes/checkout');
  if (options.origin === false) clone.git('remote', 'set-url', 'origin', join(fixture.directory, 'gone.git'));
  return clone.path;
}

async function resolve(
  at: Setting,
  workspace: string,
  target: CommitTarget,
  options: { event?: string; api?: boolean; headPaths?: readonly string[] } = {},
): Promise<RoutingComparator> {
  const repository = await openGitRepository(workspace, at.fixture.environment);
  if (repository === null) throw new Error('no repository');
  const { url: apiUrl, access } = at.github;
  const given = options.api === false ? null : { apiUrl, token: access.token, repository: 'o/r', environment: {} };
  const request = { target, event: options.event ?? 'pull_request', defaultBranch: null, access: given };
  const comparator = await commitComparator(repository, workspace, request);
  const routing = await routingComparator(comparator, {
    paths: options.headPaths ?? ['cases/routing/*.json'],
    named: false,
  });
  return { ...routing, warnings: [...comparator.warnings, ...routing.warnings] };
}

function pull(at: Setting, changes: { kind?: 'merge_base' | 'merge_parent'; baseTip?: string } = {}): CommitTarget {
  return {
    kind: 'merge_base',
    baseRef: 'refs/heads/main',
    baseTip: at.tip,
    headSha: at.head,
    mergeSha: at.merge,
    ...changes,
  };
}

async function failure(attempt: Promise<unknown>): Promise<PortcullisError> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof PortcullisError)) throw new Error(`expected a PortcullisError, found ${String(error)}`);
  return error;
}

describe('a pull request, checked out as its merge at depth 1', () => {
  test('is found by the API alone, where nothing can be fetched', async () => {
    const at = await setting();
    const found = await resolve(at, checkout(at, 'refs/pull/1/merge', { origin: false }), pull(at));
    expect(found.commits).toMatchObject({
      kind: 'git',
      event: 'pull_request',
      source: 'api',
      base_ref: 'refs/heads/main',
      base_tip: at.tip,
      merge_base: at.left,
      head_sha: at.head,
      tested_sha: at.merge,
      alternatives: [],
      config_outcome: 'default',
    });
    const blob = at.repository.git('rev-parse', `${at.left}:${BASELINE}`);
    expect(found.place).toEqual({ path: BASELINE, blob, outcome: 'found' });
    expect(found.warnings).toEqual([]);
    expect(found.baseline.entries.get('alpha')?.get('claude')?.expected_status).toBe('pass');
    expect(found.cases?.map((item) => item.definition.case_id)).toEqual(['alpha']);
    // One to compare, one for the listing, one for the baseline that the pull request changed; what it did not change is here already.
    expect(at.github.requests.map(({ operation, path }) => operation ?? path)).toEqual([
      'repos/compare-commits-with-basehead',
      'git/get-tree',
      'git/get-blob',
    ]);
  });

  test.each([
    ['the API', { origin: false }, true],
    ['git', {}, false],
  ])('what its head changes is told by %s, without what its base did meanwhile', async (_, place, api) => {
    const at = await setting();
    const { entries } = await resolve(at, checkout(at, 'refs/pull/1/merge', place), pull(at), { api });
    expect(differingPaths(await entries(), await entries(at.head))).toEqual([BASELINE]);
  });

  test('falls back on git where the API is down, with a note', async () => {
    const at = await setting();
    at.github.fail({ path: /\/compare\//, ...FAILURES.unavailable, times: 9 });
    const found = await resolve(at, checkout(at, 'refs/pull/1/merge'), pull(at));
    expect(found.commits).toMatchObject({ source: 'git', merge_base: at.left, base_tip: at.tip, head_sha: at.head });
    expect(found.commits.steps.join('\n')).toMatch(/the API could not tell the merge base: GET .*503/);
    expect(found.baseline.entries.size).toBe(1);
    expect(at.github.requests).toHaveLength(3);
  });

  test.each<[string, Failure]>([
    ['a token that may not read', DOWN],
    ['a commit that the API does not know', { ...DOWN, ...FAILURES.notFound }],
  ])('falls back on git with %s', async (_name, failing) => {
    const at = await setting();
    at.github.fail(failing);
    const found = await resolve(at, checkout(at, 'refs/pull/1/merge'), pull(at));
    expect(found.commits).toMatchObject({ source: 'git', merge_base: at.left });
    expect(at.github.requests).toHaveLength(1);
  });

  test('is not comparable where both fail, for both reasons', async () => {
    const at = await setting();
    at.github.fail(DOWN);
    const error = await failure(resolve(at, checkout(at, 'refs/pull/1/merge', { origin: false }), pull(at)));
    expect(error.code).toBe('not_comparable');
    expect(error.message).toMatch(
      /^the merge base of refs\/heads\/main and \w{40} is not known: by the API: GET .* 403 .*; by git: .*is not in this clone/,
    );
    expect(error.help).toContain('fetch-depth: 0');
  });

  test('is not comparable where the merge base is known and nobody tells what it holds', async () => {
    const at = await setting();
    at.github.fail({ ...DOWN, path: /\/git\// });
    const error = await failure(resolve(at, checkout(at, 'refs/pull/1/merge', { origin: false }), pull(at)));
    expect(error.code).toBe('not_comparable');
    expect(error.message).toMatch(/config\.yml cannot be read: by the API: .*403.*; by git: commit \w{40} is not in/);
  });

  test('reads by git where the API tells the merge base and no more', async () => {
    const at = await setting();
    at.github.fail({ ...DOWN, path: /\/git\// });
    const found = await resolve(at, checkout(at, 'refs/pull/1/merge'), pull(at));
    expect(found.commits).toMatchObject({ source: 'api', merge_base: at.left });
    expect(found.place.outcome).toBe('found');
    expect(found.commits.steps.at(-1)).toMatch(/^the API could not tell what \w{40} holds, git could: GET .*403/);
    expect(at.github.requests).toHaveLength(2);
  });

  test('takes the base tip of the merge, which is newer than the event says', async () => {
    const at = await setting();
    const request = pull(at, { baseTip: at.left });
    const found = await resolve(at, checkout(at, 'refs/pull/1/merge', { origin: false }), request);
    expect(found.commits).toMatchObject({ base_tip: at.tip, merge_base: at.left });
    expect(found.commits.steps[0]).toBe(`refs/heads/main is at ${at.tip}, by the merge of the event`);
  });

  test('can be compared with the parent of its merge, without any history', async () => {
    const at = await setting();
    const workspace = checkout(at, 'refs/pull/1/merge', { origin: false });
    const found = await resolve(at, workspace, pull(at, { kind: 'merge_parent' }));
    expect(found.commits).toMatchObject({ merge_base: at.tip, base_tip: at.tip, head_sha: at.head, source: 'git' });
    expect(at.github.requests.every((request) => !request.path.includes('/compare/'))).toBe(true);
  });

  const many = (content: (index: number) => string): Record<string, string> =>
    Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`cases/routing/c${index}.json`, content(index)]));
  const before = { ...many((index) => cases(`c${index}`)), [BASELINE]: baseline('pass') };
  const after = { ...many((index) => cases(`d${index}`)), [BASELINE]: baseline('fail') };

  const ASKED = ['repos/compare-commits-with-basehead', 'git/get-tree', 'git/get-blob'];

  test('fetches after the first of many files', async () => {
    const at = await setting(before, after);
    const found = await resolve(at, checkout(at, 'refs/pull/1/merge'), pull(at));
    expect([found.cases?.length, found.baseline.entries.size]).toEqual([12, 1]);
    expect(at.github.requests.map(({ operation }) => operation)).toEqual(ASKED);
    expect(found.commits.steps.join('\n')).not.toContain('could not tell');
  });

  test('asks for each of many files where git cannot fetch', async () => {
    const at = await setting(before, after);
    const found = await resolve(at, checkout(at, 'refs/pull/1/merge', { origin: false }), pull(at));
    expect([found.cases?.length, found.baseline.entries.size]).toEqual([12, 1]);
    const blobs = Array.from({ length: 12 }, () => 'git/get-blob');
    expect(at.github.requests.map(({ operation }) => operation)).toEqual([...ASKED, ...blobs]);
  });
});

describe('what is checked out', () => {
  test('may be the head', async () => {
    const at = await setting();
    const found = await resolve(at, checkout(at, 'refs/pull/1/head', { origin: false }), pull(at));
    expect(found.commits).toMatchObject({ merge_base: at.left, head_sha: at.head, tested_sha: at.head });
    expect(found.warnings).toEqual([]);
  });

  test('is told where it is neither head nor merge', async () => {
    const at = await setting();
    const found = await resolve(at, checkout(at, 'refs/heads/main', { origin: false }), pull(at));
    expect(found.commits).toMatchObject({ merge_base: at.left, tested_sha: at.tip });
    expect(found.warnings.join()).toContain(`${at.tip}, is neither the head of the event, ${at.head}`);
  });

  test('has to be the merge where its parent is asked for', async () => {
    const at = await setting();
    const request = pull(at, { kind: 'merge_parent' });
    const error = await failure(resolve(at, checkout(at, 'refs/pull/1/head'), request));
    expect([error.code, error.message]).toEqual([
      'not_comparable',
      `compare-with: merge-parent: expected the merge of the pull request, ${at.merge}, to be checked out, found ${at.head}`,
    ]);
  });
});

describe('other events', () => {
  test('take the commit that they name, without asking for it', async () => {
    const at = await setting();
    const why = 'the base of the merge group';
    const request = { kind: 'commit', sha: at.tip, baseRef: 'refs/heads/main', headSha: at.merge, why } as const;
    const workspace = checkout(at, 'refs/pull/1/merge', { origin: false });
    const found = await resolve(at, workspace, request, { event: 'merge_group' });
    expect(found.commits).toMatchObject({
      event: 'merge_group',
      source: null,
      base_ref: 'refs/heads/main',
      base_tip: at.tip,
      merge_base: at.tip,
      head_sha: at.merge,
      tested_sha: at.merge,
    });
    expect(found.place.outcome).toBe('found');
    expect(at.github.requests.length).toBeLessThanOrEqual(2);
  });

  test('take a commit that was pushed away only where somebody still has it', async () => {
    const at = await setting();
    const request = { kind: 'commit', sha: 'f'.repeat(40), baseRef: null, headSha: at.tip, why: 'before' } as const;
    const error = await failure(resolve(at, checkout(at, 'refs/heads/main'), request, { event: 'push' }));
    expect(error.code).toBe('not_comparable');
    expect(error.message).toMatch(/cannot be read: by the API: .*404.*; by git: /);
  });

  test.each([
    ['by the API', true, 'api'],
    ['by git', false, 'git'],
  ])('take the tip of the default branch, %s', async (_name, api, source) => {
    const at = await setting();
    const request = { kind: 'ref', ref: 'refs/heads/main', headSha: at.head, why: 'the default branch' } as const;
    const found = await resolve(at, checkout(at, 'refs/pull/1/head'), request, { event: 'workflow_dispatch', api });
    expect(found.commits).toMatchObject({ source, base_ref: 'refs/heads/main', base_tip: at.tip, merge_base: at.tip });
  });

  test('do not guess the name of the default branch', async () => {
    const at = await setting();
    const request = { kind: 'ref', ref: null, headSha: at.head, why: 'the default branch' } as const;
    const workspace = checkout(at, 'refs/pull/1/head');
    const error = await failure(resolve(at, workspace, request, { event: 'workflow_dispatch', api: false }));
    expect([error.code, error.message]).toEqual(['not_comparable', 'the name of the default branch is not known']);
  });

  test('take what a user names: by the API what it can know, by git the rest', async () => {
    const at = await setting();
    const workspace = checkout(at, 'refs/pull/1/head', { depth: 3 });
    for (const baseRef of ['main', 'origin/main', 'refs/heads/main', at.tip]) {
      const found = await resolve(at, workspace, { kind: 'named', baseRef }, { event: 'push' });
      expect(found.commits).toMatchObject({ source: 'api', merge_base: at.left, base_tip: at.tip, head_sha: at.head });
    }
    const before = at.github.requests.length;
    const found = await resolve(at, workspace, { kind: 'named', baseRef: 'HEAD~1' }, { event: 'push' });
    expect(found.commits).toMatchObject({ source: 'git', merge_base: at.repository.git('rev-parse', `${at.head}~1`) });
    expect(at.github.requests).toHaveLength(before);
    const error = await failure(resolve(at, workspace, { kind: 'named', baseRef: '--upload-pack=x' }));
    expect(error.code).toBe('invalid_input');
  });
});

describe('histories', () => {
  test.each([1, 3, 9, 20])('the API and git tell the same at depth %i', async (depth) => {
    const at = await setting();
    const told = await resolve(at, checkout(at, 'refs/pull/1/merge', { depth, origin: false }), pull(at));
    at.github.fail(DOWN);
    const own = await resolve(at, checkout(at, 'refs/pull/1/head', { depth }), pull(at));
    expect([told.commits.source, own.commits.source]).toEqual(['api', 'git']);
    expect([told.commits.merge_base, own.commits.merge_base]).toEqual([at.left, at.left]);
  });

  test('that cross over are told by git, and one of the best by the API', async () => {
    const at = await setting(BASE);
    const { repository, served } = at;
    repository.git('checkout', '--quiet', 'main');
    const side = repository.git('rev-parse', 'feature');
    repository.merge('feature');
    const tip = repository.git('rev-parse', 'HEAD');
    repository.git('checkout', '--quiet', 'feature');
    repository.git('merge', '--quiet', '--no-ff', '-m', 'cross', at.tip);
    const head = repository.git('rev-parse', 'HEAD');
    served.git('fetch', '--quiet', repository.url, '+refs/heads/*:refs/heads/*');
    const request: CommitTarget = {
      ...(pull(at) as Extract<CommitTarget, { kind: 'merge_base' }>),
      baseTip: tip,
      headSha: head,
      mergeSha: null,
    };
    const told = await resolve(at, checkout(at, 'refs/heads/feature'), request);
    expect([at.tip, side]).toContain(told.commits.merge_base);
    at.github.fail(DOWN);
    const own = await resolve(at, checkout(at, 'refs/heads/main', { depth: 2 }), request);
    expect([at.tip, side]).toContain(own.commits.merge_base);
    expect(own.commits.alternatives).toHaveLength(1);
    expect(own.warnings.join()).toContain('history crosses over');
  });

  test('without a common commit are not comparable, whoever is asked', async () => {
    const at = await setting(BASE);
    const { repository, served } = at;
    repository.git('checkout', '--quiet', '--orphan', 'island');
    const island = repository.commit('alone', BASE);
    served.git('fetch', '--quiet', repository.url, '+refs/heads/*:refs/heads/*');
    const workspace = checkout(at, 'refs/heads/island');
    const request: CommitTarget = {
      ...(pull(at) as Extract<CommitTarget, { kind: 'merge_base' }>),
      headSha: island,
      mergeSha: null,
    };
    for (const api of [true, false]) {
      const error = await failure(resolve(at, workspace, request, { api }));
      expect(error.code).toBe('not_comparable');
      expect(error.message).toContain('have no common ancestor');
    }
  });

  test('with grafts are told by the API, and never by git', async () => {
    const at = await setting();
    const workspace = checkout(at, 'refs/pull/1/merge');
    mkdirSync(join(workspace, '.git/info'), { recursive: true });
    writeFileSync(join(workspace, '.git/info/grafts'), `${at.merge} ${at.head}\n`);
    const told = await resolve(at, workspace, pull(at));
    expect(told.commits).toMatchObject({ source: 'api', merge_base: at.left, base_tip: at.tip });
    at.github.fail(DOWN);
    const error = await failure(resolve(at, workspace, pull(at)));
    expect(error.message).toContain('info/grafts');
  });
});

describe('what the comparator holds, by the API', () => {
  const alone = (at: Setting): string => checkout(at, 'refs/pull/1/merge', { origin: false });

  test('nothing of ours is first adoption', async () => {
    const at = await setting({ 'README.md': 'x' }, BASE);
    const found = await resolve(at, alone(at), pull(at));
    expect(found.commits).toMatchObject({ source: 'api', config_outcome: 'default' });
    expect(found.place).toMatchObject({ outcome: 'first_adoption', blob: null });
    expect([found.baseline.entries.size, found.cases]).toEqual([0, null]);
  });

  test.each<[string, Record<string, string>, RegExp]>([
    [
      'a configuration without its baseline',
      { [CONFIG]: 'cases: cases/routing/*.json\n', [CASES]: cases('alpha') },
      /has no baseline at/,
    ],
    ['a baseline that is half written', { ...BASE, [BASELINE]: '{"alpha": {' }, /holds an invalid file/],
    ['cases that are configured and not there', { ...BASE, [CONFIG]: 'cases: other/*.json\n' }, /does not have them/],
    ['a folder in the place of the baseline', { [`${BASELINE}/x`]: '{}' }, /cannot be read: .* is a directory/],
  ])('%s stops the gate', async (_name, base, message) => {
    const at = await setting(base, { 'unrelated.txt': 'x' });
    const error = await failure(resolve(at, alone(at), pull(at)));
    expect(error.code).toBe('not_comparable');
    expect(error.message).toMatch(message);
  });

  test("the comparator's configuration holds, not the pull request's", async () => {
    const config = 'cases: cases/routing/*.json\nproviders:\n  claude:\n';
    const at = await setting({ ...BASE, [CONFIG]: config }, { [CONFIG]: 'providers:\n  codex:\n' });
    const found = await resolve(at, alone(at), pull(at));
    expect([...found.config.providers.keys()]).toEqual(['claude']);
    expect(found.commits.config_outcome).toBe('found');
  });
});

test('without a commit nothing is comparable', async () => {
  const at = await setting();
  const empty = at.fixture.init('empty');
  const error = await failure(resolve(at, empty.path, pull(at)));
  expect([error.code, error.message]).toEqual([
    'not_comparable',
    `${empty.path}: expected a git repository with a commit, to find what to compare with`,
  ]);
  rmSync(empty.path, { recursive: true });
});
