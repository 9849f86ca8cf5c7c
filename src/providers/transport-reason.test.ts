import { describe, expect, test } from 'vitest';

import { claudeEnd, claudeInit, claudeText } from '../testing/transcripts/claude-lines.ts';
import { codexStart } from '../testing/transcripts/codex-lines.ts';
import { copilotEnd, copilotSays, copilotSkills } from '../testing/transcripts/copilot-lines.ts';
import { evidenceOf, scanOf } from '../testing/transcripts/evidence-of.ts';
import { assessRun, UNKNOWN_PROCESS } from '../routing/run-facts.ts';
import { transportReason } from './transport-reason.ts';

test.each([
  ['', undefined, '', 'api_error'],
  ['', 401, '', 'auth'],
  ['', 402, '', 'auth'],
  ['', 429, '', 'rate_limited'],
  ['', 503, 'authentication is down', 'api_error'],
  ['', undefined, 'Invalid API key', 'auth'],
  ['', undefined, 'HTTP 429', 'rate_limited'],
  ['server_error', 500, '', 'api_error'],
  ['rate_limit', 400, 'billing', 'rate_limited'],
  ['billing_error', 429, '', 'auth'],
  ['usage_limit_reached', 400, '', 'rate_limited'],
  ['quota', 402, 'You have no quota', 'rate_limited'],
  ['oauth_org_not_allowed', undefined, '', 'auth'],
  ['', undefined, 'OAuth token has expired · Please run /login', 'auth'],
  ['', undefined, 'Access token expired', 'auth'],
  ['', undefined, 'Your workspace is out of credits', 'rate_limited'],
  ['', undefined, "This model's token limit is 128000", 'api_error'],
  ['', undefined, 'request 429-abc failed, see https://x/errors/403', 'api_error'],
])('class %j, number %s, text %j: %s', (kind, status, text, reason) => {
  expect(transportReason(kind, status, text)).toBe(reason);
});

const synthetic = (text: string, more: object): object => ({
  type: 'assistant',
  session_id: 'session-0001',
  message: { id: 'm', role: 'assistant', model: '<synthetic>', content: [{ type: 'text', text }] },
  ...more,
});
const unspent = { usage: { input_tokens: 0, output_tokens: 0 }, is_error: true, terminal_reason: undefined };
const LOW = 'Credit balance is too low';
const LIMIT = "You've hit your session limit · resets 3pm (UTC)";
const failed = (message: string): readonly object[] => [
  ...codexStart,
  { type: 'error', message },
  { type: 'turn.failed', error: { message } },
];
type Row = [agent: string, lines: readonly object[], reason: string | null];
const LOGIN = 'Please run /login';
const auth = (end: object): Row => [
  'claude',
  [claudeInit(), synthetic(LOGIN, { error: 'authentication_failed' }), claudeEnd(end)],
  'auth',
];
const told = (data: object): readonly object[] => [copilotSkills([]), { type: 'session.error', data }, copilotEnd(1)];
/** Of an end with a number, and a text of its own. */
const numbered = (status: number): object =>
  claudeEnd({ ...unspent, terminal_reason: 'api_error', api_error_status: status, result: `API Error: ${status} x` });
const BILLING = synthetic(LOW, { error: 'billing_error' });
const QUOTA = { type: 'session.error', data: { errorType: 'quota', message: 'no' } };
const RETRY = { type: 'system', subtype: 'api_retry', error: 'rate_limit', error_status: 429 };

