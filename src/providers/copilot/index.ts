import { executable } from '../../contracts/client-package.ts';
import type { Provider } from '../provider.ts';

const GITHUB_TOKENS = ['COPILOT_GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_TOKEN'];

/** A field may be left out. */
function isText(value: unknown, form: RegExp): boolean {
  return value === undefined || (typeof value === 'string' && form.test(value));
}

/** GitHub Copilot CLI. */
export const copilot: Provider = {
  id: 'copilot',
  package: {
    program: 'copilot',
    name: '@github/copilot',
    megabytes: 130,
    binary: (platform) => {
      const { os, cpu, libc } = platform;
      const folder = `@github/copilot-${libc === 'musl' ? 'linuxmusl' : os}-${cpu}`;
      return { folder, path: executable('copilot', platform) };
    },
    versionLine: (version) => String.raw`GitHub Copilot CLI ${version}\.?`,
    versionVariables: (cache) => ({ COPILOT_CACHE_HOME: `${cache}/copilot`, COPILOT_AUTO_UPDATE: 'false' }),
    lock: async () => (await import('./copilot-lock.json', { with: { type: 'json' } })).default,
  },
  skillRoots: ['.github/skills', '.claude/skills', '.agents/skills'],
  frontmatter: {
    needsBlock: true,
    refusesMark: false,
    invalidYaml: 'refused',
    hides: true,
    fields: [
      [
        'name',
        'at most 64 ASCII letters, digits, spaces and . _ : -',
        (name) => isText(name, /^[a-z\d][\w .:-]{0,63}$/i),
      ],
      ['description', 'a text of at most 1024 characters', (description) => isText(description, /^[^]{0,1024}$/)],
    ],
    callsByName: true,
  },
  homeFolder: '.copilot',
  homeVariable: 'COPILOT_HOME',
  takesPlugins: true,
  folders: ['skills', 'agents', 'instructions', 'prompts', 'hooks', 'copilot', 'plugin'].map(
    (name) => `.github/${name}`,
  ),
  instructions: [/(?:^|\/)copilot-instructions[^/]*\.md$/i, /\.instructions\.md$/i],
  unjudged: [/(?:^|\/)\.github\/(?:hooks|copilot)\//i, /(?:^|\/)\.(?:github|vscode)\/mcp\.json$/i],
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
    // Your own model provider has no default model.
    'COPILOT_MODEL',
    // GitHub Enterprise.
    'COPILOT_GH_HOST',
    'GH_HOST',
  ],
  // Your own model provider may ask for no key.
  accessVariables: [...GITHUB_TOKENS, 'COPILOT_PROVIDER_BASE_URL'],
  secret: 'COPILOT_GITHUB_TOKEN',
  logFolders: ['.copilot/session-state', '.copilot/logs'],
  demo: { 'small-talk': 'skill-alpha' },
  expectedSeconds: 60,
  ownSkills: /^\/builtin:|\/pkg\/[^/]+\/[^/]+\/builtin\//,
  tiers: {
    loadsByReading: false,
    text: { skill_call: 3, skill_line: 1, launching: 3, base_directory: 1, read: 2 },
  },
  reader: async () => (await import('./copilot-reader.ts')).copilotReader,
  turns: async () => (await import('./copilot-turns.ts')).copilotTurns,
  launch: async () => (await import('./copilot-launch.ts')).launchCopilot,
  dialect: async () => (await import('./copilot-dialect.ts')).copilotDialect,
};
