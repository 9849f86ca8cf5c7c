import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';

/**
 * Milliseconds that a command computed, with every process that it started and waited for; a shell measures them. Throws where it ends with
 * another exit code.
 */
export function processorMs(command: readonly string[], cwd: string, exitCode = 0): number {
  const script = 'TIMEFORMAT="%3U %3S"; time "$@" >/dev/null 2>&1';
  // Neither NODE_OPTIONS nor a runner’s variables take part; a home inside of a repository would be refused.
  const env = { PATH: process.env['PATH'], HOME: dirname(cwd) };
  const { status, stderr } = spawnSync('bash', ['-c', script, 'bash', ...command], { cwd, env, encoding: 'utf8' });
  if (status !== exitCode) throw new Error(`${command.join(' ')} ended with ${status} instead of ${exitCode}`);
  return stderr.split(' ').reduce((sum, seconds) => sum + Number(seconds) * 1000, 0);
}
