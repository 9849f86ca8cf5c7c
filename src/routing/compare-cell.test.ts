import type { Level } from '../contracts/config.ts';
import { describe, expect, test } from 'vitest';
import type { BaselineEntry } from '../contracts/baseline.ts';
import type { EntryLike } from '../testing/gate-input-builder.ts';
import type { CellDecision, CellSituation, TrialOutcome } from './cell-situation.ts';
import { GATE_EFFECTS } from '../contracts/gate-verdict.ts';
import { DELTAS } from '../contracts/routing-detail.ts';
import { historyRecord } from '../testing/history-builder.ts';
import { compareCell } from './compare-cell.ts';
import { DEFAULT_CONFIG } from '../testing/default-config.ts';

type TrialLike = TrialOutcome['status'] | 'pass late' | 'fail late' | 'infra late' | null;

interface Setting extends Partial<Omit<CellSituation, 'comparatorEntry' | 'headEntry' | 'trials'>> {
  readonly before?: EntryLike | null;
  /** The comparator's where nothing is said. */
  readonly after?: EntryLike | null;
  readonly trials?: readonly TrialLike[] | null;
}

const entry = (like: EntryLike | null): BaselineEntry | null =>
  typeof like === 'string' ? { expected_status: like } : like;

function outcome(trial: TrialLike): TrialOutcome | null {
  if (trial === null) return null;
  const [status = '', late] = trial.split(' ');
  return {
    status: (status === 'infra' ? 'infra_error' : status) as TrialOutcome['status'],
    timed_out: late !== undefined,
  };
}

function situation({ before = null, after = before, trials = ['pass'], ...others }: Setting): CellSituation {
  return {
    inCases: true,
    inConfiguration: true,
    comparatorEntry: entry(before),
    headEntry: entry(after),
    trials: trials === null ? null : trials.map(outcome),
    cutOff: false,
    caseChanged: false,
    caseLoosened: false,
    promptLeading: false,
    touched: false,
    infra: 'fail',
    levels: DEFAULT_CONFIG.levels,
    sampled: null,
    today: '2026-05-15',
    ...others,
  };
}

const onRemoved = (level: Level): CellSituation['levels'] => ({ ...DEFAULT_CONFIG.levels, 'on-removed': level });

const decide = (setting: Setting): CellDecision => compareCell(situation(setting));

/** `delta gate`, with what is said in addition. */
function short({ delta, gate, timeout, notes }: CellDecision): string {
  return [delta, gate, ...(timeout ? ['timeout'] : []), ...notes.map((note) => `+${note}`)].join(' ');
}

const LATE: EntryLike = { expected_status: 'pass', allow_timeout: true };

describe('row "case or provider gone, and the entry gone from the baseline"', () => {
  test.each<[string, Setting, string]>([
    ['the case is gone', { inCases: false, before: 'pass', after: null, trials: null }, 'removed warn'],
    ['the provider is gone', { inConfiguration: false, before: 'fail', after: null, trials: null }, 'removed warn'],
    [
      'both are gone',
      { inCases: false, inConfiguration: false, before: 'pass', after: null, trials: null },
      'removed warn',
    ],
    [
      'on-removed: error',
      { inCases: false, before: 'pass', after: null, trials: null, levels: onRemoved('error') },
      'removed fail',
    ],
    [
      'on-removed: off is still reported',
      { inCases: false, before: 'pass', after: null, trials: null, levels: onRemoved('off') },
      'removed report',
    ],
    [
      'results of it do not matter',
      { inCases: false, before: 'pass', after: null, trials: ['pass'], levels: onRemoved('error') },
      'removed fail',
    ],
  ])('%s', (_name, setting, expected) => {
    expect(short(decide(setting))).toBe(expected);
  });
});

describe('an entry that is gone alone', () => {
  test.each<[string, Setting, string]>([
    ['warns', { before: 'pass', after: null }, 'removed warn +entry_removed'],
    ['fails', { before: 'pass', after: null, levels: onRemoved('error') }, 'removed fail +entry_removed'],
    ['or is said', { before: 'pass', after: null, levels: onRemoved('off') }, 'held ok +entry_removed'],
    ['beside a regression', { before: 'pass', after: null, trials: ['fail'] }, 'regression fail +entry_removed'],
    ['where nothing ran', { before: 'pass', after: null, trials: null }, 'removed warn +entry_removed'],
  ])('%s', (_name, setting, expected) => {
    expect(short(decide(setting))).toBe(expected);
  });

  test('how often it passed is said', () => {
    const history = [
      historyRecord({ batch: 1, passed: 9, total: 10 }),
      historyRecord({ batch: 2, passed: 5, total: 5 }),
    ];
    const counted: Setting = { before: { expected_status: 'pass', history }, after: null };
    expect(decide({ ...counted, inCases: false, trials: null }).reason).toBe(
      'the case is gone, and so is its baseline entry (14 of 15 trials passed)',
    );
    expect(decide({ ...counted, trials: ['pass'] }).reason).toBe(
      'its baseline entry is gone (14 of 15 trials passed); pass, as expected',
    );
    expect(decide({ before: 'fail', after: null, inConfiguration: false, trials: null }).reason).toBe(
      'the provider is gone from the configuration, and so is its baseline entry (expected fail)',
    );
  });
});

