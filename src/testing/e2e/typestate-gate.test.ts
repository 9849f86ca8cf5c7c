import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { GateResult } from '../../contracts/gate-result.ts';
import type { TurnRow, TypestateDetail } from '../../contracts/typestate-detail.ts';
import { flatTurns, verdictsOf, type FlatTurns } from '../flat-result.ts';
import { madeTurn, type MadeTurn } from '../turn-builder.ts';
import {
  BASELINE,
  baselineOf,
  caseOf,
  CASES,
  CONFIG,
  everyClient,
  loads,
  pullRequest,
  type Files,
  type PullRequest,
} from './pull-request.ts';
import { house } from './house.ts';
import { action, temporaryFolder, type Ran } from './run-bundle.ts';
import { madeTranscript, type MadeTranscript } from '../made-transcript.ts';

const TOLERATED = 'baselines/typestate.json';
const BASE: Files = {
  [CASES]: [caseOf('alpha')],
  [BASELINE]: baselineOf({ alpha: 'pass' }),
  [CONFIG]: 'typestate:\n',
};
/** The last result is used by nobody. */
const UNUSED: MadeTranscript = { steps: [{ load: 'alpha-skill' }, { run: 'ls' }] };
const IN_TIME = { reason: 'the client drops its last answer', expires: '2999-12-31' };

function tolerating(entry: object | null, agents: readonly string[] = ['claude', 'codex', 'copilot']): object {
  const classes = entry === null ? {} : { 'tool.use_missing': entry, 'tool.join_incomplete': entry };
  return { schema: 1, cases: { alpha: Object.fromEntries(agents.map((agent) => [agent, classes])) } };
}

async function gated(pr: PullRequest, ...args: string[]): Promise<{ code: number | null; result: FlatTurns }> {
  const { folder } = await pr.replay();
  const ran = await pr.run(['typestate', 'gate', '--results', folder, '--base-ref', 'main', '--json', ...args]);
  expect(ran.err).toBe('');
  return { code: ran.code, result: flatTurns(JSON.parse(ran.out) as GateResult) };
}

function deltas({ rows }: TypestateDetail): readonly (string | null)[][] {
  return rows.map(({ subject, class: name, delta, gate }) => [
    subject.turn_id ?? subject.file ?? `${subject.case_id}/${subject.agent}`,
    name,
    delta,
    gate,
  ]);
}

function row(result: TypestateDetail, name: string): TurnRow | undefined {
  return result.rows.find((item) => item.class === name);
}

function lines(...turns: readonly object[]): string {
  return turns.map((turn) => `${JSON.stringify(turn)}\n`).join('');
}

function withoutUse(): MadeTurn {
  const turn = madeTurn();
  turn.evidence.toolUse = turn.evidence.toolUse.slice(1);
  return turn;
}

