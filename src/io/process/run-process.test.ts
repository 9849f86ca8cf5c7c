import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { WatchAnswer } from './output-growth.ts';
import type { ProcessEnd, ProcessLimits, ProcessRequest } from './process-request.ts';
import { runProcess } from './run-process.ts';

const LIMITS: ProcessLimits = { wallMs: 25_000, graceMs: 5_000, afterEndMs: 5_000, outputBytes: 2 ** 28 };
let folder = '';

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'portcullis process ')));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

function request(over: Partial<Omit<ProcessRequest, 'limits'>> & { limits?: Partial<ProcessLimits> }): ProcessRequest {
  const base = {
    program: '/bin/sh',
    args: [],
    cwd: folder,
    environment: { PATH: '/usr/bin:/bin' },
    stdin: null,
    stdout: join(folder, 'stdout'),
    stderr: join(folder, 'stderr'),
    watch: null,
    marker: null,
    signal: null,
  };
  return { ...base, ...over, limits: { ...LIMITS, ...over.limits } };
}

async function sh(script: string, over: Parameters<typeof request>[0] = {}): Promise<ProcessEnd> {
  return runProcess(request({ args: ['-c', script], ...over }));
}

async function node(script: string, over: Parameters<typeof request>[0] = {}): Promise<ProcessEnd> {
  return runProcess(request({ program: process.execPath, args: ['-e', script], ...over }));
}

const output = (): string => readFileSync(join(folder, 'stdout'), 'utf8');

/** Whether that process lives; a zombie does not. */
function lives(pid: string): boolean {
  try {
    process.kill(Number(pid), 0);
    return !/\) Z /.test(readFileSync(`/proc/${pid.trim()}/stat`, 'latin1'));
  } catch {
    return false;
  }
}

/** Watches for a whole line. */
function atLine(line: string, then: WatchAnswer): (chunk: Buffer) => WatchAnswer {
  let seen = '';
  return (chunk) => {
    seen += chunk.toString('latin1');
    return seen.includes(`${line}\n`) ? then : 'go_on';
  };
}

describe('an end of its own', () => {
  it('is told with exit code and signal', async () => {
    const own = { spawnError: null, termination: 'exited', survivors: 0 };
    expect(await sh('echo out; echo err >&2; exit 7')).toMatchObject({ ...own, exitCode: 7, signal: null });
    expect(output()).toBe('out\n');
    expect(await readFile(join(folder, 'stderr'), 'utf8')).toBe('err\n');
    expect(await sh('kill -TERM $$')).toMatchObject({ ...own, exitCode: null, signal: 'SIGTERM' });
    expect(await sh('kill -KILL $$')).toMatchObject({ ...own, exitCode: null, signal: 'SIGKILL' });
  });

  it('loses nothing of a client that writes much and exits at once', async () => {
    const line = `${JSON.stringify({ type: 'assistant', text: 'x'.repeat(1000) })}\n`;
    const end = await node(`process.stdout.write(${JSON.stringify(line)}.repeat(200)); process.exit(0)`);
    expect(end).toMatchObject({ exitCode: 0 });
    expect(output()).toBe(line.repeat(200));
  });

  it('empties files of an earlier run', async () => {
    await sh('echo a long first line');
    await sh('echo b');
    expect(output()).toBe('b\n');
  });

  it.runIf(process.platform === 'linux')(
    'keeps what was written before somebody opened the file once more',
    async () => {
      await sh('echo first; echo second >>/proc/self/fd/1; echo third');
      expect(output()).toBe('first\nsecond\nthird\n');
    },
  );
});

