import { describe, expect, it } from 'vitest';
import { evidenceRulesOf } from '../providers/known-providers.ts';
import { describeReferenceData, referenceText } from '../testing/reference-data.ts';
import { computeTier, structuredTier, textScore, type Observation, type TierRow } from './compute-tier.ts';

function row(agent: string): TierRow {
  return evidenceRulesOf(agent).tiers;
}

interface Fixture {
  readonly name: string;
  readonly agent: string;
  readonly token: string;
  readonly line: string;
  readonly score: number;
  readonly expectedTier: number;
}

describeReferenceData('fixtures of computeTier', () => {
  it('gives the tier of each of the 14', () => {
    const fixtures = JSON.parse(referenceText('data/routing/selftest-fixtures.json')) as readonly Fixture[];
    expect(fixtures.length).toBe(14);
    expect(
      fixtures.map(({ name, agent, token, line, score }) => [name, computeTier(row(agent), token, line, score)]),
    ).toEqual(fixtures.map(({ name, expectedTier }) => [name, expectedTier]));
  });
});

describe('computeTier with a given score', () => {
  const call = (skill: string): string =>
    `{"type":"tool_use","id":"t1","name":"Skill","input":{"skill":"${skill}","args":""}}`;
  const base = 'Base directory for this skill: ';

  it.each<[agent: string, token: string, line: string, score: number, tier: number]>([
    // The call of Claude's Skill tool.
    ['claude', 'tidy-up', call('tidy-up'), 1000, 1],
    ['claude', 'tidy-up', call('acme:tidy-up'), 1000, 1],
    ['claude', 'Tidy-Up', call('tidy-up'), 1000, 1],
    ['claude', 'tidy-up', call('sweep'), 1000, 2],
    ['claude', 'tidy-up', call('sweep'), 59, 3],
    ['claude', 'tidy-up', call('tidy-up-v2'), 1000, 2],
    ['claude', 'tidy-up', '{"name" : "Skill", "input" : {"skill" : "tidy-up"}}', 1000, 1],
    ['claude', 'tidy-up', '{"name":"Skill","input":{}}', 1000, 2],
    ['claude', 'tidy-up', `${call('sweep')},${call('tidy-up')}`, 1000, 1],
    ['claude', 'tidy-up', '{"name":"Skillful","input":{"skill":"tidy-up"}}', 10, 3],
    ['claude', 'tidy-up', 'it says \\"name\\":\\"Skill\\", \\"skill\\":\\"tidy-up\\"', 10, 3],
    ['codex', 'tidy-up', call('tidy-up'), 10, 3],
    // "Launching skill".
    ['claude', 'tidy-up', 'Launching skill: tidy-up', 900, 1],
    ['claude', 'tidy-up', 'Launching skill: acme:tidy-up', 900, 1],
    ['claude', 'tidy-up', 'Launching skill: tidy-up.', 900, 1],
    ['claude', 'tidy-up', '"content":"Launching skill: tidy-up"}', 900, 1],
    ['claude', 'tidy-up', 'Launching skill: sweep, then Launching skill: tidy-up', 900, 1],
    ['claude', 'tidy-up', 'Launching skill: sweep for tidy-up', 900, 2],
    ['copilot', 'tidy-up', 'Launching skill: tidy-up', 10, 3],
    // "Base directory".
    ['codex', 'tidy-up', `${base}/s/tidy-up/SKILL.md`, 700, 1],
    ['copilot', 'tidy-up', `${base}/s/tidy-up`, 700, 1],
    ['codex', 'tidy-up', `${base}C:\\s\\tidy-up\\SKILL.md`, 700, 1],
    ['codex', 'tidy-up', `${base}C:\\\\s\\\\tidy-up`, 700, 1],
    ['codex', 'tidy-up', `${base}/my skills/tidy-up`, 700, 1],
    ['codex', 'tidy-up', `${base}/s/tidy-up-v2/SKILL.md`, 700, 2],
    ['codex', 'tidy-up', `${base}/s/skills/sweep then /s/tidy-up`, 700, 2],
    ['codex', 'tidy-up', `${base}/s/sweep /s/tidy-up`, 700, 2],
    ['codex', 'tidy-up/SKILL.md', `${base}/s/tidy-up/SKILL.md`, 700, 2],
    ['codex', 'tidy-up/SKILL.md', `${base}/s/tidy-up`, 10, 2],
    ['claude', 'tidy-up', `${base}/s/tidy-up`, 10, 3],
    ['other', 'tidy-up', `${base}/s/tidy-up`, 700, 1],
    // Reads.
    ['codex', 'tidy-up', 'cat skills/tidy-up/SKILL.md', 10, 1],
    ['codex', 'tidy-up', 'sed -n 1,20p skills/tidy-up/SKILL.md', 10, 1],
    ['codex', 'tidy-up', 'head -20 skills/tidy-up/SKILL.md', 10, 1],
    ['codex', 'tidy-up', '$ head -20 skills/tidy-up/SKILL.md', 10, 1],
    ['codex', 'tidy-up', 'Get-Content C:\\skills\\tidy-up\\SKILL.md', 10, 1],
    ['codex', 'tidy-up', 'exec: bash -lc "cat skills/tidy-up/skill.md"', 10, 1],
    ['codex', 'tidy-up', 'I read `skills/tidy-up/SKILL.md`.', 10, 3],
    ['codex', 'tidy-up', 'You could open skills/tidy-up/SKILL.md', 10, 3],
    ['codex', 'tidy-up', 'tool: read skills/tidy-up/SKILL.md', 10, 1],
    ['codex', 'tidy-up', '{"tool":"read_file","path":"C:\\\\skills\\\\tidy-up\\\\SKILL.md"}', 10, 1],
    ['codex', 'acme:tidy-up', 'cat skills/tidy-up/SKILL.md', 10, 1],
    ['copilot', 'tidy-up', '● Read skills/tidy-up/SKILL.md (4 lines)', 10, 2],
    ['claude', 'tidy-up', 'cat skills/tidy-up/SKILL.md', 10, 2],
    ['codex', 'tidy-up/SKILL.md', 'cat skills/tidy-up/SKILL.md', 10, 2],
    ['codex', 'docs/notes.md', 'cat docs/notes.md', 10, 2],
    ['codex', 'tidy-up', 'cat skills/tidy-up-v2/SKILL.md', 10, 3],
    ['codex', 'tidy-up', 'cat skills/tidy-up/notes.md', 10, 3],
    ['codex', 'tidy-up', 'rg --files | cat skills/tidy-up/SKILL.md.bak', 10, 3],
    ['codex', 'tidy-up', 'grep -r concat skills/tidy-up/SKILL.md', 10, 3],
    ['codex', 'tidy-up', 'find . -name SKILL.md | read skills/tidy-up/SKILL.md', 10, 3],
    ['codex', 'tidy-up', 'ls skills/tidy-up/SKILL.md', 10, 3],
    ['codex', 'tidy-up', 'concat skills/tidy-up/SKILL.md', 10, 3],
    ['codex', 'tidy-up', 'category: skills/tidy-up/SKILL.md', 10, 3],
    // Copilot's own lines.
    ['copilot', 'tidy-up', '● skill(tidy-up)', 1000, 1],
    ['copilot', 'tidy-up', '  ✓ skill(acme:tidy-up)', 1000, 1],
    ['copilot', 'tidy-up', '✗ skill(tidy-up) Skill not found: tidy-up', 800, 2],
    ['copilot', 'tidy-up', '✗ skill(tidy-up) Skill not found: tidy-up', 10, 3],
    ['copilot', 'tidy-up', '● skill(tidy-up-v2)', 10, 3],
    ['copilot', 'tidy-up', 'then ● skill(tidy-up)', 10, 3],
    ['other', 'tidy-up', '● skill(tidy-up)', 1000, 1],
    // The score decides where nothing matches.
    ['claude', 'tidy-up', 'a word about tidy-up', 59, 3],
    ['claude', 'tidy-up', 'a word about tidy-up', 60, 2],
    ['codex', 'tidy-up', 'nothing at all', 800, 2],
    ['copilot', 'tidy-up', '', 0, 3],
  ])('%s, %s in %s (%i): tier %i', (agent, token, line, score, tier) => {
    expect(computeTier(row(agent), token, line, score)).toBe(tier);
  });

  it.each<[token: string, line: string, score: number]>([
    ['tidy-up', call('tidy-up'), 1000],
    ['tidy-up', call('sweep'), 0],
    ['tidy-up', '● skill(tidy-up)', 1000],
    ['tidy-up', '✗ skill(tidy-up)', 800],
    ['tidy-up', 'Launching skill: tidy-up', 900],
    ['tidy-up', `${base}/s/tidy-up`, 700],
    ['tidy-up', 'cat s/tidy-up/SKILL.md', 700],
    ['tidy-up', `Launching skill: tidy-up ${base}/s/tidy-up`, 900],
    ['tidy-up', 'tool_use command_execution tidy-up', 10],
    ['tidy-up', 'tidy-up-v2', 0],
    ['tidy-up/SKILL.md', 'see tidy-up/SKILL.md', 10],
  ])('the score of %s in %s is %i: the strongest match, never a sum', (token, line, score) => {
    expect(textScore(row('other'), token, line)).toBe(score);
  });
});

