import { describe, expect, test } from 'vitest';

import { caseSetDigest } from '../contracts/case-file.ts';
import { documentText } from '../contracts/document-text.ts';
import { parsePlan, type Plan, type PlanSelection } from '../contracts/plan.ts';
import type { PortcullisError } from '../kernel/portcullis-error.ts';
import { locatedCases, routingCase } from '../testing/gate-input-builder.ts';
import { unitId } from '../testing/unit-result-builder.ts';
import { planUnits, type PlanRequest } from './plan-units.ts';
import { fixedTrials } from './sampling/cell-rule.ts';

const CASES = locatedCases(
  routingCase('zeta', { category: 'x' }),
  routingCase('Alpha', { category: 'y' }),
  routingCase('beta', { category: 'x' }),
  routingCase('plain'),
);
const ALL: PlanSelection = { agents: null, case_ids: null, categories: null };

function plan(selection: Partial<PlanSelection> = {}, changes: Partial<PlanRequest> = {}): Plan {
  let ids = 0;
  return planUnits({
    cases: CASES,
    providers: ['claude', 'codex'],
    selection: { ...ALL, ...selection },
    trials: () => fixedTrials(1),
    commit: 'd'.repeat(40),
    batchRunId: unitId(0xba),
    newId: () => unitId((ids += 1)),
    ...changes,
  });
}

const keys = ({ units }: Plan): string[] => units.map((unit) => `${unit.case_id}/${unit.agent}/${unit.trial}`);

