import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BaselineEntry } from '../contracts/baseline.ts';
import type { GateEffect } from '../contracts/gate-result.ts';
import type { Delta } from '../contracts/routing-detail.ts';
import type { CellSituation, TrialOutcome } from './cell-situation.ts';
import { GATE_EFFECTS } from '../contracts/gate-verdict.ts';
import { DELTAS } from '../contracts/routing-detail.ts';
import { compareCell } from './compare-cell.ts';
import { DEFAULT_CONFIG } from '../testing/default-config.ts';

/**
 * The table of src/routing/README.md, "Comparison", once more, written down without the code of `compareCell`: rows whose conditions
 * exclude each other, so that no order of rows is needed. That exactly one of them fits is a test by itself.
 */
interface Row {
  readonly name: string;
  readonly delta: Delta;
  readonly fits: (facts: Facts) => boolean;
  readonly gate: (facts: Facts) => GateEffect;
}

interface Facts {
  readonly situation: CellSituation;
  readonly before: BaselineEntry | null;
  readonly after: BaselineEntry | null;
  readonly gone: boolean;
  /** A result for each trial, and nothing that decides before results are looked at. */
  readonly ran: boolean;
  readonly trial: TrialOutcome | null;
  /** What the stricter side wants. */
  readonly wanted: TrialOutcome['status'] | null;
  readonly tooLate: boolean;
  readonly infra: boolean;
  readonly worse: boolean;
  readonly better: boolean;
}

const TODAY = '2026-05-15';
const ON_REMOVED = { error: 'fail', warn: 'warn', off: 'report' } as const;
const always = (gate: GateEffect) => (): GateEffect => gate;

/** `better[a][b]`: whether status `a` is better than status `b`, in full. */
const BETTER: Readonly<Record<TrialOutcome['status'], readonly TrialOutcome['status'][]>> = {
  pass: ['fail', 'infra_error'],
  fail: ['infra_error'],
  infra_error: [],
};

function factsOf(situation: CellSituation, trial: TrialOutcome | null): Facts {
  const { comparatorEntry: before, headEntry: after } = situation;
  const sides = [before, after].filter((side) => side !== null);
  const lapsed = sides.some(({ expires }) => expires !== undefined && expires < TODAY);
  const statuses = new Set(sides.map((side) => side.expected_status));
  const strictest = (['pass', 'fail', 'infra_error'] as const).find((status) => statuses.has(status)) ?? null;
  const wanted = lapsed ? 'pass' : strictest;
  const mayBeLate = !lapsed && !sides.some((side) => side.allow_timeout !== true);
  const gone = !(situation.inCases && situation.inConfiguration);
  const complete = situation.trials !== null && situation.trials.length > 0 && !situation.trials.includes(null);
  const status = trial?.status ?? null;
  const infra = status === 'infra_error' && wanted !== null && wanted !== 'infra_error';
  return {
    situation,
    before,
    after,
    gone,
    ran: !gone && complete && !situation.promptLeading,
    trial,
    wanted,
    tooLate: trial !== null && trial.timed_out && status !== 'infra_error' && !mayBeLate,
    infra,
    worse: status !== null && wanted !== null && BETTER[wanted].includes(status),
    // A failure where an infrastructure error was expected is as expected.
    better: status === 'pass' && before !== null && before.expected_status !== 'pass',
  };
}

