import { DEFAULT_SAMPLING } from '../../contracts/sampling-policy.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_PROVIDER } from '../../contracts/config.ts';
import { EMPTY_BASELINE } from '../../contracts/baseline.ts';
import type { Cell } from '../../contracts/routing-detail.ts';
import { documentText } from '../../contracts/document-text.ts';
import type { PortcullisError } from '../../kernel/portcullis-error.ts';
import { DELTAS } from '../../contracts/routing-detail.ts';
import {
  baselineOf,
  batchOf,
  gateInput,
  locatedCases,
  routingCase,
  type GateSetting,
  type Outcome,
} from '../../testing/gate-input-builder.ts';
import { HITS, observed, unitId } from '../../testing/unit-result-builder.ts';
import { routingGate, type FlatResult } from '../../testing/flat-result.ts';
import { decideRouting } from './decide.ts';
import { DEFAULT_CONFIG } from '../../testing/default-config.ts';

const gate = (setting: GateSetting): FlatResult => routingGate(gateInput(setting));

/** `case/agent: delta gate +note`. */
const short = ({ cells }: FlatResult): string[] => cells.map(shortCell);
function shortCell({ case_id: id, agent, delta, gate: effect, timeout, notes }: Cell): string {
  return [
    `${id}/${agent}: ${delta} ${effect}`,
    ...(timeout ? ['timeout'] : []),
    ...notes.map((note) => `+${note}`),
  ].join(' ');
}

const ALPHA = routingCase('alpha');
const BETA = routingCase('beta');
const BOTH = locatedCases(ALPHA, BETA);
const PASSING = { claude: 'pass', codex: 'pass' } as const;
const BASELINE = baselineOf({ alpha: PASSING, beta: PASSING });
const ALL_PASS = batchOf({ alpha: { claude: ['pass'], codex: ['pass'] }, beta: { claude: ['pass'], codex: ['pass'] } });
/** One case of one provider. */
const THREE_TRIALS = { sampling: { ...DEFAULT_SAMPLING, trials: 3 } };

const ONE: Pick<GateSetting, 'cases' | 'agents' | 'before'> = {
  cases: locatedCases(ALPHA),
  agents: ['claude'],
  before: baselineOf({ alpha: { claude: 'pass' } }),
};

test('where infrastructure ended every run, that is said; where one cell has a verdict, it is not', () => {
  const [dead, other] = [{ claude: ['infra_error' as const] }, { claude: ['pass' as const] }];
  const before = baselineOf({ alpha: { claude: 'pass' }, beta: { claude: 'pass' } });
  const told = (cells: Parameters<typeof batchOf>[0]): boolean =>
    gate({ ...ONE, cases: BOTH, before, batches: [batchOf(cells)], tolerateInfra: true }).warnings.some((warning) =>
      warning.startsWith('infrastructure ended every run'),
    );
  expect([told({ alpha: dead, beta: dead }), told({ alpha: dead, beta: other })]).toEqual([true, false]);
});

