import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { ArtifactClient } from '@actions/artifact';

import { printable } from '../../contracts/problem.ts';
import { errorText, PortcullisError } from '../../kernel/portcullis-error.ts';

/** Files that become one artifact. */
export interface ArtifactFiles {
  /** Taken for the whole run, whichever attempt took it. */
  readonly name: string;
  /** Absolute: paths in the artifact are relative to it. */
  readonly folder: string;
  /** Relative to the folder, with `/`; at least one. */
  readonly files: readonly string[];
  /** Takes the place of an artifact of that name; without it a name that is taken is an error. */
  readonly replaces?: boolean;
}

/** Milliseconds to wait if the service was not reached. The client itself tries failures of the server again, for half a minute. */
const WAITS: readonly number[] = [2_000, 6_000];

/**
 * Uploads files as an artifact of this run, zipped: a file as it is (`skipArchive`) would be called as itself, so that a second attempt
 * would find its name taken. Run, job and service come from the runner's variables.
 *
 * @throws PortcullisError `not_written` where the service did not take them
 */
export async function uploadArtifact(
  { name, folder, files, replaces = false }: ArtifactFiles,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<void> {
  // 3 MB, which nothing else needs.
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  const paths = files.map((file) => join(folder, file));
  let mayReplace = replaces;
  for (let attempt = 0; ; attempt += 1) {
    try {
      await client.uploadArtifact(name, paths, folder);
      return;
    } catch (error) {
      if (mayReplace && isTaken(error)) {
        // Once: another job that takes the name again at the same time keeps it.
        mayReplace = false;
        await free(client, name, error);
        continue;
      }
      const pause = isUnreached(error) ? WAITS[attempt] : undefined;
      if (pause === undefined) throw uploadFailure(name, error);
      await wait(pause);
    }
  }
}

/** Deletes the artifact of a name that an upload found taken. @throws PortcullisError `not_written` where it cannot be */
async function free(client: Pick<ArtifactClient, 'deleteArtifact'>, name: string, taken: unknown): Promise<void> {
  try {
    await client.deleteArtifact(name);
  } catch {
    // An upload that was begun and not finished is not listed; its name stays taken.
    throw uploadFailure(name, taken);
  }
}

const WORDS_LIMIT = 300;

/** Whether the service was not reached and nothing was begun, so that it can be tried again. The client itself gives up then. */
export function isUnreached(error: unknown): boolean {
  return /^Failed to CreateArtifact: Unable to make request: E[A-Z]+/.test(errorText(error));
}

/** Whether an artifact of the run has the name. */
function isTaken(error: unknown): boolean {
  return /\(409\)|already exists/.test(errorText(error));
}

/**
 * What a failed upload says to a user. Only the client's words distinguish failures.
 *
 * @param name of the artifact
 */
export function uploadFailure(name: string, error: unknown): PortcullisError {
  const words = errorText(error);
  if (isTaken(error)) {
    return new PortcullisError(
      'not_written',
      `the artifact ${name}: expected a name that is free, found an artifact of that name in this run`,
      'Upload each artifact once in an attempt. Where an earlier upload broke off, run the job again: another attempt has names of its own.',
      { cause: error },
    );
  }
  if (/insufficient usage|quota/i.test(words)) {
    const message = `the artifact ${name}: expected room for it, found the storage for artifacts used up`;
    const help = 'Remove old artifacts or shorten their retention time, and run the job again.';
    return new PortcullisError('not_written', message, help, { cause: error });
  }
  const found = printable(words.split('\n', 1)[0] ?? '').slice(0, WORDS_LIMIT);
  return new PortcullisError(
    'not_written',
    `the artifact ${name}: expected the artifact service to take it, found: ${found}`,
    'Run the job again; githubstatus.com says whether the service is at fault.',
    { cause: error },
  );
}

/**
 * Whether the server has the artifact service that uploads go to. A GitHub Enterprise Server has none (README of `@actions/artifact`,
 * "Breaking changes"). Its client would say so only after it was loaded, in a warning about errors that may be temporary.
 *
 * @param serverUrl `GITHUB_SERVER_URL`; what is no address counts as github.com, as for the client
 */
export function hasArtifactService(serverUrl: string): boolean {
  const host = URL.canParse(serverUrl) ? new URL(serverUrl).hostname.toLowerCase() : 'github.com';
  return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost');
}

/** Characters that the service refuses in paths, since not every file system has them. */
const REFUSED = /["<>|:*?\\\p{Cc}]/u;

/** Whether a file of this path, relative and with `/`, can be part of an artifact. */
export function isArtifactPath(path: string): boolean {
  return !REFUSED.test(path);
}
