import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { ClientPackages } from '../../contracts/client-package.ts';
import { invalidInput } from '../../kernel/portcullis-error.ts';
import { makeFolder } from '../make-folder.ts';
import { runProcess } from '../process/run-process.ts';
import { readExcerpt } from '../read-text-file.ts';
import type { ClientStore } from './client-store.ts';

/** What a client prints its version for. */
export const VERSION_ARGUMENTS = ['--version'];

/** Most answer at once; the first run of one unpacks 235 MB before. */
const LIMITS = { wallMs: 30_000, graceMs: 200, afterEndMs: 0, outputBytes: 1024 * 1024 };

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
 * Asks a client for its version, in an empty home, as a unit is run: nothing that it starts outlives it. Null where it says none
 * within its time.
 *
 * @throws PortcullisError `invalid_input` where it cannot be started
 */
export async function versionOf(
  { program, prefixArgs }: StartableProgram,
  args: readonly string[],
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
    const stdout = join(home, 'stdout');
    const { spawnError } = await runProcess({
      program,
      args: [...prefixArgs, ...args],
      cwd: home,
      environment: env,
      stdin: null,
      stdout,
      stderr: join(home, 'stderr'),
      limits: LIMITS,
      watch: null,
      marker: { name: 'PORTCULLIS_VERSION_OF', value: randomUUID() },
      signal: null,
    });
    if (spawnError !== null) {
      const message = `${program}: expected a program that can be started, found ${spawnError}`;
      throw invalidInput(message, 'Is it made for this platform?');
    }
    return parseClientVersion((await readExcerpt(stdout, LIMITS.outputBytes)) ?? '', packages);
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 3 });
  }
}
