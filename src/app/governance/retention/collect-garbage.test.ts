import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { parseArtifactMeta, type ArtifactMeta } from '../../../contracts/artifact-meta.ts';
import type { GovernanceStore } from '../../../contracts/governance-store.ts';
import type { TerminationReason } from '../../../contracts/termination.ts';
import { terminationRecord } from '../../../governance/termination/termination-record.ts';
import { digestsOfFolder } from '../../../io/archive-folder.ts';
import { retentionPolicyOf } from '../../../governance/retention/retention-policy.ts';
import { FileStore } from '../../../io/store/file-store.ts';
import { artifactsBelow, artifactsOfStore, type ArtifactPlace } from './artifact-place.ts';
import { changeArtifact, type ArtifactRequest } from './change-artifact.ts';
import { collectGarbage, type GcReport, type Keeping } from './collect-garbage.ts';

const ID = '0f0f0f0f-1111-4222-8333-444444444444';
const START = Date.UTC(2026, 0, 1);

interface Scene {
  readonly root: string;
  readonly store: FileStore;
  readonly log: string[];
  readonly gc: (day: number, change?: Changes) => Promise<GcReport>;
  readonly ask: (day: number, request: ArtifactRequest, change?: Changes) => Promise<ArtifactMeta>;
  readonly meta: () => Promise<ArtifactMeta | null>;
}

interface Changes {
  readonly store?: GovernanceStore;
  readonly places?: readonly ArtifactPlace[];
  readonly named?: Keeping['named'];
  readonly dryRun?: boolean;
}

function ending(reason: TerminationReason, time: number): string {
  const run = { run_id: ID, kind: 'required', agent: null } as const;
  return JSON.stringify(terminationRecord(run, { reason, phase: 'report' }, new Date(time).toISOString()));
}

