import { randomBytes } from 'node:crypto';

import type { ModelAnswer } from '../../contracts/model-dialect.ts';
import { refusingAddress, startLoopbackServer, type LoopbackRequest } from '../../io/loopback-server.ts';
import type { Script } from '../../rehearsal/find-conversation.ts';
import { namesOf } from '../../providers/dialect-calls.ts';
import { errorAnswer, probeAnswer } from '../../rehearsal/model-answer.ts';
import { parseModelRequest, wireOfPath, type ModelRequest } from '../../rehearsal/model-request.ts';
import { answerModelRequest, findStep, stepKey } from '../../rehearsal/scripted-model.ts';

/** A client that retries for ever must not fill the memory: later requests are answered and not noted. */
const NOTED_REQUESTS = 200;
/** So much of a text is kept; the texts of skills are shorter. */
const TEXT_LIMIT = 16 * 1024;
/** So many of the texts of a request. */
const TEXTS = 64;

/** What is kept of a request, which itself may have a hundred kilobytes and more. */
export interface SeenRequest {
  /** Names by which skills were offered. */
  readonly offered: readonly string[];
  /** What the client answered to the calls of the model's last message. */
  readonly answers: readonly string[];
  /** What else was said to the model since then, but for the client's own reminders. */
  readonly texts: readonly string[];
}

/** The scripted model behind one port, for any number of units at once (src/rehearsal/README.md). */
export interface ModelServer {
  /** Without a unit; nothing but probes is answered there. */
  readonly url: string;
  /** The unit's own address, without a slash at the end, and the only key that opens it. Replaces a unit of that id. */
  addUnit(id: string, unit: Omit<Script, 'unitId'>): { readonly url: string; readonly key: string };
  /** What the unit asked so far, the first 200 times; empty for a unit that is not there. */
  requestsOf(id: string): readonly SeenRequest[];
  /** Forgets the unit; its address answers 404 from now on. */
  removeUnit(id: string): void;
  close(): Promise<void>;
}

interface Unit {
  readonly script: Script;
  readonly key: string;
  readonly asked: Map<string, number>;
  readonly seen: SeenRequest[];
}

export async function startModelServer(): Promise<ModelServer> {
  const units = new Map<string, Unit>();
  const refusing = await refusingAddress();
  const server = await startLoopbackServer((request) => answerRequest(units, request));
  return {
    url: server.url,
    addUnit: (id, { turns, prompt, dialect }) => {
      const key = `rehearsal-${randomBytes(24).toString('hex')}`;
      units.set(id, { script: { unitId: id, dialect, prompt, turns }, key, asked: new Map(), seen: [] });
      const base = turns[0]?.fault?.kind === 'refused' ? refusing : server.url;
      return { url: `${base}/${encodeURIComponent(id)}`, key };
    },
    requestsOf: (id) => units.get(id)?.seen ?? [],
    removeUnit: (id) => {
      units.delete(id);
    },
    close: async () => {
      units.clear();
      await server.close();
    },
  };
}

function answerRequest(units: ReadonlyMap<string, Unit>, request: LoopbackRequest): ModelAnswer {
  const path = request.path.replace(/[?#].*$/, '');
  const [, prefix = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  const unit = units.get(decoded(prefix));
  const wire = request.method === 'POST' ? wireOfPath(rest) : undefined;
  if (unit === undefined) {
    return wireOfPath(path) === undefined ? probeAnswer(request.method, path) : errorAnswer(wire, 404);
  }
  if (wire === undefined) return probeAnswer(request.method, rest);
  if (keyOf(request) !== unit.key) return errorAnswer(wire, 401);
  if (request.body === null) return errorAnswer(wire, 413);
  const parsed = parseModelRequest(wire, request.body, unit.script.dialect);
  if (parsed.kind === 'unreadable') {
    return errorAnswer(wire, 400, `The scripted model cannot read this request: ${parsed.problem}.`);
  }
  const step = findStep(unit.script, parsed.request);
  const key = stepKey(step);
  const askedBefore = unit.asked.get(key) ?? 0;
  unit.asked.set(key, askedBefore + 1);
  if (unit.seen.length < NOTED_REQUESTS) unit.seen.push(seenRequest(parsed.request));
  return answerModelRequest(unit.script, step, parsed.request, askedBefore);
}

function seenRequest({ skills, assistantTurns, toolResults, latestUserTexts }: ModelRequest): SeenRequest {
  const calls = new Set(assistantTurns.at(-1));
  const answers = toolResults.filter(({ callId }) => calls.has(callId)).map(({ text }) => text);
  return {
    offered: skills.flatMap(namesOf).map(shortened),
    answers: answers.slice(-TEXTS).map(shortened),
    texts: latestUserTexts.slice(-TEXTS).map(shortened),
  };
}

/** The text cut to the limit, as a copy: a part of a text keeps the whole of it, here the request's body, in memory. */
function shortened(text: string): string {
  return Buffer.from(text.slice(0, TEXT_LIMIT)).toString();
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Each API has its own header for the key. */
function keyOf({ headers }: LoopbackRequest): string | undefined {
  return headers['x-api-key'] ?? /^Bearer (.+)$/i.exec(headers['authorization'] ?? '')?.[1];
}
