import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { gitFixture, type FixtureRepository, type GitFixture } from '../../testing/git-fixture.ts';
import { CONFIG, POLICY, policyText, pullRequest } from '../../testing/required-change.ts';
import { compareWithFile, compareWithRef, type CompareRequest } from '../comparator/compare-request.ts';
import { resolveComparator } from '../comparator/resolve-comparator.ts';
import { openWorld } from '../world/world.ts';
import { requiredRequest, type RequiredRequest } from './required-request.ts';

const policy = (...ids: readonly string[]): string => policyText(Object.fromEntries(ids.map((id) => [id, ['true']])));

let fixture: GitFixture;
beforeAll(() => void (fixture = gitFixture()));
afterAll(() => fixture.dispose());

type Files = Readonly<Record<string, string>>;

async function requestOf(
  { path: root }: FixtureRepository,
  compare: CompareRequest = compareWithRef('main'),
): Promise<RequiredRequest> {
  const world = { ...openWorld('', root, () => undefined), root, cwd: root };
  return requiredRequest(world, await resolveComparator(world, compare), compare);
}

/** As an event of a pull request asks. */
function byEvent(repository: FixtureRepository): CompareRequest {
  const [baseTip, headSha] = [repository.git('rev-parse', 'main'), repository.git('rev-parse', 'feature')];
  const target = { kind: 'merge_base', baseRef: 'refs/heads/main', baseTip, headSha, mergeSha: null } as const;
  return { target, event: 'pull_request', defaultBranch: 'refs/heads/main', access: null };
}

const asked = ({ policies }: RequiredRequest): readonly (readonly [string, readonly string[]])[] =>
  policies.map(({ side, projection }) => [side, projection.requiredChecks]);

test('a change has its deleted paths and both names of a rename, from the merge base on', async () => {
  const repository = pullRequest(
    fixture,
    { [POLICY]: policy('test'), 'docs/old.md': 'old\n'.repeat(9), 'gone.ts': 'x' },
    (own) => {
      own.git('mv', 'docs/old.md', 'docs/new.md');
      rmSync(join(own.path, 'gone.ts'));
      own.commit('change', { 'docs\\x.sh': 'x' });
    },
  );
  const { delta } = await requestOf(repository);
  expect(delta).toEqual({
    changedPaths: ['docs/new.md', 'docs/old.md', 'docs\\x.sh', 'gone.ts'],
    deltaSource: 'git_diff',
    fromRef: repository.git('merge-base', 'main', 'feature'),
    toRef: repository.git('rev-parse', 'feature'),
  });
});

test('a path that normalisation would change is in no class', async () => {
  const repository = pullRequest(fixture, { [POLICY]: policy('test') }, { 'docs\\x.sh': 'x' });
  expect(asked(await requestOf(repository))).toEqual([['comparator', ['test']]]);
});

describe('whose policy asks', () => {
  const a = { [POLICY]: policy('test') };
  const b = { [POLICY]: policy('lint') };
  const code = { 'src/b.ts': 'b' };

  test.each<[string, Files, Files, readonly (readonly [string, readonly string[]])[]]>([
    ['the merge base’s, where they are the same', a, code, [['comparator', ['test']]]],
    [
      'both, where they differ',
      a,
      { ...b, ...code },
      [
        ['comparator', ['test']],
        ['head', ['lint']],
      ],
    ],
    ['the head’s on first adoption', {}, { ...b, ...code }, [['head', ['lint']]]],
    [
      'the one that the merge base’s configuration names',
      { [CONFIG]: 'required: { policy: other.json }\n', 'other.json': policy('other'), ...a },
      code,
      [['comparator', ['other']]],
    ],
  ])('%s', async (_, base, change, expected) => {
    const request = await requestOf(pullRequest(fixture, base, change));
    expect(asked(request)).toEqual(expected);
    expect(request.judge.name).toContain('the merge base');
  });

  test('the merge base’s, where the head has none any more', async () => {
    const repository = pullRequest(fixture, a, (own) => {
      rmSync(join(own.path, POLICY));
      own.commit('change');
    });
    const request = await requestOf(repository);
    expect([asked(request), request.headPolicy]).toEqual([[['comparator', ['test']]], null]);
  });

  test('nobody adopts for the first time what the default branch has', async () => {
    const repository = pullRequest(fixture, {}, { ...b, ...code }, a);
    const request = await requestOf(repository, byEvent(repository));
    expect(asked(request)).toEqual([
      ['comparator', ['test']],
      ['head', ['lint']],
    ]);
    expect(request.judge.commits.merge_base).toBe(repository.git('rev-parse', 'main'));
    expect(request.delta.fromRef).toBe(repository.git('merge-base', 'main', 'feature'));
    expect(request.warnings).toEqual([expect.stringContaining('judged by that of its tip')]);
  });

  test('a default branch that has none either is a first adoption', async () => {
    const repository = pullRequest(fixture, {}, { ...b, ...code });
    expect(asked(await requestOf(repository, byEvent(repository)))).toEqual([['head', ['lint']]]);
  });
});

test('the head’s is its commit’s, whatever is checked out or edited', async () => {
  const change = { [CONFIG]: 'required: { policy: own.json }\n', 'own.json': policy('own'), 'src/b.ts': 'b' };
  const repository = pullRequest(fixture, { [POLICY]: policy('test') }, change);
  const byUnion = [
    ['comparator', ['test']],
    ['head', ['own']],
  ];
  const compare = byEvent(repository);
  writeFileSync(join(repository.path, 'own.json'), policy('edited'));
  expect(asked(await requestOf(repository, compare))).toEqual(byUnion);
  repository.git('checkout', '--quiet', '--force', 'main');
  expect(asked(await requestOf(repository, compare))).toEqual(byUnion);
});

test.each<[string, Files, Files, string, RegExp]>([
  [
    'a policy that the merge base names and lacks',
    { [CONFIG]: 'required:\n' },
    { [POLICY]: policy('a') },
    'not_comparable',
    /expected the policy .* found none/,
  ],
  [
    'a comparator’s that is none',
    { [POLICY]: '{}' },
    { [POLICY]: policy('a') },
    'not_comparable',
    /holds an invalid file/,
  ],
  ['a head’s that is none', { [POLICY]: policy('a') }, { [POLICY]: '{}' }, 'invalid_input', /required\.json/],
  ['none at all', {}, { 'src/b.ts': 'b' }, 'usage', /expected a policy at .*required\.json, found none/],
])('%s stops the gate', async (_, base, change, code, message) => {
  const expected = { code, message: expect.stringMatching(message) as string };
  await expect(requestOf(pullRequest(fixture, base, change))).rejects.toMatchObject(expected);
});

test('a file has no changed paths', async () => {
  const repository = pullRequest(fixture, { [POLICY]: policy('a') }, { 'src/b.ts': 'b' });
  const expected = { code: 'usage', message: expect.stringContaining('found a file') as string };
  await expect(requestOf(repository, compareWithFile('x.json'))).rejects.toMatchObject(expected);
});
