import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { ClientPackages } from '../../contracts/client-package.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { foundInstead } from '../file-error.ts';
import { makeFolder } from '../make-folder.ts';
import type { ClientStore } from './client-store.ts';
import { runToEnd } from './run-to-end.ts';

/** Most answer at once; the first run of one unpacks 235 MB before. */
const TIMEOUT_MS = 30_000;

const VERSION = String.raw`(\d+\.\d+\.\d+(?:-[0-9A-Za-z]+(?:[.-][0-9A-Za-z]+)*)?)`;

/** Of the operating system's variables, what a program needs to start at all. */
const NEEDED = /^(?:PATH|PATHEXT|SYSTEMROOT|WINDIR|COMSPEC|LD_LIBRARY_PATH)$/i;

/** A program with the arguments that come before all others. */
export interface StartableProgram {
  /** Absolute. */
  readonly program: string;
  readonly prefixArgs: readonly string[];
}

/** The version in what a client prints on `--version`; null where it says none. */
export function parseClientVersion(output: string, packages: ClientPackages): string | null {
  const text = output.replaceAll('\r', '');
  const lines = [...packages.values()].map(({ versionLine }) => versionLine(VERSION));
  // Whole lines, so that the version of something else in a warning is not taken.
  const found = [...lines, `v?${VERSION}`].map((line) => new RegExp(`^${line}$`, 'm').exec(text)?.[1]);
  return found.find((version) => version !== undefined) ?? null;
}

/**
 * Asks a client for its version, in an empty home. Null where it says none within its time.
 *
 * @throws PortcullisError `invalid_input` where it cannot be started
 */
export async function versionOf(
  { program, prefixArgs }: StartableProgram,
  runCache: string,
  { packages, environment, temporary }: Pick<ClientStore, 'packages' | 'environment' | 'temporary'>,
): Promise<string | null> {
  await makeFolder(runCache, 'the cache of clients');
  const home = await mkdtemp(join(temporary, 'pc-version-'));
  try {
    const quiet = [...packages.values()].flatMap((client) => Object.entries(client.versionVariables(runCache)));
    const env = {
      ...Object.fromEntries(Object.entries(environment).filter(([name]) => NEEDED.test(name))),
      HOME: home,
      USERPROFILE: home,
      TMPDIR: home,
      TEMP: home,
      TMP: home,
      XDG_CACHE_HOME: runCache,
      ...Object.fromEntries(quiet),
    };
    const ran = await runToEnd(program, [...prefixArgs, '--version'], { cwd: home, env, timeoutMs: TIMEOUT_MS });
    return parseClientVersion(ran.stdout, packages);
  } catch (error) {
    const message = `${program}: expected a program that can be started, found ${foundInstead(error)}`;
    throw new PortcullisError('invalid_input', message, 'Is it made for this platform?', { cause: error });
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 3 });
  }
}
