import { describe, expect, test } from 'vitest';
import type { TranscriptEvidence } from '../evidence/transcript-evidence.ts';
import { terminalEvent, transcriptEvidence } from '../testing/evidence-builder.ts';
import { hitsOf } from '../testing/unit-result-builder.ts';
import { assessRun, UNKNOWN_PROCESS, type AssessedRun, type ProcessOutcome } from './run-facts.ts';

interface Run {
  readonly evidence?: Partial<TranscriptEvidence>;
  readonly outcome?: Partial<ProcessOutcome>;
  readonly channel?: 'json' | 'text';
  readonly textShowsCalls?: boolean;
}

function assess({ evidence = {}, outcome = {}, channel = 'json', textShowsCalls = true }: Run): AssessedRun {
  return assessRun(channel, textShowsCalls, transcriptEvidence(evidence), {
    ...UNKNOWN_PROCESS,
    exitCode: 0,
    ...outcome,
  });
}

const NO_END = { terminal: null };
const NOTHING = {
  terminal: null,
  known_events: 0,
  assistant_text: false,
  session_started: false,
  tool_calls: 0,
  final_text: null,
};

describe('transport of a JSON stream', () => {
  const error = terminalEvent({ outcome: 'error', reason: 'api_error', message: 'HTTP 500', status: 500 });
  test.each<[string, Run, string | null, AssessedRun['observed']['terminal'], string | null]>([
    ['a clean run', {}, null, 'completed', null],
    ['a clean run whose exit status is not known', { outcome: { exitCode: null } }, null, 'completed', null],
    ['a clean end with another exit code', { outcome: { exitCode: 1 } }, null, 'completed', null],
    [
      'a limit',
      { evidence: { terminal: terminalEvent({ outcome: 'limit', limit: 'turns' }) }, outcome: { exitCode: 1 } },
      null,
      'limit',
      null,
    ],

    [
      'the client was never started',
      { evidence: NOTHING, outcome: { exitCode: null, spawnError: 'ENOENT' } },
      'not_started',
      'none',
      'the client could not be started: ENOENT',
    ],
    [
      'a spawn error beats everything',
      { evidence: { foreign_lines: 1, terminal: error }, outcome: { spawnError: 'EACCES', timedOut: true } },
      'not_started',
      'error',
      'the client could not be started: EACCES',
    ],
    [
      'exit code 126 and nothing read',
      { evidence: NOTHING, outcome: { exitCode: 126 } },
      'not_started',
      'none',
      'the client could not be started (exit code 126)',
    ],
    [
      'exit code 127 and nothing read',
      { evidence: NOTHING, outcome: { exitCode: 127, stderr: '\n sh: claude: command not found\nx' } },
      'not_started',
      'none',
      'the client could not be started (exit code 127); it said: sh: claude: command not found',
    ],
    [
      'exit code 9009 and nothing read',
      { evidence: NOTHING, outcome: { exitCode: 9009 } },
      'not_started',
      'none',
      'the client could not be started (exit code 9009)',
    ],
    [
      'exit code 127 of a client that ran',
      { evidence: NO_END, outcome: { exitCode: 127 } },
      'exit',
      'none',
      'the client ended with exit code 127 without a result',
    ],

    [
      'lines of another session',
      { evidence: { foreign_lines: 2 } },
      'contaminated',
      'completed',
      'the transcript holds 2 lines of another session',
    ],

    [
      'the client says that the API failed',
      { evidence: { terminal: error }, outcome: { exitCode: 1 } },
      'api_error',
      'error',
      'HTTP 500',
    ],
    ['and ends with exit code 0', { evidence: { terminal: error } }, 'api_error', 'error', 'HTTP 500'],
    [
      'it failed and does not say why',
      { evidence: { terminal: terminalEvent({ outcome: 'error' }) } },
      'api_error',
      'error',
      'api_error',
    ],
    [
      'the error before the end says why',
      {
        evidence: {
          terminal: terminalEvent({ outcome: 'error', reason: 'exit', message: 'failed' }),
          last_error: { type: 'transport_error', reason: 'auth', message: 'no key' },
        },
      },
      'auth',
      'error',
      'no key',
    ],
    [
      'an end that says why is not overruled',
      { evidence: { terminal: error, last_error: { type: 'transport_error', reason: 'auth', message: 'no key' } } },
      'api_error',
      'error',
      'HTTP 500',
    ],
    [
      'but for the class that the client gave the error in the place of an answer',
      {
        evidence: {
          terminal: error,
          last_error: { type: 'transport_error', reason: 'auth', message: 'no key', classed: true },
        },
      },
      'auth',
      'error',
      'no key',
    ],
    [
      'an error that the client got over is none',
      { evidence: { last_error: { type: 'transport_error', reason: 'api_error', message: '500' } } },
      null,
      'completed',
      null,
    ],
    [
      'the client failed before our clock rang',
      { evidence: { terminal: error }, outcome: { timedOut: true } },
      'api_error',
      'error',
      'HTTP 500',
    ],

    [
      'no known event at all',
      { evidence: { known_events: 0, unknown_events: 3 } },
      'unrecognised',
      'completed',
      'no known tool event was recognised; the client may be of a newer version',
    ],
    [
      'tools of which none is known',
      { evidence: { tool_calls: 0, unknown_events: 1, unknown_tool_like: 1 } },
      'unrecognised',
      'completed',
      'no known tool event was recognised; the client may be of a newer version',
    ],
    [
      'an unknown tool beside a known one',
      { evidence: { unknown_events: 1, unknown_tool_like: 1 } },
      null,
      'completed',
      null,
    ],
    ['unknown events that are no tools', { evidence: { tool_calls: 0, unknown_events: 5 } }, null, 'completed', null],
    [
      'a single result object',
      { evidence: { known_events: 1, tool_calls: 0 } },
      'unobservable',
      'completed',
      'a single result object does not show calls; run with stream-json or --verbose',
    ],
    [
      'a single event without an end',
      { evidence: { ...NO_END, known_events: 1 } },
      'incomplete',
      'none',
      "the transcript ends without the client's terminal event",
    ],

    ['no end', { evidence: NO_END }, 'incomplete', 'none', "the transcript ends without the client's terminal event"],
    [
      'no end and no exit status',
      { evidence: NO_END, outcome: { exitCode: null } },
      'incomplete',
      'none',
      "the transcript ends without the client's terminal event",
    ],
    [
      'no end and an exit code',
      { evidence: NO_END, outcome: { exitCode: 137, stderr: 'Killed' } },
      'exit',
      'none',
      'the client ended with exit code 137 without a result; it said: Killed',
    ],
    ['an abort before the end', { evidence: { aborted: true } }, 'incomplete', 'none', 'the run was interrupted'],
    [
      'an abort before the end, and an exit code',
      { evidence: { aborted: true }, outcome: { exitCode: 130 } },
      'exit',
      'none',
      'the client ended with exit code 130 without a result',
    ],
    ['nothing at all', { evidence: NOTHING }, 'incomplete', 'none', 'the transcript is empty'],

    ['our clock ended it', { evidence: NO_END, outcome: { exitCode: 143, timedOut: true } }, null, 'none', null],
    [
      'our clock ended it after an abort',
      { evidence: { aborted: true }, outcome: { exitCode: null, timedOut: true } },
      null,
      'none',
      null,
    ],
    [
      'exit code 143 alone is not our clock',
      { evidence: NO_END, outcome: { exitCode: 143 } },
      'exit',
      'none',
      'the client ended with exit code 143 without a result',
    ],
  ])('%s', (_name, run, reason, terminal, message) => {
    const { observed, transportMessage } = assess(run);
    expect([observed.transport, observed.terminal, transportMessage]).toEqual([reason, terminal, message]);
  });
});