describe('what a process is given', () => {
  it('is the environment as it stands and the marker, nothing else', async () => {
    const environment = { A: '1', 'odd name': 'x=y', EMPTY: '' };
    const marker = { name: 'MARK', value: 'unit 1' };
    await node('process.stdout.write(JSON.stringify(process.env))', { environment, marker });
    expect(JSON.parse(output())).toEqual({ ...environment, MARK: 'unit 1' });
  });

  it('is its arguments unchanged', async () => {
    const args = ['', 'a b', 'new\nline', `'"\``, '%PATH%', '$(x)', '-p', '--', '*', '\\', 'ä😀', 'x'.repeat(100_000)];
    const script = 'process.stdout.write(JSON.stringify(process.argv.slice(1)))';
    await runProcess(request({ program: process.execPath, args: ['-e', script, '--', ...args] }));
    expect(JSON.parse(output())).toEqual(args);
  });

  it('is its own program, whatever its path is called, in the folder asked for', async () => {
    const odd = join(folder, `a b$(x);'"&|%PATH%\n ä`);
    await mkdir(odd);
    await writeFile(join(odd, 'cli ent'), '#!/bin/sh\npwd\n', { mode: 0o755 });
    expect(await runProcess(request({ program: join(odd, 'cli ent'), cwd: odd }))).toMatchObject({ exitCode: 0 });
    expect(output()).toBe(`${odd}\n`);
  });

  it('is a file as standard input, read to its end, or none', async () => {
    const text = 'ä line\n'.repeat(25_600);
    await writeFile(join(folder, 'prompt'), text);
    await sh('cat', { stdin: join(folder, 'prompt') });
    expect(output()).toBe(text);
    expect(await sh('cat')).toMatchObject({ exitCode: 0 });
    expect(output()).toBe('');
  });

  it('is a group of its own', async () => {
    await sh('ps -o pgid= -p $$ 2>/dev/null || cut -d" " -f5 /proc/$$/stat; echo $$');
    const [group, pid] = output().trim().split('\n');
    expect(Number(group)).toBe(Number(pid));
  });
});

describe('a process that cannot be started', () => {
  it.each([
    ['a missing program', '/nowhere/client', /^The program \/nowhere\/client does not exist\.$/],
    ['a name without a folder', 'sh', /expected the absolute path/],
    ['a folder', '/', /it is no file/],
  ])('tells %s', async (_, program, sentence) => {
    const end = await runProcess(request({ program }));
    const spawnError = expect.stringMatching(sentence) as unknown;
    expect(end).toMatchObject({ exitCode: null, signal: null, termination: 'exited', spawnError });
  });

  it.each([
    ['without permission', 'echo', 0o644, /no permission to execute/],
    ['that only a shell would run', 'echo ran\n', 0o755, /neither a native program nor a script/],
    ['that is empty', '', 0o755, /neither a native program nor a script/],
    ['whose interpreter is missing', '#!/nowhere/node\n', 0o755, /the interpreter .* does not exist/],
  ])('tells a file %s', async (_, content, mode, sentence) => {
    await writeFile(join(folder, 'client'), mode === 0o644 ? `#!/bin/sh\n${content}` : content, { mode });
    const end = await runProcess(request({ program: join(folder, 'client') }));
    expect(end.spawnError).toMatch(sentence);
    expect(output()).toBe('');
  });

  it('tells a missing folder from a missing program', async () => {
    const nowhere = join(folder, 'nowhere');
    expect((await sh('true', { cwd: nowhere })).spawnError).toBe(`The working folder ${nowhere} does not exist.`);
    await writeFile(nowhere, '');
    expect((await sh('true', { cwd: nowhere })).spawnError).toMatch(/is no folder/);
  });

  it('tells arguments that are too long or hold a NUL byte', async () => {
    const long = Array<string>(64).fill('x'.repeat(100_000));
    expect((await sh('true', { args: ['-c', 'true', ...long] })).spawnError).toMatch(/longer than the system allows/);
    expect((await sh('true', { args: ['-c', 'a\0b'] })).spawnError).toMatch(/NUL byte/);
  });

  it('is refused where a file of it cannot be opened', async () => {
    await mkdir(join(folder, 'dir'));
    const refused = (over: Parameters<typeof request>[0]): Promise<ProcessEnd> => sh('true', over);
    await expect(refused({ stdout: join(folder, 'dir') })).rejects.toMatchObject({ code: 'not_written' });
    await expect(refused({ stderr: join(folder, 'no', 'x') })).rejects.toThrow(/the error output of a client/);
    await expect(refused({ stdout: '/dev/null' })).rejects.toThrow(/found a pipe or a device/);
    await expect(refused({ stdin: join(folder, 'none') })).rejects.toMatchObject({ code: 'not_found' });
    await expect(refused({ stdin: join(folder, 'dir') })).rejects.toMatchObject({ code: 'invalid_input' });
    await symlink('loop', join(folder, 'loop'));
    await expect(refused({ stdout: join(folder, 'loop') })).rejects.toThrow(/lead in a circle/);
  });
});

