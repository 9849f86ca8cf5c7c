import { describe, expect, test } from 'vitest';

import { lockedPackages } from './lock-client.ts';

const DIGEST = `sha512-${'a'.repeat(86)}==`;

const CODEX = { id: 'codex', name: '@openai/codex', version: '1.0.0' };

function lock(packages: object): string {
  return JSON.stringify({ lockfileVersion: 3, packages });
}

describe('lockedPackages', () => {
  test("takes the client's own packages, their digests and nothing else", () => {
    const text = lock({
      '': { dependencies: {} },
      'node_modules/@openai/codex': { version: '1.0.0', integrity: DIGEST, resolved: 'https://r.test/x', license: 'x' },
      'node_modules/@openai/codex-linux-x64': {
        name: '@openai/codex',
        version: '1.0.0-linux-x64',
        integrity: DIGEST,
        os: ['linux'],
        optional: true,
      },
      'node_modules/detect-libc': { version: '2.1.2', integrity: DIGEST },
    });
    expect(lockedPackages(text, CODEX, 'x')).toEqual({
      '@openai/codex': { version: '1.0.0', integrity: DIGEST },
      '@openai/codex-linux-x64': { name: '@openai/codex', version: '1.0.0-linux-x64', integrity: DIGEST },
    });
  });

  test.each([
    [
      'packages of no platform',
      lock({ 'node_modules/@openai/codex': { version: '1.0.0', integrity: DIGEST } }),
      /names none/,
    ],
    [
      'a package without a digest',
      lock({
        'node_modules/@openai/codex': { version: '1.0.0' },
        'node_modules/@openai/codex-x': { version: '1.0.0', integrity: DIGEST },
      }),
      /integrity/,
    ],
    ['something else', '[]', /names none/],
  ])('refuses %s', (_name, text, message) => {
    expect(() => lockedPackages(text, CODEX, 'x')).toThrow(message);
  });
});
