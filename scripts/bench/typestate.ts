import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

import { closeJoin } from '../../src/typestate/close-join.ts';
import { joinReport } from '../../src/typestate/join-report.ts';
import { normalizeTurn } from '../../src/typestate/normalized-turn.ts';
import { parseTurnInput } from '../../src/typestate/turn-input.ts';
import { build } from '../build.ts';
import { median } from '../median.ts';
import { generateTurn } from './typestate/generate-turn.ts';

const TURNS = 20_000;
const MIN_TURNS_PER_SECOND = 20_000;
const MEMORY_TURNS = 200_000;
const MAX_MEMORY_MB = 150;
const CALLS = 10_000;
const MAX_CALLS_MS = 300;
/** How much more a call may cost in a turn of eight times as many: sorting and the garbage collector are not quite linear. */
const MAX_GROWTH = 1.5;

/**
 * Judging turns: from the text of the evidence to the report with all digests, without writing it; and the memory of `typestate check
 * --batch`, with a bundle that is built anew. `npm run bench -- typestate [rounds]`
 */
export async function bench([rounds = '9']: readonly string[]): Promise<string> {
  const title = `Node ${process.versions.node}, ${process.platform} ${process.arch}, medians of ${rounds} runs`;
  return [title, benchSpeed(Number(rounds)), benchCalls(Number(rounds)), await benchMemory()].join('\n\n');
}

function judge(text: string): void {
  const { failureClasses } = joinReport(closeJoin(normalizeTurn(parseTurnInput(text))));
  if (failureClasses.length > 0) throw new Error(failureClasses.join());
}

/**
 * Median milliseconds that this process computed, on all its threads: what else the machine does must not count. The first run only warms
 * the code up.
 */
function timed(rounds: number, run: () => void): number {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    if (round > 0) times.push((user + system) / 1000);
  }
  return median(times);
}

function benchSpeed(rounds: number): string {
  const turns = Array.from({ length: TURNS }, (_, seed) => generateTurn(1, seed));
  const bytes = turns.reduce((sum, text) => sum + text.length, 0) / TURNS;
  const judged = timed(rounds, () => turns.forEach(judge));
  const parsed = timed(rounds, () => turns.forEach((text) => void JSON.parse(text)));
  const perSecond = (TURNS / judged) * 1000;
  if (perSecond < MIN_TURNS_PER_SECOND) process.exitCode = 1;
  return [
    `| ${TURNS} turns of ${bytes.toFixed(0)} bytes | measured | budget |\n| --- | ---: | ---: |`,
    `| turns a second, on one core | ${perSecond.toFixed(0)} | ${MIN_TURNS_PER_SECOND} |`,
    `| microseconds a turn | ${((judged / TURNS) * 1000).toFixed(1)} | |`,
    `| times as long as \`JSON.parse\` alone | ${(judged / parsed).toFixed(1)} | |`,
  ].join('\n');
}

function benchCalls(rounds: number): string {
  const sizes = [1, 2, 4, 8].map((factor) => factor * CALLS);
  const times = sizes.map((calls) => {
    const text = generateTurn(calls, 0);
    return timed(rounds, () => judge(text));
  });
  const perCall = times.map((time, index) => (time / (sizes[index] ?? 1)) * 1000);
  const growth = (perCall.at(-1) ?? Number.NaN) / (perCall[0] ?? Number.NaN);
  if (!((times[0] ?? Number.NaN) < MAX_CALLS_MS && growth < MAX_GROWTH)) process.exitCode = 1;
  const rows = sizes.map((calls, index) => {
    const budget = index === 0 ? MAX_CALLS_MS : '';
    return `| ${calls} | ${times[index]?.toFixed(0)} | ${budget} | ${perCall[index]?.toFixed(2)} |`;
  });
  return [
    '| calls in one turn | ms | budget | microseconds a call |\n| ---: | ---: | ---: | ---: |',
    ...rows,
    `\nA call among the most costs ${growth.toFixed(2)} times as much as one among the fewest, at most ${MAX_GROWTH.toFixed(2)}.`,
  ].join('\n');
}

async function benchMemory(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portcullis-bench-'));
  try {
    await build(join(folder, 'dist'));
    const peak = await batchPeak(join(folder, 'dist', 'cli.js'));
    if (peak >= MAX_MEMORY_MB) process.exitCode = 1;
    return [
      `| ${MEMORY_TURNS} turns on standard input of the bundle | peak MB | budget MB |\n| --- | ---: | ---: |`,
      `| \`typestate check --batch\` | ${peak.toFixed(0)} | ${MAX_MEMORY_MB} |`,
    ].join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The largest amount of memory that the process ever held, which it tells itself as it ends. maxRSS is in kibibytes. */
async function batchPeak(cli: string): Promise<number> {
  const teller = 'process.on("exit", () => process.stderr.write(String(process.resourceUsage().maxRSS)))';
  const args = ['--import', `data:text/javascript,${encodeURIComponent(teller)}`, cli, 'typestate', 'check', '--batch'];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'pipe'] });
  const closed = once(child, 'close');
  const told = textOf(child.stderr);
  await pipeline(Readable.from(batchLines()), child.stdin);
  const [code] = (await closed) as [number | null];
  const kibibytes = Number(await told);
  if (code !== 0 || !(kibibytes > 0)) throw new Error(`the batch ended with ${String(code)}: ${await told}`);
  return (kibibytes * 1024) / 1e6;
}

function* batchLines(): Generator<string> {
  for (let seed = 0; seed < MEMORY_TURNS; seed += 1) yield `{"id":${seed},"input":${generateTurn(1, seed)}}\n`;
}
