import { describe, expect, test } from 'vitest';

import { PortcullisError } from '../kernel/portcullis-error.ts';
import { labelledTranscripts, type LabelledTranscript } from '../testing/transcripts/labelled-transcripts.ts';
import { closureOf, turnsOf, type TurnSeen } from '../testing/transcripts/turns-of.ts';

/**
 * What a label implies for the turns with tool calls. Decided by what took place, not by what the adapters gave:
 *
 * - `ok`: the run ended by itself, so that each call was answered (also where the answer was a refusal: `failed`) and the
 *   model went on: every turn closed, and a last turn without a call that ends it.
 * - `timeout`: killed while the client waited for the model. Calls were answered, and nothing followed the answer of the last
 *   one: that turn lacks its use, and the cause is the end of the stream; Copilot tells of the interruption itself.
 * - `transport:…`: as `timeout`, but the client gave up, and says so.
 * - `(text)` and `no-result`: no JSON stream, so that there is no turn to speak of: refused.
 */
const LAST_TURN: Readonly<Record<string, readonly [closure: string, cause: string | undefined]>> = {
  ok: ['closed', undefined],
  timeout: ['tool.use_missing', 'killed'],
  'timeout copilot': ['tool.use_missing', 'aborted'],
  transport: ['tool.use_missing', 'error'],
};

const ALL = labelledTranscripts();
const REFUSED = ALL.filter(({ outcome }) => outcome === '(text)' || outcome === 'no-result');
const READ = ALL.filter((transcript) => !REFUSED.includes(transcript));

function expectationOf({ outcome, agent }: LabelledTranscript): readonly [string, string | undefined] {
  const category = outcome.split(':')[0] ?? '';
  const row = LAST_TURN[`${category} ${agent}`] ?? LAST_TURN[category];
  if (row === undefined) throw new Error(`no expectation for ${outcome}`);
  return row;
}

function withCalls(turns: readonly TurnSeen[]): readonly TurnSeen[] {
  return turns.filter(({ input }) => input.evidence.toolRequests.length > 0);
}

function causeOf({ input }: TurnSeen): string | undefined {
  return (input.transcript['interruption'] as { cause?: string } | undefined)?.cause;
}

describe('every labelled transcript gives the closure that its label implies', () => {
  test('all of them are here, most with calls', () => {
    expect(ALL.length).toBeGreaterThan(125);
    expect(READ.filter(({ agent, bytes }) => withCalls(turnsOf(agent, bytes)).length > 0).length).toBeGreaterThan(70);
  });

  test.each(READ.map((transcript) => [transcript.name, transcript] as const))('%s', (_, transcript) => {
    const turns = turnsOf(transcript.agent, transcript.bytes);
    const calling = withCalls(turns);
    const [closure, cause] = expectationOf(transcript);
    const earlier = calling.slice(0, -1).map(({ input }) => closureOf(input));
    expect(earlier).toEqual(earlier.map(() => 'closed'));
    const last = calling.at(-1);
    if (last !== undefined) expect([closureOf(last.input), causeOf(last)]).toEqual([closure, cause]);
    // A skill that was asked for was asked for by a call, also where it was refused.
    if (transcript.loaded.length + transcript.failed.length > 0) expect(calling).not.toEqual([]);
    const ended = turns.filter(({ input }) => input.evidence.protocolState.stopReason === 'end_turn');
    // Once the model's answer was empty: no line of it, and so no turn.
    const hasEnd = transcript.outcome === 'ok' && !transcript.name.startsWith('claude-empty-answer');
    expect(ended).toHaveLength(hasEnd ? 1 : 0);
    // A known client of a known version says nothing that nobody can read.
    expect(turns.flatMap(({ unreadable = [] }) => unreadable)).toEqual([]);
  });

  test.each(REFUSED.map((transcript) => [transcript.name, transcript] as const))('%s is refused', (_, transcript) => {
    expect(() => turnsOf(transcript.agent, transcript.bytes)).toThrow(PortcullisError);
  });

  test('chunks of one byte give the same turns', () => {
    for (const { agent, bytes } of READ.filter(({ name }) => name.includes('parallel'))) {
      expect(turnsOf(agent, bytes, { chunks: [1, 7, 1000] })).toEqual(turnsOf(agent, bytes));
    }
  });
});

describe('what else the recordings show', () => {
  const turnsIn = (name: string): readonly TurnSeen[] => {
    const found = ALL.find((transcript) => transcript.name === name);
    if (found === undefined) throw new Error(name);
    return turnsOf(found.agent, found.bytes);
  };

  test('parallel calls of one message are one turn; Codex does not show that they were', () => {
    const shapes = ['claude', 'copilot', 'codex'].map((agent) =>
      withCalls(turnsIn(`${agent}-parallel-mixed`)).map(({ input }) => [
        input.evidence.toolRequests.length,
        input.evidence.callSpec['executionPattern'],
      ]),
    );
    expect(shapes).toEqual([
      [[2, 'parallel']],
      [[2, 'parallel']],
      [
        [1, 'single'],
        [1, 'single'],
      ],
    ]);
  });

  test('a refusal is a typed error with what the client said', () => {
    const [denied] = turnsIn('claude-denied-skill');
    expect(denied?.input.evidence.toolResults[0]).toMatchObject({
      status: 'error',
      errorCode: 'user-rejected',
      retryable: false,
      errorMessage: expect.stringContaining('Execute skill: guarded-skill'),
    });
    expect(denied?.input.transcript['denied']).toEqual([denied?.input.evidence.toolRequests[0]?.toolCallId]);
    const [unknown] = turnsIn('claude-unknown-skill');
    expect(unknown?.input.evidence.toolResults[0]).toMatchObject({ errorCode: 'unknown_error', retryable: false });
    expect(unknown?.derived).toContain('/evidence/toolResults/0/errorCode');
    const [codex] = turnsIn('codex-unknown-skill');
    expect(codex?.input.evidence.toolResults[0]).toMatchObject({ errorCode: 'exit_code_1', status: 'error' });
    const [copilot] = turnsIn('copilot-unknown-skill');
    expect(copilot?.input.evidence.toolResults[0]).toMatchObject({
      errorCode: 'failure',
      errorMessage: 'Skill not found: gamma-skill',
    });
  });

  test('a stop reason is literal where a partial message tells it', () => {
    const [partial, whole] = [turnsIn('claude-skill-alpha-partial')[0], turnsIn('claude-skill-alpha')[0]];
    expect([partial, whole].map((turn) => turn?.input.evidence.protocolState.stopReason)).toEqual([
      'tool_use',
      'tool_use',
    ]);
    const pointer = '/evidence/protocolState/stopReason';
    expect([partial?.derived.includes(pointer), whole?.derived.includes(pointer)]).toEqual([false, true]);
  });

  test.each(['claude', 'copilot'])("a subagent's turns of %s name the call that started it", (agent) => {
    const turns = withCalls(turnsIn(`${agent}-parallel-subagents`));
    const started = turns[0]?.input.transcript['subagents'];
    expect(started).toHaveLength(2);
    expect(turns.slice(1).map(({ input }) => input.transcript['parentCallId'])).toEqual(started);
  });

  test('Codex names a subagent when it waits for it: the result of its start is consumed', () => {
    const uses = withCalls(turnsIn('codex-parallel-subagents')).map(
      ({ input }) => input.evidence.toolUse[0]?.['disposition'],
    );
    expect(uses).toEqual(['consumed', 'consumed', 'observed', 'observed']);
  });
});
