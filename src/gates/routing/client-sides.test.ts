import { expect, test } from 'vitest';

import { DEFAULT_PROVIDER, type ProviderConfig } from '../../contracts/config.ts';
import { unitResult } from '../../testing/unit-result-builder.ts';
import { clientSides, olderClients, type AskedClients } from './client-sides.ts';

function asked(version: string | null, model: string | null = null): AskedClients {
  return {
    config: { providers: new Map([['claude', { ...DEFAULT_PROVIDER, model }]]) },
    lock: { schema: 1, clients: version === null ? {} : { claude: { pinned: version, versions: {} } } },
  };
}

type Told = readonly [version: string | null, model: string | null];

function sidesOf(before: AskedClients, head: AskedClients, ...told: readonly Told[]): ReturnType<typeof clientSides> {
  const units = told.map(([version, model]) => {
    const result = unitResult({ agent: 'claude', client: { name: 'claude', version, model } });
    return { unit: { case_id: 'a', agent: 'claude', trial: 1, unit_run_id: result.unit_run_id }, result };
  });
  return clientSides(before, head, new Map([['a', new Map([['claude', units]])]]));
}

test.each<[string, AskedClients, AskedClients, readonly Told[], string, string, boolean, boolean]>([
  ['the same', asked('2.1.0'), asked('2.1.0'), [['2.1.0', 'opus']], '2.1.0 opus', '2.1.0 opus', false, false],
  ['bumped', asked('2.1.0'), asked('2.2.0'), [['2.2.0', 'opus']], '2.1.0 opus', '2.2.0 opus', true, false],
  ['taken back', asked('2.10.0'), asked('2.9.0'), [['2.9.0', null]], '2.10.0 null', '2.9.0 null', true, true],
  [
    'to a candidate',
    asked('2.1.0'),
    asked('2.1.0-rc.2'),
    [['2.1.0-rc.2', null]],
    '2.1.0 null',
    '2.1.0-rc.2 null',
    true,
    true,
  ],
  [
    'from a candidate',
    asked('2.1.0-rc.10'),
    asked('2.1.0'),
    [['2.1.0', null]],
    '2.1.0-rc.10 null',
    '2.1.0 null',
    true,
    false,
  ],
  [
    'between candidates',
    asked('2.1.0-rc.10'),
    asked('2.1.0-rc.9'),
    [['2.1.0-rc.9', null]],
    '2.1.0-rc.10 null',
    '2.1.0-rc.9 null',
    true,
    true,
  ],
  [
    'another model',
    asked('2.1.0', 'opus'),
    asked('2.1.0', 'haiku'),
    [['2.1.0', 'haiku']],
    '2.1.0 opus',
    '2.1.0 haiku',
    true,
    false,
  ],
  // One that PATH has, on both sides.
  [
    'another than is asked for',
    asked('2.1.0'),
    asked('2.1.0'),
    [['2.0.7', 'opus']],
    '2.0.7 opus',
    '2.0.7 opus',
    false,
    false,
  ],
  [
    'several',
    asked(null),
    asked(null),
    [
      ['1.0.0', 'a'],
      ['1.0.1', 'a'],
    ],
    '1.0.0, 1.0.1 a',
    '1.0.0, 1.0.1 a',
    false,
    false,
  ],
  ['never started', asked('2.1.0'), asked('2.2.0'), [[null, null]], '2.1.0 null', '2.2.0 null', true, false],
])('%s', (_name, before, head, told, left, right, differs, older) => {
  const sides = sidesOf(before, head, ...told);
  const text = ({ version, model }: { version: string | null; model: string | null }): string => `${version} ${model}`;
  expect(sides.map((side) => [text(side.comparator), text(side.head), side.differs, side.older])).toEqual([
    [left, right, differs, older],
  ]);
  expect(olderClients(sides)).toHaveLength(older ? 1 : 0);
});

test('of a provider without a result nothing is said', () => {
  expect(clientSides(asked('1.0.0'), asked('2.0.0'), new Map())).toEqual([]);
});

test.each<[Partial<ProviderConfig>, string | null]>([
  [{}, '1.0.0'],
  [{ client_version: '1.2.3' }, '1.2.3'],
  [{ client_version: '1.2.3', path: 'x' }, '1.2.3'],
  [{ path: 'x' }, null],
])('what %j asks for is %s', (changes, version) => {
  const { lock } = asked('1.0.0');
  const other = { config: { providers: new Map([['claude', { ...DEFAULT_PROVIDER, ...changes }]]) }, lock };
  const [side] = sidesOf(other, asked('0.0.1'), ['0.0.1', null]);
  expect(side?.comparator.version).toBe(version);
});
