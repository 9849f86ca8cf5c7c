import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

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
  type Baseline,
  type Files,
  type PullRequest,
  type Recordings,
} from './pull-request.ts';
import { sessionTranscript } from './session-transcript.ts';

const TWO_CASES = { [CASES]: [caseOf('beta'), caseOf('alpha')] };
const DEAD: MadeTranscript = { steps: [{ say: 'I will.' }], ending: 'overloaded' };

/** The same in a session of its own, by every client. */
function inSession(made: MadeTranscript, session: number): Recordings[string] {
  return Object.fromEntries(CLIENTS.map((client) => [client, sessionTranscript(client, made, session)]));
}

interface Blessing {
  readonly pr: PullRequest;
  /** Runs bless on the results. */
  readonly bless: (...args: string[]) => ReturnType<PullRequest['run']>;
  readonly baseline: () => Baseline;
}

/** With two trials of alpha, since one does not loosen anything. */
async function blessing(base: Files, alpha: MadeTranscript, beta: MadeTranscript = loads('beta')): Promise<Blessing> {
  const pr = pullRequest({ ...TWO_CASES, ...base });
  pr.record({ alpha: everyClient(alpha), 'alpha.2': inSession(alpha, 2), beta: everyClient(beta) });
  const { folder } = await pr.replay();
  return {
    pr,
    bless: (...args) => pr.run(['bless', '--results', folder, ...args]),
    baseline: () => JSON.parse(pr.read(BASELINE)) as Baseline,
  };
}

describe('--expect-infra', () => {
  const base = { [BASELINE]: { alpha: { claude: { expected_status: 'pass', allow_timeout: false } } } };

  test('adds what infrastructure ended and nothing else knows, and the gate holds with it', async () => {
    const { pr, bless, baseline } = await blessing(base, DEAD);
    const { code, out } = await bless('--expect-infra', '--reason', 'starts once it is merged');
    expect([code, out.split('\n')]).toEqual([
      0,
      [
        '+ alpha/codex: nothing → infra_error (added)',
        '+ alpha/copilot: nothing → infra_error (added)',
        ...CLIENTS.map((client) => `+ beta/${client}: nothing → pass (added)`),
        '  alpha/claude: infrastructure errors only, entry unchanged',
        `5 changes; wrote ${BASELINE}`,
        '',
      ],
    ]);
    const entry = { allow_timeout: false, expected_status: 'infra_error', reason: 'starts once it is merged' };
    expect(baseline()['alpha']).toEqual({
      claude: { allow_timeout: false, expected_status: 'pass' },
      codex: entry,
      copilot: entry,
    });
    const gated = await pr.gate(pr.artifacts);
    expect(
      CLIENTS.map((client) => `${gated.cell('alpha', client)?.delta} ${gated.cell('alpha', client)?.gate}`),
    ).toEqual(['infra fail', 'new ok', 'new ok']);
  });

  test.each([
    [['--expect-infra'], '--expect-infra: expected --reason beside it, found none'],
    [['--expect-infra', '--reason', ' '], '--expect-infra: expected --reason beside it, found none'],
    [['--expect-infra', '--reason', 'r', '--pool'], '--expect-infra: expected it without --pool, found both'],
  ])('%j is a usage error, and nothing is written', async (args, said) => {
    const { pr, bless } = await blessing(base, DEAD);
    const before = pr.read(BASELINE);
    const ran = await bless(...args);
    expect([ran.code, ran.out, ran.err]).toEqual([2, '', expect.stringContaining(said)]);
    expect(pr.read(BASELINE)).toBe(before);
  });
});

describe('the first baseline', () => {
  test('is written sorted, with every cell, and blessing again changes nothing', async () => {
    const { pr, bless, baseline } = await blessing({}, ignores('alpha-skill'));
    const { code, out } = await bless('--reason', 'not written yet');
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      ...CLIENTS.map((client) => `+ alpha/${client}: nothing → fail (added)`),
      ...CLIENTS.map((client) => `+ beta/${client}: nothing → pass (added)`),
      `6 changes; wrote ${BASELINE}`,
      '',
    ]);
    const text = pr.read(BASELINE);
    expect(text.endsWith('}\n')).toBe(true);
    expect(Object.keys(baseline())).toEqual(['alpha', 'beta', 'schema']);
    expect(baseline()['alpha']).toEqual(
      everyClient({ allow_timeout: false, expected_status: 'fail', reason: 'not written yet' }),
    );
    const again = await bless();
    expect([again.code, again.out]).toEqual([0, `0 changes; ${BASELINE} already says what the results support\n`]);
    expect(pr.read(BASELINE)).toBe(text);
  });

  test('holds in the gate, and is valid', async () => {
    const { pr, bless } = await blessing({}, loads('alpha'));
    expect((await bless()).code).toBe(0);
    expect((await pr.gate(pr.artifacts, '--baseline', BASELINE)).code).toBe(0);
    expect((await pr.run(['validate'])).out).toBe('valid: 2 cases, 6 baseline entries\n');
  });
});

