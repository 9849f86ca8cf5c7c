import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { CaseFile } from '../../contracts/generated/case-file.ts';
import type { Loadability } from '../../contracts/run-record.ts';
import { plainEnvironment } from './house.ts';
import { BATCH_TIMEOUT } from './real-batch.ts';
import { CLIENTS_ENVIRONMENT, describeRealClients } from './real-clients.ts';
import { temporaryFolder } from './run-bundle.ts';
import { runInProcess, type InProcessRan } from './run-in-process.ts';

type Files = Readonly<Record<string, string>>;

interface Repository {
  readonly files: Files;
  /** Link → what it leads to. */
  readonly links?: Files;
  /** What `init` says of what it found. */
  readonly notes: readonly string[];
  /** Skill of each positive case → its prompt. */
  readonly cases: Readonly<Record<string, string>>;
  /** What `validate` says. */
  readonly valid: string;
  readonly planned: number;
  /** The client that is started, and what comes of each skill. */
  readonly rehearsed: readonly [agent: string, outcomes: Files];
}

const CODEX = 'codex: left out: it reads none of these roots; --providers installs them for it';
const COLON = '.claude/skills/plan-trip/SKILL.md:3';

const REPOSITORIES: Readonly<Record<string, Repository>> = {
  'model-cannot-invoke': {
    files: skill(
      '.claude/skills/ship-it',
      'Puts the site live when a person asks for it\ndisable-model-invocation: true',
    ),
    notes: [CODEX, 'ship-it: no case: `disable-model-invocation` keeps the model from calling it'],
    cases: {},
    valid: 'valid: 1 case, 2 baseline entries, 1 skill\n',
    planned: 2,
    rehearsed: ['claude', { 'ship-it': 'denied' }],
  },
  'broken-frontmatter': {
    files: {
      ...skill('.claude/skills/plan-trip', 'Plans a journey. Sources: a map, a calendar or a chat.'),
      ...skill('.claude/skills/pack-bag', 'Lists what to take along'),
    },
    notes: [
      CODEX,
      `plan-trip: no case: refused by copilot: ${COLON}: expected valid YAML, found an error (Nested mappings are not allowed in compact mappings)`,
    ],
    cases: { 'pack-bag': 'Please list what to take along.' },
    valid: `warning: ${COLON}: expected valid YAML, found an error (Nested mappings are not allowed in compact mappings) (guessed at by claude; not loaded by copilot)\nvalid: 2 cases, 4 baseline entries, 2 skills\n`,
    planned: 4,
    rehearsed: ['copilot', { 'plan-trip': 'dropped_frontmatter', 'pack-bag': 'loaded' }],
  },
  'marketplace-elsewhere': {
    files: {
      '.claude-plugin/marketplace.json': JSON.stringify({
        name: 'm',
        owner: { name: 'o' },
        metadata: { pluginRoot: './.github/plugins' },
        plugins: [{ name: 'a', source: './a' }],
      }),
      ...skill('.github/skills/mow-lawn', 'Plans how to mow a lawn'),
      ...skill('.github/plugins/a/skills/paint-fence', 'Plans how to paint a fence'),
      '.github/plugins/a/.claude-plugin/plugin.json': '{"name":"a","version":"1.0.0"}',
    },
    notes: [],
    cases: { 'mow-lawn': 'Please plan how to mow a lawn.', 'a:paint-fence': 'Please plan how to paint a fence.' },
    valid: 'valid: 3 cases, 9 baseline entries, 2 skills\n',
    planned: 9,
    rehearsed: ['claude', { 'mow-lawn': 'loaded', 'a:paint-fence': 'loaded' }],
  },
  plugin: {
    files: {
      '.claude-plugin/plugin.json': '{"name":"tools","skills":["./skills/garden/dig-bed","./skills/gone","../out"]}',
      ...skill('skills/garden/dig-bed', 'Use when the user asks to dig a bed. Not for pots.'),
      ...skill('skills/draft', 'Drafts something'),
    },
    notes: [
      'skills/gone, ../out: left out: the list of its plugin names it, but it is no folder of this repository itself',
      'skills/draft: left out: the list of its plugin does not name it',
    ],
    cases: { 'tools:dig-bed': 'Please dig a bed.' },
    valid: 'valid: 2 cases, 6 baseline entries, 1 skill\n',
    planned: 6,
    rehearsed: ['copilot', { 'tools:dig-bed': 'loaded' }],
  },
  marketplace: {
    files: {
      '.claude-plugin/marketplace.json': JSON.stringify({
        plugins: [
          { name: 'garden', source: './external_plugins/garden' },
          { name: 'far', source: { source: 'github', repo: 'o/far' } },
          { name: 'up', source: '../up' },
          { name: 'linked', source: './linked' },
          { name: 'part', source: './', skills: ['./skills/part'] },
        ],
      }),
      ...skill('external_plugins/garden/skills/pour', 'Waters the flowers'),
      ...skill('external_plugins/other/skills/other', 'Does something else'),
      ...skill('skills/part', 'Guidelines for parts'),
    },
    links: { linked: 'external_plugins/garden' },
    notes: [
      'plugin far, plugin up, plugin linked: left out: its source is no folder of this repository itself',
      'external_plugins/other: left out: no marketplace lists it',
    ],
    cases: { 'garden:pour': 'Please water the flowers.' },
    valid: 'valid: 2 cases, 6 baseline entries, 2 skills\n',
    planned: 6,
    rehearsed: ['codex', { 'garden:pour': 'loaded', part: 'loaded' }],
  },
};

