import { describe, expect, test } from 'vitest';

import { planOf, resultsOf } from '../testing/gate-input-builder.ts';
import { HOSTILE_TEXTS } from '../testing/hostile-text.ts';
import { unitResult } from '../testing/unit-result-builder.ts';
import { escapeMarkdown } from './markdown.ts';
import { infraGroups, routeSummary } from './route-summary.ts';

const PLAN = planOf([]);
const usage = { input_tokens: 1000, output_tokens: 20, cost_usd: 0.125, turns: 2 };
const UNITS = [
  unitResult({ case_id: 'good', usage, duration_ms: 1500 }),
  unitResult({ case_id: 'bad', status: 'fail', usage: { ...usage, cost_usd: null }, duration_ms: 500 }),
  unitResult({ case_id: 'bad', trial: 2, status: 'fail', failure_kind: 'disallowed_hit' }),
  unitResult({ case_id: 'ill', status: 'infra_error', infra_reason: 'rate_limited', error: 'slow down' }),
  unitResult({ case_id: 'ill', trial: 2, status: 'infra_error', infra_reason: 'auth', error: null }),
  unitResult({ case_id: 'ill', trial: 3, status: 'infra_error', infra_reason: 'rate_limited', error: 'later' }),
];

test('verdicts by case, the worst first; reasons; what was used', () => {
  expect(routeSummary('claude, shard 2', resultsOf(PLAN, UNITS), ['a note'])).toBe(
    [
      '# Routing: claude, shard 2',
      '',
      '1 pass · 2 fail · 3 infra\\_error',
      '',
      'a note',
      '',
      'used: 2000 input tokens, 40 output tokens, 0.13 USD, 2 s of 6 units',
      '',
      '| came to no verdict | units | said |',
      '|---|---|---|',
      '| rate\\_limited | 2 | slow down |',
      '| auth | 1 |  |',
      '',
      '| case | pass | fail | infra\\_error | why it failed |',
      '|---|---|---|---|---|',
      '| bad | 0 | 2 | 0 | missing\\_required, disallowed\\_hit |',
      '| ill | 0 | 0 | 3 |  |',
      '| good | 1 | 0 | 0 |  |',
      '',
    ].join('\n'),
  );
});

test('reasons are counted, with what the first said', () => {
  expect(infraGroups(resultsOf(PLAN, UNITS))).toEqual([
    { reason: 'rate_limited', units: 2, said: 'slow down' },
    { reason: 'auth', units: 1, said: null },
  ]);
});

describe('hostile texts', () => {
  test.each(HOSTILE_TEXTS)('%s', (_name, text) => {
    const unit = unitResult({ status: 'infra_error', error: text });
    const page = routeSummary('claude, shard 1', resultsOf(PLAN, [unit]), [text]);
    expect(page).toContain(`| incomplete | 1 | ${escapeMarkdown(text)} |`);
    expect(page).toContain(`\n\n${escapeMarkdown(text)}\n\n`);
  });
});

test('a long text does not take the room of others, and a page has a limit', () => {
  const units = Array.from({ length: 500 }, (_, index) => {
    return unitResult({ case_id: `c${index}`, status: 'infra_error', error: 'x'.repeat(100_000) });
  });
  const page = routeSummary('claude, shard 1', resultsOf(PLAN, units), [], 4000);
  expect(Buffer.byteLength(page)).toBeLessThanOrEqual(4000);
  expect(page).toMatch(/_and \d+ more cases_/);
});
