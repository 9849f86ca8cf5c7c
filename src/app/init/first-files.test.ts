import { describe, expect, test } from 'vitest';

import { CONFIG_PATH, DEFAULT_CONFIG } from '../../contracts/config.ts';
import { SkillInventory } from '../../evidence/skill-identity.ts';
import { configFromText } from '../repository/load-config.ts';
import { firstCases, firstConfig, type DescribedSkill, type FirstCases } from './first-files.ts';

test.each([[['.claude/skills', 'plugins/p/skills']], [['skills: yes #1', "it's", '*', '- a', 'true', '"']]])(
  'what is written is read as it was meant: %j',
  async (skills) => {
    const text = firstConfig({
      cases: 'cases/routing/*.json',
      baseline: 'baselines/b.json',
      skills,
      providers: [{ id: 'codex', skills }],
    });
    const config = await configFromText(text, CONFIG_PATH);
    expect(config).toMatchObject({ cases: ['cases/routing/*.json'], baseline: 'baselines/b.json', skills });
    expect([...config.providers].map(([id, provider]) => [id, provider.skills])).toEqual([['codex', skills]]);
    expect(config.levels).toEqual({ ...DEFAULT_CONFIG.levels, 'on-removed': 'error' });
  },
);

function made(...skills: DescribedSkill[]): FirstCases {
  return firstCases(skills, new SkillInventory(skills.map(({ name }) => ({ name, aliases: [] }))));
}

describe('the prompt of a skill', () => {
  test.each([
    ['alpha', 'Use when the user asks for greetings.', 'greetings'],
    ['alpha', 'Use this skill when asked to extract text. Never else.', 'extract text'],
    ['alpha', 'Toolkit for forms. When Claude needs to fill in a form', 'fill in a form'],
    ['alpha', 'This skill should be used when users want to create a chart.', 'create a chart'],
    ['alpha', 'Use for reviewing code', 'reviewing code'],
    ['alpha', 'Makes charts. It is good at it.', 'Makes charts'],
    ['alpha', 'The alpha toolkit. Makes charts.', 'Makes charts'],
    ['alpha', 'Use when working with Alpha. Draws lines!', 'Draws lines'],
    ['alpha', 'Use for alphabets', 'alphabets'],
    ['p:alpha', 'Draws lines with alpha.\nFills areas', 'Fills areas'],
  ])('%s: %s → %s', (name, description, task) => {
    const { cases, flaws } = made({ name, description });
    expect(cases[0]).toEqual({
      case_id: `first-${name.replace(':', '-')}`,
      category: 'draft',
      prompt: `Please help me with this: ${task}`,
      expected_skill: name,
    });
    expect(flaws).toEqual([]);
  });

  test('names the skill where every sentence does, and that is told', () => {
    const { cases, flaws } = made({ name: 'pdf', description: 'Use when working with PDF files' });
    expect(cases[0]?.prompt).toBe('Please help me with this: PDF files');
    expect(flaws).toEqual([{ skill: 'pdf', flaw: 'names_itself' }]);
  });

  test.each([null, '', ' \n . '])('description %j: no case, and that is told', (description) => {
    const { cases, flaws } = made({ name: 'alpha', description });
    expect(cases.map(({ case_id: id }) => id)).toEqual(['small-talk']);
    expect(flaws).toEqual([{ skill: 'alpha', flaw: 'no_description' }]);
  });

  test('has an end, and never begins with a slash', () => {
    const { cases } = made({ name: 'alpha', description: `/${'x '.repeat(100_000)}` });
    expect(cases[0]?.prompt).toMatch(/^Please help me with this: \/x x /);
    expect(cases[0]?.prompt.length).toBeLessThan(350);
  });
});

test('ids are those of cases, each its own', () => {
  const description = 'Draws lines';
  const { cases } = made({ name: 'a b', description }, { name: 'a.b', description }, { name: 'ä', description });
  expect(cases.map(({ case_id: id }) => id)).toEqual(['first-a-b', 'first-a-b-2', 'first--', 'small-talk']);
});

test('the negative case forbids every skill', () => {
  const { cases } = made({ name: 'a', description: 'Draws' }, { name: 'p:b', description: null });
  expect(cases.at(-1)).toEqual({
    case_id: 'small-talk',
    category: 'negative',
    prompt: 'What is 2 + 2? Answer with the number alone.',
    disallowed_skills: ['a', 'p:b'],
  });
});

test('no case gets an id that is taken', () => {
  const inventory = new SkillInventory([{ name: 'a', aliases: [] }]);
  const taken = ['first-a', 'first-a-2', 'small-talk'];
  const { cases } = firstCases([{ name: 'a', description: 'Draws' }], inventory, taken);
  expect(cases.map(({ case_id: id }) => id)).toEqual(['first-a-3', 'small-talk-2']);
});