describe('a process that does not end', () => {
  it('is ended when its time is up, and its output stays', async () => {
    const end = await sh('echo partial; sleep 600', { limits: { wallMs: 1_000 } });
    expect(end).toMatchObject({ termination: 'timeout', exitCode: null, signal: 'SIGTERM', survivors: 0 });
    expect(output()).toBe('partial\n');
  });

  it('is a timeout also where it exits with 0 when told to end', async () => {
    const script = 'trap "echo bye; exit 0" TERM; echo ready; while :; do sleep 0.05; done';
    const end = await sh(script, { limits: { wallMs: 1_000 } });
    expect(end).toMatchObject({ termination: 'timeout', exitCode: 0, signal: null });
    expect(output()).toBe('ready\nbye\n');
  });

  it('is killed when it ignores SIGTERM', async () => {
    const watch = atLine('deaf', 'ended');
    const limits = { afterEndMs: 0, graceMs: 100 };
    const end = await sh('trap "" TERM; echo deaf; sleep 600', { watch, limits });
    expect(end).toMatchObject({ termination: 'killed_after_end', exitCode: null, signal: 'SIGKILL', survivors: 0 });
  });

  it('is ended also while it is stopped', async () => {
    const end = await sh('kill -STOP $$; sleep 600', { limits: { wallMs: 200 } });
    expect(end).toMatchObject({ termination: 'timeout', signal: 'SIGTERM' });
  });

  it('is ended after its terminal event, which stops the clock', async () => {
    const watch = atLine('done', 'ended');
    const limits = { wallMs: 2_000, afterEndMs: 2_200 };
    expect(await sh('echo done; sleep 600', { watch, limits })).toMatchObject({
      termination: 'killed_after_end',
      signal: 'SIGTERM',
    });
  });

  it.each([
    ['may work on behind it as long as its own limit allows', 20_000, 'sleep 0.6; exit 3', 'exited'],
    ['is ended when its own limit comes while it works on', 900, 'sleep 600', 'timeout'],
    ['is ended at once when it works on after its own limit', 100, 'sleep 600', 'timeout'],
  ])('%s', async (_, wallMs, rest, termination) => {
    let seen = '';
    const watch = (chunk: Buffer): WatchAnswer => {
      seen += chunk.toString('latin1');
      return seen.endsWith('done\n') ? 'ended' : 'go_on';
    };
    const limits = { wallMs, afterEndMs: 500 };
    const end = await sh(`echo done; sleep 0.3; echo more; ${rest}`, { watch, limits });
    expect(end).toMatchObject({ termination });
    expect(end.wallMs).toBeLessThan(10_000);
  });

  it('may take its time after the terminal event', async () => {
    const end = await sh('echo done; sleep 0.3; echo more; exit 3', { watch: atLine('done', 'ended') });
    expect(end).toMatchObject({ termination: 'exited', exitCode: 3 });
    expect(output()).toBe('done\nmore\n');
  });

  it('is no timeout where it ended in time and we were too busy to see it', async () => {
    const run = sh('sleep 0.01', { limits: { wallMs: 500 } });
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
    expect(await run).toMatchObject({ termination: 'exited', exitCode: 0 });
  });

  it('is ended when it takes too many turns', async () => {
    const end = await sh('trap "" TERM; echo turn; sleep 600', { watch: atLine('turn', 'turn_limit') });
    expect(end).toMatchObject({ termination: 'turn_limit', signal: 'SIGKILL' });
  });

  it('is ended when the run is broken off, before the start too', async () => {
    const controller = new AbortController();
    const watch = (): WatchAnswer => {
      controller.abort();
      return 'go_on';
    };
    const end = await sh('echo begun; sleep 600', { watch, signal: controller.signal });
    expect(end).toMatchObject({ termination: 'cancelled', signal: 'SIGTERM' });
    const late = await sh('echo ran', { signal: controller.signal });
    expect(late).toMatchObject({ termination: 'cancelled', exitCode: null, spawnError: null });
    expect(output()).toBe('');
  });

  it('is ended when its watcher fails, and the failure is passed on', async () => {
    const watch = (): WatchAnswer => {
      throw new TypeError('a bug of ours');
    };
    await expect(sh('echo $$ > pid; echo x; sleep 600', { watch })).rejects.toThrow('a bug of ours');
    expect(lives(await readFile(join(folder, 'pid'), 'utf8'))).toBe(false);
  });
});

