import { describe, expect, test } from 'vitest';
import type { BaselineEntry } from '../../contracts/baseline.ts';
import { countedEntry, recordOf } from '../../testing/sampling-builder.ts';
import { cellRule, type CellRule, type RuleRequest } from './cell-rule.ts';
import { LEAST_BASE_TRIALS } from './stratum.ts';

const TODAY = '2026-05-15';
const PAST = '2026-05-14';
const HERE = { client: null, model: null };
const THERE = { client: '2.1', model: 'sonnet' };
const PASS: BaselineEntry = { expected_status: 'pass' };
const FAIL: BaselineEntry = { expected_status: 'fail' };
const INFRA: BaselineEntry = { expected_status: 'infra_error' };
const COUNTED = countedEntry(20, 20);

/** `kind`, the cause, and what it is compared with. */
function short(rule: CellRule): string {
  if (rule.kind === 'single') return 'single';
  const base = rule.base === null ? '' : ` ${rule.base.passed}/${rule.base.total}`;
  return rule.kind === 'absolute' ? `absolute ${rule.cause}${base}` : `sequential${base}`;
}

const rule = (
  comparatorEntry: BaselineEntry | null,
  headEntry: BaselineEntry | null = comparatorEntry,
  environment: RuleRequest['environment'] = HERE,
): CellRule => cellRule({ comparatorEntry, headEntry, environment, today: TODAY });

describe('the rule of a cell', () => {
  test.each<[string, BaselineEntry | null, BaselineEntry | null, RuleRequest['environment'], string]>([
    ['counts at the comparator', COUNTED, COUNTED, HERE, 'sequential 20/20'],
    ['the head not known yet', COUNTED, COUNTED, null, 'sequential 20/20'],
    ['just enough', countedEntry(0, LEAST_BASE_TRIALS), PASS, HERE, 'sequential 0/5'],
    ['one too few', countedEntry(4, LEAST_BASE_TRIALS - 1), PASS, HERE, 'absolute few 4/4'],
    ['none', PASS, PASS, HERE, 'absolute few'],
    ['an empty history', { ...PASS, history: [] }, PASS, HERE, 'absolute few'],
    ['of another client and model', COUNTED, COUNTED, THERE, 'absolute few'],
    ['of several clients or models', COUNTED, COUNTED, 'mixed', 'absolute mixed'],
    ['the entry is taken out', COUNTED, null, HERE, 'sequential 20/20'],
    ['the entry is loosened', COUNTED, FAIL, HERE, 'sequential 20/20'],
    ['the entry is loosened to infrastructure', COUNTED, INFRA, HERE, 'sequential 20/20'],
    ['lateness is tolerated no more', COUNTED, { ...PASS, allow_timeout: false }, HERE, 'sequential 20/20'],
    ['a new cell', null, PASS, HERE, 'absolute new'],
    ['a new cell that brings counts', null, countedEntry(9, 9), HERE, 'absolute new'],
    ['a new cell with mixed trials', null, PASS, 'mixed', 'absolute new'],
    ['a new cell that may fail', null, FAIL, HERE, 'single'],
    ['a new cell whose tolerance has ended', null, { ...FAIL, expires: PAST }, HERE, 'absolute new'],
    ['no entry', null, null, HERE, 'single'],
    ['a failure is expected', { ...FAIL, history: [recordOf(0, 9)] }, FAIL, HERE, 'single'],
    ['a failure is expected, the entry is taken out', FAIL, null, HERE, 'single'],
    ['infrastructure is expected', INFRA, INFRA, HERE, 'single'],
    ['a failure instead of infrastructure', INFRA, FAIL, HERE, 'single'],
    ['a pass is claimed', { ...FAIL, history: [recordOf(1, 9)] }, PASS, HERE, 'absolute claimed 1/9'],
    ['a pass is claimed where nothing ran', INFRA, PASS, HERE, 'absolute claimed'],
    ['a pass is claimed with counts of its own', FAIL, countedEntry(0, 20), HERE, 'absolute claimed'],
    [
      'a pass is claimed by mixed trials',
      { ...FAIL, history: [recordOf(1, 9)] },
      PASS,
      'mixed',
      'absolute claimed 1/9',
    ],
    ['the tolerance has ended', { ...FAIL, expires: PAST }, FAIL, HERE, 'absolute claimed'],
    ['the tolerance ends today', { ...FAIL, expires: TODAY }, FAIL, HERE, 'single'],
    ['of a pass as well', { ...COUNTED, expires: PAST }, PASS, HERE, 'absolute claimed 20/20'],
    // What only the pull request says must not take the counts away.
    ['of a pass, says the pull request alone', COUNTED, { ...PASS, expires: PAST }, HERE, 'sequential 20/20'],
    ['the pull request ends the tolerance', FAIL, { ...FAIL, expires: PAST }, HERE, 'absolute claimed'],
  ])('%s', (_name, before, after, environment, expected) => {
    expect(short(rule(before, after, environment))).toBe(expected);
  });
});

test.each<[string, CellRule, string]>([
  ['new', rule(null, PASS), 'a new cell'],
  ['expired', rule({ ...FAIL, expires: PAST }), 'its tolerance has ended'],
  ['claimed', rule(FAIL, PASS), 'the pull request expects a pass now'],
  ['mixed', rule(COUNTED, COUNTED, 'mixed'), 'its trials ran with several clients or models'],
  ['no history', rule(PASS), 'the baseline has no trials of it'],
  ['few', rule(countedEntry(3, 3)), 'the baseline has 3 trials of it, and 5 are needed'],
  [
    'elsewhere',
    rule(COUNTED, COUNTED, THERE),
    'the baseline has trials with client of unknown version, unknown model, none with client 2.1, model sonnet',
  ],
])('says why there is nothing to compare with: %s', (_name, decided, why) => {
  expect(decided).toMatchObject({ kind: 'absolute', why });
});
