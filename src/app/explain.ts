import { RESULTS_FILE, parseResults, type UnitResult } from '../contracts/results.ts';
import { isFolder } from '../io/find-files.ts';
import { readTextFile } from '../io/read-text-file.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { join, resolve } from 'node:path';

import type { World } from './world.ts';

/**
 * Finds the unit that a person means: a unit id (or the beginning of one), or `case/provider[/trial]`. Throws where there is none, or
 * more than one.
 */
export async function findUnit(world: World, paths: readonly string[], wanted: string): Promise<UnitResult> {
  const found: UnitResult[] = [];
  for (const path of paths) {
    const absolute = resolve(world.cwd, path);
    const file = (await isFolder(absolute)) ? join(absolute, RESULTS_FILE) : absolute;
    const results = parseResults(await readTextFile(file, 'the results'), path);
    found.push(...results.results.filter((unit) => isMeant(unit, wanted)));
  }
  const [unit, second] = found;
  if (unit !== undefined && second === undefined) return unit;
  const shown = found.slice(0, 5).map((item) => `${item.unit_run_id} (${item.case_id}/${item.agent}/${item.trial})`);
  throw new PortcullisError(
    'usage',
    `expected one unit that ${JSON.stringify(wanted)} names, found ${found.length === 0 ? 'none' : shown.join(', ')}`,
    'Name it by its unit id, or as case/provider or case/provider/trial.',
  );
}

function isMeant(unit: UnitResult, wanted: string): boolean {
  if (wanted.length >= 6 && unit.unit_run_id.startsWith(wanted.toLowerCase())) return true;
  const [caseId, agent, trial] = wanted.split('/');
  return unit.case_id === caseId && unit.agent === agent && (trial === undefined || String(unit.trial) === trial);
}
