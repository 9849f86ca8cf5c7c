import { randomUUID } from 'node:crypto';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { keepRecord } from '../../src/app/governance/keep-record.ts';
import { artifactsBelow } from '../../src/app/governance/retention/artifact-place.ts';
import { collectGarbage } from '../../src/app/governance/retention/collect-garbage.ts';
import type { UnitResult } from '../../src/contracts/results.ts';
import { retentionPolicyOf } from '../../src/governance/retention/retention-policy.ts';
import { unitRecord } from '../../src/governance/termination/unit-records.ts';
import { FileStore } from '../../src/io/store/file-store.ts';
import { writeFileAtomically } from '../../src/io/write-file-atomically.ts';
import { unitResult } from '../../src/testing/unit-result-builder.ts';
import { median } from '../median.ts';
import { redactionRows } from './governance/redaction-rows.ts';
import { reservationShares } from './governance/reservations.ts';

const ARTIFACTS = 100_000;
const NOW = new Date('2026-06-30T00:00:00Z');

/** A row of the table, and whether its budget is kept. */
type Part = () => Promise<{ readonly row: string; readonly isKept: boolean }>;

const PARTS: Readonly<Record<string, Part>> = {
  gc: scanned,
  termination: recorded,
  budgets: reserved,
  redaction: redactionRows,
};

/** What governance costs, against what cannot be left out, in turns. `npm run bench -- governance [gc|termination|budgets|redaction]` */
export async function bench([part]: readonly string[]): Promise<string> {
  const rows = [
    '| median of the processor | ours | limit | times as long | budget |',
    '| --- | ---: | ---: | ---: | ---: |',
  ];
  for (const [name, measure] of Object.entries(PARTS)) {
    if (part !== undefined && part !== name) continue;
    const { row, isKept } = await measure();
    rows.push(row);
    if (!isKept) process.exitCode = 1;
  }
  return rows.join('\n');
}

const UNITS = 100;

/** The record that each unit of a run leaves, against a file that is written as lastingly. */
async function recorded(): ReturnType<Part> {
  const root = mkdtempSync(join(tmpdir(), 'portcullis-bench-'));
  const store = new FileStore(join(root, 'state'));
  const world = { say: (line: string) => void process.stderr.write(`${line}\n`) };
  try {
    const [ours, limit]: [number[], number[]] = [[], []];
    for (let round = 0; round < 20; round += 1) {
      const units = Array.from({ length: UNITS }, () => ({ ...unitResult(), unit_run_id: randomUUID() }));
      const one = async (unit: UnitResult): Promise<void> =>
        keepRecord(world, store, unitRecord(unit, unit.unit_run_id, NOW.toISOString()));
      ours.push(await processorMs(() => eachOf(units, one)));
      const write = async ({ unit_run_id: id }: UnitResult): Promise<void> =>
        writeFileAtomically(join(root, id), 'x'.repeat(500), 'a file', { lasting: true });
      limit.push(await processorMs(() => eachOf(units, write)));
    }
    const [took, least] = [median(ours) / UNITS, median(limit) / UNITS];
    const times = `${took.toFixed(2)} ms | ${least.toFixed(2)} ms | ${(took / least).toFixed(1)}`;
    return { row: `| the record of a unit | ${times} | ≤ 2 |`, isKept: took / least <= 2 };
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Budgets of 32 processes, in both stores. */
async function reserved(): ReturnType<Part> {
  const { files, redis } = await reservationShares();
  const row = (where: string, share: number, least: number): string =>
    `| a reservation, ${where} | ${share.toFixed(2)} of its rate | | | ≥ ${least} |`;
  const rows = [row('as two lasting files', files, 0.1), row('in Redis, as two `INCR`', redis, 0.4)];
  return { row: rows.join('\n'), isKept: files >= 0.1 && redis >= 0.4 };
}

async function eachOf<T>(items: readonly T[], body: (item: T) => Promise<void>): Promise<void> {
  for (const item of items) await body(item);
}

/** A scan that finds nothing to do, against listing the folders and asking for each. */
async function scanned(): ReturnType<Part> {
  const root = mkdtempSync(join(tmpdir(), 'portcullis-bench-'));
  try {
    const state = join(root, 'state');
    mkdirSync(state);
    for (let at = 0; at < ARTIFACTS; at += 1)
      writeArtifact(root, state, `0f0f0f0f-1111-4222-8333-${String(at).padStart(12, '0')}`);
    const [ours, limit]: [number[], number[]] = [[], []];
    for (let round = 0; round < 3; round += 1) {
      ours.push(await processorMs(() => scan(root, new FileStore(state))));
      limit.push(await processorMs(() => Promise.resolve(listed(join(root, 'artifacts')))));
    }
    const [took, least] = [median(ours), median(limit)];
    const times = `${took.toFixed(0)} ms | ${least.toFixed(0)} ms | ${(took / least).toFixed(1)}`;
    return { row: `| scan of ${ARTIFACTS} artifacts | ${times} | ≤ 5 |`, isKept: took / least <= 5 };
  } finally {
    rmSync(root, { recursive: true });
  }
}

function writeArtifact(root: string, state: string, id: string): void {
  mkdirSync(join(root, 'artifacts', id), { recursive: true });
  const times = { created_at: '2026-06-01T00:00:00.000Z', expires_at: '2026-12-01T00:00:00.000Z' };
  const meta = { schema: 1, artifact_id: id, run_id: id, run_status: 'success', status: 'active', user_starred: false };
  writeFileSync(join(state, `artifact_meta%3a${id}.json`), JSON.stringify({ ...meta, ...times }));
}

async function scan(root: string, store: FileStore): Promise<void> {
  const named = { inBaselines: new Set<string>(), inCases: new Set<string>() };
  const keeping = { store, policy: retentionPolicyOf(), named, now: () => NOW, log: () => Promise.resolve() };
  const report = await collectGarbage(artifactsBelow(root, 'artifacts'), { ...keeping, dryRun: true });
  if (report.scanned_count !== ARTIFACTS) throw new Error(JSON.stringify(report.errors[0]));
}

function listed(folder: string): number {
  return readdirSync(folder).filter((name) => lstatSync(join(folder, name)).isDirectory()).length;
}

async function processorMs(body: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await body();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
