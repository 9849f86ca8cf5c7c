import { describe, expect, test } from 'vitest';

import { EMPTY_BASELINE, parseBaseline } from '../../contracts/baseline.ts';
import { baselineFacts, oldCountsWarning } from './baseline-facts.ts';

function baselineWith(...moments: readonly (readonly string[])[]) {
  const cases = moments.map((history, index) => {
    const records = history.map((at, batch) => ({
      batch: `00000000-0000-4000-8000-0000000000${index}${batch}`,
      at,
      passed: 1,
      total: 1,
      disallowed: 0,
      fingerprint: { client: null, model: null, case_digest: `sha256:${'0'.repeat(64)}`, skill_set_digest: null },
    }));
    return [
      `case-${index}`,
      { claude: { expected_status: 'pass', ...(history.length > 0 ? { history: records } : {}) } },
    ];
  });
  return JSON.stringify({ schema: 1, ...Object.fromEntries(cases) });
}

describe('what a baseline is made of', () => {
  test.each<[string, readonly (readonly string[])[], string, object]>([
    ['no counts', [[], []], '2026-11-28', { entries: 2, newest_counts: null, age_days: null }],
    [
      'the newest of all cells',
      [['2026-08-01T10:00:00Z', '2026-07-01T10:00:00Z'], ['2026-08-02T23:59:59.5Z']],
      '2026-08-05',
      { entries: 2, newest_counts: '2026-08-02T23:59:59.5Z', age_days: 3 },
    ],
    [
      'from later than today',
      [['2026-08-02T10:00:00Z']],
      '2026-08-01',
      { entries: 1, newest_counts: '2026-08-02T10:00:00Z', age_days: 0 },
    ],
  ])('%s', (_, moments, today, facts) => {
    expect(baselineFacts(parseBaseline(baselineWith(...moments), 'baseline.json'), today)).toEqual(facts);
  });

  test('nothing', () => {
    expect(baselineFacts(EMPTY_BASELINE, '2026-08-01')).toEqual({ entries: 0, newest_counts: null, age_days: null });
  });

  test.each([
    ['2026-10-30', []],
    [
      '2026-10-31',
      [expect.stringMatching(/^the newest counts in the baseline are of 2026-08-01, more than 90 days ago, /)],
    ],
  ])('on %s counts from 2026-08-01 are warned of: %j', (today, warnings) => {
    const facts = baselineFacts(parseBaseline(baselineWith(['2026-08-01T10:00:00Z']), 'baseline.json'), today);
    expect(oldCountsWarning(facts)).toEqual(warnings);
  });
});