describe('a final message about limits', () => {
  const silent = terminalEvent({ usage: { input_tokens: 0, output_tokens: 0, cost_usd: null, turns: 1 } });
  const limited: Partial<TranscriptEvidence> = {
    terminal: silent,
    assistant_text: false,
    tool_calls: 0,
    final_text: "You've hit your weekly limit",
  };

  test.each([
    "You've hit your limit · resets 3pm",
    "You've hit your Opus 4 weekly limit",
    'Claude usage limit reached',
    'rate limit exceeded',
    '5-hour limit reached',
    'You exceeded your current quota',
    'Too Many Requests',
  ])('%j counts where no token was used and no tool called', (text) => {
    const { observed, transportMessage } = assess({ evidence: { ...limited, final_text: text } });
    expect([observed.transport, transportMessage]).toEqual(['rate_limited', text]);
  });

  test.each<[string, Run]>([
    ['the model used tokens', { evidence: { ...limited, terminal: terminalEvent() } }],
    [
      'nobody knows whether it used tokens',
      {
        evidence: {
          ...limited,
          terminal: terminalEvent({ usage: { input_tokens: null, output_tokens: null, cost_usd: null, turns: null } }),
        },
      },
    ],
    ['the client tells no usage', { evidence: { ...limited, terminal: { type: 'terminal', outcome: 'completed' } } }],
    ['the agent said it', { evidence: { ...limited, assistant_text: true } }],
    ['a tool was called', { evidence: { ...limited, tool_calls: 1 } }],
    ['there is no final text', { evidence: { ...limited, final_text: null } }],
    [
      'it speaks of something else',
      { evidence: { ...limited, final_text: 'The speed limit is 50; limits are fine.' } },
    ],
    ['our clock ended the run', { evidence: limited, outcome: { timedOut: true } }],
  ])('and nowhere else: %s', (_name, run) => {
    expect(assess(run).observed.transport).toBeNull();
  });

  test('is looked for in a hostile text, which work that grows with the square would not get through', () => {
    const { observed } = assess({ evidence: { ...limited, final_text: 'hit your '.repeat(200_000) } });
    expect(observed.transport).toBeNull();
  });
});