/** A folder of required checks that ended at `START` with `reason`. */
async function scene(reason: TerminationReason = 'success'): Promise<Scene> {
  const root = mkdtempSync(join(tmpdir(), 'portcullis-gc-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'artifacts', ID, 'required'), { recursive: true });
  writeFileSync(join(root, 'artifacts', ID, 'required/attestation.json'), '{}');
  writeFileSync(join(root, 'artifacts', ID, 'out.txt'), 'said\n');
  const store = new FileStore(join(root, 'state'));
  await store.swap(`termination:${ID}`, null, ending(reason, START));
  const log: string[] = [];
  const keeping = (day: number, { store: other = store, named }: Changes): Keeping => ({
    store: other,
    policy: retentionPolicyOf(),
    named: named ?? { inBaselines: new Set(), inCases: new Set() },
    now: () => new Date(START + day * 86_400_000),
  });
  const places = ({ places: given }: Changes): readonly ArtifactPlace[] => given ?? artifactsBelow(root, 'artifacts');
  return {
    root,
    store,
    log,
    gc: (day, change = {}) =>
      collectGarbage(places(change), {
        ...keeping(day, change),
        dryRun: change.dryRun ?? false,
        log: (id, message) => Promise.resolve(void log.push(`${id}: ${message}`)),
      }),
    ask: (day, request, change = {}) => changeArtifact(places(change), ID, request, keeping(day, change)),
    meta: async () => {
      const text = await store.read(`artifact_meta:${ID}`);
      return text === null ? null : parseArtifactMeta(text, 'meta');
    },
  };
}

const stepsOf = ({ artifacts, errors }: GcReport): readonly string[] => [
  ...artifacts.map(({ step }) => step),
  ...errors.map(({ error }) => error),
];

test('a success is packed after 90 days, announced after 173, deleted after 180 and remembered', async () => {
  const { root, gc, meta, log } = await scene();
  const folder = join(root, 'artifacts', ID);
  const digests = await digestsOfFolder(folder);
  expect(stepsOf(await gc(1))).toEqual([]);
  expect(stepsOf(await gc(90, { dryRun: true }))).toEqual(['archive']);
  expect(existsSync(folder)).toBe(true);
  expect(stepsOf(await gc(90))).toEqual(['archive']);
  expect(readdirSync(join(root, 'artifacts'), { recursive: true })).toEqual(['archive', `archive/${ID}.tar.gz`]);
  expect(await meta()).toMatchObject({ status: 'archived', digests });
  expect(stepsOf(await gc(172))).toEqual([]);
  expect(stepsOf(await gc(173))).toEqual(['notify']);
  expect(stepsOf(await gc(179))).toEqual([]);
  expect(stepsOf(await gc(180))).toEqual(['delete']);
  expect(readdirSync(join(root, 'artifacts'), { recursive: true })).toEqual(['archive']);
  expect(await meta()).toMatchObject({ status: 'deleted', deleted_at: '2026-06-30T00:00:00.000Z', digests });
  expect(stepsOf(await gc(400))).toEqual([]);
  expect(log).toHaveLength(2);
});

test('what was never announced is announced first, however late', async () => {
  const { gc } = await scene('timeout');
  expect(stepsOf(await gc(400))).toEqual(['notify']);
  expect(stepsOf(await gc(406))).toEqual([]);
  expect(stepsOf(await gc(407))).toEqual(['delete']);
});

test('what is protected stays, and its deletion cannot be asked for', async () => {
  const { gc, ask } = await scene();
  const inBaselines = { named: { inBaselines: new Set([ID]), inCases: new Set<string>() } };
  expect(await gc(400, inBaselines)).toMatchObject({ protected: 1, artifacts: [] });
  await expect(ask(400, { kind: 'request' }, inBaselines)).rejects.toThrow('not protected, found approved');
  await ask(400, { kind: 'star' });
  expect(await gc(400)).toMatchObject({ protected: 1, artifacts: [] });
  await ask(400, { kind: 'note', text: 'the outage' });
  expect(await ask(400, { kind: 'unstar' })).toMatchObject({ user_notes: 'the outage', user_starred: false });
  await ask(400, { kind: 'request' });
  expect(stepsOf(await gc(400))).toEqual(['delete']);
  await expect(ask(401, { kind: 'star' })).rejects.toThrow('expected the id of an artifact, found none');
});

test('a folder that is none of ours is not counted, and no link is followed', async () => {
  const { root, gc } = await scene();
  mkdirSync(join(root, 'artifacts/mine'));
  writeFileSync(join(root, 'artifacts/mine/a.txt'), '');
  symlinkSync(join(root, 'artifacts/mine'), join(root, 'artifacts/link'));
  expect(await gc(400)).toMatchObject({ scanned_count: 1, errors: [] });
  symlinkSync('artifacts', join(root, 'behind'));
  expect(() => artifactsBelow(root, 'behind')).toThrow(/expected a folder, not behind a link, found a link to /);
  expect(() => artifactsBelow(root, `behind/${ID}`)).toThrow(/not behind a link/);
});

test('one that fails is told, and the others are tended', async () => {
  const { store, gc } = await scene();
  await store.swap('artifact:broken', null, 'text');
  await store.swap('artifact_meta:broken', null, '{"schema": 2}');
  const { errors, scanned_count: scanned } = await gc(1, {
    places: await artifactsOfStore(store, () => new Date(START)),
  });
  expect(scanned).toBe(0);
  expect(errors).toEqual([{ artifact_id: 'broken', error: expect.stringContaining('artifact_meta:broken') }]);
});

test('a run that was resumed is kept as it ended at last, also where its deletion was announced', async () => {
  const { gc, store, meta } = await scene('user_cancelled');
  expect(stepsOf(await gc(1))).toEqual(['notify']);
  await store.swap(`termination:${ID}.2`, null, ending('success', START + 2 * 86_400_000));
  expect(stepsOf(await gc(8))).toEqual([]);
  expect(await meta()).toMatchObject({
    status: 'active',
    run_status: 'success',
    expires_at: '2026-07-02T00:00:00.000Z',
  });
});

test('a new artifact that has the id of a deleted one is kept as a new one', async () => {
  const { root, gc, ask, meta } = await scene();
  await ask(1, { kind: 'request' });
  await gc(1);
  mkdirSync(join(root, 'artifacts', ID, 'required'), { recursive: true });
  writeFileSync(join(root, 'artifacts', ID, 'required/attestation.json'), '{"other": 1}');
  expect(stepsOf(await gc(2))).toEqual([]);
  expect(await meta()).toMatchObject({ status: 'active' });
});

/** Every call of a store and a place; the process ends before call number `at`. */
function cutAt(
  at: number,
  store: FileStore,
  places: readonly ArtifactPlace[],
): Required<Pick<Changes, 'store' | 'places'>> {
  let calls = 0;
  const step =
    <Args extends readonly unknown[], T>(call: (...args: Args) => Promise<T>) =>
    async (...args: Args) => {
      calls += 1;
      if (calls > at) throw new Error('the process ended');
      return call(...args);
    };
  // Budgets are asked for by nobody here.
  const counted: GovernanceStore = Object.assign(Object.create(store) as FileStore, {
    read: step((key: string) => store.read(key)),
    swap: step((...args: Parameters<FileStore['swap']>) => store.swap(...args)),
    keys: step((prefix: string) => store.keys(prefix)),
    log: (line: string) => store.log(line),
    logged: () => store.logged(),
    close: () => store.close(),
  });
  return {
    store: counted,
    places: places.map((place): ArtifactPlace => ({
      id: place.id,
      hasOriginal: place.hasOriginal,
      hasArchive: place.hasArchive,
      describe: () => place.describe(),
      digests: step(() => place.digests()),
      pack: step(() => place.pack()),
      removeOriginal: step(() => place.removeOriginal()),
      removeArchive: step(() => place.removeArchive()),
    })),
  };
}

test.each([
  ['archive', 90, 'archived'],
  ['delete', 400, 'deleted'],
] as const)(
  'a process that ends at any step of %s leaves what was, or what is finished later',
  async (step, day, status) => {
    for (let at = 0; at < 9; at += 1) {
      const { root, store, gc, meta, ask } = await scene();
      if (step === 'delete') await ask(day, { kind: 'request' });
      const before = await digestsOfFolder(join(root, 'artifacts', ID));
      await gc(day, cutAt(at, store, artifactsBelow(root, 'artifacts'))).catch(() => undefined);
      const isThere = existsSync(join(root, 'artifacts', ID));
      if (isThere) expect(await digestsOfFolder(join(root, 'artifacts', ID))).toEqual(before);
      else expect(await meta()).toMatchObject({ status, digests: before });
      expect((await gc(day)).errors).toEqual([]);
      expect(await meta()).toMatchObject({ status, digests: before });
      expect(existsSync(join(root, 'artifacts', ID))).toBe(false);
      expect(existsSync(join(root, 'artifacts/archive', `${ID}.tar.gz`))).toBe(step === 'archive');
    }
  },
);

test('a removal that was cut in the middle is finished', async () => {
  const { root, gc, ask } = await scene();
  const file = join(root, 'artifacts', ID, 'out.txt');
  const kept = readFileSync(join(root, 'artifacts', ID, 'required/attestation.json'));
  await ask(1, { kind: 'request' });
  await gc(1);
  mkdirSync(join(root, 'artifacts', ID, 'required'), { recursive: true });
  writeFileSync(join(root, 'artifacts', ID, 'required/attestation.json'), kept);
  expect(existsSync(file)).toBe(false);
  expect(stepsOf(await gc(2))).toEqual(['delete']);
  expect(existsSync(join(root, 'artifacts', ID))).toBe(false);
});

test('documents of the store are packed and deleted like folders', async () => {
  const { store, gc } = await scene();
  const start = (): Date => new Date(START);
  const named = 'summary';
  await store.swap(`termination:${named}`, null, ending('success', START));
  await store.swap(`artifact:${named}`, null, '{"text":"ü"}');
  const places = async (): Promise<Changes> => ({ places: await artifactsOfStore(store, start) });
  expect(stepsOf(await gc(90, await places()))).toEqual(['archive']);
  expect(await store.keys('artifact:')).toEqual([]);
  expect(await store.keys('archive:')).toEqual([`archive:artifact:${named}`]);
  await gc(180, await places());
  expect(stepsOf(await gc(187, await places()))).toEqual(['delete']);
  expect(await store.keys('archive:')).toEqual([]);
});