describe('output', () => {
  it('is ended when it floods, not much over the limit', async () => {
    // A block each millisecond, for ever.
    const flood = 'const b = Buffer.alloc(65536, 120), w = new Int32Array(new SharedArrayBuffer(4));';
    for (const target of [1, 2]) {
      const script = `${flood} for (;;) { require('fs').writeSync(${target}, b); Atomics.wait(w, 0, 0, 1); }`;
      const end = await node(script, { limits: { outputBytes: 1_000_000 } });
      expect(end).toMatchObject({ termination: 'output_limit', signal: 'SIGKILL' });
      expect((await stat(join(folder, target === 1 ? 'stdout' : 'stderr'))).size).toBeLessThan(2 ** 27);
    }
  });

  it('is over the limit also where the process was quicker than any look', async () => {
    const end = await sh('echo 0123456789', { limits: { outputBytes: 10 } });
    expect(end).toMatchObject({ termination: 'output_limit', exitCode: 0 });
    const turns = await sh('echo turn', { watch: atLine('turn', 'turn_limit') });
    expect(turns).toMatchObject({ termination: 'turn_limit', exitCode: 0 });
  });

  it('is handed on whole where one line has 80 MiB', async () => {
    let [bytes, newlines] = [0, 0];
    const watch = (chunk: Buffer): WatchAnswer => {
      bytes += chunk.length;
      if (chunk.includes(10)) newlines += 1;
      return 'go_on';
    };
    const size = 80 * 2 ** 20;
    const end = await node(`process.stdout.write('x'.repeat(${size}) + '\\n'); process.exit(0)`, { watch });
    expect(end).toMatchObject({ termination: 'exited', exitCode: 0 });
    expect([bytes, newlines]).toEqual([size + 1, 1]);
  });

  it('lets the event loop turn while what is left is read', async () => {
    let turns = 0;
    const count = (): void => {
      turns += 1;
      timer = setImmediate(count);
    };
    let timer = setImmediate(count);
    const seen = new Map<number, number>();
    const watch = (chunk: Buffer): WatchAnswer => {
      seen.set(turns, (seen.get(turns) ?? 0) + chunk.length);
      return 'go_on';
    };
    await sh('head -c 20000000 /dev/zero', { watch });
    clearImmediate(timer);
    expect([...seen.values()].reduce((sum, bytes) => sum + bytes)).toBe(20_000_000);
    expect(Math.max(...seen.values())).toBeLessThanOrEqual(2 * 1024 * 1024);
  });

  it('is handed on byte for byte while it grows, wherever writes cut characters, and invalid bytes too', async () => {
    const chunks: Buffer[] = [];
    const watch = (chunk: Buffer): WatchAnswer => {
      chunks.push(chunk);
      return 'go_on';
    };
    const script = `const b = Buffer.from('ä😀€'); let i = 0;
      const next = () => { if (i < 27) { require('fs').writeSync(1, b.subarray(i % 9, i % 9 + 1)); i++; setTimeout(next, 10); }
        else require('fs').writeSync(1, Buffer.from([0xff, 0x00, 0xc3, 10])); }; next();`;
    await node(script, { watch });
    const file = await readFile(join(folder, 'stdout'));
    expect(Buffer.concat(chunks)).toEqual(file);
    expect(file).toEqual(Buffer.concat([Buffer.from('ä😀€'.repeat(3)), Buffer.from([0xff, 0, 0xc3, 10])]));
  });
});