describe('plain text', () => {
  const text = (
    evidence: Partial<TranscriptEvidence>,
    outcome: Partial<ProcessOutcome> = {},
    textShowsCalls = true,
  ): Run => ({
    channel: 'text',
    textShowsCalls,
    evidence: { terminal: null, session_started: false, ...evidence },
    outcome,
  });
  const opaque = { ...NOTHING, noise_lines: 3 };

  test.each<[string, Run, string | null, string]>([
    ['a clean run', text({}), null, 'completed'],
    ['no exit status', text({}, { exitCode: null }), 'incomplete', 'none'],
    ['an exit code', text({}, { exitCode: 1 }), 'exit', 'error'],
    ['an abort', text({ aborted: true }), 'incomplete', 'none'],
    ['our clock', text({}, { exitCode: null, timedOut: true }), null, 'none'],
    ['our clock, with an exit code', text({}, { exitCode: 143, timedOut: true }), null, 'none'],
    ['nothing written', text({ ...NOTHING }), 'incomplete', 'none'],
    ['nothing written, by a client whose text shows nothing', text({ ...NOTHING }, {}, false), 'incomplete', 'none'],
    ['the shell found no client', text({ tool_calls: 0, noise_lines: 0 }, { exitCode: 127 }), 'not_started', 'error'],
    ['a command that was run found nothing', text({ tool_calls: 1 }, { exitCode: 127 }), 'exit', 'error'],
    ['a client whose text shows no calls', text(opaque, {}, false), 'unobservable', 'completed'],
    ['also without an exit status', text(opaque, { exitCode: null }, false), 'unobservable', 'none'],
    ['also where our clock ended it', text(opaque, { exitCode: 143, timedOut: true }, false), 'unobservable', 'none'],
    ['with an exit code it ended first', text(opaque, { exitCode: 1 }, false), 'exit', 'error'],
    [
      'unknown events mean nothing in it',
      text({ unknown_events: 1, unknown_tool_like: 1, tool_calls: 0 }),
      null,
      'completed',
    ],
  ])('%s', (_name, run, reason, terminal) => {
    const { observed } = assess(run);
    expect([observed.transport, observed.terminal]).toEqual([reason, terminal]);
  });

  test('a session started where the model said something', () => {
    expect(assess(text({ assistant_text: true })).observed.session_started).toBe(true);
    expect(assess(text({ assistant_text: false, session_started: true })).observed.session_started).toBe(false);
  });
});

