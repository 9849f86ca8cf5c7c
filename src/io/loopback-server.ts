import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import type { ModelAnswer } from '../contracts/model-dialect.ts';

/** A larger body is answered with 413 and not kept. */
const MAX_BODY = 64 * 1024 * 1024;
/** How long what was written gets to arrive before the connection is cut. */
const CUT_AFTER_MS = 20;

export interface LoopbackRequest {
  readonly method: string;
  /** With its query, as it was sent. */
  readonly path: string;
  /** Names in lower case; of repeated ones the values joined with `, `. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null where it was larger than 64 MiB. */
  readonly body: string | null;
}

export interface LoopbackServer {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  /** Closes every connection, also those that hang. */
  close(): Promise<void>;
}

/**
 * An HTTP server that only this machine reaches. `answer` says for each request what to send; where it throws, the client gets
 * status 500. Nothing that clients do throws here. Rejects if there is no free port.
 */
export async function startLoopbackServer(answer: (request: LoopbackRequest) => ModelAnswer): Promise<LoopbackServer> {
  const server = createServer((request, response) => {
    response.on('error', () => {});
    void serve(request, response, answer).catch(() => request.socket.destroy());
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  // Hanging is part of what clients are tested with.
  server.requestTimeout = 0;
  server.timeout = 0;
  // A client that comes back after a pause must not meet a connection that is just being closed.
  server.keepAliveTimeout = 0;
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, close: () => close(server) };
}

/** An address where nothing listens: the port was free a moment ago. Rejects if there is no free port. */
export async function refusingAddress(): Promise<string> {
  const server = createServer();
  const port = await listen(server);
  await close(server);
  return `http://127.0.0.1:${port}`;
}

/** The port. Later errors belong to a request, or to nothing. */
function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      server.off('error', reject);
      server.on('error', () => {});
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (request: LoopbackRequest) => ModelAnswer,
): Promise<void> {
  const body = await readBody(request);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  );
  await send(
    request,
    response,
    answered({ method: request.method ?? '', path: request.url ?? '', headers, body }, answer),
  );
}

function answered(request: LoopbackRequest, answer: (request: LoopbackRequest) => ModelAnswer): ModelAnswer {
  try {
    return answer(request);
  } catch (error) {
    const text = JSON.stringify({ error: { message: String(error) } });
    const headers = { 'content-type': 'application/json' };
    return { kind: 'answer', status: 500, headers, chunks: [text], ending: 'end' };
  }
}

/** Reads to the end in any case: a client that is still sending does not see an answer. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= MAX_BODY) parts.push(part);
    else parts.length = 0;
  }
  return size > MAX_BODY ? null : Buffer.concat(parts).toString('utf8');
}

async function send(request: IncomingMessage, response: ServerResponse, answer: ModelAnswer): Promise<void> {
  if (answer.kind === 'silence') return;
  const whole = answer.ending === 'end' && answer.chunks.length < 2;
  if (whole) {
    const text = answer.chunks[0] ?? '';
    response.writeHead(answer.status, { ...answer.headers, 'content-length': Buffer.byteLength(text) }).end(text);
    return;
  }
  response.writeHead(answer.status, answer.headers);
  response.flushHeaders();
  for (const chunk of answer.chunks) response.write(chunk);
  if (answer.ending === 'end') response.end();
  if (answer.ending !== 'cut') return;
  await wait(CUT_AFTER_MS);
  request.socket.destroy();
}
