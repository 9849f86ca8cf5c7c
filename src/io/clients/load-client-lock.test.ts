import { describe, expect, test } from 'vitest';

import type { ClientLock, LockedVersion } from '../../contracts/client-lock.ts';
import { CLIENT_PACKAGES } from '../../providers/known-providers.ts';
import { loadClientLock, mergeLocks } from './load-client-lock.ts';

const DIGEST = `sha512-${'a'.repeat(86)}==`;
const OTHER = `sha512-${'b'.repeat(86)}==`;
const PLATFORMS = ['linux', 'darwin', 'win32'].flatMap((os) =>
  ['x64', 'arm64'].flatMap((cpu) =>
    (os === 'linux' ? (['glibc', 'musl'] as const) : [null]).map((libc) => ({ os, cpu, libc })),
  ),
);

function claude(version: string, locked: LockedVersion): ClientLock {
  return { schema: 1, clients: { claude: { pinned: version, versions: { [version]: locked } } } };
}

const OURS = claude('1.0.0', { '@anthropic-ai/claude-code': { version: '1.0.0', integrity: DIGEST } });

describe('the lock that Portcullis brings', () => {
  test('has, of every version, the packages of all platforms and no other', async () => {
    const { clients } = await loadClientLock(CLIENT_PACKAGES, null);
    expect(Object.keys(clients).toSorted()).toEqual([...CLIENT_PACKAGES.keys()].toSorted());
    for (const [id, { versions }] of Object.entries(clients)) {
      const client = CLIENT_PACKAGES.get(id);
      const folders = PLATFORMS.map((platform) => client?.binary(platform).folder ?? '');
      for (const locked of Object.values(versions)) {
        expect(Object.keys(locked).toSorted()).toEqual([...new Set([client?.name ?? '', ...folders])].toSorted());
      }
    }
  });

  test('has a second version of one client', async () => {
    const { clients } = await loadClientLock(CLIENT_PACKAGES, null);
    expect(Object.keys(clients['claude']?.versions ?? {}).length).toBeGreaterThan(1);
  });
});

describe('mergeLocks', () => {
  test('a repository adds versions and pins another one', () => {
    const theirs = claude('2.0.0', { '@anthropic-ai/claude-code-linux-x64': { version: '2.0.0', integrity: OTHER } });
    const merged = mergeLocks(CLIENT_PACKAGES, OURS, theirs, 'lock.json').clients['claude'];
    expect([merged?.pinned, Object.keys(merged?.versions ?? {}).toSorted()]).toEqual(['2.0.0', ['1.0.0', '2.0.0']]);
  });

  test('a version that both know is the same', () => {
    expect(mergeLocks(CLIENT_PACKAGES, OURS, OURS, 'lock.json')).toEqual(OURS);
    const theirs = claude('1.0.0', { '@anthropic-ai/claude-code': { version: '1.0.0', integrity: OTHER } });
    expect(() => mergeLocks(CLIENT_PACKAGES, OURS, theirs, 'lock.json')).toThrow(
      /lock\.json: claude 1\.0\.0: expected the digests/,
    );
  });

  test.each([
    ['another package', { 'left-pad': { version: '1.0.0', integrity: DIGEST } }],
    ['one of the same scope', { '@anthropic-ai/other': { version: '1.0.0', integrity: DIGEST } }],
    ['a path', { '@anthropic-ai/claude-code-/../../x': { version: '1.0.0', integrity: DIGEST } }],
    [
      'another name behind a folder',
      { '@anthropic-ai/claude-code-linux-x64': { name: 'evil', version: '1.0.0', integrity: DIGEST } },
    ],
  ])('refuses %s', (_name, locked) => {
    expect(() => mergeLocks(CLIENT_PACKAGES, OURS, claude('2.0.0', locked), 'lock.json')).toThrow(
      /expected packages of @anthropic-ai/,
    );
  });

  test('refuses a client that is not known', () => {
    const theirs: ClientLock = { schema: 1, clients: { other: { pinned: '1.0.0', versions: {} } } };
    expect(() => mergeLocks(CLIENT_PACKAGES, OURS, theirs, 'lock.json')).toThrow(
      /expected one of claude, codex, copilot, found "other"/,
    );
  });
});
