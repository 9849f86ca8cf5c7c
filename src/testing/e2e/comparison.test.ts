import { describe, expect, test } from 'vitest';

import type { Cell } from '../../contracts/routing-detail.ts';
import { CLIENTS, type MadeTranscript } from '../made-transcript.ts';
import {
  BASELINE,
  baselineOf,
  caseOf,
  CASES,
  CONFIG,
  everyClient,
  ignores,
  loads,
  pullRequest,
  type Expectation,
  type Files,
  type Gated,
} from './pull-request.ts';

const DEAD: MadeTranscript = { steps: [{ say: 'I will.' }], ending: 'overloaded' };

interface Situation {
  /** Files of the base branch; without a baseline here, `alpha` is expected to pass. */
  readonly base?: Files;
  /** What the pull request changes. */
  readonly change?: Files;
  /** What every client wrote for `alpha`; null where nothing was recorded. */
  readonly ran?: MadeTranscript | null;
  readonly timedOut?: boolean;
  readonly replay?: readonly string[];
  readonly gate?: readonly string[];
}

const TWO_CASES = { [CASES]: [caseOf('alpha'), caseOf('other')] };

/** A pull request on a repository with the cases `alpha` and `other`, of which `other` always holds. */
async function judged({
  base = {},
  change,
  ran = loads('alpha'),
  timedOut = false,
  ...flags
}: Situation): Promise<Gated> {
  const pr = pullRequest({ ...TWO_CASES, [BASELINE]: baselineOf({ alpha: 'pass', other: 'pass' }), ...base });
  if (change !== undefined) pr.commit(change);
  if (ran !== null) pr.record({ alpha: everyClient(ran) }, { timedOut });
  pr.record({ other: everyClient(loads('other')) });
  const { folder } = await pr.replay(...(flags.replay ?? []));
  return pr.gate(folder, ...(flags.gate ?? []));
}

/** A baseline in which one entry of `alpha` says something else. */
function entry(agent: string, values: object | null, rest: Expectation = 'pass'): Files {
  const baseline = baselineOf({ alpha: rest, other: 'pass' });
  const cells: Record<string, unknown> = {
    ...baseline['alpha'],
    [agent]: { ...baseline['alpha']?.[agent], ...values },
  };
  if (values === null) delete cells[agent];
  return { [BASELINE]: { ...baseline, alpha: cells } };
}

/** A cell's fields, for `toMatchObject`. */
type CellFields = { readonly [Key in keyof Cell]?: unknown };

function expectCell(gated: Gated, cell: CellFields, caseId = 'alpha', agent = 'codex'): void {
  expect(gated.cell(caseId, agent)).toMatchObject(cell);
}

/** Exit code, verdict and what the cells of one case came to, one for each client. */
function outcome(gated: Gated, caseId = 'alpha'): readonly unknown[] {
  const deltas = CLIENTS.map((client) => gated.cell(caseId, client)).map((cell) => `${cell?.delta} ${cell?.gate}`);
  return [gated.code, gated.result?.verdict, [...new Set(deltas)]];
}

