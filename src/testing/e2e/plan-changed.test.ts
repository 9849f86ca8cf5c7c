import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { Plan, PlannedListing } from '../../contracts/plan.ts';
import type { PlanOutputs } from '../../routing/plan-shards.ts';
import {
  BASELINE,
  baselineOf,
  caseOf,
  CASES,
  CONFIG,
  loads,
  pullRequest,
  readJson,
  type Files,
  type PullRequest,
} from './pull-request.ts';

const IDS = ['alpha', 'beta', 'delta', 'gamma'];
const LOCK = '.github/portcullis/clients-lock.json';
/** `more` are further lines of the frontmatter. */
const skill = (name: string, body = 'Use it.', description = `Use ${name}.`, more = ''): string =>
  `---\nname: ${name}\ndescription: ${description}\n${more}---\n${body}\n`;
const skillFile = (id: string): string => `.claude/skills/${id}-skill/SKILL.md`;

/** Four cases; delta forbids alpha's skill, and gamma may use beta's. */
const CASE_LIST = [
  caseOf('alpha', { category: 'first' }),
  caseOf('beta'),
  caseOf('delta', { disallowed_skills: ['alpha-skill'] }),
  caseOf('gamma', { optional_skills: ['beta-skill'] }),
];
const BASE: Files = {
  [CASES]: CASE_LIST,
  [BASELINE]: baselineOf({ alpha: 'pass', beta: 'pass', delta: 'pass', gamma: 'pass' }, ['claude']),
  [CONFIG]: 'skills: .claude/skills\nproviders:\n  claude:\n',
  ...Object.fromEntries(IDS.map((id) => [skillFile(id), skill(`${id}-skill`)])),
  'README.md': 'A repository.\n',
};

async function planned(pr: PullRequest, ...args: string[]): Promise<Plan> {
  const ran = await pr.run(['plan', '--changed', '--base-ref', 'main', '--json', ...args]);
  expect([ran.code, ran.err]).toEqual([0, '']);
  return JSON.parse(ran.out) as Plan;
}

const idsOf = ({ units }: Plan): string[] => units.map((unit) => unit.case_id);

test('a plan records what the change touches also where it is not selected by that', async () => {
  const pr = pullRequest(BASE);
  pr.commit({ [skillFile('alpha')]: skill('alpha-skill', 'Use it otherwise.') });
  const plan = JSON.parse((await pr.run(['plan', '--base-ref', 'main', '--json'])).out) as Plan;
  expect([plan.units.length, plan.selection.changed, plan.changes?.skills]).toEqual([4, undefined, ['alpha-skill']]);
  const alone = JSON.parse((await pr.run(['plan', '--json'])).out) as Plan;
  expect(alone.changes).toBeUndefined();
});

