import { describe, expect, test } from 'vitest';
import { EMPTY_BASELINE, type Baseline } from '../../contracts/baseline.ts';
import type { RoutingCase } from '../../contracts/case-file.ts';
import { DEFAULT_SAMPLING, type SamplingPolicy } from '../../contracts/sampling-policy.ts';
import { HIDES_READS } from '../../providers/known-providers.ts';
import { caseChanges } from '../case-changes.ts';
import { baselineOf, locatedCases, routingCase } from '../../testing/gate-input-builder.ts';
import { countedEntry } from '../../testing/sampling-builder.ts';
import { entriesOfCell, isSequential, ruleOfPlan, type SamplingBasis } from './sampling-basis.ts';

const COUNTED = baselineOf({ alpha: { claude: 'pass', codex: countedEntry(9, 9) } });
const PLAIN = baselineOf({ alpha: { claude: 'pass', codex: { expected_status: 'pass', history: [] } } });

test.each<[string, SamplingPolicy['rule'], Baseline, boolean]>([
  ['nothing said, no baseline', null, EMPTY_BASELINE, false],
  ['nothing said, no counts', null, PLAIN, false],
  ['nothing said, counts of one cell', null, COUNTED, true],
  ['single, in spite of counts', 'single', COUNTED, false],
  ['sequential, without counts', 'sequential', PLAIN, true],
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
  today: '2026-05-15',
  hidesReads: HIDES_READS,
});

describe('the rule of a plan', () => {
  test.each<[string, SamplingBasis, string, string]>([
    ['counts', basis(COUNTED), 'codex', 'sequential'],
    ['a neighbour has counts', basis(COUNTED), 'claude', 'absolute'],
    ['nobody has', basis(PLAIN), 'codex', 'single'],
    ['only the head has', basis(PLAIN, COUNTED), 'codex', 'single'],
    ['single', basis(COUNTED, COUNTED, { rule: 'single' }), 'codex', 'single'],
    ['no entry', basis(COUNTED), 'copilot', 'single'],
  ])('%s', (_name, given, agent, kind) => {
    expect(ruleOfPlan(given, 'alpha', agent).kind).toBe(kind);
  });
});

describe('the entries of a cell', () => {
  const entries = (renamedFrom?: string, agent = 'codex'): unknown => {
    const definition = routingCase('beta', renamedFrom === undefined ? {} : { renamed_from: renamedFrom });
    const { comparatorEntry, headEntry } = entriesOfCell(
      basis(baselineOf({ alpha: { codex: countedEntry(9, 9) } }), PLAIN, {}, definition),
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