describe('each row of the table', () => {
  test('held: as expected', async () => {
    const gated = await judged({});
    expect(outcome(gated)).toEqual([0, 'pass', ['held ok']]);
    expectCell(gated, { expected: { expected_status: 'pass' }, got: { status: 'pass' }, notes: [] });
    expect(gated.result?.counts).toMatchObject({ held: 6, regression: 0 });
    expect(gated.result?.findings).toEqual([]);
  });

  test('held: a failure that is expected', async () => {
    const base = { [BASELINE]: baselineOf({ alpha: 'fail', other: 'pass' }) };
    expect(outcome(await judged({ base, ran: ignores('alpha-skill') }))).toEqual([0, 'pass', ['held ok']]);
  });

  test('held: an infrastructure error that is expected, and a failure in its place', async () => {
    const base = { [BASELINE]: baselineOf({ alpha: 'infra_error', other: 'pass' }) };
    expect(outcome(await judged({ base, ran: DEAD }))).toEqual([0, 'pass', ['held ok']]);
    expect(outcome(await judged({ base, ran: ignores('alpha-skill') }))).toEqual([0, 'pass', ['held ok']]);
  });

  test('regression: worse than expected', async () => {
    const gated = await judged({ ran: ignores('alpha-skill') });
    expect(outcome(gated)).toEqual([1, 'fail', ['regression fail']]);
    const finding = gated.result?.findings[0];
    expect(finding).toMatchObject({ rule: 'regression', effect: 'fail', places: [{ file: CASES, line: 2 }] });
    expect(finding?.message).toMatch(/^expected pass, got fail; missing: alpha-skill \(absent\)/);
  });

  test('regression (timeout): passed, but only after a timeout', async () => {
    const ran: MadeTranscript = { steps: [{ load: 'alpha-skill' }], ending: 'cut' };
    const gated = await judged({ ran, timedOut: true });
    expect(outcome(gated)).toEqual([1, 'fail', ['regression fail']]);
    expectCell(gated, { timeout: true, got: { status: 'pass', timed_out: true } });
  });

  test('held: a timeout where it is allowed', async () => {
    const ran: MadeTranscript = { steps: [{ load: 'alpha-skill' }], ending: 'cut' };
    const baseline = baselineOf({ alpha: 'pass', other: 'pass' });
    for (const cell of Object.values(baseline['alpha'] ?? {})) cell['allow_timeout'] = true;
    expect(outcome(await judged({ base: { [BASELINE]: baseline }, ran, timedOut: true }))).toEqual([
      0,
      'pass',
      ['held ok'],
    ]);
  });

  test('infra: fails where something else is expected', async () => {
    expect(outcome(await judged({ ran: DEAD }))).toEqual([1, 'fail', ['infra fail']]);
  });

  /** The plan knows what the change touches. */
  const known = { base: { [CONFIG]: 'skills: skills\n', 'skills/a.md': 'a' }, replay: ['--base-ref', 'main'] };

  test('infra: warns with --no-fail-on-infra, while regressions still fail', async () => {
    const warned = await judged({ ...known, ran: DEAD, gate: ['--no-fail-on-infra'] });
    expect(outcome(warned)).toEqual([0, 'pass', ['infra warn']]);
    const failed = await judged({ ...known, ran: ignores('alpha-skill'), gate: ['--no-fail-on-infra'] });
    expect(outcome(failed)).toEqual([1, 'fail', ['regression fail']]);
  });

  test('infra: warns for a provider that the comparator tolerates, and for no other', async () => {
    const config = `${known.base[CONFIG]}providers:\n  claude:\n  codex:\n    infra: tolerated\n  copilot:\n`;
    const base = { ...known.base, [CONFIG]: config };
    const gates = async (situation: Situation): Promise<unknown> => {
      const gated = await judged({ ...known, base, ran: DEAD, ...situation });
      return CLIENTS.map((client) => gated.cell('alpha', client)?.gate);
    };
    expect(await gates({})).toEqual(['fail', 'warn', 'fail']);
    // It is not the provider that is out where its other case came to a verdict.
    const touched = { [CASES]: [caseOf('alpha', { category: 'x' }), caseOf('other')] };
    expect(await gates({ change: touched })).toEqual(['fail', 'undecided', 'fail']);
    expect(await gates({ replay: [] })).toEqual(['fail', 'undecided', 'fail']);
  });

  test('improvement: better than the entry of the comparator', async () => {
    const base = { [BASELINE]: baselineOf({ alpha: 'fail', other: 'pass' }) };
    expect(outcome(await judged({ base }))).toEqual([0, 'pass', ['improvement ok']]);
  });

  test('improvement: never offsets a regression', async () => {
    const base = { [BASELINE]: { ...baselineOf({ alpha: 'pass' }), ...baselineOf({ other: 'fail' }) } };
    const gated = await judged({ base, ran: ignores('alpha-skill') });
    expect(gated.cell('other', 'claude')?.delta).toBe('improvement');
    expect(outcome(gated)).toEqual([1, 'fail', ['regression fail']]);
  });

  test('missing_result: planned but not there', async () => {
    const gated = await judged({ ran: null });
    expect(outcome(gated)).toEqual([1, 'fail', ['missing_result fail']]);
    expectCell(gated, { got: null, explain: null });
  });

  test('missing_result: one trial of two', async () => {
    expect(outcome(await judged({ replay: ['--trials', '2'] }))).toEqual([1, 'fail', ['missing_result fail']]);
  });

  test('each trial is judged, the worst decides', async () => {
    const pr = pullRequest({ ...TWO_CASES, [BASELINE]: baselineOf({ alpha: 'pass', other: 'pass' }) });
    pr.record({ alpha: everyClient(loads('alpha')), other: everyClient(loads('other')) });
    pr.record({ 'alpha.2': { ...everyClient(loads('alpha')), codex: ignores('alpha-skill') } });
    const { folder } = await pr.replay();
    const gated = await pr.gate(folder);
    expect(gated.code).toBe(1);
    expect(CLIENTS.map((client) => gated.cell('alpha', client)?.delta)).toEqual(['held', 'regression', 'held']);
    expect(gated.cell('alpha', 'codex')?.trials.map(({ trial, status }) => [trial, status])).toEqual([
      [1, 'pass'],
      [2, 'fail'],
    ]);
  });

  test('not_planned: left out by a filter is reported, not passed', async () => {
    const gated = await judged({ replay: ['--case-id', 'other'] });
    expect(outcome(gated)).toEqual([0, 'pass', ['not_planned report']]);
    expect(gated.result?.counts).toMatchObject({ held: 3, not_planned: 3 });
  });

  test('missing_result: left out by a filter although the pull request changed the case', async () => {
    const change = { [CASES]: [caseOf('alpha', { prompt: 'Another prompt' }), caseOf('other')] };
    const gated = await judged({ change, replay: ['--case-id', 'other'] });
    expect(outcome(gated)).toEqual([1, 'fail', ['missing_result fail']]);
  });

  test('prompt_leading: the prompt begins to name the skill', async () => {
    const change = { [CASES]: [caseOf('alpha', { prompt: 'Use the alpha-skill for this' }), caseOf('other')] };
    expect(outcome(await judged({ change }))).toEqual([1, 'fail', ['prompt_leading fail']]);
  });

  test('prompt_leading: not where the prompt always named it', async () => {
    const leading = { [CASES]: [caseOf('alpha', { prompt: 'Use the alpha-skill for this' }), caseOf('other')] };
    expect(outcome(await judged({ base: leading }))).toEqual([0, 'pass', ['held ok']]);
  });

  test('new: an entry in the pull request only', async () => {
    const base = { [CASES]: [caseOf('other')], [BASELINE]: baselineOf({ other: 'pass' }) };
    const change = { ...TWO_CASES, [BASELINE]: baselineOf({ alpha: 'pass', other: 'pass' }) };
    expect(outcome(await judged({ base, change }))).toEqual([0, 'pass', ['new ok']]);
    expect(outcome(await judged({ base, change, ran: ignores('alpha-skill') }))).toEqual([1, 'fail', ['new fail']]);
    const late: MadeTranscript = { steps: [{ load: 'alpha-skill' }], ending: 'cut' };
    expect(outcome(await judged({ base, change, ran: late, timedOut: true }))).toEqual([1, 'fail', ['new fail']]);
  });

  test('missing_baseline: no entry at either', async () => {
    const base = { [CASES]: [caseOf('other')], [BASELINE]: baselineOf({ other: 'pass' }) };
    expect(outcome(await judged({ base, change: TWO_CASES }))).toEqual([1, 'fail', ['missing_baseline fail']]);
  });

  const gone = { [CASES]: [caseOf('other')], [BASELINE]: baselineOf({ other: 'pass' }) };

  test('removed: the case and its entry are gone', async () => {
    const gated = await judged({ change: gone });
    expect(outcome(gated)).toEqual([0, 'pass', ['removed warn']]);
    expect(gated.result?.findings[0]).toMatchObject({ rule: 'removed', subject: { key: 'alpha/claude' } });
    expect(gated.result?.warnings).toEqual([
      '3 cells go away with a case, provider or baseline entry: alpha/claude, alpha/codex, alpha/copilot',
    ]);
    expect(gated.result?.counts).toMatchObject({ removed: 3, held: 3 });
  });

  test('removed: fails where the comparator says so, whatever the pull request says', async () => {
    const base = { [CONFIG]: 'levels:\n  on-removed: error\n' };
    const change = { ...gone, [CONFIG]: 'levels:\n  on-removed: off\n' };
    expect(outcome(await judged({ base, change }))).toEqual([1, 'fail', ['removed fail']]);
  });

  test('missing_result: the case is gone, its entry is not', async () => {
    const change = { [CASES]: [caseOf('other')] };
    expect(outcome(await judged({ change }))).toEqual([1, 'fail', ['missing_result fail']]);
  });

  test('a provider that is gone from the configuration: with its entries removed, without them missing', async () => {
    const two = ['claude', 'copilot'] as const;
    const config = { [CONFIG]: 'providers:\n  claude:\n  copilot:\n' };
    const removed = await judged({
      change: { ...config, [BASELINE]: baselineOf({ alpha: 'pass', other: 'pass' }, [...two]) },
    });
    expect([removed.code, removed.cell('alpha', 'codex')?.delta]).toEqual([0, 'removed']);
    const missing = await judged({ change: config });
    expect([missing.code, missing.cell('alpha', 'codex')?.delta]).toEqual([1, 'missing_result']);
  });
});

