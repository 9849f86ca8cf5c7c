import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { madeTranscript, type MadeTranscript } from '../made-transcript.ts';
import { madeTurn } from '../turn-builder.ts';
import { BASELINE, baselineOf, caseOf, CASES, CONFIG, everyClient, loads, pullRequest } from './pull-request.ts';
import { distFile, house, plainEnvironment } from './house.ts';
import { cli, cliProcess, temporaryFolder } from './run-bundle.ts';

const COMMANDS = [
  'demo',
  'validate',
  'doctor',
  'plan',
  'replay',
  'gate',
  'bless',
  'explain',
  'score',
  'events',
  'tier',
];

function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = temporaryFolder();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** `script` of util-linux runs a command on a terminal. */
const HAS_TERMINAL = spawnSync('script', ['--version']).status === 0;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

describe('usage', () => {
  test.each(COMMANDS)('%s --help describes every option and gives an example', async (command) => {
    const { code, out, err } = await cli([command, '--help']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^Usage: portcullis ${command} \\[options\\]`));
    expect(out).toMatch(/^Examples?:\n {2}\$ portcullis /m);
    for (const flag of ['--json', '--no-progress', '--no-color', '--help']) expect(out).toContain(flag);
  });

  test('the commands are all in --help, and nothing at all prints it', async () => {
    const { code, out } = await cli(['--help']);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^ {2}${command}\\b`, 'm'));
    expect((await cli([])).out).toBe(out);
  });

  test.each([
    [['vlaidate'], /unknown command 'vlaidate'\n\(Did you mean validate\?\)/],
    [['nonsense'], /unknown command 'nonsense'/],
    [['gate', '--resluts', 'x'], /unknown option '--resluts'\n\(Did you mean --results\?\)/],
    [['gate', '--base-ref'], /option '--base-ref <ref>' argument missing/],
    [['demo', 'extra'], /too many arguments for 'demo'/],
    [['explain'], /missing required argument 'unit'/],
    [['gate'], /expected --results, found nothing/],
    [['replay'], /expected --transcripts, found nothing/],
    [['bless'], /expected --results, found nothing/],
    [['explain', 'x'], /expected --results, found nothing/],
    [['score'], /expected --case, found nothing/],
    [['tier'], /expected --agent, --token and --line/],
    [['tier', '--agent', 'claud'], /^error: agent: expected one of .*found "claud" \(did you mean "claude"\?\)$/m],
    [['events', 'x'], /--provider: expected one provider, found none/],
    [['events', '--provider', 'a,b', 'x'], /--provider: expected one provider, found several/],
    [['events', '--provider', 'gemini', 'x'], /provider: expected one of claude, codex, copilot, found "gemini"/],
    [['plan', '--trials', '0'], /expected a whole number from 1 to 1000/],
    [['plan', '--trials', '1e3'], /expected a whole number from 1 to 1000/],
    [['tier', '--agent', 'claude', '--token', ' ', '--line', 'x'], /token: expected a skill id or a file path/],
  ])('%j is exit code 2', async (args, message) => {
    const { code, out, err } = await cli(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/bug|\n {4}at /);
  });

  test('with --json an error is a document on stdout too', async () => {
    const { code, out, err } = await cli(['gate', '--results', 'nowhere', '--baseline', 'b.json', '--json'], {
      cwd: folderWith({ [CASES]: json([caseOf('alpha')]) }),
    });
    expect(code).toBe(2);
    expect(JSON.parse(out)).toEqual({
      error: { code: 'not_found', help: 'Check the path.', message: expect.stringContaining('nowhere') as string },
    });
    expect(err).toMatch(/^error: .*nowhere/);
  });

  test('what a message quotes cannot command a terminal', async () => {
    const { code, err } = await cli(['explain', 'x', '--results', '\u001B]0;title\u0007\u202Ename']);
    expect(code).toBe(2);
    expect(err.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });
});

