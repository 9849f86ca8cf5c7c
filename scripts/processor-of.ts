import { spawnSync } from 'node:child_process';

/** Milliseconds that a program of Node, which has to end with 0, took of the processor, with all programs that it started and waited for. */
export function processorOf(args: readonly string[], cwd: string): number {
  const shell = ['-c', '"$0" "$@" >/dev/null 2>&1 || exit 1; times', process.execPath, ...args];
  const { status, stdout } = spawnSync('bash', shell, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} did not end with 0`);
  // The second line is that of the children: user and system, as 0m1.234s.
  const [, children = ''] = stdout.split('\n');
  const times = children.matchAll(/(\d+)m([\d.]+)s/g);
  return [...times].reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60_000 + Number(seconds) * 1000, 0);
}
