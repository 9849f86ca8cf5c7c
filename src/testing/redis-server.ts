import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether a server can be started here; tests that need one are skipped where not, and counted (`scripts/test`). */
export const HAS_REDIS = spawnSync('redis-server', ['--version']).status === 0;

/** A real `redis-server` on a free port of loopback, whose data is on the disk before it answers. */
export class RedisServer {
  readonly url: string;
  readonly port: number;
  readonly #folder: string;
  #process: ChildProcess | null = null;

  private constructor(port: number) {
    this.port = port;
    this.url = `redis://127.0.0.1:${port}/0`;
    this.#folder = mkdtempSync(join(tmpdir(), 'portcullis-redis-'));
  }

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    await server.begin();
    return server;
  }

  async begin(): Promise<void> {
    const options = { port: this.port, dir: this.#folder, save: '', appendonly: 'yes', appendfsync: 'always' };
    const given = Object.entries({ bind: '127.0.0.1', ...options }).flatMap(([name, value]) => [
      `--${name}`,
      String(value),
    ]);
    this.#process = spawn('redis-server', given, { stdio: 'ignore' });
    while (!(await answers(this.port))) await sleep(10);
  }

  /** Ends it at once, as a crash does. */
  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (running === null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    socket.write('PING\r\n');
    const [said] = (await once(socket, 'data')) as [Buffer];
    return said.toString().startsWith('+PONG');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
