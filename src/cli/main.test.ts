import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';

import { describe, expect, test } from 'vitest';

import { PortcullisError } from '../kernel/portcullis-error.ts';
import { commandContext } from './command.ts';
import { main, type Program } from './main.ts';
import { VERSION } from '../contracts/version.ts';

async function call(argv: readonly string[], program?: Program): Promise<{ code: number; out: string; err: string }> {
  const [stdout, stderr] = [new Collector(), new Collector()];
  const io = { stdout, stderr, distFolder: '/dist' };
  const code = await main(argv, io, program === undefined ? undefined : () => Promise.resolve(program));
  return { code, out: stdout.text, err: stderr.text };
}

class Collector extends Writable {
  text = '';
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

describe('main', () => {
  test('--version prints the version of package.json without loading the program', async () => {
    const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
      version: string;
    };
    const failing: Program = () => Promise.reject(new Error('loaded'));
    expect(VERSION).toBe(version);
    expect(await call(['--version'], failing)).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });

  test('everything else goes to the program, whose result is the exit code', async () => {
    expect(await call(['gate', '--version'], (argv) => Promise.resolve(argv.length))).toMatchObject({ code: 2 });
  });

  test('no line of an error is a command of the runner, whatever the names that it quotes', async () => {
    const { err } = await call(['x'], () => Promise.reject(new PortcullisError('usage', 'a\n::error::b')));
    expect(err).toBe('error: a\n- ::error::b\n');
  });

  test('a notice is one harmless line, whatever the names that it quotes', async () => {
    const stderr = new Collector();
    const context = await commandContext({ stdout: new Collector(), stderr, distFolder: '/dist' }, {}, []);
    context.openWorld().say('x\n::error::y\u001B[1m is not scored');
    context.say('::warning::z');
    expect(stderr.text).toBe('x ::error::y [1m is not scored\n- ::warning::z\n');
  });

  test('--help is written to standard output', async () => {
    const { code, out } = await call(['--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Usage: portcullis/);
  });

  test.each([
    [['plan', '--cases', '--no-progress'], '--cases: expected a value, found the flag --no-progress'],
    [['typestate', 'gate', '--base-ref', '--json'], '--base-ref: expected a value, found the flag --json'],
    [['run', '--timeout-seconds', '--json'], '--timeout-seconds: expected a value, found the flag --json'],
    [
      ['tier', '--agent', 'foo', '--token', 'a', '--line', 'b'],
      'agent: expected one of claude, codex, copilot, found "foo"',
    ],
    [['tier', '--agent', 'claud', '--token', 'a', '--line', 'b'], 'found "claud" (did you mean "claude"?)'],
  ])('%j is refused with exit code 2', async (argv, message) => {
    const { code, err } = await call(argv);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });

  test('a value after = may be called like a flag', async () => {
    const { code, err } = await call(['explain', 'alpha', '--results=--json']);
    expect([code, err]).toEqual([2, expect.stringContaining('--json: the results: there is no such file')]);
  });

  test('bad usage is exit code 2', async () => {
    const { code, out, err } = await call(['--no-such-option']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain("unknown option '--no-such-option'");
  });

  test('an error that a user can fix prints its message and its help, and keeps its exit code', async () => {
    const error = new PortcullisError('not_comparable', 'No merge base.', 'Fetch more history.');
    expect(await call(['x'], () => Promise.reject(error))).toEqual({
      code: 3,
      out: '',
      err: 'error: No merge base.\nFetch more history.\n',
    });
  });

  test('a bug prints its stack', async () => {
    const { code, err } = await call(['x'], () => Promise.reject(new TypeError('oops')));
    expect(code).toBe(1);
    expect(err).toMatch(/bug in Portcullis.*\nTypeError: oops\n\s+at /);
  });
});

/** A process that writes `bytes` bytes at once through `runMain` and ends with code 3. */
function writer(bytes: number): ReturnType<typeof spawn> {
  const script = `
    const { runMain } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'main.ts')).href)});
    const program = async (argv, io) => { io.stdout.write('x'.repeat(${String(bytes)})); return 3; };
    await runMain('/dist', async () => program);`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'pipe'] });
}

async function exitCode(child: ReturnType<typeof spawn>): Promise<number | null> {
  return new Promise((resolve) => {
    child.on('close', resolve);
  });
}

describe('runMain', () => {
  test('what fills a pipe arrives whole, however slowly it is read', async () => {
    const child = writer(5_000_000);
    const closed = exitCode(child);
    await new Promise((resolve) => setTimeout(resolve, 300));
    let received = 0;
    child.stdout?.on('data', (chunk: Buffer) => (received += chunk.length));
    expect(await closed).toBe(3);
    expect(received).toBe(5_000_000);
  });

  test('a reader that goes away causes no stack', async () => {
    const child = writer(5_000_000);
    const closed = exitCode(child);
    let err = '';
    child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.stdout?.once('data', () => child.stdout?.destroy());
    expect(await closed).toBe(3);
    expect(err).toBe('');
  });
});
