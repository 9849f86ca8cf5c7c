import { resolve } from 'node:path';

import { parseGateResult, type GateResult } from '../contracts/gate-result.ts';
import { parseTypestateResult, type TypestateResult } from '../contracts/typestate-result.ts';
import { readTextFile } from '../io/read-text-file.ts';
import { jsonMemberText } from '../kernel/json-member-text.ts';
import type { World } from './world.ts';

/** A result that `gate` or `typestate gate` wrote before; `path` is relative to where the command runs. */
export async function readGateResult({ cwd }: World, path: string): Promise<GateResult | TypestateResult> {
  const text = await readTextFile(resolve(cwd, path), 'the gate result');
  return isOfTurns(text) ? parseTypestateResult(text, path) : parseGateResult(text, path);
}

/** What is no JSON is for the parser to say. */
function isOfTurns(text: string): boolean {
  try {
    return jsonMemberText(text, 'gate') === '"typestate"';
  } catch {
    return false;
  }
}
