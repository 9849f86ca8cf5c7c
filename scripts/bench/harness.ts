import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from '../build.ts';
import { median } from '../median.ts';
import { peakOf, type Peak } from '../peak-of.ts';
import { ROWS, writeRows } from './kpi/write-rows.ts';

const PARSE_LINES = join(import.meta.dirname, 'harness', 'parse-lines.ts');
const MAX_RATIO = 2;
const MAX_MB = 200;

/**
 * Commands of a harness over its state, against `JSON.parse` of the same file; both are processes of their own, in turns.
 * `npm run bench -- harness [query] [rounds]`
 */
export async function bench([part, times = '5']: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portcullis-bench-'));
  try {
    await build(join(folder, 'dist'));
    const rows = [
      `| median of ${times} alternating runs | seconds | \`JSON.parse\` | times as long | budget | peak MB | budget |`,
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ];
    if (part === undefined || part === 'query') rows.push(await query(folder, Number(times)));
    return rows.join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function query(folder: string, rounds: number): Promise<string> {
  const file = join(folder, 'rows.jsonl');
  const megabytes = await writeRows(file);
  const args = ['trajectory', 'query', '--path', file, '--mode', 'latest', '--limit', '20', '--json'];
  const [ours, limit]: [Peak[], Peak[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await peakOf(join(folder, 'dist', 'cli.js'), args, []));
    limit.push(await peakOf(PARSE_LINES, [file], []));
  }
  const [seconds, parsed] = [ours, limit].map((runs) => median(runs.map((run) => run.seconds))) as [number, number];
  const peak = Math.max(...ours.map((run) => run.megabytes));
  if (seconds / parsed > MAX_RATIO || peak >= MAX_MB) process.exitCode = 1;
  const named = `\`query --mode latest --limit 20\` over ${ROWS} rows, ${megabytes.toFixed(0)} MB`;
  const times = `${seconds.toFixed(2)} | ${parsed.toFixed(2)} | ${(seconds / parsed).toFixed(2)} | ≤ ${MAX_RATIO}`;
  return `| ${named} | ${times} | ${peak.toFixed(0)} | < ${MAX_MB} |`;
}