function skill(folder: string, description: string): Files {
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  return { [`${folder}/SKILL.md`]: `---\nname: ${name}\ndescription: ${description}\n---\nDo as ${name} says.\n` };
}

function made({ files, links = {} }: Pick<Repository, 'files' | 'links'>): string {
  const folder = temporaryFolder();
  spawnSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: folder, env: plainEnvironment() });
  for (const [path, text] of Object.entries(files)) write(folder, path, text);
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(folder, path));
  return folder;
}

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const ran = (cwd: string, ...args: readonly string[]): Promise<InProcessRan> =>
  runInProcess(args, { cwd, env: CLIENTS_ENVIRONMENT });
const init = (cwd: string, ...args: readonly string[]): Promise<InProcessRan> =>
  ran(cwd, 'init', '--uses', `o/portcullis@${'1'.repeat(40)}`, ...args);

test.each(Object.entries(REPOSITORIES))('%s: init, validate, plan', async (_, repository) => {
  const cwd = made(repository);
  const { code, out } = await init(cwd);
  const notes = out.split('\n').flatMap((line) => (line.startsWith('! ') ? [line.slice(2)] : []));
  expect([code, notes.toSorted()]).toEqual([0, repository.notes.toSorted()]);
  const { cases } = JSON.parse(readFileSync(join(cwd, 'cases/routing/first.json'), 'utf8')) as Exclude<
    CaseFile,
    unknown[]
  >;
  expect(Object.fromEntries(cases.slice(0, -1).map((one) => [one.expected_skill, one.prompt]))).toEqual(
    repository.cases,
  );
  expect(await ran(cwd, 'validate')).toMatchObject({ code: 0, out: repository.valid, err: '' });
  const plan = await ran(cwd, 'plan');
  expect([plan.code, plan.out.split('\n').length - 1]).toEqual([0, repository.planned]);
});

describeRealClients('repositories', () => {
  test.each(Object.entries(REPOSITORIES))(
    '%s: rehearse',
    async (_, repository) => {
      const cwd = made(repository);
      await init(cwd);
      const [agent, outcomes] = repository.rehearsed;
      const { out } = await ran(cwd, 'rehearse', '--agents', agent, '--json');
      const { rows } = JSON.parse(out) as Loadability;
      const names = new Map(Object.keys(outcomes).map((name) => [name.slice(name.indexOf(':') + 1), name]));
      expect(Object.fromEntries(rows.map((row) => [names.get(row.skill), row.outcome]))).toEqual(outcomes);
    },
    BATCH_TIMEOUT,
  );
});

test('a skill whose description gives no request is named by the next steps', async () => {
  const { out } = await init(made({ files: skill('.claude/skills/tool', 'Toolkit for forms') }));
  expect(out).toContain('\n2. Write cases for tool: the description gives no request.\n');
});

test('a skill with a flaw is named by the next steps, one that hides itself is not', async () => {
  const hidden = skill('.claude/skills/by-hand', 'Ships\ndisable-model-invocation: true');
  const { out } = await init(made({ files: { ...skill('.claude/skills/trip', 'Plans: a trip'), ...hidden } }));
  expect(out).toContain(
    '\n2. Correct the frontmatter of trip, as said above, and write cases for what is corrected.\n',
  );
});

