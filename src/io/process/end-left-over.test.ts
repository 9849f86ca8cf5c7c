import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';

import { endLeftOver } from './end-left-over.ts';
import { variableOf } from './linux-processes.ts';

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
    expect(await endLeftOver(NAME, `${batch} 3`)).toBe(0);
    expect(await endLeftOver(NAME, (value) => value.startsWith(batch))).toBeGreaterThanOrEqual(2);
    const [first] = await Promise.all(ends);
    expect(first).toEqual([null, 'SIGTERM']);
    expect([other.exitCode, other.signalCode]).toEqual([null, null]);
    expect(variableOf(other.pid ?? 0, NAME)).not.toBeNull();
    other.kill('SIGKILL');
  });

  it('spares its own process and those above it', async () => {
    const own = randomUUID();
    const script = `import { endLeftOver } from ${JSON.stringify(new URL('end-left-over.ts', import.meta.url).href)};
      console.log(await endLeftOver('${NAME}', '${own}'));`;
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
