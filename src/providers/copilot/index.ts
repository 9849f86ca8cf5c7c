import type { Provider } from '../provider.ts';

const GITHUB_TOKENS = ['COPILOT_GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_TOKEN'];

/** GitHub Copilot CLI. */
export const copilot: Provider = {
  id: 'copilot',
  program: 'copilot',
  skillsFolder: '.github/skills',
  furtherSkillRoots: ['.copilot/skills'],
  homeVariable: 'COPILOT_HOME',
  takesPlugins: true,
  instructions: [/(?:^|\/)copilot-instructions(?:\.local)?\.md$/i, /\.instructions\.md$/i],
  skillFiles: [],
  variables: [
    ...GITHUB_TOKENS,
    'COPILOT_PROVIDER_BASE_URL',
    'COPILOT_PROVIDER_TYPE',
    'COPILOT_PROVIDER_API_KEY',
    'COPILOT_PROVIDER_BEARER_TOKEN',
    'COPILOT_PROVIDER_HEADERS',
    'COPILOT_PROVIDER_WIRE_API',
    'COPILOT_PROVIDER_WIRE_MODEL',
    'COPILOT_PROVIDER_MODEL_ID',
    'COPILOT_PROVIDER_AZURE_API_VERSION',
    'COPILOT_PROVIDER_MAX_PROMPT_TOKENS',
    'COPILOT_PROVIDER_MAX_OUTPUT_TOKENS',
    // A provider of one's own has no model that would go without saying.
    'COPILOT_MODEL',
    // GitHub Enterprise.
    'COPILOT_GH_HOST',
    'GH_HOST',
  ],
  // A provider of one's own may ask for no key.
  accessVariables: [...GITHUB_TOKENS, 'COPILOT_PROVIDER_BASE_URL'],
  logFolders: ['.copilot/session-state', '.copilot/logs'],
  expectedSeconds: 60,
  tiers: {
    loadsByReading: false,
    text: { skill_call: 3, skill_line: 1, launching: 3, base_directory: 1, read: 2 },
  },
  hidesReads: false,
  reader: async () => (await import('./copilot-reader.ts')).copilotReader,
  turns: async () => (await import('./copilot-turns.ts')).copilotTurns,
  launch: async () => (await import('./copilot-launch.ts')).launchCopilot,
};
