import { describe, expect, test } from 'vitest';

import { decideRelease, type ReleaseHistory } from './decide-release.ts';

const COMMIT = 'c'.repeat(40);
const CHANGELOG = '# Changelog\n\n## Unreleased\n\n## 1.2.3\n\n- One thing.\n\n## 1.2.2\n';

function decided(
  tag: string,
  history: Partial<ReleaseHistory> | null = {},
  version = '1.2.3',
): ReturnType<typeof decideRelease> {
  const usual = { repository: 'o/p', branch: 'main', commit: COMMIT, tagged: COMMIT, isOnBranch: true, tags: [tag] };
  return decideRelease({
    tag,
    version,
    changelog: CHANGELOG,
    history: history === null ? null : { ...usual, ...history },
  });
}

describe('refused', () => {
  test.each<[string, string, Partial<ReleaseHistory> | null, string]>([
    ['another version', 'v1.2.4', null, 'expected v1.2.3, the version of package.json'],
    ['a candidate of another version', 'v1.3.0-rc.1', null, 'expected v1.2.3'],
    ['four numbers', 'v1.2.3.4', null, 'expected vMAJOR.MINOR.PATCH'],
    ['letters behind it', 'v1.2.3rc1', null, 'expected vMAJOR.MINOR.PATCH'],
    ['a leading zero', 'v01.2.3', null, 'expected vMAJOR.MINOR.PATCH'],
    ['build metadata', 'v1.2.3+5', null, 'expected vMAJOR.MINOR.PATCH'],
    ['an empty candidate', 'v1.2.3-', null, 'expected vMAJOR.MINOR.PATCH'],
    ['a line end', 'v1.2.3\n', null, 'The tag is "v1.2.3\\n"'],
    ['nothing', '', null, 'The tag is ""'],
    ['a commit that nobody reviewed', 'v1.2.3', { isOnBranch: false }, 'v1.2.3 is not on main'],
    ['a tag that was moved', 'v1.2.3', { tagged: 'd'.repeat(40) }, `names ${'d'.repeat(40)} by now`],
  ])('%s', (_name, tag, history, why) => {
    expect(decided(tag, history)).toEqual({ kind: 'refused', why: expect.stringContaining(why) });
  });

  test('a version of which the changelog says nothing', () => {
    expect(decided('v1.2.2', null, '1.2.2')).toEqual({
      kind: 'refused',
      why: 'CHANGELOG.md: expected a section "## 1.2.2" with what is new, found none.',
    });
  });
});

describe('the tag of the major version', () => {
  test.each<[string, string, readonly string[], string | null]>([
    ['moves to the first version', 'v1.2.3', ['v1.2.3'], 'v1'],
    ['moves to the newest', 'v1.2.3', ['v1.2.2', 'v1.2.3', 'v1.1.99', 'v1'], 'v1'],
    ['is not taken by another major version', 'v1.2.3', ['v1.2.3', 'v2.0.0', 'v10.9.9', 'v0.9.9'], 'v1'],
    ['stays where a later correction is', 'v1.2.3', ['v1.2.3', 'v1.2.10'], null],
    ['stays where a later version is', 'v1.2.3', ['v1.2.3', 'v1.10.0'], null],
    ['is not kept by a candidate of a later version', 'v1.2.3', ['v1.2.3', 'v1.3.0-rc.1'], 'v1'],
    ['does not move to a candidate', 'v1.2.3-rc.1', ['v1.2.3-rc.1'], null],
    ['does not mind other tags', 'v1.2.3', ['v1.2.3', 'nightly', 'v1.9', 'v1.9.9.9', 'v1.x.0'], 'v1'],
  ])('%s: %s of %j → %j', (_name, tag, tags, major) => {
    expect(decided(tag, { tags })).toMatchObject({ kind: 'release', major, isPrerelease: tag.includes('-') });
  });
});

test('notes are the changelog’s, with what to pin', () => {
  expect(decided('v1.2.3')).toMatchObject({
    notes: `- One thing.\n\nPin it: \`uses: o/p/.github/workflows/gate.yml@${COMMIT} # v1.2.3\`\n\nVerify the bundle: \`gh attestation verify actions/dist/index.cjs --repo o/p\``,
  });
  expect(decided('v1.2.3', null)).toEqual({ kind: 'release', notes: '- One thing.', isPrerelease: false, major: null });
});