describe('what a process leaves behind', () => {
  /** Shell text: a process in the background that ignores SIGTERM and holds the output; the next line runs once it does. */
  const deaf = (pidFile: string): string =>
    `(trap "" TERM; : > ${pidFile}.ready; exec sleep 600) & echo $! > ${pidFile}
    until [ -e ${pidFile}.ready ]; do sleep 0.01; done\n`;
  const pid = async (file: string): Promise<string> => readFile(join(folder, file), 'utf8');

  it('does not hold up the end, and is ended even if it ignores SIGTERM', async () => {
    const end = await sh(`${deaf('pid')} exit 0`, { limits: { graceMs: 200 } });
    expect(end).toMatchObject({ termination: 'exited', exitCode: 0, survivors: 1 });
    expect(lives(await pid('pid'))).toBe(false);
  });

  it('is counted also where the process was told to end', async () => {
    const over = { watch: atLine('done', 'ended'), limits: { afterEndMs: 0, graceMs: 300 } };
    const end = await sh(`${deaf('a')} ${deaf('b')} echo done; sleep 600`, over);
    expect(end).toMatchObject({ termination: 'killed_after_end', signal: 'SIGTERM', survivors: 2 });
    expect([lives(await pid('a')), lives(await pid('b'))]).toEqual([false, false]);
  });

  it('may write to the end: its output is read too', async () => {
    let text = '';
    const watch = (chunk: Buffer): WatchAnswer => {
      text += chunk.toString();
      return 'go_on';
    };
    const polite = `(trap 'echo last; exit' TERM; : > ready; while :; do sleep 0.02; done) &
      until [ -e ready ]; do sleep 0.01; done`;
    const end = await sh(`${polite}; exit 0`, { watch });
    expect(end).toMatchObject({ exitCode: 0, termination: 'exited' });
    expect(text).toBe('last\n');
  });

  it.runIf(process.platform === 'linux')('is found in a session of its own by the marker', async () => {
    const daemon = `const { spawn } = require('child_process');
      const child = spawn('/bin/sh', ['-c', 'trap "" TERM; exec sleep 600'], { detached: true, stdio: 'ignore' });
      require('fs').writeFileSync('pid', String(child.pid)); child.unref();`;
    const marker = { name: 'PORTCULLIS_TEST', value: folder };
    expect(await node(daemon, { marker, limits: { graceMs: 200 } })).toMatchObject({
      exitCode: 0,
      termination: 'exited',
      survivors: 1,
    });
    expect(lives(await pid('pid'))).toBe(false);
  });

  it.runIf(process.platform === 'linux')('is found in a group of its own, also with an empty environment', async () => {
    const end = await sh('set -m; env -i /bin/sleep 600 & echo $! > pid', { limits: { graceMs: 200 } });
    expect(end).toMatchObject({ exitCode: 0, survivors: 1 });
    expect(lives(await readFile(join(folder, 'pid'), 'utf8'))).toBe(false);
  });

  it('is nothing of another run with another marker', async () => {
    const [one, two] = await Promise.all(
      ['one', 'two'].map(async (name) => {
        const marker = { name: 'PORTCULLIS_TEST', value: `${folder} ${name}` };
        const files = { stdout: join(folder, name), stderr: join(folder, `${name}.err`) };
        const script = name === 'one' ? 'exit 0' : 'sleep 0.5; echo lived';
        return sh(script, { ...files, marker });
      }),
    );
    expect([one, two]).toMatchObject([{ survivors: 0 }, { survivors: 0, signal: null, exitCode: 0 }]);
    expect(await readFile(join(folder, 'two'), 'utf8')).toBe('lived\n');
  });
});

describe('many runs', () => {
  it.runIf(existsSync('/proc/self/fd'))('leave no descriptor, timer or listener', async () => {
    const { signal } = new AbortController();
    const warnings: Error[] = [];
    const onWarning = (warning: Error): number => warnings.push(warning);
    process.on('warning', onWarning);
    const open = (): number => readdirSync('/proc/self/fd').length;
    const timers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    await sh('true', { signal });
    const before = [open(), timers()] as const;
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const files = { stdout: join(folder, `o${index}`), stderr: join(folder, `e${index}`) };
        await sh('echo $$', { ...files, signal, watch: atLine('no', 'ended') });
        await sh('true', { ...files, program: '/nowhere/x', signal });
      }),
    );
    // The test runner has some of its own, which come and go.
    expect(open()).toBeLessThan(before[0] + 10);
    expect(timers()).toBeLessThan(before[1] + 10);
    expect(warnings).toEqual([]);
    process.off('warning', onWarning);
  });
});
