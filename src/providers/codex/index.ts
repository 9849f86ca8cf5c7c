import type { Provider } from '../provider.ts';

/** Codex. */
export const codex: Provider = {
  id: 'codex',
  program: 'codex',
  skillsFolder: '.agents/skills',
  furtherSkillRoots: ['.codex/skills'],
  homeVariable: 'CODEX_HOME',
  takesPlugins: false,
  instructions: [],
  // Says whether the model may choose the skill by itself.
  skillFiles: ['agents/openai.yaml'],
  variables: [
    'CODEX_API_KEY',
    // Codex itself does not look at it without a login; it stands in for the other.
    'OPENAI_API_KEY',
    // Not looked at by Codex either: it becomes a provider in `config.toml`.
    'OPENAI_BASE_URL',
    'OPENAI_ORGANIZATION',
    'OPENAI_PROJECT',
    'CODEX_CA_CERTIFICATE',
  ],
  // A gateway may ask for no key.
  accessVariables: ['CODEX_API_KEY', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'],
  logFolders: ['.codex/sessions', '.codex/log'],
  expectedSeconds: 60,
  tiers: {
    loadsByReading: true,
    text: { skill_call: 3, skill_line: 3, launching: 3, base_directory: 1, read: 1 },
  },
  hidesReads: false,
  reader: async () => (await import('./codex-reader.ts')).codexReader,
  turns: async () => (await import('./codex-turns.ts')).codexTurns,
  launch: async () => (await import('./codex-launch.ts')).launchCodex,
};
