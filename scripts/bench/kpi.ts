import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from '../build.ts';
import { median } from '../median.ts';
import { peakOf, type Peak } from '../peak-of.ts';
import { falseReds } from './kpi/false-reds.ts';
import { ROWS, writeRows } from './kpi/write-rows.ts';

const MIN_RATIO = 3;
const MAX_MB = 200;
const SAME_STEPS = join(import.meta.dirname, 'kpi', 'same-steps.py');

/**
 * `kpi` over a million rows against Python that takes the same steps, both as processes of their own; and how often the gate is red without a
 * cause, by the gate's own decision. `npm run bench -- kpi [speed|reds] [rounds or suites]`
 */
export async function bench([part, times]: readonly string[]): Promise<string> {
  const parts: string[] = [];
  if (part !== 'reds') parts.push(await speed(Number(times ?? 5)));
  if (part !== 'speed') parts.push(falseReds(Number(times ?? 10_000)));
  return parts.join('\n\n');
}

async function speed(rounds: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portcullis-bench-'));
  try {
    await build(join(folder, 'dist'));
    const file = join(folder, 'rows.jsonl');
    const megabytes = await writeRows(file);
    const hasPython = spawnSync('python3', ['--version']).status === 0;
    const [ours, theirs]: [Peak[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await peakOf(join(folder, 'dist', 'cli.js'), ['kpi', '--trajectory-path', file, '--json'], []));
      if (hasPython) theirs.push(Number(execFileSync('python3', [SAME_STEPS, file], { encoding: 'utf8' })));
    }
    const [seconds, peak] = [median(ours.map((run) => run.seconds)), Math.max(...ours.map((run) => run.megabytes))];
    const ratio = hasPython ? median(theirs) / seconds : null;
    if ((ratio !== null && ratio < MIN_RATIO) || peak >= MAX_MB) process.exitCode = 1;
    const ratioText = ratio === null ? 'SKIPPED: there is no python3' : ratio.toFixed(2);
    return [
      `Node ${process.versions.node}, ${process.platform} ${process.arch}, medians of ${rounds} alternating runs`,
      [
        `| ${ROWS} rows, ${megabytes.toFixed(0)} MB | measured | budget |\n| --- | ---: | ---: |`,
        `| seconds of the processor | ${seconds.toFixed(2)} | |`,
        `| Python’s, over the same steps | ${hasPython ? median(theirs).toFixed(2) : ''} | |`,
        `| times as fast | ${ratioText} | ≥ ${MIN_RATIO} |`,
        `| peak MB | ${peak.toFixed(0)} | < ${MAX_MB} |`,
      ].join('\n'),
    ].join('\n\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
