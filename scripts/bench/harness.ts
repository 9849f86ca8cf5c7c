import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from '../build.ts';
import { median } from '../median.ts';
import { peakOf, type Peak } from '../peak-of.ts';
import { ROWS, writeRows } from './kpi/write-rows.ts';

const PARSE_LINES = join(import.meta.dirname, 'harness', 'parse-lines.ts');
const ISSUES = 50_000;

/** A command over a file of lines: at most so many times as long as `JSON.parse` of each, with at most so many megabytes if that is a matter. */
interface Part {
  readonly name: string;
  readonly file: string;
  readonly write: (path: string) => Promise<number>;
  readonly rows: number;
  readonly args: (file: string) => readonly string[];
  readonly maxRatio: number;
  readonly maxMegabytes?: number;
}

const PARTS: Readonly<Record<string, Part>> = {
  query: {
    name: 'query --mode latest --limit 20',
    file: 'rows.jsonl',
    write: writeRows,
    rows: ROWS,
    args: (file) => ['trajectory', 'query', '--path', file, '--mode', 'latest', '--limit', '20', '--json'],
    maxRatio: 2,
    maxMegabytes: 200,
  },
  ready: {
    name: 'issue ready',
    file: 'issues.jsonl',
    write: writeIssues,
    rows: ISSUES,
    args: (file) => ['issue', 'ready', '--issues', file, '--json'],
    maxRatio: 3,
  },
};

/**
 * Commands of a harness over its state, against `JSON.parse` of the same file; both are processes of their own, in turns.
 * `npm run bench -- harness [query|ready] [rounds]`
 */
export async function bench([part, times = '5']: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portcullis-bench-'));
  try {
    await build(join(folder, 'dist'));
    const rows = [
      `| median of ${times} alternating runs | seconds | \`JSON.parse\` | times as long | budget | peak MB | budget |`,
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ];
    for (const [name, asked] of Object.entries(PARTS)) {
      if (part === undefined || part === name) rows.push(await compared(folder, asked, Number(times)));
    }
    return rows.join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compared(folder: string, part: Part, rounds: number): Promise<string> {
  const { name, rows, maxRatio, maxMegabytes = Number.POSITIVE_INFINITY } = part;
  const file = join(folder, part.file);
  const megabytes = await part.write(file);
  const [ours, limit]: [Peak[], Peak[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await peakOf(join(folder, 'dist', 'cli.js'), part.args(file), []));
    limit.push(await peakOf(PARSE_LINES, [file], []));
  }
  const [seconds, parsed] = [ours, limit].map((runs) => median(runs.map((run) => run.seconds))) as [number, number];
  const peak = Math.max(...ours.map((run) => run.megabytes));
  if (seconds / parsed > maxRatio || peak >= maxMegabytes) process.exitCode = 1;
  const named = `\`${name}\` over ${rows} rows, ${megabytes.toFixed(0)} MB`;
  const times = `${seconds.toFixed(2)} | ${parsed.toFixed(2)} | ${(seconds / parsed).toFixed(2)} | ≤ ${maxRatio}`;
  const most = maxMegabytes === Number.POSITIVE_INFINITY ? '' : `< ${maxMegabytes}`;
  return `| ${named} | ${times} | ${peak.toFixed(0)} | ${most} |`;
}

/** Issues of which a third is closed, a seventh in progress, and half waits for another one, as Portcullis writes them; their megabytes. */
async function writeIssues(path: string): Promise<number> {
  const time = '2026-01-02T03:04:05.123456789Z';
  const rows = Array.from({ length: ISSUES }, (_, at) => {
    const id = `bd-${String(at).padStart(5, '0')}`;
    const lease = { lease_id: `lease1_${id}_w`, owner: 'w', acquired_at: time, expires_at: time };
    const dependencies = [{ issue_id: id, depends_on_id: `bd-${String(at - 1).padStart(5, '0')}`, type: 'blocks' }];
    return JSON.stringify({
      id,
      title: `The report of part ${at} says the rate`,
      description: `What is to be done.\n\nAcceptance:\n- it works\n\nVerify:\n- \`npm test -- part${at}\`\n`,
      status: at % 3 === 0 ? 'closed' : at % 7 === 0 ? 'in_progress' : 'open',
      priority: at % 5,
      issue_type: 'task',
      ...(at % 7 === 0 ? { assignee: 'w', lease } : {}),
      created_at: time,
      updated_at: time,
      ephemeral: false,
      ...(at % 2 === 1 ? { dependencies } : {}),
    });
  });
  const text = `${rows.join('\n')}\n`;
  await writeFile(path, text);
  return text.length / 1e6;
}
