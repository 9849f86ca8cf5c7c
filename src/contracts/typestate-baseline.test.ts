import { describe, expect, test } from 'vitest';

import { parseTypestateBaseline } from './typestate-baseline.ts';

const ENTRY = { reason: 'for now', expires: '2026-12-31' };

function parse(document: unknown): ReturnType<typeof parseTypestateBaseline> {
  return parseTypestateBaseline(JSON.stringify(document, null, 1), 'typestate.json');
}

test('classes by case and provider, and by turn', () => {
  const { cases, turns } = parse({
    schema: 1,
    cases: { alpha: { claude: { 'tool.use_missing': { ...ENTRY, owner: '@me' } } } },
    turns: { 'any id at all': { 'tool.join_incomplete': ENTRY } },
  });
  expect(cases.get('alpha')?.get('claude')?.get('tool.use_missing')).toEqual({ ...ENTRY, owner: '@me' });
  expect(turns.get('any id at all')?.get('tool.join_incomplete')).toEqual(ENTRY);
});

test('nothing need be tolerated', () => {
  expect(parse({ schema: 1 })).toEqual({ cases: new Map(), turns: new Map() });
});

describe('is refused with its line', () => {
  const classes = (entry: object): object => ({ schema: 1, turns: { t: { 'tool.use_missing': entry } } });

  test.each<[string, unknown, RegExp]>([
    ['no schema', {}, /expected a field "schema"/],
    ['another version', { schema: 2 }, /typestate\.json:2: \/schema/],
    ['no reason', classes({ expires: '2026-12-31' }), /typestate\.json:5: .*"reason"/],
    ['a blank reason', classes({ ...ENTRY, reason: ' ' }), /typestate\.json:6: .*reason/],
    ['no end', classes({ reason: 'x' }), /typestate\.json:5: .*"expires"/],
    ['no day', classes({ ...ENTRY, expires: 'soon' }), /typestate\.json:7: .*expires/],
    ['an unknown field', classes({ ...ENTRY, until: 'x' }), /"until"/],
    ['no class', { schema: 1, turns: { t: { 'Tool missing': ENTRY } } }, /Tool missing/],
  ])('%s', (_, document, message) => {
    expect(() => parse(document)).toThrow(message);
  });

  test('a key twice', () => {
    const text = '{"schema": 1, "turns": {"t": {}, "t": {}}}';
    expect(() => parseTypestateBaseline(text, 'typestate.json')).toThrow(/each key once/);
  });
});
