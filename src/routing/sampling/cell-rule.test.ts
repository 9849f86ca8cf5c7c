import { describe, expect, test, vi } from 'vitest';

import { EMPTY_BASELINE, type Baseline, type BaselineEntry } from '../../contracts/baseline.ts';
import type { RoutingCase } from '../../contracts/case-file.ts';
import { DEFAULT_SAMPLING, type SamplingPolicy } from '../../contracts/sampling-policy.ts';
import { HIDES_READS } from '../../providers/known-providers.ts';
import { baselineOf, locatedCases, routingCase } from '../../testing/gate-input-builder.ts';
import { countedEntry, recordOf, stratum } from '../../testing/sampling-builder.ts';
import { caseChanges } from '../case-changes.ts';
import {
  cellRule,
  entriesOfCell,
  fixedTrials,
  isSequential,
  plannedTrials,
  ruleOfPlan,
  type CellRule,
  type SamplingBasis,
} from './cell-rule.ts';
import { LEAST_BASE_TRIALS, type Environment } from './stratum.ts';

type RanWith = Environment | null | 'mixed';

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

const ruleOf = (
  comparatorEntry: BaselineEntry | null,
  headEntry: BaselineEntry | null = comparatorEntry,
  environment: RanWith = HERE,
): CellRule => cellRule({ comparatorEntry, headEntry, today: TODAY }, environment);

describe('the rule of a cell', () => {
  test.each<[string, BaselineEntry | null, BaselineEntry | null, RanWith, string]>([
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
    expect(short(ruleOf(before, after, environment))).toBe(expected);
  });
});

test.each<[string, CellRule, string]>([
  ['new', ruleOf(null, PASS), 'a new cell'],
  ['expired', ruleOf({ ...FAIL, expires: PAST }), 'its tolerance has ended'],
  ['claimed', ruleOf(FAIL, PASS), 'the pull request expects a pass now'],
  ['mixed', ruleOf(COUNTED, COUNTED, 'mixed'), 'its trials ran with several clients or models'],
  ['no history', ruleOf(PASS), 'the baseline has no trials of it'],
  ['few', ruleOf(countedEntry(3, 3)), 'the baseline has 3 trials of it, and 5 are needed'],
  [
    'elsewhere',
    ruleOf(COUNTED, COUNTED, THERE),
    'the baseline has trials with client of unknown version, unknown model, none with client 2.1, model sonnet',
  ],
])('says why there is nothing to compare with: %s', (_name, decided, why) => {
  expect(decided).toMatchObject({ kind: 'absolute', why });
});

const POLICY: SamplingPolicy = {
  ...DEFAULT_SAMPLING,
  trials: 2,
  stages: [4, 7, 19],
  new_cases: [{ passes: 5, trials: 8 }],
};

test.each<[CellRule, number, number]>([
  [{ kind: 'single' }, 2, 2],
  [{ kind: 'absolute', cause: 'new', base: null, why: '' }, 5, 8],
  [{ kind: 'absolute', cause: 'few', base: stratum(3, 3), why: '' }, 5, 8],
  [{ kind: 'absolute', cause: 'claimed', base: null, why: '' }, 5, 8],
  [{ kind: 'sequential', base: stratum(20, 20) }, 4, 19],
])('%j needs %i of at most %i trials', (rule, required, all) => {
  expect(plannedTrials(rule, POLICY)).toEqual({ required, all });
});

test('by default', () => {
  const rule: CellRule = { kind: 'sequential', base: stratum(20, 20) };
  expect(plannedTrials(rule, DEFAULT_SAMPLING)).toEqual({ required: 3, all: 30 });
  expect(plannedTrials({ kind: 'single' }, DEFAULT_SAMPLING)).toEqual({ required: 1, all: 1 });
  const fresh: CellRule = { kind: 'absolute', cause: 'new', base: null, why: '' };
  expect(plannedTrials(fresh, DEFAULT_SAMPLING)).toEqual({ required: 3, all: 16 });
});

test('a number that is asked for is needed whole', () => {
  expect(fixedTrials(7)).toEqual({ required: 7, all: 7 });
});

const COUNTED_SUITE = baselineOf({ alpha: { claude: 'pass', codex: countedEntry(9, 9) } });
const PLAIN_SUITE = baselineOf({ alpha: { claude: 'pass', codex: { expected_status: 'pass', history: [] } } });

test.each<[string, SamplingPolicy['rule'], Baseline, boolean]>([
  ['nothing said, no baseline', null, EMPTY_BASELINE, false],
  ['nothing said, no counts', null, PLAIN_SUITE, false],
  ['nothing said, counts of one cell', null, COUNTED_SUITE, true],
  ['single, in spite of counts', 'single', COUNTED_SUITE, false],
  ['sequential, without counts', 'sequential', PLAIN_SUITE, true],
  ['sequential, without a baseline', 'sequential', EMPTY_BASELINE, true],
])('a suite is sequential: %s', (_name, rule, baseline, expected) => {
  expect(isSequential({ ...DEFAULT_SAMPLING, rule }, baseline)).toBe(expected);
});

const basis = (
  comparator: Baseline,
  head = comparator,
  policy: Partial<SamplingPolicy> = {},
  ...cases: readonly RoutingCase[]
): SamplingBasis => ({
  policy: { ...DEFAULT_SAMPLING, ...policy },
  comparator,
  head,
  changes: caseChanges(locatedCases(...cases), null, new Map(), comparator.entries.keys()).changes,
  today: TODAY,
  hidesReads: HIDES_READS,
});

describe('the rule of a plan', () => {
  test.each<[string, SamplingBasis, string, string]>([
    ['counts', basis(COUNTED_SUITE), 'codex', 'sequential'],
    ['a neighbour has counts', basis(COUNTED_SUITE), 'claude', 'absolute'],
    ['nobody has', basis(PLAIN_SUITE), 'codex', 'single'],
    ['only the head has', basis(PLAIN_SUITE, COUNTED_SUITE), 'codex', 'single'],
    ['single', basis(COUNTED_SUITE, COUNTED_SUITE, { rule: 'single' }), 'codex', 'single'],
    ['no entry', basis(COUNTED_SUITE), 'copilot', 'single'],
  ])('%s', (_name, given, agent, kind) => {
    expect(ruleOfPlan(given, 'alpha', agent).kind).toBe(kind);
  });
});

test('a baseline is looked through once, not for each cell of a plan', () => {
  const entries = new Map(PLAIN_SUITE.entries);
  const values = vi.spyOn(entries, 'values');
  const given = basis({ ...PLAIN_SUITE, entries });
  for (const agent of ['claude', 'codex', 'copilot']) ruleOfPlan(given, 'alpha', agent);
  expect(values).toHaveBeenCalledTimes(1);
});

describe('the entries of a cell', () => {
  const entries = (renamedFrom?: string, agent = 'codex'): unknown => {
    const definition = routingCase('beta', renamedFrom === undefined ? {} : { renamed_from: renamedFrom });
    const { comparatorEntry, headEntry } = entriesOfCell(
      basis(baselineOf({ alpha: { codex: countedEntry(9, 9) } }), PLAIN_SUITE, {}, definition),
      'beta',
      agent,
    );
    return [comparatorEntry?.history?.length ?? null, headEntry];
  };
  test('of a renamed case stand under its id before', () => {
    expect(entries()).toEqual([null, null]);
    expect(entries('alpha')).toEqual([1, null]);
    expect(entries('gamma')).toEqual([null, null]);
    expect(entries('alpha', 'claude')).toEqual([null, null]);
  });
});
