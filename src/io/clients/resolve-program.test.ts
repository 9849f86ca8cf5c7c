import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { clientPackage } from '../../contracts/client-package.ts';
import { CLIENT_PACKAGES } from '../../providers/known-providers.ts';
import { programOnPath, resolveProgram, shimTarget, withoutOnPath } from './resolve-program.ts';

const LINUX = { os: 'linux', cpu: 'x64', libc: 'glibc' } as const;
const WINDOWS = { os: 'win32', cpu: 'x64', libc: null } as const;
const NODE_SCRIPT = '#!/usr/bin/env node\n';
const CMD = `@ECHO off\r\nendLocal & goto #_undefined_# 2>NUL || title %COMSPEC% & "%_prog%"  "%dp0%\\node_modules\\@openai\\codex\\bin\\codex.js" %*\r\n`;
const EXE = `@ECHO off\r\n"%dp0%\\node_modules\\@anthropic-ai\\claude-code\\bin\\claude.exe"   %*\r\n`;
const SH = `#!/bin/sh\nbasedir=$(dirname "$0")\nexec node  "$basedir/../global/5/node_modules/@openai/codex/bin/codex.js" "$@"\n`;

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'portcullis-program-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

function file(path: string, text: string, mode = 0o755): string {
  const place = join(folder, path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
  chmodSync(place, mode);
  return place;
}

describe('shimTarget', () => {
  test.each([
    [CMD, 'node_modules/@openai/codex/bin/codex.js'],
    [EXE, 'node_modules/@anthropic-ai/claude-code/bin/claude.exe'],
    ['"%~dp0\\..\\x\\node_modules\\codex.js" %*', '../x/node_modules/codex.js'],
    [SH, '../global/5/node_modules/@openai/codex/bin/codex.js'],
    ['& "$basedir/node_modules/x.js"', 'node_modules/x.js'],
    ['#!/bin/sh\nexec claude "$@"\n', null],
  ])('%j', (text, target) => {
    expect(shimTarget(text)).toBe(target);
  });
});

describe.skipIf(process.platform === 'win32')('resolveProgram', () => {
  test('a program is started by the path that it was given with', async () => {
    const real = file('versions/claude', '\u007fELF');
    symlinkSync(real, join(folder, 'claude'));
    const program = join(folder, 'claude');
    expect(await resolveProgram(program, clientPackage(CLIENT_PACKAGES, 'claude'), LINUX)).toEqual({
      program,
      prefixArgs: [],
    });
  });

  test.each([
    ['claude', 'lib/node_modules/@anthropic-ai/claude-code/bin/claude.exe', 'lib/node_modules/'],
    ['codex', 'lib/node_modules/@openai/codex/bin/codex.js', 'lib/node_modules/@openai/codex/node_modules/'],
    ['copilot', 'lib/node_modules/@github/copilot/npm-loader.js', 'lib/node_modules/'],
  ])("the entry of %s' npm package leads to the platform's program", async (id, entry, modules) => {
    const client = clientPackage(CLIENT_PACKAGES, id);
    const binary = client.binary(LINUX);
    const program = file(`${modules}${binary.folder}/${binary.path}`, '\u007fELF');
    mkdirSync(join(folder, 'bin'));
    symlinkSync(file(entry, NODE_SCRIPT), join(folder, 'bin', id));
    expect(await resolveProgram(join(folder, 'bin', id), client, LINUX)).toEqual({ program, prefixArgs: [] });
  });

  test('a script of Node is run by this Node', async () => {
    for (const script of [file('bin/codex', NODE_SCRIPT), file('codex.mjs', '', 0o644)]) {
      const started = { program: process.execPath, prefixArgs: [script] };
      expect(await resolveProgram(script, clientPackage(CLIENT_PACKAGES, 'codex'), LINUX)).toEqual(started);
    }
  });

  test('a shim leads to its entry, so that no shell is needed', async () => {
    const script = file('node_modules/@openai/codex/bin/codex.js', NODE_SCRIPT);
    const exe = file('node_modules/@anthropic-ai/claude-code/bin/claude.exe', 'MZ');
    const codex = await resolveProgram(file('codex.cmd', CMD), clientPackage(CLIENT_PACKAGES, 'codex'), WINDOWS);
    expect(codex).toEqual({ program: process.execPath, prefixArgs: [script] });
    const claude = await resolveProgram(file('claude.cmd', EXE), clientPackage(CLIENT_PACKAGES, 'claude'), WINDOWS);
    expect(claude).toEqual({ program: exe, prefixArgs: [] });
  });

  test.each([
    ['nothing', () => join(folder, 'none'), 'not_found', /none: claude: there is no such file/],
    ['a folder', () => folder, 'invalid_input', /found a folder/],
    ['a file without rights', () => file('x', 'x', 0o644), 'invalid_input', /without the right/],
  ])('refuses %s', async (_name, path, code, message) => {
    const resolved = resolveProgram(path(), clientPackage(CLIENT_PACKAGES, 'claude'), LINUX);
    await expect(resolved).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
  });

  test('refuses a command file that leads nowhere, which only a shell could start', async () => {
    const resolved = resolveProgram(file('codex.cmd', CMD), clientPackage(CLIENT_PACKAGES, 'codex'), WINDOWS);
    await expect(resolved).rejects.toThrow(/found another file/);
  });
});

test.skipIf(process.platform === 'win32')('PATH: absolute folders only, and files that may be executed', async () => {
  file('no/codex', '', 0o644);
  const program = file('yes/codex', '');
  const path = ['.', '', 'yes', join(folder, 'no'), join(folder, 'yes')].join(':');
  expect(await programOnPath('codex', { PATH: path })).toBe(program);
  expect(await programOnPath('codex', { PATH: join(folder, 'no') })).toBeNull();
  expect(await programOnPath('codex', {})).toBeNull();
});

test.skipIf(process.platform === 'win32')(
  'PATH loses what lies in a folder, also behind links, and relative folders',
  async () => {
    const checkout = dirname(file('checkout/bin/tool', 'x'));
    const outside = dirname(file('outside/tool', 'x'));
    symlinkSync(checkout, join(folder, 'link'));
    symlinkSync(join(folder, 'checkout'), join(folder, 'alias'));
    const entries = [checkout, join(folder, 'checkout/none'), join(folder, 'link'), 'checkout/bin', '', '.', outside];
    for (const root of ['checkout', 'alias']) {
      const found = await withoutOnPath(join(folder, root), { PATH: entries.join(':'), KEY: 'x' });
      expect(found).toEqual({ PATH: outside, KEY: 'x' });
    }
  },
);