describe('turns of transcripts', () => {
  test('all closed', async () => {
    const pr = pullRequest(BASE);
    pr.record({ alpha: everyClient(loads('alpha')) });
    const { code, result } = await gated(pr);
    expect(code).toBe(0);
    expect(deltas(result)).toEqual([
      ['alpha/claude', null, 'closed', 'ok'],
      ['alpha/codex', null, 'closed', 'ok'],
      ['alpha/copilot', null, 'closed', 'ok'],
    ]);
    expect(result.turns.rejected).toBe(0);
    expect(result.turns.judged).toBeGreaterThan(3);
    expect(result.place).toEqual({ path: TOLERATED, blob: null, outcome: 'none' });
  });

  test('a class that nothing tolerates is a regression, at its line', async () => {
    const pr = pullRequest(BASE);
    pr.record({ alpha: { ...everyClient(loads('alpha')), claude: UNUSED } });
    const { code, result } = await gated(pr);
    expect(code).toBe(1);
    expect(deltas(result)).toContainEqual(['alpha/claude', 'tool.use_missing', 'regression', 'fail']);
    expect(deltas(result)).toContainEqual(['alpha/codex', null, 'closed', 'ok']);
    const place = { file: join(pr.recordings, 'claude/alpha.jsonl'), line: 5, calls: ['toolu_1'], cause: null };
    expect(row(result, 'tool.use_missing')?.places).toEqual([place]);
    expect(result.findings[0]).toMatchObject({
      rule: 'regression',
      effect: 'fail',
      subject: { key: 'alpha/claude' },
    });
  });

  test.each([
    ['tolerated at both sides', IN_TIME, IN_TIME, 0, 'tolerated'],
    ['tolerated by the pull request alone', null, IN_TIME, 1, 'regression'],
    ['tolerated no longer by the pull request', IN_TIME, null, 1, 'regression'],
    ['past its day', { ...IN_TIME, expires: '2020-01-01' }, { ...IN_TIME, expires: '2020-01-01' }, 1, 'regression'],
    ['prolonged by the pull request', { ...IN_TIME, expires: '2020-01-01' }, IN_TIME, 1, 'regression'],
  ])('%s', async (_, before, after, code, delta) => {
    const pr = pullRequest({ ...BASE, [TOLERATED]: tolerating(before) });
    pr.commit({ [TOLERATED]: tolerating(after) });
    pr.record({ alpha: everyClient(UNUSED) });
    const gate = await gated(pr);
    expect(gate.code).toBe(code);
    expect(new Set(gate.result.rows.map((item) => item.delta))).toEqual(new Set([delta]));
  });

  test('what is gone is an improvement; the policy that the pull request takes away still judges', async () => {
    const pr = pullRequest({ ...BASE, [TOLERATED]: tolerating(IN_TIME) });
    pr.commit({ [CONFIG]: 'levels:\n  typestate: "off"\n' });
    pr.record({ alpha: { ...everyClient(loads('alpha')), codex: UNUSED } });
    const { folder } = await pr.replay();
    const ran = await pr.gate(folder);
    const result = ran.result as GateResult;
    const turns = flatTurns(result);
    expect([ran.code, verdictsOf(result)]).toEqual([0, { routing: 'pass', typestate: 'pass' }]);
    expect(deltas(turns)).toContainEqual(['alpha/claude', 'tool.use_missing', 'improvement', 'report']);
    expect(deltas(turns)).toContainEqual(['alpha/codex', 'tool.use_missing', 'tolerated', 'report']);
  });

  test('the first adoption goes by what the pull request tolerates; so does a new case, but not a renamed one', async () => {
    const first = pullRequest({ [CASES]: [caseOf('alpha')], [BASELINE]: baselineOf({ alpha: 'pass' }) });
    first.commit({ [CONFIG]: 'typestate:\n', [TOLERATED]: tolerating(IN_TIME) });
    first.record({ alpha: everyClient(UNUSED) });
    const adopted = await gated(first);
    expect([adopted.code, new Set(adopted.result.rows.map(({ delta }) => delta))]).toEqual([0, new Set(['new'])]);
    expect(adopted.result.place?.outcome).toBe('first_adoption');

    const renamed = pullRequest({ ...BASE, [TOLERATED]: tolerating(null) });
    const beta = { ...caseOf('alpha'), case_id: 'beta', renamed_from: 'alpha' };
    const cases = { beta: { claude: { 'tool.use_missing': IN_TIME, 'tool.join_incomplete': IN_TIME } } };
    renamed.commit({ [CASES]: [beta], [TOLERATED]: { schema: 1, cases } });
    renamed.record({ beta: everyClient(UNUSED) });
    expect((await gated(renamed)).code).toBe(1);
  });

  test('a killed run says nothing about the change; its class keeps the cause', async () => {
    const pr = pullRequest(BASE);
    pr.record({ alpha: everyClient(loads('alpha')) });
    const cut: MadeTranscript = { steps: [{ load: 'alpha-skill' }, { run: 'ls' }], ending: 'cut' };
    pr.record({ alpha: { claude: cut } }, { exitCode: null });
    const { code, result } = await gated(pr);
    expect(code).toBe(3);
    expect(deltas(result)).toContainEqual(['alpha/claude', null, 'unjudged', 'undecided']);
    expect(row(result, 'tool.use_missing')).toMatchObject({ delta: 'infra', gate: 'report' });
    expect(row(result, 'tool.use_missing')?.places[0]?.cause).toBe('killed');
    expect((await gated(pr, '--no-fail-on-infra')).code).toBe(0);
  });

  test('a transcript that is gone, or another one, was not judged', async () => {
    const pr = pullRequest(BASE);
    pr.record({ alpha: everyClient(loads('alpha')) });
    const { folder } = await pr.replay();
    rmSync(join(pr.recordings, 'codex/alpha.jsonl'));
    pr.record({ alpha: { copilot: UNUSED } });
    const ran = await pr.run(['typestate', 'gate', '--results', folder, '--base-ref', 'main', '--json']);
    expect(ran.code).toBe(3);
    const reasons = flatTurns(JSON.parse(ran.out) as GateResult).rows.map(({ reason }) => reason);
    expect(reasons[1]).toMatch(/codex\/alpha\.jsonl is not there$/);
    expect(reasons[2]).toMatch(/copilot\/alpha\.jsonl is not the file that the results are of$/);
  });

  test('a line that may have held a call leaves the turn undecided, in a transcript and in an evidence file', async () => {
    const pr = pullRequest(BASE);
    const made = madeTranscript('claude', loads('alpha')).split('\n');
    const block = '{"type":"assistant","message":{"id":"m","content":[{"type":"tool_use_v9","id":"toolu_9"}]}}';
    const strange = [...made.slice(0, -2), block, ...made.slice(-2)].join('\n');
    pr.record({ alpha: { ...everyClient(loads('alpha')), claude: strange } });
    const { code, result } = await gated(pr);
    expect([code, result.rows[0]?.delta]).toEqual([3, 'unjudged']);
    expect(result.rows[0]?.reason).toMatch(/alpha\.jsonl:\d+: the line may have held a call, and could not be read$/);

    const unreadable = [{ line: 3, kind: 'damaged' }];
    pr.commit({ 't.jsonl': `${JSON.stringify({ id: 'cut', input: madeTurn(), unreadable })}\n` });
    const ran = await pr.run(['typestate', 'gate', '--turns', 't.jsonl', '--base-ref', 'main']);
    expect([ran.code, ran.out]).toEqual([3, expect.stringContaining('t.jsonl:1')]);
  });

  test('transcripts that were moved together with their results are found', async () => {
    const pr = pullRequest(BASE);
    pr.record({ alpha: everyClient(loads('alpha')) });
    const { folder } = await pr.replay();
    for (const agent of ['claude', 'codex', 'copilot']) renameSync(join(pr.recordings, agent), join(folder, agent));
    const ran = await pr.run(['typestate', 'gate', '--results', folder, '--base-ref', 'main']);
    expect([ran.code, ran.out]).toEqual([0, expect.stringMatching(/PASS {2}\d+ turns: \d+ accepted, 0 rejected\n$/)]);
  });
});

