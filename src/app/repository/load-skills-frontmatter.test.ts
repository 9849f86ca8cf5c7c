import { describe, expect, test } from 'vitest';

import { frontmatterFlaws } from '../../evidence/frontmatter-flaws.ts';
import { PROVIDERS } from '../../providers/known-providers.ts';
import { FRONTMATTER_ROWS } from '../../testing/frontmatter-rows.ts';
import { parseFrontmatter } from './load-skills.ts';

const ROWS = FRONTMATTER_ROWS.map(([skill, text, takes, found]) => ({ skill, text, takes, found }));

describe.each([
  { agent: 'claude', column: 0 },
  { agent: 'codex', column: 1 },
  { agent: 'copilot', column: 2 },
])('$agent', ({ agent, column }) => {
  test.each(ROWS)('$skill', async ({ skill, text, takes, found }) => {
    const rules = PROVIDERS.get(agent)?.frontmatter;
    const [flaw] = rules === undefined ? [] : frontmatterFlaws(skill, await parseFrontmatter(text, 'SKILL.md'), rules);
    expect(flaw?.effect ?? 'offered').toBe(takes[column]);
    const told = flaw === undefined || found === undefined ? found : `${flaw.line} ${flaw.key} ${flaw.found}`;
    expect(told).toBe(found);
  });
});