describe('row "the same with the entry still in the baseline"', () => {
  test.each<[string, Setting, string]>([
    ['the case is gone', { inCases: false, before: 'pass', trials: null }, 'missing_result fail'],
    ['the provider is gone', { inConfiguration: false, before: 'pass', trials: null }, 'missing_result fail'],
    [
      'and was loosened',
      { inConfiguration: false, before: 'pass', after: 'fail', trials: null },
      'missing_result fail +loosened',
    ],
    [
      'whatever on-removed says',
      { inCases: false, before: 'pass', trials: null, levels: onRemoved('off') },
      'missing_result fail',
    ],
    [
      'an entry for a provider that nobody runs',
      { inConfiguration: false, before: null, after: 'pass', trials: null },
      'missing_result fail',
    ],
    [
      'a result of it does not help',
      { inConfiguration: false, before: 'pass', trials: ['pass'] },
      'missing_result fail',
    ],
  ])('%s', (_name, setting, expected) => {
    expect(short(decide(setting))).toBe(expected);
  });
});

describe('row "not selected by the plan"', () => {
  test.each<[string, Setting, string]>([
    ['an unchanged case', { before: 'pass', trials: null }, 'not_planned report'],
    ['without any entry', { trials: null }, 'not_planned report'],
    ['cut off by the budget', { before: 'pass', trials: null, cutOff: true }, 'not_planned report'],
    ['cut off, and touched', { before: 'pass', trials: null, cutOff: true, touched: true }, 'not_planned undecided'],
    ['touched, and left out by a filter', { before: 'pass', trials: null, touched: true }, 'not_planned report'],
    ['with an entry of the pull request only', { before: null, after: 'pass', trials: null }, 'not_planned report'],
    ['a changed case is always planned', { before: 'pass', trials: null, caseChanged: true }, 'missing_result fail'],
    [
      'a loosened case as well',
      { before: 'pass', trials: null, caseChanged: true, caseLoosened: true },
      'missing_result fail +case_loosened',
    ],
    [
      'a leading prompt that is not run',
      { before: 'pass', trials: null, caseChanged: true, promptLeading: true },
      'missing_result fail',
    ],
    ['the entry was taken out', { before: 'pass', after: null, trials: null }, 'removed warn +entry_removed'],
  ])('%s', (_name, setting, expected) => {
    expect(short(decide(setting))).toBe(expected);
  });

  test('never counts as passed', () => {
    expect(decide({ before: 'pass', trials: null }).gate).not.toBe('ok');
  });
});

describe('row "planned but without a result"', () => {
  test.each<[string, Setting, string]>([
    ['one trial', { before: 'pass', trials: [null] }, 'missing_result fail'],
    ['one of two', { before: 'pass', trials: ['pass', null] }, 'missing_result fail'],
    ['no trial at all', { before: 'pass', trials: [] }, 'missing_result fail'],
    ['where infrastructure is expected', { before: 'infra_error', trials: [null] }, 'missing_result fail'],
    ['where infrastructure is tolerated', { before: 'pass', trials: [null], infra: 'warn' }, 'missing_result fail'],
    ['before a leading prompt', { before: 'pass', trials: [null], promptLeading: true }, 'missing_result fail'],
    ['without any entry', { trials: [null] }, 'missing_result fail'],
  ])('%s', (_name, setting, expected) => {
    expect(short(decide(setting))).toBe(expected);
    expect(decide(setting).trial).toBeNull();
  });
});

describe('row "the prompt names the expected skill and did not at the comparator"', () => {
  test.each<[string, Setting, string]>([
    ['although it passes', { before: 'pass', promptLeading: true }, 'prompt_leading fail'],
    ['although it is better', { before: 'fail', promptLeading: true }, 'prompt_leading fail'],
    [
      'before infrastructure',
      { before: 'pass', trials: ['infra_error'], promptLeading: true, infra: 'warn' },
      'prompt_leading fail',
    ],
    ['before a regression', { before: 'pass', trials: ['fail'], promptLeading: true }, 'prompt_leading fail'],
    ['before a missing baseline', { promptLeading: true }, 'prompt_leading fail'],
  ])('%s', (_name, setting, expected) => {
    expect(short(decide(setting))).toBe(expected);
  });
});

