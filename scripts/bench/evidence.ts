import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { TranscriptScan } from '../../src/evidence/read-transcript.ts';
import { TranscriptSplitter } from '../../src/evidence/split-transcript.ts';
import type { LineBytes } from '../../src/evidence/transcript-reader.ts';
import { Secrets } from '../../src/governance/redaction/redact-secrets.ts';
import { claudeReader } from '../../src/providers/claude/claude-reader.ts';
import { evidenceRulesOf } from '../../src/providers/known-providers.ts';
import { alternating } from '../alternating.ts';
import { build } from '../build.ts';
import { ROOT } from '../files.ts';
import { peakOf } from '../peak-of.ts';
import { generateTranscript, KINDS, TOKENS } from './evidence/generate-transcript.ts';

const MIB = 1024 * 1024;
/** As the program reads a transcript. */
const CHUNK_BYTES = MIB;
/** As it redacts one. */
const PART_BYTES = 64 * 1024;
const SPEED_BYTES = 100e6;
const MEMORY_BYTES = 1e9;
/** Times as fast as `JSON.parse` of every line behind the same line splitter. */
const SPEEDS = [
  { kind: 'large', budget: 3 },
  { kind: 'medium', budget: 1 },
  { kind: 'small', budget: 0.7 },
] as const;
const MAX_MEMORY_MB = 150;
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
 * Extracting all hits of transcripts of three kinds, against `JSON.parse` of every line behind the same line splitter; redaction; and the
 * memory that a transcript of 1 GB takes, with a bundle that is built anew. `npm run bench -- evidence [rounds] [speed]`
 */
export async function bench([given = '9', part]: readonly string[]): Promise<string> {
  const rounds = Number(given);
  const title = `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${rounds} alternating runs each`;
  if (part === 'memory') return benchMemory();
  const speed = benchSpeed(rounds);
  if (part === 'speed') return `${title}\n\n${speed}`;
  return [title, speed, await benchRedaction(rounds), await benchMemory()].join('\n\n');
}

function benchSpeed(rounds: number): string {
  const rows = SPEEDS.map(({ kind, budget }) => {
    const chunks = [...chunksOf(kind, SPEED_BYTES)];
    if (!isDeepStrictEqual(scan(chunks, false), scan(chunks, true)))
      throw new Error(`${kind}: skipping lines changed the evidence`);
    const ways = [
      () => split(chunks, () => undefined),
      () => split(chunks, parseLine),
      () => scan(chunks, false),
      () => scan(chunks, false, true),
    ];
    const [splitting, parsing = Number.NaN, scanning = Number.NaN, digesting = Number.NaN] = alternating(
      rounds,
      ways,
      2,
    );
    const ratio = parsing / scanning;
    if (!(ratio >= budget)) process.exitCode = 1;
    const times = [splitting, parsing, scanning].map((time) => (time ?? Number.NaN).toFixed(1));
    return `| ${[KINDS[kind].name, ...times, ratio.toFixed(2), `≥ ${budget}`, (parsing / digesting).toFixed(2)].join(' | ')} |`;
  });
  const header =
    '| 100 MB of | split, ms | `JSON.parse` of every line, ms | all hits, ms | times as fast | budget | with the digest |';
  return `${header}\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |\n${rows.join('\n')}\n\nThe hits and all else in the evidence are those of a full read.`;
}

async function benchRedaction(rounds: number): Promise<string> {
  const transcript = Array.from(chunksOf('large', SPEED_BYTES), (chunk) => chunk.toString('latin1'));
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
  const [six = Number.NaN, all = Number.NaN] = alternating(rounds, [
    () => parts.map((part) => part.replaceAll(SIX_FORMS, '')),
    redact,
  ]);
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

function scan(chunks: readonly Buffer[], everyLine: boolean, comparesTrials = false): unknown {
  const reading = new TranscriptScan(
    everyLine ? { ...claudeReader, canSkip: () => false, readUsual: () => undefined } : claudeReader,
    { ...QUERY, comparesTrials },
  );
  for (const chunk of chunks) reading.push(chunk);
  return reading.finish();
}

async function benchMemory(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portcullis-bench-'));
  try {
    const [file, caseFile] = [join(folder, 'long.jsonl'), join(folder, 'case.json')];
    await writeFile(file, chunksOf('large', MEMORY_BYTES));
    await writeFile(caseFile, JSON.stringify({ case_id: 'long', prompt: 'Work.', required_skills: [TOKENS[0]] }));
    await build(join(folder, 'dist'));
    const score = ['score', '--case', caseFile, '--agent', 'claude', '--transcript', file];
    const { megabytes, seconds } = await peakOf(join(folder, 'dist', 'cli.js'), score, []);
    if (!(megabytes < MAX_MEMORY_MB)) process.exitCode = 1;
    const header = '| the bundle, in a process of its own | peak MB | budget MB | seconds of the processor |';
    return `${header}\n| --- | ---: | ---: | ---: |\n| \`score\` of a transcript of 1 GB | ${megabytes.toFixed(0)} | ${MAX_MEMORY_MB} | ${seconds.toFixed(1)} |`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A transcript as the program reads it. */
function* chunksOf(kind: keyof typeof KINDS, bytes: number): Generator<Buffer> {
  let lines: string[] = [];
  let held = 0;
  for (const line of generateTranscript({ kind, bytes, seed: 2024 })) {
    lines.push(line);
    held += line.length;
    if (held < CHUNK_BYTES) continue;
    yield Buffer.from(lines.join(''));
    lines = [];
    held = 0;
  }
  yield Buffer.from(lines.join(''));
}
