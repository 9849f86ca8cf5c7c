import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface HttpRequest {
  readonly method: string;
  /** Without the query, as it was sent: still percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Names in lower case; of repeated ones the values joined with `, `. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Objects are sent as JSON. */
  readonly body?: string | Buffer | object;
  /** Milliseconds of silence before the first byte; `Infinity`: nothing ever comes. */
  readonly delay?: number;
  /** The connection is reset half-way through the body. */
  readonly cut?: boolean;
}

export interface HttpServer {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  /** Closes every connection, also those that hang. */
  readonly close: () => Promise<void>;
}

/** A server that only this machine reaches; where `answer` throws, the client gets status 500 and `failed` the error. */
export async function startHttpServer(
  answer: (request: HttpRequest) => HttpAnswer | Promise<HttpAnswer>,
  failed: (error: unknown) => void,
): Promise<HttpServer> {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const request = await readRequest(incoming);
      let answered: HttpAnswer;
      try {
        answered = await answer(request);
      } catch (error) {
        failed(error);
        answered = { status: 500, body: { message: String(error) } };
      }
      await send(outgoing, answered);
    })().catch(() => incoming.destroy());
  });
  // A client that comes back after a pause must not meet a connection that is just being closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The bytes of a body and, where it is JSON, its content type. */
function encodeBody(body: HttpAnswer['body']): { bytes: Buffer; type: string | undefined } {
  if (body === undefined) return { bytes: Buffer.alloc(0), type: undefined };
  if (typeof body === 'string') return { bytes: Buffer.from(body), type: undefined };
  if (Buffer.isBuffer(body)) return { bytes: body, type: undefined };
  return { bytes: Buffer.from(JSON.stringify(body)), type: 'application/json; charset=utf-8' };
}

async function readRequest(incoming: IncomingMessage): Promise<HttpRequest> {
  const parts: Buffer[] = [];
  for await (const part of incoming as AsyncIterable<Buffer>) parts.push(part);
  const target = incoming.url ?? '/';
  const mark = target.indexOf('?');
  return {
    method: incoming.method ?? '',
    path: mark === -1 ? target : target.slice(0, mark),
    query: new URLSearchParams(mark === -1 ? '' : target.slice(mark + 1)),
    headers: Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
    ),
    body: Buffer.concat(parts),
  };
}

async function send(outgoing: ServerResponse, answer: HttpAnswer): Promise<void> {
  if (answer.delay === Infinity) return;
  if (answer.delay !== undefined) await wait(answer.delay);
  const { bytes, type } = encodeBody(answer.body);
  const headers = { ...(type === undefined ? {} : { 'content-type': type }), ...answer.headers };
  outgoing.on('error', () => undefined);
  outgoing.writeHead(answer.status, { ...headers, 'content-length': Math.max(bytes.length, answer.cut ? 2 : 0) });
  if (answer.cut !== true) {
    outgoing.end(bytes);
    return;
  }
  outgoing.flushHeaders();
  await new Promise<void>((resolve) => {
    outgoing.write(bytes.subarray(0, bytes.length >> 1), () => resolve());
  });
  outgoing.socket?.resetAndDestroy();
}
