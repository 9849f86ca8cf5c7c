import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { madeClients, npmEnvironment } from '../made-clients.ts';
import {
  CLIENTS_ENVIRONMENT,
  describeRealClients,
  describeWithoutNetwork,
  REAL_CLIENTS,
  WITHOUT_NETWORK,
} from './real-clients.ts';
import { cli, cliProcess, runFile, temporaryFolder, type Ran } from './run-bundle.ts';

/** A repository whose own lock knows two versions of one client, in the registry of the test. */
async function repository(): Promise<{
  readonly folder: string;
  readonly run: (...args: readonly string[]) => Promise<Ran>;
}> {
  const { registry, lock } = await madeClients('codex@1.0.0', 'codex@1.1.0');
  const folder = temporaryFolder();
  const outside = temporaryFolder();
  writeFileSync(join(folder, '.git'), 'gitdir: elsewhere\n');
  mkdirSync(join(folder, '.github/portcullis'), { recursive: true });
  writeFileSync(join(folder, '.github/portcullis/clients-lock.json'), JSON.stringify(lock));
  const env = { ...npmEnvironment(registry.url, outside), PORTCULLIS_CACHE_DIR: join(outside, 'cache') };
  return { folder, run: (...args) => cli(['clients', ...args], { cwd: folder, env }) };
}

describe.skipIf(process.platform === 'win32')('portcullis clients', () => {
  test('install and list what the repository pins, side by side with another version', async () => {
    const { run } = await repository();
    const installed = await run('install', 'codex', 'codex@1.0.0');
    expect(installed.code).toBe(0);
    expect(installed.out).toMatch(/^codex 1\.1\.0: \/.*\/codex\ncodex 1\.0\.0: \/.*\/codex\n$/);
    expect(installed.err).toContain('codex 1.1.0: downloading about 170 MB from the npm registry');
    const listed = JSON.parse((await run('list', '--json')).out) as { clients: { id: string }[] };
    expect(listed.clients.find(({ id }) => id === 'codex')).toMatchObject({
      pinned: '1.1.0',
      installed: ['1.0.0', '1.1.0'],
      foreign: [],
      starts: { source: 'installed', version: '1.1.0' },
      problem: null,
    });
  });

  test('what fails is said, and stops nothing else', async () => {
    const { run } = await repository();
    const ran = await run('install', 'codex', 'claude', '--json', '--no-progress');
    expect(ran.code).toBe(2);
    expect(JSON.parse(ran.out)).toMatchObject({
      clients: [
        { id: 'codex', version: '1.1.0', error: null },
        { id: 'claude', program: null, error: { code: 'not_found' } },
      ],
    });
    expect(ran.err).toMatch(/^error: claude .*: the registry of npm does not have it/);
  });

  test('lock adds a version to the repository and pins it', async () => {
    const { folder, run } = await repository();
    const file = join(folder, '.github/portcullis/clients-lock.json');
    const before: unknown = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, '{"schema": 1, "clients": {}}');
    expect((await run('lock', 'codex@1.0.0')).code).toBe(0);
    const second = await run('lock', 'codex@1.1.0');
    expect([second.code, second.out]).toEqual([0, `${file}: codex 1.1.0 is locked (2 packages) and pinned\n`]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(before);
    expect((await run('lock', 'codex')).err).toContain('expected codex@version, found nothing');
  });

  test('a client that was given is listed with its version', async () => {
    const { folder, run } = await repository();
    writeFileSync(join(folder, 'fake.js'), 'console.log("2.3.4 (Claude Code)")');
    const { out } = await run('list', '--client-path', 'claude=fake.js');
    expect(out).toContain(`  starts     2.3.4, given by its path: ${join(folder, 'fake.js')}\n`);
    expect(out).toContain('  starts     nothing: copilot ');
  });

  test('a cache inside of the repository is refused', async () => {
    const { folder } = await repository();
    const ran = await cli(['clients', 'list'], { cwd: folder, env: { PORTCULLIS_CACHE_DIR: 'cache' } });
    expect([ran.code, ran.err]).toEqual([2, expect.stringContaining('outside of the repository')]);
  });
});

describeRealClients('the installed clients', () => {
  test('each is started as its own program and tells the pinned version', async () => {
    const { out } = await cliProcess(['clients', 'list', '--json'], { env: CLIENTS_ENVIRONMENT });
    const { clients } = JSON.parse(out) as { clients: { id: string; pinned: string }[] };
    expect(clients.map(({ id }) => id)).toEqual([...REAL_CLIENTS.keys()]);
    for (const client of clients) {
      expect(client).toMatchObject({ starts: { source: 'installed', version: client.pinned, prefix_args: [] } });
    }
  });

  describeWithoutNetwork('without a network', () => {
    test('a listener on 127.0.0.1 can be reached, nothing else, and the clients tell their versions', async () => {
      const folder = temporaryFolder();
      const file = join(folder, 'probe.mjs');
      writeFileSync(
        file,
        `import { createServer, connect } from 'node:net';
        const tried = (port, host) => new Promise((resolve) => {
          connect({ port, host }).on('connect', () => resolve('connected')).on('error', ({ code }) => resolve(code));
        });
        const server = createServer().listen(0, '127.0.0.1', async () => {
          console.log(await tried(server.address().port, '127.0.0.1'), await tried(9, '192.0.2.1'));
          process.exit();
        });`,
      );
      const [program = '', ...args] = WITHOUT_NETWORK?.(process.execPath, [file]) ?? [];
      const starter = join(folder, 'start.mjs');
      writeFileSync(
        starter,
        `import { spawnSync } from 'node:child_process';
        process.stdout.write(spawnSync(process.argv[2], process.argv.slice(3)).stdout);`,
      );
      expect((await runFile(starter, [program, ...args])).out).toBe('connected ENETUNREACH\n');
    });
  });
});
