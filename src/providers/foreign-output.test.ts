import { expect, test } from 'vitest';

import { assessRun, UNKNOWN_PROCESS } from '../routing/run-facts.ts';
import { claudeEnd, claudeInit, claudeText } from '../testing/transcripts/claude-lines.ts';
import { codexEnd, codexSays, codexStart } from '../testing/transcripts/codex-lines.ts';
import {
  copilotEnd,
  copilotEnds,
  copilotSays,
  copilotSkills,
  copilotStarts,
} from '../testing/transcripts/copilot-lines.ts';
import { scanOf } from '../testing/transcripts/evidence-of.ts';
import { READERS } from '../testing/transcripts/readers.ts';

const STREAMS: Readonly<Record<string, readonly object[]>> = {
  claude: [claudeInit(), claudeText('Done.'), claudeEnd()],
  codex: [...codexStart, codexSays('Done.'), codexEnd],
  copilot: [copilotSkills([]), copilotSays('Done.'), copilotEnd()],
};

function toldOf(agent: string, transcript: string | readonly unknown[], exitCode = 0): readonly [string, string] {
  const { channel, evidence } = scanOf(agent, transcript);
  const shows = READERS.get(agent)?.textShowsCalls === true;
  const { observed, transportMessage } = assessRun(channel, shows, evidence, { ...UNKNOWN_PROCESS, exitCode });
  return [observed.transport ?? 'evidence', transportMessage ?? ''];
}

const NEITHER = /^the output is neither the client's JSON stream nor plain text$/;

test.each(Object.keys(STREAMS))('%s: what is no stream and begins as a document is no text', (agent) => {
  const lines = STREAMS[agent] ?? [];
  for (const text of [
    lines.map((line) => JSON.stringify(line, null, 2)).join('\n'),
    `[\n  1,\n  2\n]\n`,
    '{\n  "result": "I did not use foo"\n}\n',
    '\n <!DOCTYPE html>\n<html>\nGateway\n</html>\n',
    '\u001B[1mUsage: client [options] [command]\u001B[0m\n\nDoes things.\n',
  ]) {
    const [reason, message] = toldOf(agent, text);
    expect([reason, NEITHER.test(message), text]).toEqual(['unrecognised', true, text]);
  }
  // What it begins with does not matter where the stream comes.
  const stream = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  expect(toldOf(agent, `<warning>\n${stream}`)[0]).toBe('evidence');
});

test.each([
  `USAGE\n  copilot [flags]\n`,
  `Usage of copilot:\n  -p text\n`,
  `A coding assistant\n\nUsage: copilot [options]\n`,
  `A coding assistant\n\nUSAGE\n  copilot [flags]\n`,
  ...[
    'Warning: update available\n',
    '(node:1) ExperimentalWarning: x\n(Use `node --trace-warnings`)\n',
    '● Note\n',
  ].flatMap((before) => (STREAMS['copilot'] ?? []).map((line) => `${before}${JSON.stringify(line, null, 2)}\n`)),
  `Hello\n${'data: {"type":"assistant.message"}\n\n'.repeat(3)}`,
])('copilot: %j is no text', (text) => {
  expect(toldOf('copilot', text)).toEqual(['unrecognised', expect.stringMatching(NEITHER)]);
});

test.each([
  'Here it is:\n```json\n{\n  "a": 1\n}\n```\nDone.\n',
  '● skill(foo)\n\n{\n  "a": 1\n}\n',
  'See below.\n[foo](x) is done.\n{x} and [INFO] too.\nUsage: npm start\n',
])('copilot: %j is text', (text) => {
  expect(toldOf('copilot', text)[0]).toBe('evidence');
});

test.each<[agent: string, text: string | readonly unknown[], reason: string, message: RegExp]>([
  ['copilot', 'I looked at it.\nUsage: see above, {x}\n[1] done\n', 'evidence', /^$/],
  ['copilot', `${JSON.stringify(STREAMS['copilot'])}\n`, 'unrecognised', NEITHER],
  ['claude', `${JSON.stringify(STREAMS['claude'])}\n`, 'evidence', /^$/],
  ['copilot', STREAMS['claude'] ?? [], 'exit', /^this is the stream of Claude Code, not of Copilot$/],
  ['claude', 'I looked at it.\n', 'unobservable', /plain-text/],
  ['copilot', '{"type":"assis', 'incomplete', /terminal event/],
  [
    'claude',
    [
      { parentUuid: null, sessionId: 's', type: 'user', message: { role: 'user', content: 'hi' }, uuid: 'u' },
      { parentUuid: 'u', sessionId: 's', type: 'assistant', message: { content: [{ type: 'text', text: 'hi' }] } },
    ],
    'incomplete',
    /^this is the session log of Claude Code, not its output: record `claude --print --output-format stream-json/,
  ],
  [
    'codex',
    [
      { timestamp: 't', type: 'session_meta', payload: { id: 'x', cwd: '/w' } },
      { timestamp: 't', type: 'response_item', payload: { type: 'function_call', name: 'shell' } },
    ],
    'unrecognised',
    /^this is the rollout of a session of Codex, not its output: record `codex exec --json`$/,
  ],
  [
    'copilot',
    [
      { type: 'session.start', data: { sessionId: 's', producer: 'copilot-agent' } },
      copilotStarts('c', 'skill', { skill: 'foo' }),
      copilotEnds('c', true),
      copilotSays('Done.'),
      // It says the same of a run that failed.
      { type: 'session.shutdown', data: { shutdownType: 'routine' } },
    ],
    'incomplete',
    /^this is the session log of Copilot, not its output: record `copilot --output-format json`$/,
  ],
])('%s: %j: %s', (agent, text, reason, message) => {
  expect(toldOf(agent, text)).toEqual([reason, expect.stringMatching(message)]);
  if (message.source.includes('record')) expect(toldOf(agent, text, 1)[1]).toMatch(message);
});
