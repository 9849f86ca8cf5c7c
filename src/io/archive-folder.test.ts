import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { extract } from 'tar';
import { expect, onTestFinished, test } from 'vitest';

import { archiveFolder, digestsOfFolder } from './archive-folder.ts';
import { DISK } from './disk.ts';

function someFolder(): { readonly root: string; readonly folder: string } {
  const root = mkdtempSync(join(tmpdir(), 'portcullis-archive-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, '@batch');
  mkdirSync(join(folder, 'transcripts/claude'), { recursive: true });
  writeFileSync(join(folder, 'run.json'), '{}\n');
  writeFileSync(join(folder, 'transcripts/claude/größe.jsonl'), 'x'.repeat(300_000));
  writeFileSync(join(folder, 'empty'), '');
  return { root, folder };
}

test('an archive holds every file, and a person unpacks it', async () => {
  const { root, folder } = someFolder();
  symlinkSync('/etc/passwd', join(folder, 'link'));
  const archive = join(root, 'archive/a.tar.gz');
  const digests = await archiveFolder(folder, archive);
  expect(Object.keys(digests)).toEqual(['empty', 'run.json', 'transcripts/claude/größe.jsonl']);
  const into = join(root, 'into');
  mkdirSync(into);
  await extract({ file: archive, cwd: into });
  expect(await digestsOfFolder(join(into, '@batch'))).toEqual(digests);
  expect(readdirSync(join(root, 'archive'))).toEqual(['a.tar.gz']);
});

test.each(['fsyncSync', 'renameSync'] as const)(
  'where %s fails there is no archive, and the folder stays',
  async (call) => {
    const { root, folder } = someFolder();
    const disk = {
      ...DISK,
      [call]: () => {
        throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      },
    };
    const before = await digestsOfFolder(folder);
    await expect(archiveFolder(folder, join(root, 'a.tar.gz'), disk)).rejects.toThrow('found no space on the device');
    expect(readdirSync(root)).toEqual(['@batch']);
    expect(await digestsOfFolder(folder)).toEqual(before);
  },
);

test('what was read back otherwise is no archive', async () => {
  const { root, folder } = someFolder();
  const file = join(folder, 'run.json');
  const disk = {
    ...DISK,
    openSync: ((path: string, ...rest: [string]) => {
      // The archive is on the disk: now its bytes are another file's.
      if (rest[0] === 'r+') writeFileSync(path, readFileSync(path).subarray(0, 100));
      return DISK.openSync(path, ...rest);
    }) as typeof DISK.openSync,
  };
  await expect(archiveFolder(folder, join(root, 'a.tar.gz'), disk)).rejects.toThrow(/found/);
  expect(readdirSync(root)).toEqual(['@batch']);
  expect(readFileSync(file, 'utf8')).toBe('{}\n');
});