describe('planUnits', () => {
  test('has at most 100,000 units', () => {
    expect(plan({}, { trials: () => fixedTrials(12_500) }).units).toHaveLength(100_000);
    expect(() => plan({}, { trials: () => fixedTrials(12_501) })).toThrow('at most 100000 units');
  });

  test('takes every case and provider, case by case in the order of the ids', () => {
    expect(keys(plan())).toEqual([
      'Alpha/claude/1',
      'Alpha/codex/1',
      'beta/claude/1',
      'beta/codex/1',
      'plain/claude/1',
      'plain/codex/1',
      'zeta/claude/1',
      'zeta/codex/1',
    ]);
    expect(plan().units.map((unit) => unit.unit_run_id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(unitId));
  });

  test('the order of the case file does not matter', () => {
    expect(plan({}, { cases: CASES.toReversed() })).toEqual(plan());
  });

  test('writes down all cases and providers, planned or not, and what was asked for', () => {
    const made = plan({ case_ids: ['beta'], agents: ['codex'] });
    expect(made).toMatchObject({
      schema: 1,
      batch_run_id: unitId(0xba),
      commit: 'd'.repeat(40),
      case_set_digest: caseSetDigest(CASES),
      providers: ['claude', 'codex'],
      selection: { agents: ['codex'], case_ids: ['beta'], categories: null },
    });
    expect(made.cases.map((item) => [item.case_id, item.category, item.file, item.line])).toEqual([
      ['Alpha', 'y', 'cases/routing/cases.json', 8],
      ['beta', 'x', 'cases/routing/cases.json', 14],
      ['plain', null, 'cases/routing/cases.json', 20],
      ['zeta', 'x', 'cases/routing/cases.json', 2],
    ]);
    expect(made.cases.map((item) => item.digest).toSorted()).toEqual(CASES.map((item) => item.digest).toSorted());
    expect(parsePlan(documentText(made), 'plan.json')).toEqual(made);
  });

  test.each<[Partial<PlanSelection>, string[]]>([
    [{ agents: ['codex'], categories: ['y'] }, ['Alpha/codex/1']],
    [{ categories: ['x'], agents: ['claude'] }, ['beta/claude/1', 'zeta/claude/1']],
    [{ case_ids: ['zeta', 'plain'], agents: ['claude'] }, ['plain/claude/1', 'zeta/claude/1']],
    [
      { case_ids: ['beta', 'Alpha'], categories: ['x'], agents: ['codex', 'claude'] },
      ['beta/claude/1', 'beta/codex/1'],
    ],
    [{ categories: ['x', 'y'], agents: ['claude'] }, ['Alpha/claude/1', 'beta/claude/1', 'zeta/claude/1']],
  ])('%j selects %j', (selection, expected) => {
    expect(keys(plan(selection))).toEqual(expected);
  });

  test('each cell has its own number of trials', () => {
    const made = plan(
      { agents: ['claude'], case_ids: ['beta', 'zeta'] },
      { trials: ({ case_id: id }, agent) => fixedTrials(id === 'beta' && agent === 'claude' ? 3 : 1) },
    );
    expect(keys(made)).toEqual(['beta/claude/1', 'beta/claude/2', 'beta/claude/3', 'zeta/claude/1']);
  });

  test.each<[string, Partial<PlanSelection>, string, string]>([
    [
      '--agents',
      { agents: ['claude', 'gemini'] },
      '--agents: expected a configured provider, found "gemini"',
      'Known: claude, codex.',
    ],
    [
      '--case-id',
      { case_ids: ['betta'] },
      '--case-id: expected a case id, found "betta" (did you mean "beta"?)',
      'Known: Alpha, beta, plain, zeta.',
    ],
    [
      'letter case counts',
      { case_ids: ['alpha'] },
      '--case-id: expected a case id, found "alpha" (did you mean "Alpha"?)',
      'Known: Alpha, beta, plain, zeta.',
    ],
    ['--category', { categories: ['z', 'x', ''] }, '--category: expected a category, found "z", ""', 'Known: x, y.'],
  ])('refuses an unknown value: %s', (_name, selection, message, help) => {
    expect(() => plan(selection)).toThrow(
      expect.objectContaining({ code: 'usage', exitCode: 2, message, help }) as PortcullisError,
    );
  });

  test.each<[string, Partial<PlanSelection>, Partial<PlanRequest>, string]>([
    [
      'filters that exclude each other',
      { case_ids: ['Alpha'], categories: ['x'] },
      {},
      'no unit is planned: 4 cases, 0 selected, 2 providers',
    ],
    ['an empty filter', { agents: [] }, {}, 'no unit is planned: 4 cases, 4 selected, 0 providers'],
    ['no case', {}, { cases: [] }, 'no unit is planned: 0 cases, 0 selected, 2 providers'],
    ['no provider', {}, { providers: [] }, 'no unit is planned: 4 cases, 4 selected, 0 providers'],
    ['no trial', {}, { trials: () => fixedTrials(0) }, 'no unit is planned: 4 cases, 4 selected, 2 providers'],
  ])('refuses an empty batch: %s', (_name, selection, changes, message) => {
    expect(() => plan(selection, changes)).toThrow(
      expect.objectContaining({ code: 'no_cases_selected', exitCode: 2, message }) as PortcullisError,
    );
  });

  test('a list of known values is short', () => {
    const cases = locatedCases(...Array.from({ length: 40 }, (_, index) => routingCase(`case-${index}`)));
    expect(() => plan({ case_ids: ['x'] }, { cases })).toThrow(
      expect.objectContaining({
        help: expect.stringMatching(/^Known: (?:case-\d+, ){11}case-\d+\.$/) as string,
      }) as PortcullisError,
    );
    expect(() => plan({ agents: ['x'] }, { providers: [] })).toThrow(
      expect.objectContaining({ help: 'Known: none.' }) as PortcullisError,
    );
  });
});

describe('what changes touch', () => {
  const touched = (cases: readonly string[], differing: readonly string[] = []): Partial<PlanRequest> => ({
    touched: { cases: new Set([...cases, ...differing]), differing: new Set(differing) },
  });
  test.each<[Partial<PlanSelection>, Partial<PlanRequest>, string[]]>([
    [{}, touched(['beta']), ['beta/claude/1', 'beta/codex/1']],
    [{ categories: ['x'] }, touched(['beta', 'Alpha']), ['beta/claude/1', 'beta/codex/1']],
    [{ categories: ['x'], agents: ['codex'] }, touched(['beta'], ['Alpha']), ['Alpha/codex/1', 'beta/codex/1']],
    [{ case_ids: ['zeta'], agents: ['codex'] }, touched([], ['Alpha']), ['Alpha/codex/1']],
    [{}, touched([]), []],
    [{ categories: ['y'] }, touched(['beta']), []],
  ])('%j of %j', (selection, changes, expected) => {
    expect(keys(plan(selection, changes))).toEqual(expected);
  });

  test('an empty batch is still refused where it is not the changes that leave it empty', () => {
    for (const changes of [{ cases: [] }, { providers: [] }]) {
      expect(() => plan({}, { ...touched([]), ...changes })).toThrow('no unit is planned');
    }
    expect(() => plan({}, { ...touched(['beta']), trials: () => fixedTrials(0) })).toThrow('no unit is planned');
  });
});
