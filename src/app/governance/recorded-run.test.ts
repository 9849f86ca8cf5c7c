import { mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { GovernanceStore } from '../../contracts/governance-store.ts';
import { parseTermination, TerminatingError, type TerminationRecord } from '../../contracts/termination.ts';
import { FileStore } from '../../io/store/file-store.ts';
import { THIS_PROCESS } from '../../io/state/file-lock.ts';
import { unitId } from '../../testing/unit-result-builder.ts';
import type { World } from '../world/world.ts';
import { closeRuns } from './close-runs.ts';
import { keepRecord, OPEN_RUN, RECORD } from './keep-record.ts';
import { oneRecord, recordedRun } from './recorded-run.ts';

let folder: string;
let said: string[];
let store: GovernanceStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portcullis-terminations-'));
  said = [];
  store = new FileStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

let now = 0;
const world: World = {
  version: '0',
  cwd: '/',
  root: '/',
  now: () => new Date((now += 1)),
  newId: () => unitId(1),
  say: (line) => said.push(line),
};
const about = () => {
  const environment = { PORTCULLIS_STATE_DIR: folder };
  return { kind: 'required', id: 'r', batch: null, environment, signal: new AbortController().signal } as const;
};
const recordsOf = oneRecord(world, 'required');

async function record(runId: string): Promise<TerminationRecord> {
  return parseTermination((await store.read(RECORD + runId)) ?? '', runId);
}

const succeed = (): Promise<string> =>
  recordedRun(world, about(), recordsOf, async (run) => {
    expect(await store.keys(OPEN_RUN)).toEqual([`${OPEN_RUN}${run.runId}`]);
    return { value: run.runId, records: recordsOf(run, { reason: 'success', phase: 'report' }) };
  });

describe('a run that is recorded', () => {
  test('leaves one record, and one of its own where it is run again', async () => {
    expect([await succeed(), await succeed()]).toEqual(['r', 'r.2']);
    expect([await record('r'), await record('r.2')]).toMatchObject([{ reason: 'success' }, { run_id: 'r.2' }]);
    expect(await store.keys('')).toEqual(['termination:r', 'termination:r.2']);
  });

  test('has that of its error, which is thrown on', async () => {
    const error = new TerminatingError('policy_violation', 'usage', 'forbidden');
    const failing = recordedRun(world, about(), recordsOf, (run) => {
      run.phase = 'verify';
      return Promise.reject(error);
    });
    await expect(failing).rejects.toBe(error);
    expect(await record('r')).toMatchObject({ reason: 'policy_violation', phase_at_termination: 'verify' });
  });

  test('a record that stands is never written over', async () => {
    await succeed();
    const [changed] = recordsOf({ runId: 'r', phase: 'run' }, { reason: 'timeout', phase: 'run' });
    await keepRecord(world, store, changed as TerminationRecord);
    expect((await record('r')).reason).toBe('success');
    expect(said).toEqual([expect.stringContaining('termination:r stands there already')]);
  });

  test('where its store fails the run has still its own error, and is closed later', async () => {
    const place = join(folder, 'termination%3ar.json');
    const failing = recordedRun(world, about(), recordsOf, () => {
      mkdirSync(place);
      return Promise.reject(new Error('first'));
    });
    await expect(failing).rejects.toThrow('first');
    expect(said).toEqual([expect.stringContaining('termination%3ar.json')]);
    rmdirSync(place);
    expect(await closeRuns(world, store, ['r'])).toMatchObject([{ run_id: 'r', reason: 'catastrophic_error' }]);
  });
});

describe('a run whose process was killed', () => {
  const gone = { ...THIS_PROCESS, started: '2000-01-01T00:00:00.000Z' };
  const leave = async (runId: string, marker: object): Promise<unknown> =>
    store.swap(OPEN_RUN + runId, null, JSON.stringify({ kind: 'worker_step', batch: null, ...marker }));

  test('is closed once, by whoever comes next; one that runs or is of another host is not', async () => {
    await leave('killed', gone);
    await leave('running', THIS_PROCESS);
    await leave('elsewhere', { ...gone, host: 'another' });
    const closed = await Promise.all([closeRuns(world, store, []), closeRuns(world, store, [])]);
    expect(closed.flat().map(({ run_id, kind, reason }) => [run_id, kind, reason])).toEqual([
      ['killed', 'worker_step', 'catastrophic_error'],
    ]);
    expect(await store.keys(OPEN_RUN)).toEqual([`${OPEN_RUN}elsewhere`, `${OPEN_RUN}running`]);
    expect(await closeRuns(world, store, ['elsewhere'])).toMatchObject([{ run_id: 'elsewhere' }]);
  });

  test('one of a batch is closed with its units, also where its folder is gone', async () => {
    const batch = { folder: join(folder, 'none'), planned: [{ unit_run_id: unitId(1), agent: 'claude' }] };
    await leave(unitId(9), { ...gone, kind: 'batch', batch });
    expect(await closeRuns(world, store, [])).toMatchObject([
      { run_id: unitId(9), kind: 'batch' },
      { run_id: unitId(1), agent: 'claude', reason: 'catastrophic_error' },
    ]);
  });

  test('a marker that says nothing is refused', async () => {
    await store.swap(`${OPEN_RUN}r`, null, '{"kind":"unit"}');
    await expect(closeRuns(world, store, [])).rejects.toThrow('open_run:r');
  });
});
