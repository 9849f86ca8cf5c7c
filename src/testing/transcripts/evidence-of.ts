import { TranscriptDecoder, TranscriptScan } from '../../evidence/read-transcript.ts';
import { RunWatch, type WatchState } from '../../evidence/run-watch.ts';
import type { TranscriptEvent } from '../../evidence/transcript-event.ts';
import type { EvidenceQuery, EvidenceRules, TranscriptEvidence } from '../../evidence/transcript-evidence.ts';
import type { TranscriptReader } from '../../evidence/transcript-reader.ts';
import { evidenceRulesOf } from '../../providers/known-providers.ts';
import { READERS } from './readers.ts';

export interface Asked {
  readonly tokens?: readonly string[];
  readonly any?: readonly string[];
  readonly aliases?: Readonly<Record<string, string>>;
  /** Names of installed skills, or a name with its aliases. */
  readonly installed?: readonly (string | readonly [name: string, ...aliases: string[]])[];
  /** Where they lie. */
  readonly roots?: readonly string[];
  /** No line is skipped: the same evidence, slower. */
  readonly everyLine?: boolean;
  /** Sizes of the chunks, over and over; the whole at once without. */
  readonly chunks?: readonly number[];
}

function readerFor(agent: string): TranscriptReader {
  const reader = READERS.get(agent);
  if (reader === undefined) throw new Error(`no reader for ${agent}`);
  return reader;
}

/** The evidence of a transcript, given as bytes, as text, or as JSON values of its lines. */
export function scanOf(
  agent: string,
  transcript: Buffer | string | readonly unknown[],
  asked: Asked = {},
): { channel: 'json' | 'text'; evidence: TranscriptEvidence } {
  const reader =
    asked.everyLine === true
      ? { ...readerFor(agent), canSkip: () => false, readUsual: () => undefined }
      : readerFor(agent);
  const scan = new TranscriptScan(reader, { ...evidenceRulesOf(agent), ...queryOf(asked) });
  for (const chunk of inChunks(bytesOf(transcript), asked.chunks)) scan.push(chunk);
  return scan.finish();
}

export function evidenceOf(
  agent: string,
  transcript: Buffer | string | readonly unknown[],
  asked: Asked = {},
): TranscriptEvidence {
  return scanOf(agent, transcript, asked).evidence;
}

/** What a runner knows after each chunk. */
export function statesAfter(agent: string, chunks: readonly Buffer[], maxTurns: number | null): readonly WatchState[] {
  const watch = new RunWatch(maxTurns);
  const query = { ...evidenceRulesOf(agent), ...queryOf({}) };
  const scan = new TranscriptScan(readerFor(agent), query, (event) => watch.take(event));
  return chunks.map((chunk) => {
    scan.push(chunk);
    return watch.state;
  });
}

/** All events of a transcript. */
export function eventsIn(
  agent: string,
  transcript: Buffer | string | readonly unknown[],
  chunks?: readonly number[],
): readonly TranscriptEvent[] {
  const events: TranscriptEvent[] = [];
  const decoder = new TranscriptDecoder(readerFor(agent), (event) => events.push(event));
  for (const chunk of inChunks(bytesOf(transcript), chunks)) decoder.push(chunk);
  decoder.end();
  return events;
}

/** `tier score`, then `ok` or `attempt` where a call or read took place; `none` without a hit. */
export function hitIn(evidence: TranscriptEvidence, token: string): string {
  const hit = evidence.hits.get(token);
  if (hit === undefined) return 'none';
  return `${hit.tier} ${hit.score}${hit.attempted ? (hit.succeeded ? ' ok' : ' attempt') : ''}`;
}

/** A transcript as bytes: JSON values become lines. */
export function bytesOf(transcript: Buffer | string | readonly unknown[]): Buffer {
  if (Buffer.isBuffer(transcript)) return transcript;
  if (typeof transcript === 'string') return Buffer.from(transcript, 'utf8');
  return Buffer.from(transcript.map((line) => `${JSON.stringify(line)}\n`).join(''), 'utf8');
}

/** Each chunk is a copy that is overwritten afterwards, as a reader of files may do it. */
export function* inChunks(bytes: Buffer, sizes: readonly number[] | undefined): Generator<Buffer> {
  if (sizes === undefined || sizes.length === 0) {
    yield bytes;
    return;
  }
  for (let start = 0, turn = 0; start < bytes.length; turn += 1) {
    const size = Math.max(1, sizes[turn % sizes.length] ?? 1);
    const chunk = Buffer.from(bytes.subarray(start, start + size));
    yield chunk;
    chunk.fill(0x7b);
    start += size;
  }
}

function queryOf({
  tokens = [],
  any = [],
  aliases = {},
  installed,
  roots,
}: Asked): Omit<EvidenceQuery, keyof EvidenceRules> {
  const listings = installed?.map((skill) => {
    const [name, ...others] = typeof skill === 'string' ? [skill] : skill;
    return { name, aliases: others };
  });
  const folded = Object.entries(aliases).map(([alias, name]): [string, string] => [alias.toLowerCase(), name]);
  return {
    tokens,
    anyTokens: any,
    aliases: new Map(folded),
    installed: listings ?? null,
    roots: roots ?? null,
    comparesTrials: true,
  };
}
