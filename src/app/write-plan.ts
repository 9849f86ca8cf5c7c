import { resolve } from 'node:path';

import { documentText } from '../contracts/document-text.ts';
import { writeFileAtomically } from '../io/write-file-atomically.ts';
import { makePlan, type MadePlan, type PlanOptions } from './make-plan.ts';
import type { World } from './world.ts';

/** Plans a batch and, where a file is named, writes the plan to it. */
export async function writePlan(world: World, options: PlanOptions, output: string | null): Promise<MadePlan> {
  const made = await makePlan(world, options);
  if (output !== null) await writeFileAtomically(resolve(world.cwd, output), documentText(made.plan), 'the plan');
  return made;
}
