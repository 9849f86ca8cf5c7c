import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { GateResult } from '../../contracts/gate-result.ts';
import { flatResult } from '../flat-result.ts';
import { house, plainEnvironment } from './house.ts';
import { runInProcess } from './run-in-process.ts';
import { cli, runFile, temporaryFolder, type Ran } from './run-bundle.ts';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const PIN = `o/portcullis@${COMMIT}#v0.1.0`;
const WRITTEN = [
  '.github/portcullis/config.yml',
  'cases/routing/first.json',
  'baselines/provider-baseline.json',
  '.github/workflows/portcullis.yml',
];
const IGNORE = '.gitignore';
const SKILLS = {
  '.claude/skills/alpha/SKILL.md': '---\nname: alpha\ndescription: Use when the user asks for greetings.\n---\n',
  '.claude/skills/beta/SKILL.md': '---\nname: beta\ndescription: Says farewell.\n---\n',
};

function git(cwd: string, ...args: string[]): string {
  const own = ['-c', 'user.name=t', '-c', 'user.email=t@t.invalid', ...args];
  const { status, stdout, stderr } = spawnSync('git', own, { cwd, env: plainEnvironment(), encoding: 'utf8' });
  expect(stderr + String(status)).toMatch(/0$/);
  return stdout.trim();
}