describe('verdict and exit code', () => {
  test.each<[string, GateSetting, FlatResult['verdict'], FlatResult['exit_code']]>([
    ['everything holds', { cases: BOTH, before: BASELINE, batches: [ALL_PASS] }, 'pass', 0],
    ['one cell fails', { ...ONE, batches: [batchOf({ alpha: { claude: ['fail'] } })] }, 'fail', 1],
    ['infrastructure', { ...ONE, batches: [batchOf({ alpha: { claude: ['infra_error'] } })] }, 'fail', 1],
    [
      'infrastructure, tolerated for all',
      { ...ONE, batches: [batchOf({ alpha: { claude: ['infra_error'] } })], tolerateInfra: true },
      'pass',
      0,
    ],
    ['no row joins at all', { ...ONE, batches: [batchOf({ alpha: { claude: [null] } })] }, 'not_comparable', 3],
    ['no results at all', { ...ONE, batches: [] }, 'not_comparable', 3],
    [
      'no row joins, and yet something fails',
      {
        ...ONE,
        casesBefore: locatedCases(ALPHA, BETA),
        before: BASELINE,
        batches: [batchOf({ alpha: { claude: [null] } })],
      },
      'not_comparable',
      3,
    ],
    [
      'one of two is missing',
      {
        cases: BOTH,
        agents: ['claude'],
        before: baselineOf({ alpha: { claude: 'pass' }, beta: { claude: 'pass' } }),
        batches: [batchOf({ alpha: { claude: ['pass'] }, beta: { claude: [null] } })],
      },
      'fail',
      1,
    ],
    [
      'not run at all, but not planned either',
      {
        cases: BOTH,
        agents: ['claude'],
        before: baselineOf({ alpha: { claude: 'pass' }, beta: { claude: 'pass' } }),
        batches: [batchOf({ alpha: { claude: ['pass'] } })],
      },
      'pass',
      0,
    ],
    [
      'an improvement offsets no regression',
      {
        cases: BOTH,
        agents: ['claude'],
        before: baselineOf({ alpha: { claude: 'fail' }, beta: { claude: 'pass' } }),
        batches: [batchOf({ alpha: { claude: ['pass'] }, beta: { claude: ['fail'] } })],
      },
      'fail',
      1,
    ],
    [
      'first adoption',
      {
        ...ONE,
        before: EMPTY_BASELINE,
        after: baselineOf({ alpha: { claude: 'pass' } }),
        casesBefore: null,
        batches: [batchOf({ alpha: { claude: ['pass'] } })],
      },
      'pass',
      0,
    ],
    [
      'first adoption without a baseline',
      { ...ONE, before: EMPTY_BASELINE, batches: [batchOf({ alpha: { claude: ['pass'] } })] },
      'fail',
      1,
    ],
  ])('%s', (_name, setting, verdict, code) => {
    const result = gate(setting);
    expect([result.verdict, result.exit_code]).toEqual([verdict, code]);
  });

  test('without results it holds where nothing had to run, except for what has to be planned', () => {
    const nothing = { ...ONE, batches: [], nothingToRun: true };
    const held = gate(nothing);
    expect([held.verdict, held.exit_code, held.counts['not_planned']]).toEqual(['pass', 0, held.cells.length]);
    expect(held.warnings[0]).toBe('nothing had to run: what was changed touches no case');
    const casesBefore = locatedCases(routingCase('alpha', { prompt: 'Another one.' }));
    const failed = gate({ ...nothing, casesBefore });
    expect([failed.verdict, failed.counts['missing_result']]).toEqual(['fail', failed.cells.length]);
    expect(gate({ ...nothing, nothingToRun: false }).verdict).toBe('not_comparable');
  });

  test('a run without results says so', () => {
    expect(gate({ ...ONE, batches: [batchOf({ alpha: { claude: [null] } })] }).warnings).toEqual([
      'no planned unit has a result: nothing can be compared',
    ]);
    expect(gate({ cases: BOTH, before: BASELINE, batches: [ALL_PASS] }).warnings).toEqual([]);
  });
});

test('a failure says what the change did to the skills of its case', () => {
  const batches = [batchOf({ alpha: { claude: ['fail'] }, beta: { claude: ['pass'] } })];
  const before = baselineOf({ alpha: { claude: 'pass' }, beta: { claude: 'pass' } });
  const input = gateInput({ cases: BOTH, agents: ['claude'], before, batches });
  const { findings, detail } = decideRouting({
    ...input,
    skillChanges: ({ case_id: id }) => [`this change removed ${id}-skill`],
  });
  expect(detail.cells.map(({ error }) => error)).toEqual([
    expect.stringMatching(/this change removed alpha-skill$/),
    null,
  ]);
  expect(findings.map(({ message }) => message)).toEqual([expect.stringMatching(/this change removed alpha-skill$/)]);
});

describe("the policy is the merge base's", () => {
  const infra = [batchOf({ alpha: { claude: ['infra_error'] } })];
  const tolerated = { providers: new Map([['claude', { ...DEFAULT_PROVIDER, infra: 'tolerated' } as const]]) };
  test('for infrastructure', () => {
    expect(short(gate({ ...ONE, batches: infra, policy: tolerated }))).toEqual(['alpha/claude: infra warn']);
    expect(short(gate({ ...ONE, batches: infra, headConfig: tolerated }))).toEqual(['alpha/claude: infra fail']);
    expect(short(gate({ ...ONE, batches: [batchOf({ alpha: { claude: ['fail'] } })], policy: tolerated }))).toEqual([
      'alpha/claude: regression fail',
    ]);
  });

  test('for what is removed', () => {
    const REMOVED_FAILS = { levels: { ...DEFAULT_CONFIG.levels, 'on-removed': 'error' } } as const;
    const setting: GateSetting = {
      ...ONE,
      before: baselineOf({ alpha: { claude: 'pass' }, beta: { claude: 'pass' } }),
      after: ONE.before,
      casesBefore: BOTH,
      batches: [batchOf({ alpha: { claude: ['pass'] } })],
    };
    expect(short(gate({ ...setting, policy: REMOVED_FAILS }))).toEqual([
      'alpha/claude: held ok',
      'beta/claude: removed fail',
    ]);
    expect(short(gate({ ...setting, headConfig: REMOVED_FAILS }))).toEqual([
      'alpha/claude: held ok',
      'beta/claude: removed warn',
    ]);
  });

  test('for the number of trials', () => {
    const result = gate({ ...ONE, batches: [batchOf({ alpha: { claude: ['pass'] } })], policy: THREE_TRIALS });
    expect(short(result)).toEqual(['alpha/claude: missing_result fail']);
    expect(result.warnings).toEqual([
      "1 cell has fewer than the 3 trials that the merge base's configuration asks for",
    ]);
    expect(
      short(
        gate({ ...ONE, batches: [batchOf({ alpha: { claude: ['pass', 'pass', 'pass'] } })], policy: THREE_TRIALS }),
      ),
    ).toEqual(['alpha/claude: held ok']);
    expect(
      short(gate({ ...ONE, batches: [batchOf({ alpha: { claude: ['pass', 'pass'] } })], headConfig: THREE_TRIALS })),
    ).toEqual(['alpha/claude: held ok']);
  });
});

