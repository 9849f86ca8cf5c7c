import { resolve } from 'node:path';

import type { STEP_MODES } from '../../harness/state-names.ts';
import { written } from '../../harness/stored-document.ts';
import { StepProjection } from '../../harness/trajectory/step-projection.ts';
import { type GivenStep, stepRow } from '../../harness/trajectory/step-row.ts';
import { holdMemory } from '../../io/hold-memory.ts';
import { appendLine, moveTornLine } from '../../io/state/append-line.ts';
import { readTrajectory } from './read-trajectory.ts';
import type { World } from '../world/world.ts';
import { nowText, type Reading, statePath } from './state-folder.ts';

const WHAT = 'the trajectory';

/** What a row is made of; it finished now where that is not told. */
type Step = Omit<GivenStep, 'finishedAt'> & { readonly finishedAt?: string | undefined };

/**
 * Appends a row to a trajectory.
 *
 * @param torn what becomes of a last line without an end
 * @throws PortcullisError for a row that is none, and a file that cannot be appended to
 */
export async function appendStep(world: World, path: string | undefined, step: Step, torn: 'refuse' | 'append') {
  const place = await statePath(world, path, 'trajectory');
  const row = written(stepRow({ ...step, finishedAt: step.finishedAt ?? nowText(world) }, 'the row'));
  await appendLine(resolve(world.cwd, place), JSON.stringify(row), WHAT, { torn });
  return { action: 'harness-trajectory.append', path: place, row };
}

/** The rows that are asked for, newest first, and counts of all. Without a file there are none. @throws PortcullisError for a row that is none */
export async function queryTrajectory(
  world: World,
  { path, isStrict }: Reading,
  mode: (typeof STEP_MODES)[number],
  limit: number,
) {
  const place = await statePath(world, path, 'trajectory');
  holdMemory('young');
  const projection = new StepProjection(place, mode, limit);
  await readTrajectory(projection.lines, resolve(world.cwd, place), place);
  return { action: 'harness-trajectory.query', path: place, ...projection.result(isStrict) };
}

/** Moves a torn last line into a file beside; null where there is none. @throws PortcullisError where that cannot be */
export async function repairTrajectory(world: World, { path }: Reading) {
  const place = await statePath(world, path, 'trajectory');
  return { action: 'trajectory.repair', path: place, movedTo: await moveTornLine(resolve(world.cwd, place), WHAT) };
}
