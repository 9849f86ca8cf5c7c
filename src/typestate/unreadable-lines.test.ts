import { expect, test } from 'vitest';

import type { LineFacts, TurnFact } from '../evidence/turn-facts.ts';
import { TurnDeriver } from './derive-turns.ts';
import type { UnreadableLine } from './open-turn.ts';
import { builtInPolicies } from './turn-policies.ts';

const NOTHING = { facts: [], quiet: false, holds_ids: false } as const;
type Line = Omit<LineFacts, 'line'>;

const lost = (damage: LineFacts['damage']): Line => ({ ...NOTHING, ...(damage && { damage }) });
const facts = (...given: readonly TurnFact[]): Line => ({ ...NOTHING, facts: given });
const call = (id: string, message: string): Line =>
  facts({ type: 'call', message, id, tool: 'tide.read', digest: id, names: [] });
const result = (id: string): Line => facts({ type: 'result', id, digest: 'd', error: null, handles: [] });
const said = (message: string): Line => facts({ type: 'said', message });
const unknown = (tool_like: boolean): Line => facts({ type: 'unknown', name: 'hologram', tool_like });
const times = (count: number, line: Line): readonly Line[] => Array.from({ length: count }, () => line);
const end = facts({ type: 'end', outcome: 'completed' });
const made = [call('a', 'm1'), result('a'), said('m2')] as const;

/** By turn, the lines that could not be read. */
function unreadable(lines: readonly Line[]): readonly (readonly UnreadableLine[])[] {
  const deriver = new TurnDeriver({ provider: 'claude', policies: builtInPolicies('claude') });
  const turns = lines.flatMap((line, index) => deriver.take({ ...line, line: index + 1 }));
  const all = [...turns, ...deriver.finish()].toSorted((left, right) => left.turn - right.turn);
  return all.map((turn) => turn.unreadable);
}

const NONE: readonly UnreadableLine[] = [];
const TABLE: readonly [name: string, lines: readonly Line[], expected: ReturnType<typeof unreadable>][] = [
  ['nothing', [...made, end], [NONE, NONE]],
  ['characters that are lost', [call('a', 'm1'), lost('lossy'), result('a'), said('m2'), end], [NONE, NONE]],
  ['a damaged line', [call('a', 'm1'), lost('damaged'), ...made.slice(1), end], [[{ line: 2, kind: 'damaged' }], NONE]],
  ['one that is too long', [...made, lost('oversize'), end], [NONE, [{ line: 4, kind: 'oversize' }]]],
  ['one before the first message', [lost('damaged'), ...made, end], [[{ line: 1, kind: 'damaged' }], NONE]],
  [
    'one behind many that lost characters',
    [call('a', 'm1'), ...times(100, lost('lossy')), lost('damaged'), ...made.slice(1), end],
    [[{ line: 102, kind: 'damaged' }], NONE],
  ],
  [
    'the same before the first message',
    [...times(100, lost('lossy')), lost('damaged'), ...made, end],
    [[{ line: 101, kind: 'damaged' }], NONE],
  ],
  [
    'one behind a message that makes no call, in a run that was cut',
    [...made, lost('damaged')],
    [NONE, [{ line: 4, kind: 'damaged' }]],
  ],
  ['a block of an unknown kind', [call('a', 'm1'), unknown(false), ...made.slice(1), end], [NONE, NONE]],
  [
    'one that may be a call',
    [call('a', 'm1'), unknown(true), ...made.slice(1), end],
    [[{ line: 2, kind: 'unknown' }], NONE],
  ],
  [
    'one behind many that are none',
    [call('a', 'm1'), ...times(100, unknown(false)), unknown(true), ...made.slice(1), end],
    [[{ line: 102, kind: 'unknown' }], NONE],
  ],
  ['one in a message that makes no call', [...made, unknown(true)], [NONE, [{ line: 4, kind: 'unknown' }]]],
  ['one before the first message', [unknown(true), ...made, end], [[{ line: 1, kind: 'unknown' }], NONE]],
  [
    'one of a subagent of which nothing else is known',
    [call('a', 'm1'), { ...unknown(true), parent: 'a' }, ...made.slice(1), end],
    [[{ line: 2, kind: 'unknown' }], NONE],
  ],
  [
    'two in one line',
    [call('a', 'm1'), facts(...unknown(true).facts, ...unknown(true).facts), ...made.slice(1), end],
    [[{ line: 2, kind: 'unknown' }], NONE],
  ],
  [
    'one that repeats the id of a line',
    [call('a', 'm1'), ...times(2, { ...unknown(true), copy_id: 'u' }), ...made.slice(1), end],
    [
      [
        { line: 2, kind: 'unknown' },
        { line: 3, kind: 'unknown' },
      ],
      NONE,
    ],
  ],
];

test.each(TABLE)('%s', (_name, lines, expected) => {
  expect(unreadable(lines)).toEqual(expected);
});

test.each([
  ['is damaged', lost('damaged'), 'one that is damaged or too long'],
  ['may be a call', unknown(true), 'one of an unknown kind that may be a call'],
])('a line that %s is refused where no turn comes that could tell of it', (_name, line, found) => {
  // With fresh ids all turns of before are given.
  const session = facts({ type: 'session', begins: true, fresh_ids: true });
  expect(() => unreadable([...made, end, session, line])).toThrow(
    `line 6: expected an event, found ${found}, and no turn that could tell`,
  );
});