describe('row "infra_error where something else is expected"', () => {
  test.each<[string, Setting, string]>([
    ['pass was expected', { before: 'pass', trials: ['infra_error'] }, 'infra fail'],
    ['fail was expected', { before: 'fail', trials: ['infra_error'] }, 'infra fail'],
    ['tolerated', { before: 'pass', trials: ['infra_error'], infra: 'warn' }, 'infra warn'],
    [
      'tolerated, but not for this cell',
      { before: 'pass', trials: ['infra_error'], infra: 'undecided' },
      'infra undecided',
    ],
    ['by timeout', { before: LATE, trials: ['infra late'] }, 'infra fail timeout'],
    ['by timeout, not allowed', { before: 'pass', trials: ['infra late'], infra: 'warn' }, 'infra warn timeout'],
    [
      'the pull request expects it',
      { before: 'pass', after: 'infra_error', trials: ['infra_error'] },
      'infra fail +loosened',
    ],
    [
      'the pull request no longer expects it',
      { before: 'infra_error', after: 'pass', trials: ['infra_error'] },
      'infra fail +tightened',
    ],
    ['a new cell', { before: null, after: 'pass', trials: ['infra_error'] }, 'infra fail'],
    ['a new cell, tolerated', { before: null, after: 'pass', trials: ['infra_error'], infra: 'warn' }, 'infra warn'],
    [
      'expected, but no longer',
      { before: { expected_status: 'infra_error', expires: '2026-05-14' }, trials: ['infra_error'] },
      'infra fail',
    ],
    ['without any entry it is no such row', { trials: ['infra_error'], infra: 'warn' }, 'missing_baseline fail'],
  ])('%s', (_name, setting, expected) => {
    expect(short(decide(setting))).toBe(expected);
  });
});

describe('row "timed out, and allow_timeout is false"', () => {
  test.each<[string, Setting, string]>([
    ['a pass', { before: 'pass', trials: ['pass late'] }, 'regression fail timeout'],
    ['an expected failure', { before: 'fail', trials: ['fail late'] }, 'regression fail timeout'],
    ['better than expected', { before: 'fail', trials: ['pass late'] }, 'regression fail timeout'],
    ['where infrastructure is expected', { before: 'infra_error', trials: ['fail late'] }, 'regression fail timeout'],
    ['allowed', { before: LATE, trials: ['pass late'] }, 'held ok timeout'],
    [
      'the pull request allows it',
      { before: 'pass', after: LATE, trials: ['pass late'] },
      'regression fail timeout +loosened',
    ],
    [
      'the pull request no longer allows it',
      { before: LATE, after: 'pass', trials: ['pass late'] },
      'regression fail timeout +tightened',
    ],
    [
      'the pull request takes the entry out',
      { before: LATE, after: null, trials: ['pass late'] },
      'removed warn timeout +entry_removed',
    ],
    [
      'allowed until yesterday',
      { before: { ...LATE, expires: '2026-05-14' }, trials: ['pass late'] },
      'regression fail timeout',
    ],
    ['allowed until today', { before: { ...LATE, expires: '2026-05-15' }, trials: ['pass late'] }, 'held ok timeout'],
    [
      'an expected infrastructure error by timeout',
      { before: 'infra_error', trials: ['infra late'] },
      'held ok timeout',
    ],
  ])('%s', (_name, setting, expected) => {
    expect(short(decide(setting))).toBe(expected);
  });
});

describe('row "no entry at the comparator, entry in the pull request"', () => {
  test.each<[string, Setting, string]>([
    ['met', { before: null, after: 'pass', trials: ['pass'] }, 'new ok'],
    ['unmet', { before: null, after: 'pass', trials: ['fail'] }, 'new fail'],
    ['a failure that is expected', { before: null, after: 'fail', trials: ['fail'] }, 'new ok'],
    ['better than it says', { before: null, after: 'fail', trials: ['pass'] }, 'new ok'],
    ['timed out', { before: null, after: 'pass', trials: ['pass late'] }, 'new fail timeout'],
    ['timed out, an expected failure', { before: null, after: 'fail', trials: ['fail late'] }, 'new fail timeout'],
    ['timed out, allowed', { before: null, after: LATE, trials: ['pass late'] }, 'new ok timeout'],
    ['infrastructure that is expected', { before: null, after: 'infra_error', trials: ['infra_error'] }, 'new ok'],
    ['a failure where infrastructure is expected', { before: null, after: 'infra_error', trials: ['fail'] }, 'new ok'],
    [
      'a tolerance that has ended',
      { before: null, after: { expected_status: 'fail', expires: '2026-05-14' }, trials: ['fail'] },
      'new fail',
    ],
  ])('%s', (_name, setting, expected) => {
    expect(short(decide(setting))).toBe(expected);
  });
});

