import { expect, test } from 'vitest';

import { GATE_EFFECTS } from '../../contracts/gate-verdict.ts';
import { DELTAS, type Delta } from '../../contracts/routing-detail.ts';
import type { CellSituation } from '../../routing/cell-situation.ts';
import { compareCell } from '../../routing/compare-cell.ts';
import type { SampleOutcome } from '../../routing/sampling/judge-suite.ts';
import { ROUTING_OUTCOME } from '../../testing/report-builder.ts';
import { counted } from '../../testing/sampling-builder.ts';
import { parseRoutingDetail } from './document.ts';
import { ROUTING } from './rules.ts';
import { DEFAULT_CONFIG } from '../../testing/default-config.ts';

const LEVELS = ['error', 'warn', 'off'] as const;
const STATUSES = ['pass', 'fail', 'infra_error'] as const;
const ENTRIES = [null, ...STATUSES.map((status) => ({ expected_status: status }))];
const BOTH = [false, true];
const OUTCOMES: Readonly<Record<SampleOutcome, true>> = {
  held: true,
  improvement: true,
  regression: true,
  soft_regression: true,
  watch: true,
  flaky: true,
  unreliable_baseline: true,
  insufficient_data: true,
  infra_rise: true,
  met: true,
  unmet: true,
  lost: true,
};

/** How a cell's trials may have been judged: one by one, or by counts of every outcome. */
function* samples(): Generator<CellSituation['sampled']> {
  yield null;
  const step = { kind: 'more', counted: 5, p: null } as const;
  for (const outcome of Object.keys(OUTCOMES) as SampleOutcome[]) {
    for (const cause of ['few', 'claimed'] as const) {
      for (const sample of [counted(0, 0, { infra: 3 }), counted(3, 3, { infra: 1 }), counted(1, 3)]) {
        const rule = { kind: 'absolute', cause, base: null, why: '' } as const;
        yield { rule, sample, verdict: { outcome, step, adjusted: null, among: 1, drop: null }, drift: null };
      }
    }
  }
  const rule = { kind: 'absolute', cause: 'few', base: null, why: '' } as const;
  const verdict = { outcome: 'met', step, adjusted: null, among: 1, drop: null } as const;
  yield { rule, sample: counted(3, 3), verdict, drift: 'it drifted' };
}

function* situations(): Generator<CellSituation> {
  for (const level of LEVELS) {
    const levels = Object.fromEntries(Object.keys(DEFAULT_CONFIG.levels).map((name) => [name, level]));
    for (const comparatorEntry of ENTRIES)
      for (const headEntry of ENTRIES)
        for (const inCases of BOTH)
          for (const infra of ['fail', 'undecided', 'warn'] as const)
            for (const [trials, caseChanged, promptLeading] of [
              [null, false, false],
              [null, true, false],
              [[null], false, false],
              [[{ status: 'pass', timed_out: true }], false, true],
              ...STATUSES.map((status) => [[{ status, timed_out: false }], false, false] as const),
            ] as const)
              for (const sampled of samples()) {
                yield {
                  inCases,
                  inConfiguration: true,
                  comparatorEntry,
                  headEntry,
                  trials,
                  cutOff: infra === 'undecided',
                  caseChanged,
                  caseLoosened: caseChanged,
                  promptLeading,
                  touched: infra === 'undecided',
                  infra,
                  levels: { ...DEFAULT_CONFIG.levels, ...levels },
                  sampled,
                  today: '2026-05-15',
                };
              }
  }
}

test('of every delta exactly what some situation and policy come to is possible, and entry and notes fit it', () => {
  const seen = new Map<Delta, Set<string>>(DELTAS.map((delta) => [delta, new Set()]));
  const { detail } = ROUTING_OUTCOME;
  const [template] = detail.cells;
  if (template === undefined) throw new Error('expected a cell');
  for (const situation of situations()) {
    const { delta, gate, expected, notes } = compareCell(situation);
    seen.get(delta)?.add(gate);
    const cells = [{ ...template, delta, gate, expected, notes: [...notes] }];
    expect(parseRoutingDetail({ ...detail, cells })).toEqual([]);
  }
  const found = Object.fromEntries([...seen].map(([delta, gates]) => [delta, [...gates].sort(byRank)]));
  expect(found).toEqual(Object.fromEntries(ROUTING.rules.map(({ id, effects }) => [id, effects])));
});

function byRank(left: string, right: string): number {
  const rank = (gate: string): number => GATE_EFFECTS.findIndex((effect) => effect === gate);
  return rank(left) - rank(right);
}