/** A repository of git without a commit. */
function fresh(files: Readonly<Record<string, string>> = SKILLS): string {
  const folder = temporaryFolder();
  git(folder, 'init', '--quiet', '--initial-branch=main');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const init = (cwd: string, ...args: string[]): Promise<Ran> => cli(['init', '--uses', PIN, ...args], { cwd });
const CODEX = 'codex: left out: it reads none of these roots; --providers installs them for it';
/** The lines that tell of something, but that Codex does not read `.claude/skills`. */
const warningsIn = (out: string): readonly string[] =>
  out.split('\n').flatMap((line) => (line.startsWith('! ') && line !== `! ${CODEX}` ? [line.slice(2)] : []));
const there = (cwd: string): readonly string[] => WRITTEN.filter((path) => existsSync(join(cwd, path)));

describe('a fresh repository', () => {
  test('is valid, planned and without ways around its gate afterwards', async () => {
    const cwd = fresh();
    const { code, out, err } = await init(cwd);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('2 skills in .claude/skills\n');
    expect(out).toContain(`\n! ${CODEX}\n`);
    expect(out).toContain('\nNext:\n1. Edit the prompts in cases/routing/first.json');
    expect(there(cwd)).toEqual(WRITTEN);

    const valid = await cli(['validate'], { cwd });
    expect([valid.code, valid.out]).toEqual([0, 'valid: 3 cases, 6 baseline entries, 2 skills\n']);
    const plan = await cli(['plan'], { cwd });
    expect([plan.code, plan.out.split('\n').length - 1]).toEqual([0, 6]);
    const doctor = await cli(['doctor', '--strict', '--json'], { cwd });
    const { findings, problems } = JSON.parse(doctor.out) as { findings: { rule: string }[]; problems: unknown[] };
    expect([doctor.code, findings.map(({ rule }) => rule), problems]).toEqual([0, ['gate-open-to-pull-request'], []]);

    writeFileSync(join(cwd, '.github/CODEOWNERS'), '/.github/ @o/a\n/baselines/ @o/a\n/cases/ @o/a\n');
    expect(await cli(['doctor', '--strict'], { cwd })).toMatchObject({ code: 0, out: '1 workflow: nothing found\n' });
  });

  test('is a first adoption: its gate judges the first cases by the first baseline', async () => {
    const cwd = fresh();
    git(cwd, 'add', '--all');
    git(cwd, 'commit', '--quiet', '--message', 'skills');
    expect((await init(cwd, '--providers', 'claude')).code).toBe(0);
    git(cwd, 'add', '--all');
    git(cwd, 'commit', '--quiet', '--message', 'gate');
    const recordings = join(house(), 'cases/transcripts');
    mkdirSync(join(cwd, '.recordings/claude'), { recursive: true });
    for (const id of ['first-alpha', 'first-beta', 'small-talk']) {
      const target = join(cwd, '.recordings/claude', id);
      cpSync(join(recordings, 'claude-no-skill.jsonl'), `${target}.jsonl`);
      cpSync(join(recordings, 'claude-no-skill.meta.json'), `${target}.meta.json`);
    }
    expect((await cli(['replay', '--transcripts', '.recordings'], { cwd })).code).toBe(0);
    const gate = await cli(['gate', '--results', 'artifacts', '--base-ref', 'HEAD~1', '--json'], { cwd });
    const { cells } = flatResult(JSON.parse(gate.out) as GateResult);
    expect(gate.code).toBe(1);
    expect(cells.map((cell) => `${cell.case_id} ${cell.delta} ${cell.gate}`)).toEqual([
      'first-alpha new fail',
      'first-beta new fail',
      'small-talk new ok',
    ]);
  });

  test('from a folder inside it, for some clients only', async () => {
    const cwd = fresh();
    const { code, out } = await init(join(cwd, '.claude'), '--agents', 'claude', '--json');
    const told = JSON.parse(out) as { secrets: unknown; files: { path: string; text: string }[]; written: boolean };
    expect([code, told.written, told.secrets]).toEqual([0, true, ['ANTHROPIC_API_KEY']]);
    expect(told.files.map(({ path }) => path)).toEqual([...WRITTEN, IGNORE]);
    for (const { path, text } of told.files) expect(readFileSync(join(cwd, path), 'utf8')).toBe(text);
    expect(await cli(['validate'], { cwd })).toMatchObject({
      code: 0,
      out: expect.stringContaining('3 baseline entries'),
    });
  });

  test('a policy of required checks is proposed from its workflows, and judges nothing yet', async () => {
    const policy = '.github/portcullis/policies/required.json';
    const ci =
      'on: [pull_request]\njobs: { test: { runs-on: x, steps: [{ run: x }] }, e2e: { if: x, runs-on: x, steps: [] } }\n';
    const cwd = fresh({ ...SKILLS, '.github/workflows/ci.yml': ci });
    const { code, out } = await runInProcess(['init', '--uses', PIN], { cwd });
    expect([code, warningsIn(out)]).toEqual([
      0,
      [`.github/workflows/ci.yml: e2e: not in ${policy}: it does not run for every change`],
    ]);
    expect(out).toContain(`\n+ ${policy} `);
    const { checks } = JSON.parse(readFileSync(join(cwd, policy), 'utf8')) as { checks: unknown };
    expect(checks).toEqual([{ checkId: 'test', github: { name: 'test', workflow: '.github/workflows/ci.yml' } }]);
    expect((await runInProcess(['validate'], { cwd })).code).toBe(0);
    const config = readFileSync(join(cwd, WRITTEN[0] ?? ''), 'utf8');
    writeFileSync(join(cwd, WRITTEN[0] ?? ''), config.replaceAll(/^# (?=required:|  )/gm, ''));
    expect((await runInProcess(['validate'], { cwd })).code).toBe(0);
    writeFileSync(join(cwd, policy), '{}');
    expect(await runInProcess(['validate'], { cwd })).toMatchObject({
      code: 2,
      out: expect.stringContaining(policy) as string,
    });
  });

  test('--dry-run shows the files and writes none', async () => {
    const cwd = fresh();
    const { code, out } = await init(cwd, '--dry-run');
    expect([code, there(cwd)]).toEqual([0, []]);
    for (const path of WRITTEN) expect(out).toContain(`--- ${path}\n`);
    expect(out).toMatch(/\nNothing was written\.\n$/);
  });
});

test.each([
  ['', 'artifacts/\n'],
  ['artifacts/\n', null],
  ['/artifacts\n', null],
  ['/artifacts/*.json\nx', '/artifacts/*.json\nx\nartifacts/\n'],
])('a .gitignore of %j gets the folder of runs where it has not', async (text, expected) => {
  const cwd = fresh({ ...SKILLS, ...(text === '' ? {} : { [IGNORE]: text }) });
  const { code, out } = await init(cwd);
  expect([code, out.includes(`\n+ ${IGNORE} `), out.includes('Add artifacts/')]).toEqual([0, expected !== null, false]);
  expect(readFileSync(join(cwd, IGNORE), 'utf8')).toBe(expected ?? text);
});

test('a .gitignore that is a link, or no text, is left, and the step is said', async () => {
  for (const put of [
    (path: string) => symlinkSync('README.md', path),
    (path: string) => writeFileSync(path, Buffer.from([0xff])),
  ]) {
    const cwd = fresh({ ...SKILLS, 'README.md': 'mine' });
    put(join(cwd, IGNORE));
    const { code, out } = await init(cwd);
    expect([code, out]).toEqual([0, expect.stringContaining('. Add artifacts/ to .gitignore: ')]);
    expect(readFileSync(join(cwd, 'README.md'), 'utf8')).toBe('mine');
  }
});

test('the README shows what init says and the workflow that it writes', async () => {
  const skill = (name: string, task: string): Readonly<Record<string, string>> => {
    const text = `---\nname: ${name}\ndescription: Use when the user asks for ${task}.\n---\n`;
    return { [`.claude/skills/${name}/SKILL.md`]: text };
  };
  const cwd = fresh({ ...skill('alpha-skill', 'alpha greetings'), ...skill('beta-skill', 'beta farewells') });
  const ran = await cli(['init', '--providers', 'claude', '--uses', `OWNER/${PIN.slice(2)}`], { cwd });
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
  expect(ran.code).toBe(0);
  expect(readme).toContain(`$ portcullis init --providers claude\n${ran.out}`);
  expect(readme).toContain(
    `\n\`\`\`yaml\n${readFileSync(join(cwd, '.github/workflows/portcullis.yml'), 'utf8')}\`\`\`\n`,
  );
});

test('the first lines of the README work for somebody who has nothing', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
  const block = /\n## Quick start\n[^]*?\n```console\n([^]*?)\n```\n/.exec(readme)?.[1] ?? '';
  const lines = block.split('\n');
  const commands = lines.flatMap((line) => (line.startsWith('$ ') ? [line.slice(2)] : []));
  expect(commands[0]).toMatch(/^git clone /);

  const home = temporaryFolder();
  const server = join(home, 'server/OWNER/portcullis');
  cpSync(join(house(), 'actions/dist'), join(server, 'actions/dist'), { recursive: true });
  git(server, 'init', '--quiet', '--initial-branch=main');
  git(server, 'add', '--all');
  git(server, 'commit', '--quiet', '--message', 'release');
  git(server, 'tag', 'v0.1.0');
  writeFileSync(join(home, '.gitconfig'), `[url "file://${home}/server/"]\n  insteadOf = https://github.com/\n`);

  const skill = (name: string): string =>
    `---\nname: ${name}\ndescription: Use when the user asks for greetings.\n---\n`;
  const skills = ['alpha', 'beta'].map((name) => [`.claude/skills/${name}/SKILL.md`, skill(name)]);
  const ran = spawnSync('bash', ['-e'], {
    cwd: fresh(Object.fromEntries(skills) as Record<string, string>),
    env: { ...plainEnvironment(), HOME: home, GIT_CONFIG_GLOBAL: join(home, '.gitconfig') },
    // As at a prompt: there aliases are on.
    input: ['shopt -s expand_aliases', ...commands].join('\n'),
    encoding: 'utf8',
  });
  expect(ran.status).toBe(0);
  const said = lines.filter((line) => !line.startsWith('$ ')).join('\n');
  expect(ran.stdout).toBe(`${said.replaceAll(COMMIT, git(server, 'rev-parse', 'HEAD'))}\n`);
});

describe('nothing is overwritten', () => {
  test.each(WRITTEN)('%s', async (path) => {
    const cwd = fresh({ ...SKILLS, [path]: 'mine\n' });
    const { code, out, err } = await init(cwd);
    expect([code, out, there(cwd)]).toEqual([2, '', [path]]);
    expect(err).toContain(`found ${path}\n`);
    expect(readFileSync(join(cwd, path), 'utf8')).toBe('mine\n');
  });

  test('a second time, and a link to nothing', async () => {
    const cwd = fresh();
    expect((await init(cwd)).code).toBe(0);
    const again = await init(cwd);
    expect([again.code, WRITTEN.filter((path) => !again.err.includes(path))]).toEqual([2, []]);
    const linked = fresh({ ...SKILLS, 'baselines/x': '' });
    symlinkSync('nowhere', join(linked, 'baselines/provider-baseline.json'));
    expect([(await init(linked)).code, there(linked)]).toEqual([2, []]);
  });

  test('a configuration under a name that nobody reads', async () => {
    const { code, err } = await init(fresh({ ...SKILLS, '.github/portcullis/config.yaml': '' }));
    expect([code, err]).toEqual([2, expect.stringContaining('Rename the file.')]);
  });
});

describe('which skills', () => {
  test('of plugins and of several roots, but one of a name', async () => {
    const cwd = fresh({
      ...SKILLS,
      '.agents/skills/alpha/SKILL.md': SKILLS['.claude/skills/alpha/SKILL.md'],
      'plugins/p/.claude-plugin/plugin.json': '{"name":"p"}',
      'plugins/p/skills/alpha/SKILL.md': SKILLS['.claude/skills/alpha/SKILL.md'],
    });
    const { code, out } = await init(cwd);
    expect(code).toBe(0);
    expect(out).toContain('3 skills in .claude/skills, plugins/p/skills\n');
    expect(warningsIn(out)).toEqual(['.agents/skills: left out: duplicate name alpha, already found in another root']);
    expect(readFileSync(join(cwd, 'cases/routing/first.json'), 'utf8')).toContain('"expected_skill": "p:alpha"');
    expect(await cli(['validate'], { cwd })).toMatchObject({ code: 0 });
  });

  test('in a root that is named', async () => {
    const cwd = fresh({ 'lib/agents/alpha/SKILL.md': SKILLS['.claude/skills/alpha/SKILL.md'] });
    expect(await init(cwd)).toMatchObject({ code: 2, err: expect.stringContaining('--skills DIR') });
    expect((await init(cwd, '--skills', 'lib/agents')).code).toBe(0);
    expect(await cli(['validate'], { cwd })).toMatchObject({ code: 0, out: expect.stringContaining('1 skill') });
  });
});

describe('what will stand in the way later is told, and nothing fails', () => {
  test('files that git ignores', async () => {
    const cwd = fresh({ ...SKILLS, '.gitignore': 'baselines/\n*.yml\n!.github/portcullis/*\n' });
    const { code, out } = await init(cwd);
    expect([code, there(cwd), warningsIn(out)]).toEqual([
      0,
      WRITTEN,
      [
        expect.stringMatching(
          /^git ignores baselines\/provider-baseline\.json, \.github\/workflows\/portcullis\.yml: /,
        ),
      ],
    ]);
  });

  test('a server that is not github.com', async () => {
    const cwd = fresh();
    git(cwd, 'remote', 'add', 'origin', 'git@git.example.com:me/mine.git');
    const { code, out } = await init(cwd);
    expect([code, warningsIn(out)]).toEqual([0, [expect.stringMatching(/^git\.example\.com is not github\.com: /)]]);
  });

  test('cases that are there already, whose ids the new ones do not take', async () => {
    const prompt = { prompt: 'Hello', expected_skill: 'alpha' };
    const cwd = fresh({
      ...SKILLS,
      'cases/routing/mine.json': JSON.stringify([{ case_id: 'first-alpha', category: 'positive', ...prompt }]),
      'cases/routing/none.json': '{"a": \u202e',
    });
    const { code, out } = await init(cwd);
    expect([code, warningsIn(out)]).toEqual([
      0,
      [
        expect.stringMatching(/^1 case stood there before/),
        expect.stringMatching(/^cases\/routing\/none\.json: .*: ids of its cases are not known/),
        'first-alpha-2: so called since there is a case of its name without the number',
      ],
    ]);
    expect(out).not.toContain('\u202e');
    expect(readFileSync(join(cwd, 'cases/routing/first.json'), 'utf8')).toContain('"first-alpha-2"');
  });

  test('a folder inside, where GitHub reads no workflow', async () => {
    const cwd = fresh({ ...SKILLS, 'packages/a/README.md': '' });
    const { code, out } = await init(join(cwd, 'packages/a'));
    expect([code, there(cwd), warningsIn(out)]).toEqual([0, WRITTEN, [expect.stringMatching(/^run in packages\/a: /)]]);
  });

  test('a git that is not there', async () => {
    const cwd = fresh();
    const { code, err } = await cli(['init', '--uses', PIN], { cwd, env: { PATH: '' } });
    expect([code, err, there(cwd)]).toEqual([2, expect.stringMatching(/^error: .*git/), []]);
  });
});

test('what --dry-run shows of a description and a folder commands no terminal', async () => {
  const root = 'skills\u202e';
  const cwd = fresh({ [`${root}/alpha/SKILL.md`]: '---\nname: alpha\ndescription: Says \u202eolleh\u2066.\n---\n' });
  const { code, out } = await init(cwd, '--dry-run', '--skills', root);
  expect([code, out]).toEqual([0, expect.stringContaining('say \\u202eolleh\\u2066."')]);
  expect(out).toContain('  - "skills\\u202e"\n');
  expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});

describe('places that are not what they should be', () => {
  test('a link that leads out of the repository: nothing is written, there nor here', async () => {
    const [cwd, outside] = [fresh(), temporaryFolder()];
    symlinkSync(outside, join(cwd, 'cases'));
    expect(await init(cwd)).toMatchObject({ code: 2, err: expect.stringContaining('cases: expected a folder') });
    expect([there(cwd), readdirSync(outside)]).toEqual([[], []]);
  });

  test('a file in place of a folder', async () => {
    const cwd = fresh({ ...SKILLS, baselines: 'mine' });
    expect(await init(cwd)).toMatchObject({ code: 2, err: expect.stringContaining('baselines: expected a folder') });
    expect(there(cwd)).toEqual([]);
  });
});

describe('usage', () => {
  test.each([
    [['--providers', 'my-agent'], 'expected one of claude, codex, copilot, found "my-agent"'],
    [['--skills', 'nowhere'], 'there is no such folder'],
    [['--uses', 'o/portcullis@v1'], '--uses: expected OWNER/NAME@COMMIT'],
  ])('%j', async (args, said) => {
    const cwd = fresh();
    expect(await init(cwd, ...args)).toMatchObject({ code: 2, err: expect.stringContaining(said) });
    expect(there(cwd)).toEqual([]);
  });

  test('outside of a repository', async () => {
    expect(await init(temporaryFolder())).toMatchObject({ code: 2, err: expect.stringContaining('a git repository') });
  });
});

describe('without --uses', () => {
  test('the gate is the clone that runs', async () => {
    const clone = fresh({});
    cpSync(join(house(), 'actions/dist'), join(clone, 'actions/dist'), { recursive: true });
    git(clone, 'add', '--all');
    git(clone, 'commit', '--quiet', '--message', 'release');
    git(clone, 'tag', 'v9.8.7');
    const run = async (): Promise<Ran> => runFile(join(clone, 'actions/dist/cli.js'), ['init'], { cwd: fresh() });
    const { code: without, out: said } = await run();
    expect([without, said]).toEqual([
      0,
      expect.stringContaining(`the gate of OWNER/portcullis at ${'0'.repeat(40)}\n`),
    ]);
    expect(warningsIn(said)[0]).toMatch(/^the workflow names no commit/);
    git(clone, 'remote', 'add', 'origin', 'git@github.com:o/gate.git');
    const { code, out } = await run();
    const commit = git(clone, 'rev-parse', 'HEAD');
    expect([code, out]).toEqual([0, expect.stringContaining(`the gate of o/gate at ${commit} (v9.8.7)\n`)]);

    // Nobody but the clone is asked whether the server has that commit.
    expect(warningsIn(out)).toEqual([expect.stringMatching(new RegExp(`^o/gate may not have ${commit}: `))]);
    git(clone, 'update-ref', 'refs/remotes/origin/main', commit);
    expect(warningsIn((await run()).out)).toEqual([]);
    git(clone, 'tag', '--delete', 'v9.8.7');
    expect(warningsIn((await run()).out)).toEqual([expect.stringMatching(/^the commit is no release/)]);
  });

  test('a clone of a tag alone is not doubtful', async () => {
    const source = fresh({});
    cpSync(join(house(), 'actions/dist'), join(source, 'actions/dist'), { recursive: true });
    git(source, 'add', '--all');
    git(source, 'commit', '--quiet', '--message', 'release');
    git(source, 'tag', 'v9.8.7');
    const clone = join(temporaryFolder(), 'gate');
    git(
      source,
      '-c',
      'advice.detachedHead=false',
      'clone',
      '--quiet',
      '--depth=1',
      '--branch=v9.8.7',
      `file://${source}`,
      clone,
    );
    git(clone, 'remote', 'set-url', 'origin', 'https://github.com/o/gate.git');
    const { code, out } = await runFile(join(clone, 'actions/dist/cli.js'), ['init'], { cwd: fresh() });
    expect([code, warningsIn(out)]).toEqual([0, []]);
  });

  test('never the repository around a copy of it', async () => {
    const cwd = fresh();
    cpSync(join(house(), 'actions/dist'), join(cwd, 'vendor/portcullis/actions/dist'), { recursive: true });
    git(cwd, 'add', '--all');
    git(cwd, 'commit', '--quiet', '--message', 'vendored');
    git(cwd, 'remote', 'add', 'origin', 'git@github.com:o/mine.git');
    const ran = await runFile(join(cwd, 'vendor/portcullis/actions/dist/cli.js'), ['init'], { cwd });
    expect(ran).toMatchObject({ code: 0, out: expect.stringContaining('the gate of OWNER/portcullis at 0') });
    const doctor = await cli(['doctor'], { cwd });
    expect([doctor.code, doctor.out]).toEqual([1, expect.stringMatching(/placeholder-pin/)]);
  });
});