describe('plan --changed', () => {
  test.each<[string, Files, string[]]>([
    ['nothing that matters', { 'README.md': 'Better.\n' }, []],
    ['the text of a skill', { [skillFile('alpha')]: skill('alpha-skill', 'Use it otherwise.') }, ['alpha', 'delta']],
    [
      'how its frontmatter is written',
      {
        [skillFile('alpha')]:
          '---\r\n# By hand.\r\ndescription: "Use alpha-skill."\r\nname:  alpha-skill\r\n---\r\nUse it.\r\n',
      },
      ['alpha', 'delta'],
    ],
    [
      'what holds of a skill only once it is loaded',
      { [skillFile('alpha')]: skill('alpha-skill', 'Use it.', 'Use alpha-skill.', 'allowed-tools: Read\n') },
      ['alpha', 'delta'],
    ],
    ['a file of a skill', { '.claude/skills/beta-skill/notes/more.md': 'More.' }, ['beta', 'gamma']],
    ['a case', { [CASES]: [...CASE_LIST.slice(0, 3), caseOf('gamma')] }, ['gamma']],
    ['a case that is new', { [CASES]: [...CASE_LIST, caseOf('omega')] }, ['omega']],
    [
      'what is expected of a case',
      {
        [BASELINE]: {
          ...baselineOf({ alpha: 'pass', beta: 'pass', gamma: 'pass' }, ['claude']),
          ...baselineOf({ delta: 'fail' }, ['claude']),
        },
      },
      ['delta'],
    ],
    ['the configuration', { [CONFIG]: 'skills: .claude/skills\nproviders:\n  claude:\n    timeout: 60\n' }, IDS],
    ['the lock of the clients', { [LOCK]: { schema: 1, clients: {} } }, IDS],
    ['a workflow', { '.github/workflows/gate.yml': 'on: push\n' }, IDS],
    ['what skills share', { '.claude/skills/words.md': 'w' }, IDS],
  ])('%s', async (_name, files, expected) => {
    const pr = pullRequest(BASE);
    pr.commit(files);
    const plan = await planned(pr);
    expect(idsOf(plan)).toEqual(expected);
    expect(plan.selection.changed?.merge_base).toBe(pr.repository.git('merge-base', 'main', 'HEAD'));
    expect((plan.selection.changed?.everything.length ?? 0) > 0).toBe(expected === IDS);
    expect(plan.selection.changed?.listings).toEqual([]);
  });

  const NEW = '.claude/skills/new/SKILL.md';
  const AGENT = '.claude/agents/judge.md';
  /** The base has these as well. */
  const MORE: Files = { [AGENT]: skill('judge'), '.claude/skills/gamma-skill/agents/openai.yaml': 'policy: {a: 1}\n' };
  test.each<[string, Files, [string, PlannedListing['change'], ...string[]][]]>([
    [
      'the description of a skill',
      { [skillFile('alpha')]: skill('alpha-skill', 'Use it.', 'Use it always.') },
      [['alpha-skill', 'changed', 'description']],
    ],
    [
      'whether a model may choose it',
      { [skillFile('alpha')]: skill('alpha-skill', 'Use it.', 'Use alpha-skill.', 'disable-model-invocation: true\n') },
      [['alpha-skill', 'changed', 'disable-model-invocation']],
    ],
    ['a skill that goes', { [skillFile('beta')]: null }, [['beta-skill', 'removed']]],
    ['a skill that nobody names', { [NEW]: skill('new') }, [['new', 'added']]],
    [
      'a skill in another folder',
      {
        [skillFile('gamma')]: null,
        '.claude/skills/gamma-skill/agents/openai.yaml': null,
        [NEW]: skill('gamma-skill'),
      },
      [
        ['gamma-skill', 'removed'],
        ['new', 'added'],
      ],
    ],
    [
      'frontmatter that cannot be read any more',
      { [skillFile('beta')]: '---\nname: [\n---\nUse it.\n' },
      [['beta-skill', 'unreadable']],
    ],
    ['a command', { '.claude/commands/go.md': skill('go') }, [['go', 'added']]],
    [
      'the description of an agent',
      { [AGENT]: skill('judge', 'Use it.', 'Judge.') },
      [['judge', 'changed', 'description']],
    ],
    [
      'what Codex may choose by itself',
      { '.claude/skills/gamma-skill/agents/openai.yaml': 'policy: {allow_implicit_invocation: false}\n' },
      [['gamma-skill', 'changed', 'policy']],
    ],
  ])('what clients list: %s, and every case is planned', async (_name, files, listings) => {
    const pr = pullRequest({ ...BASE, ...MORE });
    pr.commit(files);
    const plan = await planned(pr);
    expect(idsOf(plan)).toEqual(IDS);
    expect(plan.selection.changed?.everything).toEqual([]);
    expect(plan.selection.changed?.listings.map(({ name, change, fields }) => [name, change, ...fields])).toEqual(
      listings,
    );
    const told = await pr.run(['plan', '--changed', '--base-ref', 'main']);
    expect(told.err).toContain(`clients list another choice, which concerns every case: ${listings[0]?.[0]} (`);
  });

  test('the text of an agent that a case names', async () => {
    const pr = pullRequest({ ...BASE, ...MORE, [CASES]: [...CASE_LIST, caseOf('judge', { expected_skill: 'judge' })] });
    pr.commit({ [AGENT]: skill('judge', 'Otherwise.') });
    expect(idsOf(await planned(pr))).toEqual(['judge']);
  });

  test('bytes of the comparator that are no text count as another description, and can be corrected', async () => {
    const pr = pullRequest({ ...BASE, [skillFile('beta')]: new Uint8Array([0x2d, 0xff]) });
    pr.commit({ [skillFile('beta')]: skill('beta-skill') });
    expect((await planned(pr)).selection.changed?.listings).toEqual([
      { name: 'beta-skill', file: skillFile('beta'), change: 'unreadable', fields: [] },
    ]);
  });

  test('who may execute a skill’s file is no description', async () => {
    const pr = pullRequest(BASE);
    pr.repository.git('update-index', '--chmod=+x', skillFile('beta'));
    pr.repository.git('commit', '--quiet', '--message', 'x');
    expect(idsOf(await planned(pr))).toEqual(['beta', 'gamma']);
  });

  test('a description that is not committed', async () => {
    const pr = pullRequest(BASE);
    writeFileSync(join(pr.repository.path, skillFile('beta')), skill('beta-skill', 'Use it.', 'Now.'));
    expect(idsOf(await planned(pr))).toEqual(IDS);
  });

  test('what is not committed counts, and what the base branch did since does not', async () => {
    const pr = pullRequest(BASE);
    pr.repository.git('checkout', '--quiet', 'main');
    pr.commit({ [skillFile('gamma')]: skill('gamma-skill', 'On main.') });
    pr.repository.git('checkout', '--quiet', 'feature');
    writeFileSync(join(pr.repository.path, '.claude/skills/beta-skill/draft.md'), 'Not yet added.');
    expect(idsOf(await planned(pr))).toEqual(['beta', 'gamma']);
  });

  test('a skill behind a link is seen', async () => {
    const pr = pullRequest({
      ...BASE,
      'shared/omega/SKILL.md': skill('omega'),
      [CASES]: [...CASE_LIST, caseOf('omega', { expected_skill: 'omega' })],
    });
    symlinkSync('../../shared/omega', join(pr.repository.path, '.claude/skills/omega'));
    pr.commit({});
    pr.repository.git('branch', '--force', 'main', 'feature');
    pr.commit({ 'shared/omega/more.md': 'More.' });
    expect(idsOf(await planned(pr))).toEqual(['omega']);
    pr.commit({ 'shared/omega/SKILL.md': skill('omega', 'Use it.', 'Last.') });
    expect((await planned(pr)).selection.changed?.listings).toEqual([
      { name: 'omega', file: 'shared/omega/SKILL.md', change: 'changed', fields: ['description'] },
    ]);
    const link = join(pr.repository.path, '.claude/skills/omega');
    rmSync(link);
    symlinkSync('../../shared/../shared/omega', link);
    pr.commit({ 'shared/omega/SKILL.md': skill('omega') });
    expect((await planned(pr)).selection.changed?.listings).toEqual([
      { name: 'omega', file: '.claude/skills/omega', change: 'unreadable', fields: [] },
    ]);
  });

  test('other filters narrow it, but for cases that differ', async () => {
    const pr = pullRequest(BASE);
    pr.commit({
      [skillFile('alpha')]: skill('alpha-skill', 'Use it otherwise.'),
      [CASES]: [...CASE_LIST.slice(0, 3), caseOf('gamma')],
    });
    const plan = await planned(pr, '--category', 'first');
    expect(idsOf(plan)).toEqual(['alpha', 'gamma']);
    expect(plan.selection).toMatchObject({
      categories: ['first'],
      changed: { cases: ['gamma'], skills: ['alpha-skill'], everything: [] },
    });
    pr.commit({ [NEW]: skill('new') });
    expect(idsOf(await planned(pr, '--category', 'first'))).toEqual(['alpha', 'gamma']);
  });

  test.each([
    [['--changed'], '--changed: expected --base-ref, with whose merge base to compare, found none'],
    [['--skills', 'x'], '--skills: expected --changed beside it, found none'],
    [['--durations', 'x'], '--durations: expected --shards or --shard-minutes beside it, found neither'],
  ])('flags that lack another: %j', async (flags, message) => {
    const ran = await pullRequest(BASE).run(['plan', ...flags]);
    expect([ran.code, ran.err]).toEqual([2, expect.stringContaining(message)]);
  });

  test('without a place for skills it is refused, since a changed one would go unseen', async () => {
    const pr = pullRequest({ ...BASE, [CONFIG]: 'providers:\n  claude:\n' });
    const ran = await pr.run(['plan', '--changed', '--base-ref', 'main']);
    expect([ran.code, ran.err]).toEqual([2, expect.stringContaining('expected to know where the skills are')]);
    pr.commit({ [skillFile('beta')]: skill('beta-skill', 'Otherwise.') });
    expect(idsOf(await planned(pr, '--skills', '.claude/skills'))).toEqual(['beta', 'gamma']);
  });
});

