import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { BaselineEntry } from '../../contracts/baseline.ts';
import type { Results, UnitResult } from '../../contracts/results.ts';
import type { MadeTranscript } from '../made-transcript.ts';
import {
  BASELINE,
  baselineOf,
  caseOf,
  CASES,
  CONFIG,
  ignores,
  loads,
  pullRequest,
  readJson,
  type Files,
  type PullRequest,
  type Recordings,
} from './pull-request.ts';
import { sessionTranscript } from './session-transcript.ts';

const BASE: Files = {
  [CASES]: [caseOf('alpha'), caseOf('beta')],
  [CONFIG]: 'providers:\n  claude:\n',
};
const ENTRIES = { [BASELINE]: baselineOf({ alpha: 'pass', beta: 'pass' }, ['claude']) };
const KPI = 'baselines/kpi.json';
const OLD_CLIENT = '2.1.332';

class Nights {
  readonly pr: PullRequest;
  private session = 0;

  constructor(files: Files) {
    this.pr = pullRequest({ ...BASE, ...files });
  }

  /** Replays a batch of so many new passes and failures of alpha, and one pass of beta; the folder of the batch. */
  async night(passed: number, failed = 0, version = OLD_CLIENT): Promise<string> {
    const made = (transcript: MadeTranscript): string => {
      this.session += 1;
      return sessionTranscript('claude', transcript, this.session).replaceAll(OLD_CLIENT, version);
    };
    const trials: Record<string, Recordings[string]> = { 'beta.1': { claude: made(loads('beta')) } };
    for (let trial = 1; trial <= passed + failed; trial += 1) {
      const transcript = trial <= failed ? ignores('alpha-skill') : loads('alpha');
      trials[`alpha.${trial}`] = { claude: made(transcript) };
    }
    rmSync(this.pr.recordings, { recursive: true, force: true });
    this.pr.record(trials);
    return (await this.pr.replay()).folder;
  }

  pool(folder: string, ...args: string[]): ReturnType<PullRequest['run']> {
    return this.pr.run(['bless', '--pool', '--results', folder, ...args]);
  }

  get alpha(): BaselineEntry | undefined {
    const document = JSON.parse(this.pr.read(BASELINE)) as Record<string, Record<string, BaselineEntry>>;
    return document['alpha']?.['claude'];
  }

  /** `passed/total`, newest first. */
  get tallies(): readonly string[] | undefined {
    return this.alpha?.history?.map(({ passed, total }) => `${passed}/${total}`);
  }
}

/** Rewrites the results of a batch. */
function edit(folder: string, change: (results: Results) => object): void {
  const file = join(folder, 'results.json');
  const results = JSON.parse(readFileSync(file, 'utf8')) as Results;
  writeFileSync(file, JSON.stringify({ ...results, ...change(results) }));
}

/** What a run tells of a unit, and a recording does not. */
function attemptAt({ status, infra_reason, error, exit_code, timed_out }: UnitResult): object {
  const ended = { signal: null, termination: 'exited', survivors: 0, duration_ms: 1 };
  return { status, infra_reason, error, exit_code, timed_out, ...ended };
}

