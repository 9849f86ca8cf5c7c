import { resolve } from 'node:path';

import type { TurnPlace } from '../../contracts/typestate-result.ts';
import type { SubjectTurns, UnjudgedPart } from '../../gates/typestate-gate-input.ts';
import { filesMatching, isFile, isGlob } from '../../io/find-files.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { judgeTurn } from '../../typestate/judge-turn.ts';
import type { TurnPolicies } from '../../typestate/turn-policies.ts';
import { CUT_TURN } from '../../typestate/turn-of-line.ts';
import { TurnTally } from '../../typestate/turn-tally.ts';
import { displayPath } from '../load-cases.ts';
import { transcriptChunks } from '../score-transcript.ts';
import type { World } from '../world.ts';
import { turnLines, type TurnLine } from './turn-lines.ts';

export interface TurnFilesRequest {
  /** Absolute. */
  readonly files: readonly string[];
  readonly policies: Partial<TurnPolicies>;
  /** Whether the comparator configures the gate, so that it could tolerate something. */
  readonly isKnown: boolean;
}

/**
 * The evidence files that paths and globs name. One that leads to nothing is an error: turns that are not there would pass.
 *
 * @throws PortcullisError `not_found`
 */
export async function turnFiles(folder: string, paths: readonly string[]): Promise<readonly string[]> {
  const files: string[] = [];
  for (const path of paths) {
    const found = isGlob(path) && !(await isFile(resolve(folder, path))) ? await filesMatching(folder, path) : [path];
    if (found.length === 0) {
      throw new PortcullisError(
        'not_found',
        `${path}: expected evidence of turns, found no such file under ${folder}`,
        'Write the evidence before the gate runs, or correct the path.',
      );
    }
    files.push(...found.map((file) => resolve(folder, file)));
  }
  return [...new Set(files)];
}

/** The turns of evidence files, judged; each file is streamed. Turns of one id are one subject. */
export async function turnsOfFiles(world: World, request: TurnFilesRequest): Promise<readonly SubjectTurns[]> {
  const tallies = new Map<string, TurnTally>();
  const broken = new Map<string, UnjudgedPart[]>();
  for (const path of request.files) {
    const file = displayPath(world.root, path);
    let turns = 0;
    for await (const line of turnsIn(path)) {
      turns += 1;
      const place = { file, line: line.line, calls: [], cause: null };
      const fault = addLine(line, request.policies, tallies, place);
      if (fault !== null) partsOf(broken, file).push({ delta: 'invalid', gate: 'fail', reason: fault, place });
      else if ('isCut' in line && line.isCut) {
        partsOf(broken, file).push({ delta: 'unjudged', gate: 'undecided', reason: CUT_TURN, place });
      }
    }
    if (turns > 0) continue;
    const place = { file, line: 1, calls: [], cause: null };
    partsOf(broken, file).push({ delta: 'invalid', gate: 'fail', reason: 'there is no turn in it', place });
  }
  const { isKnown } = request;
  const nothing = { beforeId: null, isKnown, infra: new Map<string, never>() };
  const ofTurns = [...tallies].map(([id, tally]): SubjectTurns => {
    const { turns, rejected, classes } = tally;
    return { ...nothing, subject: turnSubject(id), turns, rejected, classes, unjudged: [] };
  });
  const ofBroken = [...broken].map(([file, unjudged]): SubjectTurns => {
    return { ...nothing, subject: turnSubject(`of ${file}`), turns: 0, rejected: 0, classes: new Map(), unjudged };
  });
  return [...ofTurns, ...ofBroken];
}

/** A file that is called `.json` is one turn, over as many lines as it likes. */
async function* turnsIn(path: string): AsyncGenerator<TurnLine> {
  if (!path.endsWith('.json')) yield* turnLines(transcriptChunks(path));
  else yield { line: 1, id: null, jsonText: await readTextFile(path, 'the evidence of a turn'), isCut: false };
}

/** Judges one line; why it is no turn, or null. */
function addLine(
  line: TurnLine,
  policies: Partial<TurnPolicies>,
  tallies: Map<string, TurnTally>,
  place: TurnPlace,
): string | null {
  if ('error' in line) return line.error.message;
  try {
    const judged = judgeTurn(line.jsonText, policies);
    const id = line.id ?? judged.callId;
    const tally = tallies.get(id) ?? new TurnTally();
    tallies.set(id, tally);
    tally.add(judged, (calls) => ({ ...place, calls: [...calls] }));
    return null;
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    return error.message;
  }
}

function partsOf(broken: Map<string, UnjudgedPart[]>, file: string): UnjudgedPart[] {
  const parts = broken.get(file) ?? [];
  broken.set(file, parts);
  return parts;
}

function turnSubject(id: string): SubjectTurns['subject'] {
  return { case_id: null, agent: null, turn_id: id };
}
