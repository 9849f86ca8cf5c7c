import { resolve } from 'node:path';

import { parseScenario, type ModelTurn, type Scenario } from '../../contracts/scenario.ts';
import { isActivityToken } from '../../evidence/activity-tokens.ts';
import { resolveAlias } from '../../evidence/attribute-signals.ts';
import { filesMatching, isGlob } from '../../io/find-files.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { pickScenario } from '../../rehearsal/pick-scenario.ts';
import { scriptOfCase } from '../../rehearsal/script-of-case.ts';
import { requirementsOf } from '../../routing/requirements.ts';
import { displayPath } from '../load-cases.ts';
import { startModelServer } from '../model-server.ts';
import { runBatch, type RunOutcome } from '../run/run-batch.ts';
import type { RunListeners } from '../run/run-mode.ts';
import type { RunOptions } from '../run/run-options.ts';
import type { UnitJob } from '../run/unit-job.ts';
import type { World } from '../world.ts';
import { rehearsalMode } from './rehearsal-mode.ts';

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
    const mode = rehearsalMode(server, {
      allowSkills: true,
      scenarios: paths,
      scripts: async (recorded) => {
        const scenarios = await loadScenarios(world, recorded);
        return (job) => turnsOf(scenarios, job);
      },
      onUnitEnd: () => undefined,
    });
    return await runBatch(world, options, mode, listeners, signal);
  } finally {
    await server.close();
  }
}

function turnsOf(scenarios: readonly Scenario[], { item, client }: UnitJob): readonly ModelTurn[] {
  const { definition } = item;
  const picked = pickScenario(scenarios, definition.case_id, client.id);
  if (picked.kind === 'picked') return picked.scenario.turns;
  if (picked.kind === 'several') {
    throw new PortcullisError(
      'invalid_input',
      `${definition.case_id}/${client.id}: expected one scenario, found ${picked.ids.join(', ')}`,
      'Take the case out of all but one of them, or give them different `agents`.',
    );
  }
  const { aliases, any } = requirementsOf(definition, client.id);
  const known = (name: string): string => resolveAlias(aliases, name);
  return scriptOfCase({
    expectedSkill: definition.expected_skill === undefined ? null : known(definition.expected_skill),
    requiredSkills: (definition.required_skills ?? []).map(known),
    requiredFiles: definition.required_files ?? [],
    mentions: (any ?? []).filter((token) => !isActivityToken(token)),
  });
}

/** `paths`: null means the default place, which may be empty. */
async function loadScenarios(world: World, paths: readonly string[] | null): Promise<readonly Scenario[]> {
  const files: string[] = [];
  for (const path of paths ?? DEFAULT_SCENARIOS) {
    const found = isGlob(path) ? await filesMatching(world.root, path) : [path];
    if (found.length === 0 && paths !== null) {
      throw new PortcullisError('not_found', `${path}: expected scenarios, found none`, 'Name files or a glob.');
    }
    files.push(...found);
  }
  const scenarios: Scenario[] = [];
  for (const file of new Set(files)) {
    scenarios.push(parseScenario(await readTextFile(resolve(world.root, file), 'the scenario'), file));
  }
  return scenarios;
}