describe('a reason', () => {
  const base = { [BASELINE]: baselineOf({ alpha: 'pass', beta: 'pass' }) };

  test('is asked for where an expectation is loosened, and nothing is written without it', async () => {
    const { pr, bless } = await blessing(base, ignores('alpha-skill'));
    const before = pr.read(BASELINE);
    const { code, out, err } = await bless();
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^error: expected --reason/);
    for (const client of CLIENTS) expect(err).toContain(`alpha/${client}: pass → fail`);
    expect(err).toContain('nothing was written');
    expect(pr.read(BASELINE)).toBe(before);
  });

  test('is written to the entries that it is for', async () => {
    const { bless, baseline } = await blessing(base, ignores('alpha-skill'));
    const { code, out } = await bless('--reason', 'the skill moved');
    expect(code).toBe(0);
    expect(out).toContain('~ alpha/codex: pass → fail (loosened)');
    expect(baseline()['alpha']?.['codex']).toEqual({
      allow_timeout: false,
      expected_status: 'fail',
      reason: 'the skill moved',
    });
    expect(baseline()['beta']?.['codex']).toEqual({ allow_timeout: false, expected_status: 'pass' });
  });

  test('is not asked for where an expectation is tightened, and an old one goes', async () => {
    const old = { expected_status: 'fail', allow_timeout: true, reason: 'not written yet', owner: 'me' };
    const { bless, baseline } = await blessing(
      { [BASELINE]: { ...baselineOf({ beta: 'pass' }), alpha: everyClient(old) } },
      loads('alpha'),
    );
    const { code, out } = await bless();
    expect(code).toBe(0);
    expect(out).toContain('~ alpha/claude: fail, timeout allowed → pass (tightened)');
    expect(baseline()['alpha']?.['claude']).toEqual({ allow_timeout: false, expected_status: 'pass', owner: 'me' });
  });

  test('may not be empty', async () => {
    const { bless } = await blessing(base, ignores('alpha-skill'));
    const { code, err } = await bless('--reason', '  ');
    expect(code).toBe(2);
    expect(err).toContain('--reason');
  });

  test('--dry-run shows the diff and writes nothing', async () => {
    const { pr, bless } = await blessing(base, ignores('alpha-skill'));
    const before = pr.read(BASELINE);
    const { code, out } = await bless('--dry-run');
    expect(code).toBe(0);
    expect(out).toContain('~ alpha/codex: pass → fail (loosened)');
    expect(out).toContain(`3 changes; ${BASELINE} not written`);
    expect(pr.read(BASELINE)).toBe(before);
  });
});

describe('one trial', () => {
  const base = { [BASELINE]: baselineOf({ alpha: 'pass', beta: 'fail' }) };

  test('loosens nothing, however often it is recorded, and asks for no reason', async () => {
    const pr = pullRequest({ ...TWO_CASES, ...base });
    const alpha = everyClient(ignores('alpha-skill'));
    pr.record({ alpha, 'alpha.2': alpha, beta: everyClient(loads('beta')) });
    const { folder } = await pr.replay();
    const { code, out } = await pr.run(['bless', '--results', folder, '--dry-run']);
    expect([code, out.split('\n')]).toEqual([
      0,
      [
        ...CLIENTS.map((client) => `~ beta/${client}: fail → pass (tightened)`),
        ...CLIENTS.map((client) => `  alpha/${client}: only 1 trial: loosening and removal need 2, entry unchanged`),
        `3 changes; ${BASELINE} not written`,
        '',
      ],
    ]);
    const { out: json } = await pr.run(['bless', '--results', folder, '--json']);
    expect(JSON.parse(json)).toMatchObject({
      written: true,
      changes: { length: 3 },
      kept_for_lack_of_trials: CLIENTS.map((client) => `alpha/${client}`),
    });
    expect(JSON.parse(pr.read(BASELINE))).toMatchObject({ alpha: { codex: { expected_status: 'pass' } } });
    const again = await pr.run(['bless', '--results', folder]);
    expect(again.out).toMatch(`0 changes; ${BASELINE} not written`);
  });
});

