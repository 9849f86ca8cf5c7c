import { executable } from '../../contracts/client-package.ts';
import type { Provider } from '../../providers/provider.ts';

/**
 * A provider that nobody has, as small as one can be. `e2e/new-provider.test.ts` copies this folder to `src/providers/toy`, where its
 * imports lead to the same files.
 */
export const toy: Provider = {
  id: 'toy',
  package: {
    program: 'toy',
    name: '@toys/toy',
    megabytes: 1,
    binary: (platform) => ({
      folder: `@toys/toy-${platform.os}-${platform.cpu}`,
      path: `bin/${executable('toy', platform)}`,
    }),
    versionLine: (version) => `toy says ${version}`,
    versionVariables: () => ({}),
    lock: async () => (await import('./toy-lock.json', { with: { type: 'json' } })).default,
  },
  skillRoots: ['.toy/skills'],
  frontmatter: {
    needsBlock: true,
    refusesMark: false,
    invalidYaml: 'refused',
    hides: true,
    fields: [],
    callsByName: false,
  },
  folders: ['.toy'],
  homeVariable: 'TOY_HOME',
  variables: ['TOY_KEY'],
  accessVariables: ['TOY_KEY'],
  logFolders: [],
  expectedSeconds: 1,
  tiers: {
    loadsByReading: true,
    text: { skill_call: 3, skill_line: 3, launching: 3, base_directory: 3, read: 1 },
  },
  reader: async () => (await import('./toy-reader.ts')).toyReader,
  turns: async () => (await import('./toy-turns.ts')).toyTurns,
  launch: async () => (await import('./toy-launch.ts')).launchToy,
  dialect: async () => (await import('./toy-dialect.ts')).toyDialect,
};
