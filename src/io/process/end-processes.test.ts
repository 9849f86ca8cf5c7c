import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';

import { describe, expect, it } from 'vitest';

import { endLeftOver, endProcesses, lookUntilGone } from './end-processes.ts';
import { type ProcessEntry, variableOf } from './linux-processes.ts';

/** Beyond every id a system gives out, so that no signal reaches anybody. */
const entry = (index: number): ProcessEntry => ({
  pid: 2 ** 30 + index,
  parent: 1,
  group: 1,
  session: 1,
  start: index,
});

/** Answers one list after the other, then nothing more. */
function looks(...answers: readonly (readonly number[])[]): () => Promise<readonly ProcessEntry[]> {
  const rest = [...answers];
  return () => Promise.resolve((rest.shift() ?? []).map(entry));
}

it('looks until nothing is left, or enough was waited', async () => {
  expect(await lookUntilGone(looks([1, 2], [2]), () => false)).toEqual([]);
  expect(await lookUntilGone(looks([1, 2], [2], [2]), (found) => found.length < 2)).toEqual([entry(2)]);
});

it('counts each process once, also one that came later', async () => {
  expect(await endProcesses(looks(), 1_000, null, () => false)).toBe(0);
  expect(await endProcesses(looks([1, 2], [2], [2, 3]), 10_000, null, () => false)).toBe(3);
  expect(await endProcesses(looks([1], [1], [4]), 10_000, null, () => true)).toBe(2);
});

const NAME = 'PORTCULLIS_TEST_UNIT';

function client(value: string, script = 'exec sleep 600'): ChildProcess {
  const environment = { PATH: '/usr/bin:/bin', OTHER: `${NAME}=x`, [`A${NAME}`]: 'x', [NAME]: value };
  return spawn('/bin/sh', ['-c', script], { env: environment, detached: true, stdio: 'ignore' });
}

describe.runIf(process.platform === 'linux')('endLeftOver', () => {
  it('ends what carries the value, and nothing else', async () => {
    const batch = randomUUID();
    const left = [client(`${batch} 1`), client(`${batch} 2`, 'trap "" TERM; while :; do sleep 1; done')];
    const other = client(randomUUID());
    const ends = left.map((child) => once(child, 'exit'));
    expect(await endLeftOver(NAME, (value) => value === `${batch} 3`)).toBe(0);
    expect(await endLeftOver(NAME, (value) => value.startsWith(batch))).toBeGreaterThanOrEqual(2);
    const [first] = await Promise.all(ends);
    expect(first).toEqual([null, 'SIGTERM']);
    expect([other.exitCode, other.signalCode]).toEqual([null, null]);
    expect(variableOf(other.pid ?? 0, NAME)).not.toBeNull();
    other.kill('SIGKILL');
  });

  it('spares its own process and those above it', async () => {
    const own = randomUUID();
    const script = `import { endLeftOver } from ${JSON.stringify(new URL('end-processes.ts', import.meta.url).href)};
      console.log(await endLeftOver('${NAME}', (value) => value === '${own}'));`;
    const shell = spawn('/bin/sh', ['-c', '"$@"; exit $?', '', process.execPath, '--input-type=module', '-e', script], {
      env: { [NAME]: own },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    shell.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
    expect(await once(shell, 'close')).toEqual([0, null]);
    expect(said).toBe('0\n');
  });
});
