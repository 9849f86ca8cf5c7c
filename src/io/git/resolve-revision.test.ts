import { describe, expect, it } from 'vitest';
import { refPlaces } from './resolve-revision.ts';

describe('refPlaces', () => {
  it('looks for a short name everywhere, then at the branch as origin last had it', () => {
    expect(refPlaces('main')).toEqual({
      local: ['refs/main', 'refs/heads/main', 'refs/tags/main', 'refs/remotes/main'],
      tracking: 'refs/remotes/origin/main',
      remote: ['refs/heads/main', 'refs/tags/main'],
    });
  });

  it.each([
    ['origin/a/b', ['refs/heads/a/b']],
    ['refs/heads/a/b', ['refs/heads/a/b']],
    ['refs/remotes/origin/a/b', ['refs/heads/a/b']],
    ['refs/tags/v1', ['refs/tags/v1']],
    ['refs/pull/7/merge', []],
  ])('asks origin for %s as %j', (name, remote) => {
    expect(refPlaces(name).remote).toEqual(remote);
  });

  it('never takes one full name for another, but for a branch that only origin has', () => {
    expect(refPlaces('refs/heads/a')).toMatchObject({ local: ['refs/heads/a'], tracking: 'refs/remotes/origin/a' });
    expect(refPlaces('refs/tags/a')).toMatchObject({ local: ['refs/tags/a'], tracking: null });
    expect(refPlaces('refs/pull/7/merge')).toMatchObject({ local: ['refs/pull/7/merge'], tracking: null });
  });
});
