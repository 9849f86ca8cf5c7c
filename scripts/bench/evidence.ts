import { spawnSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { TranscriptScan } from '../../src/evidence/read-transcript.ts';
import { TranscriptSplitter } from '../../src/evidence/split-transcript.ts';
import type { LineBytes } from '../../src/evidence/transcript-reader.ts';
import { Secrets } from '../../src/governance/redact-secrets.ts';
import { claudeReader } from '../../src/providers/claude/claude-reader.ts';
import { evidenceRulesOf } from '../../src/providers/known-providers.ts';
import { ROOT } from '../files.ts';
import { median } from '../median.ts';
import { generateTranscript, TOKENS } from './evidence/generate-transcript.ts';

const MIB = 1024 * 1024;
/** As the program reads a transcript. */
const CHUNK_BYTES = MIB;
/** As it redacts one. */
const PART_BYTES = 64 * 1024;
const SPEED_BYTES = 100e6;
const MEMORY_BYTES = 1e9;
const MIN_RATIO = 3;
const MAX_MEMORY_MB = 200;
/** Redaction may take so many times as long as a regular expression of six alternatives. */
const MAX_REDACTION_RATIO = 15;
const SIX_FORMS =
  /\b(?:sk-ant-[\w-]{20,}|gh[pousr]_\w{20,}|AKIA[0-9A-Z]{16}|AIza[\w-]{35}|xox[abp]-[\w-]{10,}|eyJ[\w-]{8,}\.[\w-]{8,})/g;
const QUERY = {
  ...evidenceRulesOf('claude'),
  tokens: TOKENS,
  anyTokens: [],
  aliases: new Map<string, string>(),
  installed: null,
};

/**
 * Extracting all hits of a 100 MB transcript, against `JSON.parse` of every line behind the same line splitter; and the memory
 * that a 1 GB transcript takes. `npm run bench -- evidence [rounds]`
 */
export async function bench([first = '9', file]: readonly string[]): Promise<string> {
  if (first === '--memory' && file !== undefined) return measureMemory(file);
  const rounds = Number(first);
  const folder = await mkdtemp(join(tmpdir(), 'portcullis-bench-'));
  try {
    const speed = await benchSpeed(join(folder, 'speed.jsonl'), rounds);
    const memory = await benchMemory(join(folder, 'memory.jsonl'));
    const title = `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${rounds} alternating runs each`;
    const redaction = await benchRedaction(join(folder, 'speed.jsonl'), rounds);
    return `${title}\n\n${speed}\n\n${redaction}\n\n${memory}`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function benchSpeed(file: string, rounds: number): Promise<string> {
  await writeTranscript(file, SPEED_BYTES);
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) chunks.push(chunk as Buffer);
  const megabytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0) / 1e6;
  if (!isDeepStrictEqual(scan(chunks, false), scan(chunks, true)))
    throw new Error('skipping lines changed the evidence');

  const ways = [
    { name: 'split only', run: () => split(chunks, () => undefined) },
    { name: 'A: split, `JSON.parse` of every line', run: () => split(chunks, parseLine) },
    { name: 'B: all hits (`TranscriptScan`)', run: () => scan(chunks, false) },
  ];
  const medians = medianTimes(
    ways.map(({ run }) => run),
    rounds,
  );
  const parse = medians[1] ?? Number.NaN;
  const rows = ways.map(({ name }, index) => {
    const time = medians[index] ?? Number.NaN;
    const cells = [time.toFixed(1), (megabytes / (time / 1000)).toFixed(0), (parse / time).toFixed(2)];
    return `| ${name} | ${cells.join(' | ')} |`;
  });
  const ratio = parse / (medians[2] ?? Number.NaN);
  if (ratio < MIN_RATIO) process.exitCode = 1;
  const header = '| 100 MB transcript | median ms | MB/s | times as fast as A |\n| --- | ---: | ---: | ---: |';
  return `${header}\n${rows.join('\n')}\n\nA / B: ${ratio.toFixed(2)}, at least ${MIN_RATIO.toFixed(1)}; the hits and all else in B's evidence are those of a full read.`;
}

/** Milliseconds of each of several ways, which take turns. */
function medianTimes(ways: readonly (() => unknown)[], rounds: number): readonly number[] {
  const times = ways.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, run] of ways.entries()) {
      const start = performance.now();
      run();
      // The first round only warms the code up.
      if (round > 0) times[index]?.push(performance.now() - start);
    }
  }
  return times.map(median);
}

