import { describe, expect, test } from 'vitest';
import type { RoutingCase } from '../contracts/case-file.ts';
import { locatedCases } from '../testing/gate-input-builder.ts';
import { caseChanges, type CaseChange, type SkillRenames } from './case-changes.ts';

const DEFINITION = { prompt: 'Please help.', expected_skill: 'one' };
const of = (id: string, changes: Partial<RoutingCase> = {}): RoutingCase => ({
  case_id: id,
  ...DEFINITION,
  ...changes,
});

interface Setting {
  readonly head: readonly RoutingCase[];
  readonly before: readonly RoutingCase[] | null;
  readonly renames?: SkillRenames;
  readonly entryIds?: readonly string[];
}

const changesOf = ({ head, before, renames, entryIds }: Setting) =>
  caseChanges(
    locatedCases(...head),
    before === null ? null : locatedCases(...before),
    renames ?? new Map(),
    entryIds ?? [],
  );

/** `id←before` for each case, with `new` for one that the comparator does not have, and what changed. */
function short(setting: Setting): string[] {
  return [...changesOf(setting).changes].map(([id, change]: [string, CaseChange]) =>
    [
      change.beforeId === id ? id : `${id}←${change.beforeId}`,
      ...(change.before === null ? ['new'] : []),
      ...(change.changed ? ['changed'] : []),
      ...(change.naming === null ? [] : [change.naming]),
    ].join(' '),
  );
}

describe('pairing with the comparator', () => {
  test.each<[string, Setting, string[], string[]]>([
    ['the same id', { head: [of('a')], before: [of('a')] }, ['a'], []],
    ['the same id, other content', { head: [of('a', { category: 'x' })], before: [of('a')] }, ['a changed'], []],
    ['a new case', { head: [of('a'), of('b', { prompt: 'q' })], before: [of('a')] }, ['a', 'b new changed'], []],
    ['a case that is gone', { head: [of('a')], before: [of('a'), of('b', { prompt: 'q' })] }, ['a'], []],
    [
      'the order of a file does not matter',
      { head: [of('b', { prompt: 'q' }), of('a')], before: [of('a'), of('b', { prompt: 'q' })] },
      ['a', 'b'],
      [],
    ],
    ['a declared rename', { head: [of('b', { renamed_from: 'a' })], before: [of('a')] }, ['b←a'], []],
    [
      'a declared rename with other content',
      { head: [of('b', { renamed_from: 'a', prompt: 'q' })], before: [of('a')] },
      ['b←a changed'],
      [],
    ],
    ['a rename that says nothing', { head: [of('b')], before: [of('a')] }, ['b←a'], ['a→b']],
    [
      'a rename that says nothing, other content',
      { head: [of('b', { prompt: 'q' })], before: [of('a')] },
      ['b new changed'],
      [],
    ],
    [
      'a rename that says nothing, a word more',
      { head: [of('b', { prompt: 'Please help me!' })], before: [of('a', { prompt: 'Please, help me' })] },
      ['b←a changed'],
      ['a→b'],
    ],
    [
      'a rename that names an id which never was',
      { head: [of('b', { renamed_from: 'z' })], before: [of('a')] },
      ['b←a'],
      ['a→b'],
    ],
    ['a copy is no rename', { head: [of('a'), of('b')], before: [of('a')] }, ['a', 'b new changed'], []],
    [
      'a copy that claims to be a rename is none',
      { head: [of('a'), of('b', { renamed_from: 'a' })], before: [of('a')] },
      ['a', 'b new changed'],
      [],
    ],
    ['a rename of long ago', { head: [of('b', { renamed_from: 'a' })], before: [of('b')] }, ['b'], []],
    [
      'a rename of long ago, whose old id is used again',
      { head: [of('a', { prompt: 'q' }), of('b', { renamed_from: 'a' })], before: [of('b')] },
      ['a new changed', 'b'],
      [],
    ],
    [
      'two that swap their names are two changed cases',
      { head: [of('a', { prompt: 'q' }), of('b')], before: [of('a'), of('b', { prompt: 'q' })] },
      ['a changed', 'b changed'],
      [],
    ],
    [
      'two with the same content, one by one',
      { head: [of('c'), of('d')], before: [of('a'), of('b')] },
      ['c←a', 'd←b'],
      ['a→c', 'b→d'],
    ],
    [
      'one of two with the same content',
      { head: [of('c'), of('d')], before: [of('a')] },
      ['c←a', 'd new changed'],
      ['a→c'],
    ],
    [
      'what is renamed by declaration is not given away',
      { head: [of('b'), of('c', { renamed_from: 'a' })], before: [of('a')] },
      ['b new changed', 'c←a'],
      [],
    ],
    ['no cases known', { head: [of('a')], before: null }, ['a new'], []],
    [
      'no cases known, but an entry of that id',
      { head: [of('b', { renamed_from: 'a' })], before: null, entryIds: ['b'] },
      ['b new'],
      [],
    ],
    [
      'no cases known, but an entry of the old id',
      { head: [of('b', { renamed_from: 'a' })], before: null, entryIds: ['a'] },
      ['b←a new'],
      [],
    ],
    [
      'an entry of that id without a case',
      { head: [of('b', { renamed_from: 'a' })], before: [of('a')], entryIds: ['a', 'b'] },
      ['b new changed'],
      [],
    ],
  ])('%s', (_name, setting, changes, renamed) => {
    expect(short(setting)).toEqual(changes);
    expect(changesOf(setting).renamed.map(({ from, to }) => `${from}→${to}`)).toEqual(renamed);
  });
});

