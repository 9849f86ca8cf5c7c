import { executable } from '../../contracts/client-package.ts';
import type { Provider } from '../provider.ts';

const CPUS: Readonly<Record<string, string>> = { x64: 'x86_64', arm64: 'aarch64' };
const SYSTEMS: Readonly<Record<string, string>> = {
  linux: 'unknown-linux-musl',
  darwin: 'apple-darwin',
  win32: 'pc-windows-msvc',
};

/** Of a text, as which it takes numbers and truth values; not a number for anything else. */
function length(value: unknown): number {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim().length : NaN;
}

export const codex: Provider = {
  id: 'codex',
  package: {
    program: 'codex',
    name: '@openai/codex',
    megabytes: 170,
    binary: (platform) => {
      const { os, cpu } = platform;
      const triple = `${CPUS[cpu] ?? cpu}-${SYSTEMS[os] ?? os}`;
      return { folder: `@openai/codex-${os}-${cpu}`, path: `vendor/${triple}/bin/${executable('codex', platform)}` };
    },
    versionLine: (version) => `codex-cli ${version}`,
    versionVariables: () => ({}),
    lock: async () => (await import('./codex-lock.json', { with: { type: 'json' } })).default,
  },
  skillRoots: ['.agents/skills', '.codex/skills'],
  frontmatter: {
    needsBlock: true,
    refusesMark: true,
    invalidYaml: 'mended',
    hides: false,
    fields: [
      ['name', 'at most 64 characters', (name) => name === undefined || name === null || length(name) <= 64],
      ['description', 'a description', (description) => length(description) > 0],
    ],
    callsByName: false,
  },
  homeVariable: 'CODEX_HOME',
  folders: ['.agents', '.codex', '.codex-plugin'],
  // It leaves the rest of the folder unread where a project is not trusted.
  unjudged: [/(?:^|\/)\.codex\/(?!skills\/)/i],
  // Says whether the model may choose the skill by itself.
  skillFiles: ['agents/openai.yaml'],
  variables: [
    'CODEX_API_KEY',
    // Codex ignores it without a login, so that it is handed on as the other.
    'OPENAI_API_KEY',
    // Codex ignores it, too: it becomes a provider in `config.toml`.
    'OPENAI_BASE_URL',
    'OPENAI_ORGANIZATION',
    'OPENAI_PROJECT',
    'CODEX_CA_CERTIFICATE',
  ],
  // A gateway may ask for no key.
  accessVariables: ['CODEX_API_KEY', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'],
  secret: 'OPENAI_API_KEY',
  logFolders: ['.codex/sessions', '.codex/log'],
  startedBy: { programs: [], actions: ['openai/codex-action'] },
  demo: { 'alpha-then-beta': 'skill-alpha-gpt-5.5', 'beta-farewell': 'http-500' },
  invokedBy: /\$([\p{L}\p{N}_]+(?:[:-]+[\p{L}\p{N}_]+)*)/gu,
  expectedSeconds: 60,
  ownSkills: /\/skills\/\.system\//,
  tiers: {
    loadsByReading: true,
    text: { skill_call: 3, skill_line: 3, launching: 3, base_directory: 1, read: 1 },
  },
  reader: async () => (await import('./codex-reader.ts')).codexReader,
  turns: async () => (await import('./codex-turns.ts')).codexTurns,
  launch: async () => (await import('./codex-launch.ts')).launchCodex,
  dialect: async () => (await import('./codex-dialect.ts')).codexDialect,
};
