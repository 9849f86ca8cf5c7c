import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { GateReport } from '../../contracts/gate-report.ts';
import { FAILURES } from '../fake-github/failures.ts';
import { githubForTest } from '../fake-github/github-for-test.ts';
import { addPull } from '../fake-github/add-pull.ts';
import { runnerEvent } from '../fake-github/runner-event.ts';
import type { Client, MadeTranscript } from '../made-transcript.ts';
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
  type PullRequest,
} from './pull-request.ts';
import { action, commandsOf, temporaryFolder, type ActionRan } from './run-bundle.ts';
import { sessionTranscript } from './session-transcript.ts';

const BASE = { [CASES]: [caseOf('alpha')], [BASELINE]: baselineOf({ alpha: 'pass' }) };

async function recorded(alpha: MadeTranscript = loads('alpha')): Promise<{ pr: PullRequest; results: string }> {
  const pr = pullRequest(BASE);
  pr.record({ alpha: everyClient(alpha) });
  return { pr, results: (await pr.replay()).folder };
}

/** What must hold of every log: one annotation of each error, and nothing else that the runner would obey. */
function expectCleanLog({ out, err }: ActionRan): void {
  expect(err).toBe('');
  expect(commandsOf(out).filter((line) => !/^::(?:error|warning|debug|add-mask)(?: [^:]*)?::/.test(line))).toEqual([]);
  expect(out).not.toMatch(/\n {4}at /);
}