describe('evidence files', () => {
  test('each turn by its id, at its line', async () => {
    const pr = pullRequest({ ...BASE, [TOLERATED]: { schema: 1, turns: { old: { 'tool.use_missing': IN_TIME } } } });
    pr.commit({
      'evidence/turns.jsonl': lines({ id: 'good', input: madeTurn() }, { id: 'bad', input: withoutUse() }),
      'evidence/turn.json': withoutUse(),
    });
    const args = ['typestate', 'gate', '--turns', 'evidence/*', '--base-ref', 'main', '--json'];
    const ran = await pr.run(args);
    const result = flatTurns(JSON.parse(ran.out) as GateResult);
    expect(ran.code).toBe(1);
    expect(result.turns).toEqual({ judged: 3, accepted: 1, rejected: 2 });
    expect(deltas(result).filter(([, , delta]) => delta === 'regression')).toEqual([
      ['bad', 'tool.join_incomplete', 'regression', 'fail'],
      ['bad', 'tool.use_missing', 'regression', 'fail'],
      ['turn-1', 'tool.join_incomplete', 'regression', 'fail'],
      ['turn-1', 'tool.use_missing', 'regression', 'fail'],
    ]);
    expect(row(result, 'tool.use_missing')?.places).toEqual([
      { file: 'evidence/turns.jsonl', line: 2, calls: ['a'], cause: null },
    ]);
  });

  test('turns alone need neither cases nor a routing baseline', async () => {
    const pr = pullRequest({ [CONFIG]: 'typestate:\n' });
    pr.commit({ 't.jsonl': lines(madeTurn()) });
    expect((await pr.run(['typestate', 'gate', '--turns', 't.jsonl', '--base-ref', 'main'])).code).toBe(0);
  });

  test('what is no turn fails; nothing at all is no pass', async () => {
    const pr = pullRequest(BASE);
    pr.commit({
      'bad.jsonl': `${JSON.stringify(madeTurn())}\n{"evidence":`,
      'empty.jsonl': '',
      'c.jsonl': [caseOf('b')],
    });
    const files = ['bad.jsonl', 'empty.jsonl', 'c.jsonl'];
    const ran = await pr.run(['typestate', 'gate', '--turns', ...files, '--base-ref', 'main']);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain('bad.jsonl:2');
    expect(ran.out).toContain('✗ empty.jsonl: invalid\n    why      there is no turn in it');
    expect(ran.out.match(/c\.jsonl.*/g)).toEqual(['c.jsonl: invalid', 'c.jsonl:1']);
    expect(ran.out).toContain('expected the evidence of turns, found the case file, which is for --cases');
    const none = await pr.run(['typestate', 'gate', '--turns', 'none/*.jsonl', '--base-ref', 'main']);
    expect([none.code, none.err]).toEqual([
      2,
      expect.stringContaining('none/*.jsonl: expected a file with evidence of turns'),
    ]);
    const neither = await pr.run(['typestate', 'gate', '--base-ref', 'main']);
    expect(neither.code).toBe(2);
  });

  test('turns that closed are one row, however many; lines that are none are told a hundred at most', async () => {
    const pr = pullRequest({ ...BASE, [TOLERATED]: { schema: 1, turns: { t7: { 'tool.use_missing': IN_TIME } } } });
    const many = Array.from({ length: 2000 }, (_, index) => ({ id: `t${index}`, input: madeTurn() }));
    pr.commit({ 'many.jsonl': lines(...many), 'none.jsonl': '{}\n'.repeat(5000) });
    const ran = await pr.run([
      'typestate',
      'gate',
      '--turns',
      'many.jsonl',
      'none.jsonl',
      '--base-ref',
      'main',
      '--json',
    ]);
    const result = flatTurns(JSON.parse(ran.out) as GateResult);
    expect([ran.code, result.turns.judged]).toEqual([1, 2000]);
    expect(deltas(result).slice(0, 1)).toEqual([['many.jsonl', null, 'closed', 'ok']]);
    expect(result.rows[0]?.reason).toBe('1999 turns closed');
    expect(deltas(result).at(-1)).toEqual(['t7', 'tool.use_missing', 'improvement', 'report']);
    expect(result.counts['invalid']).toBe(101);
    expect(result.rows.at(-2)?.reason).toBe('the same is true of 4900 lines from here on');
  });

  test('configured policies bind turns, as the comparator has them', async () => {
    const config = 'typestate:\n  turns: turns.jsonl\n  policies:\n    mutation: policies/mutation.json\n';
    const pr = pullRequest({ ...BASE, [CONFIG]: config, 'policies/mutation.json': { rule: 'ask first' } });
    const digest = JSON.parse((await pr.run(['digest', 'policies/mutation.json', '--json'])).out) as { sha256: string };
    const bound = madeTurn();
    bound.evidence.callSpec['mutationPolicyDigest'] = `sha256:${digest.sha256}`;
    pr.commit({ 'turns.jsonl': lines({ id: 'bound', input: bound }, { id: 'other', input: madeTurn() }) });
    pr.commit({ 'policies/mutation.json': { rule: 'never ask' }, [CONFIG]: 'typestate:\n' });
    pr.record({ alpha: everyClient(loads('alpha')) });
    const { code, result } = await gated(pr);
    expect(code).toBe(1);
    expect(deltas(result).filter(([, , delta]) => delta !== 'closed')).toEqual([
      ['other', 'mutation.policy_digest_mismatch', 'regression', 'fail'],
    ]);
    expect(result.policies).toMatchObject({ mutation: `sha256:${digest.sha256}`, governance: null });
  });

  test('a policy or tolerated classes that the comparator names and does not have stop the gate', async () => {
    for (const config of [
      'typestate:\n  policies:\n    governance: none.json\n',
      'typestate:\n  baseline: none.json\n',
    ]) {
      const pr = pullRequest({ ...BASE, [CONFIG]: config });
      pr.commit({ 'turns.jsonl': lines(madeTurn()) });
      const ran = await pr.run(['typestate', 'gate', '--turns', 'turns.jsonl', '--base-ref', 'main']);
      expect([ran.code, ran.out]).toEqual([3, '']);
      expect(ran.err).toContain('none.json');
    }
  });

  test('a tolerated class without a reason or an end is refused with its line', async () => {
    const pr = pullRequest(BASE);
    pr.commit({ [TOLERATED]: tolerating({ reason: 'because' }), 'turns.jsonl': lines(madeTurn()) });
    const ran = await pr.run(['typestate', 'gate', '--turns', 'turns.jsonl', '--base-ref', 'main']);
    expect([ran.code, ran.err]).toEqual([2, expect.stringMatching(/baselines\/typestate\.json:\d+.*expires/s)]);
  });
});

