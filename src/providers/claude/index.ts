import { executable } from '../../contracts/client-package.ts';
import type { Provider } from '../provider.ts';

export const claude: Provider = {
  id: 'claude',
  package: {
    program: 'claude',
    name: '@anthropic-ai/claude-code',
    megabytes: 190,
    binary: (platform) => {
      const { os, cpu, libc } = platform;
      const folder = `@anthropic-ai/claude-code-${os}-${cpu}${libc === 'musl' ? '-musl' : ''}`;
      return { folder, path: executable('claude', platform) };
    },
    versionLine: (version) => String.raw`${version} \(Claude Code\)`,
    versionVariables: () => ({ DISABLE_AUTOUPDATER: '1' }),
    lock: async () => (await import('./claude-lock.json', { with: { type: 'json' } })).default,
  },
  skillRoots: ['.claude/skills'],
  frontmatter: {
    needsBlock: false,
    refusesMark: false,
    invalidYaml: 'guessed',
    hides: true,
    fields: [],
    callsByName: false,
  },
  homeVariable: 'CLAUDE_CONFIG_DIR',
  takesPlugins: true,
  folders: ['.claude', '.claude-plugin'],
  instructions: [/(?:^|\/)CLAUDE[^/]*\.md$/i, /(?:^|\/)\.mcp\.json$/i],
  settings: /(?:^|\/)\.claude\/settings(?:\.local)?\.json$/i,
  unjudged: [/(?:^|\/)\.(?:mcp|lsp)\.json$/i, /(?:^|\/)(?:\.claude\/hooks\/|(hooks|monitors)\/\1\.json$)/i],
  // Keys in the order in which it prefers them; a gateway's address and headers.
  variables: [
    'ANTHROPIC_API_KEY',
    'ANTHROPIC_AUTH_TOKEN',
    'CLAUDE_CODE_OAUTH_TOKEN',
    'ANTHROPIC_BASE_URL',
    'ANTHROPIC_CUSTOM_HEADERS',
    // On Windows it uses the shell of Git, which it may not find by itself.
    'CLAUDE_CODE_GIT_BASH_PATH',
  ],
  accessVariables: ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'CLAUDE_CODE_OAUTH_TOKEN', 'ANTHROPIC_CUSTOM_HEADERS'],
  secret: 'ANTHROPIC_API_KEY',
  logFolders: ['.claude/projects', '.claude/debug'],
  startedBy: {
    programs: ['claude-code'],
    actions: ['anthropics/claude-code-action', 'anthropics/claude-code-base-action'],
  },
  demo: { 'alpha-greeting': 'no-skill' },
  invokedBy: /^\s*\/()/g,
  expectedSeconds: 40,
  tiers: {
    loadsByReading: false,
    text: { skill_call: 1, skill_line: 3, launching: 1, base_directory: 3, read: 2 },
  },
  hidesReads: true,
  reader: async () => (await import('./claude-reader.ts')).claudeReader,
  turns: async () => (await import('./claude-turns.ts')).claudeTurns,
  launch: async () => (await import('./claude-launch.ts')).launchClaude,
  dialect: async () => (await import('./claude-dialect.ts')).claudeDialect,
};