describe('what is gone', () => {
  const run = [batchOf({ alpha: { claude: ['pass'], codex: ['pass'] } })];
  test.each<[string, GateSetting, string[]]>([
    [
      'a case with its entries',
      {
        cases: locatedCases(ALPHA),
        casesBefore: BOTH,
        before: BASELINE,
        after: baselineOf({ alpha: PASSING }),
        batches: run,
      },
      ['alpha/claude: held ok', 'alpha/codex: held ok', 'beta/claude: removed warn', 'beta/codex: removed warn'],
    ],
    [
      'a case without its entries',
      { cases: locatedCases(ALPHA), casesBefore: BOTH, before: BASELINE, batches: run },
      [
        'alpha/claude: held ok',
        'alpha/codex: held ok',
        'beta/claude: missing_result fail',
        'beta/codex: missing_result fail',
      ],
    ],
    [
      'a case whose entries are gone in part',
      {
        cases: locatedCases(ALPHA),
        casesBefore: BOTH,
        before: BASELINE,
        after: baselineOf({ alpha: PASSING, beta: { codex: 'pass' } }),
        batches: run,
      },
      ['alpha/claude: held ok', 'alpha/codex: held ok', 'beta/claude: removed warn', 'beta/codex: missing_result fail'],
    ],
    [
      'a provider with its entries',
      {
        cases: locatedCases(ALPHA),
        agents: ['claude'],
        before: baselineOf({ alpha: PASSING }),
        after: baselineOf({ alpha: { claude: 'pass' } }),
        batches: [batchOf({ alpha: { claude: ['pass'] } })],
      },
      ['alpha/claude: held ok', 'alpha/codex: removed warn'],
    ],
    [
      'a provider without its entries',
      {
        cases: locatedCases(ALPHA),
        agents: ['claude'],
        before: baselineOf({ alpha: PASSING }),
        batches: [batchOf({ alpha: { claude: ['pass'] } })],
      },
      ['alpha/claude: held ok', 'alpha/codex: missing_result fail'],
    ],
    [
      'an entry for a provider that nobody configured',
      {
        cases: locatedCases(ALPHA),
        agents: ['claude'],
        before: baselineOf({ alpha: { claude: 'pass' } }),
        after: baselineOf({ alpha: { claude: 'pass', gemini: 'pass' } }),
        batches: [batchOf({ alpha: { claude: ['pass'] } })],
      },
      ['alpha/claude: held ok', 'alpha/gemini: missing_result fail'],
    ],
    [
      'a case and a provider',
      {
        cases: locatedCases(ALPHA),
        casesBefore: BOTH,
        agents: ['claude'],
        before: BASELINE,
        after: baselineOf({ alpha: { claude: 'pass' } }),
        batches: [batchOf({ alpha: { claude: ['pass'] } })],
      },
      ['alpha/claude: held ok', 'alpha/codex: removed warn', 'beta/claude: removed warn', 'beta/codex: removed warn'],
    ],
    [
      'a case that had no entry',
      { cases: locatedCases(ALPHA), casesBefore: BOTH, before: baselineOf({ alpha: PASSING }), batches: run },
      ['alpha/claude: held ok', 'alpha/codex: held ok'],
    ],
  ])('%s', (_name, setting, cells) => {
    expect(short(gate(setting))).toEqual(cells);
  });
});

