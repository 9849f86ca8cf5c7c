/**
 * Starts every bundle of `actions/dist/` with a given Node, as a user's machine or a runner would: `node scripts/smoke-dist.ts
 * <path of node>`. Runs outside the repository with an empty environment, so that nothing is found by accident.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROOT } from './files.ts';
import { VERSION } from '../src/contracts/version.ts';

interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const dist = join(ROOT, 'actions/dist');
const [node = process.execPath] = process.argv.slice(2);
const problems: string[] = [];

const emptyFolder = mkdtempSync(join(tmpdir(), 'portcullis-smoke-'));
try {
  const version = start('cli.js', '--version');
  if (version.code !== 0 || version.stdout !== `${VERSION}\n`) report('cli.js --version', version);
  const help = start('cli.js', '--help');
  if (help.code !== 0 || !help.stdout.startsWith('Usage: portcullis')) report('cli.js --help', help);
  const usage = start('cli.js', '--no-such-option');
  if (usage.code !== 2 || hasStack(usage)) report('cli.js --no-such-option', usage);

  const stubs = (await readdir(dist)).filter((file) => file.endsWith('.js') && file !== 'cli.js');
  for (const stub of stubs.toSorted()) {
    const outcome = start(stub);
    const annotations = outcome.stdout.split('\n').filter((line) => line.startsWith('::error')).length;
    // Without inputs and event, each action has something to complain about, once, and without a stack.
    if (![1, 2, 3].includes(outcome.code ?? 0) || annotations !== 1 || hasStack(outcome)) report(stub, outcome);
  }
  if (problems.length === 0) console.log(`${stubs.length + 3} starts as expected`);
} finally {
  rmSync(emptyFolder, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function start(file: string, ...args: string[]): Outcome {
  const result = spawnSync(node, [join(dist, file), ...args], { cwd: emptyFolder, env: {}, encoding: 'utf8' });
  if (result.error !== undefined) throw result.error;
  return { code: result.status, stdout: result.stdout, stderr: result.stderr };
}

function hasStack({ stdout, stderr }: Outcome): boolean {
  return /(?:^|\n|%0A) +at .*:\d+:\d+/.test(stdout + stderr);
}

function report(what: string, { code, stdout, stderr }: Outcome): void {
  problems.push(`${what} ended with ${String(code)}\n--- stdout\n${stdout}\n--- stderr\n${stderr}`);
}