describe('what never changes an entry', () => {
  test('an infrastructure error', async () => {
    const { pr, bless } = await blessing({ [BASELINE]: baselineOf({ alpha: 'pass', beta: 'pass' }) }, DEAD);
    const before = pr.read(BASELINE);
    const { code, out } = await bless();
    expect(code).toBe(0);
    expect(out).toContain('alpha/codex: infrastructure errors only, entry unchanged');
    expect(pr.read(BASELINE)).toBe(before);
  });

  test('an infrastructure error adds none either', async () => {
    const { bless, baseline } = await blessing({}, DEAD);
    expect((await bless()).code).toBe(0);
    expect(Object.keys(baseline())).toEqual(['beta', 'schema']);
  });

  test('a cell that was not run', async () => {
    const pr = pullRequest({ ...TWO_CASES, [BASELINE]: baselineOf({ alpha: 'fail', beta: 'fail' }) });
    pr.record({ alpha: everyClient(loads('alpha')), beta: everyClient(loads('beta')) });
    const { folder } = await pr.replay('--case-id', 'alpha', '--agents', 'claude');
    const { out } = await pr.run(['bless', '--results', folder]);
    expect(out).toBe(`~ alpha/claude: fail → pass (tightened)\n1 change; wrote ${BASELINE}\n`);
  });

  test('cases that were only not named on the command line', async () => {
    const others = { 'cases/routing/others.json': [caseOf('gamma')] };
    const pr = pullRequest({
      ...TWO_CASES,
      ...others,
      [BASELINE]: baselineOf({ alpha: 'fail', beta: 'pass', gamma: 'pass' }),
    });
    pr.record({ alpha: everyClient(loads('alpha')), beta: everyClient(loads('beta')) });
    const { folder } = await pr.replay('--cases', CASES);
    const { code, out } = await pr.run(['bless', '--results', folder, '--cases', CASES]);
    expect([code, out]).toEqual([0, expect.not.stringContaining('gamma')]);
    expect(JSON.parse(pr.read(BASELINE))).toHaveProperty('gamma.codex');
  });
});

test('entries of cases and providers that are gone go', async () => {
  const base = {
    [BASELINE]: baselineOf({ alpha: 'pass', beta: 'pass', gone: 'pass' }),
    [CONFIG]: 'providers:\n  claude:\n  copilot:\n',
  };
  const { bless, baseline } = await blessing(base, loads('alpha'));
  const { out } = await bless();
  expect(out).toContain('- gone/claude: pass → nothing (removed)');
  expect(out).toContain('- alpha/codex: pass → nothing (removed)');
  expect(Object.keys(baseline())).toEqual(['alpha', 'beta']);
  expect(Object.keys(baseline()['alpha'] ?? {})).toEqual(['claude', 'copilot']);
});

test('a run that timed out with enough evidence allows timeouts', async () => {
  const pr = pullRequest(TWO_CASES);
  pr.record({ beta: everyClient(loads('beta')) });
  pr.record({ alpha: everyClient({ steps: [{ load: 'alpha-skill' }], ending: 'cut' }) }, { timedOut: true });
  const { folder } = await pr.replay();
  const { out } = await pr.run(['bless', '--results', folder, '--reason', 'slow']);
  expect(out).toContain('+ alpha/claude: nothing → pass, timeout allowed (added)');
});

test("the origin's shape stays as it is: no schema, no order but its own until something changes", async () => {
  const unsorted = `${JSON.stringify(baselineOf({ beta: 'pass', alpha: 'pass' }))}\n`;
  const { pr, bless } = await blessing({ [BASELINE]: unsorted }, loads('alpha'));
  expect((await bless()).out).toContain('0 changes');
  expect(pr.read(BASELINE)).toBe(unsorted);
  pr.record({ alpha: { codex: ignores('alpha-skill') }, 'alpha.2': inSession(ignores('alpha-skill'), 2) });
  const { folder } = await pr.replay();
  expect((await pr.run(['bless', '--results', folder, '--reason', 'r'])).code).toBe(0);
  expect(Object.keys(JSON.parse(pr.read(BASELINE)) as object)).toEqual(['alpha', 'beta']);
});

test('--baseline names another file, --json tells the changes', async () => {
  const { pr, bless } = await blessing({}, loads('alpha'));
  const { code, out } = await bless('--baseline', 'sub/own.json', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    file: 'sub/own.json',
    written: true,
    changes: { length: 6, 0: { case_id: 'alpha', agent: 'claude', kind: 'added', before: null } },
    unchanged_by_infra: [],
  });
  expect(existsSync(join(pr.repository.path, BASELINE))).toBe(false);
  expect(readFileSync(join(pr.repository.path, 'sub/own.json'), 'utf8')).toContain('"expected_status": "pass"');
});

test('results of another commit bless nothing', async () => {
  const { pr, bless } = await blessing({}, loads('alpha'));
  pr.commit({ 'more.txt': '' });
  expect((await bless()).code).toBe(3);
  expect(existsSync(join(pr.repository.path, BASELINE))).toBe(false);
});

test('a broken baseline is not overwritten', async () => {
  const { pr, bless } = await blessing({}, loads('alpha'));
  const file = join(pr.repository.path, 'broken.json');
  writeFileSync(file, '{"alpha": ');
  const { code, err } = await bless('--baseline', 'broken.json');
  expect(code).toBe(2);
  expect(err).toMatch(/broken\.json:1:11: not valid JSON/);
  expect(readFileSync(file, 'utf8')).toBe('{"alpha": ');
});
