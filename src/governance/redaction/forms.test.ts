import { describe, expect, test } from 'vitest';

import { REDACTED, Secrets } from './redact-secrets.ts';

/** Each has what one form or another writes differently. */
const VALUES = [
  'correct horse-battery',
  'pa"ss\\wörd/8+9=%&<tag>',
  'n0b0dy-knows',
  'deadbeef0123456789abcdef',
  'r3dis:p@ss\tword\n2nd',
  '12345678',
  '%41ab\\u0041&amp;x%25',
];
const secrets = new Secrets(VALUES);
const json = (text: string): string => JSON.stringify(text).slice(1, -1);
const unicode = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');
const percent = (text: string): string =>
  Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const entities = (text: string): string => Array.from(text, (sign) => `&#${sign.codePointAt(0)};`).join('');
const base64 = (text: string, before: string): string => Buffer.from(before + text).toString('base64');
const FORMS: Readonly<Record<string, (text: string) => string>> = {
  raw: (text) => text,
  'JSON-escaped': json,
  'twice JSON-escaped': (text) => json(json(text)),
  'as \\u': unicode,
  'twice escaped \\u': (text) => json(unicode(text)),
  'percent-encoded': encodeURIComponent,
  'percent-encoded, every byte': percent,
  'twice percent-encoded': (text) => encodeURIComponent(percent(text)),
  'of a form': (text) => new URLSearchParams({ x: text }).toString().slice(2),
  'base64 at 0': (text) => base64(text, ''),
  'base64 at 1': (text) => base64(text, 'u'),
  'base64 at 2': (text) => base64(text, 'u:'),
  base64url: (text) => Buffer.from(text).toString('base64url'),
  hex: (text) => Buffer.from(text).toString('hex'),
  HEX: (text) => Buffer.from(text).toString('hex').toUpperCase(),
  entities,
  'named entities': (text) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  'mixed, sign by sign': (text) =>
    Array.from(
      text,
      (sign, at) =>
        [sign === '\\' || sign === '"' ? json(sign) : sign, unicode(sign), percent(sign), entities(sign)][at % 4],
    ).join(''),
  'percent-encoded JSON': (text) => encodeURIComponent(json(text)),
  'JSON in base64': (text) => base64(json(text), '"'),
  'base64 percent-encoded': (text) => encodeURIComponent(base64(text, '')),
};

describe.each(Object.entries(FORMS))('a known value, %s', (_name, write) => {
  test.each(VALUES)('%j', (value) => {
    const written = write(value);
    for (const [before, after] of [
      ['', ''],
      ['a ', ' b'],
      ['"', '"'],
      ['\\n', '\\n'],
      ['=', '&'],
      ['{\\"k\\":\\"', '\\"}'],
    ] as const) {
      expect(secrets.redact(`${before}${written}${after}`)).toContain(REDACTED);
    }
    expect(leaks(secrets.redact(`before "${written}" behind`), written)).toBe('');
  });

  test.each(VALUES)('%j, cut anywhere', (value) => {
    const written = Buffer.from(`before "${write(value)}" behind`).toString('latin1');
    const uncut = secrets.stream();
    const whole = uncut.push(written) + uncut.end();
    expect(whole).toContain(REDACTED);
    for (let cut = 1; cut < written.length; cut += 1) {
      const stream = secrets.stream();
      expect(stream.push(written.slice(0, cut)) + stream.push(written.slice(cut)) + stream.end()).toBe(whole);
    }
  });
});

/** What is left of it, but for the signs of base64 that neighbours share. */
function leaks(redacted: string, written: string): string {
  const [inside = redacted] = redacted.match(/(?<=^before ")[^]*(?=" behind$)/) ?? [];
  const rest = inside.replaceAll(REDACTED, '').replaceAll(/=|%3D/g, '');
  return rest.length <= 4 ? '' : `${rest} of ${written}`;
}

