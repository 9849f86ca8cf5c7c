import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { Plan } from '../../contracts/plan.ts';
import type { Results, UnitResult } from '../../contracts/results.ts';
import { caseOf, CASES, CONFIG, everyClient, ignores, loads, pullRequest, readJson } from './pull-request.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function unitOf(results: Results, caseId: string, agent: string, trial = 1): UnitResult | undefined {
  return results.results.find((unit) => unit.case_id === caseId && unit.agent === agent && unit.trial === trial);
}

describe('what replay writes', () => {
  test('results.json, plan.json, trajectory.jsonl and tool-use-proof.log under <artifacts-root>/<batch>', async () => {
    const pr = pullRequest({ [CASES]: [caseOf('alpha'), caseOf('beta', { category: 'second' })] });
    pr.record({ alpha: everyClient(loads('alpha')), beta: everyClient(ignores('beta-skill')) });
    const { folder, results } = await pr.replay();
    expect(readdirSync(folder).toSorted()).toEqual([
      'plan.json',
      'results.json',
      'tool-use-proof.log',
      'trajectory.jsonl',
    ]);
    const plan = readJson(join(folder, 'plan.json')) as Plan;

    expect(results.batch_run_id).toMatch(UUID);
    expect(results.commit).toBe(pr.repository.git('rev-parse', 'HEAD'));
    expect(results.case_set_digest).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect([plan.batch_run_id, plan.case_set_digest]).toEqual([results.batch_run_id, results.case_set_digest]);
    expect(plan.units.map((unit) => unit.unit_run_id)).toEqual(results.results.map((unit) => unit.unit_run_id));
    expect(new Set(plan.units.map((unit) => unit.unit_run_id)).size).toBe(6);
    expect(plan.cases).toMatchObject([
      { case_id: 'alpha', file: CASES, line: 2 },
      { case_id: 'beta', file: CASES, line: 7, category: 'second' },
    ]);
    expect(unitOf(results, 'beta', 'codex')).toMatchObject({
      status: 'fail',
      category: 'second',
      case_file: CASES,
      case_line: 7,
      exit_code: 0,
      timed_out: false,
      client: { name: 'codex' },
    });
    expect(unitOf(results, 'alpha', 'claude')?.client).toEqual({
      name: 'claude',
      version: '2.1.332',
      model: 'claude-sonnet-4-5',
    });

    const log = readFileSync(join(folder, 'tool-use-proof.log'), 'utf8');
    expect(log.match(/^=== agent=/gm)).toHaveLength(6);
    for (const unit of results.results) {
      expect(log).toContain(
        `=== agent=${unit.agent} case_id=${unit.case_id} trial=1 unit_run_id=${unit.unit_run_id} status=${unit.status} ===`,
      );
    }
    expect(log).toMatch(/^ {2}\[alpha-skill\] tier 1 score 1000 cli_output:\d+ \{"type":"assistant"/m);

    const kpi = await pr.run(['kpi', '--trajectory-path', join(folder, 'trajectory.jsonl'), '--json']);
    expect(JSON.parse(kpi.out)).toMatchObject({
      windowEnd: results.generated_at_utc.replace(/(\.\d{3})Z$/, '$1000Z'),
      counts: { windowRows: 6, completedRows: 3, workerIds: ['local'] },
    });
  });

  test('--output copies results.json and changes nothing else', async () => {
    const pr = pullRequest({ [CASES]: [caseOf('alpha')] });
    pr.record({ alpha: everyClient(loads('alpha')) });
    const { folder, results } = await pr.replay('--output', 'deep/er/copy.json');
    const copy = readFileSync(join(pr.repository.path, 'deep/er/copy.json'), 'utf8');
    expect(copy).toBe(readFileSync(join(folder, 'results.json'), 'utf8'));
    expect(readdirSync(join(pr.repository.path, 'deep/er'))).toEqual(['copy.json']);
    expect(JSON.parse(copy)).toEqual(results);
  });

  test('two replays differ in ids and times alone', async () => {
    const pr = pullRequest({ [CASES]: [caseOf('alpha'), caseOf('beta')] });
    pr.record({ beta: everyClient(ignores('beta-skill')), alpha: everyClient(loads('alpha')) });
    const [first, second] = [await pr.replay(), await pr.replay()];
    expect(first.folder).not.toBe(second.folder);
    const still = (folder: string, name: string): string =>
      readFileSync(join(folder, name), 'utf8')
        .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
        .replace(/"plan_digest": ".*"/, 'PLAN');
    for (const name of ['results.json', 'plan.json', 'tool-use-proof.log']) {
      expect(still(first.folder, name)).toBe(still(second.folder, name));
    }
  });

  test('the documents are sorted and end in a newline', async () => {
    const pr = pullRequest({ [CASES]: [caseOf('zeta'), caseOf('alpha')] });
    pr.record({ zeta: everyClient(loads('zeta')), alpha: everyClient(loads('alpha')) });
    const { folder, results } = await pr.replay();
    expect(results.results.map((unit) => `${unit.case_id}/${unit.agent}`)).toEqual(
      ['alpha', 'zeta'].flatMap((id) => ['claude', 'codex', 'copilot'].map((client) => `${id}/${client}`)),
    );
    for (const name of ['results.json', 'plan.json']) {
      const text = readFileSync(join(folder, name), 'utf8');
      const sorted = JSON.stringify(JSON.parse(text, sortKeys), null, 2);
      expect(text).toBe(`${sorted}\n`);
    }
  });
});

function sortKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}