describe('entries of nothing', () => {
  test.each<[string, GateSetting['after'], string]>([
    ['one', baselineOf({ alpha: { claude: 'pass' }, gamma: { claude: 'pass' } }), 'gamma'],
    [
      'several',
      baselineOf({ zeta: { claude: 'pass' }, alpha: { claude: 'pass' }, gamma: { claude: 'pass' } }),
      'gamma and 1 more',
    ],
    ['beside one that the merge base has', baselineOf({ beta: { claude: 'pass', codex: 'pass' } }), 'beta'],
  ])('are an error: %s', (_name, after, named) => {
    const before = baselineOf({ alpha: { claude: 'pass' }, beta: { claude: 'pass' } });
    const setting: GateSetting = {
      ...ONE,
      before,
      batches: [batchOf({ alpha: { claude: ['pass'] } })],
      ...(after === undefined ? {} : { after }),
    };
    expect(() => gate(setting)).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        exitCode: 2,
        message: `baselines/provider-baseline.json: ${named}: expected entries for cases that exist, found no such case here or at the merge base`,
      }) as PortcullisError,
    );
  });

  test('an entry of the comparator is none', () => {
    expect(() => gate({ ...ONE, before: BASELINE, batches: [batchOf({ alpha: { claude: ['pass'] } })] })).not.toThrow();
  });
});

describe('new, changed and left out', () => {
  const run = [batchOf({ alpha: { claude: ['pass'] } })];
  const agents = ['claude'];
  const before = baselineOf({ alpha: { claude: 'pass' }, beta: { claude: 'pass' } });
  test.each<[string, GateSetting, string]>([
    ['an unchanged case', { cases: BOTH, agents, before, batches: run }, 'beta/claude: not_planned report'],
    [
      'a changed case',
      {
        cases: locatedCases(ALPHA, { ...BETA, prompt: 'Other words.' }),
        casesBefore: BOTH,
        agents,
        before,
        batches: run,
      },
      'beta/claude: missing_result fail',
    ],
    [
      'a new case',
      { cases: BOTH, casesBefore: locatedCases(ALPHA), agents, before: ONE.before, after: before, batches: run },
      'beta/claude: missing_result fail',
    ],
    [
      'a case, where nothing is known of before',
      { cases: BOTH, casesBefore: null, agents, before, batches: run },
      'beta/claude: not_planned report',
    ],
  ])('left out: %s', (_name, setting, cell) => {
    expect(short(gate(setting))).toEqual(['alpha/claude: held ok', cell]);
  });

  test('a new cell is judged by what the pull request says', () => {
    const setting: GateSetting = {
      ...ONE,
      casesBefore: [],
      before: EMPTY_BASELINE,
      after: baselineOf({ alpha: { claude: 'fail' } }),
      batches: [batchOf({ alpha: { claude: ['fail'] } })],
    };
    expect(short(gate(setting))).toEqual(['alpha/claude: new ok']);
    expect(short(gate({ ...setting, after: baselineOf({ alpha: { claude: 'pass' } }) }))).toEqual([
      'alpha/claude: new fail',
    ]);
    expect(short(gate({ ...setting, after: EMPTY_BASELINE }))).toEqual(['alpha/claude: missing_baseline fail']);
  });

  test('a prompt that tells the answer', () => {
    const leading = locatedCases({ ...ALPHA, prompt: 'Use the alpha-skill, please.' });
    expect(short(gate({ ...ONE, cases: leading, casesBefore: locatedCases(ALPHA), batches: run }))).toEqual([
      'alpha/claude: prompt_leading fail',
    ]);
    expect(short(gate({ ...ONE, cases: leading, batches: run }))).toEqual(['alpha/claude: held ok']);
  });
});

