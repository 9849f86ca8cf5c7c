import { describe, expect, test } from 'vitest';

import { PersonalData, withoutRedactions } from './personal-data.ts';

const personal = await PersonalData.of({ pii_detection: true }, 'library');
const masked = (text: string): string => withoutRedactions(text, personal.find(text), 'mask', String);

describe('personal data', () => {
  test.each([
    ['SSN 123-45-6789.', 'SSN ***-**-****.'],
    ['{"text":"a\\n123-45-6789\\n"}', '{"text":"a\\n***-**-****\\n"}'],
    ['card 4111 1111 1111 1111, 5500-0000-0000-0004', 'card ****-****-****-****, ****-****-****-****'],
    ['4111111111111111', '****-****-****-****'],
    ['Amex 3782 822463 10005', 'Amex ****-****-****-****'],
    ['mail jane.doe+x@example.co.uk now', 'mail ***@***.*** now'],
    ['<a href="mailto:jane@example.com">', '<a href="mailto:***@***.***">'],
    ['"jane\\u0040example.com" jane%40example.com', '"***@***.***" ***@***.***'],
    ['call (555) 123-4567 or (555)123-4567', 'call ***-***-**** or ***-***-****'],
    ['call 555-123-4567, +1 555 123 4567', 'call ***-***-****, ***-***-****'],
    ['Account #: 12345678 x', 'Account: ***** x'],
    ['zoë account 123456789012', 'zoë Account: *****'],
  ])('%s', (text, redacted) => {
    expect(masked(text)).toBe(redacted);
  });

  const hex = '0123456789'.repeat(7);
  test.each([
    `sha256:${hex.slice(0, 64)}`,
    hex.slice(0, 40),
    '9'.repeat(64),
    '12345678-1234-4567-8901-123456789012',
    '55555555-5555-4555-8555-555123456789',
    'toolu_01A09q90qw90lq917835lq9 msg_4111111111111111',
    '{"run_id":28345678901,"attempt":1,"at":1767225600000,"us":1767225600000000}',
    'actions/runs/4111111111111111/job/5551234567',
    'artifact 10485760 bytes of 123456, account of 1 234',
    '2026-06-30T12:34:56.789Z 20260630 2026-06-30 12:34:56,789 06-30-2026',
    'v1.234.5678 v12.345.6789 1.2.3-456.7890 2.1.332+555-123-4567',
    '192.168.100.200 10.0.0.1:8080 2001:0db8:85a3::8a2e:0370:7334 255.255.255.255/32',
    'git@github.com:owner/repo.git https://user@example.com/x actions/checkout@v4 pkg@1.2.3 image@2x.png a@b',
    'name@example.com/path',
    `data:image/png;base64,${Buffer.from(hex).toString('base64')}/4111111111111111+555-123-4567+`,
    '4111 1111 1111 1112 and 1234 5678 9012 3456',
    '000-12-3456 666-12-3456 900-12-3456 123-00-4567 123-45-0000',
    'x123-45-6789 123-45-67890 123-45-6789-0',
    'CVE-2026-12345 RFC-555-123-4567',
  ])('is not in %s', (text) => {
    expect(masked(text)).toBe(text);
  });

  test('patterns of a library are found without it, and by places of the original', async () => {
    const custom_patterns = [
      { pattern_id: 'salary', regex: '\\$[\\d,]+\\.\\d{2}', replacement: '$***', severity: 'high' as const },
      { pattern_id: 'digits', regex: '\\d+', replacement: '#', severity: 'low' as const },
    ];
    const library = await PersonalData.of({ custom_patterns }, 'library');
    const text = 'é $1,200.50 of jane@example.com, 7';
    const found = library.find(text);
    expect(found.map(({ pattern_id: id, position, length }) => [id, position, length])).toEqual([
      ['salary', 2, 9],
      ['digits', 33, 1],
    ]);
    expect(withoutRedactions(text, found, 'mask', String)).toBe('é $*** of jane@example.com, #');
    expect(withoutRedactions(text, found, 'remove', String)).toBe('é  of jane@example.com, ');
    expect(withoutRedactions(text, found, 'hash', (value) => `h${value.length}`)).toBe(
      'é [salary:h9] of jane@example.com, [digits:h1]',
    );
  });

  test.each(['(', 'x*', '(?<=a)b'])('a pattern that is none is refused: %s', async (regex) => {
    const custom_patterns = [{ pattern_id: 'p', regex, replacement: '', severity: 'low' as const }];
    await expect(PersonalData.of({ custom_patterns }, 'finance')).rejects.toThrow(/^finance: the pattern p: expected/);
  });

  // No clock is read: work that grows with the square would need hours for these.
  test.each(['a', 'a.', '1', '123-', '(555', 'a@', '@a.', 'account ', '4111 ', '%40', '+1 '])('1 MB of %j', (piece) => {
    const text = piece.repeat(1_000_000 / piece.length);
    expect(masked(`${text} jane@example.com `)).toContain('***@***.***');
  });
});
