import { expect, test } from 'vitest';

import { redactText } from './redact-text.ts';

const KEY = 'a-known-value';

test('secrets go first, then what a library names; what was taken out is told by places of the original', async () => {
  const text = `é ${encodeURIComponent('known to nobody')} ${KEY} jane@example.com ${Buffer.from(KEY).toString('hex')}`;
  const rules = { pii_detection: true, redaction_method: 'hash' as const };
  const environment = { ANTHROPIC_API_KEY: KEY, PORTCULLIS_REDACTION_KEY: 'k' };
  const redacted = await redactText(text, rules, 'library', environment, 'new');
  expect(
    redacted.redactions.map(({ pattern_id: id, position, length }) => [id, text.slice(position, position + length)]),
  ).toEqual([
    ['secret', KEY],
    ['email', 'jane@example.com'],
    ['secret', Buffer.from(KEY).toString('hex')],
  ]);
  expect(redacted.text).toMatch(/^é known%20to%20nobody \[secret:[0-9a-f]{16}\] \[email:[0-9a-f]{16}\] \[secret:/);
  expect(await redactText(text, rules, 'library', environment, 'other')).toEqual(redacted);
  const anew = await redactText(text, rules, 'library', { ANTHROPIC_API_KEY: KEY }, 'other');
  expect(anew.text).not.toBe(redacted.text);
  expect((await redactText(text, {}, 'library', environment, '')).text).toContain('[redacted] jane@example.com');
});