describe('the class of the client, as it writes it', () => {
  test.each<Row>([
    [
      'claude',
      [claudeInit(), synthetic(LIMIT, { error: 'rate_limit' }), claudeEnd({ ...unspent, result: LIMIT })],
      'rate_limited',
    ],
    ['claude', [claudeInit(), claudeEnd({ ...unspent, result: LIMIT })], 'rate_limited'],
    [
      'claude',
      [
        claudeInit(),
        synthetic(LOW, { error: 'billing_error', api_error_status: 400 }),
        claudeEnd({ ...unspent, terminal_reason: 'api_error', api_error_status: 400, result: LOW }),
      ],
      'auth',
    ],
    ...['Error', undefined, LOGIN].map((result) => auth({ ...unspent, result })),
    auth({ is_error: false, result: LOGIN, usage: unspent.usage }),
    ['claude', [claudeInit(), BILLING, numbered(429)], 'auth'],
    ['claude', [claudeInit(), synthetic('no', { error: 'rate_limit' }), numbered(500)], 'rate_limited'],
    ['claude', [claudeInit(), RETRY, BILLING, numbered(429)], 'auth'],
    [
      'claude',
      [claudeInit(), claudeEnd({ ...unspent, subtype: 'error_during_execution', api_error_type: 'billing_error' })],
      'auth',
    ],
    // What the client got over is no reason of its end, nor is what it tried again where the end says why.
    ['claude', [claudeInit(), RETRY, numbered(500)], 'api_error'],
    ['claude', [claudeInit(), RETRY, numbered(401)], 'auth'],
    ['claude', [claudeInit(), BILLING, claudeText('On.'), numbered(500)], 'api_error'],
    [
      'claude',
      [claudeInit(), RETRY, claudeText('On.'), claudeEnd({ ...unspent, subtype: 'error_during_execution' })],
      'exit',
    ],
    ['claude', [claudeInit(), claudeText(LIMIT), claudeEnd({ ...unspent, result: LIMIT })], 'api_error'],
    [
      'claude',
      [claudeInit(), claudeText(LIMIT), claudeEnd({ ...unspent, subtype: 'error_during_execution', result: LIMIT })],
      'exit',
    ],
    ['claude', [claudeInit(), claudeText(LIMIT), claudeEnd({ ...unspent, is_error: false, result: LIMIT })], null],
    ['claude', [claudeInit(), claudeEnd({ is_error: true, result: 'My notes on the session limit' })], 'api_error'],
    ['codex', failed("You've hit your usage limit. Upgrade to Pro or try again at 3pm."), 'rate_limited'],
    ['codex', failed('Quota exceeded. Check your plan and billing details.'), 'rate_limited'],
    ['codex', failed('Your access token could not be refreshed because your refresh token was already used.'), 'auth'],
    ['codex', failed('unexpected status 400 Bad Request: refresh token expired'), 'auth'],
    ...[
      'unexpected status 500 Internal Server Error: quota service down',
      'unexpected status 500: see https://x/errors/403',
      'unexpected status 400 Bad Request: maximum token limit exceeded for this model',
      "unexpected status 400 Bad Request: invalid tool 'authorize_user'",
      'exceeded retry limit, last status: 503 Service Unavailable, request id: 429-abc',
    ].map((message): Row => ['codex', failed(message), 'api_error']),
    [
      'codex',
      [
        ...codexStart,
        { type: 'error', message: "You've hit your usage limit" },
        { type: 'turn.failed', error: { message: 'turn failed' } },
      ],
      'rate_limited',
    ],
    ['copilot', told({ errorType: 'quota', statusCode: 402, message: '402 You have no quota' }), 'rate_limited'],
    ['copilot', told({ errorType: 'authorization', statusCode: 400, message: 'no' }), 'auth'],
    ['copilot', told({ errorType: 'query', message: 'Execution failed: Error: not logged in' }), 'auth'],
    ['copilot', told({ errorType: 'query', errorCode: 'session_token_expired', message: 'x' }), 'auth'],
    ['copilot', told({ errorType: 'query', statusCode: 500, message: 'quota service' }), 'api_error'],
    ['copilot', [QUOTA, { type: 'assistant.idle', data: {} }, copilotEnd(1)], 'rate_limited'],
    ['copilot', [QUOTA, copilotSays('On.'), copilotEnd(1)], 'exit'],
  ])('%s %#: %s', (agent, lines, reason) => {
    const { observed } = assessRun('json', true, evidenceOf(agent, lines), { ...UNKNOWN_PROCESS, exitCode: 1 });
    expect(observed.transport).toBe(reason);
  });
});

test.each([
  ['Error: 402 You have no quota\n', 'rate_limited'],
  ['Error: No authentication information found.\n', 'auth'],
  ['Error: the agent looked for a quota\nand found none.\n', 'exit'],
  ['The quota is 5.\n', 'exit'],
])('plain text of Copilot that failed, %j: %s', (text, reason) => {
  const { channel, evidence } = scanOf('copilot', text);
  expect(assessRun(channel, true, evidence, { ...UNKNOWN_PROCESS, exitCode: 1 }).observed.transport).toBe(reason);
});