describe('a case that asks for less is judged by what was asked before', () => {
  const strict = { ...ALPHA, required_skills: ['more'], disallowed_skills: ['bad'] };
  const loose = routingCase('alpha', { expected_skill_min_tier: 2 });
  const setting = (hits: Record<string, 'loaded' | 'read' | 'named'>): GateSetting => ({
    ...ONE,
    cases: locatedCases(loose),
    casesBefore: locatedCases(strict),
    batches: [
      batchOf({
        alpha: {
          claude: [
            {
              status: 'pass',
              token_hits: Object.fromEntries(Object.entries(hits).map(([token, name]) => [token, HITS[name]])),
            },
          ],
        },
      }),
    ],
  });

  test.each<[string, Record<string, 'loaded' | 'read' | 'named'>, string]>([
    ['it still does all of it', { 'alpha-skill': 'loaded', more: 'loaded' }, 'alpha/claude: held ok +case_loosened'],
    ['it does what is asked now', { 'alpha-skill': 'read' }, 'alpha/claude: regression fail +case_loosened'],
    [
      'it uses what was not allowed',
      { 'alpha-skill': 'loaded', more: 'loaded', bad: 'read' },
      'alpha/claude: regression fail +case_loosened',
    ],
  ])('%s', (_name, hits, cell) => {
    const result = gate(setting(hits));
    expect(short(result)).toEqual([cell]);
    expect(result.cells[0]?.error).toBe(cell.includes('fail') ? "judged by the merge base's case" : null);
  });

  test('says what the results cannot show', () => {
    const before = { ...ALPHA, disallowed_skills: ['docs/answers.md'] };
    const result = gate({
      ...setting({ 'alpha-skill': 'loaded' }),
      cases: locatedCases(ALPHA),
      casesBefore: locatedCases(before),
    });
    expect(short(result)).toEqual(['alpha/claude: regression fail +case_loosened']);
    expect(result.cells[0]?.error).toBe("judged by the merge base's case; its results cannot show docs/answers.md");
  });

  test('what the head itself refuses stays refused', () => {
    const head = { ...routingCase('alpha'), required_skills: ['new-one'] };
    const before = { ...ALPHA, disallowed_skills: ['bad'] };
    const failed = {
      status: 'fail',
      error: 'missing: new-one (absent)',
      token_hits: { 'alpha-skill': HITS.loaded },
    } as const;
    const result = gate({
      ...ONE,
      cases: locatedCases(head),
      casesBefore: locatedCases(before),
      batches: [batchOf({ alpha: { claude: [failed] } })],
    });
    expect(short(result)).toEqual(['alpha/claude: regression fail +case_loosened']);
    expect(result.cells[0]?.error).toBe('missing: new-one (absent)');
  });

  test('a case that asks for more is judged by itself', () => {
    const result = gate({ ...setting({}), cases: locatedCases(strict), casesBefore: locatedCases(ALPHA) });
    expect(short(result)).toEqual(['alpha/claude: held ok']);
  });

  test('a negative case that became a positive one still has to show proof of life', () => {
    const negative = { case_id: 'alpha', prompt: 'p', disallowed_skills: ['bad'] };
    const late = {
      status: 'pass',
      timed_out: true,
      token_hits: { 'alpha-skill': HITS.loaded },
      observed: observed({ terminal: 'none' }),
    } as const;
    const result = gate({
      ...ONE,
      cases: locatedCases({ ...negative, expected_skill: 'alpha-skill' }),
      casesBefore: locatedCases(negative),
      before: baselineOf({ alpha: { claude: { expected_status: 'pass', allow_timeout: true } } }),
      batches: [batchOf({ alpha: { claude: [late] } })],
    });
    expect(short(result)).toEqual(['alpha/claude: infra fail timeout']);
  });
});

