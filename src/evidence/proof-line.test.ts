import { describe, expect, it } from 'vitest';

import { PROOF_LINE_LIMIT, proofLine } from './proof-line.ts';

describe('proofLine', () => {
  it('keeps a short line as it is, without the white space around it', () => {
    expect(proofLine('  {"skill":"tidy-up"} ', 'tidy-up')).toBe('{"skill":"tidy-up"}');
  });

  it.each([0, 240, 260, 3000, 9000, 20_000])('cuts a window around the name at offset %d', (offset) => {
    const line = `${'a'.repeat(offset)}tidy-up${'b'.repeat(20_000)}`;
    const proof = proofLine(line, 'Tidy-Up');
    expect(proof).toHaveLength(PROOF_LINE_LIMIT);
    expect(proof).toContain('tidy-up');
  });

  it.each(Array.from({ length: 60 }, (_, index) => index * 10))(
    'redacts a secret whole, also where the window would cut it (%d before the name)',
    (distance) => {
      const secret = `SECRET${'x'.repeat(40)}`;
      const line = `${'a'.repeat(2000)}${secret}${'-'.repeat(distance)}tidy-up${'b'.repeat(2000)}`;
      const proof = proofLine(line, 'tidy-up', (text) => text.replaceAll(/SECRETx{40}/g, '[redacted]'));
      expect(proof).toContain('tidy-up');
      expect(proof).not.toMatch(/x{3}/);
    },
  );

  it('is a copy that does not hold the line, and is well-formed', () => {
    expect(proofLine('\ud83d tidy-up', 'tidy-up')).toBe('\ufffd tidy-up');
  });
});