describe('what was lost', () => {
  test.each<[Partial<TranscriptEvidence>, string | null]>([
    [{}, null],
    [{ oversize_lines: 1 }, 'oversize'],
    [{ damaged_lines: 1 }, 'incomplete'],
    [{ hidden_subagents: 1 }, 'incomplete'],
    [{ oversize_lines: 1, damaged_lines: 1 }, 'oversize'],
    [{ lossy_lines: 5, noise_lines: 5 }, null],
  ])('%j: %s', (evidence, lost) => {
    expect(assess({ evidence }).observed.lost).toBe(lost);
  });

  test.each(['oversize_lines', 'damaged_lines'] as const)(
    'a text of nothing but %s is not empty, and proves nothing',
    (field) => {
      const { observed } = assess({ channel: 'text', evidence: { ...NOTHING, [field]: 1 } });
      expect([observed.transport, observed.lost === null]).toEqual([null, false]);
    },
  );
});

test.each<[string, Run, unknown]>([
  ['worked on behind it', { evidence: { terminal: null } }, [null, 'incomplete', 'none']],
  ['did nothing behind it', {}, [null, null, 'completed']],
  ['was interrupted before it', { evidence: { aborted: true } }, ['incomplete', null, 'none']],
])('what our clock after the end ended, and that %s', (_name, run, expected) => {
  const { observed } = assess({ ...run, outcome: { limit: 'after_end', exitCode: null } });
  expect([observed.transport, observed.lost, observed.terminal]).toEqual(expected);
});

describe('warnings', () => {
  test.each<[string, Run, string[]]>([
    ['none', {}, []],
    ['oversize', { evidence: { oversize_lines: 1 } }, ['1 line over the size limit not read']],
    ['damaged', { evidence: { damaged_lines: 2 } }, ['2 damaged JSON lines with lost events']],
    ['hidden', { evidence: { hidden_subagents: 1 } }, ['1 subagent whose calls the client does not show']],
    ['lossy', { evidence: { lossy_lines: 3 } }, ['3 lines with bytes that are not valid text, which were replaced']],
    ['unknown', { evidence: { unknown_events: 4 } }, ['4 events of unknown types']],
    ['foreign', { evidence: { foreign_lines: 5 } }, ['5 lines of another session ignored']],
    ['exit code', { outcome: { exitCode: 3 } }, ['the client ended with exit code 3 after a clean terminal event']],
    ['no warning about the signal of our clock', { outcome: { exitCode: 143, timedOut: true } }, []],
    [
      'turns',
      { evidence: { terminal: terminalEvent({ outcome: 'limit', limit: 'turns' }) } },
      ['the run ended at its limit of turns'],
    ],
    [
      'budget',
      { evidence: { terminal: terminalEvent({ outcome: 'limit', limit: 'budget' }) } },
      ['the run ended at its limit of budget'],
    ],
  ])('%s', (_name, run, warnings) => {
    expect(assess(run).warnings).toEqual(warnings);
  });
});

test('the rest is handed on as it was read', () => {
  const evidence = transcriptEvidence({
    hits: hitsOf({ s: 'loaded' }),
    ambiguous: ['a'],
    any_matched: ['m'],
    any_unmatched: ['u'],
    skills_available: ['s'],
    catalogue_complete: true,
    skill_tool: false,
    tool_calls: 7,
    terminal: terminalEvent({ outcome: 'limit', limit: 'budget' }),
  });
  const run = assessRun('json', true, evidence, { ...UNKNOWN_PROCESS, timedOut: true });
  expect(run).toMatchObject({
    hits: evidence.hits,
    timed_out: true,
    skills_available: ['s'],
    limit: 'budget',
    usage: { input_tokens: 100, output_tokens: 20, cost_usd: null, turns: 2 },
    model: 'model-1',
    version: '1.2.3',
    observed: {
      session_started: true,
      assistant_text: true,
      tool_calls: 7,
      any_matched: ['m'],
      any_unmatched: ['u'],
      ambiguous: ['a'],
      catalogue_complete: true,
      skill_tool: false,
    },
  });
  const silent = assessRun('json', true, transcriptEvidence({ terminal: null }), UNKNOWN_PROCESS);
  expect([silent.limit, silent.usage, silent.timed_out]).toEqual([null, null, false]);
});
