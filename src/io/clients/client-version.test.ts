import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { CLIENT_PACKAGES } from '../../providers/known-providers.ts';
import { madeClients } from '../../testing/made-clients.ts';
import { isAlive } from '../../testing/e2e/run-bench.ts';
import { parseClientVersion, VERSION_ARGUMENTS, versionOf } from './client-version.ts';

describe('parseClientVersion', () => {
  test.each([
    ['2.1.332 (Claude Code)\n', '2.1.332'],
    ['codex-cli 0.171.0\n', '0.171.0'],
    ['codex-cli 0.172.0-alpha.3\n', '0.172.0-alpha.3'],
    ["GitHub Copilot CLI 1.0.102.\nRun 'copilot update' to check for updates.\n", '1.0.102'],
    ['GitHub Copilot CLI 1.0.103-0.\r\n', '1.0.103-0'],
    ['1.2.3\n', '1.2.3'],
    ['v1.2.3', '1.2.3'],
    ['(node:12) Warning: v20.19.0 is old\ncodex-cli 0.171.0\n', '0.171.0'],
    ['Error: Cannot find module\nNode.js v24.21.0\n', null],
    ['', null],
    ['a new version 3.0.0 is there', null],
  ])('%j → %j', (output, version) => {
    expect(parseClientVersion(output, CLIENT_PACKAGES)).toBe(version);
  });
});

describe.skipIf(process.platform === 'win32')('versionOf', () => {
  test('what a client starts to tell its version holds nothing up and does not outlive it', async () => {
    const store = { ...(await madeClients('codex@1.0.0')).store(), environment: { PATH: '/usr/bin:/bin' } };
    const program = join(store.cwd, 'agent');
    const pids = join(store.cwd, 'pids');
    // One child keeps the pipes open and does not hear SIGTERM, another moves to a session of its own.
    const child = `trap '' TERM; echo $BASHPID >> '${pids}'; exec sleep 600`;
    writeFileSync(
      program,
      `#!/bin/bash\n(${child}) &\nsetsid bash -c "echo \\$\\$ >> '${pids}'; exec sleep 600" &\necho 1.2.3$1\n` +
        `until [ "$(wc -l < '${pids}')" -ge 2 ]; do sleep 0.01; done 2>/dev/null\n`,
    );
    chmodSync(program, 0o755);
    const version = await versionOf({ program, prefixArgs: [] }, VERSION_ARGUMENTS, join(store.cwd, 'cache'), store);
    expect(version).toBeNull();
    const started = readFileSync(pids, 'utf8').trim().split('\n');
    expect(started).toHaveLength(2);
    expect(started.map(Number).filter(isAlive)).toEqual([]);
    expect(await versionOf({ program, prefixArgs: [] }, [''], join(store.cwd, 'cache'), store)).toBe('1.2.3');
  });
});
