import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { turnDecoder } from '../evidence/decode-turns.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { TURN_READERS } from '../testing/transcripts/readers.ts';
import { damaged, generatedLines } from '../testing/transcripts/arbitrary-transcripts.ts';
import { turnsOf, type TurnsAsked, type TurnSeen } from '../testing/transcripts/turns-of.ts';

const AGENTS = [...TURN_READERS.keys()];

/** The turns, or the message of the error; anything else that is thrown fails the test. */
function outcomeOf(agent: string, bytes: Buffer, asked: TurnsAsked = {}): readonly TurnSeen[] | string {
  try {
    return turnsOf(agent, bytes, asked);
  } catch (error) {
    if (error instanceof PortcullisError) return `${error.code}: ${error.message}`;
    throw error;
  }
}

const chunks = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 5 });
const transcripts = (agent: string): fc.Arbitrary<Buffer> => generatedLines(agent).chain(damaged);
/** Lines of the right kind with anything in them. */
const anyFields = fc
  .tuple(
    fc.constantFrom(
      'assistant',
      'user',
      'system',
      'result',
      'stream_event',
      'item.started',
      'item.completed',
      'assistant.message',
    ),
    fc.jsonValue({ maxDepth: 4 }),
    fc.constantFrom('message', 'item', 'data', 'event'),
    fc.constantFrom('content', 'toolRequests', 'type', 'id'),
  )
  .map(([type, value, field, inner]) => JSON.stringify({ type, [field]: { [inner]: value, type: value, id: value } }));

describe.each(AGENTS)('the adapter of %s is total', (agent) => {
  test('any bytes give turns or a typed error, in any chunks the same', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array)),
      transcripts(agent),
      fc.array(anyFields, { maxLength: 8 }).map((lines) => Buffer.from(lines.join('\n'))),
    );
    fc.assert(
      fc.property(bytes, chunks, (given, sizes) => {
        expect(outcomeOf(agent, given, { chunks: sizes })).toEqual(outcomeOf(agent, given));
      }),
      { numRuns: 400 },
    );
  });

  test('each row of a turn is of that turn, and what is derived is there', () => {
    fc.assert(
      fc.property(transcripts(agent), (given) => {
        const turns = outcomeOf(agent, given);
        if (typeof turns === 'string') return;
        expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, index) => index + 1));
        for (const { input, derived } of turns) {
          const { toolResults, toolUse, toolRender } = input.evidence;
          const results = new Set(toolResults.map(({ toolCallId }) => toolCallId));
          expect(toolUse.every(({ toolCallId }) => results.has(toolCallId))).toBe(true);
          expect(toolRender).toHaveLength(toolResults.length);
          const missing = derived.filter((pointer) => valueAt(input, pointer) === undefined);
          expect(missing).toEqual([]);
        }
      }),
    );
  });

  test('a line that may have held a call is told by a turn, or the transcript is refused', () => {
    fc.assert(
      fc.property(transcripts(agent), (given) => {
        const turns = outcomeOf(agent, given);
        if (typeof turns === 'string') return;
        const told = turns.flatMap(({ unreadable = [] }) => unreadable);
        expect(new Set(told.map(({ line }) => line))).toEqual(new Set(unreadableLines(agent, given)));
        expect(turns.every(({ unreadable }) => unreadable === undefined || unreadable.length > 0)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test.each<[string, string]>([
    [
      'nested without end',
      `{"type":"assistant","message":{"id":"m","content":[${'{"type":"tool_use","input":'.repeat(2)}${'['.repeat(200_000)}`,
    ],
    ['nested deep', nested(agent, 3000)],
    ['a number beyond a double', nested(agent, 1).replace('[]', '1e999')],
    ['a key that is no key', nested(agent, 1).replace('[]', '{"__proto__":{"x":1}}')],
  ])('%s', (_, text) => {
    expect(() => outcomeOf(agent, Buffer.from(text))).not.toThrow();
  });
});

/** Lines that are no event any more, or that hold something of an unknown kind that may be a call. */
function unreadableLines(agent: string, bytes: Buffer): readonly number[] {
  const reader = TURN_READERS.get(agent);
  if (reader === undefined) throw new Error(agent);
  const lines: number[] = [];
  const decoder = turnDecoder(reader, ({ line, damage, facts }) => {
    const isLost = damage !== undefined && damage !== 'lossy';
    if (isLost || facts.some((fact) => fact.type === 'unknown' && fact.tool_like)) lines.push(line);
  });
  decoder.push(bytes);
  decoder.end();
  return lines;
}

/** A call of each client whose input is nested. */
function nested(agent: string, depth: number): string {
  const input = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const lines: Readonly<Record<string, string>> = {
    claude: `{"type":"assistant","message":{"id":"m","content":[{"type":"tool_use","id":"a","name":"x","input":${input}}]}}`,
    codex: `{"type":"item.started","item":{"id":"a","type":"mcp_tool_call","arguments":${input}}}`,
    copilot: `{"type":"tool.execution_start","data":{"toolCallId":"a","toolName":"x","arguments":${input}}}`,
  };
  return lines[agent] ?? '';
}

function valueAt(value: unknown, pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], value);
}
