import { join } from 'node:path';

import { entriesOf, isFile, isFolder } from '../../io/find-files.ts';
import { invalidInput, notFound } from '../../kernel/portcullis-error.ts';

/** Names have no blanks. */
export function keyOf(agent: string, caseId: string, trial?: number): string {
  return `${agent} ${caseId} ${trial ?? ''}`;
}

/** A cell has at most so many trials: a stray number must not make a plan of a million units. */
const MAX_TRIALS = 1000;

interface FoundTranscript {
  readonly agent: string;
  readonly caseId: string;
  readonly trial: number;
  readonly path: string;
  /** The path without its ending: what stands beside it begins with this. */
  readonly stem: string;
}

export interface FoundTranscripts {
  /** By `keyOf`, with the trial. */
  readonly byUnit: ReadonlyMap<string, FoundTranscript>;
  /** The highest trial of each cell, by `keyOf`. */
  readonly trials: ReadonlyMap<string, number>;
  /** Paths that fit nowhere into the layout. */
  readonly strays: readonly string[];
}

/** Lists `root/<agent>/<case_id>[.<trial>].(jsonl|txt)`; `shown` is how the folder is called in messages. */
export async function foundTranscripts(root: string, shown: string): Promise<FoundTranscripts> {
  const byUnit = new Map<string, FoundTranscript>();
  const trials = new Map<string, number>();
  const strays: string[] = [];
  let folders = 0;
  for (const agent of (await entriesOf(root)).filter(isVisible)) {
    const path = join(root, agent);
    if (!(await isFolder(path))) {
      strays.push(path);
      continue;
    }
    folders += 1;
    await addTranscripts(agent, path, byUnit, strays);
  }
  for (const { agent, caseId, trial } of byUnit.values()) {
    const cell = keyOf(agent, caseId);
    trials.set(cell, Math.max(trial, trials.get(cell) ?? 0));
  }
  if (folders > 0) return { byUnit, trials, strays };
  throw notFound(
    `${shown}: the transcripts: expected folders named after providers, found none`,
    'Lay them out as DIR/<agent>/<case_id>[.<trial>].jsonl.',
  );
}

/** Adds those of one provider's folder; two for one unit are an error, since it would be unknown which one counts. */
async function addTranscripts(
  agent: string,
  folder: string,
  byUnit: Map<string, FoundTranscript>,
  strays: string[],
): Promise<void> {
  for (const name of (await entriesOf(folder)).filter(isVisible)) {
    if (/\.(?:meta\.json|stderr\.txt)$/.test(name)) continue;
    const path = join(folder, name);
    const match = /^([A-Za-z0-9][A-Za-z0-9_-]*)(?:\.([1-9]\d{0,3}))?\.(?:jsonl|txt)$/.exec(name);
    const trial = Number(match?.[2] ?? 1);
    if (match?.[1] === undefined || trial > MAX_TRIALS) {
      strays.push(path);
      continue;
    }
    // A pipe would be waited for, for ever.
    if (!(await isFile(path))) {
      throw invalidInput(
        `${path}: the transcript: expected a file, found something else or a link to nothing`,
        'Remove or rename it.',
      );
    }
    const file = { agent, caseId: match[1], trial, path, stem: join(folder, name.replace(/\.(?:jsonl|txt)$/, '')) };
    const key = keyOf(agent, file.caseId, trial);
    const other = byUnit.get(key);
    if (other !== undefined) {
      throw invalidInput(
        `${folder}: expected one transcript for ${file.caseId}, trial ${file.trial}, found ${other.path} and ${file.path}`,
        'Remove or rename one of them.',
      );
    }
    byUnit.set(key, file);
  }
}

/** Names that begin with a dot are the system's and the editor's business. */
function isVisible(name: string): boolean {
  return !name.startsWith('.');
}
