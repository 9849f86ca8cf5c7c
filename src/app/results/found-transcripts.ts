import { join } from 'node:path';

import { entriesOf, isFile, isFolder } from '../../io/find-files.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';

/** A cell has at most so many trials: a stray number must not make a plan of a million units. */
const MAX_TRIALS = 1000;

export interface FoundTranscript {
  readonly caseId: string;
  readonly trial: number;
  readonly path: string;
  /** The path without its ending: what stands beside it begins with this. */
  readonly stem: string;
}

export interface FoundTranscripts {
  /** Folder name → its transcripts. */
  readonly byAgent: ReadonlyMap<string, readonly FoundTranscript[]>;
  /** Paths that fit nowhere into the layout. */
  readonly strays: readonly string[];
}

/** Lists `root/<agent>/<case_id>[.<trial>].(jsonl|txt)`; `shown` is how the folder is called in messages. */
export async function foundTranscripts(root: string, shown: string): Promise<FoundTranscripts> {
  const byAgent = new Map<string, readonly FoundTranscript[]>();
  const strays: string[] = [];
  for (const name of (await entriesOf(root)).filter(isVisible)) {
    const path = join(root, name);
    if (await isFolder(path)) byAgent.set(name, await transcriptsOf(path, strays));
    else strays.push(path);
  }
  if (byAgent.size > 0) return { byAgent, strays };
  throw new PortcullisError(
    'not_found',
    `${shown}: the transcripts: expected folders named after providers, found none`,
    'Lay them out as DIR/<agent>/<case_id>[.<trial>].jsonl.',
  );
}

/** The transcripts of one provider's folder; two for one unit are an error, since it could not be told which one counts. */
async function transcriptsOf(folder: string, strays: string[]): Promise<readonly FoundTranscript[]> {
  const byUnit = new Map<string, FoundTranscript>();
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
      throw new PortcullisError(
        'invalid_input',
        `${path}: the transcript: expected a file, found something else or a link to nothing`,
        'Remove or rename it.',
      );
    }
    const file = { caseId: match[1], trial, path, stem: join(folder, name.replace(/\.(?:jsonl|txt)$/, '')) };
    const key = `${file.caseId} ${file.trial}`;
    const other = byUnit.get(key);
    if (other !== undefined) {
      throw new PortcullisError(
        'invalid_input',
        `${folder}: expected one transcript for ${file.caseId}, trial ${file.trial}, found ${other.path} and ${file.path}`,
        'Remove or rename one of them.',
      );
    }
    byUnit.set(key, file);
  }
  return [...byUnit.values()];
}

/** Names that begin with a dot are the system's and the editor's business. */
function isVisible(name: string): boolean {
  return !name.startsWith('.');
}
