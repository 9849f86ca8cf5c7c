import { join, resolve } from 'node:path';

import { readTextFile } from '../../io/read-text-file.ts';
import {
  checkVector,
  parseSuiteManifest,
  suiteCoverage,
  type SuiteCoverage,
  type VectorOutcome,
} from '../../typestate/vector-suite.ts';

export interface SuiteRun {
  readonly suiteId: string;
  readonly outcomes: readonly VectorOutcome[];
  readonly coverage: SuiteCoverage;
  /** Every vector as expected, and the coverage complete. */
  readonly holds: boolean;
}

/**
 * Runs a suite of turns in the reference's form: `manifest.json`, and for each vector a folder with `case.json` and `expect.json`. `onOutcome` is
 * called as each vector ends. Throws `PortcullisError` where a file is missing or not what it should be.
 */
export async function runVectorSuite(
  cwd: string,
  folder: string,
  allClasses: boolean,
  onOutcome: (suiteId: string, outcome: VectorOutcome) => void,
): Promise<SuiteRun> {
  const root = resolve(cwd, folder);
  const read = (path: string, what: string): Promise<string> => readTextFile(join(root, path), what);
  const manifest = parseSuiteManifest(await read('manifest.json', 'the manifest'), join(folder, 'manifest.json'));
  const { suiteId } = manifest;
  const outcomes: VectorOutcome[] = [];
  for (const id of manifest.vectors) {
    const caseText = await read(join(id, 'case.json'), 'the case');
    const expectText = await read(join(id, 'expect.json'), 'the expectation');
    const outcome = checkVector(suiteId, id, { caseText, expectText });
    outcomes.push(outcome);
    onOutcome(suiteId, outcome);
  }
  const coverage = suiteCoverage(manifest, outcomes, allClasses);
  const isCovered = coverage.missing.length === 0 && coverage.foreign.length === 0;
  return { suiteId, outcomes, coverage, holds: isCovered && outcomes.every(({ problems }) => problems.length === 0) };
}
