import { describe, expect, test } from 'vitest';
import type { RoutingCase } from '../contracts/case-file.ts';
import { HIDES_READS } from '../providers/known-providers.ts';
import { isCaseLoosened } from './case-loosened.ts';

type Case = Partial<RoutingCase>;
const of = (changes: Case): RoutingCase => ({ case_id: 'a', prompt: 'p', ...changes });

const FULL: Case = {
  expected_skill: 's',
  required_skills: ['t'],
  required_files: ['docs/a.md'],
  required_all_evidence: ['u'],
  disallowed_skills: ['d', 'e'],
};

describe('isCaseLoosened', () => {
  test.each<[string, Case, Case, boolean]>([
    ['nothing changed', FULL, FULL, false],
    ['another order, other letters', { required_skills: ['s', 't'] }, { required_skills: ['T', 'S'] }, false],
    [
      'the same token through another list',
      { expected_skill: 's', require_skill_file: false },
      { required_skills: ['s'] },
      false,
    ],
    ['and without its file', { expected_skill: 's' }, { required_skills: ['s'] }, true],
    ['prompt, category and optional skills', FULL, { ...FULL, category: 'x', optional_skills: ['o'] }, false],

    ['expected skill dropped', FULL, { ...FULL, expected_skill: 'x' }, true],
    ['required skill dropped', FULL, { ...FULL, required_skills: [] }, true],
    ['required file dropped', FULL, { ...FULL, required_files: [] }, true],
    ['required evidence dropped', FULL, { ...FULL, required_all_evidence: [] }, true],
    ['a requirement added', FULL, { ...FULL, required_skills: ['t', 'v'] }, false],
    ['one dropped, one added', FULL, { ...FULL, required_skills: ['v'] }, true],

    ['min tier relaxed', { expected_skill: 's' }, { expected_skill: 's', expected_skill_min_tier: 2 }, true],
    ['min tier written out', { expected_skill: 's' }, { expected_skill: 's', expected_skill_min_tier: 1 }, false],
    [
      'min tier tightened',
      { expected_skill: 's', expected_skill_min_tier: 3 },
      { expected_skill: 's', expected_skill_min_tier: 2 },
      false,
    ],
    ['a skill that is only evidence now', { required_skills: ['t'] }, { required_evidence: ['t'] }, true],
    ['evidence that is a skill now', { required_evidence: ['t'] }, { required_skills: ['t'] }, false],
    ['a plugin prefix dropped', { expected_skill: 'plug:s' }, { expected_skill: 's' }, true],

    ['disallowed token dropped', FULL, { ...FULL, disallowed_skills: ['d'] }, true],
    ['disallowed token added', FULL, { ...FULL, disallowed_skills: ['d', 'e', 'f'] }, false],
    [
      'disallowed tier relaxed',
      { disallowed_skills: ['d'] },
      { disallowed_skills: ['d'], disallowed_min_tier: 1 },
      true,
    ],
    [
      'disallowed tier relaxed from 3 to 2',
      { disallowed_skills: ['d'], disallowed_min_tier: 3 },
      { disallowed_skills: ['d'] },
      true,
    ],
    [
      'disallowed tier tightened',
      { disallowed_skills: ['d'] },
      { disallowed_skills: ['d'], disallowed_min_tier: 3 },
      false,
    ],
    ['the tier of no disallowed tokens', {}, { disallowed_min_tier: 1 }, false],

    ['any-list dropped', { expected_skill: 's', required_any_evidence: ['x'] }, { expected_skill: 's' }, true],
    ['any-list dropped from a negative case', { required_any_evidence: ['x'] }, {}, true],
    ['any-list widened', { required_any_evidence: ['x'] }, { required_any_evidence: ['x', 'y'] }, true],
    ['any-list narrowed', { required_any_evidence: ['x', 'y'] }, { required_any_evidence: ['y'] }, false],
    [
      'any-list in other letters',
      { required_any_evidence: ['ILogger'] },
      { required_any_evidence: ['ilogger'] },
      false,
    ],
    ['a longer text is narrower', { required_any_evidence: ['log'] }, { required_any_evidence: ['ILogger'] }, false],
    ['a shorter text is wider', { required_any_evidence: ['ILogger'] }, { required_any_evidence: ['log'] }, true],
    ['a tool call beside a text', { required_any_evidence: ['x'] }, { required_any_evidence: ['x', 'tool_use'] }, true],
    [
      'another word for a tool call',
      { required_any_evidence: ['tool_use'] },
      { required_any_evidence: ['Bash('] },
      false,
    ],
    [
      'no list is a list of any tool call',
      { expected_skill: 's' },
      { expected_skill: 's', required_any_evidence: ['tool_use'] },
      false,
    ],
    [
      'and the other way round',
      { expected_skill: 's', required_any_evidence: ['tool_use'] },
      { expected_skill: 's' },
      false,
    ],
    [
      'a text instead of any tool call',
      { expected_skill: 's' },
      { expected_skill: 's', required_any_evidence: ['the'] },
      true,
    ],
    ['a list where nothing was asked', {}, { required_any_evidence: ['x'] }, false],
    ['a positive case that became negative', { expected_skill: 's' }, {}, true],

    [
      'an alias that satisfies the skill',
      { expected_skill: 's' },
      { expected_skill: 's', provider_aliases: { codex: { evil: 's' } } },
      true,
    ],
    [
      'an alias that makes it another skill',
      { expected_skill: 's' },
      { expected_skill: 's', provider_aliases: { codex: { s: 'evil' } } },
      true,
    ],
    [
      'an alias that satisfies its file',
      { required_files: ['s/SKILL.md'] },
      { required_files: ['s/SKILL.md'], provider_aliases: { codex: { evil: 'plug:s' } } },
      true,
    ],
    [
      'an alias that hides a disallowed skill',
      { disallowed_skills: ['d'] },
      { disallowed_skills: ['d'], provider_aliases: { codex: { d: 'x' } } },
      true,
    ],
    [
      'also where the case names its plugin',
      { disallowed_skills: ['plug:d'] },
      { disallowed_skills: ['plug:d'], provider_aliases: { codex: { D: 'x' } } },
      true,
    ],
    ['an alias of something else', FULL, { ...FULL, provider_aliases: { codex: { x: 'y' } } }, false],
    [
      'an alias of another provider',
      { expected_skill: 's' },
      { expected_skill: 's', provider_aliases: { claude: { evil: 's' } } },
      false,
    ],
    [
      'an alias to another skill',
      { expected_skill: 's', provider_aliases: { codex: { s: 'x' } } },
      { expected_skill: 's', provider_aliases: { codex: { s: 'y' } } },
      true,
    ],
    [
      'the same alias in other letters',
      { expected_skill: 's', provider_aliases: { codex: { S: 'X' } } },
      { expected_skill: 's', provider_aliases: { Codex: { s: 'x' } } },
      false,
    ],
    [
      'an alias removed that satisfied the skill',
      { expected_skill: 's', provider_aliases: { codex: { other: 's' } } },
      { expected_skill: 's' },
      false,
    ],
    [
      'an alias removed that gave the skill its name',
      { expected_skill: 's', provider_aliases: { codex: { s: 'x' } } },
      { expected_skill: 's' },
      true,
    ],
    [
      'an alias removed that was disallowed as well',
      { disallowed_skills: ['d'], provider_aliases: { codex: { other: 'd' } } },
      { disallowed_skills: ['d'] },
      true,
    ],
    [
      'the name behind the alias written out',
      { required_skills: ['s'], provider_aliases: { codex: { s: 'x' } } },
      { required_skills: ['x'], provider_aliases: { codex: { s: 'x' } } },
      false,
    ],
  ])('%s: %s', (_name, before, head, loosened) => {
    expect(isCaseLoosened(of(before), of(head), 'codex', HIDES_READS)).toBe(loosened);
  });

  test.each([
    ['codex', true],
    ['copilot', true],
    ['claude', false],
  ])("the skill's file dropped, for %s: %s", (agent, loosened) => {
    expect(
      isCaseLoosened(
        of({ expected_skill: 's' }),
        of({ expected_skill: 's', require_skill_file: false }),
        agent,
        HIDES_READS,
      ),
    ).toBe(loosened);
    expect(
      isCaseLoosened(
        of({ expected_skill: 's', require_skill_file: false }),
        of({ expected_skill: 's' }),
        agent,
        HIDES_READS,
      ),
    ).toBe(false);
  });

  test('a case is never looser than itself', () => {
    for (const agent of ['claude', 'codex', 'copilot']) {
      for (const one of [
        {},
        FULL,
        { ...FULL, required_any_evidence: ['x', 'tool_use'], provider_aliases: { codex: { s: 't', d: 'e' } } },
      ]) {
        expect(isCaseLoosened(of(one), of(one), agent, HIDES_READS)).toBe(false);
      }
    }
  });
});