describe('what a pull request cannot do', () => {
  const UNUSED_TURN = { id: 'x', input: withoutUse() };

  test('tolerate something itself where the comparator has a file of tolerated classes and no section', async () => {
    const pr = pullRequest({ [TOLERATED]: { schema: 1 } });
    const tolerated = { schema: 1, turns: { x: { 'tool.use_missing': IN_TIME, 'tool.join_incomplete': IN_TIME } } };
    pr.commit({ 't.jsonl': lines(UNUSED_TURN), [TOLERATED]: tolerated });
    expect((await pr.run(['typestate', 'gate', '--turns', 't.jsonl', '--base-ref', 'main'])).code).toBe(1);
  });

  test('leave out a result, or take rows that nobody planned', async () => {
    const pr = pullRequest(BASE);
    pr.record({ alpha: everyClient(loads('alpha')) });
    const { folder, results } = await pr.replay();
    const gate = (): Promise<Ran> => pr.run(['typestate', 'gate', '--results', folder, '--base-ref', 'main', '--json']);
    const write = (rows: object): void =>
      writeFileSync(join(folder, 'results.json'), JSON.stringify({ ...results, ...rows }));
    write({ results: results.results.slice(1) });
    const left = await gate();
    expect([left.code, flatTurns(JSON.parse(left.out) as GateResult).rows[0]?.reason]).toEqual([
      3,
      'trial 1 was planned and has no result',
    ]);
    write({ results: results.results.map((unit, index) => (index === 0 ? { ...unit, agent: 'ghost' } : unit)) });
    expect((await gate()).code).toBe(2);
  });

  test('call a provider otherwise, so that nobody knows its turns', async () => {
    const pr = pullRequest({ ...BASE, [TOLERATED]: tolerating(null) });
    const providers = 'providers:\n  mine:\n    command: [foo]\n    reader: claude\n';
    pr.commit({ [CONFIG]: `typestate:\n${providers}`, [BASELINE]: { alpha: { mine: { expected_status: 'pass' } } } });
    pr.record({ alpha: { claude: UNUSED } });
    renameSync(join(pr.recordings, 'claude'), join(pr.recordings, 'mine'));
    const { code, result } = await gated(pr);
    expect(code).toBe(1);
    expect(deltas(result)).toContainEqual(['alpha/mine', 'tool.use_missing', 'regression', 'fail']);
  });

  test('let configured evidence lead out of the repository, or into what never ends', async () => {
    const pr = pullRequest({ ...BASE, [CONFIG]: 'typestate:\n  turns: evidence/*.jsonl\n' });
    const outside = join(temporaryFolder(), 'secret.jsonl');
    writeFileSync(outside, 'a secret');
    pr.commit({ 'evidence/good.jsonl': lines(madeTurn()) });
    const link = join(pr.repository.path, 'evidence/link.jsonl');
    for (const target of [outside, '../.git/config', '/dev/zero']) {
      symlinkSync(target, link);
      const ran = await pr.run(['typestate', 'gate', '--base-ref', 'main']);
      expect([ran.code, ran.out]).toEqual([2, '']);
      expect(ran.err).not.toMatch(/secret$|repositoryformatversion/m);
      rmSync(link);
    }
    expect((await pr.run(['typestate', 'gate', '--base-ref', 'main'])).code).toBe(0);
  });
});