describe('ARTIFACT_DIR', () => {
  test.each([[[]], [['--no-progress']], [['--json']]])(
    'is the first line on stderr, raw and absolute, with %j',
    async (flags) => {
      const pr = pullRequest({ [CASES]: [caseOf('alpha')] });
      pr.record({ alpha: everyClient(loads('alpha')) });
      const ran = await pr.run(['replay', '--transcripts', '../recordings', '--artifacts-root', '../a b', ...flags]);
      const [first = '', ...rest] = ran.err.split('\n');
      expect(first).toMatch(/^ARTIFACT_DIR=\//);
      const folder = first.slice('ARTIFACT_DIR='.length);
      expect(folder.startsWith(join(pr.fixture.directory, 'a b'))).toBe(true);
      expect(existsSync(join(folder, 'results.json'))).toBe(true);
      expect(rest).toEqual(['']);
    },
  );

  test('comes once the folder is there, so not where the cases are broken', async () => {
    const pr = pullRequest({ [CASES]: '[{' });
    pr.record({ alpha: everyClient(loads('alpha')) });
    const ran = await pr.run(['replay', '--transcripts', pr.recordings]);
    expect(ran.code).toBe(2);
    expect(ran.err).toMatch(/^error: .*not valid JSON/);
    // Nothing is left of a batch that came to nothing.
    expect(existsSync(join(pr.repository.path, 'artifacts'))).toBe(false);
  });

  test('the default root is `artifacts` in the folder where the command runs', async () => {
    const pr = pullRequest({ [CASES]: [caseOf('alpha')], 'sub/folder/keep.txt': '' });
    pr.record({ alpha: everyClient(loads('alpha')) });
    const cwd = join(pr.repository.path, 'sub/folder');
    const ran = await pr.run(['replay', '--transcripts', '../../../recordings'], { cwd });
    expect(ran.err).toMatch(new RegExp(`^ARTIFACT_DIR=${cwd}/artifacts/`));
    expect(ran.out).toBe(`3 units: 3 pass, 0 fail, 0 infra_error\n${ran.err.trim().slice(13)}/results.json\n`);
  });
});

describe('layout of the recordings', () => {
  test('further trials, plain text and meta data are found by name', async () => {
    const pr = pullRequest({ [CASES]: [caseOf('alpha')], [CONFIG]: 'providers:\n  claude:\n  copilot:\n' });
    pr.record({ alpha: { claude: loads('alpha') }, 'alpha.3': { claude: ignores('alpha-skill') } });
    pr.record({ 'alpha.2': { claude: loads('alpha') } }, { exitCode: 7 });
    mkdirSync(join(pr.recordings, 'copilot'));
    writeFileSync(join(pr.recordings, 'copilot/alpha.txt'), '● skill(alpha-skill)\n\nDone.\n');
    writeFileSync(join(pr.recordings, 'copilot/alpha.meta.json'), '{"exitCode": 0}');
    const { results, err } = await pr.replay();
    expect(results.results.map((unit) => [unit.agent, unit.trial, unit.status, unit.exit_code])).toEqual([
      ['claude', 1, 'pass', 0],
      ['claude', 2, 'pass', 7],
      ['claude', 3, 'fail', 0],
      ['copilot', 1, 'pass', 0],
    ]);
    expect(unitOf(results, 'alpha', 'copilot')?.token_hits['alpha-skill']).toMatchObject({ tier: 1 });
    expect(unitOf(results, 'alpha', 'claude', 2)?.warnings).toEqual([
      'the client ended with exit code 7 after a clean terminal event',
    ]);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('--trials asks for more than there is, and what is not there is missing', async () => {
    const pr = pullRequest({ [CASES]: [caseOf('alpha'), caseOf('beta')] });
    pr.record({ alpha: { claude: loads('alpha'), codex: loads('alpha') }, beta: { claude: loads('beta') } });
    const { results, folder, err } = await pr.replay('--trials', '2', '--agents', 'claude,codex');
    const plan = readJson(join(folder, 'plan.json')) as Plan;
    expect(plan.units).toHaveLength(8);
    expect(plan.selection).toEqual({ agents: ['claude', 'codex'], case_ids: null, categories: null });
    expect(results.summary).toEqual({ total: 3, pass: 3, fail: 0, infra_error: 0 });
    expect(err.match(/^missing: .*$/gm)).toEqual([
      'missing: alpha/claude, trial 2: no transcript',
      'missing: alpha/codex, trial 2: no transcript',
      'missing: beta/claude, trial 2: no transcript',
      'missing: beta/codex, trial 1: no transcript',
      'missing: beta/codex, trial 2: no transcript',
    ]);
  });

  test('without meta data the exit status is not known, and the transcript decides', async () => {
    const pr = pullRequest({ [CASES]: [caseOf('alpha')], [CONFIG]: 'providers:\n  claude:\n  copilot:\n' });
    pr.record({ alpha: { claude: loads('alpha') } });
    rmSync(join(pr.recordings, 'claude/alpha.meta.json'));
    mkdirSync(join(pr.recordings, 'copilot'));
    writeFileSync(join(pr.recordings, 'copilot/alpha.txt'), '● skill(alpha-skill)\n\nDone.\n');
    const { results } = await pr.replay();
    expect(unitOf(results, 'alpha', 'claude')).toMatchObject({ status: 'pass', exit_code: null });
    // Plain text has no terminal event: without an exit status it cannot be told whether it is all.
    expect(unitOf(results, 'alpha', 'copilot')).toMatchObject({ status: 'infra_error', infra_reason: 'incomplete' });
  });

  test('the client that could not be started is infrastructure, with what it said', async () => {
    const pr = pullRequest({ [CASES]: [caseOf('alpha')], [CONFIG]: 'providers:\n  claude:\n  codex:\n' });
    pr.record({ alpha: { claude: '', codex: '' } }, { exitCode: 127 });
    writeFileSync(join(pr.recordings, 'codex/alpha.stderr.txt'), 'sh: codex: not found\n');
    const { results } = await pr.replay();
    expect(unitOf(results, 'alpha', 'claude')).toMatchObject({ status: 'infra_error', infra_reason: 'not_started' });
    expect(unitOf(results, 'alpha', 'codex')?.error).toContain('sh: codex: not found');
  });

  test('files that fit nowhere are told, a few of them by name', async () => {
    const pr = pullRequest({ [CASES]: [caseOf('alpha')] });
    pr.record({ alpha: everyClient(loads('alpha')), unknown: { claude: loads('alpha') } });
    for (const name of [
      'README.md',
      '.DS_Store',
      'claude/alpha.jsonl.gz',
      'claude/alpha.0.jsonl',
      'claude/alpha.5000.jsonl',
    ]) {
      writeFileSync(join(pr.recordings, name), '');
    }
    mkdirSync(join(pr.recordings, 'gemini'));
    writeFileSync(join(pr.recordings, 'gemini/alpha.jsonl'), '');
    const few = await pr.replay();
    expect(few.err.match(/^warning: .*$/gm)).toEqual(
      [
        'README.md is no transcript',
        'claude/alpha.0.jsonl is',
        'claude/alpha.5000.jsonl is',
        'claude/alpha.jsonl.gz is',
        'claude/unknown.jsonl belongs to no unit',
        'gemini/alpha.jsonl belongs to no unit',
      ].map((text) => expect.stringContaining(text) as string),
    );
    for (let index = 0; index < 50; index += 1) writeFileSync(join(pr.recordings, `codex/stray${index}.jsonl`), '');
    const many = await pr.replay();
    expect(many.err.match(/^warning: /gm)).toHaveLength(11);
    expect(many.err).toContain('warning: and 46 more files are not scored');
    expect(many.results.summary.total).toBe(3);
  });

  test('recordings of cells that a filter leaves out are no strays', async () => {
    const pr = pullRequest({ [CASES]: [caseOf('alpha', { category: 'x' }), caseOf('beta', { category: 'y' })] });
    pr.record({ alpha: everyClient(loads('alpha')), beta: everyClient(loads('beta')) });
    for (const filter of [
      ['--case-id', 'alpha'],
      ['--category', 'x'],
    ]) {
      const { results, err } = await pr.replay('--provider', 'claude', ...filter);
      expect(results.results.map((unit) => `${unit.case_id}/${unit.agent}`)).toEqual(['alpha/claude']);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
  });

  test.each([
    ['--agents', 'gemini', '--agents: expected a configured provider, found "gemini"'],
    ['--case-id', 'typo', '--case-id: expected a case id, found "typo"'],
    ['--category', 'none', '--category: expected a category, found "none"'],
  ])('a filter that matches nothing is an error: %s %s', async (flag, value, message) => {
    const pr = pullRequest({ [CASES]: [caseOf('alpha', { category: 'x' })] });
    pr.record({ alpha: everyClient(loads('alpha')) });
    const ran = await pr.run(['replay', '--transcripts', pr.recordings, flag, value]);
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.err).toContain(message);
  });

  test('two transcripts for one unit are an error', async () => {
    const pr = pullRequest({ [CASES]: [caseOf('alpha')] });
    pr.record({ alpha: everyClient(loads('alpha')) });
    writeFileSync(join(pr.recordings, 'codex/alpha.1.txt'), '');
    const ran = await pr.run(['replay', '--transcripts', pr.recordings]);
    expect(ran.code).toBe(2);
    expect(ran.err).toMatch(
      /expected one transcript for alpha, trial 1, found \S+\/alpha\.1\.txt and \S+\/alpha\.jsonl/,
    );
  });

  test('links are followed to files; folders, pipes and dead links are errors and are not waited for', async () => {
    const pr = pullRequest({ [CASES]: [caseOf('alpha')], [CONFIG]: 'providers:\n  claude:\n' });
    pr.record({ elsewhere: { claude: loads('alpha') } });
    const [link, target] = ['alpha.jsonl', 'elsewhere.jsonl'].map((name) => join(pr.recordings, 'claude', name));
    symlinkSync(target ?? '', link ?? '');
    expect((await pr.replay()).results.summary.pass).toBe(1);
    const makers: Record<string, (path: string) => void> = {
      folder: (path) => mkdirSync(path),
      pipe: (path) => void execFileSync('mkfifo', [path]),
      'dead link': (path) => symlinkSync('nowhere', path),
    };
    for (const make of Object.values(makers)) {
      rmSync(link ?? '', { recursive: true });
      make(link ?? '');
      const ran = await pr.run(['replay', '--transcripts', pr.recordings]);
      expect(ran.code).toBe(2);
      expect(ran.err).toContain('alpha.jsonl: the transcript: expected a file, found something else');
    }
  });

  test.each([
    ['a folder that is not there', 'nowhere'],
    ['a file', 'later.txt'],
    ['an empty folder', 'empty'],
  ])('%s in the place of the recordings is an error', async (_name, path) => {
    const pr = pullRequest({ [CASES]: [caseOf('alpha')], 'later.txt': '' });
    mkdirSync(join(pr.repository.path, 'empty'));
    const ran = await pr.run(['replay', '--transcripts', path]);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain(`${path}: the transcripts: expected folders named after providers, found none`);
  });

  test.each([
    ['{"exitCode": "0"}', /alpha\.meta\.json:1: \/exitCode: expected integer or null, found "0"/],
    ['{"exitCode": 0', /alpha\.meta\.json:1:15: not valid JSON/],
  ])('broken meta data is an error: %s', async (meta, message) => {
    const pr = pullRequest({ [CASES]: [caseOf('alpha')] });
    pr.record({ alpha: everyClient(loads('alpha')) });
    writeFileSync(join(pr.recordings, 'claude/alpha.meta.json'), meta);
    const ran = await pr.run(['replay', '--transcripts', pr.recordings]);
    expect(ran.code).toBe(2);
    expect(ran.err).toMatch(message);
  });

  test('a transcript of a provider that nobody can read is an error that names the known ones', async () => {
    const pr = pullRequest({ [CASES]: [caseOf('alpha')], [CONFIG]: 'providers:\n  gemini:\n' });
    mkdirSync(join(pr.recordings, 'gemini'), { recursive: true });
    writeFileSync(join(pr.recordings, 'gemini/alpha.jsonl'), '{}\n');
    const ran = await pr.run(['replay', '--transcripts', pr.recordings]);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('/providers/gemini: expected one of claude, codex, copilot, found "gemini"');
  });
});

test('a place that cannot be written to is said in one message, without a stack', async () => {
  const pr = pullRequest({ [CASES]: [caseOf('alpha')], 'file.txt': '' });
  pr.record({ alpha: everyClient(loads('alpha')) });
  for (const root of ['file.txt', '/dev/null/x', '/proc/portcullis']) {
    const ran = await pr.run(['replay', '--transcripts', pr.recordings, '--artifacts-root', root]);
    expect(ran.code).toBe(2);
    expect(ran.err).toMatch(/^error: .*: the artifacts: expected a folder that can be made, found /);
    expect(ran.err).not.toMatch(/bug|\n {4}at /);
  }
  const ran = await pr.run(['replay', '--transcripts', pr.recordings, '--output', '.']);
  expect(ran.code).toBe(2);
  expect(ran.err).toMatch(/error: .*: the results: expected a file that can be written, found /);
});

test('--base-ref records what the comparator asks for, so that a loosened case can still be judged', async () => {
  const pr = pullRequest({ [CASES]: [caseOf('alpha', { required_any_evidence: ['Beaufort'] })] });
  pr.commit({ [CASES]: [caseOf('alpha')] });
  pr.record({ alpha: everyClient(loads('alpha')) });
  const { results } = await pr.replay('--base-ref', 'main');
  expect(unitOf(results, 'alpha', 'codex')?.observed.any_unmatched).toEqual(['Beaufort']);
});