describe('a prompt that tells the answer', () => {
  const plain = 'Please write the tests.';
  const told = 'Please use the one skill to write the tests.';
  test.each<[string, Partial<RoutingCase>, Partial<RoutingCase>, boolean]>([
    ['it did not before', { prompt: told }, { prompt: plain }, true],
    ['it did before', { prompt: told }, { prompt: told, category: 'x' }, false],
    ['it does no longer', { prompt: plain }, { prompt: told }, false],
    ['neither', { prompt: `${plain} Now.` }, { prompt: plain }, false],
    ['in other letters', { prompt: 'Use `ONE`.' }, { prompt: plain }, true],
    ['by its path', { prompt: 'Open .claude/skills/one/SKILL.md' }, { prompt: plain }, true],
    ['with its plugin', { prompt: 'Use plug:one' }, { prompt: plain }, true],
    [
      'where the case names the plugin',
      { prompt: 'Use @one', expected_skill: 'plug:one' },
      { prompt: plain, expected_skill: 'plug:one' },
      true,
    ],
    ['in its context', { context: [{ section: 'x', text: told }] }, {}, true],
    ['in its context, as before', { context: [{ section: 'x', text: told }] }, { prompt: told }, false],
    ['as a part of another word', { prompt: 'Someone phoned one-off.' }, { prompt: plain }, false],
    [
      'another skill is expected, and it was named before',
      { prompt: 'Use $two', expected_skill: 'two' },
      { prompt: 'Use $two' },
      true,
    ],
    [
      'the skill moved to another field',
      { prompt: told, expected_skill: undefined as never, required_skills: ['one'] },
      { prompt: plain },
      true,
    ],
    [
      'the skill is required in another field than before',
      { prompt: told },
      { prompt: told, expected_skill: undefined as never, required_skills: ['one'] },
      false,
    ],
    [
      'a skill that is required beside the expected one',
      { prompt: 'Use two-tools', required_all_evidence: ['two-tools/SKILL.md'] },
      { prompt: plain, required_all_evidence: ['two-tools/SKILL.md'] },
      true,
    ],
    [
      'what a provider calls it',
      { prompt: 'Use two-tools', provider_aliases: { codex: { one: 'two-tools' } } },
      { prompt: plain, provider_aliases: { codex: { one: 'two-tools' } } },
      true,
    ],
    ['another file', { prompt: 'See `a.md`', required_files: ['a.md'] }, { prompt: plain }, false],
  ])('%s: %s', (_name, head, before, leading) => {
    const clean = (changes: Partial<RoutingCase>): RoutingCase =>
      JSON.parse(JSON.stringify(of('a', changes))) as RoutingCase;
    const { changes } = changesOf({ head: [clean(head)], before: [clean(before)] });
    expect(changes.get('a')?.naming).toBe(leading ? 'leading' : null);
  });

  test('in words that may just be meant it is another thing, and news only once', () => {
    const words = 'Please write one test.';
    expect(short({ head: [of('a', { prompt: words })], before: [of('a', { prompt: plain })] })).toEqual([
      'a changed words',
    ]);
    expect(short({ head: [of('a', { prompt: told })], before: [of('a', { prompt: words })] })).toEqual([
      'a changed leading',
    ]);
    expect(short({ head: [of('a', { prompt: words })], before: [of('a', { prompt: told })] })).toEqual(['a changed']);
  });

  test.each<[string, string[], RegExp | null]>([
    ['x '.repeat(131_000), [], null],
    ['a '.repeat(131_000), ['a'.repeat(150)], null],
    ['a '.repeat(131_000), Array.from({ length: 1000 }, (_, length) => 'a'.repeat(length + 1)), /: a: .* 1001 names/],
  ])('takes a second, or is refused (%#)', (prompt, skills, refusal) => {
    const began = process.cpuUsage();
    const look = (): unknown =>
      changesOf({ head: [of('a', { prompt, required_skills: skills })], before: [of('a', { prompt: plain })] });
    if (refusal === null) look();
    else expect(look).toThrow(refusal);
    expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
  });

  test('is only said where the comparator has the case', () => {
    expect(short({ head: [of('a', { prompt: told })], before: [] })).toEqual(['a new changed']);
    expect(short({ head: [of('a', { prompt: told })], before: null })).toEqual(['a new']);
    expect(
      short({ head: [of('b', { prompt: told, renamed_from: 'a' })], before: [of('a', { prompt: plain })] }),
    ).toEqual(['b←a changed leading']);
  });

  test('a skill that was renamed in a prompt that named it is no news', () => {
    const renames = new Map([['uno', 'one']]);
    const head = [of('a', { prompt: 'Use @uno', expected_skill: 'uno' })];
    expect(short({ head, before: [of('a', { prompt: 'Use @one' })], renames })).toEqual(['a changed']);
    expect(short({ head, before: [of('a', { prompt: plain })], renames })).toEqual(['a changed leading']);
    expect(short({ head, before: [of('a', { prompt: 'Use @one' })] })).toEqual(['a changed leading']);
  });
});

test('tokens of a renamed skill are mapped, everywhere and nothing else', () => {
  const before = of('a', {
    expected_skill: 'One',
    required_all_evidence: ['one', 'one/SKILL.md', 'onerous', 'x/one'],
    required_evidence: ['two'],
    required_skills: ['plug:one'],
    required_files: ['one/docs/a.md'],
    optional_skills: ['one'],
    disallowed_skills: ['ONE'],
    required_any_evidence: ['one'],
    provider_aliases: { codex: { mine: 'one', one: 'other' } },
  });
  const { changes } = changesOf({ head: [of('a')], before: [before], renames: new Map([['uno', 'one']]) });
  expect(changes.get('a')?.before).toEqual({
    ...before,
    expected_skill: 'uno',
    required_all_evidence: ['uno', 'uno/SKILL.md', 'onerous', 'x/one'],
    required_skills: ['plug:uno'],
    required_files: ['uno/docs/a.md'],
    optional_skills: ['uno'],
    disallowed_skills: ['uno'],
    provider_aliases: { codex: { mine: 'uno', one: 'other' } },
  });
});