describe('the verdict', () => {
  test('holds: exit code 0, outputs, report and summary', async () => {
    const { pr, results } = await recorded();
    const options = { inProcess: false, cwd: pr.repository.path };
    const ran = await action('gate', { inputs: { results, 'base-ref': 'main' }, ...options });
    expect(ran.code).toBe(0);
    expect(ran.outputs).toEqual({
      verdict: 'pass',
      regressions: '0',
      undecided: '0',
      'turn-regressions': '',
      'required-failures': '',
      report: join(ran.runnerTemp, 'gate-report.json'),
    });
    const report = JSON.parse(readFileSync(ran.outputs['report'] ?? '', 'utf8')) as GateReport;
    expect(report).toMatchObject({ schema: 2, run: null, stopped: null });
    expect(report.result).toMatchObject({
      schema: 2,
      verdict: 'pass',
      gates: [{ gate: 'routing', counts: { held: 3 } }],
    });
    expect(ran.annotations).toEqual([]);
    expect(ran.summary).toMatch(/^# Routing gate ✅ holds\n/);
    expect(ran.summary).toContain(pr.repository.git('merge-base', 'main', 'HEAD'));
    expect(ran.out).toMatch(/^PASS {2}3 held$/m);
    for (const text of [ran.out, ran.summary]) {
      expect(text).toContain(
        ' 3, one for each cell: an interval of 21–100 % where it passed; too few trials to detect a drop\n',
      );
    }
    expectCleanLog(ran);
  });

  test('fails: exit code 1, an annotation at the case for each cell, and one for the step', async () => {
    const { pr, results } = await recorded(ignores('alpha-skill'));
    const options = { inProcess: false, cwd: pr.repository.path };
    const ran = await action('gate', { inputs: { results, 'base-ref': 'main' }, ...options });
    expect(ran.code).toBe(1);
    expect(ran.outputs).toMatchObject({ verdict: 'fail', regressions: '3' });
    expect(ran.annotations).toHaveLength(4);
    expect(ran.annotations[0]).toMatch(
      /^::error title=Portcullis%3A regression,file=cases\/routing\/cases\.json,line=2::alpha\/claude: expected pass, got fail; /,
    );
    expect(ran.annotations[3]).toBe(
      '::error::The routing gate fails: alpha/claude (regression), alpha/codex (regression), alpha/copilot (regression)%0AThe job summary explains each.',
    );
    expect(ran.summary).toMatch(/^# Routing gate ❌ fails\n/);
    expect(ran.summary.match(/^# /gm)).toHaveLength(1);
    expect(ran.summary).toContain('### ❌ alpha/claude: regression');
    expectCleanLog(ran);
  });

  test('cannot be compared: exit code 3, with the verdict and a summary that says why', async () => {
    const { pr, results } = await recorded();
    const ran = await action('gate', { inputs: { results, 'base-ref': 'nowhere' }, cwd: pr.repository.path });
    expect(ran.code).toBe(3);
    expect(ran.outputs).toEqual({ verdict: 'not_comparable', report: join(ran.runnerTemp, 'gate-report.json') });
    expect(JSON.parse(readFileSync(ran.outputs['report'] ?? '', 'utf8'))).toMatchObject({
      result: null,
      stopped: { code: 'not_comparable', message: expect.stringContaining('nowhere') },
    });
    expect(ran.annotations).toEqual([
      expect.stringMatching(/^::error::the merge base of nowhere and HEAD is not known/),
    ]);
    expect(ran.summary).toMatch(/^# ⚠️ The gate could not decide\n\nthe merge base of nowhere and HEAD is not known/);
    expectCleanLog(ran);
  });

  test('too few trials: exit code 3, and undecided cells are annotated and named like failures', async () => {
    const pr = pullRequest({ ...BASE, [CONFIG]: 'sampling:\n  rule: sequential\n' });
    [ignores('alpha-skill'), loads('alpha'), loads('alpha'), loads('alpha')].forEach((made, index) => {
      const trial = (client: Client): string => sessionTranscript(client, made, index);
      pr.record({
        [`alpha.${index + 1}`]: { claude: trial('claude'), codex: trial('codex'), copilot: trial('copilot') },
      });
    });
    const results = (await pr.replay()).folder;
    const ran = await action('gate', { inputs: { results, 'base-ref': 'main' }, cwd: pr.repository.path });
    expect(ran.code).toBe(3);
    expect(ran.outputs).toMatchObject({ verdict: 'not_comparable', regressions: '0', undecided: '3' });
    expect(ran.annotations).toHaveLength(4);
    expect(ran.annotations[0]).toMatch(
      /^::error title=Portcullis%3A insufficient_data,file=cases\/routing\/cases\.json,line=2::alpha\/claude: undecided: 3 of 4 passed, and 2 more/,
    );
    expect(ran.annotations[3]).toBe(
      '::error::The routing gate has not enough data to decide: alpha/claude (insufficient_data), alpha/codex (insufficient_data), alpha/copilot (insufficient_data)%0AThe job summary says why.',
    );
    expect(ran.summary).toMatch(/^# Routing gate ❔ is undecided\n/);
    expect(ran.summary).toContain('### ❔ alpha/claude: insufficient\\_data');
    expect(ran.out).toMatch(/^NOT COMPARABLE {2}3 insufficient_data$/m);
    expect(ran.out).toMatch(/^ {4}trials {3}3\/4 passed \(Wilson 95 %: 30–95 %\); nothing to compare with$/m);
    expectCleanLog(ran);
  });

  test('nothing ran: exit code 3, with the whole report', async () => {
    const pr = pullRequest(BASE);
    mkdirSync(join(pr.recordings, 'claude'), { recursive: true });
    const results = (await pr.replay()).folder;
    const ran = await action('gate', { inputs: { results, 'base-ref': 'main' }, cwd: pr.repository.path });
    expect(ran.code).toBe(3);
    expect(ran.outputs).toMatchObject({ verdict: 'not_comparable', regressions: '0' });
    expectCleanLog(ran);
  });

  test('invalid input: exit code 2, no verdict, and a summary that says why', async () => {
    const { pr, results } = await recorded();
    writeFileSync(join(results, 'results.json'), '{"schema": 1');
    const ran = await action('gate', { inputs: { results, 'base-ref': 'main' }, cwd: pr.repository.path });
    expect(ran.code).toBe(2);
    expect(ran.outputs).toEqual({ report: join(ran.runnerTemp, 'gate-report.json') });
    expect(ran.annotations).toEqual([
      expect.stringMatching(/^::error::.*results\.json:1:13: not valid JSON: .*%0ACorrect the file/),
    ]);
    expect(ran.summary).toMatch(/^# ❌ The gate did not run\n\n.*not valid JSON/);
    expectCleanLog(ran);
  });
});

describe('inputs', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    [
      'no results and no jobs',
      { 'base-ref': 'main' },
      /^::error::The input "needs" is missing: .*%0ASet it under "with:"/,
    ],
    ['blank results', { results: ' \n ', 'base-ref': 'main' }, /The input "needs" is missing/],
    [
      'skips without jobs',
      { results: 'x', 'allowed-skips': 'route', 'base-ref': 'main' },
      /The input "needs" is missing/,
    ],
    ['jobs that are none', { results: 'x', needs: 'nope', 'base-ref': 'main' }, /The input "needs" is no JSON/],
    ['no jobs', { results: 'x', needs: '{}', 'base-ref': 'main' }, /the gate needs the jobs it judges/],
    ['no upload or what', { results: 'x', 'upload-report': 'no', 'base-ref': 'main' }, /"upload-report" is "no"/],
    ['no base', { results: 'x' }, /The input "base-ref" is missing, and GITHUB_EVENT_PATH names no event/],
    ['two bases', { results: 'x', 'base-ref': 'main', baseline: 'b.json' }, /"base-ref" and "baseline" are both set/],
    [
      'a half truth',
      { results: 'x', 'base-ref': 'main', 'fail-on-infra': 'no' },
      /The input "fail-on-infra" is "no": true or false was expected/,
    ],
    [
      'another word',
      { results: 'x', 'compare-with': 'main' },
      /The input "compare-with" is "main": merge-base or merge-parent was expected/,
    ],
    [
      'a base and a parent',
      { results: 'x', 'base-ref': 'main', 'compare-with': 'merge-parent' },
      /"base-ref" and "compare-with: merge-parent" are both set/,
    ],
    ['results that are not there', { results: 'nowhere', 'base-ref': 'main' }, /nowhere/],
  ])('%s: exit code 2 and one annotation', async (_name, inputs, message) => {
    const pr = pullRequest(BASE);
    const ran = await action('gate', { inputs, cwd: pr.repository.path });
    expect(ran.code).toBe(2);
    expect(ran.annotations).toHaveLength(1);
    expect(ran.annotations[0]).toMatch(message);
    expectCleanLog(ran);
  });

  test('a whole job of a fork, as the runner tells it, with GitHub in reach', async () => {
    const { pr, results } = await recorded();
    const github = await githubForTest({ repository: pr.repository.path, permissions: { contents: 'read' } });
    const pull = addPull(github.state, {
      head: { ref: 'feature', sha: pr.repository.git('rev-parse', 'feature'), repository: 'fork/r' },
    });
    const event = runnerEvent('pull_request', pull, github.state);
    const ran = await action('gate', { inputs: { results }, cwd: pr.repository.path, event, github, run: { id: 7 } });
    expect([ran.code, ran.outputs['verdict']]).toEqual([0, 'pass']);
    expectCleanLog(ran);
  });

  test('several results, cases, plan, baseline and the tolerance are taken', async () => {
    const pr = pullRequest(BASE);
    const dead: MadeTranscript = { steps: [{ say: 'I will.' }], ending: 'overloaded' };
    pr.record({ alpha: { ...everyClient(loads('alpha')), codex: dead } });
    const folders = [
      (await pr.replay('--agents', 'claude')).folder,
      (await pr.replay('--agents', 'codex,copilot')).folder,
    ];
    const inputs = { results: folders.join('\n'), cases: CASES, baseline: BASELINE, 'fail-on-infra': 'false' };
    const ran = await action('gate', { inputs, cwd: pr.repository.path });
    expect([ran.code, ran.outputs['verdict']]).toEqual([0, 'pass']);
    expect(ran.annotations.filter((line) => line.startsWith('::warning'))).toHaveLength(1);
    const strict = await action('gate', { inputs: { ...inputs, 'fail-on-infra': 'true' }, cwd: pr.repository.path });
    expect(strict.code).toBe(1);
  });

  test('paths are relative to the workspace, wherever the process stands', async () => {
    const { pr, results } = await recorded();
    const inputs = { results: `../artifacts/${results.split('/').at(-1)}`, 'base-ref': 'main' };
    const ran = await action('gate', { inputs, cwd: temporaryFolder(), env: { GITHUB_WORKSPACE: pr.repository.path } });
    expect(ran.code).toBe(0);
  });
});

describe('what cannot be reported never changes the verdict', () => {
  test.each<[string, Record<string, string>, readonly string[], RegExp]>([
    ['no variable for the summary', {}, ['GITHUB_STEP_SUMMARY'], /The job summary could not be written/],
    [
      'a summary file that is not there',
      { GITHUB_STEP_SUMMARY: '/nowhere/summary' },
      [],
      /The job summary could not be written/,
    ],
    ['an output file that is not there', { GITHUB_OUTPUT: '/nowhere/output' }, [], /The outputs could not be written/],
    ['a folder for the report that is a file', { RUNNER_TEMP: '/dev/null' }, [], /The report could not be written/],
  ])('%s', async (_name, env, without, message) => {
    for (const [transcript, code] of [
      [loads('alpha'), 0],
      [ignores('alpha-skill'), 1],
    ] as const) {
      const { pr, results } = await recorded(transcript);
      const ran = await action('gate', {
        inputs: { results, 'base-ref': 'main' },
        cwd: pr.repository.path,
        env,
        without,
      });
      expect(ran.code).toBe(code);
      expect(ran.annotations.filter((line) => line.startsWith('::warning')).join('\n')).toMatch(message);
      expectCleanLog(ran);
    }
  });
});

test('where much is found and every channel fails, no more annotations of a kind are printed than are shown', async () => {
  const ids = Array.from({ length: 16 }, (_, index) => `case-${index}`);
  const pr = pullRequest({
    [CASES]: ids.map((id) => caseOf(id)),
    [BASELINE]: baselineOf(Object.fromEntries(ids.map((id) => [id, 'pass' as const]))),
    [CONFIG]: 'skills: skills\n',
    'skills/a.md': 'Nothing that the change touches.',
  });
  for (const id of ids.slice(0, 8)) pr.record({ [id]: everyClient(ignores(`${id}-skill`)) });
  for (const id of ids.slice(8)) pr.record({ [id]: everyClient('') }, { exitCode: 1 });
  const results = (await pr.replay('--base-ref', 'main')).folder;
  const github = await githubForTest({ repository: pr.repository.path });
  const sha = pr.repository.git('rev-parse', 'feature');
  const event = runnerEvent('pull_request', addPull(github.state, { head: { ref: 'feature', sha } }), github.state);
  github.fail({ method: 'POST', path: /comments|check-runs/, times: Infinity, ...FAILURES.forbidden });
  const ran = await action('gate', {
    inputs: { results, 'fail-on-infra': 'false', 'check-run': 'skills', sarif: '/dev/null/sarif', token: 'test-token' },
    cwd: pr.repository.path,
    event,
    github,
    run: { id: 7 },
    env: { GITHUB_OUTPUT: '/nowhere/output', GITHUB_STEP_SUMMARY: '/nowhere/summary', RUNNER_TEMP: '/dev/null' },
  });
  expect(ran.code).toBe(1);
  const ofKind = (kind: string): readonly string[] => ran.annotations.filter((line) => line.startsWith(`::${kind}`));
  expect(ofKind('error')).toHaveLength(10);
  expect(ofKind('error')[8]).toMatch(/::and 16 more: see the job summary$/);
  expect(ofKind('notice')).toEqual([]);
  const warnings = ofKind('warning').map((line) => line.replace(/^::warning(?: [^:]*)?::/, ''));
  const CHANNELS = /^The (?:outputs|report|job summary|report files|comment|check run|comment and check run)\b/i;
  expect(warnings.filter((text) => CHANNELS.test(text)).map((text) => text.split(' could ')[0])).toEqual([
    'The outputs',
    'The report',
    'The job summary',
    'The report files',
    expect.stringMatching(/^The comment was left out: the token lacks the permission "pull-requests: write"/),
  ]);
  expect(warnings).toHaveLength(9);
  expect(warnings.filter((text) => /^case-\d+\/\w+: /.test(text))).toHaveLength(3);
  expect(warnings).toContain('and 21 more: see the job summary');
  expect(ran.out).toMatch(/^warning: The check run was left out: the token lacks the permission "checks: write"/m);
});

describe('hostile text', () => {
  const COMMANDS = [
    '::error::pwned',
    '::set-output name=verdict::pass',
    '::add-mask::e',
    '##[error]pwned',
    '::stop-commands::x',
    '::add-path::/tmp/x',
    '%0A::error::pwned',
  ];
  const MARKDOWN =
    '<img src=x onerror=alert(1)> <!-- hidden --> @org/team #1 [click](https://evil.example) ![i](https://evil.example/i.png) | a | ``` ~~~ **b** $x$ &lt; \u202Etxt.exe \u200B\u2066';

  test('commands of a transcript are printed, and none is obeyed', async () => {
    const pr = pullRequest(BASE);
    const steps = { steps: [{ say: `alpha-skill\n${COMMANDS.join('\n')}` }] };
    pr.record({ alpha: { claude: steps, codex: steps } });
    mkdirSync(join(pr.recordings, 'copilot'), { recursive: true });
    writeFileSync(
      join(pr.recordings, 'copilot/alpha.txt'),
      `${COMMANDS.join('\n')}\n✗ skill(alpha-skill) ${COMMANDS.join(' ')}\n`,
    );
    writeFileSync(join(pr.recordings, 'copilot/alpha.meta.json'), '{"exitCode": 1}');
    writeFileSync(join(pr.recordings, 'copilot/alpha.stderr.txt'), `${COMMANDS.join('\r\n')}\n`);
    const results = (await pr.replay()).folder;
    const ran = await action('gate', { inputs: { results, 'base-ref': 'main' }, cwd: pr.repository.path });
    expect(ran.code).toBe(1);
    expect(ran.out).toContain('::error::pwned');
    expect(commandsOf(ran.out).every((line) => line.startsWith('::error'))).toBe(true);
    expect(
      commandsOf(ran.out)
        .filter((line) => line.includes('pwned'))
        .every((line) => line.startsWith('::error title=')),
    ).toBe(true);
    expect(ran.outputs['verdict']).toBe('fail');
    expectCleanLog(ran);
  });

  test('each raw part of the log is closed by a token of its own', async () => {
    const { pr, results } = await recorded(ignores('alpha-skill'));
    const ran = await action('gate', { inputs: { results, 'base-ref': 'main' }, cwd: pr.repository.path });
    const tokens = [...ran.out.matchAll(/^::stop-commands::(\S+)$/gm)].map((match) => match[1] ?? '');
    expect(tokens.length).toBeGreaterThan(0);
    expect(new Set(tokens).size).toBe(tokens.length);
    for (const token of tokens) {
      expect(token).toMatch(/^[0-9a-f-]{36}$/);
      expect(ran.out.split(`::${token}::`)).toHaveLength(2);
    }
  });

  test('markdown, HTML, mentions and invisible characters come to nothing in the summary', async () => {
    const pr = pullRequest(BASE);
    pr.record({ alpha: everyClient({ steps: [{ say: `alpha-skill ${MARKDOWN}` }, { refused: 'alpha-skill' }] }) });
    pr.record({ alpha: { codex: '' } }, { exitCode: 1 });
    writeFileSync(join(pr.recordings, 'codex/alpha.stderr.txt'), `${MARKDOWN}\n`);
    const results = (await pr.replay()).folder;
    const ran = await action('gate', { inputs: { results, 'base-ref': 'main' }, cwd: pr.repository.path });
    expect(ran.code).toBe(1);
    const outsideFences = ran.summary.replaceAll(/^(`{3,})text\n[\s\S]*?\n\1$/gm, '').replaceAll(/(`+)[^`\n]+\1/g, '');
    for (const harm of ['<img', '<!--', '@org', '](https', '**b**', '://evil', '| a |'])
      expect(outsideFences).not.toContain(harm);
    expect(ran.summary).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B]/);
    expect(ran.out).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B]/);
  });

  test('a case file with hostile names is refused without obeying it', async () => {
    const pr = pullRequest({ ...BASE, [CASES]: [{ ...caseOf('alpha'), case_id: 'x\n::error::pwned' }] });
    const ran = await action('gate', { inputs: { results: 'x', 'base-ref': 'main' }, cwd: pr.repository.path });
    expect(ran.code).toBe(2);
    expect(ran.annotations).toHaveLength(1);
    expect(ran.annotations[0]).toMatch(/^::error::the case file is not valid:%0A/);
    expectCleanLog(ran);
  });
});

test('a gate of 1,000 failing cells keeps its summary under 900 KiB and its annotations few', async () => {
  const ids = Array.from(
    { length: 334 },
    (_, index) => `case-${String(index).padStart(3, '0')}-${'long-name-'.repeat(5)}`,
  );
  const pr = pullRequest({
    [CASES]: ids.map((id) => caseOf(id)),
    [BASELINE]: baselineOf(Object.fromEntries(ids.map((id) => [id, 'pass' as const]))),
  });
  const wordy = (id: string): MadeTranscript => ({
    steps: [{ say: `${'ü€😀'.repeat(120)} ${id}-skill ${'|`'.repeat(120)}` }],
  });
  pr.record(Object.fromEntries(ids.map((id) => [id, everyClient(wordy(id))])));
  const results = (await pr.replay()).folder;
  const ran = await action('gate', { inputs: { results, 'base-ref': 'main' }, cwd: pr.repository.path });
  expect(ran.code).toBe(1);
  expect(ran.outputs).toMatchObject({ verdict: 'fail', regressions: '1002' });
  const bytes = Buffer.byteLength(ran.summary);
  expect(bytes).toBeLessThan(900 * 1024);
  expect(bytes).toBeGreaterThan(300 * 1024);
  expect(ran.summary).toMatch(/_and \d+ more failures_/);
  expect((ran.summary.match(/^`{3,}/gm) ?? []).length % 2).toBe(0);
  expect(ran.annotations).toHaveLength(10);
  expect(ran.annotations.at(-1)).toContain('and 992 more');
  expectCleanLog(ran);
});

test('the report stays in the runner, out of the checkout', async () => {
  const { pr, results } = await recorded();
  await action('gate', { inputs: { results, 'base-ref': 'main' }, cwd: pr.repository.path });
  expect(pr.repository.git('status', '--porcelain')).toBe('');
  expect(existsSync(join(pr.repository.path, 'gate-result.json'))).toBe(false);
  rmSync(results, { recursive: true });
});