describe('renames', () => {
  const renamed = { ...ALPHA, case_id: 'omega' };
  const setting = (
    head: typeof ALPHA,
    after: GateSetting['before'],
    status: 'pass' | 'fail' = 'pass',
  ): GateSetting => ({
    ...ONE,
    cases: locatedCases(head),
    casesBefore: locatedCases(ALPHA),
    after,
    batches: [batchOf({ omega: { claude: [status] } })],
  });
  const moved = baselineOf({ omega: { claude: 'pass' } });

  test('a declared one is compared with its old entry', () => {
    const head = { ...renamed, renamed_from: 'alpha' };
    const result = gate(setting(head, moved));
    expect(short(result)).toEqual(['omega/claude: held ok']);
    expect([result.renames, result.warnings]).toEqual([[], []]);
    expect(short(gate(setting(head, baselineOf({ omega: { claude: 'fail' } }), 'fail')))).toEqual([
      'omega/claude: regression fail +loosened',
    ]);
    expect(short(gate(setting(head, EMPTY_BASELINE)))).toEqual(['omega/claude: removed warn +entry_removed']);
  });

  test('one that says nothing is compared with its old entry too, and told', () => {
    const result = gate(setting(renamed, baselineOf({ omega: { claude: 'fail' } }), 'fail'));
    expect(short(result)).toEqual(['omega/claude: regression fail +loosened']);
    expect(result.renames).toEqual([{ from: 'alpha', to: 'omega' }]);
    expect(result.warnings).toEqual([
      'the case alpha now has the id omega: say so with "renamed_from": "alpha" in the case omega',
    ]);
  });

  test('an entry that is left under the old id is missing its result', () => {
    for (const head of [renamed, { ...renamed, renamed_from: 'alpha' }]) {
      const after = baselineOf({ alpha: { claude: 'pass' }, omega: { claude: 'pass' } });
      expect(short(gate(setting(head, after)))).toEqual(['alpha/claude: missing_result fail', 'omega/claude: held ok']);
    }
  });

  test('one with other content and no word of it is a new case', () => {
    const result = gate(
      setting({ ...renamed, prompt: 'Other words.' }, baselineOf({ omega: { claude: 'fail' } }), 'fail'),
    );
    expect(short(result)).toEqual(['alpha/claude: removed warn', 'omega/claude: new ok']);
  });

  test('one of long ago means nothing where the cases of before are not known', () => {
    const head = { ...ALPHA, renamed_from: 'older' };
    expect(
      short(
        gate({
          ...ONE,
          cases: locatedCases(head),
          casesBefore: null,
          batches: [batchOf({ alpha: { claude: ['pass'] } })],
        }),
      ),
    ).toEqual(['alpha/claude: held ok']);
  });

  test('a provider that is gone from a renamed case', () => {
    const before = baselineOf({ alpha: PASSING });
    const after = baselineOf({ omega: { claude: 'pass', codex: 'pass' } });
    const result = gate({ ...setting({ ...renamed, renamed_from: 'alpha' }, after), before });
    expect(short(result)).toEqual(['omega/claude: held ok', 'omega/codex: missing_result fail']);
    expect(short(gate({ ...setting({ ...renamed, renamed_from: 'alpha' }, moved), before }))).toEqual([
      'omega/claude: held ok',
      'omega/codex: removed warn',
    ]);
  });

  test('a skill with another name', () => {
    const head = routingCase('alpha', { expected_skill: 'alpha-next' });
    const passed = { status: 'pass', token_hits: { 'alpha-next': HITS.loaded } } as const;
    const change: GateSetting = {
      ...ONE,
      cases: locatedCases(head),
      casesBefore: locatedCases(ALPHA),
      batches: [batchOf({ alpha: { claude: [passed] } })],
    };
    expect(short(gate({ ...change, skillRenames: new Map([['alpha-next', 'alpha-skill']]) }))).toEqual([
      'alpha/claude: held ok',
    ]);
    expect(short(gate(change))).toEqual(['alpha/claude: regression fail +case_loosened']);
  });
});

