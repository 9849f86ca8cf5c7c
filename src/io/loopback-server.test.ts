import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ModelAnswer } from '../contracts/model-dialect.ts';
import { refusingAddress, startLoopbackServer, type LoopbackRequest } from './loopback-server.ts';

let seen: LoopbackRequest[] = [];
let next: ModelAnswer | Error = { kind: 'silence' };
let server = await startLoopbackServer(() => ({ kind: 'silence' }));

beforeEach(async () => {
  await server.close();
  seen = [];
  server = await startLoopbackServer((request) => {
    seen.push(request);
    if (next instanceof Error) throw next;
    return next;
  });
});

afterEach(() => server.close());

function says(ending: 'end' | 'cut' | 'hang', chunks: string[] = ['one', 'zwei ü']): ModelAnswer {
  return { kind: 'answer', status: 207, headers: { 'x-own': 'yes' }, chunks, ending };
}

describe('an answer', () => {
  test('is streamed to its end, and the request handed on', async () => {
    next = says('end');
    const response = await fetch(`${server.url}/a/b?c=d`, {
      method: 'POST',
      body: 'body ü',
      headers: { 'X-Key': 'k' },
    });
    expect([response.status, response.headers.get('x-own'), await response.text()]).toEqual([207, 'yes', 'onezwei ü']);
    expect(seen).toMatchObject([{ method: 'POST', path: '/a/b?c=d', body: 'body ü', headers: { 'x-key': 'k' } }]);
  });

  test('in one piece has a length', async () => {
    next = says('end', ['ü']);
    const response = await fetch(server.url);
    expect([response.headers.get('content-length'), await response.text()]).toEqual(['2', 'ü']);
  });

  test('is cut after its chunks', async () => {
    next = says('cut');
    const response = await fetch(server.url);
    const reader = response.body?.getReader();
    let text = '';
    const reading = (async () => {
      for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
        text += Buffer.from(part.value).toString();
      }
    })();
    await expect(reading).rejects.toThrow('terminated');
    expect(text).toBe('onezwei ü');
  });

  test('hangs after its chunks, until the server closes', async () => {
    next = says('hang');
    const response = await fetch(server.url);
    const reading = response.text();
    expect(await Promise.race([reading, wait(100, 'still open')])).toBe('still open');
    await server.close();
    await expect(reading).rejects.toThrow('terminated');
  });

  test('does not come at all', async () => {
    next = { kind: 'silence' };
    const asking = fetch(server.url);
    expect(await Promise.race([asking, wait(100, 'still open')])).toBe('still open');
    await server.close();
    await expect(asking).rejects.toThrow('fetch failed');
  });

  test('is status 500 where making it fails', async () => {
    next = new Error('no answer');
    const response = await fetch(server.url);
    expect([response.status, await response.json()]).toEqual([500, { error: { message: 'Error: no answer' } }]);
  });
});

describe('hostile clients', () => {
  test('send too much', async () => {
    next = says('end');
    const response = await fetch(server.url, { method: 'POST', body: new Uint8Array(80 * 1024 * 1024) });
    expect(response.status).toBe(207);
    expect(seen[0]?.body).toBeNull();
  });

  test.each([
    ['no HTTP', 'nonsense\r\n\r\n'],
    ['a request that is cut off', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf'],
    ['an endless header', `GET / HTTP/1.1\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
  ])('send %s', async (_, bytes) => {
    const port = Number(new URL(server.url).port);
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
      socket.on('error', () => {}).on('close', () => resolve());
      socket.resume();
    });
    next = says('end', ['alive']);
    expect(await (await fetch(server.url)).text()).toBe('alive');
  });

  test('leave in the middle of an answer', async () => {
    next = says('hang');
    const controller = new AbortController();
    const response = await fetch(server.url, { signal: controller.signal });
    controller.abort();
    await expect(response.text()).rejects.toThrow('abort');
    next = says('end', ['alive']);
    expect(await (await fetch(server.url)).text()).toBe('alive');
  });
});

test('an address at which nobody listens', async () => {
  await expect(fetch(await refusingAddress())).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
});
