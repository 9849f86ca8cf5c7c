import { resolve } from 'node:path';

import { parseGateResult, type GateResult } from '../contracts/gate-result.ts';
import { readTextFile } from '../io/read-text-file.ts';
import type { World } from './world.ts';

/** A gate result that was written before; `path` is relative to where the command runs. */
export async function readGateResult({ cwd }: World, path: string): Promise<GateResult> {
  return parseGateResult(await readTextFile(resolve(cwd, path), 'the gate result'), path);
}
