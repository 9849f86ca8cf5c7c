import { firstOf } from '../../contracts/counted.ts';
import type { UnitResult } from '../../contracts/results.ts';
import { usageError } from '../../kernel/portcullis-error.ts';
import { readResults } from '../results/results-files.ts';
import type { World } from '../world/world.ts';

/** So many candidates are named. */
const NAMED = 6;

/**
 * Finds the unit that a person means: a unit id (or the beginning of one), or `case[/provider[/trial]]`. Throws where there is none,
 * or more than one.
 */
export async function findUnit(world: World, paths: readonly string[], wanted: string): Promise<UnitResult> {
  const all = (await readResults(world, paths)).flatMap(({ results }) => results.results);
  const found = all.filter((unit) => isMeant(unit, wanted));
  const [unit, second] = found;
  if (unit !== undefined && second === undefined) return unit;
  const help = 'Name it by its unit id, or as case/provider or case/provider/trial.';
  throw usageError(
    `expected one unit that ${JSON.stringify(wanted)} names, found ${found.length === 0 ? 'none' : listed(found)}`,
    found.length === 0 ? `${help} The results hold: ${listed(all)}.` : help,
  );
}

function isMeant(unit: UnitResult, wanted: string): boolean {
  if (wanted.length >= 6 && unit.unit_run_id.startsWith(wanted.toLowerCase())) return true;
  const [caseId, agent, trial] = wanted.split('/');
  return (
    unit.case_id === caseId &&
    (agent === undefined || unit.agent === agent) &&
    (trial === undefined || String(unit.trial) === trial)
  );
}

function listed(units: readonly UnitResult[]): string {
  if (units.length === 0) return 'no units';
  const names = units.map((item) => `${item.case_id}/${item.agent}/${item.trial} (${item.unit_run_id})`);
  return firstOf(names, NAMED);
}