describe('what a pull request cannot talk its way out of', () => {
  const broken = ignores('alpha-skill');

  test('its baseline expects less: judged by the comparator, and said', async () => {
    const gated = await judged({ change: entry('codex', { expected_status: 'fail' }), ran: broken });
    expectCell(gated, { delta: 'regression', gate: 'fail', notes: ['loosened'] });
    expectCell(gated, { expected: { expected_status: 'pass' } });
    expect(gated.code).toBe(1);
  });

  test('its baseline allows timeouts', async () => {
    const late: MadeTranscript = { steps: [{ load: 'alpha-skill' }], ending: 'cut' };
    const gated = await judged({ change: entry('codex', { allow_timeout: true }), ran: late, timedOut: true });
    expectCell(gated, { delta: 'regression', gate: 'fail', timeout: true, notes: ['loosened'] });
    expect(gated.code).toBe(1);
  });

  test('a loosened entry is said also where nothing broke', async () => {
    const gated = await judged({ change: entry('codex', { expected_status: 'infra_error' }) });
    expectCell(gated, { delta: 'held', gate: 'ok', notes: ['loosened'] });
    expect(gated.result?.findings).toMatchObject([{ rule: 'held', effect: 'ok', subject: { key: 'alpha/codex' } }]);
    expect(gated.code).toBe(0);
  });

  test('its baseline expects more: judged by that, and said', async () => {
    const base = { [BASELINE]: baselineOf({ alpha: 'fail', other: 'pass' }) };
    const gated = await judged({ base, change: entry('codex', {}, 'pass'), ran: broken });
    expectCell(gated, { delta: 'regression', gate: 'fail', notes: ['tightened'] });
    expect(gated.code).toBe(1);
  });

  test('its baseline lost an entry', async () => {
    const gated = await judged({ change: entry('codex', null), ran: broken });
    expectCell(gated, { delta: 'regression', gate: 'fail', notes: ['entry_removed'] });
    expect(gated.code).toBe(1);
  });

  test('its baseline file is gone', async () => {
    const gated = await judged({ change: { [BASELINE]: null }, ran: broken });
    expect(outcome(gated)).toEqual([1, 'fail', ['regression fail']]);
    expect(gated.result?.place?.outcome).toBe('found');
    expectCell(gated, { notes: ['entry_removed'] });
  });

  test('its configuration names another baseline', async () => {
    const change = {
      [CONFIG]: 'baseline: elsewhere.json\n',
      'elsewhere.json': baselineOf({ alpha: 'infra_error', other: 'infra_error' }),
    };
    const gated = await judged({ change, ran: broken });
    expect(outcome(gated)).toEqual([1, 'fail', ['regression fail']]);
    expect(gated.result?.place?.path).toBe(BASELINE);
    expectCell(gated, { notes: ['loosened'] });
  });

  test('its configuration tolerates infrastructure errors', async () => {
    const change = {
      [CONFIG]:
        'providers:\n  claude: {infra: tolerated}\n  codex: {infra: tolerated}\n  copilot: {infra: tolerated}\n',
    };
    expect(outcome(await judged({ change, ran: DEAD }))).toEqual([1, 'fail', ['infra fail']]);
  });

  test('its case asks less: judged by what was asked before', async () => {
    const weak: MadeTranscript = { steps: [{ peek: 'alpha-skill' }, { say: 'Done.' }] };
    const change = { [CASES]: [caseOf('alpha', { expected_skill_min_tier: 2 }), caseOf('other')] };
    const gated = await judged({ change, ran: weak });
    expect(outcome(gated)).toEqual([1, 'fail', ['regression fail']]);
    expectCell(gated, { notes: ['case_loosened'], got: { failure_kind: 'evidence_too_weak' } });
  });

  test('its case drops a disallowed skill', async () => {
    const base = { [CASES]: [caseOf('alpha', { disallowed_skills: ['beta-skill'] }), caseOf('other')] };
    const both: MadeTranscript = { steps: [{ load: 'alpha-skill' }, { load: 'beta-skill' }, { say: 'Done.' }] };
    const gated = await judged({ base, change: TWO_CASES, ran: both });
    expect(outcome(gated)).toEqual([1, 'fail', ['regression fail']]);
    expectCell(gated, { notes: ['case_loosened'], gating_hits: ['beta-skill'] });
  });

  test('its case drops a requirement that the results cannot show', async () => {
    const base = { [CASES]: [caseOf('alpha', { required_any_evidence: ['Beaufort'] }), caseOf('other')] };
    const gated = await judged({ base, change: TWO_CASES });
    expect(outcome(gated)).toEqual([1, 'fail', ['regression fail']]);
    expect(gated.cell('alpha', 'codex')?.error).toMatch(/cannot show Beaufort/);
  });

  test('its case is renamed: the old entry counts, and the rename is asked to be declared', async () => {
    const change = { [CASES]: [{ ...caseOf('alpha'), case_id: 'alpha-two' }, caseOf('other')] };
    const gated = await judged({ change, ran: broken });
    expect(gated.code).toBe(1);
    expect(gated.result?.renames).toEqual([{ from: 'alpha', to: 'alpha-two' }]);
    expect(gated.result?.warnings.join()).toContain('"renamed_from": "alpha"');
  });

  test('its case is renamed and edited, and expected to fail: the old entry counts', async () => {
    const edited = { ...caseOf('alpha', { prompt: 'Please do what alpha is for.' }), case_id: 'alpha-two' };
    const pr = pullRequest({ ...TWO_CASES, [BASELINE]: baselineOf({ alpha: 'pass', other: 'pass' }) });
    pr.commit({ [CASES]: [edited, caseOf('other')], [BASELINE]: baselineOf({ 'alpha-two': 'fail', other: 'pass' }) });
    pr.record({ 'alpha-two': everyClient(broken), other: everyClient(loads('other')) });
    const gated = await pr.gate((await pr.replay()).folder);
    expect(outcome(gated, 'alpha-two')).toEqual([1, 'fail', ['regression fail']]);
    expect(gated.result?.renames).toEqual([{ from: 'alpha', to: 'alpha-two' }]);
  });

  test.each(['Use al\u00adpha-skill', 'Use \u0430lpha-skill', 'Use the alpha skill', 'Use &#97;lphaSkill'])(
    'its prompt names the skill: %j',
    async (prompt) => {
      const gated = await judged({ change: { [CASES]: [caseOf('alpha', { prompt }), caseOf('other')] } });
      expect(outcome(gated)).toEqual([1, 'fail', ['prompt_leading fail']]);
    },
  );

  test.each<[string, string, string, boolean]>([
    ['is new', 'first-skill', 'first-skill', true],
    ['was the frontmatter name of the skill itself', 'alpha-tool', 'alpha-tool', true],
    ['was another skill', 'other-skill', 'other-skill', false],
    ['has the frontmatter name of another skill', 'first-skill', 'other-tool', false],
  ])('a skill says that it was called alpha-skill, and its name %s', async (_name, folder, name, counts) => {
    const skill = (written: string, more = ''): string =>
      `---\nname: ${written}\ndescription: Use it.\n${more}---\n# Skill\n`;
    const gated = await judged({
      base: {
        [CONFIG]: 'skills: .claude/skills\n',
        '.claude/skills/alpha-skill/SKILL.md': skill('alpha-tool'),
        '.claude/skills/other-skill/SKILL.md': skill('other-tool'),
      },
      change: {
        '.claude/skills/alpha-skill': null,
        '.claude/skills/other-skill': null,
        [`.claude/skills/${folder}/SKILL.md`]: skill(name, 'renamed_from: alpha-skill\n'),
        [CASES]: [caseOf('alpha', { expected_skill: folder }), caseOf('other')],
      },
      ran: { steps: [{ load: folder }, { say: 'Done.' }] },
    });
    expect(outcome(gated)).toEqual(counts ? [0, 'pass', ['held ok']] : [1, 'fail', ['regression fail']]);
  });

  test('the workflow that runs the gate is another one: that is told, and decides nothing', async () => {
    const base = { '.github/workflows/portcullis.yml': 'on: pull_request\n' };
    const gated = await judged({ base, change: { '.github/workflows/portcullis.yml': 'on: push\n' } });
    expect([gated.code, gated.result?.warnings]).toEqual([
      0,
      [expect.stringMatching(/^what runs this gate is other than at the merge base.*portcullis\.yml$/)],
    ]);
    expect((await judged({ base })).result?.warnings).toEqual([]);
  });

  test('its case is renamed and says so', async () => {
    const pr = pullRequest({ ...TWO_CASES, [BASELINE]: baselineOf({ alpha: 'pass', other: 'pass' }) });
    pr.commit({
      [CASES]: [{ ...caseOf('alpha'), case_id: 'alpha-two', renamed_from: 'alpha' }, caseOf('other')],
      [BASELINE]: baselineOf({ 'alpha-two': 'fail', other: 'pass' }),
    });
    pr.record({ 'alpha-two': everyClient(broken), other: everyClient(loads('other')) });
    const gated = await pr.gate((await pr.replay()).folder);
    expect(outcome(gated, 'alpha-two')).toEqual([1, 'fail', ['regression fail']]);
    expectCell(gated, { notes: ['loosened'] }, 'alpha-two');
  });

  test('an entry that has expired tolerates nothing', async () => {
    const entries = { expected_status: 'fail', reason: 'not written yet', owner: 'me', expires: '2020-01-01' };
    const gated = await judged({ base: entry('codex', entries), ran: broken });
    expectCell(gated, { delta: 'regression', gate: 'fail' });
    expect(gated.cell('alpha', 'codex')?.reason).toContain('the tolerance ended on 2020-01-01');
  });

  test('its baseline extends a tolerance that has expired', async () => {
    const old = { expected_status: 'fail', expires: '2020-01-01' };
    const gated = await judged({
      base: entry('codex', old),
      change: entry('codex', { ...old, expires: '2999-01-01' }),
      ran: broken,
    });
    expectCell(gated, { delta: 'regression', gate: 'fail', notes: ['loosened'] });
    expect(gated.code).toBe(1);
  });

  test('its skill is renamed and says so: the comparator is asked under the new name', async () => {
    const skill = (name: string, more = ''): string => `---\nname: ${name}\ndescription: d\n${more}---\n\n# ${name}\n`;
    const root = '.claude/skills';
    const config = { [CONFIG]: `skills: ${root}\n` };
    const gated = await judged({
      base: { ...config, [`${root}/alpha-skill/SKILL.md`]: skill('alpha-skill') },
      change: {
        [`${root}/alpha-skill`]: null,
        [`${root}/first-skill/SKILL.md`]: skill('first-skill', 'renamed_from: alpha-skill\n'),
        [CASES]: [caseOf('alpha', { expected_skill: 'first-skill' }), caseOf('other')],
      },
      ran: { steps: [{ load: 'first-skill' }, { say: 'Done.' }] },
    });
    expect(outcome(gated)).toEqual([0, 'pass', ['held ok']]);
    expectCell(gated, { notes: [] });
  });
});

