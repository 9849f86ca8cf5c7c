import { PortcullisError } from '../../kernel/portcullis-error.ts';
import type { RanToEnd } from './run-to-end.ts';

const OFFLINE = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENETUNREACH',
  'EHOSTUNREACH',
]);
const FURTHER_OFFLINE = /^(?:ERR_SOCKET_TIMEOUT|ENOTCACHED|FETCH_ERROR|E50\d)$/;
const UNPACK_ERROR = /TAR_ENTRY_ERROR (.*)/;
const SHOWN_LINES = 8;

/** npm calls an installation good of which it could not write every file: a full disk leaves files that are cut off. */
export function hasFailed(ran: RanToEnd): boolean {
  return ran.exitCode !== 0 || UNPACK_ERROR.test(ran.stderr);
}

/** npm's failure in our words. `what` is the client with its version. */
export function npmFailure(ran: RanToEnd, what: string): PortcullisError {
  const lines = ran.stderr
    .split('\n')
    .filter((line) => !line.startsWith('npm warn'))
    .map((line) => line.replace(/^npm (?:error|ERR!) ?/, '').trimEnd())
    .filter((line) => line !== '' && !line.startsWith('A complete log of this run'));
  const code = lines.map((line) => /^code (\S+)$/.exec(line)?.[1]).find((item) => item !== undefined) ?? '';
  // npm prints the stacks of what it did not expect.
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  const told = lines
    .slice(0, stack === -1 ? lines.length : stack)
    .filter((line) => !/^(?:code|errno|syscall|path|network) /.test(line))
    .slice(0, SHOWN_LINES)
    .map((line) => `\n  ${line}`)
    .join('');
  if (code === 'EINTEGRITY') {
    return new PortcullisError(
      'invalid_input',
      `${what}: expected the package with the digest in the lock, the registry gave another one (EINTEGRITY)${told}`,
      'Do not use what this registry serves. If the lock is wrong, correct it in a reviewed change.',
    );
  }
  if (OFFLINE.has(code) || FURTHER_OFFLINE.test(code)) {
    return new PortcullisError(
      'not_found',
      `${what}: the registry of npm cannot be reached (${code})${told}`,
      'Look at the network, and at registry and proxy in the configuration of npm (`npm config list`).',
    );
  }
  if (code === 'E404' || code === 'ETARGET') {
    return new PortcullisError(
      'not_found',
      `${what}: the registry of npm does not have it (${code})${told}`,
      'Look at the version, and at the registry in the configuration of npm (`npm config list`).',
    );
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
  return new PortcullisError('not_found', `${what}: npm ${end}${code === '' ? '' : ` (${code})`}${told}`);
}
