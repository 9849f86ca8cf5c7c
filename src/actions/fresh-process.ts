import { fork } from 'node:child_process';
import { once } from 'node:events';

/** The argument by which a program that was started anew knows it. */
const FRESH = 'fresh';

/** What Node needs at its start, and the variable by which the runner ends what a job leaves behind. No secret stands in them. */
const KEPT =
  'PATH LANG LC_ALL TZ SystemRoot LD_LIBRARY_PATH NODE_OPTIONS NODE_COMPILE_CACHE NODE_EXTRA_CA_CERTS RUNNER_TRACKING_ID';

/**
 * Takes over the environment in a process that `runFresh` started; false in any other. It comes by a message, so that the system shows no
 * other process what is in it: what is set later stands elsewhere in memory.
 */
export async function isFresh(): Promise<boolean> {
  if (process.argv[2] !== FRESH || !process.connected) return false;
  const [environment] = (await once(process, 'message')) as [NodeJS.ProcessEnv];
  Object.assign(process.env, environment);
  process.disconnect();
  return true;
}

/** Runs a program again in a process whose environment is bare, and ends as that does. Output and signals are handed on. */
export async function runFresh(file: string): Promise<void> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT.split(' ').includes(name)));
  const child = fork(file, [FRESH], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  child.stdout?.on('data', (chunk: Buffer) => process.stdout.write(chunk));
  child.stderr?.on('data', (chunk: Buffer) => process.stderr.write(chunk));
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const handOn = (signal: NodeJS.Signals): boolean => child.kill(signal);
  for (const name of names) process.on(name, handOn);
  child.send({ ...process.env });
  const [code] = (await once(child, 'close')) as [number | null];
  process.exitCode = code ?? 1;
  for (const name of names) process.removeListener(name, handOn);
}
