import { realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { isFile } from '../find-files.ts';
import type { Environment } from './client-store.ts';
import { programOnPath } from './program-on-path.ts';
import { runToEnd, type RanToEnd } from './run-to-end.ts';

const CLI = 'npm-cli.js';

/** Settings of an outer npm (`npm run -w …`, `npx`) that are not about the registry and would change what ours does. */
const OUTER_SETTINGS =
  /^npm_(?:lifecycle_.*|package_.*|command|config_(?:workspaces?|include_workspace_root|global|location|prefix|local_prefix|omit|include|package|call))$/i;

/** Ours, whatever the user's configuration says. A registry that does not answer is asked again after seconds, not minutes. */
const FIXED_ARGUMENTS = [
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--no-color',
  '--no-update-notifier',
  '--no-dry-run',
  '--no-global',
  '--install-strategy=hoisted',
  '--loglevel=warn',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

/**
 * Runs the user's npm in a folder, so that registry, proxy and credentials are those of their configuration; settings of the folder
 * that Portcullis itself runs in do not count. Install scripts never run.
 *
 * @throws PortcullisError `not_found` where there is no npm
 */
export async function runNpm(command: readonly string[], folder: string, environment: Environment): Promise<RanToEnd> {
  const npm = await findNpm(environment);
  const env = Object.fromEntries(Object.entries(environment).filter(([name]) => !OUTER_SETTINGS.test(name)));
  const args = [...npm.prefixArgs, ...command, ...FIXED_ARGUMENTS, '--prefix', folder];
  return runToEnd(npm.program, args, { cwd: folder, env, timeoutMs: null });
}

/** npm as a script that Node runs: on Windows, what PATH leads to is a command file, which only a shell could start. */
async function findNpm(environment: Environment): Promise<{ program: string; prefixArgs: readonly string[] }> {
  const found = await programOnPath('npm', environment);
  const target = found === null ? null : await realpath(found);
  const beside = dirname(process.execPath);
  const scripts = [
    environment['npm_execpath'],
    target,
    found === null ? null : join(dirname(found), 'node_modules', 'npm', 'bin', CLI),
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', CLI),
    join(beside, 'node_modules', 'npm', 'bin', CLI),
  ];
  for (const script of scripts) {
    if (typeof script === 'string' && basename(script) === CLI && (await isFile(script))) {
      return { program: process.execPath, prefixArgs: [script] };
    }
  }
  // The launchers of version managers are programs of their own.
  if (found !== null && process.platform !== 'win32') return { program: found, prefixArgs: [] };
  throw new PortcullisError(
    'not_found',
    'npm: expected it on PATH or beside Node, found none',
    'Install Node with npm.',
  );
}
