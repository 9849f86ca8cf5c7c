import { describe, expect, test } from 'vitest';

import { CLIENT_PACKAGES } from '../../providers/known-providers.ts';
import { parseClientVersion } from './client-version.ts';

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
