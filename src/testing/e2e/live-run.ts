/**
 * `node live-run.ts FILE ARGUMENT…`: starts the scripted model and then the command line with live settings that lead to it, as keys
 * and the addresses of a gateway do. FILE gets every request of the clients. To be started where there is no network.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { claudeDialect } from '../../providers/claude/claude-dialect.ts';
import { codexDialect } from '../../providers/codex/codex-dialect.ts';
import { copilotDialect } from '../../providers/copilot/copilot-dialect.ts';
import { startModelServer } from '../../app/rehearse/model-server.ts';
import type { Dialect } from '../../contracts/model-dialect.ts';
import type { ModelTurn } from '../../contracts/scenario.ts';

/** What FILE holds. */
export interface LiveRun {
  readonly keys: readonly string[];
  readonly requests: readonly { readonly agent: string; readonly body: unknown }[];
}

const TURNS: readonly ModelTurn[] = [
  { text: '', calls: [{ kind: 'skill', skill: 'alpha-skill', forked: null }], fault: null },
  { text: 'Said alpha.', calls: [], fault: null },
];

const [file = '', ...args] = process.argv.slice(2);
const requests: LiveRun['requests'][number][] = [];
const model = await startModelServer();

// In front of the model stands what a gateway is: it sees each request whole, and hands it on.
const gateway = createServer((request, response) => {
  void handOn(request, response).catch(() => response.destroy());
});
await new Promise<void>((done) => {
  gateway.listen(0, '127.0.0.1', done);
});
const port = (gateway.address() as AddressInfo).port;

async function handOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  const method = request.method ?? 'GET';
  const path = request.url ?? '/';
  if (method === 'POST') requests.push({ agent: path.split('/')[1] ?? '', body: JSON.parse(body) as unknown });
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const name of ['x-api-key', 'authorization']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const answer = await fetch(`${model.url}${path}`, { method, headers, ...(method === 'POST' ? { body } : {}) });
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
  response.end(await answer.text());
}

function unitOf(agent: string, dialect: Dialect): { readonly url: string; readonly key: string } {
  const { key } = model.addUnit(agent, { turns: TURNS, prompt: null, dialect });
  return { url: `http://127.0.0.1:${port}/${agent}`, key };
}

const claude = unitOf('claude', claudeDialect);
const codex = unitOf('codex', codexDialect);
const copilot = unitOf('copilot', copilotDialect);
const child = spawn(process.execPath, args, {
  stdio: 'inherit',
  env: {
    ...process.env,
    ANTHROPIC_BASE_URL: claude.url,
    ANTHROPIC_API_KEY: claude.key,
    OPENAI_BASE_URL: `${codex.url}/v1`,
    [process.env['CODEX_KEY_NAME'] ?? 'CODEX_API_KEY']: codex.key,
    COPILOT_PROVIDER_BASE_URL: `${copilot.url}/v1`,
    COPILOT_PROVIDER_API_KEY: copilot.key,
    COPILOT_MODEL: 'gpt-4.1',
  },
});
child.on('close', (code) => {
  const run: LiveRun = { keys: [claude.key, codex.key, copilot.key], requests };
  writeFileSync(file, JSON.stringify(run));
  process.exitCode = code ?? 1;
  // Clients that were ended may have left connections open.
  gateway.closeAllConnections();
  gateway.close();
  void model.close();
});
