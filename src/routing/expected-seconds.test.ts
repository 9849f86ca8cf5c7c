import { describe, expect, test } from 'vitest';
import type { UnitResult } from '../contracts/results.ts';
import { defaultSecondsOf } from '../providers/known-providers.ts';
import { baselineOf } from '../testing/gate-input-builder.ts';
import { historyRecord } from '../testing/history-builder.ts';
import { unitResult } from '../testing/unit-result-builder.ts';
import {
  expectedSeconds,
  secondsOfUnit,
  timesOfBaseline,
  timesOfResults,
  type RecordedTime,
} from './expected-seconds.ts';

const time = (caseId: string, agent: string, seconds: number): RecordedTime => ({ caseId, agent, seconds });

describe('expectedSeconds', () => {
  const results = [time('a', 'claude', 30), time('a', 'claude', 10), time('a', 'claude', 20), time('b', 'claude', 100)];
  const baseline = [time('a', 'claude', 5), time('c', 'claude', 7), time('a', 'codex', 90), time('b', 'codex', 50)];
  test.each<[string, string, string, number]>([
    ['the median of the cell', 'a', 'claude', 20],
    ['a cell of the second source', 'c', 'claude', 7],
    ['of two the longer', 'x', 'codex', 90],
    ['a cell that is not known has the median of its provider', 'x', 'claude', 20],
    ['a provider that is not known has its default', 'a', 'copilot', 60],
    ['and one of its own, too', 'a', 'constructor', 60],
  ])('%s', (_name, id, agent, expected) => {
    expect(expectedSeconds(defaultSecondsOf, results, baseline)(id, agent)).toBe(expected);
  });

  test('what is no time is left out', () => {
    const known = expectedSeconds(defaultSecondsOf, [
      time('a', 'claude', 0),
      time('b', 'claude', Infinity),
      time('c', 'claude', -1),
    ]);
    expect(['a', 'b', 'c'].map((id) => known(id, 'claude'))).toEqual([40, 40, 40]);
  });
});

describe('secondsOfUnit', () => {
  const attempt = (ms: number): NonNullable<UnitResult['attempts']>[number] => ({
    status: 'infra_error',
    infra_reason: 'api_error',
    error: null,
    exit_code: 1,
    signal: null,
    timed_out: false,
    termination: 'exited',
    survivors: 0,
    duration_ms: ms,
  });
  test.each<[string, Partial<UnitResult>, number | null]>([
    ['a run', { duration_ms: 1500 }, 1.5],
    ['with all attempts', { duration_ms: 1500, attempts: [attempt(500), attempt(1500)] }, 2],
    ['a replay tells none', { duration_ms: null, attempts: null }, null],
    ['nor does a client that was not started', { duration_ms: 0, attempts: [] }, null],
  ])('%s', (_name, changes, expected) => {
    expect(secondsOfUnit(unitResult(changes))).toBe(expected);
  });

  test('of results those that tell', () => {
    const units = [unitResult({ case_id: 'a', agent: 'codex', duration_ms: 2000 }), unitResult({ duration_ms: null })];
    expect(timesOfResults(units)).toEqual([time('a', 'codex', 2)]);
  });
});

test('a baseline tells the newest time of each cell', () => {
  const record = historyRecord({ batch: 3, passed: 3, total: 3 });
  const history = [record, { ...record, seconds: 12.5 }, { ...record, seconds: 40 }];
  const baseline = baselineOf({
    a: { claude: { expected_status: 'pass', history }, codex: 'pass' },
    b: { claude: { expected_status: 'pass', history: [record] } },
  });
  expect(timesOfBaseline(baseline)).toEqual([time('a', 'claude', 12.5)]);
});