const ROWS: readonly Row[] = [
  {
    name: 'gone with its entry',
    delta: 'removed',
    fits: ({ gone, before, after }) => gone && before !== null && after === null,
    gate: ({ situation }) => ON_REMOVED[situation.levels['on-removed']],
  },
  {
    name: 'gone, its entry is not',
    delta: 'missing_result',
    fits: ({ gone, before, after }) => gone && (before === null || after !== null),
    gate: always('fail'),
  },
  {
    name: 'not planned',
    delta: 'not_planned',
    fits: ({ gone, situation }) => !gone && situation.trials === null && !situation.caseChanged,
    gate: always('report'),
  },
  {
    name: 'changed and not planned',
    delta: 'missing_result',
    fits: ({ gone, situation }) => !gone && situation.trials === null && situation.caseChanged,
    gate: always('fail'),
  },
  {
    name: 'planned without a result',
    delta: 'missing_result',
    fits: ({ gone, situation: { trials } }) =>
      !gone && trials !== null && (trials.length === 0 || trials.includes(null)),
    gate: always('fail'),
  },
  {
    name: 'leading prompt',
    delta: 'prompt_leading',
    fits: ({ gone, situation: { trials, promptLeading } }) =>
      !gone && promptLeading && trials !== null && trials.length > 0 && !trials.includes(null),
    gate: always('fail'),
  },
  {
    name: 'no entry',
    delta: 'missing_baseline',
    fits: ({ ran, before, after }) => ran && before === null && after === null,
    gate: always('fail'),
  },
  {
    name: 'infrastructure',
    delta: 'infra',
    fits: ({ ran, infra }) => ran && infra,
    gate: ({ situation }) => situation.infra,
  },
  {
    name: 'new',
    delta: 'new',
    fits: ({ ran, infra, before, after }) => ran && !infra && before === null && after !== null,
    gate: ({ worse, tooLate }) => (worse || tooLate ? 'fail' : 'ok'),
  },
  {
    name: 'too late',
    delta: 'regression',
    fits: ({ ran, infra, before, tooLate }) => ran && !infra && before !== null && tooLate,
    gate: always('fail'),
  },
  {
    name: 'worse',
    delta: 'regression',
    fits: ({ ran, infra, before, tooLate, worse }) => ran && !infra && before !== null && !tooLate && worse,
    gate: always('fail'),
  },
  {
    name: 'better',
    delta: 'improvement',
    fits: ({ ran, infra, before, tooLate, worse, better }) =>
      ran && !infra && before !== null && !tooLate && !worse && better,
    gate: always('ok'),
  },
  {
    name: 'as expected',
    delta: 'held',
    fits: ({ ran, infra, before, tooLate, worse, better }) =>
      ran && !infra && before !== null && !tooLate && !worse && !better,
    gate: always('ok'),
  },
];

interface Judgement {
  readonly delta: Delta;
  readonly gate: GateEffect;
  readonly name: string;
}

/** The one row that fits. */
function rowFor(facts: Facts): Judgement {
  const fitting = ROWS.filter((row) => row.fits(facts));
  const [row, second] = fitting;
  if (row === undefined || second !== undefined) {
    throw new Error(
      `${fitting.length} rows (${fitting.map(({ name }) => name).join(', ')}) for ${JSON.stringify(facts)}`,
    );
  }
  return { delta: row.delta, gate: row.gate(facts), name: row.name };
}

/** Each trial is judged; fails beats warns beats passes. Null for a trial: the row does not look at results. */
function judgements(situation: CellSituation): readonly Judgement[] {
  const { trials } = situation;
  if (trials === null || trials.length === 0 || trials.includes(null)) return [rowFor(factsOf(situation, null))];
  return trials.map((trial) => rowFor(factsOf(situation, trial)));
}

const SEVERITY: readonly GateEffect[] = ['fail', 'undecided', 'warn', 'report', 'ok'];

function problemWith(situation: CellSituation): string | null {
  const decision = compareCell(situation);
  const expected = judgements(situation);
  const worst = SEVERITY.find((gate) => expected.some((one) => one.gate === gate));
  const { comparatorEntry, headEntry, levels, inCases, inConfiguration } = situation;
  const lost = inCases && inConfiguration && comparatorEntry !== null && headEntry === null && levels['on-removed'];
  const removed = lost === 'error' || lost === 'warn' ? ON_REMOVED[lost] : 'ok';
  if (worst !== undefined && SEVERITY.indexOf(removed) < SEVERITY.indexOf(worst))
    return decision.delta === 'removed' && decision.gate === removed ? null : `not removed: ${decision.delta}`;
  if (decision.gate !== worst) return `gate ${decision.gate}, expected ${worst}`;
  const candidates = expected.filter((one) => one.gate === worst).map((one) => one.delta);
  if (!candidates.includes(decision.delta)) return `delta ${decision.delta}, expected one of ${candidates.join(', ')}`;
  if (decision.delta === 'improvement' && candidates.includes('held')) return 'an improvement hides what was only held';
  if (decision.trial !== null && expected[decision.trial]?.delta !== decision.delta)
    return 'the trial that is named has another row';
  return null;
}

