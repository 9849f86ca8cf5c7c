import { PortcullisError } from '../../kernel/portcullis-error.ts';
import type { ClientPlatform } from './client-platform.ts';

/** How a client lies in the npm registry. */
export interface ClientPackage {
  /** The provider's id. */
  readonly id: string;
  /** What it is called on PATH. */
  readonly program: string;
  /** The package that users install. Those of the platforms, which hold the program itself, are called `<name>-<platform>`. */
  readonly name: string;
  /** About how much is downloaded, in MB. */
  readonly megabytes: number;
  /** Where the program itself lies: the package's folder under `node_modules`, and the path inside of it, with `/`. */
  readonly binary: (platform: ClientPlatform) => { readonly folder: string; readonly path: string };
}

const CODEX_TRIPLES: Readonly<Record<string, string>> = {
  linux: 'unknown-linux-musl',
  darwin: 'apple-darwin',
  win32: 'pc-windows-msvc',
};
const CODEX_CPUS: Readonly<Record<string, string>> = { x64: 'x86_64', arm64: 'aarch64' };

const CLAUDE: ClientPackage = {
  id: 'claude',
  program: 'claude',
  name: '@anthropic-ai/claude-code',
  megabytes: 190,
  binary: ({ os, cpu, libc }) => ({
    folder: `@anthropic-ai/claude-code-${os}-${cpu}${libc === 'musl' ? '-musl' : ''}`,
    path: executable('claude', os),
  }),
};

const CODEX: ClientPackage = {
  id: 'codex',
  program: 'codex',
  name: '@openai/codex',
  megabytes: 170,
  binary: ({ os, cpu }) => ({
    folder: `@openai/codex-${os}-${cpu}`,
    path: `vendor/${CODEX_CPUS[cpu] ?? cpu}-${CODEX_TRIPLES[os] ?? os}/bin/${executable('codex', os)}`,
  }),
};

const COPILOT: ClientPackage = {
  id: 'copilot',
  program: 'copilot',
  name: '@github/copilot',
  megabytes: 130,
  binary: ({ os, cpu, libc }) => ({
    folder: `@github/copilot-${libc === 'musl' ? 'linuxmusl' : os}-${cpu}`,
    path: executable('copilot', os),
  }),
};

/** The clients that can be installed, by provider id (CONTRIBUTING.md, "Clients"). */
export const CLIENT_PACKAGES: ReadonlyMap<string, ClientPackage> = new Map(
  [CLAUDE, CODEX, COPILOT].map((client) => [client.id, client]),
);

/** @throws PortcullisError `usage` for a client that is not known */
export function clientPackage(id: string): ClientPackage {
  const client = CLIENT_PACKAGES.get(id);
  if (client !== undefined) return client;
  const known = [...CLIENT_PACKAGES.keys()].join(', ');
  throw new PortcullisError('usage', `the client: expected one of ${known}, found ${JSON.stringify(id)}`);
}

function executable(name: string, os: string): string {
  return os === 'win32' ? `${name}.exe` : name;
}
