import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, onTestFinished, test } from 'vitest';

import { clientsFolder } from './client-store.ts';

function folder(): string {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'portcullis-store-')));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

describe.skipIf(process.platform === 'win32')('clientsFolder', () => {
  test.each([
    [{ PORTCULLIS_CACHE_DIR: '/a/b', XDG_CACHE_HOME: '/x', HOME: '/h' }, 'linux', '/a/b'],
    [{ XDG_CACHE_HOME: '/x', HOME: '/h' }, 'linux', '/x/portcullis/clients'],
    [{ XDG_CACHE_HOME: 'relative', HOME: '/h' }, 'linux', '/h/.cache/portcullis/clients'],
    [{ PORTCULLIS_CACHE_DIR: '', HOME: '/h' }, 'linux', '/h/.cache/portcullis/clients'],
    [{ HOME: '/h' }, 'darwin', '/h/Library/Caches/portcullis/clients'],
    [{ LOCALAPPDATA: '/local', USERPROFILE: '/u' }, 'win32', '/local/portcullis/clients'],
    [{ USERPROFILE: '/u' }, 'win32', '/u/AppData/Local/portcullis/clients'],
  ])('%j on %s → %s', (environment, os, expected) => {
    expect(clientsFolder(environment, os, folder())).toBe(expected);
  });

  test('a folder inside of the repository is refused, also through a link', () => {
    const [root, links] = [folder(), folder()];
    writeFileSync(join(root, '.git'), 'gitdir: elsewhere\n');
    symlinkSync(root, join(links, 'in'));
    for (const place of ['cache', root, join(links, 'in', 'not', 'there')]) {
      expect(() => clientsFolder({ PORTCULLIS_CACHE_DIR: place }, 'linux', root)).toThrow(/outside of the repository/);
    }
    expect(clientsFolder({ PORTCULLIS_CACHE_DIR: '../..cache' }, 'linux', root)).toBe(join(root, '../..cache'));
  });
});