test('a turn that contradicts itself is one class, and the turns after it are judged', async () => {
  const pr = pullRequest(BASE);
  const made = madeTranscript('claude', { steps: [{ load: 'alpha-skill' }, { run: 'ls' }, { run: 'pwd' }] }).split(
    '\n',
  );
  const again = (made[4] ?? '').replace('"content":""', '"content":"another answer"');
  pr.record({
    alpha: { ...everyClient(loads('alpha')), claude: [...made.slice(0, 5), again, ...made.slice(5)].join('\n') },
  });
  const { code, result } = await gated(pr);
  expect(code).toBe(1);
  expect(row(result, 'tool.schema_invalid')?.places[0]?.calls).toEqual(['toolu_1']);
  expect(row(result, 'tool.use_missing')?.places[0]?.calls).toEqual(['toolu_2']);
});

test('tolerated classes of turns that are not there any more are told', async () => {
  const pr = pullRequest({ ...BASE, [TOLERATED]: { schema: 1, turns: { gone: { 'tool.use_missing': IN_TIME } } } });
  pr.commit({ 't.jsonl': lines(madeTurn()) });
  const ran = await pr.run(['typestate', 'gate', '--turns', 't.jsonl', '--base-ref', 'main', '--json']);
  expect(ran.code).toBe(0);
  expect(deltas(flatTurns(JSON.parse(ran.out) as GateResult))).toContainEqual([
    'gone',
    'tool.use_missing',
    'unseen',
    'report',
  ]);
});

