import { describe, expect, test } from 'vitest';

import { CONFIG_PATH } from '../../contracts/config.ts';
import { configFromText } from '../repository/load-config.ts';
import { firstCases, firstConfig, type DescribedSkill, type FirstCases } from './first-files.ts';
import { DEFAULT_CONFIG } from '../../testing/default-config.ts';

test.each([
  [['.claude/skills', 'plugins/p/skills'], false],
  [['skills: yes #1', "it's", '*', '- a', 'true', '"'], true],
])('what is written is read as it was meant: %j', async (skills, proposesPolicy) => {
  const text = firstConfig({
    cases: 'cases/routing/*.json',
    baseline: 'baselines/b.json',
    skills,
    providers: [{ id: 'codex', skills }],
    proposesPolicy,
  });
  const config = await configFromText(text, CONFIG_PATH);
  expect(config).toMatchObject({ cases: ['cases/routing/*.json'], baseline: 'baselines/b.json', skills });
  expect([...config.providers].map(([id, provider]) => [id, provider.skills])).toEqual([['codex', skills]]);
  expect(config.levels).toEqual({ ...DEFAULT_CONFIG.levels, 'on-removed': 'error' });
  expect(config.required).toBeNull();
});

function made(...skills: DescribedSkill[]): FirstCases {
  return firstCases(skills);
}