describe('what a cell tells', () => {
  test('the trial that decided, with why, proof, place and the command that explains it', () => {
    const failed: Outcome = {
      status: 'fail',
      failure_kind: 'mixed',
      failure_category: 'assertion',
      limit: 'turns',
      error: 'disallowed: bad; missing: alpha-skill (too_weak)',
      expected_skill: 'alpha-skill',
      missing: [{ token: 'alpha-skill', reason: 'too_weak', required_tier: 1, best_tier: 2 }],
      gating_hits: ['bad'],
      token_hits: { bad: { ...HITS.loaded, line_number: 12, proof_line: 'bad proof' }, 'alpha-skill': HITS.read },
    };
    const batch = batchOf({ alpha: { claude: ['pass', failed] } }, "it's/re sults.json");
    const [cell] = gate({ ...ONE, batches: [batch] }).cells;
    expect(cell).toEqual({
      case_id: 'alpha',
      agent: 'claude',
      delta: 'regression',
      gate: 'fail',
      timeout: false,
      notes: [],
      expected: {
        expected_status: 'pass',
        allow_timeout: false,
        reason: null,
        owner: null,
        expires: null,
        expired: false,
      },
      got: {
        unit_run_id: unitId(2),
        status: 'fail',
        timed_out: false,
        failure_kind: 'mixed',
        failure_category: 'assertion',
        infra_reason: null,
        limit: 'turns',
      },
      trials: [
        { trial: 1, unit_run_id: unitId(1), status: 'pass', timed_out: false },
        { trial: 2, unit_run_id: unitId(2), status: 'fail', timed_out: false },
      ],
      reason: 'expected pass, got fail',
      missing: ['alpha-skill (too_weak)'],
      gating_hits: ['bad'],
      error: 'disallowed: bad; missing: alpha-skill (too_weak)',
      proof: { token: 'bad', line_number: 12, line: 'bad proof' },
      case_file: 'cases/routing/cases.json',
      case_line: 2,
      explain: String.raw`portcullis explain alpha/claude/2 --results 'it'\''s/re sults.json'`,
      sampling: {
        rule: 'single',
        head: { passed: 1, total: 2, low: 0.094531, high: 0.905469 },
        base: null,
        p_value: null,
        adjusted_p_value: null,
        drop: null,
        detectable_drop: null,
        wanted: null,
        infra: 0,
        repeated: 0,
      },
    });
  });

  test.each<[string, object, string | null]>([
    [
      'of a missing token that has a hit',
      {
        missing: [
          { token: 'x', reason: 'absent', required_tier: 1, best_tier: null },
          { token: 'y', reason: 'too_weak', required_tier: 1, best_tier: 2 },
        ],
        token_hits: { y: HITS.read },
      },
      'y',
    ],
    ['of the expected skill', { expected_skill: 'e', token_hits: { e: HITS.loaded, f: HITS.loaded } }, 'e'],
    ['of nothing', { token_hits: { f: HITS.loaded } }, null],
    [
      'of a name that every object has',
      {
        expected_skill: 'constructor',
        missing: [{ token: 'toString', reason: 'absent', required_tier: 1, best_tier: null }],
        gating_hits: ['__proto__'],
      },
      null,
    ],
  ])('proof %s', (_name, changes, token) => {
    const result = gate({ ...ONE, batches: [batchOf({ alpha: { claude: [{ status: 'fail', ...changes }] } })] });
    expect(result.cells[0]?.proof?.token ?? null).toBe(token);
    expect(() => documentText(result)).not.toThrow();
  });

  test('a cell without a result has none of it, and still its place', () => {
    const { cells } = gate({
      cases: BOTH,
      agents: ['claude'],
      before: BASELINE,
      batches: [batchOf({ alpha: { claude: [null] }, beta: { claude: ['pass'] } })],
    });
    expect(cells[0]).toMatchObject({
      got: null,
      proof: null,
      explain: null,
      error: null,
      missing: [],
      case_line: 2,
      trials: [{ trial: 1, unit_run_id: null, status: null, timed_out: false }],
    });
  });

  test('of several results files the one that has it stands in the command', () => {
    const { plan, results } = batchOf({ alpha: { claude: ['fail'] }, beta: { claude: ['pass'] } });
    const batches = results.results.map((row, index) => {
      return { file: `${index}/results.json`, plan, results: { ...results, results: [row] } };
    });
    const { cells } = gate({
      cases: BOTH,
      agents: ['claude'],
      before: baselineOf({ alpha: { claude: 'pass' }, beta: { claude: 'pass' } }),
      batches,
    });
    expect(cells.map((cell) => cell.explain)).toEqual(
      ['alpha', 'beta'].map((id, index) => `portcullis explain ${id}/claude --results ${index}/results.json`),
    );
  });
});

describe('counts and findings', () => {
  const cases = locatedCases(...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => routingCase(id)));
  const setting: GateSetting = {
    cases,
    agents: ['claude'],
    before: baselineOf({
      a: { claude: 'pass' },
      b: { claude: 'fail' },
      c: { claude: 'pass' },
      d: { claude: 'pass' },
      e: { claude: 'pass' },
      g: { claude: 'pass' },
      z: { claude: 'pass' },
    }),
    after: baselineOf({
      a: { claude: 'pass' },
      b: { claude: 'fail' },
      c: { claude: 'pass' },
      d: { claude: 'pass' },
      e: { claude: 'pass' },
    }),
    batches: [
      batchOf({
        a: { claude: ['pass'] },
        b: { claude: ['pass'] },
        c: { claude: ['infra_error'] },
        d: { claude: ['fail'] },
        f: { claude: ['pass'] },
        g: { claude: ['pass'] },
      }),
    ],
    tolerateInfra: true,
  };
  const result = gate(setting);

  test('every delta has its number, and they sum up to the cells', () => {
    expect(result.counts).toEqual({
      missing_result: 0,
      prompt_leading: 0,
      regression: 1,
      infra: 1,
      missing_baseline: 1,
      new: 0,
      removed: 2,
      not_planned: 1,
      insufficient_data: 0,
      soft_regression: 0,
      drift: 0,
      watch: 0,
      unreliable_baseline: 0,
      flaky: 0,
      held: 1,
      improvement: 1,
    });
    expect(Object.keys(result.counts)).toEqual([...DELTAS]);
    expect(Object.values(result.counts).reduce((sum, count) => sum + count, 0)).toBe(result.cells.length);
  });

  test('findings are there for all that does not simply hold, the worst first', () => {
    expect(result.findings.map(({ effect, rule, subject }) => `${effect} ${rule} ${subject.label}`)).toEqual([
      'fail regression d/claude',
      'fail missing_baseline f/claude',
      'warn removed g/claude',
      'warn removed z/claude',
      'warn infra c/claude',
      'report not_planned e/claude',
      'ok improvement b/claude',
    ]);
    expect(result.findings.find(({ subject }) => subject.key === 'g/claude')).toEqual({
      gate: 'routing',
      rule: 'removed',
      effect: 'warn',
      subject: { key: 'g/claude', label: 'g/claude' },
      message: 'its baseline entry is gone (expected pass); pass, as expected; + entry_removed',
      change: { from: 'pass', to: 'pass' },
      places: [{ file: 'cases/routing/cases.json', line: expect.any(Number) as number }],
      identity: ['routing', 'removed', 'g', 'claude'],
      explain: expect.stringMatching(/^portcullis explain g\/claude --results artifacts\/results.json$/) as string,
    });
  });

  test('what was planned and is no cell is told', () => {
    const stray = gate({ ...ONE, batches: [batchOf({ alpha: { claude: ['pass'], codex: ['fail'] } })] });
    expect(short(stray)).toEqual(['alpha/claude: held ok']);
    expect(stray.warnings).toEqual(['1 planned unit belongs to no configured provider or no case: not compared']);
  });
});