describe('row "no entry at either"', () => {
  test.each<[string, Setting, string]>([
    ['although it passes', { trials: ['pass'] }, 'missing_baseline fail'],
    ['a failure', { trials: ['fail'] }, 'missing_baseline fail'],
    ['a timeout', { trials: ['pass late'] }, 'missing_baseline fail timeout'],
  ])('%s', (_name, setting, expected) => {
    expect(short(decide(setting))).toBe(expected);
    expect(decide(setting).expected).toBeNull();
  });
});

describe('row "worse than expected"', () => {
  test.each<[string, Setting, string]>([
    ['pass was expected', { before: 'pass', trials: ['fail'] }, 'regression fail'],
    [
      'the pull request expects the failure',
      { before: 'pass', after: 'fail', trials: ['fail'] },
      'regression fail +loosened',
    ],
    [
      'the pull request expects infrastructure',
      { before: 'pass', after: 'infra_error', trials: ['fail'] },
      'regression fail +loosened',
    ],
    [
      'the pull request takes the entry out',
      { before: 'pass', after: null, trials: ['fail'] },
      'regression fail +entry_removed',
    ],
    [
      'the pull request promises more and does not keep it',
      { before: 'fail', after: 'pass', trials: ['fail'] },
      'regression fail +tightened',
    ],
    ['of a loosened case', { before: 'pass', trials: ['fail'], caseLoosened: true }, 'regression fail +case_loosened'],
    [
      'a tolerance that has ended',
      { before: { expected_status: 'fail', expires: '2026-05-14' }, trials: ['fail'] },
      'regression fail',
    ],
    [
      'a tolerance that the pull request prolongs',
      { before: { expected_status: 'fail', expires: '2026-05-14' }, after: 'fail', trials: ['fail'] },
      'regression fail +loosened',
    ],
    ['with a timeout that is allowed', { before: LATE, trials: ['fail late'] }, 'regression fail timeout'],
    [
      'tolerated infrastructure excuses no failure',
      { before: 'pass', trials: ['fail'], infra: 'warn' },
      'regression fail',
    ],
  ])('%s', (_name, setting, expected) => {
    expect(short(decide(setting))).toBe(expected);
  });

  test('says that a tolerance has ended', () => {
    const { reason } = decide({ before: { expected_status: 'fail', expires: '2026-05-14' }, trials: ['fail'] });
    expect(reason).toBe('expected pass, got fail; the tolerance ended on 2026-05-14');
  });
});

describe('row "better than the comparator\'s entry"', () => {
  test.each<[string, Setting, string]>([
    ['a pass where fail was expected', { before: 'fail', trials: ['pass'] }, 'improvement ok'],
    ['a pass where infrastructure was expected', { before: 'infra_error', trials: ['pass'] }, 'improvement ok'],
    ['the pull request says so too', { before: 'fail', after: 'pass', trials: ['pass'] }, 'improvement ok +tightened'],
    ['the entry is taken out', { before: 'fail', after: null, trials: ['pass'] }, 'removed warn +entry_removed'],
    [
      'with a timeout that is allowed',
      { before: { expected_status: 'fail', allow_timeout: true }, trials: ['pass late'] },
      'improvement ok timeout',
    ],
    [
      'a tolerance that has ended is not needed',
      { before: { expected_status: 'fail', expires: '2026-05-14' }, trials: ['pass'] },
      'improvement ok',
    ],
    [
      'judged by the stricter entry',
      { before: 'infra_error', after: 'pass', trials: ['fail'] },
      'regression fail +tightened',
    ],
  ])('%s', (_name, setting, expected) => {
    expect(short(decide(setting))).toBe(expected);
  });
});

