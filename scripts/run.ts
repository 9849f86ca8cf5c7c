import { spawn } from 'node:child_process';

import { ROOT } from './files.ts';

/** Runs a program to its end in the repository's root; its output is shown only when it fails. */
export async function run(command: string, args: readonly string[]): Promise<void> {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) {
    throw new Error(`${command} ${args.join(' ')} ended with ${String(code)}:\n${Buffer.concat(output).toString()}`);
  }
}