function entries(dates: readonly (string | null)[]): readonly (BaselineEntry | null)[] {
  const statuses = ['pass', 'fail', 'infra_error'] as const;
  const all = statuses.flatMap((status) =>
    [false, true].flatMap((late) =>
      dates.map((expires) => ({
        expected_status: status,
        allow_timeout: late,
        ...(expires === null ? {} : { expires }),
      })),
    ),
  );
  return [null, ...all];
}

const ENTRIES = entries([null, '2026-05-14']);
const OUTCOMES: readonly (TrialOutcome | null)[] = [
  null,
  ...(['pass', 'fail', 'infra_error'] as const).flatMap((status) => [
    { status, timed_out: false },
    { status, timed_out: true },
  ]),
];
const TRIALS: readonly CellSituation['trials'][] = [
  null,
  [],
  ...OUTCOMES.map((one) => [one]),
  ...OUTCOMES.flatMap((one) => OUTCOMES.map((two) => [one, two])),
];
const BOTH = [false, true];

function* situations(): Generator<CellSituation> {
  for (const comparatorEntry of ENTRIES) {
    for (const headEntry of ENTRIES) {
      for (const inCases of BOTH) {
        for (const inConfiguration of BOTH) {
          const exists = inCases && inConfiguration;
          for (const onRemoved of exists ? (['warn'] as const) : (['error', 'warn', 'off'] as const)) {
            for (const trials of exists ? TRIALS : [null, [], [{ status: 'pass', timed_out: false } as const]]) {
              for (const caseChanged of BOTH) {
                for (const promptLeading of BOTH) {
                  for (const infra of ['fail', 'warn'] as const) {
                    const common = {
                      comparatorEntry,
                      headEntry,
                      inCases,
                      inConfiguration,
                      trials,
                      cutOff: false,
                      caseChanged,
                      promptLeading,
                      touched: false,
                      infra,
                      levels: { ...DEFAULT_CONFIG.levels, 'on-removed': onRemoved },
                      sampled: null,
                    };
                    yield { ...common, caseLoosened: caseChanged && promptLeading, today: TODAY };
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}

describe('over all situations', () => {
  test('exactly one row of the table fits, and it is the one that is taken', () => {
    const reached = new Set<string>();
    const wrong: string[] = [];
    let count = 0;
    for (const situation of situations()) {
      count += 1;
      for (const { name } of judgements(situation)) reached.add(name);
      const problem = problemWith(situation);
      if (problem !== null && wrong.length < 5) wrong.push(`${problem}: ${JSON.stringify(situation)}`);
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(100_000);
    expect([...reached].toSorted()).toEqual(ROWS.map((row) => row.name).toSorted());
  });

  test('no green contradicts the stricter entry, and none comes without a result', () => {
    const rank = ['infra_error', 'fail', 'pass'];
    const wrong: string[] = [];
    let greens = 0;
    for (const situation of situations()) {
      if (compareCell(situation).gate !== 'ok') continue;
      greens += 1;
      const { comparatorEntry, headEntry, trials, inCases, inConfiguration, promptLeading } = situation;
      const sides = [comparatorEntry, headEntry].filter((side) => side !== null);
      const isFine =
        inCases &&
        inConfiguration &&
        !promptLeading &&
        sides.length > 0 &&
        trials !== null &&
        trials.length > 0 &&
        trials.every((trial) =>
          sides.every(
            (side) =>
              trial !== null &&
              rank.indexOf(trial.status) >= rank.indexOf(side.expected_status) &&
              (!trial.timed_out || trial.status === 'infra_error' || side.allow_timeout === true) &&
              (side.expires === undefined || side.expires >= TODAY || (trial.status === 'pass' && !trial.timed_out)),
          ),
        );
      if (!isFine && wrong.length < 5) wrong.push(JSON.stringify(situation));
    }
    expect(wrong).toEqual([]);
    expect(greens).toBeGreaterThan(1000);
  });

  test("no entry of the pull request makes the comparator's more lenient", () => {
    const wrong: string[] = [];
    for (const situation of situations()) {
      const { comparatorEntry, headEntry, inCases, inConfiguration } = situation;
      if (comparatorEntry === null || headEntry === null || !inCases || !inConfiguration) continue;
      const own = SEVERITY.indexOf(compareCell(situation).gate);
      const without = SEVERITY.indexOf(compareCell({ ...situation, headEntry: comparatorEntry }).gate);
      if (own > without && wrong.length < 5) wrong.push(JSON.stringify(situation));
    }
    expect(wrong).toEqual([]);
  });

  test('a further trial never makes a cell better', () => {
    const wrong: string[] = [];
    for (const situation of situations()) {
      if (situation.trials?.length !== 1) continue;
      const gate = SEVERITY.indexOf(compareCell(situation).gate);
      for (const more of OUTCOMES) {
        const longer = { ...situation, trials: [...situation.trials, more] };
        if (SEVERITY.indexOf(compareCell(longer).gate) > gate && wrong.length < 5) wrong.push(JSON.stringify(longer));
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('over arbitrary situations', () => {
  const anyEntry = fc.constantFrom(...entries([null, '2026-05-14', '2026-05-15', '2027-01-01']));
  const anySituation: fc.Arbitrary<CellSituation> = fc.record({
    inCases: fc.boolean(),
    inConfiguration: fc.boolean(),
    comparatorEntry: anyEntry,
    headEntry: anyEntry,
    trials: fc.option(fc.array(fc.constantFrom(...OUTCOMES.slice(1)), { maxLength: 5 })),
    cutOff: fc.constant(false),
    caseChanged: fc.boolean(),
    caseLoosened: fc.boolean(),
    promptLeading: fc.boolean(),
    touched: fc.boolean(),
    infra: fc.constantFrom('fail' as const, 'undecided' as const, 'warn' as const),
    levels: fc
      .constantFrom('error' as const, 'warn' as const, 'off' as const)
      .map((onRemoved) => ({ ...DEFAULT_CONFIG.levels, 'on-removed': onRemoved })),
    sampled: fc.constant(null),
    today: fc.constant(TODAY),
  });

  test('the table holds for any number of trials and any date', () => {
    fc.assert(
      fc.property(anySituation, (situation) => {
        expect(problemWith(situation)).toBeNull();
      }),
      { numRuns: 5000 },
    );
  });

  test('the decision is deterministic, leaves its input alone and only names known words', () => {
    fc.assert(
      fc.property(anySituation, (situation) => {
        const copy = structuredClone(situation);
        const decision = compareCell(situation);
        expect(compareCell(copy)).toEqual(decision);
        expect(situation).toEqual(copy);
        expect(DELTAS).toContain(decision.delta);
        expect(GATE_EFFECTS).toContain(decision.gate);
        expect(decision.notes.includes('case_loosened')).toBe(situation.caseLoosened);
      }),
      { numRuns: 1000 },
    );
  });

  test('the order of trials does not change what is decided', () => {
    const shuffled = anySituation.chain((situation) =>
      fc.tuple(
        fc.constant(situation),
        fc.shuffledSubarray([...(situation.trials ?? [])], { minLength: situation.trials?.length ?? 0 }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([situation, trials]) => {
        const { trial: _one, reason: _why, timeout: _late, ...decision } = compareCell(situation);
        const other = situation.trials === null ? situation : { ...situation, trials };
        expect(compareCell(other)).toMatchObject(decision);
      }),
      { numRuns: 2000 },
    );
  });
});