describe('row "as expected"', () => {
  test.each<[string, Setting, string]>([
    ['pass', { before: 'pass', trials: ['pass'] }, 'held ok'],
    ['fail', { before: 'fail', trials: ['fail'] }, 'held ok'],
    ['infra_error', { before: 'infra_error', trials: ['infra_error'] }, 'held ok'],
    ['infra_error expected, failed', { before: 'infra_error', trials: ['fail'] }, 'held ok'],
    [
      'the pull request promises what it already does',
      { before: 'infra_error', after: 'fail', trials: ['fail'] },
      'held ok +tightened',
    ],
    ['of a loosened entry', { before: 'pass', after: 'fail', trials: ['pass'] }, 'held ok +loosened'],
    ['of an entry that is gone', { before: 'pass', after: null, trials: ['pass'] }, 'removed warn +entry_removed'],
    ['of a loosened case', { before: 'pass', trials: ['pass'], caseLoosened: true }, 'held ok +case_loosened'],
    ['a changed case that is planned', { before: 'pass', trials: ['pass'], caseChanged: true }, 'held ok'],
  ])('%s', (_name, setting, expected) => {
    expect(short(decide(setting))).toBe(expected);
  });
});

describe('trials', () => {
  test.each<[string, Setting, string, number]>([
    ['all pass', { before: 'pass', trials: ['pass', 'pass'] }, 'held ok', 0],
    ['a failure beats passes', { before: 'pass', trials: ['pass', 'fail', 'pass'] }, 'regression fail', 1],
    ['the first of the worst decides', { before: 'pass', trials: ['pass', 'fail', 'fail'] }, 'regression fail', 1],
    ['a warning beats passes', { before: 'pass', trials: ['pass', 'infra_error'], infra: 'warn' }, 'infra warn', 1],
    [
      'a failure beats a warning',
      { before: 'pass', trials: ['infra_error', 'fail'], infra: 'warn' },
      'regression fail',
      1,
    ],
    ['a regression beats infrastructure', { before: 'pass', trials: ['infra_error', 'fail'] }, 'regression fail', 1],
    ['a timeout is a failure', { before: 'pass', trials: ['pass', 'pass late'] }, 'regression fail timeout', 1],
    ['what one trial only held was not improved', { before: 'fail', trials: ['pass', 'fail'] }, 'held ok', 1],
    ['all trials improved', { before: 'fail', trials: ['pass', 'pass'] }, 'improvement ok', 0],
    ['an improvement offsets nothing', { before: 'fail', trials: ['pass', 'pass', 'infra_error'] }, 'infra fail', 2],
    ['a new cell', { before: null, after: 'pass', trials: ['pass', 'fail'] }, 'new fail', 1],
  ])('%s', (_name, setting, expected, trial) => {
    const decision = decide(setting);
    expect(short(decision)).toBe(expected);
    expect(decision.trial).toBe(trial);
  });
});

describe('what is said in addition', () => {
  test('the entry that was used', () => {
    const before: BaselineEntry = {
      expected_status: 'fail',
      allow_timeout: true,
      reason: 'r',
      owner: 'o',
      expires: '2027-01-01',
    };
    expect(decide({ before, after: 'infra_error', trials: ['fail'] }).expected).toEqual({
      expected_status: 'fail',
      allow_timeout: false,
      reason: 'r',
      owner: 'o',
      expires: '2027-01-01',
      expired: false,
    });
  });

  test('several notes at once', () => {
    const decision = decide({ before: 'fail', after: LATE, trials: ['fail'], caseLoosened: true });
    expect(decision.notes).toEqual(['loosened', 'tightened', 'case_loosened']);
  });

  test('every reason is one sentence, without a stop', () => {
    const reasons = [
      decide({ before: 'pass', trials: ['fail'] }),
      decide({ inCases: false, before: 'pass', after: null }),
      decide({ inConfiguration: false, before: 'pass' }),
      decide({ trials: null }),
      decide({ trials: null, caseChanged: true }),
      decide({ trials: ['pass'] }),
      decide({ before: 'pass', trials: ['pass late'] }),
    ].map((decision) => decision.reason);
    expect(reasons).toEqual([
      'expected pass, got fail',
      'the case is gone, and so is its baseline entry (expected pass)',
      'the provider is gone from the configuration, but the baseline still has an entry for it',
      'not run: the plan leaves it out',
      'the case is new or was changed, but the plan leaves it out',
      'got pass, but no baseline has an entry for this cell',
      'pass, but only after a timeout, which is not allowed here',
    ]);
  });
});

test('the lists of deltas and effects are complete and in order', () => {
  expect(DELTAS).toEqual([
    'removed',
    'missing_result',
    'prompt_leading',
    'regression',
    'infra',
    'missing_baseline',
    'new',
    'insufficient_data',
    'soft_regression',
    'drift',
    'watch',
    'unreliable_baseline',
    'flaky',
    'not_planned',
    'held',
    'improvement',
  ]);
  expect(GATE_EFFECTS).toEqual(['fail', 'undecided', 'warn', 'report', 'ok']);
});
