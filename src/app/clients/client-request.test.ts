import { describe, expect, test } from 'vitest';

import { parseClientRequest } from './client-request.ts';

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