describe('in lines and events', () => {
  const splits = (text: string): readonly (readonly [string, string])[] =>
    Array.from({ length: text.length - 1 }, (_, at) => [text.slice(0, at + 1), text.slice(at + 1)] as const);

  test.each(['\n', '\r\n', '\n    ', '\\n', '\\r\\n', '\\\\n'])(
    'a value of which a line ends anywhere with %j',
    (end) => {
      for (const text of [
        'c0rrect-h0rse',
        'deadbeef0123456789abcdef',
        base64('c0rrect-h0rse', ''),
        Buffer.from('c0rrect-h0rse').toString('hex'),
      ]) {
        for (const [first, second] of splits(text)) {
          const redacted = new Secrets(['c0rrect-h0rse', 'deadbeef0123456789abcdef']).redact(
            `x ${first}${end}${second} y`,
          );
          expect(redacted).toBe(`x ${REDACTED}${text.endsWith('=') ? redacted.slice(12, -2) : ''} y`);
        }
      }
    },
  );

  const copilot = (text: string, id = 'm'): string =>
    `${JSON.stringify({ type: 'assistant.message_delta', data: { messageId: id, deltaContent: text }, id: text.length })}\n`;
  const claude = (text: string, index = 0): string =>
    `${JSON.stringify({ type: 'stream_event', event: { type: 'content_block_delta', index, delta: { type: 'input_json_delta', partial_json: text } } })}\n`;
  test.each(Object.entries(FORMS))('a message that says it in parts: %s', (_name, write) => {
    const written = write('pa"ss-w0rd/8+9');
    for (const event of [copilot, claude]) {
      for (const [first, second] of splits(written)) {
        const others = event('of another message', 7 as never);
        const text = event(`key ${first}`) + others + event(`${second} end`);
        const redacted = new Secrets(['pa"ss-w0rd/8+9']).redact(text);
        const said = redacted
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line) as Record<string, never>);
        expect(said).toHaveLength(3);
        expect(redacted).toContain(REDACTED);
        expect(redacted).toContain('of another message');
      }
      const single = new Secrets(['pa"ss-w0rd/8+9']).redact(
        Array.from(`${written} end`, (sign) => event(sign)).join(''),
      );
      expect(single.split(REDACTED).length).toBeGreaterThan(8);
    }
  });

  test('a message whose events stand where a look ends', () => {
    const filler = `${'x'.repeat(99)}\n`.repeat(5_800);
    for (let shift = 0; shift < 400; shift += 7) {
      const text = `${'y'.repeat(shift)}\n${filler}${Array.from('c0rrect-h0rse', (sign) => copilot(sign)).join('')}${filler}`;
      const stream = new Secrets(['c0rrect-h0rse']).stream();
      const redacted = stream.push(text) + stream.end();
      expect(redacted.split(REDACTED)).toHaveLength(14);
    }
  });
});

// T2-10: proof lines with a known form that is written otherwise, and with forms that had no rule.
const TOKEN = `${['gh', 'p_'].join('')}a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8`;
test.each([
  ['plain', TOKEN, TOKEN.slice(12, 30)],
  ['JSON \\u', `\\u0067hp_${TOKEN.slice(4)}`, TOKEN.slice(12, 30)],
  ['zero width', `${TOKEN.slice(0, 6)}\u200b${TOKEN.slice(6)}`, TOKEN.slice(12, 30)],
  ['ANSI', `${TOKEN.slice(0, 6)}\\u001b[0m${TOKEN.slice(6)}`, TOKEN.slice(12, 30)],
  ['inside a word', `x${TOKEN}`, TOKEN.slice(12, 30)],
  ['base64', base64(TOKEN, ''), base64(TOKEN, '').slice(4, 40)],
  ['base64 of more', base64(TOKEN, 'user:'), base64(TOKEN, 'user:').slice(12, 40)],
  ['hex', Buffer.from(TOKEN).toString('hex'), Buffer.from(TOKEN).toString('hex').slice(8)],
  ['Slack webhook', `https://hooks.slack.com/services/T00000000/B00000000/${'X'.repeat(24)}`, 'X'.repeat(20)],
  ['Azure AccountKey', `AccountKey=${'q'.repeat(80)}==`, 'q'.repeat(60)],
  ['AWS secret', `aws_secret_access_key = ${['wJalrXUtnFEMI', 'K7MDENG', 'bPxRfiCYEXAMPLEKEY'].join('/')}`, 'K7MDENG'],
  ['password=', 'password=hunter2hunter2', 'hunter2'],
])('a secret of a known form, written otherwise: %s', (_name, written, core) => {
  expect(new Secrets().redact(`{"input":{"skill":"alpha-skill","args":"${written}"}}`)).not.toContain(core);
});

// No clock is read: what looked back over all line ends from each of them, or decoded a run from each beginning in it, took minutes.
test.each(['\\n', '\n ', '%41', '&#65;', '\\u0041', 'Z2hwX', 'c0rrect-h0rs', '0rrect-h0rse'])(
  'a value is found behind 1 MB of %j',
  (piece) => {
    const text = piece.repeat(1_000_000 / piece.length);
    expect(new Secrets(['c0rrect-h0rse']).redact(`${text} c0rrect-\nh0rse`)).toMatch(/ \[redacted\]$/);
  },
);
