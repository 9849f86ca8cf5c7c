import { resolve } from 'node:path';

import { requiredSkills } from '../../contracts/case-file.ts';
import type { Plan } from '../../contracts/plan.ts';
import { parseScenario, type ModelTurn, type Scenario } from '../../contracts/scenario.ts';
import { isActivityToken } from '../../evidence/activity-tokens.ts';
import { resolveAlias } from '../../evidence/attribute-signals.ts';
import { filesMeant } from '../../io/find-files.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { append } from '../../kernel/append.ts';
import { invalidInput, notFound } from '../../kernel/portcullis-error.ts';
import { HIDES_READS } from '../../providers/known-providers.ts';
import { scenariosOf, scriptOfCase } from '../../rehearsal/script-of-case.ts';
import { requirementsOf } from '../../routing/requirements.ts';
import { displayPath } from '../repository/load-cases.ts';
import { startModelServer } from './model-server.ts';
import type { RunOutcome } from '../run/recorded-batch.ts';
import { runBatch } from '../run/run-batch.ts';
import type { RunListeners, RunOptions } from '../run/run-options.ts';
import type { UnitJob } from '../run/unit-job.ts';
import type { World } from '../world/world.ts';
import { rehearsalMode, skillsOfText } from './rehearsal-mode.ts';

export interface RehearseOptions extends RunOptions {
  /** Paths or globs of scenarios; null means those under `cases/rehearsal/`. */
  readonly scenarios: readonly string[] | null;
}

const DEFAULT_SCENARIOS: readonly string[] = ['cases/rehearsal/*.json'];

/**
 * Runs routing cases with the real clients and a scripted model: it does what a scenario says that names the case, and otherwise what
 * the case asks for. No key, no token, no network.
 */
export async function rehearseCases(
  world: World,
  options: RehearseOptions,
  listeners: RunListeners,
  signal: AbortSignal,
): Promise<RunOutcome> {
  const paths = options.scenarios?.map((path) => displayPath(world.root, resolve(world.cwd, path))) ?? null;
  const server = await startModelServer();
  try {
    const mode = rehearsalMode(world.root, server, {
      mode: 'rehearsal',
      allowSkills: true,
      scenarios: paths,
      scripts: async (recorded, plan) => {
        const scenarios = await loadScenarios(world, recorded);
        if (recorded !== null) refuseUnused(scenarios, plan);
        refuseSeveral(scenarios, plan);
        return (job) => turnsOf(scenarios, job);
      },
      onUnitEnd: () => undefined,
    });
    return await runBatch(world, options, mode, listeners, signal);
  } finally {
    await server.close();
  }
}

function turnsOf(scenarios: readonly Scenario[], job: UnitJob): readonly ModelTurn[] {
  const { client, item } = job;
  const { definition } = item;
  const [scenario] = scenariosOf(scenarios, definition.case_id, client.id);
  if (scenario !== undefined) return scenario.turns;
  const { aliases, any, required } = requirementsOf(definition, client.id, HIDES_READS);
  const known = (name: string): string => resolveAlias(aliases, name);
  return scriptOfCase({
    skills: requiredSkills(definition).map(known),
    tokens: required.map(({ canonical }) => canonical),
    mentions: new Map(
      (any ?? []).flatMap((text) => (isActivityToken(text) ? [] : [[text, skillsOfText(job, known(text))]])),
    ),
  });
}

/** A scenario that somebody named and no case is played by would read as if it had been. */
function refuseUnused(scenarios: readonly Scenario[], { cases }: Plan): void {
  const ids = new Set(cases.map((item) => item.case_id));
  const unused = scenarios.find(({ case_ids: own = [] }) => !own.some((id) => ids.has(id)));
  if (unused === undefined) return;
  const { scenario_id: scenario, case_ids: own = [] } = unused;
  const found = own.length === 0 ? 'none' : own.join(', ');
  throw invalidInput(
    `scenario ${scenario}: expected \`case_ids\` with a case of this set, found ${found}`,
    `Name the case that it is for; the set has: ${[...ids].slice(0, 12).join(', ')}.`,
  );
}

function refuseSeveral(scenarios: readonly Scenario[], { units }: Plan): void {
  for (const { case_id: id, agent } of units) {
    const fitting = scenariosOf(scenarios, id, agent);
    if (fitting.length < 2) continue;
    throw invalidInput(
      `${id}/${agent}: expected one scenario, found ${fitting.map((scenario) => scenario.scenario_id).join(', ')}`,
      'Take the case out of all but one of them, or give them different `agents`.',
    );
  }
}

/** `paths`: null means the default place, which may be empty. */
async function loadScenarios(world: World, paths: readonly string[] | null): Promise<readonly Scenario[]> {
  const files: string[] = [];
  for (const path of paths ?? DEFAULT_SCENARIOS) {
    const found = await filesMeant(world.root, path);
    if (found.length === 0 && paths !== null) {
      throw notFound(`${path}: expected scenarios, found none`, 'Name files or a glob.');
    }
    append(files, found);
  }
  const scenarios: Scenario[] = [];
  for (const file of new Set(files)) {
    scenarios.push(parseScenario(await readTextFile(resolve(world.root, file), 'the scenario'), file));
  }
  return scenarios;
}
