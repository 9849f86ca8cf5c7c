import { describe, expect, test } from 'vitest';

import type { RoutingCase } from '../contracts/case-file.ts';
import { locatedCases } from '../testing/gate-input-builder.ts';
import { pairCases } from './case-changes.ts';

const PROMPT = 'Please write a friendly greeting for the new members of our team';
const of = (id: string, changes: Partial<RoutingCase> = {}): RoutingCase => ({
  case_id: id,
  prompt: PROMPT,
  expected_skill: 'alpha',
  ...changes,
});
const pairs = (fresh: readonly RoutingCase[], gone: readonly RoutingCase[]): string[] =>
  [...pairCases(locatedCases(...fresh), locatedCases(...gone))].map(([to, from]) => `${from}→${to}`);

describe('a renamed and edited case', () => {
  test.each<[string, Partial<RoutingCase>, Partial<RoutingCase>, boolean]>([
    ['a sign more', { prompt: `${PROMPT}.` }, {}, true],
    ['a word more', { prompt: `${PROMPT} now` }, {}, true],
    ['and other requirements', { prompt: `${PROMPT} now`, required_any_evidence: ['x'] }, {}, true],
    ['half of it', { prompt: PROMPT.slice(0, 30) }, {}, false],
    ['another prompt', { prompt: 'Say goodbye to everybody who leaves' }, {}, false],
    ['no token is shared', { prompt: `${PROMPT} now`, expected_skill: 'beta' }, {}, false],
    ['no token is shared, the same prompt', { prompt: `“${PROMPT}”`, expected_skill: 'beta' }, {}, true],
    [
      'a token in another field',
      { prompt: `${PROMPT} now`, expected_skill: 'beta', disallowed_skills: ['plug:ALPHA'] },
      {},
      true,
    ],
    ['no words', { prompt: '???' }, { prompt: '!!!' }, false],
  ])('%s', (_name, now, before, isPair) => {
    expect(pairs([of('b', now)], [of('a', before)])).toEqual(isPair ? ['a→b'] : []);
  });

  test('among all the most alike first, whatever their order', () => {
    const fresh = [of('c', { prompt: `${PROMPT} this week` }), of('d', { prompt: `${PROMPT} now` })];
    const gone = [of('a'), of('b', { prompt: `${PROMPT} this weekend` })];
    expect(pairs(fresh, gone)).toEqual(['b→c', 'a→d']);
    expect(pairs(fresh.toReversed(), gone.toReversed())).toEqual(['b→c', 'a→d']);
  });

  test('what was not edited comes before what only has the same prompt; ties by id', () => {
    const gone = [of('a', { category: 'x' }), of('b')];
    expect(pairs([of('c')], gone)).toEqual(['b→c']);
    expect(pairs([of('d'), of('c')], [of('b'), of('a')])).toEqual(['a→c', 'b→d']);
  });

  test('is bounded', () => {
    const many = (letter: string, count: number): RoutingCase[] =>
      Array.from({ length: count }, (_, index) => of(`${letter}${index}`, { prompt: `${PROMPT} ${index}` }));
    expect(() => pairs(many('a', 2000), many('b', 2000))).toThrow(
      /^cases\/routing\/cases\.json: expected so few new and gone cases .*, found 2000 new ones and 2000 that are gone/,
    );
    expect(pairs(many('a', 20_000), [])).toEqual([]);
  });
});
