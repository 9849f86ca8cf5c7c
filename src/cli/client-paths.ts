import type { Command } from 'commander';

import { PortcullisError } from '../kernel/portcullis-error.ts';

export interface ClientPathFlags {
  readonly clientPath?: readonly string[];
}

/** `--client-path`, for every command that starts clients. */
export function addClientPathOption(command: Command): Command {
  return command.option('--client-path <id=path...>', 'a client that is there already, instead of the installed one');
}

/** Provider → path, as they were given. Throws `PortcullisError` `usage` where it is no such pair, or one is named twice. */
export function clientPathsOf(flags: ClientPathFlags): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const value of flags.clientPath ?? []) {
    const [given = '', ...rest] = value.split('=');
    const id = given.toLowerCase();
    const path = rest.join('=');
    if (path === '' || !/^[a-z0-9][a-z0-9_-]*$/.test(id)) {
      const message = `--client-path: expected id=path, found ${JSON.stringify(value)}`;
      throw new PortcullisError('usage', message, 'Example: --client-path claude=/opt/claude/bin/claude');
    }
    if (paths.has(id)) throw new PortcullisError('usage', `--client-path: expected ${id} once, found it twice`);
    paths.set(id, path);
  }
  return paths;
}
