import { describe, expect, test } from 'vitest';

import { NO_PIN } from './calling-workflow.ts';
import { initWarnings, type InitFacts } from './init-facts.ts';

const COMMIT = 'c'.repeat(40);
const OWN = {
  commit: COMMIT,
  url: 'git@github.com:o/portcullis.git',
  tag: 'v1.2.3',
  isPublished: true,
};
const FACTS: InitFacts = {
  pin: { repository: 'o/portcullis', commit: COMMIT, version: 'v1.2.3' },
  own: OWN,
  origin: 'https://github.com/me/mine.git',
  folder: '',
  ignored: [],
  existing: 0,
};

describe('nothing', () => {
  test.each<[string, Partial<InitFacts>]>([
    ['a release, on github.com', {}],
    ['no remote', { origin: null }],
    ['a remote that is a folder', { origin: '/srv/git/mine' }],
    ['GitHub Enterprise Cloud', { origin: 'https://octo.ghe.com/me/mine' }],
    ['a name of the configuration of ssh', { origin: 'git@work:me/mine.git' }],
    ['ssh over the port of https', { origin: 'ssh://git@ssh.github.com:443/me/mine.git' }],
    ['a pin that was named, of which nothing is known', { own: null }],
  ])('%s', (_name, changes) => {
    expect(initWarnings({ ...FACTS, ...changes })).toEqual([]);
  });
});

describe('one line', () => {
  test.each<[string, Partial<InitFacts>, RegExp]>([
    ['a folder inside', { folder: 'packages/a' }, /^run in packages\/a: GitHub reads workflows at the top/],
    [
      'a commit that was not pushed',
      { own: { ...OWN, isPublished: false } },
      /^o\/portcullis may not have c{40}: .*push/,
    ],
    ['no release', { own: { ...OWN, tag: null } }, /^the commit is no release/],
    [
      'an Enterprise Server',
      { origin: 'https://git.example.com/me/mine', own: null },
      /^git\.example\.com is not github\.com: .*copy gate\.yml/,
    ],
    ['ignored files', { ignored: ['a', 'b'] }, /^git ignores a, b: correct \.gitignore/],
    [
      'no commit',
      { pin: NO_PIN, own: { ...OWN, url: null, isPublished: false } },
      /^the workflow names no commit, .*@COMMIT/,
    ],
    ['cases of before', { existing: 2 }, /^2 cases stood there before, without an entry/],
  ])('%s', (_name, changes, said) => {
    expect(initWarnings({ ...FACTS, ...changes })).toEqual([expect.stringMatching(said)]);
  });
});