describe('a plan that has nothing to run', () => {
  test('has no work, and the gate holds by it alone', async () => {
    const pr = pullRequest(BASE);
    pr.commit({ 'README.md': 'Better.\n' });
    const flags = ['--changed', '--base-ref', 'main', '--shards', '4', '--output', '../plan.json'];
    const ran = await pr.run(['plan', ...flags, '--json']);
    expect(ran.code).toBe(0);
    const outputs = JSON.parse(ran.out) as PlanOutputs;
    expect([outputs.has_work, outputs.matrix]).toEqual([false, { include: [] }]);
    expect((readJson(join(pr.fixture.directory, 'plan.json')) as Plan).shards).toEqual([]);

    const gated = await pr.run(['gate', '--plan', '../plan.json', '--base-ref', 'main']);
    expect(gated.code).toBe(0);
    expect(gated.out).toContain('nothing had to run: what was changed touches no case');
    const both = await pr.run(['gate', '--plan', '../plan.json', '--base-ref', 'main', '--typestate']);
    expect(both.code).toBe(0);
  });

  test('no results of a plan that has some: exit code 3; of another commit as well', async () => {
    const pr = pullRequest(BASE);
    pr.commit({ [skillFile('beta')]: skill('beta-skill', 'Otherwise.') });
    const make = ['plan', '--changed', '--base-ref', 'main', '--shards', '4', '--output', '../plan.json'];
    expect((await pr.run(make)).code).toBe(0);
    const gate = ['gate', '--plan', '../plan.json', '--base-ref', 'main'];
    const lost = await pr.run(gate);
    expect([lost.code, lost.err]).toEqual([
      3,
      expect.stringContaining('expected results of the 2 units that it plans'),
    ]);
    pr.commit({ 'README.md': 'Better.\n' });
    const moved = await pr.run(gate);
    expect([moved.code, moved.err]).toEqual([3, expect.stringContaining('expected results of the commit')]);
    const without = await pr.run(['gate', '--base-ref', 'main']);
    expect([without.code, without.err]).toEqual([2, expect.stringContaining('expected --results')]);
  });

  test('a case that was planned passes, the others are told as not planned', async () => {
    const pr = pullRequest(BASE);
    pr.commit({ [skillFile('beta')]: skill('beta-skill', 'Otherwise.') });
    pr.record({ beta: { claude: loads('beta') }, gamma: { claude: loads('gamma') } });
    const make = ['plan', '--changed', '--base-ref', 'main', '--shards', '1', '--output', '../plan.json'];
    expect((await pr.run(make)).code).toBe(0);
    const flags = ['--artifacts-root', pr.artifacts, '--plan', '../plan.json', '--shard', '1'];
    expect((await pr.run(['replay', '--transcripts', pr.recordings, ...flags])).code).toBe(0);
    const gated = await pr.gate(pr.artifacts, '--plan', '../plan.json');
    expect(gated.code).toBe(0);
    expect(gated.result?.cells.map((cell) => `${cell.case_id} ${cell.delta}`)).toEqual([
      'alpha not_planned',
      'beta held',
      'delta not_planned',
      'gamma held',
    ]);
  });
});