describe('what is printed', () => {
  test('the matrix, each failure with its reason, and the verdict', async () => {
    const pr = pullRequest({ ...TWO_CASES, [BASELINE]: baselineOf({ alpha: 'pass', other: 'pass' }) });
    const peek: MadeTranscript = { steps: [{ peek: 'other-skill' }, { say: 'Done.' }] };
    pr.record({ alpha: everyClient(loads('alpha')), other: { claude: peek, codex: DEAD, copilot: loads('other') } });
    const { folder } = await pr.replay();
    const { code, out, err } = await pr.run(['gate', '--results', folder, '--base-ref', 'main']);
    const base = pr.repository.git('merge-base', 'main', 'HEAD').slice(0, 12);
    expect([code, err]).toEqual([1, '']);
    const lines = out.split('\n');
    expect(lines[0]).toBe(`Compared with the merge base ${base}`);
    const matrix = lines.indexOf('case   claude         codex          copilot');
    expect(lines.slice(matrix + 1, matrix + 3)).toEqual([
      'other  ✗ regression   ✗ infra        ✓ pass (held)',
      'alpha  ✓ pass (held)  ✓ pass (held)  ✓ pass (held)',
    ]);
    const failure = lines.indexOf('✗ other/claude: regression: expected pass → got fail');
    expect(lines.slice(failure + 1, failure + 5)).toEqual([
      expect.stringMatching(/^ {4}why {6}missing: other-skill \(too_weak\); Read\(\S+SKILL\.md\) → opened$/),
      expect.stringMatching(/^ {4}proof {4}other-skill, line 2: \{"type":"assistant"/),
      `    where    ${CASES}:7`,
      expect.stringMatching(/^ {4}explain {2}portcullis explain other\/claude --results \S+results\.json$/),
    ]);
    expect(lines.at(-2)).toBe('FAIL  1 regression, 1 infra, 4 held');
    const [, unit = '', results = ''] = /portcullis explain (\S+) --results (\S+)/.exec(lines[failure + 4] ?? '') ?? [];
    const explained = await pr.run(['explain', unit, '--results', results]);
    expect(explained.out).toMatch(/^other\/claude, trial 1: fail$/m);
    expect(explained.out).toMatch(/other-skill: too_weak/);
  });

  test('--output writes the gate result that --json prints', async () => {
    const pr = pullRequest({ ...TWO_CASES, [BASELINE]: baselineOf({ alpha: 'pass', other: 'pass' }) });
    pr.record({ alpha: everyClient(loads('alpha')), other: everyClient(loads('other')) });
    const { folder } = await pr.replay();
    const gated = await pr.gate(folder, '--output', '../gate/result.json');
    expect(JSON.parse(gated.out)).toEqual(JSON.parse(pr.read('../gate/result.json')));
  });
});

test('results that no model was asked for decide nothing where the comparator says so', async () => {
  const base = { [CASES]: [caseOf('alpha')], [BASELINE]: baselineOf({ alpha: 'pass' }) };
  const pr = pullRequest({ ...base, '.github/portcullis/config.yml': 'levels:\n  replay: error\n' });
  pr.commit({ '.github/portcullis/config.yml': 'levels:\n  replay: "off"\n' });
  pr.record({ alpha: everyClient(loads('alpha')) });
  const { code, result } = await pr.gate((await pr.replay()).folder);
  expect([code, result?.verdict]).toEqual([3, 'not_comparable']);
  expect(result?.warnings.join('\n')).toContain('results of a replay');
});
