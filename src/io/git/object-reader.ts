import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/** An object of a clone. */
export interface GitObject {
  readonly id: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** They end when there is nothing else to do. */
const RUNNING = new Set<ChildProcessWithoutNullStreams>();
process.once('beforeExit', () => {
  for (const git of RUNNING) {
    git.ref();
    git.stdin.end();
  }
});

/** Reads objects of a clone, one after the other, by one process of git: it is started for the first and ends with this process. */
export class ObjectReader {
  readonly #start: () => ChildProcessWithoutNullStreams;
  readonly #silenceLimit: number;
  #git: ChildProcessWithoutNullStreams | null = null;
  #chunks: AsyncIterator<Buffer, undefined> | null = null;
  #rest: Buffer = Buffer.alloc(0);
  #last: Promise<unknown> = Promise.resolve();

  /** `silenceLimit`: milliseconds that an object may take. */
  constructor(root: string, env: NodeJS.ProcessEnv, silenceLimit: number) {
    this.#start = () => spawn('git', ['cat-file', '--batch'], { cwd: root, env });
    this.#silenceLimit = silenceLimit;
  }

  /**
   * What an id or the full name of a ref leads to; null where this clone does not hold it, or git cannot read it. A partial clone fetches it.
   */
  read(name: string): Promise<GitObject | null> {
    const read = this.#last.then(() => this.#read(name));
    this.#last = read;
    return read;
  }

  async #read(name: string): Promise<GitObject | null> {
    const git = (this.#git ??= this.#started());
    // A server that a partial clone asks may stop answering. Nothing else of git keeps this process at work.
    const timer = setTimeout(() => git.kill('SIGKILL'), this.#silenceLimit);
    try {
      git.stdin.write(`${name}\n`);
      let header = '';
      while (!header.endsWith('\n')) header += (await this.#take(1)).toString('latin1');
      const [, id, type, size] = /^([0-9a-f]+) ([a-z]+) (\d+)\n$/.exec(header) ?? [];
      if (id === undefined || type === undefined) return null;
      const bytes = await this.#take(Number(size));
      await this.#take(1);
      return { id, type, bytes };
    } catch {
      // It ended; the next one begins anew.
      this.#git = null;
      this.#rest = Buffer.alloc(0);
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  #started(): ChildProcessWithoutNullStreams {
    const git = this.#start();
    for (const place of [git, git.stdin]) place.on('error', () => undefined);
    git.stderr.resume();
    git.unref();
    for (const stream of [git.stdin, git.stdout, git.stderr]) (stream as Socket).unref();
    this.#chunks = git.stdout[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
    RUNNING.add(git);
    git.once('close', () => RUNNING.delete(git));
    return git;
  }

  /** So many bytes of the answer; throws where git ended before. */
  async #take(size: number): Promise<Buffer> {
    const parts = [this.#rest];
    for (let length = this.#rest.length; length < size; length += parts.at(-1)?.length ?? 0) {
      const { value } = (await this.#chunks?.next()) ?? {};
      if (value === undefined) throw new Error('git ended');
      parts.push(value);
    }
    const all = parts.length === 1 ? this.#rest : Buffer.concat(parts);
    this.#rest = all.subarray(size);
    return all.subarray(0, size);
  }
}
