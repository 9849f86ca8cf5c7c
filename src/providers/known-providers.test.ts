import { expect, test } from 'vitest';

import { instructsAgents, placingOf } from './known-providers.ts';

test.each<[string, string, string[], string]>([
  ['.claude/skills', 'claude', [], 'own'],
  ['.claude/skills', 'copilot', [], 'own'],
  ['.claude/skills', 'codex', [], 'not_available'],
  ['.claude/skills', 'codex', ['.claude/skills'], 'named'],
  ['.agents/skills', 'claude', [], 'not_available'],
  ['.codex/skills', 'codex', ['.codex/skills'], 'own'],
  ['.github/skills', 'codex', [], 'not_available'],
  ['skills', 'codex', [], 'installed'],
  ['plugins/p/.claude/skills', 'codex', [], 'installed'],
  ['.claude/skills', 'mine', [], 'installed'],
])('a root %s is for %s, with %j named: %4$s', (root, id, named, placing) => {
  expect(placingOf(root, id, named)).toBe(placing);
});

test.each([
  'AGENTS.override.md',
  'a/CLAUDE.local.md',
  'GEMINI.md',
  '.mcp.json',
  'a/b/.claude/rules/x.md',
  '.agents',
  '.codex/config.toml',
  '.github/skills/x/a.py',
  'x/.github/instructions/a.instructions.md',
  '.github/copilot-instructions.md',
  '.claude-plugin/marketplace.json',
  '.github/prompts/a.prompt.md',
  '.github/hooks/h.json',
])('%s instructs agents', (path) => {
  expect(instructsAgents(path)).toBe(true);
});

test.each(['MY-AGENTS.md', '.github/workflows/a.yml', '.github/CODEOWNERS', 'claude/x.md', 'src/.claudex/a'])(
  '%s does not',
  (path) => {
    expect(instructsAgents(path)).toBe(false);
  },
);
