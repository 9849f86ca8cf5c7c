import { describe, expect, test } from 'vitest';

import { parseClientLock } from './client-lock.ts';

const DIGEST = `sha512-${'a'.repeat(86)}==`;
const ITEM = { version: '1.0.0', integrity: DIGEST };

function lock(versions: object, pinned = '1.0.0'): string {
  return JSON.stringify({ schema: 1, clients: { claude: { pinned, versions } } });
}

describe('parseClientLock', () => {
  test('takes versions with their packages', () => {
    const text = lock({
      '1.0.0': { x: ITEM },
      '1.1.0-rc.1': { x: { ...ITEM, name: 'y', version: '1.1.0-linux-x64' } },
    });
    expect(parseClientLock(text, 'lock.json').clients['claude']?.pinned).toBe('1.0.0');
  });

  test.each([
    [
      'a pinned version that is not locked',
      lock({ '1.0.0': { x: ITEM } }, '1.0.1'),
      /\/clients\/claude\/pinned: .*1\.0\.1/,
    ],
    ['a range', lock({ '^1.0.0': { x: ITEM } }), /\^1\.0\.0/],
    ['a path for a version', lock({ '../1.0.0': { x: ITEM } }), /matches/],
    ['a tag for a package', lock({ '1.0.0': { x: { ...ITEM, version: 'latest' } } }), /latest/],
    [
      'an address for a package',
      lock({ '1.0.0': { x: { ...ITEM, resolved: 'https://x.test/' } } }),
      /resolved|known fields/,
    ],
    ['a weak digest', lock({ '1.0.0': { x: { ...ITEM, integrity: `sha1-${'a'.repeat(27)}=` } } }), /integrity/],
    ['no digest', lock({ '1.0.0': { x: { version: '1.0.0' } } }), /integrity/],
    ['another schema', '{"schema": 2, "clients": {}}', /schema/],
    ['a repeated key', '{"schema": 1, "schema": 1, "clients": {}}', /each key once/],
    ['no JSON', '{', /lock\.json:1/],
  ])('refuses %s', (_name, text, message) => {
    expect(() => parseClientLock(text, 'lock.json')).toThrow(message);
  });
});