describe('the prompt of a skill', () => {
  test.each([
    ['alpha', 'Use when the user asks for greetings.', 'Please help me with greetings.'],
    ['alpha', 'Use this skill when asked to extract text. Never else.', 'Please extract text.'],
    ['alpha', 'Toolkit for forms. When Claude needs to fill in your form', 'Please fill in my form.'],
    ['alpha', 'This skill should be used when users want to create a chart.', 'Please create a chart.'],
    ['alpha', 'Use when a user says "ship it now", or asks to deploy', 'ship it now'],
    ['alpha', 'Use for reviewing code', 'Please help me with reviewing code.'],
    [
      'alpha',
      'Use for reviewing code, e.g. pull requests in Java.',
      'Please help me with reviewing code, e.g. pull requests in Java.',
    ],
    ['alpha', 'Used to convert images; do not use it for videos', 'Please convert images.'],
    ['alpha', 'Makes charts. Use when working with PDF files.', 'Please help me with PDF files.'],
    ['alpha', 'Makes charts. It is good at it.', 'Please make charts.'],
    ['alpha', 'Applies fixes, but never to tests.', 'Please apply fixes.'],
    ['alpha', 'Generates release notes and creates a changelog', 'Please generate release notes.'],
    ['alpha', 'Formats code, reviews it, and then runs its tests', 'Please format code.'],
    ['alpha', 'Makes charts and tables of numbers', 'Please make charts and tables of numbers.'],
    ['alpha', 'Matches patterns\n  in text', 'Please match patterns in text.'],
    ['alpha', 'Plans how to mow a lawn', 'Please plan how to mow a lawn.'],
    ['alpha', 'Helps you write tests', 'Please help me write tests.'],
    ['alpha', 'Extract text from a scan', 'Please extract text from a scan.'],
    ['alpha', 'Reviewing code that others wrote', 'Please help me with reviewing code that others wrote.'],
    ['alpha', 'The alpha toolkit. Makes charts.', 'Please make charts.'],
    ['alpha', 'Use when working with Alpha. Draws lines!', 'Please draw lines.'],
    ['alpha', 'Use for alphabets', 'Please help me with alphabets.'],
    ['p:alpha', 'Draws lines with alpha. Fills areas', 'Please fill areas.'],
    ['a', 'Sort a list of apples', 'Please sort a list of apples.'],
    ['pdf', 'Use when working with PDF files', 'Please help me with PDF files.'],
  ])('%s: %s → %s', (name, description, prompt) => {
    const { cases, notes, withoutRequest } = made({ name, description });
    expect(cases[0]).toEqual({
      case_id: `first-${name.replace(':', '-')}`,
      category: 'draft',
      prompt,
      expected_skill: name,
    });
    expect([notes, withoutRequest]).toEqual([[], []]);
  });

  test.each([
    ['Sort apples by colour.', 'sort apples by colour'],
    ['Rename files in bulk', 'rename files in bulk'],
    ['Brew coffee.', 'brew coffee'],
    ['Use when building, testing or baking cakes', 'help me with building, testing or baking cakes'],
    ['Ping hosts', 'ping hosts'],
    ['Compress PNG images without losing quality', 'compress PNG images without losing quality'],
    ['Schedule meetings with people', 'schedule meetings with people'],
    ['Water the plants', 'water the plants'],
    ['Teach me chess', 'teach me chess'],
    ['Untangle headphone cables', 'untangle headphone cables'],
    ['Address review comments', 'address review comments'],
    ['Focuses a lens.', 'focus a lens'],
    ['Transcribes audio', 'transcribe audio'],
    ['Copies files between hosts.', 'copy files between hosts'],
    ['Quickly sorts apples.', 'sort apples'],
    ['This skill automatically formats SQL queries.', 'format SQL queries'],
    ['A tool that merges branches', 'merge branches'],
    ['Allows you to book a table. Never for lunch.', 'book a table'],
    ['Helps with sorting apples', 'help me with sorting apples'],
    ['Suggest names for a product, but not domains.', 'suggest names for a product'],
    ['Extracts and merges PDFs.', 'extract PDFs'],
    ['Create, edit, and validate tables of numbers', 'create tables of numbers'],
    ['Implements and selects optimal structures', 'implement optimal structures'],
    ['Summarise a meeting, then mail it.', 'summarise a meeting, then mail it'],
    ['Puts the site live when a person asks for it', 'put the site live'],
    ['Sort apples. Use only when explicitly requested.', 'sort apples'],
    ['Formats tables (use only when explicitly requested)', 'format tables'],
    ['Sorts apples; use this only if the user explicitly asks.', 'sort apples'],
    ['Proofread essays — invoke only on explicit request.', 'proofread essays'],
    ['Use this skill only when the user requests it. Sorts apples.', 'sort apples'],
    ['Use only when asked to sort apples', 'sort apples'],
    ['Turn a sketch into code when the user asks for it', 'turn a sketch into code'],
  ])('is what a verb asks for: %s', (description, task) => {
    expect(made({ name: 'alpha', description }).cases[0]?.prompt).toBe(`Please ${task}.`);
  });

  test('names the skill where every sentence does, and that is told', () => {
    const { cases, notes } = made({ name: 'pdf', description: 'Use when working with the pdf skill' });
    expect(cases[0]?.prompt).toBe('Please help me with the pdf skill.');
    expect(notes).toEqual([{ what: 'pdf', says: expect.stringMatching(/^the prompt of its case names it/) }]);
  });

  test.each([
    null,
    '',
    ' \n . ',
    'Toolkit for forms',
    'This is a tool',
    'PDF toolkit',
    'Frontend design patterns',
    'Best practices of Git',
    'Expert guidance for building servers',
    'Universal evidence-first data analysis skill for Excel',
    'Knowledge and utilities for creating charts',
    'Interactive terminal sessions',
    'Use only when explicitly requested.',
    'How to mow a lawn',
    'Apple sorting for beginners',
    'Image compression',
    'Requires Node 20.',
    'You must see this first',
    'Do not use for greetings',
    'Says "/deploy now"',
    'Use when a user says "ask $alpha now"',
    'Erstelle Rechnungen aus Bestellungen. Prüfe jede Adresse',
    'Erstelle PDF-Dateien',
    'Transforme les fichiers de configuration',
    'x '.repeat(100_000),
  ])('description %.40j: no case, and that is told', (description) => {
    const { cases, withoutRequest } = made({ name: 'alpha', description });
    expect(cases.map(({ case_id: id }) => id)).toEqual(['small-talk']);
    expect(withoutRequest).toEqual(['alpha']);
  });

  test('has an end', () => {
    const { cases } = made({ name: 'alpha', description: `Makes ${'x '.repeat(100_000)}` });
    expect(cases[0]?.prompt).toMatch(/^Please make (?:x ){100,}x\.$/);
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
  const taken = ['first-a', 'first-a-2', 'small-talk'];
  const { cases } = firstCases([{ name: 'a', description: 'Draws lines' }], taken);
  expect(cases.map(({ case_id: id }) => id)).toEqual(['first-a-3', 'small-talk-2']);
});
