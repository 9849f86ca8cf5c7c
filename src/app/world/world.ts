import { randomUUID } from 'node:crypto';

import { repositoryRoot } from '../../io/find-files.ts';

/** What a use case takes from outside, so that tests can hold it still. */
export interface World {
  readonly version: string;
  /** The folder that paths on the command line are relative to. */
  readonly cwd: string;
  /** The top of the repository, or `cwd` outside of one: what paths of the configuration are relative to. */
  readonly root: string;
  readonly now: () => Date;
  /** A new UUID at each call. */
  readonly newId: () => string;
  /** One line of notice, for people. */
  readonly say: (line: string) => void;
}

/** The world of a command that runs in a folder, with this process' own clock and ids. */
export function openWorld(version: string, cwd: string, say: (line: string) => void): World {
  return { version, cwd, root: repositoryRoot(cwd) ?? cwd, now: () => new Date(), newId: () => randomUUID(), say };
}