describe('validate', () => {
  const broken = {
    [CONFIG]: 'providers:\n  claude:\n  claud:\n',
    [CASES]: json([
      { case_id: 'one', prompt: ' ', expected_skill: 'here' },
      { case_id: 'one', prompt: '/here do it', expected_skill: 'here', disallowed_skills: ['HERE'] },
      { case_id: 'two', prompt: 'p', required_skills: ['here', 'nowhere'] },
    ]),
    'cases/routing/form.json': '{"cases": [\n{"case_id": "../x", "prompt": "p"},\n{"case_id": "y", "prmpt": "p"}]}',
    'cases/routing/syntax.json': '[\n{"case_id": }\n]',
    'cases/routing/bytes.json': Buffer.from([0xff, 0xfe]),
    '.github/portcullis/policies/retry.json': '{}',
    [BASELINE]: json({ two: { claude: { expected_status: 'pass' }, gemini: { expected_status: 'pass' } } }),
    'skills/here/SKILL.md': '---\nname: here\ndescription: d\n---\n',
  };

  test('lists every problem of every file, with file and line, and ends with 2', async () => {
    const { code, out, err } = await cli(['validate', '--skills', 'skills'], { cwd: folderWith(broken) });
    expect([code, err]).toEqual([2, '']);
    for (const problem of [
      /^\.github\/portcullis\/config\.yml:3: \/providers\/claud: expected one of claude, codex, copilot, found "claud"/m,
      /^\.github\/portcullis\/policies\/retry\.json: expected no error, found retry_policy_invalid_shape: .*schema: expected 1/m,
      /^cases\/routing\/cases\.json:4: one\/prompt: expected a prompt, found an empty text/m,
      /^cases\/routing\/cases\.json:8: one\/case_id: expected an id of its own, found the id of cases\/routing\/cases\.json:2/m,
      /^cases\/routing\/cases\.json:9: one\/prompt: expected a prompt in plain words, found "\/here do it"/m,
      /^cases\/routing\/cases\.json:12: one\/disallowed_skills\/0: expected a skill that the case does not require, found "HERE"/m,
      /^cases\/routing\/cases\.json:20: two\/required_skills\/1: expected a skill that exists under the skills roots, found "nowhere"/m,
      /^cases\/routing\/form\.json:2: \/cases\/0\/case_id: expected .*, found "\.\.\/x"/m,
      /^cases\/routing\/form\.json:3: \/cases\/1\/prmpt: .*the unknown field "prmpt"/m,
      /^cases\/routing\/form\.json:3: \/cases\/1: expected a field "prompt", found nothing/m,
      /^cases\/routing\/syntax\.json:2: expected valid JSON with a value here, found '}'/m,
      /^cases\/routing\/bytes\.json: expected UTF-8 text, found other bytes/m,
      /^baselines\/provider-baseline\.json:6: \/two\/gemini: expected a configured provider/m,
    ]) {
      expect(out).toMatch(problem);
    }
    expect(out).toMatch(/^13 problems$/m);
  });

  test('one cause is one problem', async () => {
    const entries = { claude: { expected_status: 'pass' }, copilot: { expected_status: 'pass' } };
    const cwd = folderWith({
      [CONFIG]: 'providers:\n  claude:\n  copilto:\n',
      [CASES]: json([caseOf('alpha'), caseOf('beta')]),
      [BASELINE]: json({ alpha: entries, beta: entries }),
    });
    const { out } = await cli(['validate'], { cwd });
    expect(out).toMatch(/found "copilto" without a command \(did you mean "copilot"\?\).*\n1 problem$/m);
    const other = await cli(['validate', '--cases', BASELINE], { cwd });
    expect(other.out).toContain(
      `${BASELINE}: expected the case file, found the baseline, which is for --baseline (Name the case file instead.)\n`,
    );
  });

  test.each<[name: string, file: string, text: string, problems: readonly RegExp[]]>([
    [
      'what to do about another version',
      CASES,
      json({ schema: 2, cases: [{}] }),
      [
        /schema: expected 1, found 2, which a newer version of Portcullis wrote \(Portcullis \S+ reads up to schema 1: update to a release that reads schema 2, or/,
      ],
    ],
    [
      'a misspelt provider beside an unknown field',
      CONFIG,
      'baselines: b.json\nproviders:\n  claud:\n  gemini:\n    comand: [gemini]\n  own:\n    command: [own]\n  codexx:\n    timeoutt: 5\n',
      [
        /:1: \/baselines: .*\(did you mean "baseline"\?\)/,
        /:5: \/providers\/gemini\/comand: .*\(did you mean "command"\?\)/,
        /:9: \/providers\/codexx\/timeoutt: .*\(did you mean "timeout"\?\)/,
        /:3: \/providers\/claud: .*found "claud" without a command \(did you mean "claude"\?\)/,
        /:8: \/providers\/codexx: .*found "codexx" without a command \(did you mean "codex"\?\)/,
      ],
    ],
    [
      'a document that is no configuration',
      CONFIG,
      json([caseOf('a')]),
      [/config\.yml: expected the configuration, found the case file, which is for --cases \(Name the/],
    ],
    [
      'lines that are no configuration',
      CONFIG,
      `${JSON.stringify({ input: madeTurn() })}\n`.repeat(2),
      [/config\.yml: expected the configuration, found the evidence of turns, which is for typestate check \(Name the/],
    ],
  ])('tells %s', async (_name, file, text, problems) => {
    const cwd = folderWith({ [CASES]: json([caseOf('a')]), [file]: text });
    const { code, out } = await cli(['validate'], { cwd });
    const lines = out.trimEnd().split('\n').slice(0, -1);
    expect([code, lines]).toEqual([2, problems.map((problem) => expect.stringMatching(problem) as string)]);
  });

  test('--json gives the problems as data', async () => {
    const { code, out } = await cli(['validate', '--json'], { cwd: folderWith(broken) });
    expect(code).toBe(2);
    const { valid, problems } = JSON.parse(out) as {
      valid: boolean;
      problems: { file: string; line: number | null }[];
    };
    expect(valid).toBe(false);
    expect(problems).toContainEqual(expect.objectContaining({ file: 'cases/routing/syntax.json', line: 2 }));
  });

  test('a field that is ignored is told, and no problem', async () => {
    const cwd = folderWith({ [CONFIG]: 'sampling:\n  go_on_below: [.2, .1]\n', [CASES]: json([caseOf('a')]) });
    const { code, out } = await cli(['validate'], { cwd });
    const told =
      'expected no such field, found one (it is ignored: a cell goes on while its observed drop exceeds `drop`)';
    expect(code).toBe(0);
    expect(out).toContain(`warning: ${CONFIG}:2: /sampling/go_on_below: ${told}\nvalid: 1 case`);
  });

  test.each([
    ['alpha: .05', '5.61 % at a pass rate of 0.72'],
    ['stages: [3, 5, 10, 24]\n  alpha: .05', '5.12 % at a pass rate of 0.75'],
    ['stages: [3, 4, 5, 6, 7, 8, 9, 10]\n  alpha: .05', '6.05 % at a pass rate of 0.7 '],
    ['rule: single\n  alpha: .05', null],
    ['stages: [3, 6, 10, 16, 30]\n  alpha: .02', null],
    ['stages: [3, 8]\n  alpha: .05', null],
  ])('an alpha that three healthy cells go beyond at some rate is told: %s', async (sampling, told) => {
    const cwd = folderWith({ [CONFIG]: `sampling:\n  ${sampling}\n`, [CASES]: json([caseOf('a')]) });
    const { code, out } = await cli(['validate'], { cwd });
    const promised = `warning: ${CONFIG}:1: /sampling: expected at most 5 % of healthy suites red, as alpha says, found `;
    expect([code, out.includes('/sampling')]).toEqual([0, told !== null]);
    if (told !== null) expect(out).toMatch(new RegExp(`^${promised}.*${told}`));
  });

  test('what is right is counted', async () => {
    const files = {
      [CASES]: json({ cases: [caseOf('alpha'), caseOf('beta')] }),
      [BASELINE]: json(baselineOf({ alpha: 'pass' })),
      'skills/alpha-skill/SKILL.md': '---\nname: alpha-skill\ndescription: d\n---\n',
      'skills/beta/SKILL.md': '---\nname: beta-skill\ndescription: d\n---\n',
    };
    const { code, out } = await cli(['validate', '--skills', 'skills'], { cwd: folderWith(files) });
    const renamed = 'name: expected the folder\'s name, "beta", found "beta-skill" (known so only to copilot)';
    expect(code).toBe(0);
    expect(out).toBe(`warning: skills/beta/SKILL.md:2: ${renamed}\nvalid: 2 cases, 3 baseline entries, 2 skills\n`);
  });

  test.each([
    ['no cases at all', { [CASES]: '[]' }, [], /cases\.json:1: expected at least one case, found none/],
    [
      'an orphan entry',
      { [CASES]: json([caseOf('a')]), [BASELINE]: json(baselineOf({ b: 'pass' })) },
      [],
      /provider-baseline\.json:2: \/b: expected an entry for a case that exists, found no case b/,
    ],
    [
      'a configuration that leads outside',
      { [CASES]: '[]', [CONFIG]: 'baseline: ../x.json\n' },
      [],
      /config\.yml:1: \/baseline: expected a path inside the repository, found "\.\.\/x\.json"/,
    ],
    [
      'an absolute path in the configuration',
      { [CASES]: '[]', [CONFIG]: 'cases: /etc/*.json\n' },
      [],
      /config\.yml:1: \/cases: expected a path inside the repository/,
    ],
    [
      'aliases that multiply',
      {
        [CASES]: '[]',
        [CONFIG]: `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefg'.replaceAll(/./g, (key) => `${key}: &${key} [${`*${String.fromCharCode(key.charCodeAt(0) - 1)},`.repeat(9)}]\n`)}`,
      },
      [],
      /config\.yml: expected no error, found .*not valid YAML|config\.yml.*alias/,
    ],
    ['YAML without bottom', { [CASES]: '[]', [CONFIG]: `cases: ${'['.repeat(50_000)}` }, [], /config\.yml/],
    [
      'a configuration under another name',
      { [CASES]: json([caseOf('a')]), [CONFIG.replace('yml', 'yaml')]: '' },
      [],
      /config\.yml: expected the configuration here, found it at \.github\/portcullis\/config\.yaml/,
    ],
    [
      'a root that is not there',
      { [CASES]: json([caseOf('a')]) },
      ['--skills', 'nope'],
      /: expected folders of skills that are there, found no folder \S*nope \(/,
    ],
    ['a folder', { [CASES]: json([caseOf('a')]) }, ['cases'], /cases: expected a readable file, found a folder/],
    [
      'a file that is not there',
      { [CASES]: json([caseOf('a')]) },
      ['nowhere.json'],
      /nowhere\.json: expected the case file, found no such file/,
    ],
    [
      'a baseline that is not there',
      { [CASES]: json([caseOf('a')]) },
      ['--baseline', 'nowhere.json'],
      /nowhere\.json: expected the baseline, found no such file/,
    ],
  ])('%s is a problem', async (_name, files, args, message) => {
    const { code, out, err } = await cli(['validate', ...args], { cwd: folderWith(files) });
    expect(code).toBe(2);
    expect(out + err).toMatch(message);
    expect(err).not.toMatch(/bug|\n {4}at /);
  });

  test('without any case file it says where it looked', async () => {
    const { code, err } = await cli(['validate'], { cwd: temporaryFolder() });
    expect(code).toBe(2);
    expect(err).toMatch(/no case file: expected one at cases\/routing\/\*\.json/);
  });

  test('names that look like globs are names, quoted globs are globs, also absolute ones', async () => {
    const cwd = folderWith({ 'a (1)/[x].json': json([caseOf('one')]), 'a (1)/y.json': json([caseOf('two')]) });
    expect((await cli(['validate', 'a (1)/[x].json'], { cwd })).out).toContain('valid: 1 case,');
    expect((await cli(['validate', '*/*.json'], { cwd })).out).toContain('valid: 2 cases,');
    expect((await cli(['validate', `${cwd}/a (1)/y.json`], { cwd: temporaryFolder() })).out).toContain(
      'valid: 1 case,',
    );
    const plain = folderWith({ 'sub/a.json': json([caseOf('one')]), 'sub/b.json': json([caseOf('two')]) });
    expect((await cli(['validate', `${plain}/sub/*.json`], { cwd: temporaryFolder() })).out).toContain(
      'valid: 2 cases,',
    );
  });
});

describe('without git in PATH', () => {
  const env = { PATH: '/nowhere' };

  test('what needs no history works: validate, score, events, explain, and replay and gate outside of a repository', async () => {
    const cwd = folderWith({
      [CASES]: json([caseOf('alpha')]),
      [BASELINE]: json(baselineOf({ alpha: 'pass' }, ['claude'])),
      [CONFIG]: 'providers:\n  claude:\n',
      'recordings/claude/alpha.jsonl': madeTranscript('claude', loads('alpha')),
    });
    for (const args of [
      ['validate'],
      ['plan'],
      ['score', '--case', CASES, '--provider', 'claude', '--transcript', 'recordings/claude/alpha.jsonl'],
      ['events', '--provider', 'claude', 'recordings/claude/alpha.jsonl'],
      ['replay', '--transcripts', 'recordings'],
      ['explain', 'alpha', '--results', 'artifacts'],
      ['gate', '--results', 'artifacts', '--baseline', BASELINE],
      ['bless', '--results', 'artifacts'],
    ]) {
      expect([args, (await cliProcess(args, { cwd, env })).code]).toEqual([args, 0]);
    }
  });

  test('what needs it says so', async () => {
    const pr = pullRequest({ [CASES]: [caseOf('alpha')] });
    pr.record({ alpha: everyClient(loads('alpha')) });
    const { folder } = await pr.replay();
    for (const args of [
      ['replay', '--transcripts', pr.recordings],
      ['gate', '--results', folder, '--base-ref', 'main'],
      ['demo'],
    ]) {
      const { code, err } = await pr.run(args, { env });
      expect(code).toBe(2);
      expect(err).toMatch(/error: git could not be started\.\nInstall git 2\.30 or newer on the PATH\.\n$/);
    }
  });
});

describe('plan', () => {
  test('lists cases × configured providers × trials, and writes the plan', async () => {
    const pr = pullRequest({
      [CASES]: [caseOf('beta'), caseOf('alpha')],
      [CONFIG]: 'sampling:\n  trials: 2\nproviders:\n  codex:\n  claude:\n',
    });
    const { code, out, err } = await pr.run(['plan', '--output', 'deep/plan.json']);
    expect(code).toBe(0);
    expect(out.split('\n').slice(0, 4)).toEqual([
      'alpha\tclaude\t1',
      'alpha\tclaude\t2',
      'alpha\tcodex\t1',
      'alpha\tcodex\t2',
    ]);
    expect(err).toBe('8 units of 2 cases and 2 providers\n');
    const narrowed = await pr.run(['plan', '--agents', 'claude', '--case-id', 'alpha']);
    expect(narrowed.err).toBe('2 units of 1 case and 1 provider\n');
    expect(JSON.parse(pr.read('deep/plan.json'))).toMatchObject({ schema: 1, units: { length: 8 } });
  });
});

describe('score', () => {
  test('prints one unit result with every field that the issue names', async () => {
    const transcripts = join(house(), 'cases/transcripts');
    const flags = ['--case-id', 'alpha-greeting', '--transcript', join(transcripts, 'claude-skill-alpha.jsonl')];
    const { code, out } = await cli([
      'score',
      '--case',
      join(house(), 'cases/routing/demo.json'),
      '--provider',
      'claude',
      '--exit-code',
      '0',
      '--json',
      ...flags,
    ]);
    expect(code).toBe(0);
    const unit = JSON.parse(out) as Record<string, unknown>;
    for (const field of [
      'unit_run_id',
      'agent',
      'case_id',
      'category',
      'trial',
      'status',
      'infra_reason',
      'expected_skill',
      'failure_kind',
      'failure_category',
      'timed_out',
      'exit_code',
      'token_hits',
      'missing',
      'optional_hits',
      'disallowed_hits',
      'skills_available',
      'limit',
      'warnings',
      'client',
      'usage',
      'error',
    ]) {
      expect(unit).toHaveProperty(field);
    }
    expect(unit['token_hits']).toMatchObject({
      'alpha-skill': {
        tier: 1,
        score: 1000,
        source_kind: 'cli_output',
        source_detail: 'skill_call',
        line_number: 3,
        proof_line: expect.stringContaining('alpha-skill') as string,
        attempted: true,
        succeeded: true,
        succeeded_tier: 1,
        depth: 0,
        path: '/workspace/proj/.claude/skills/alpha-skill/SKILL.md',
      },
    });
  });

  test('--batch gives one result per line, in order; a bad line is its own and exit code 2', async () => {
    const cwd = folderWith({
      'case.json': json(caseOf('alpha')),
      'good.jsonl': madeTranscript('codex', loads('alpha')),
    });
    const good = { case: 'case.json', agent: 'codex', transcript: 'good.jsonl', exit_code: 0 };
    const lines = [
      { id: 'a', ...good },
      { id: 'b', ...good, transcript: 'nowhere.jsonl' },
      { id: 'c', ...good, agent: 'gemini' },
      { id: 'd', ...good, transcript: 'nul\u0000byte' },
      { id: 'e', ...good, timed_out: 'yes' },
      { id: 6, provider: 'CODEX', case: 'case.json', transcript: 'good.jsonl' },
    ];
    const input = `${lines.map((line) => JSON.stringify(line)).join('\n')}\nnot json\n`;
    const { code, out, err } = await cli(['score', '--batch'], { cwd, input });
    expect([code, err]).toEqual([2, '']);
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(
      answers.map((answer) => [answer['id'], answer['status'] ?? (answer['error'] as { code: string }).code]),
    ).toEqual([
      ['a', 'pass'],
      ['b', 'not_found'],
      ['c', 'usage'],
      ['d', 'invalid_input'],
      ['e', 'invalid_input'],
      [6, 'pass'],
      [undefined, 'invalid_input'],
    ]);
  });
});

describe('tier', () => {
  test('one line, as text and as JSON', async () => {
    const flags = ['--agent', 'copilot', '--token', 'alpha-skill', '--line', '● skill(alpha-skill)'];
    expect((await cli(['tier', ...flags])).out).toBe('tier 1, score 1000\n');
    expect((await cli(['tier', ...flags, '--json'])).out).toBe('{"tier":1,"score":1000}\n');
    expect((await cli(['tier', ...flags.slice(0, -1), 'nothing of it', '--json'])).out).toBe('{"tier":3,"score":0}\n');
  });

  test('--batch answers every line, also around those that are no requests', async () => {
    const line = '● skill(alpha-skill)';
    const deep = `{"id": "deep", "agent": ${'['.repeat(5000)}${']'.repeat(5000)}}`;
    const input = Buffer.concat([
      Buffer.from(
        [
          JSON.stringify({ id: 1, agent: 'copilot', token: 'alpha-skill', line }),
          JSON.stringify({ id: 2, agent: 'copilot', token: 'alpha-skill', line: `${line}\u2028more\u2029` }),
          '',
          'not json',
          '[1]',
          deep,
          '['.repeat(5000),
          JSON.stringify({ id: 3, agent: 'copilot', token: '', line }),
          JSON.stringify({ id: 4, agent: 'copilot', token: 'alpha-skill' }),
          JSON.stringify({ id: 5, agent: 'copilot', token: 'alpha-skill', line, score: '60' }),
          JSON.stringify({
            id: 6,
            agent: 'copilot',
            token: 'alpha-skill',
            line: 'x',
            score: 60,
            more: { __proto__: 1 },
          }),
        ].join('\r\n'),
      ),
      Buffer.from('\n\xff\xfe\n', 'latin1'),
      Buffer.from(JSON.stringify({ id: 7, agent: 'copilot', token: 'alpha-skill', line })),
    ]);
    const { code, out, err } = await cli(['tier', '--batch'], { input });
    expect([code, err]).toEqual([2, '']);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((text) => JSON.parse(text) as Record<string, unknown>);
    expect(answers.map((answer) => [answer['id'], 'error' in answer ? 'error' : answer['tier']])).toEqual([
      [1, 1],
      [2, 1],
      [undefined, 'error'],
      [undefined, 'error'],
      ['deep', 'error'],
      [undefined, 'error'],
      [3, 'error'],
      [4, 'error'],
      [5, 'error'],
      [6, 2],
      [undefined, 'error'],
      [7, 1],
    ]);
  });

  test('--batch without a line is nothing, and holds', async () => {
    expect(await cli(['tier', '--batch'])).toEqual({ code: 0, out: '', err: '' });
  });
});

describe('events', () => {
  test('prints the normalised events as JSON Lines', async () => {
    const cwd = folderWith({ 't.jsonl': `warming up\n${madeTranscript('claude', loads('alpha'))}` });
    const { code, out } = await cli(['events', '--provider', 'claude', 't.jsonl'], { cwd });
    expect(code).toBe(0);
    const events = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string; line: number });
    expect(events.map((event) => [event.line, event.type])).toEqual([
      [1, 'noise'],
      [2, 'session'],
      [3, 'assistant_text'],
      [4, 'tool_call'],
      [5, 'tool_result'],
      [6, 'assistant_text'],
      [7, 'terminal'],
    ]);
  });

  test('a file that is not there is an error', async () => {
    const { code, err } = await cli(['events', '--provider', 'claude', 'nowhere'], { cwd: temporaryFolder() });
    expect(code).toBe(2);
    expect(err).toMatch(/nowhere: the transcript: there is no such file/);
  });
});

describe('explain', () => {
  test('finds a unit by id, by the beginning of its id, and by name; says what is missing and what to do', async () => {
    const pr = pullRequest({ [CASES]: [caseOf('alpha'), caseOf('beta')] });
    const refused: MadeTranscript = { steps: [{ refused: 'alpha-skill' }, { say: 'No.' }], catalogue: ['alpha-skill'] };
    pr.record({ alpha: everyClient(refused), beta: everyClient(loads('beta')) });
    const { results } = await pr.replay();
    const id = results.results[0]?.unit_run_id ?? '';
    const names = [id, id.slice(0, 8), 'alpha/claude', 'alpha/claude/1'];
    const outs = await Promise.all(names.map((name) => pr.run(['explain', name, '--results', pr.artifacts])));
    expect(new Set(outs.map((ran) => ran.out)).size).toBe(1);
    expect(outs[0]?.out).toMatch(/alpha-skill: attempted_not_executed needs tier 1, has 2\n.*look at permissions/);
    expect(outs[0]?.out).toMatch(/line 2: \{"type":"assistant"/);
  });

  test('names the candidates where several or none are meant', async () => {
    const pr = pullRequest({ [CASES]: [caseOf('alpha')] });
    pr.record({ alpha: everyClient(loads('alpha')) });
    await pr.replay();
    const several = await pr.run(['explain', 'alpha', '--results', pr.artifacts]);
    expect(several.code).toBe(2);
    expect(several.err).toMatch(/found alpha\/claude\/1 \([0-9a-f-]+\), alpha\/codex\/1 /);
    const none = await pr.run(['explain', 'gamma/claude', '--results', pr.artifacts]);
    expect(none.code).toBe(2);
    expect(none.err).toMatch(/found none\n.*The results hold: alpha\/claude\/1/);
  });
});

describe('output', () => {
  /** Long enough that a pipe is full several times. */
  function longTranscript(): string {
    return madeTranscript('claude', {
      steps: Array.from({ length: 5000 }, (_, index) => ({ say: `answer ${index}` })),
    });
  }

  test('of more than 200 KiB arrives whole through a pipe that is read slowly', async () => {
    const cwd = folderWith({ 't.jsonl': longTranscript() });
    const child = spawn(process.execPath, [distFile('cli.js'), 'events', '--provider', 'claude', 't.jsonl'], { cwd });
    const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
    let text = '';
    await new Promise((resolve) => setTimeout(resolve, 500));
    for await (const chunk of child.stdout) {
      text += String(chunk);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    expect(await closed).toBe(0);
    expect(text.length).toBeGreaterThan(200 * 1024);
    expect(text.trimEnd().split('\n')).toHaveLength(5002);
    expect(JSON.parse(text.trimEnd().split('\n').at(-1) ?? '')).toMatchObject({ type: 'terminal' });
  });

  test.each([
    ['events', ['events', '--provider', 'claude', 't.jsonl'], ''],
    ['a batch', ['tier', '--batch'], `${JSON.stringify({ agent: 'claude', token: 'x', line: 'x' })}\n`.repeat(50_000)],
  ])('%s: a reader that goes away ends it without a stack', async (_name, args, input) => {
    const cwd = folderWith({ 't.jsonl': longTranscript() });
    const child = spawn(process.execPath, [distFile('cli.js'), ...args], { cwd });
    const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
    let err = '';
    child.stderr.on('data', (chunk) => (err += String(chunk)));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.stdout.once('data', () => child.stdout.destroy());
    expect([await closed, err]).toEqual([0, '']);
  });

  test('a batch ends where its reader has gone away, though its input never does', async () => {
    const child = spawn(process.execPath, [distFile('cli.js'), 'tier', '--batch']);
    const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
    child.stdin.on('error', () => undefined);
    const line = `${JSON.stringify({ agent: 'claude', token: 'x', line: 'x' })}\n`.repeat(100);
    const feeding = setInterval(() => child.stdin.write(line), 1);
    child.stdout.once('data', () => child.stdout.destroy());
    expect(await closed).toBe(0);
    clearInterval(feeding);
  });

  test('has colours on request only: none in a pipe, none with NO_COLOR or --no-color', async () => {
    const pr = pullRequest({ [CASES]: [caseOf('alpha')], [BASELINE]: baselineOf({ alpha: 'pass' }) });
    pr.record({ alpha: everyClient(loads('alpha')) });
    const { folder } = await pr.replay();
    const args = ['gate', '--results', folder, '--baseline', BASELINE];
    const colour = '\u001B[';
    expect((await pr.run(args)).out).not.toContain(colour);
    expect((await pr.run(args, { env: { FORCE_COLOR: '1' } })).out).toContain(colour);
    expect((await pr.run(args, { env: { FORCE_COLOR: '1', NO_COLOR: '1' } })).out).not.toContain(colour);
    expect((await pr.run([...args, '--no-color'], { env: { FORCE_COLOR: '1' } })).out).not.toContain(colour);
  });

  test.skipIf(!HAS_TERMINAL)('has colours on a terminal, unless it is a dumb one or NO_COLOR is set', async () => {
    const cwd = folderWith({ [CASES]: json([caseOf('alpha')]), 'b.json': json(baselineOf({ alpha: 'pass' })) });
    const out = (env: Record<string, string>): Promise<string> =>
      onTerminal(`${process.execPath} ${distFile('cli.js')} demo --regress`, cwd, env);
    const colour = '\u001B[31m';
    expect(await out({ TERM: 'xterm' })).toContain(colour);
    expect(await out({ TERM: 'xterm', NO_COLOR: '1' })).not.toContain(colour);
    expect(await out({ TERM: 'dumb' })).not.toContain(colour);
  });

  test.skipIf(!HAS_TERMINAL)(
    'shows progress on a terminal and takes it away, and none with --no-progress',
    async () => {
      const pr = pullRequest({ [CASES]: [caseOf('alpha')] });
      pr.record({ alpha: everyClient(loads('alpha')) });
      const command = `${process.execPath} ${distFile('cli.js')} replay --transcripts ../recordings`;
      const shown = await onTerminal(command, pr.repository.path, { TERM: 'xterm' });
      const clear = '\r\u001B[2K';
      expect(shown).toMatch(/^ARTIFACT_DIR=\/.*\r$/m);
      expect(shown).toContain(
        `${clear}0/3 alpha/claude${clear}1/3 alpha/codex${clear}2/3 alpha/copilot${clear}3 units: 3 pass`,
      );
      expect(await onTerminal(`${command} --no-progress`, pr.repository.path, { TERM: 'xterm' })).not.toContain(
        '\u001B',
      );
    },
  );
});

/** What a command writes to a terminal. */
async function onTerminal(command: string, cwd: string, env: Record<string, string>): Promise<string> {
  const file = join(temporaryFolder(), 'typescript');
  const child = spawn('script', ['--quiet', '--return', '--command', command, file], {
    cwd,
    env: { ...plainEnvironment(), TMPDIR: temporaryFolder(), ...env },
    stdio: 'ignore',
  });
  await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return readFileSync(file, 'utf8');
}

describe('completion', () => {
  test.each(['bash', 'zsh', 'fish', 'powershell'])('for %s, with the flags that every command takes', async (shell) => {
    const plain = await cli(['completion', shell]);
    expect([plain.code, plain.err]).toEqual([0, '']);
    expect(plain.out).toMatch(/portcullis complete '?--/);
    expect((await cli(['completion', shell, '--no-progress', '--no-color'])).out).toBe(plain.out);
    // A shell may read it again.
    expect(plain.out).not.toMatch(/^\s*(?:readonly|declare -r)\b/m);
    expect(JSON.parse((await cli(['completion', shell, '--json'])).out)).toEqual({ shell, script: plain.out });
  });

  test('offers them, its own too; another shell is a usage error', async () => {
    for (const command of ['plan', 'completion']) {
      const { out } = await cliProcess(['complete', '--', command, '--']);
      for (const flag of ['--json', '--no-progress', '--no-color']) expect(out).toContain(`${flag}\t`);
    }
    expect((await cliProcess(['completion', 'cmd'])).code).toBe(2);
  });
});
