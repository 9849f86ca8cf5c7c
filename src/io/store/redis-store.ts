import { hash, randomUUID } from 'node:crypto';

import { Redis } from 'ioredis';

import type {
  Counters,
  GovernanceStore,
  Reservation,
  ReserveAnswer,
  StoreIndex,
} from '../../contracts/governance-store.ts';
import { compareCodePoints } from '../../kernel/ordering.ts';
import { errorText, PortcullisError, unavailable, usageError } from '../../kernel/portcullis-error.ts';
import { SCRIPTS } from './redis-scripts.ts';

/** A server that was there is waited for 30 s. */
const AGAIN_MS = 200;
const TIMES_AGAIN = 150;
/** What a server that says nothing has: longer than it is waited for. */
const SILENT_MS = 40_000;
/** The newest events that are kept. */
const EVENTS = 10_000;
const KEYS_AT_ONCE = 1000;

/** A store in Redis 7, without modules or a cluster. */
export class RedisStore implements GovernanceStore {
  readonly place: string;
  readonly #redis: Redis;
  readonly #prefix: string;
  #cause: unknown;
  #wasReady = false;

  private constructor(url: string, prefix: string) {
    const parsed = URL.canParse(url) ? new URL(url) : null;
    if (parsed === null || !/^rediss?:$/.test(parsed.protocol)) {
      const help = 'Write it as `redis://user:password@host:6379/0`, or with `rediss` for TLS.';
      throw usageError('PORTCULLIS_REDIS_URL: expected an address of Redis, found another text', help);
    }
    this.place = `${parsed.protocol}//${parsed.host}${parsed.pathname}`;
    this.#prefix = prefix;
    this.#redis = new Redis(url, {
      lazyConnect: true,
      commandTimeout: SILENT_MS,
      maxRetriesPerRequest: null,
      retryStrategy: (times) => (this.#wasReady && times <= TIMES_AGAIN ? AGAIN_MS : null),
    });
    this.#redis.on('error', (error: unknown) => (this.#cause = error));
  }

  /** @throws PortcullisError `unavailable` where it cannot be reached; `usage` for another text than an address */
  static async open(url: string, prefix: string): Promise<RedisStore> {
    const store = new RedisStore(url, prefix);
    await store.#ask(() => store.#redis.connect());
    store.#wasReady = true;
    return store;
  }

  read(key: string): Promise<string | null> {
    return this.#ask(() => this.#redis.get(this.#prefix + key));
  }

  async swap(key: string, expected: string | null, next: string | null, index: StoreIndex = {}): Promise<boolean> {
    const { sets = [], timelines = [] } = index;
    const id = key.slice(key.indexOf(':') + 1);
    const flags = [expected, next].flatMap((text) => (text === null ? ['0', ''] : ['1', text]));
    return (await this.#once('swap', [key, ...sets, ...timelines], [...flags, id, String(sets.length)])) === 1;
  }

  async keys(prefix: string): Promise<readonly string[]> {
    const match = `${(this.#prefix + prefix).replaceAll(/[\\*?[\]]/g, String.raw`\$&`)}*`;
    const keys = new Set<string>();
    let cursor = '0';
    do {
      const [next, found] = await this.#ask(() =>
        this.#redis.scan(cursor, 'MATCH', match, 'COUNT', KEYS_AT_ONCE, 'TYPE', 'string'),
      );
      for (const key of found) keys.add(key.slice(this.#prefix.length));
      cursor = next;
    } while (cursor !== '0');
    return [...keys].sort(compareCodePoints);
  }

  async log(line: string): Promise<void> {
    await this.#once('log', ['activity'], [String(EVENTS), line]);
  }

  async logged(): Promise<readonly string[]> {
    const entries = await this.#ask(() => this.#redis.xrange(`${this.#prefix}activity`, '-', '+'));
    return entries.flatMap(([, [, line = '']]) => line);
  }

  async reserve({ id, ...asked }: Reservation): Promise<ReserveAnswer> {
    const answer = await this.#ofReservation('reserve', id, asked);
    const told = JSON.parse(String(answer)) as Partial<ReserveAnswer>;
    const refused = told.refused ?? null;
    return {
      refused: refused === null ? null : { ...refused, breaker: refused.breaker ?? null },
      warned: told.warned ?? [],
    };
  }

  async settle(id: string, used: Counters): Promise<void> {
    await this.#ofReservation('settle', id, used);
  }

  async renew(ids: readonly string[]): Promise<void> {
    await Promise.all(ids.map((id) => this.#ofReservation('renew', id, {})));
  }

  async counters(key: string): Promise<Counters> {
    const values = await this.#ask(() => this.#redis.hgetall(this.#prefix + key));
    return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, Number(value)]));
  }

  async putCounter(key: string, field: string, value: number): Promise<void> {
    await this.#script('put', [this.#prefix + key], [this.#prefix, key, field, String(value)]);
  }

  held(gauge: string): Promise<number> {
    return this.#ask(async () => {
      const [seconds] = await this.#redis.time();
      return this.#redis.zcount(`${this.#prefix}lease:${gauge}`, `(${Number(seconds) * 1000}`, '+inf');
    });
  }

  async memoryMb(): Promise<number> {
    const text = await this.#ask(() => this.#redis.info('memory'));
    return Math.ceil(Number(/^used_memory:(\d+)/m.exec(text)?.[1] ?? 0) / 2 ** 20);
  }

  close(): Promise<void> {
    this.#redis.disconnect();
    return Promise.resolve();
  }

  /** A transition that is done once, however often it is asked for after lost connections. */
  #once(script: 'swap' | 'log', keys: readonly string[], values: readonly string[]): Promise<unknown> {
    const named = [`request:${randomUUID()}`, ...keys].map((key) => this.#prefix + key);
    return this.#script(script, named, values);
  }

  /** One that its reservation tells to be done. */
  #ofReservation(script: 'reserve' | 'settle' | 'renew', id: string, asked: object): Promise<unknown> {
    return this.#script(script, [`${this.#prefix}reservation:${id}`], [this.#prefix, id, JSON.stringify(asked)]);
  }

  #script(script: keyof typeof SCRIPTS, keys: readonly string[], values: readonly string[]): Promise<unknown> {
    const text = SCRIPTS[script];
    const given = [keys.length, ...keys, ...values] as const;
    return this.#ask(async () => {
      try {
        return await this.#redis.evalsha(hash('sha1', text), ...given);
      } catch (error) {
        if (!errorText(error).startsWith('NOSCRIPT')) throw error;
        return this.#redis.eval(text, ...given);
      }
    });
  }

  /** @throws PortcullisError `unavailable`, whatever went wrong: the server or the way to it */
  async #ask<T>(command: () => Promise<T>): Promise<T> {
    try {
      return await command();
    } catch (error) {
      if (error instanceof PortcullisError) throw error;
      const isClosed = errorText(error).startsWith('Connection is closed');
      const found = errorText(isClosed ? (this.#cause ?? error) : error);
      const help = 'Look at the server of PORTCULLIS_REDIS_URL; nothing new begins without it.';
      const options = { cause: error };
      throw unavailable(`${this.place}: expected Redis 7 that does what it is asked, found: ${found}`, help, options);
    }
  }
}
