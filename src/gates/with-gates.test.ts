import { describe, expect, test } from 'vitest';

import type { GateResult } from '../contracts/gate-result.ts';
import type { Leg } from '../contracts/jobs-detail.ts';
import { exitCodeOf } from '../contracts/gate-verdict.ts';
import { reportContradictions } from '../contracts/report-contradictions.ts';
import { baselineOf, gateInput } from '../testing/gate-input-builder.ts';
import { routingGate } from './routing-gate.ts';
import { withLegs, withWarnOnly } from './with-gates.ts';

type Verdict = GateResult['verdict'];

/** A result of that routing verdict, with nothing in it that would speak against it. */
function resultOf(routing: Verdict): GateResult {
  const result = routingGate(gateInput({ cases: [], before: baselineOf({}), batches: [], nothingToRun: true }));
  return { ...result, verdict: routing, exit_code: exitCodeOf(routing), gates: { ...result.gates, routing } };
}

const GOOD: Leg = { job: 'plan', result: 'success', level: 'note', message: 'succeeded' };
const BAD: Leg = { job: 'route', result: 'failure', level: 'error', message: 'failed' };

describe('a routing verdict, the jobs, and what may only warn', () => {
  test.each<[Verdict, readonly Leg[], boolean, Verdict, 0 | 1 | 3]>([
    ['pass', [GOOD], false, 'pass', 0],
    ['pass', [GOOD, BAD], false, 'fail', 1],
    ['fail', [GOOD], false, 'fail', 1],
    ['fail', [BAD], false, 'fail', 1],
    ['not_comparable', [GOOD], false, 'not_comparable', 3],
    ['not_comparable', [GOOD, BAD], false, 'fail', 1],
    ['pass', [GOOD], true, 'pass', 0],
    ['pass', [BAD], true, 'fail', 0],
    ['fail', [GOOD], true, 'fail', 0],
    ['not_comparable', [GOOD], true, 'not_comparable', 3],
    ['not_comparable', [BAD], true, 'fail', 3],
  ])('%s, %j, %s: %s, %i', (routing, legs, isWarnOnly, verdict, code) => {
    const both = withLegs(resultOf(routing), legs);
    const result = isWarnOnly ? withWarnOnly(both) : both;
    expect([result.verdict, result.exit_code, result.warn_only, result.gates.routing]).toEqual([
      verdict,
      code,
      isWarnOnly,
      routing,
    ]);
    expect(result.legs).toEqual(legs);
    expect(reportContradictions({ schema: 1, run: null, result, stopped: null })).toEqual([]);
  });

  test('a report that contradicts itself about them is noticed', () => {
    const result = withLegs(resultOf('pass'), [GOOD, BAD]);
    const pointersOf = (changed: GateResult): readonly string[] =>
      reportContradictions({ schema: 1, run: null, result: changed, stopped: null }).map(({ pointer }) => pointer);
    expect(pointersOf({ ...result, legs: [GOOD] })).toEqual(['/result/gates/legs']);
    expect(pointersOf({ ...result, legs: null })).toEqual(['/result/gates/legs']);
    expect(pointersOf({ ...result, exit_code: 0 })).toEqual(['/result/exit_code']);
    expect(pointersOf({ ...result, warn_only: true })).toEqual(['/result/exit_code']);
  });
});
