import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { CLIENTS, madeTranscript } from '../made-transcript.ts';
import { house } from './house.ts';
import { BASELINE, baselineOf, caseOf, CASES, ignores, loads } from './pull-request.ts';
import { runInProcess } from './run-in-process.ts';

/** A checkout that is no repository, with results of one case that hold or fail. */
export interface RecordedResults {
  readonly folder: string;
  /** Inputs of the gate, by which it asks neither git nor the API. */
  readonly holds: Readonly<Record<string, string>>;
  readonly fails: Readonly<Record<string, string>>;
}

/** Replays both once for a test file, which calls it in `beforeAll`. The folder goes with the house. */
export async function recordedResults(): Promise<RecordedResults> {
  const folder = mkdtempSync(join(house(), 'recorded-'));
  for (const [path, content] of [
    [CASES, [caseOf('alpha')]],
    [BASELINE, baselineOf({ alpha: 'pass' })],
  ] as const) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), `${JSON.stringify(content, null, 2)}\n`);
  }
  const inputs = async (name: string, made: Parameters<typeof madeTranscript>[1]): Promise<Record<string, string>> => {
    const recordings = join(folder, 'recordings', name);
    for (const client of CLIENTS) {
      mkdirSync(join(recordings, client), { recursive: true });
      writeFileSync(join(recordings, client, 'alpha.jsonl'), madeTranscript(client, made));
      writeFileSync(join(recordings, client, 'alpha.meta.json'), JSON.stringify({ exitCode: 0, timedOut: false }));
    }
    const artifacts = join(folder, 'artifacts', name);
    const ran = await runInProcess(['replay', '--transcripts', recordings, '--artifacts-root', artifacts], {
      cwd: folder,
    });
    if (ran.code !== 0) throw new Error(`replay ended with ${ran.code}:\n${ran.err}`);
    return { results: artifacts, baseline: BASELINE };
  };
  return { folder, holds: await inputs('holds', loads('alpha')), fails: await inputs('fails', ignores('alpha-skill')) };
}