test('--baseline compares with a file of tolerated classes as it is', async () => {
  const pr = pullRequest(BASE);
  const entry = { 'tool.use_missing': IN_TIME, 'tool.join_incomplete': IN_TIME };
  pr.commit({ 'mine.json': { schema: 1, turns: { x: entry } }, 't.jsonl': lines({ id: 'x', input: withoutUse() }) });
  const gate = (file: string): Promise<Ran> => pr.run(['typestate', 'gate', '--turns', 't.jsonl', '--baseline', file]);
  expect((await gate('mine.json')).code).toBe(0);
  expect((await gate('none.json')).code).toBe(2);
});

test('turns of a transcript are bound to the configured policies', async () => {
  const config = 'typestate:\n  policies:\n    mutation: policies/mutation.json\n';
  const pr = pullRequest({ ...BASE, [CONFIG]: config, 'policies/mutation.json': { rule: 'ask first' } });
  const transcript = join(house(), 'cases/transcripts/claude-skill-alpha.jsonl');
  const derived = await pr.run(['typestate', 'from-transcript', '--provider', 'claude', transcript]);
  pr.commit({ 't.jsonl': derived.out });
  expect((await pr.run(['typestate', 'gate', '--turns', 't.jsonl', '--base-ref', 'main'])).code).toBe(0);
});

