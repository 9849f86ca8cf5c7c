import { resolve } from 'node:path';

import { documentText } from '../contracts/document-text.ts';
import type { GateResult } from '../contracts/gate-result.ts';
import { writeFileAtomically } from '../io/write-file-atomically.ts';

/** Writes a gate result where a person or another program can find it. */
export async function writeGateResult(result: GateResult, path: string): Promise<void> {
  await writeFileAtomically(resolve(path), documentText(result), 'the gate result');
}
