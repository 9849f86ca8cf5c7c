import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { onTestFinished } from 'vitest';

import type { ClientLock, LockedVersion } from '../contracts/client-lock.ts';
import { clientPackage } from '../contracts/client-package.ts';
import { type ClientStore, thisPlatform } from '../io/clients/client-store.ts';
import { CLIENT_PACKAGES } from '../providers/known-providers.ts';
import { type MadePackage, type NpmRegistry, startNpmRegistry } from './npm-registry.ts';

/** What the real clients print on `--version`. */
const VERSION_LINES: Readonly<Record<string, (version: string) => string>> = {
  claude: (version) => `${version} (Claude Code)`,
  codex: (version) => `codex-cli ${version}`,
  copilot: (version) => `GitHub Copilot CLI ${version}.\nRun 'copilot update' to check for updates.`,
};

/** Clients of a few bytes in a registry of their own, laid out as the real ones. */
export interface MadeClients {
  readonly registry: NpmRegistry;
  readonly lock: ClientLock;
  /** A store in an empty folder, whose npm knows this registry only. */
  readonly store: (change?: Partial<ClientStore>) => ClientStore;
}

/** `claude@1.0.0`, …: the last version of each client is the pinned one. Gone after the test. */
export async function madeClients(...names: readonly string[]): Promise<MadeClients> {
  const versions = names.map((name) => name.split('@') as [id: string, version: string]);
  const registry = await startNpmRegistry(versions.flatMap(([id, version]) => packagesOf(id, version)));
  onTestFinished(registry.close);
  const clients: Record<string, { pinned: string; versions: Record<string, LockedVersion> }> = {};
  for (const [id, version] of versions) {
    const before = clients[id]?.versions ?? {};
    clients[id] = { pinned: version, versions: { ...before, [version]: lockedOf(registry, id, version) } };
  }
  const lock: ClientLock = { schema: 1, clients };
  const store: MadeClients['store'] = (change = {}) => {
    const folder = temporary();
    const environment = npmEnvironment(registry.url, folder);
    return {
      folder: join(folder, 'clients'),
      packages: CLIENT_PACKAGES,
      lock,
      platform: thisPlatform(),
      environment,
      cwd: folder,
      temporary: folder,
      ...change,
    };
  };
  return { registry, lock, store };
}

/** The environment of an npm that knows one registry and nothing of this machine's configuration. */
export function npmEnvironment(registry: string, folder: string): Record<string, string> {
  writeFileSync(join(folder, 'npmrc'), `registry=${registry}\nfetch-retries=0\n`);
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    npm_config_userconfig: join(folder, 'npmrc'),
    npm_config_cache: join(folder, 'npm'),
  };
}

function lockedOf(registry: NpmRegistry, id: string, version: string): LockedVersion {
  const [main, platform] = packagesOf(id, version);
  const { folder } = clientPackage(CLIENT_PACKAGES, id).binary(thisPlatform());
  if (main === undefined || platform === undefined) throw new Error('a client has two packages');
  return {
    [main.name]: registry.locked(main.name, version),
    [folder]: registry.locked(platform.name, platform.version, folder),
  };
}

/** The client's own package and the one with the program. Codex' stands under the client's own name, as another version. */
function packagesOf(id: string, version: string): readonly MadePackage[] {
  const { name, program, binary } = clientPackage(CLIENT_PACKAGES, id);
  const { folder, path } = binary(thisPlatform());
  const suffix = folder.slice(name.length);
  const platform = id === 'codex' ? { name, version: version + suffix } : { name: folder, version };
  const spec = id === 'codex' ? `npm:${name}@${platform.version}` : version;
  const line = VERSION_LINES[id]?.(version) ?? version;
  return [
    {
      name,
      version,
      files: { [`bin/${program}.js`]: '#!/usr/bin/env node\n' },
      optionalDependencies: { [folder]: spec },
    },
    { ...platform, files: { [path]: `#!/bin/sh\ncat <<'END'\n${line}\nEND\n` } },
  ];
}

function temporary(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portcullis-clients-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