test('validate reads tolerated classes, policies and evidence paths', async () => {
  const config = 'typestate:\n  policies:\n    governance: none.json\n';
  const pr = pullRequest({
    ...BASE,
    [CONFIG]: config,
    [TOLERATED]: tolerating({ reason: 'x', expires: '2027-02-31' }),
  });
  const ran = await pr.run(['validate']);
  expect(ran.code).toBe(2);
  expect(ran.err + ran.out).toMatch(/none\.json/);
  expect(ran.err + ran.out).toMatch(/typestate\.json:\d+: .*a day of the calendar, found "?2027-02-31/);
});

describe('the action', () => {
  test('annotates the line of the transcript, inside of the workspace', async () => {
    const pr = pullRequest(BASE);
    pr.record({ alpha: everyClient(UNUSED) });
    mkdirSync(join(pr.repository.path, 'artifacts'));
    renameSync(pr.recordings, join(pr.repository.path, 'artifacts/recordings'));
    const replayed = await pr.run([
      'replay',
      '--transcripts',
      'artifacts/recordings',
      '--artifacts-root',
      'artifacts/b',
    ]);
    expect(replayed.code).toBe(0);
    const inputs = { results: 'artifacts/b', 'base-ref': 'main' };
    const ran = await action('typestate', { inputs, cwd: pr.repository.path });
    expect(ran.code).toBe(1);
    expect(ran.outputs).toMatchObject({ verdict: 'fail', regressions: '6' });
    expect(ran.annotations).toContainEqual(
      expect.stringMatching(
        /^::error title=Portcullis%3A regression,file=artifacts\/recordings\/claude\/alpha\.jsonl,line=5::alpha\/claude: tool\.use_missing \(toolu_1\): it is new/,
      ),
    );
    expect(ran.summary).toMatch(/^# Typestate gate ❌ fails\n/);
    const gate = await action('gate', { inputs, cwd: pr.repository.path });
    expect(gate.code).toBe(1);
    expect(gate.outputs).toMatchObject({ verdict: 'fail', regressions: '0', 'turn-regressions': '6' });
    expect(gate.summary).toMatch(/^# The gates ❌ fail\n\n- Routing gate ✅ holds: /);
    expect(gate.summary).toContain('\n- Typestate gate ❌ fails: ');
    expect(gate.annotations.at(-1)).toMatch(/^::error::The typestate gate fails: alpha\/claude \(regression\)/);
  });

  test('hostile ids come to nothing', async () => {
    const folder = temporaryFolder();
    const pr = pullRequest(BASE);
    const file = join(folder, 'turns.jsonl');
    const id = 'x\n::error::pwned ##[error] <img src=x> | @org';
    writeFileSync(
      file,
      `${JSON.stringify({ id, input: { ...madeTurn(), evidence: { ...madeTurn().evidence, toolUse: [] } } })}\n`,
    );
    const ran = await action('typestate', { inputs: { turns: file, 'base-ref': 'main' }, cwd: pr.repository.path });
    expect(ran.code).toBe(1);
    expect(ran.annotations.every((line) => line.startsWith('::error title=') || line.startsWith('::error::The '))).toBe(
      true,
    );
    expect(ran.summary).not.toContain('<img');
    expect(ran.out).not.toMatch(/^::error::pwned/m);
  });
});

test('routing and turns in one document; the report reads it again', async () => {
  const pr = pullRequest(BASE);
  pr.record({ alpha: everyClient(UNUSED) });
  const { folder } = await pr.replay();
  const output = join(pr.artifacts, 'gate.json');
  const gate = await pr.gate(folder, '--output', output);
  expect(gate.code).toBe(1);
  const result = gate.result as GateResult;
  expect([result.verdict, result.exit_code, verdictsOf(result)]).toEqual([
    'fail',
    1,
    { routing: 'pass', typestate: 'fail' },
  ]);
  const shown = await pr.run(['report', output]);
  expect(shown.out).toContain('typestate baseline baselines/typestate.json');
  expect(shown.out).toMatch(/FAIL {2}3 held; \d+ turns/);

  const alone = await pr.run(['typestate', 'gate', '--results', folder, '--base-ref', 'main', '--output', output]);
  expect((await pr.run(['report', output])).out).toBe(alone.out);
  expect((await pr.run(['report', output, '--markdown'])).out).toMatch(/^# Typestate gate ❌ fails\n/);
  expect(await pr.run(['report', CONFIG])).toMatchObject({ code: 2, out: '' });
});
