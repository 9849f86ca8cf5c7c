import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from '../build.ts';
import { ROOT } from '../files.ts';
import { median } from '../median.ts';
import { processorMs } from '../processor-ms.ts';

const COUNTS = [500, 2000, 5000] as const;
/** What a transcript beyond the second number may cost, times one beyond the first. */
const MOST = 1.2;

/**
 * What `replay` of many recordings computes, by a bundle that is built anew. The exit code is 1 where a transcript among many costs more.
 * `npm run bench -- replay [rounds]`
 */
export async function bench([rounds = '5']: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portcullis-bench-replay-'));
  try {
    await build(join(folder, 'dist'));
    const recording = await readFile(join(ROOT, 'cases/transcripts/claude-skill-beta.jsonl'), 'utf8');
    for (const count of COUNTS) await writeRepository(join(folder, String(count)), count, recording);
    const times = COUNTS.map((): number[] => []);
    for (let round = 0; round < Number(rounds); round += 1) {
      for (const [index, count] of COUNTS.entries()) {
        const command = [process.execPath, join(folder, 'dist/cli.js'), 'replay', '--transcripts', 'recordings'];
        times[index]?.push(processorMs(command, join(folder, String(count))));
      }
    }
    const [few = 0, some = 0, many = 0] = times.map(median);
    // What starting costs is in each of them.
    const ratio = (many - some) / (COUNTS[2] - COUNTS[1]) / ((some - few) / (COUNTS[1] - COUNTS[0]));
    if (!(ratio <= MOST)) process.exitCode = 1;
    return [
      `Node ${process.versions.node}, ${process.platform} ${process.arch}, medians of ${rounds} alternating runs`,
      '',
      '| transcripts | ms of the processor |',
      '| ---: | ---: |',
      ...[few, some, many].map((time, index) => `| ${COUNTS[index]} | ${time.toFixed(0)} |`),
      '',
      `A transcript beyond ${COUNTS[1]} costs ${ratio.toFixed(2)} times as much as one beyond ${COUNTS[0]}, at most ${MOST.toFixed(2)}.`,
    ].join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** So many cases with a recording each, all of one session. */
async function writeRepository(root: string, count: number, recording: string): Promise<void> {
  for (const folder of ['.github/portcullis', 'recordings/claude'])
    await mkdir(join(root, folder), { recursive: true });
  const ids = Array.from({ length: count }, (_, index) => `case-${index}`);
  const cases = ids.map((id) => ({ case_id: id, prompt: 'Do what beta does.', expected_skill: 'beta-skill' }));
  await writeFile(join(root, 'cases.json'), JSON.stringify(cases));
  await writeFile(join(root, '.github/portcullis/config.yml'), 'cases: cases.json\nproviders:\n  claude:\n');
  for (const id of ids) await writeFile(join(root, 'recordings/claude', `${id}.jsonl`), recording);
}
