import { spawn } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { notFound, PortcullisError } from '../../kernel/portcullis-error.ts';
import { isFile } from '../find-files.ts';
import type { Environment } from './client-store.ts';
import { programOnPath } from './resolve-program.ts';

const CLI = 'npm-cli.js';

/** Settings of an outer npm (`npm run -w …`, `npx`) that are not about the registry and would change what ours does. */
const OUTER_SETTINGS =
  /^npm_(?:lifecycle_.*|package_.*|command|config_(?:workspaces?|include_workspace_root|global|location|prefix|local_prefix|omit|include|package|call))$/i;

/** These hold whatever the user's configuration says. A registry that does not answer is asked again after seconds, not minutes. */
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

/** What npm left. */
export interface RanNpm {
  /** Null where a signal ended it. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** More output than this is dropped. */
const OUTPUT_LIMIT = 1024 * 1024;

/**
 * Runs the user's npm in a folder, so that registry, proxy and credentials are those of their configuration; settings of the folder
 * that Portcullis itself runs in do not count. Install scripts never run.
 *
 * @throws PortcullisError `not_found` where there is no npm
 */
export async function runNpm(command: readonly string[], folder: string, environment: Environment): Promise<RanNpm> {
  const npm = await findNpm(environment);
  const env = Object.fromEntries(Object.entries(environment).filter(([name]) => !OUTER_SETTINGS.test(name)));
  const args = [...npm.prefixArgs, ...command, ...FIXED_ARGUMENTS, '--prefix', folder];
  return new Promise((resolve, reject) => {
    const child = spawn(npm.program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (chunk: string) => {
        if (output[name].length < OUTPUT_LIMIT) output[name] += chunk;
      });
    }
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ exitCode, ...output }));
  });
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
  throw notFound('npm: expected it on PATH or beside Node, found none', 'Install Node with npm.');
}

const SEE_CONFIGURATION = 'in the configuration of npm (`npm config list`).';

/** What npm's own codes mean. */
const FAILURES = [
  {
    codes: /^EINTEGRITY$/,
    kind: 'invalid_input',
    says: 'expected the package with the digest in the lock, the registry gave another one',
    help: 'Do not use what this registry serves. If the lock is wrong, correct it in a reviewed change.',
  },
  {
    codes:
      /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED|FETCH_ERROR|E50\d)$/,
    kind: 'not_found',
    says: 'the registry of npm cannot be reached',
    help: `Look at the network, and at registry and proxy ${SEE_CONFIGURATION}`,
  },
  {
    codes: /^(?:E404|ETARGET)$/,
    kind: 'not_found',
    says: 'the registry of npm does not have it',
    help: `Look at the version, and at the registry ${SEE_CONFIGURATION}`,
  },
] as const;
const UNPACK_ERROR = /TAR_ENTRY_ERROR (.*)/;
const SHOWN_LINES = 8;

/** npm ends with 0 even if it could not write every file: a full disk leaves files that are cut off. */
export function hasFailed(ran: RanNpm): boolean {
  return ran.exitCode !== 0 || UNPACK_ERROR.test(ran.stderr);
}

/** npm's failure in our words. `what` is the client with its version. */
export function npmFailure(ran: RanNpm, what: string): PortcullisError {
  const lines = ran.stderr
    .split('\n')
    .filter((line) => !line.startsWith('npm warn'))
    .map((line) => line.replace(/^npm (?:error|ERR!) ?/, '').trimEnd())
    .filter((line) => line !== '' && !line.startsWith('A complete log of this run'));
  const code = lines.map((line) => /^code (\S+)$/.exec(line)?.[1]).find((item) => item !== undefined) ?? '';
  // npm prints the stacks of what it did not expect.
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  const details = lines
    .slice(0, stack === -1 ? lines.length : stack)
    .filter((line) => !/^(?:code|errno|syscall|path|network) /.test(line))
    .slice(0, SHOWN_LINES)
    .map((line) => `\n  ${line}`)
    .join('');
  const known = FAILURES.find(({ codes }) => codes.test(code));
  if (known !== undefined) {
    return new PortcullisError(known.kind, `${what}: ${known.says} (${code})${details}`, known.help);
  }
  if (code === 'ENOSPC' || ran.stderr.includes('ENOSPC')) {
    const help = 'Make space, or set PORTCULLIS_CACHE_DIR to a folder on another disk.';
    return new PortcullisError('not_written', `${what}: no space on the device (ENOSPC)`, help);
  }
  const unpacked = UNPACK_ERROR.exec(ran.stderr)?.[1];
  if (unpacked !== undefined) {
    return new PortcullisError('not_written', `${what}: npm could not write what it unpacked: ${unpacked}`);
  }
  const end = ran.exitCode === null ? 'was ended by a signal' : `ended with ${ran.exitCode}`;
  return notFound(`${what}: npm ${end}${code === '' ? '' : ` (${code})`}${details}`);
}
