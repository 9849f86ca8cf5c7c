import { resolve } from 'node:path';

import { parseGateReport, type GateReport } from '../../contracts/gate-report.ts';
import { parseGateResult, type GateResult } from '../../contracts/gate-result.ts';
import { parseTypestateResult, type TypestateResult } from '../../contracts/typestate-detail.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { jsonMemberTexts } from '../../kernel/json-member-text.ts';
import type { World } from '../world/world.ts';

/** What a gate left as a file. */
export type GateDocument =
  | { readonly kind: 'report'; readonly report: GateReport }
  | { readonly kind: 'routing'; readonly result: GateResult }
  | { readonly kind: 'typestate'; readonly result: TypestateResult };

/** A gate result or report that was written before; `path` is relative to where the command runs. */
export async function readReport({ cwd }: World, path: string): Promise<GateDocument> {
  const text = await readTextFile(resolve(cwd, path), 'the gate result');
  const kind = kindOf(text);
  if (kind === 'report') return { kind, report: parseGateReport(text, path) };
  if (kind === 'typestate') return { kind, result: parseTypestateResult(text, path) };
  return { kind, result: parseGateResult(text, path) };
}

/** What is no JSON is for the parser to say. */
function kindOf(text: string): GateDocument['kind'] {
  try {
    const members = jsonMemberTexts(text, new Set(['gate', 'stopped']));
    if (members?.has('stopped') === true) return 'report';
    return members?.get('gate') === '"typestate"' ? 'typestate' : 'routing';
  } catch {
    return 'routing';
  }
}