async function benchRedaction(file: string, rounds: number): Promise<string> {
  const transcript: string[] = [];
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
    transcript.push((chunk as Buffer).toString('latin1'));
  }
  const filled = (text: string): string[] => Array<string>(16).fill(text.repeat(Math.ceil(MIB / text.length)));
  const filesIn = async (folder: string, end: string): Promise<string> => {
    const names = (await readdir(join(ROOT, folder), { recursive: true })).filter((name) => name.endsWith(end));
    return (await Promise.all(names.map((name) => readFile(join(ROOT, folder, name), 'latin1')))).join('');
  };
  const corpora: readonly (readonly [name: string, parts: readonly string[]])[] = [
    ['100 MB transcript', transcript],
    ['words', filled('the reviewer reads every skill that an author might show, or asks about tokens and tests ')],
    ['source text', filled(await filesIn('src', '.ts'))],
    ['one line of `a`', filled('a')],
    ['recordings', filled(await filesIn('cases/routing/recordings', '.jsonl'))],
  ];
  const rows = corpora.map(([name, parts]) => redactionRow(name, parts, rounds));
  const header = '| redaction (`Secrets`) of | MB/s | six alternatives, MB/s | times as long | longest piece, ms |';
  return `${header}\n| --- | ---: | ---: | ---: | ---: |\n${rows.join('\n')}\n\nAt most ${MAX_REDACTION_RATIO} times, and 50 ms a piece.`;
}

function redactionRow(name: string, parts: readonly string[], rounds: number): string {
  const megabytes = parts.reduce((sum, part) => sum + part.length, 0) / 1e6;
  const secrets = new Secrets(['a value that is known', 'another one']);
  let longest = 0;
  const redact = (): void => {
    const stream = secrets.stream();
    for (const part of parts) {
      for (let from = 0; from < part.length; from += PART_BYTES) {
        const start = performance.now();
        stream.push(part.slice(from, from + PART_BYTES));
        longest = Math.max(longest, performance.now() - start);
      }
    }
    stream.end();
  };
  const [six = Number.NaN, all = Number.NaN] = medianTimes(
    [() => parts.map((part) => part.replaceAll(SIX_FORMS, '')), redact],
    rounds,
  );
  if (all / six > MAX_REDACTION_RATIO) process.exitCode = 1;
  const speeds = [all, six].map((time) => (megabytes / (time / 1000)).toFixed(0)).join(' | ');
  return `| ${name} | ${speeds} | ${(all / six).toFixed(2)} | ${longest.toFixed(0)} |`;
}

function split(chunks: readonly Buffer[], onLine: (line: LineBytes) => unknown): void {
  let count = 0;
  const splitter = new TranscriptSplitter(
    (line) => {
      count += 1;
      if (line.kind === 'line') onLine(line);
    },
    { arrayForm: true },
  );
  for (const chunk of chunks) splitter.push(chunk);
  splitter.end();
  if (count === 0) throw new Error('the transcript has no lines');
}

function parseLine({ bytes, start, end }: LineBytes): unknown {
  return JSON.parse(bytes.toString('utf8', start, end));
}

function scan(chunks: readonly Buffer[], everyLine: boolean): unknown {
  const reading = new TranscriptScan(everyLine ? { ...claudeReader, canSkip: () => false } : claudeReader, QUERY);
  for (const chunk of chunks) reading.push(chunk);
  return reading.finish();
}

async function benchMemory(file: string): Promise<string> {
  await writeTranscript(file, MEMORY_BYTES);
  const main = join(ROOT, 'scripts/bench/main.ts');
  const { stdout, status } = spawnSync(process.execPath, [main, 'evidence', '--memory', file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the measuring process ended with ${String(status)}`);
  const { peak_mb, seconds, hits } = JSON.parse(stdout) as { peak_mb: number; seconds: number; hits: number };
  if (peak_mb >= MAX_MEMORY_MB) process.exitCode = 1;
  const header =
    '| 1 GB transcript, from its file | peak MB | budget MB | seconds | hits |\n| --- | ---: | ---: | ---: | ---: |';
  return `${header}\n| all hits, in a process of its own | ${peak_mb.toFixed(0)} | ${MAX_MEMORY_MB} | ${seconds.toFixed(1)} | ${hits} |`;
}

/** In a child process: scans the file and prints the largest amount of memory the process ever held. */
async function measureMemory(file: string): Promise<string> {
  const start = performance.now();
  const reading = new TranscriptScan(claudeReader, QUERY);
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) reading.push(chunk as Buffer);
  const { evidence } = reading.finish();
  const seconds = (performance.now() - start) / 1000;
  // maxRSS is told in kibibytes.
  const peak_mb = (process.resourceUsage().maxRSS * 1024) / 1e6;
  return JSON.stringify({ peak_mb, seconds, hits: evidence.hits.size });
}

async function writeTranscript(file: string, bytes: number): Promise<void> {
  const output = await open(file, 'w');
  try {
    let lines: string[] = [];
    let held = 0;
    for (const line of generateTranscript({ bytes, seed: 2024 })) {
      lines.push(line);
      held += line.length;
      if (held < MIB) continue;
      await output.write(lines.join(''));
      lines = [];
      held = 0;
    }
    await output.write(lines.join(''));
  } finally {
    await output.close();
  }
}