describe('bless --pool', () => {
  test('adds a night to the history, and only once', async () => {
    const nights = new Nights(ENTRIES);
    const first = await nights.night(3);
    const { code, out } = await nights.pool(first);
    expect([code, out.split('\n')]).toEqual([
      0,
      [
        '+ alpha/claude: 3/3 in a new stratum (client 2.1, model claude-sonnet-4-5)',
        '+ beta/claude: 1/1 in a new stratum (client 2.1, model claude-sonnet-4-5)',
        `pooled 2 cells; wrote ${BASELINE}`,
        '',
      ],
    ]);
    const results = JSON.parse(readFileSync(join(first, 'results.json'), 'utf8')) as Results;
    expect(nights.alpha).toEqual({
      expected_status: 'pass',
      allow_timeout: false,
      history: [
        {
          batch: results.batch_run_id,
          at: results.generated_at_utc,
          commit: results.commit,
          passed: 3,
          total: 3,
          disallowed: 0,
          infra: 0,
          fingerprint: {
            client: '2.1',
            model: 'claude-sonnet-4-5',
            case_digest: results.results[0]?.case_digest,
            skill_set_digest: results.skill_set_digest,
          },
        },
      ],
      anchors: [
        {
          client: '2.1',
          model: 'claude-sonnet-4-5',
          commit: results.commit,
          until: results.generated_at_utc,
          passed: 3,
          total: 3,
        },
      ],
    });
    const text = nights.pr.read(BASELINE);

    const again = await nights.pool(first);
    expect([again.code, again.out.split('\n')]).toEqual([
      0,
      [
        `  batch ${results.batch_run_id} is already in the history of 2 cells`,
        `pooled 0 cells; ${BASELINE} stays as it is`,
        '',
      ],
    ]);
    expect(nights.pr.read(BASELINE)).toBe(text);

    const second = await nights.pool(await nights.night(4, 1));
    expect(second.out).toContain('+ alpha/claude: 4/5 → 7/8 in this stratum\n');
    expect(nights.tallies).toEqual(['4/5', '3/3']);
    expect((await nights.pr.run(['validate'])).code).toBe(0);
  });

  test('makes an anchor that only --anchor replaces, with a reason', async () => {
    const nights = new Nights(ENTRIES);
    await nights.pool(await nights.night(30));
    await nights.pool(await nights.night(0, 30));
    expect(nights.alpha?.anchors).toMatchObject([{ passed: 30, total: 30 }]);
    const bless = (...args: string[]): ReturnType<PullRequest['run']> => nights.pr.run(['bless', '--anchor', ...args]);
    const text = nights.pr.read(BASELINE);
    expect((await bless('alpha/claude')).code).toBe(2);
    expect((await bless('gamma/claude', '--reason', 'meant so')).code).toBe(2);
    const both = await bless('alpha/claude', '--reason', 'meant so', '--expect-infra');
    expect([both.code, both.err]).toEqual([2, 'error: expected one of --anchor and --expect-infra, found both\n']);
    expect((await bless('alpha/claude', '--reason', 'meant so', '--dry-run')).code).toBe(0);
    expect(nights.pr.read(BASELINE)).toBe(text);
    const { code, out } = await bless('alpha/claude', '--reason', 'meant so');
    const commit = nights.alpha?.anchors?.[0]?.commit ?? '';
    expect([code, out]).toEqual([
      0,
      `~ alpha/claude: 30/30 from ${commit} on → 0/30 from ${commit} on; wrote ${BASELINE}\n`,
    ]);
    expect(nights.alpha?.anchors).toMatchObject([{ passed: 0, total: 30, reason: 'meant so' }]);
    expect((await nights.pr.run(['validate'])).code).toBe(0);
  });

  test('adds a record of the KPI, where that is asked for and the plan is whole', async () => {
    const nights = new Nights({ ...ENTRIES, [CONFIG]: 'providers:\n  claude:\nkpi:\n  window_hours: 12\n' });
    const first = await nights.night(2, 1);
    const dry = await nights.pool(first, '--dry-run');
    expect(dry.out).toContain(`; ${BASELINE} and ${KPI} not written\n`);
    expect((await nights.pool(first)).out).toContain(`; wrote ${BASELINE} and ${KPI}\n`);
    const { batch_run_id: batch, generated_at_utc: at } = readJson(join(first, 'results.json')) as Results;
    const cases = { 'alpha/claude': { rows: 3, completed: 2 }, 'beta/claude': { rows: 1, completed: 1 } };
    const record = { batch, at, window_hours: 12, workers: 1, cases };
    expect(JSON.parse(nights.pr.read(KPI))).toEqual({ schema: 1, history: [record] });
    expect((await nights.pool(first)).out).toContain(`${BASELINE} stays as it is`);
    const part = (await nights.pr.replay('--case-id', 'alpha')).folder;
    const { err } = await nights.pool(part);
    expect(err).toMatch(/warning: batch \S+ adds no record of the KPI: its plan is a part of the suite/);
    expect(JSON.parse(nights.pr.read(KPI))).toEqual({ schema: 1, history: [record] });
  });

  test('begins a stratum where the client is another one', async () => {
    const nights = new Nights(ENTRIES);
    await nights.pool(await nights.night(3));
    const patch = await nights.pool(await nights.night(2, 0, '2.1.999'));
    expect(patch.out).toContain('alpha/claude: 2/2 → 5/5 in this stratum');
    const minor = await nights.pool(await nights.night(2, 1, '2.2.0'), '--json');
    expect(JSON.parse(minor.out)).toMatchObject({
      written: true,
      changes: [],
      pooled: [
        {
          case_id: 'alpha',
          agent: 'claude',
          added: { passed: 2, total: 3 },
          stratum: { passed: 2, total: 3 },
          new_stratum: true,
          fingerprint: { client: '2.2' },
        },
        { case_id: 'beta', new_stratum: true },
      ],
      already_pooled: [],
      kept_out: [],
      unsupported: [{ case_id: 'alpha', agent: 'claude', passed: 2, total: 3 }],
    });
    expect(nights.tallies).toEqual(['2/3', '2/2', '3/3']);
  });

  test('keeps the 30 newest trials', async () => {
    const nights = new Nights(ENTRIES);
    const { out } = await nights.pool(await nights.night(31, 1));
    expect(out).toContain('  alpha/claude: 2 trials kept out (older than what is kept)\n');
    expect(nights.tallies).toEqual(['30/30']);
    await nights.pool(await nights.night(4));
    expect(nights.tallies).toEqual(['4/4']);
  });

  test('takes several batches at once, and no recording twice', async () => {
    const nights = new Nights(ENTRIES);
    await nights.night(3);
    await nights.pr.replay();
    const { code, out } = await nights.pool(nights.pr.artifacts);
    expect(code).toBe(0);
    expect(out).toContain('  alpha/claude: 3 trials kept out (the run of another trial again)\n');
    expect(nights.tallies).toEqual(['3/3']);
  });

  test('loosens nothing, and tells what the counts do not support', async () => {
    const nights = new Nights(ENTRIES);
    const { code, out } = await nights.pool(await nights.night(1, 5));
    expect(code).toBe(0);
    expect(out).toContain(
      '  alpha/claude: 1/6: the counts no longer support pass: bless without --pool to accept it\n',
    );
    expect(nights.alpha).toMatchObject({ expected_status: 'pass', history: { length: 1 } });
    const plain = await nights.pr.run(['bless', '--results', nights.pr.artifacts, '--reason', 'it moved']);
    expect(plain.out).toContain('~ alpha/claude: pass → fail (loosened)\n');
    expect(nights.alpha).toMatchObject({ expected_status: 'fail', reason: 'it moved', history: { length: 1 } });
  });

  test('tightens what passes now, adds what is new, and removes what is gone', async () => {
    const nights = new Nights({ [BASELINE]: baselineOf({ alpha: 'fail', gone: 'pass' }, ['claude']) });
    const { out } = await nights.pool(await nights.night(5, 1));
    expect(out.split('\n').slice(0, 3)).toEqual([
      '~ alpha/claude: fail → pass (tightened)',
      '+ beta/claude: nothing → pass (added)',
      '- gone/claude: pass → nothing (removed)',
    ]);
    expect(out).toContain(`pooled 2 cells, 3 changes; wrote ${BASELINE}\n`);
  });

  test('asks as much of new cells as the configuration', async () => {
    const config = 'providers:\n  claude:\nsampling:\n  new_cases: { passes: 1, trials: 2 }\n';
    const nights = new Nights({ [CONFIG]: config });
    await nights.pool(await nights.night(1, 1));
    expect(nights.alpha).toMatchObject({ expected_status: 'pass' });
    const strict = new Nights({});
    await strict.pool(await strict.night(1, 1), '--reason', 'not yet');
    expect(strict.alpha).toMatchObject({ expected_status: 'fail', reason: 'not yet', history: { length: 1 } });
  });

  test('--dry-run writes nothing', async () => {
    const nights = new Nights({});
    const { code, out } = await nights.pool(await nights.night(3), '--dry-run');
    expect(code).toBe(0);
    expect(out).toContain('+ alpha/claude: 3/3 in a new stratum');
    expect(out).toContain(`pooled 2 cells, 2 changes; ${BASELINE} not written\n`);
    expect(existsSync(join(nights.pr.repository.path, BASELINE))).toBe(false);
  });

  test('refuses a rehearsal', async () => {
    const nights = new Nights(ENTRIES);
    const folder = await nights.night(3);
    edit(folder, ({ options, results }) => ({
      options: { ...options, mode: 'rehearsal' },
      results: results.map((row) => ({ ...row, attempts: [attemptAt(row)] })),
    }));
    const before = nights.pr.read(BASELINE);
    const { code, out, err } = await nights.pool(folder);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/results\.json: expected results of a model, found a rehearsal's/);
    expect(nights.pr.read(BASELINE)).toBe(before);
    expect((await nights.pr.run(['bless', '--results', folder])).code).toBe(0);
  });

  test('refuses results of another commit', async () => {
    const nights = new Nights(ENTRIES);
    const folder = await nights.night(3);
    nights.pr.commit({ 'more.txt': '' });
    expect((await nights.pool(folder)).code).toBe(3);
  });

  test('prints names of clients and models harmlessly, and no more lines than can be read', async () => {
    const ids = Array.from({ length: 33 }, (_, index) => `case-${String(index).padStart(2, '0')}`);
    const nights = new Nights({ [CASES]: ids.map((id) => caseOf(id)) });
    nights.pr.record(Object.fromEntries(ids.map((id) => [id, { claude: loads(id) }])));
    const { folder } = await nights.pr.replay();
    edit(folder, ({ results }) => ({
      results: results.map((unit) => ({ ...unit, client: { ...unit.client, model: 'a\u001b[31m\nb' } })),
    }));
    const { code, out } = await nights.pool(folder);
    expect(code).toBe(0);
    expect(out).toContain('+ case-00/claude: 1/1 in a new stratum (client 2.1, model a [31m b)\n');
    expect(out.split('\n').filter((line) => line === '  and 3 more')).toHaveLength(2);
    expect(out).toContain(`pooled 33 cells, 33 changes; wrote ${BASELINE}\n`);
    expect(nights.pr.read(BASELINE).match(/"history"/g)).toHaveLength(33);
  });
});