describe('structuredTier', () => {
  const open = (ok: boolean | null, underSkillsRoot: boolean, showsFrontmatter: boolean): Observation => {
    return { kind: 'file_open', ok, underSkillsRoot, showsFrontmatter };
  };
  const text = (agent: string, observation: Observation, tokenIsPath = false): string => {
    const tier = structuredTier(row(agent), observation, tokenIsPath);
    return tier === null
      ? 'none'
      : `${tier.tier} ${tier.score} ${tier.attempted ? 'attempted' : ''} ${tier.succeeded ? 'ok' : ''}`;
  };

  it.each<[what: string, agent: string, observation: Observation, expected: string]>([
    ['loaded', 'claude', { kind: 'skill_call', ok: true }, '1 1000 attempted ok'],
    ['refused', 'claude', { kind: 'skill_call', ok: false }, '2 800 attempted '],
    ['unanswered', 'claude', { kind: 'skill_call', ok: null }, '2 800 attempted '],
    ['loaded', 'copilot', { kind: 'skill_call', ok: true }, '1 1000 attempted ok'],
    ['read', 'claude', open(true, true, false), '2 700 attempted ok'],
    ['read', 'copilot', open(true, true, true), '2 700 attempted ok'],
    ['failed read', 'claude', open(false, true, false), 'none'],
    ['unanswered read', 'copilot', open(null, true, false), 'none'],
    ['read under a root', 'codex', open(true, true, true), '1 1000 attempted ok'],
    ['read without frontmatter', 'codex', open(true, true, false), '2 800 attempted '],
    ['failed read', 'codex', open(false, true, false), '2 800 attempted '],
    ['failed read that shows it', 'codex', open(false, true, true), '2 800 attempted '],
    ['unanswered read', 'codex', open(null, true, true), '2 800 attempted '],
    ['read elsewhere', 'codex', open(true, false, true), '2 700 attempted ok'],
    ['failed read elsewhere', 'codex', open(false, false, true), 'none'],
    ['mention', 'codex', { kind: 'mention' }, '3 10  '],
  ])('%s by %s (%j): %s', (_, agent, observation, expected) => {
    expect(text(agent, observation)).toBe(expected);
    // A token that is a path never exceeds tier 2; nothing else changes.
    expect(text(agent, observation, true)).toBe(expected.replace(/^1 /, '2 '));
  });
});
