import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { build } from '../build.ts';
import { median } from '../median.ts';
import { processorMs } from '../processor-ms.ts';
import { skillFiles, stubRepository, unitFlags } from './runner/stub-repository.ts';
import { watchRun, type WatchedRun } from './runner/watch-run.ts';

const PARALLEL = 8;
const LONG = { units: 200, seconds: 2 };
const SHORT = { units: 5000, seconds: 0.02 };
/** Times the ideal: the units' own time, divided among the places. */
const MAX_WALL = 1.08;
/** Of the processor: a unit with all of its processes, times starting the stub's alone. */
const MAX_PROCESSOR = 8;
const BRIEF = { units: 200, seconds: 0.02, rounds: 5 };
/** Units by which memory is compared: the second so many, when everything is loaded, and the last. */
const SLICE = 1000;
const MAX_GROWTH = 1.1;
const SKILLS = 10;
const CLIENTS = ['claude', 'codex', 'copilot'];

const PARTS: Readonly<Record<string, (cli: string, folder: string) => Promise<string>>> = {
  units: benchUnits,
  memory: benchMemory,
  rehearsal: benchRehearsal,
};

/**
 * What the runner adds to the clients' own time, whether its memory stays flat, and how long a rehearsal takes, with a bundle that is
 * built anew. `npm run bench -- runner [units|memory|rehearsal]`
 */
export async function bench([only]: readonly string[]): Promise<string> {
  const parts = Object.entries(PARTS).filter(([name]) => only === undefined || name === only);
  if (parts.length === 0) throw new Error(`expected one of ${Object.keys(PARTS).join(', ')}, found ${String(only)}`);
  const folder = await mkdtemp(join(tmpdir(), 'portcullis-bench-'));
  try {
    await build(join(folder, 'dist'));
    const tables: string[] = [`Node ${process.versions.node}, ${process.platform} ${process.arch}`];
    for (const [, part] of parts) tables.push(await part(join(folder, 'dist', 'cli.js'), folder));
    return tables.join('\n\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function benchUnits(cli: string, folder: string): Promise<string> {
  const { seconds, ends } = await runUnits(cli, folder, LONG);
  const ideal = (LONG.units * LONG.seconds) / PARALLEL;
  // A unit begins when the one ends whose place it takes.
  const units = ends.map((end, index) => end - (ends[index - PARALLEL] ?? 0));
  const overheads = units.map((ms) => ms - LONG.seconds * 1000).toSorted((left, right) => left - right);
  const middle = median(overheads);
  const late = overheads[Math.floor(overheads.length * 0.95)] ?? Number.NaN;
  return table(`${LONG.units} units of ${LONG.seconds} s, ${PARALLEL} at a time`, 'measured', [
    ['wall time, times the ideal', (seconds / ideal).toFixed(3), MAX_WALL.toFixed(2), seconds / ideal <= MAX_WALL],
    ['own overhead of a unit, median ms', middle.toFixed(1), '', true],
    ['own overhead of a unit, 95th of 100, ms', late.toFixed(1), '', true],
    await processorRow(cli, folder),
  ]);
}

/** A run against a Node that starts the same programs, as many at a time, in turns. */
async function processorRow(cli: string, folder: string): Promise<Row> {
  const { units, seconds, rounds } = BRIEF;
  const cwd = await stubRepository(folder, seconds);
  const start = `require('node:child_process').spawn('sh', ['-c', 'echo; exec sleep ${seconds}']).on('close', next)`;
  const peer = `let left = ${units}; const next = () => left-- > 0 && ${start}; for (let i = 0; i < ${PARALLEL}; i++) next()`;
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(processorMs([process.execPath, cli, ...runArgs(units)], cwd));
    theirs.push(processorMs([process.execPath, '-e', peer], cwd));
  }
  const ratio = median(ours) / median(theirs);
  const name = `processor time of ${units} units of ${seconds * 1000} ms, times that of their programs alone`;
  return [name, ratio.toFixed(1), `${MAX_PROCESSOR}`, ratio <= MAX_PROCESSOR];
}

async function benchMemory(cli: string, folder: string): Promise<string> {
  const { memory, seconds } = await runUnits(cli, folder, SHORT);
  const peak = (from: number, to: number): number =>
    Math.max(...memory.filter(({ ended }) => ended > from && ended <= to).map(({ bytes }) => bytes)) / 1e6;
  // Without the last unit, after which the results of all are written at once.
  const [early, late] = [peak(SLICE, 2 * SLICE), peak(SHORT.units - SLICE, SHORT.units - 1)];
  return table(`${SHORT.units} units of ${SHORT.seconds * 1000} ms, ${PARALLEL} at a time`, 'measured', [
    [`peak MB in the second ${SLICE} units`, early.toFixed(0), '', true],
    [`peak MB in the last ${SLICE} units`, late.toFixed(0), '', true],
    ['growth between them, times', (late / early).toFixed(3), MAX_GROWTH.toFixed(2), late / early < MAX_GROWTH],
    ['peak MB when the results are written', peak(SHORT.units - 1, SHORT.units).toFixed(0), '', true],
    ['units a second', (SHORT.units / seconds).toFixed(0), '', true],
  ]);
}

async function benchRehearsal(cli: string, folder: string): Promise<string> {
  const title = `rehearsal of ${SKILLS} skills × ${CLIENTS.length} clients`;
  const missing = await missingClients(cli, folder);
  if (missing.length > 0) return `${title}: skipped, ${missing.join(', ')} not installed`;
  const names = Array.from({ length: SKILLS }, (_, index) => `skill-number-${index + 1}`);
  for (const [path, text] of Object.entries(skillFiles('skills', names))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const args = ['rehearse', '--skills', 'skills', '--agents', CLIENTS.join(','), '--json'];
  const { code, out, seconds } = await watchRun(cli, args, folder);
  const { summary } = JSON.parse(out) as { summary: { total: number; loaded: number } };
  if (code !== 0) throw new Error(`the rehearsal ended with ${String(code)}: ${JSON.stringify(summary)}`);
  return table(title, 'seconds', [
    [`${summary.loaded} of ${summary.total} loaded`, seconds.toFixed(1), '', summary.loaded === summary.total],
  ]);
}

async function runUnits(cli: string, folder: string, { units, seconds }: typeof LONG): Promise<WatchedRun> {
  const cwd = await stubRepository(folder, seconds);
  const ran = await watchRun(cli, runArgs(units), cwd);
  // Anything else would be another thing that was measured.
  if (!ran.out.startsWith(`${units} units: ${units} pass,`)) throw new Error(`not every unit passed: ${ran.out}`);
  return ran;
}

function runArgs(units: number): readonly string[] {
  return ['run', ...unitFlags(units), '--max-parallel', String(PARALLEL), '--artifacts-root', '../artifacts'];
}

async function missingClients(cli: string, folder: string): Promise<readonly string[]> {
  const { out } = await watchRun(cli, ['clients', 'list', '--json'], folder);
  const { clients } = JSON.parse(out) as { clients: readonly { id: string; starts: { source: string } | null }[] };
  return CLIENTS.filter((name) => clients.find(({ id }) => id === name)?.starts?.source !== 'installed');
}

type Row = readonly [name: string, value: string, budget: string, isMet: boolean];

function table(title: string, column: string, rows: readonly Row[]): string {
  if (rows.some(([, , , isMet]) => !isMet)) process.exitCode = 1;
  const lines = rows.map(([name, value, budget]) => `| ${name} | ${value} | ${budget} |`);
  return `| ${title} | ${column} | budget |\n| --- | ---: | ---: |\n${lines.join('\n')}`;
}
