import { describe, expect, test } from 'vitest';
import type { RoutingCase } from '../contracts/case-file.ts';
import { locatedCases, routingCase } from '../testing/gate-input-builder.ts';
import { touchedCases } from './touched-cases.ts';

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
