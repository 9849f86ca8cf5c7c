import { spawn } from 'node:child_process';

/** What a short-lived program left. */
export interface RanToEnd {
  /** Null where a signal ended it, which includes the end of its time. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly timedOut: boolean;
}

export interface RunToEndOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Null lets it take its time. */
  readonly timeoutMs: number | null;
}

/** More output than this is dropped. */
const OUTPUT_LIMIT = 1024 * 1024;

/**
 * Runs a program without a shell and without input. After its time it is killed and no longer waited for, even if something still
 * holds its pipes. Rejects with the system's error where it cannot be started.
 */
export async function runToEnd(program: string, args: readonly string[], options: RunToEndOptions): Promise<RanToEnd> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: options.cwd, env: options.env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (chunk: string) => {
        if (output[name].length < OUTPUT_LIMIT) output[name] += chunk;
      });
    }
    const end = (exitCode: number | null, timedOut: boolean): void => {
      clearTimeout(timer);
      resolve({ exitCode, timedOut, ...output });
    };
    const onTimeout = (): void => {
      child.kill('SIGKILL');
      child.stdout.destroy();
      child.stderr.destroy();
      child.unref();
      end(null, true);
    };
    const timer = options.timeoutMs === null ? undefined : setTimeout(onTimeout, options.timeoutMs);
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('close', (code) => end(code, false));
  });
}
