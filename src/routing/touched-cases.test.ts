import { describe, expect, test } from 'vitest';

import type { RoutingCase } from '../contracts/case-file.ts';
import type { PlannedChanges } from '../contracts/plan.ts';
import { baselineOf, locatedCases, routingCase, type EntryLike } from '../testing/gate-input-builder.ts';
import { historyRecord } from '../testing/history-builder.ts';
import { changedEntries, skillChanges, touchedByChanges, touchedCases } from './touched-cases.ts';

describe('touchedCases', () => {
  test.each<[string, Partial<RoutingCase>, string, boolean]>([
    ['the expected skill', { expected_skill: 'pdf' }, 'pdf', true],
    ['a required one', { required_skills: ['pdf'] }, 'pdf', true],
    ['an optional one', { optional_skills: ['pdf'] }, 'pdf', true],
    ['a forbidden one', { disallowed_skills: ['pdf'] }, 'pdf', true],
    ['evidence', { required_all_evidence: ['pdf'] }, 'pdf', true],
    ['more evidence', { required_evidence: ['pdf/SKILL.md'] }, 'pdf', true],
    ['a file of it', { required_files: ['.claude/skills/pdf/reference.md'] }, 'pdf', true],
    ['on Windows', { required_files: [String.raw`skills\pdf\SKILL.md`] }, 'pdf', true],
    ['what a provider calls it', { expected_skill: 'p', provider_aliases: { codex: { p: 'pdf' } } }, 'pdf', true],
    ['of a plugin', { expected_skill: 'office:pdf' }, 'pdf', true],
    ['of another plugin, to be safe', { expected_skill: 'office:pdf' }, 'tools:PDF', true],
    ['in other letters', { expected_skill: 'PDF' }, 'pdf', true],
    ['a longer name', { expected_skill: 'pdf-forms' }, 'pdf', false],
    ['a shorter name', { expected_skill: 'pdf' }, 'pdf-forms', false],
    ['words of the prompt', { prompt: 'Use pdf, please' }, 'pdf', false],
    ['a text to look for', { required_any_evidence: ['pdf'] }, 'pdf', false],
  ])('%s', (_name, definition, skill, isTouched) => {
    const cases = locatedCases(routingCase('one', { expected_skill: 'other', ...definition }));
    expect([...touchedCases(cases, { skills: new Set([skill]), cases: new Set() })]).toEqual(isTouched ? ['one'] : []);
  });

  test('a case that changed, in the order of the cases', () => {
    const cases = locatedCases(routingCase('b'), routingCase('a'), routingCase('c'));
    const changes = { skills: new Set(['c-skill']), cases: new Set(['b', 'gone']) };
    expect([...touchedCases(cases, changes)]).toEqual(['b', 'c']);
  });
});

describe('skillChanges', () => {
  const listing = (name: string, change: 'added' | 'removed' | 'changed' | 'unreadable', ...fields: string[]) => ({
    name,
    file: `skills/${name}/SKILL.md`,
    change,
    fields,
  });

  const TEXTS = new Map([
    ['skills/pdf/SKILL.md', '---\nname: pdf\n---\nText'],
    ['skills/doc/SKILL.md', '---\nname: pdf\n---\nText'],
    ['skills/odf/SKILL.md', '---\nname: odf\n---\nText'],
    ['skills/xls/SKILL.md', '---\nname: xls\n---\nOther'],
  ]);

  test.each<[string, PlannedChanges['listings'], Record<string, string>, readonly string[]]>([
    ['another folder', [listing('doc', 'added'), listing('pdf', 'removed')], {}, ['this change renamed pdf to doc']],
    [
      'another folder and name',
      [listing('odf', 'added'), listing('pdf', 'removed')],
      {},
      ['this change renamed pdf to odf'],
    ],
    [
      'removed beside another one',
      [listing('pdf', 'removed'), listing('xls', 'added'), listing('unread', 'added')],
      {},
      ['this change removed pdf (skills/pdf/SKILL.md)'],
    ],
    ['removed', [listing('pdf', 'removed')], {}, ['this change removed pdf (skills/pdf/SKILL.md)']],
    ['added', [listing('PDF', 'added')], {}, ['this change added PDF (skills/PDF/SKILL.md)']],
    [
      'another description',
      [listing('pdf', 'changed', 'description', 'name')],
      {},
      ['this change edited description, name of pdf (skills/pdf/SKILL.md)'],
    ],
    ['unreadable', [listing('pdf', 'unreadable')], {}, ['this change edited pdf (skills/pdf/SKILL.md)']],
    [
      'renamed, which says all',
      [listing('pdf', 'removed'), listing('paper', 'added')],
      { paper: 'pdf' },
      ['this change renamed pdf to paper'],
    ],
    ['another skill', [listing('xls', 'removed')], { b: 'a' }, []],
  ])('%s', (_name, listings, renames, told) => {
    const changes = { merge_base: '0'.repeat(40), cases: [], skills: [], everything: [], listings };
    const definition = routingCase('one', { expected_skill: 'office:pdf' });
    // A shard's plan says the same again.
    expect(skillChanges(definition, [changes, changes], new Map(Object.entries(renames)), TEXTS)).toEqual(told);
  });
});

test.each<[string, Record<string, EntryLike>, Record<string, EntryLike>, boolean]>([
  ['the same', { claude: 'pass' }, { claude: 'pass' }, false],
  ['another status', { claude: 'pass' }, { claude: 'fail' }, true],
  ['no entry before', {}, { claude: 'pass' }, true],
  ['none any more', { claude: 'pass' }, {}, true],
  ['of one provider', { claude: 'pass', codex: 'fail' }, { claude: 'pass', codex: 'pass' }, true],
  ['what is meant anyway', { claude: 'pass' }, { claude: { expected_status: 'pass', allow_timeout: false } }, false],
  ['a timeout', { claude: 'pass' }, { claude: { expected_status: 'pass', allow_timeout: true } }, true],
  ['an end', { claude: 'fail' }, { claude: { expected_status: 'fail', expires: '2027-01-01' } }, true],
  ['words', { claude: 'fail' }, { claude: { expected_status: 'fail', reason: 'r', owner: 'o' } }, false],
  [
    'counts',
    { claude: 'pass' },
    { claude: { expected_status: 'pass', history: [historyRecord({ batch: 1, passed: 1, total: 1 })] } },
    false,
  ],
])('%s', (_name, before, after, isChanged) => {
  const both = [before, after].map((cells) => baselineOf({ one: cells, other: { claude: 'pass' } })) as [
    ReturnType<typeof baselineOf>,
    ReturnType<typeof baselineOf>,
  ];
  expect([...changedEntries(...both)]).toEqual(isChanged ? ['one'] : []);
});

test.each<[string, Partial<PlannedChanges>, string[]]>([
  ['nothing', {}, []],
  ['a skill', { skills: ['one-skill'] }, ['one']],
  ['a case', { cases: ['two'] }, ['two']],
  ['a file of everything', { everything: ['AGENTS.md'] }, ['one', 'two']],
  ['what is listed', { listings: [{ name: 's', file: 's/SKILL.md', change: 'added', fields: [] }] }, ['one', 'two']],
])('recorded changes touch: %s', (_name, changes, touched) => {
  const recorded = { merge_base: 'a'.repeat(40), cases: [], skills: [], everything: [], listings: [], ...changes };
  expect([...touchedByChanges(locatedCases(routingCase('one'), routingCase('two')), recorded)]).toEqual(touched);
});