describe('stability', () => {
  const ids = ['Alpha', 'beta', 'zeta', 'eta_1', 'eta-1'];
  const agents = ['claude', 'codex', 'copilot'];
  const statuses = fc.constantFrom('pass' as const, 'fail' as const, 'infra_error' as const, null);
  const world = fc.record({
    outcomes: fc.array(fc.tuple(statuses, statuses), { minLength: 15, maxLength: 15 }),
    expected: fc.array(fc.option(fc.constantFrom('pass' as const, 'fail' as const, 'infra_error' as const)), {
      minLength: 15,
      maxLength: 15,
    }),
    dropped: fc.subarray(ids),
    order: fc.shuffledSubarray(ids, { minLength: ids.length }),
    agentOrder: fc.shuffledSubarray(agents, { minLength: agents.length }),
  });

  test('the order in which things are given changes nothing', () => {
    fc.assert(
      fc.property(world, ({ outcomes, expected, dropped, order, agentOrder }) => {
        const build = (caseOrder: readonly string[], agentList: readonly string[]): string => {
          const cell = (id: string, agent: string): number => ids.indexOf(id) * agents.length + agents.indexOf(agent);
          const kept = caseOrder.filter((id) => !dropped.includes(id));
          const table = <T>(of: (index: number) => T | null): Record<string, Record<string, T>> =>
            Object.fromEntries(
              caseOrder.map((id) => [
                id,
                Object.fromEntries(
                  agentList.flatMap((agent) => {
                    const value = of(cell(id, agent));
                    return value === null ? [] : [[agent, value]];
                  }),
                ),
              ]),
            );
          const rows = table((index) => [...(outcomes[index] ?? [])]);
          const batch = batchOf(Object.fromEntries(kept.map((id) => [id, rows[id] ?? {}])));
          // Ids follow the units, not the order in which they are given.
          const named = {
            ...batch,
            plan: {
              ...batch.plan,
              units: batch.plan.units.map((unit) => ({
                ...unit,
                unit_run_id: unitId(cell(unit.case_id, unit.agent) * 2 + unit.trial),
              })),
            },
          };
          const results = named.results.results.map((row) => ({
            ...row,
            unit_run_id: unitId(cell(row.case_id, row.agent) * 2 + row.trial),
          }));
          const cases = locatedCases(...kept.map((id) => routingCase(id))).map((item) => ({ ...item, line: 1 }));
          const setting: GateSetting = {
            cases,
            casesBefore: locatedCases(...caseOrder.map((id) => routingCase(id))),
            agents: agentList,
            before: baselineOf(table((index) => expected[index] ?? null)),
            batches: [{ ...named, results: { ...named.results, results } }],
          };
          return documentText(gate(setting));
        };
        fc.pre(dropped.length < ids.length);
        const text = build(order, agentOrder);
        expect(text).toBe(build(ids, agents));
        const result = JSON.parse(text) as FlatResult;
        expect(result.cells.map((cell) => `${cell.case_id} ${cell.agent}`)).toEqual(
          result.cells.map((cell) => `${cell.case_id} ${cell.agent}`).toSorted(),
        );
      }),
      { numRuns: 60 },
    );
  });
});