describe('validate', () => {
  const FILES = {
    ...skill('.claude/skills/plan-trip', 'Plans: a journey'),
    ...skill('.claude/skills/by-hand', 'Ships\ndisable-model-invocation: true'),
    '.claude/skills/folder/SKILL.md': '---\nname: written\ndescription: d\n---\nBody.\n',
    ...skill('.agents/skills/plan-trip', 'Plans'),
  };
  const BROKEN =
    'plan-trip/SKILL.md:3: expected valid YAML, found an error (Nested mappings are not allowed in compact mappings) (guessed at by claude; not loaded by copilot)';
  const RENAMED =
    'folder/SKILL.md:2: name: expected the folder\'s name, "folder", found "written" (known so only to copilot)';

  test.each<[string, string, number, readonly string[]]>([
    ['needs a skill that a client refuses', 'plan-trip', 2, [BROKEN, `warning: ${RENAMED}`]],
    ['needs a skill by a name that a client does not know', 'folder', 2, [RENAMED, `warning: ${BROKEN}`]],
    ['needs it by its other name', 'written', 0, [`warning: ${BROKEN}`, `warning: ${RENAMED}`]],
    [
      'needs what the model must not call',
      'by-hand',
      0,
      [
        `warning: ${BROKEN}`,
        `warning: ${RENAMED}`,
        'warning: by-hand/SKILL.md:4: disable-model-invocation: expected false, so that the model may call it, found true (a case needs it on claude; a case needs it on copilot)',
      ],
    ],
  ])('a case %s', async (_, skillName, code, lines) => {
    const cwd = made({ files: FILES });
    write(cwd, '.github/portcullis/config.yml', 'skills: .claude/skills\nproviders:\n  claude:\n  copilot:\n');
    write(cwd, 'cases/routing/c.json', JSON.stringify([{ case_id: 'c', prompt: 'p', expected_skill: skillName }]));
    const validated = await ran(cwd, 'validate');
    const said = validated.out.replaceAll('.claude/skills/', '').trimEnd().split('\n').slice(0, -1);
    expect([validated.code, said.toSorted()]).toEqual([code, lines.toSorted()]);
    expect((await ran(cwd, 'plan')).code).toBe(0);
  });

  test('one cause is one problem with all clients that it concerns, its line and how to mend it', async () => {
    const name = 'n'.repeat(65);
    const files = {
      ...skill('.agents/skills/alias', '*gone'),
      ...skill('.agents/skills/list', '[a, b]'),
      ...skill(`.agents/skills/${name}`, 'Plans'),
      ...skill('.agents/skills/number', '12'),
    };
    const cwd = made({ files });
    write(cwd, '.github/portcullis/config.yml', 'skills: .agents/skills\nproviders:\n  codex:\n  copilot:\n');
    write(cwd, 'cases/routing/c.json', JSON.stringify([{ case_id: 'c', prompt: 'p', disallowed_skills: ['list'] }]));
    const { out } = await ran(cwd, 'validate');
    const both = '(not loaded by codex; not loaded by copilot)';
    expect(out.split('\n').slice(0, 4)).toEqual(
      [
        `alias/SKILL.md:3: expected valid YAML, found an error (*gone without an anchor &gone before it) ${both}`,
        `list/SKILL.md:3: description: expected a text, found a list ${both}`,
        `${name}/SKILL.md:2: name: expected at most 64 characters and at most 64 ASCII letters, digits, spaces and . _ : -, found "${name}" ${both}`,
        'number/SKILL.md:3: description: expected a text, found the number 12, which quotes make a text: description: "12" (not loaded by copilot)',
      ].map((line) => `warning: .agents/skills/${line}`),
    );
  });

  test('a baseline that the configuration names and that is gone', async () => {
    const cwd = made({ files: FILES });
    write(cwd, 'cases/routing/c.json', JSON.stringify([{ case_id: 'c', prompt: 'p', expected_skill: 'written' }]));
    write(cwd, '.github/portcullis/config.yml', 'baseline: baselines/provider-baseline.json\n');
    expect(await ran(cwd, 'validate')).toMatchObject({
      code: 2,
      out: expect.stringContaining('config.yml:1: /baseline: expected a file that is there, found baselines/provider'),
    });
    const gone = expect.stringContaining('/baseline: expected a file that is there');
    for (const command of ['plan', 'run']) expect(await ran(cwd, command)).toMatchObject({ code: 2, err: gone });
    write(cwd, '.github/portcullis/config.yml', 'skills: .claude/skills\n');
    for (const command of ['validate', 'plan']) expect((await ran(cwd, command)).code).toBe(0);
  });
});
