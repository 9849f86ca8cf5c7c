import { mismatchError } from '../kernel/portcullis-error.ts';
import { unknownName } from '../kernel/similar-name.ts';
import type { ClientLock } from './client-lock.ts';

/** A plugin's manifest, from the plugin's folder. Several clients read plugins that are laid out as Claude's. */
export const PLUGIN_MANIFEST = '.claude-plugin/plugin.json';

/** What the packages of a client differ in. */
export interface ClientPlatform {
  /** As `process.platform` says it. */
  readonly os: string;
  /** As `process.arch` says it. */
  readonly cpu: string;
  /** Null where the system is not Linux. */
  readonly libc: 'glibc' | 'musl' | null;
}

/** How a client lies in the npm registry and tells its version. The interface stands here for `providers`, which say it, and `io`. */
export interface ClientPackage {
  /** The provider's. */
  readonly id: string;
  /** What it is called on PATH. */
  readonly program: string;
  /** The package that users install. Those of the platforms, which hold the program itself, are called `<name>-<platform>`. */
  readonly name: string;
  /** About how much is downloaded, in MB. */
  readonly megabytes: number;
  /** Where the program itself lies: the package's folder under `node_modules`, and the path inside of it, with `/`. */
  readonly binary: (platform: ClientPlatform) => { readonly folder: string; readonly path: string };
  /** The whole line by which `--version` tells it, as the source of a pattern; `version` is that of the version itself. */
  readonly versionLine: (version: string) => string;
  /** Variables that keep `--version` from anything else; in `cache` it may unpack itself. */
  readonly versionVariables: (cache: string) => Readonly<Record<string, string>>;
  /** The versions that Portcullis knows, with their digests. */
  readonly lock: () => Promise<ClientLock['clients'][string]>;
}

/** The clients that can be installed, by provider id. */
export type ClientPackages = ReadonlyMap<string, ClientPackage>;

/** @throws PortcullisError `usage` for a client that is not known */
export function clientPackage(packages: ClientPackages, id: string): ClientPackage {
  const client = packages.get(id);
  if (client === undefined) throw mismatchError('usage', 'the client', unknownName(id, [...packages.keys()]));
  return client;
}

/** The name of a program's file. */
export function executable(name: string, { os }: ClientPlatform): string {
  return os === 'win32' ? `${name}.exe` : name;
}
