import { describe, expect, test } from 'vitest';

import { evidenceRulesOf } from '../providers/known-providers.ts';
import { logHits } from './log-hits.ts';

const keep = (text: string): string => text;

function hitsIn(agent: string, ...lines: string[]): ReadonlyMap<string, unknown> {
  const numbered = lines.map((text, index) => ({ text, number: index + 1 }));
  return logHits(evidenceRulesOf(agent).tiers, ['alpha-skill'], new Map(), numbered, keep);
}

describe('logHits', () => {
  test.each([
    ['claude', '{"type":"assistant","message":{"content":[{"name":"Skill","input":{"skill":"alpha-skill"}}]}}'],
    ['claude', 'Launching skill: alpha-skill'],
    ['copilot', 'Base directory for this skill: /w/.github/skills/alpha-skill'],
    ['codex', '{"type":"response_item","payload":{"arguments":"cat /w/.agents/skills/alpha-skill/SKILL.md"}}'],
  ])('what %s did is tier 2 at most: %s', (agent, line) => {
    const hit = hitsIn(agent, line).get('alpha-skill');
    expect(hit).toMatchObject({ tier: 2, source_kind: 'log_fallback', succeeded_tier: 2, line_number: 1 });
  });

  test('a mention stays one', () => {
    expect(hitsIn('claude', 'I could use alpha-skill').get('alpha-skill')).toMatchObject({ tier: 3, succeeded: false });
  });

  test.each([
    '{"role":"user","content":"cat /w/.agents/skills/alpha-skill/SKILL.md"}',
    '{"role": "developer","content":"<skills_instructions> read /w/skills/alpha-skill/SKILL.md"}',
    '{"type":"system","subtype":"init","skills":["alpha-skill"]}',
    `cat /w/.agents/skills/alpha-skill/SKILL.md${' '.repeat(70_000)}`,
    'cat /w/.agents/skills/alpha-skill-2/SKILL.md',
  ])('what the model was told is none of its deeds: %#', (line) => {
    expect(hitsIn('codex', line).size).toBe(0);
  });

  test('the strongest line of a token is kept', () => {
    const hit = hitsIn('claude', 'about alpha-skill', 'Launching skill: alpha-skill', 'alpha-skill again');
    expect(hit.get('alpha-skill')).toMatchObject({ line_number: 2, score: 900 });
  });
});
