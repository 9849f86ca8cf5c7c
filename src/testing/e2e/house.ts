import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';

import { inject } from 'vitest';

/** The repository with the bundle of the present sources. */
export function house(): string {
  return inject('house');
}

export function distFile(name: string): string {
  return join(house(), 'actions/dist', name);
}

/** What every process of a test gets: nothing of this machine's configuration, nothing of the runner that tests it. */
export function plainEnvironment(): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: tmpdir(),
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_NOSYSTEM: '1',
    // The bundle is compiled once for all tests.
    NODE_COMPILE_CACHE: join(house(), 'compile-cache'),
  };
}
