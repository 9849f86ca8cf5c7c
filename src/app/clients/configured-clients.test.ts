import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';

import { askedClient, configuredClients, parseClientRequest } from './configured-clients.ts';

describe.skipIf(process.platform === 'win32')('askedClient', () => {
  test.each([
    [undefined, null, { version: null, path: null }],
    [{ path: null, client_version: '1.0.0' }, null, { version: '1.0.0', path: null }],
    [{ path: 'bin/x', client_version: null }, null, { version: null, path: '/repository/bin/x' }],
    [{ path: '/bin/x', client_version: '1.0.0' }, null, { version: '1.0.0', path: '/bin/x' }],
    [{ path: 'x', client_version: null }, null, { version: null, path: 'x' }],
    [{ path: '/bin/x', client_version: '1.0.0' }, 'bin/y', { version: null, path: 'bin/y' }],
  ])('%j and %j', (provider, given, asked) => {
    expect(askedClient({ root: '/repository' }, provider, given)).toEqual(asked);
  });
});

test('only known clients are installed, in the configured version', async () => {
  const root = mkdtempSync(join(tmpdir(), 'portcullis-configured-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  expect((await configuredClients({ root })).map(({ id }) => id)).toEqual(['claude', 'codex', 'copilot']);
  mkdirSync(join(root, '.github/portcullis'), { recursive: true });
  const config = 'providers:\n  codex: { client_version: 0.170.0 }\n  claude:\n  own: { command: [y] }\n';
  writeFileSync(join(root, '.github/portcullis/config.yml'), config);
  expect(await configuredClients({ root })).toEqual([
    { id: 'claude', version: null },
    { id: 'codex', version: '0.170.0' },
  ]);
});

describe('parseClientRequest', () => {
  test.each([
    ['claude', { id: 'claude', version: null }],
    ['codex@0.171.0', { id: 'codex', version: '0.171.0' }],
    ['copilot@1.0.103-0', { id: 'copilot', version: '1.0.103-0' }],
  ])('%s', (text, request) => {
    expect(parseClientRequest(text)).toEqual(request);
  });

  test.each([
    'gemini',
    '',
    '@openai/codex',
    'codex@latest',
    'codex@^1.0.0',
    'codex@',
    'codex@1.0.0@x',
    'codex@1.0.0/..',
  ])('refuses %j', (text) => {
    expect(() => parseClientRequest(text)).toThrow(/expected/);
  });
});
