import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { digestOf } from '../../src/kernel/digest.ts';
import type { JsonValue } from '../../src/kernel/json-tree.ts';
import { joinReport } from '../../src/typestate/turn-report.ts';
import { alternating } from '../alternating.ts';
import { build } from '../build.ts';
import { peakOf, type Peak } from '../peak-of.ts';
import { generateTurn } from './typestate/generate-turn.ts';
import { smallTurns } from './typestate/small-turns.ts';

const TURNS = 20_000;
/** Times as long as parsing a turn, writing its canonical form and digesting that once. */
const MAX_RATIO = 1.5;
const MEMORY_TURNS = 200_000;
const MAX_MEMORY_MB = 150;
const CALLS = 10_000;
/** Of a turn of so many calls, times its limit. */
const MAX_CALLS_RATIO = 2;
/** How much more a call may cost in a turn of eight times as many: sorting and the garbage collector are not quite linear. */
const MAX_GROWTH = 1.5;

const TRANSCRIPT_BYTES = 100e6;
const MAX_TRANSCRIPT_MB = 200;

/**
 * Judging turns: from the text of the evidence to the report with all digests, without writing it; and the memory of `typestate check` and
 * `from-transcript`, with a bundle that is built anew. `npm run bench -- typestate [rounds] [speed]`
 */
export async function bench([rounds = '9', part]: readonly string[]): Promise<string> {
  const title = `Node ${process.versions.node}, ${process.platform} ${process.arch}, medians of ${rounds} runs`;
  if (part === 'speed') return [title, benchSpeed(Number(rounds))].join('\n\n');
  return [title, benchSpeed(Number(rounds)), benchCalls(Number(rounds)), await benchMemory()].join('\n\n');
}

function judge(text: string): void {
  const { failureClasses } = joinReport(text);
  if (failureClasses.length > 0) throw new Error(failureClasses.join());
}

function readOnly(text: string): void {
  digestOf(JSON.parse(text) as JsonValue);
}

function benchSpeed(rounds: number): string {
  const turns = Array.from({ length: TURNS }, (_, seed) => generateTurn(1, seed));
  const bytes = turns.reduce((sum, text) => sum + text.length, 0) / TURNS;
  const [limit = Number.NaN, judged = Number.NaN] = alternating(
    rounds,
    [() => turns.forEach(readOnly), () => turns.forEach(judge)],
    2,
  );
  const ratio = judged / limit;
  if (!(ratio <= MAX_RATIO)) process.exitCode = 1;
  return [
    `| ${TURNS} turns of ${bytes.toFixed(0)} bytes | measured | budget |\n| --- | ---: | ---: |`,
    `| microseconds a turn | ${((judged / TURNS) * 1000).toFixed(1)} | |`,
    `| of its limit: \`JSON.parse\`, canonical form, one SHA-256 | ${((limit / TURNS) * 1000).toFixed(1)} | |`,
    `| times its limit | ${ratio.toFixed(2)} | ≤ ${MAX_RATIO} |`,
  ].join('\n');
}

function benchCalls(rounds: number): string {
  const sizes = [1, 2, 4, 8].map((factor) => factor * CALLS);
  const measured = sizes.map((calls) => {
    const text = generateTurn(calls, 0);
    const [limit = Number.NaN, judged = Number.NaN] = alternating(rounds, [() => readOnly(text), () => judge(text)]);
    return { calls, judged, ratio: judged / limit, perCall: (judged / calls) * 1000 };
  });
  const growth = (measured.at(-1)?.perCall ?? Number.NaN) / (measured[0]?.perCall ?? Number.NaN);
  if (!((measured[0]?.ratio ?? Number.NaN) <= MAX_CALLS_RATIO && growth < MAX_GROWTH)) process.exitCode = 1;
  const rows = measured.map(({ calls, judged, ratio, perCall }, index) => {
    const budget = index === 0 ? `≤ ${MAX_CALLS_RATIO}` : '';
    return `| ${calls} | ${judged.toFixed(0)} | ${ratio.toFixed(2)} | ${budget} | ${perCall.toFixed(2)} |`;
  });
  return [
    '| calls in one turn | ms | times its limit | budget | microseconds a call |\n| ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    `\nA call among the most costs ${growth.toFixed(2)} times as much as one among the fewest, at most ${MAX_GROWTH.toFixed(2)}.`,
  ].join('\n');
}

async function benchMemory(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portcullis-bench-'));
  try {
    await build(join(folder, 'dist'));
    const cli = join(folder, 'dist', 'cli.js');
    const turns = `${MEMORY_TURNS} turns on standard input`;
    const transcript = join(folder, 'transcript.jsonl');
    await writeFile(transcript, smallTurns(TRANSCRIPT_BYTES));
    const derive = ['typestate', 'from-transcript', '--provider', 'claude', transcript];
    const rows = [
      memoryRow(`\`typestate check --batch\`, ${turns}`, await peakOf(cli, BATCH, batchLines()), MAX_MEMORY_MB),
      memoryRow(`\`typestate check -\`, ${turns}`, await peakOf(cli, STREAM, batchLines()), MAX_MEMORY_MB),
      memoryRow('`typestate from-transcript`, 100 MB of small turns', await peakOf(cli, derive, []), MAX_TRANSCRIPT_MB),
    ];
    return [
      '| the bundle, in a process of its own | peak MB | budget MB | seconds of the processor |\n| --- | ---: | ---: | ---: |',
      ...rows,
    ].join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const BATCH = ['typestate', 'check', '--batch'];
const STREAM = ['typestate', 'check', '-', '--no-progress'];

function memoryRow(what: string, { megabytes, seconds }: Peak, budget: number): string {
  if (megabytes >= budget) process.exitCode = 1;
  return `| ${what} | ${megabytes.toFixed(0)} | ${budget} | ${seconds.toFixed(1)} |`;
}

function* batchLines(): Generator<string> {
  for (let seed = 0; seed < MEMORY_TURNS; seed += 1) yield `{"id":${seed},"input":${generateTurn(1, seed)}}\n`;
}
